//! What both benches measure: the lines of random games of four, by the part of
//! the game they belong to.

#![allow(clippy::unwrap_used, dead_code, unreachable_pub)]

use std::hint::black_box;

use bourse_1861::{Action, Edition, G1861, Options, Step, TurnStep};
use bourse_game::suite::{Coin, walk};
use bourse_game::{Game, Line, Seat, Setup};

/// How many games the lines are from.
const GAMES: u64 = 3;

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Privates and minors are auctioned.
    Auctions,
    /// Shares are traded.
    Shares,
    /// A founded public's first token.
    FirstToken,
    /// A company lays track.
    Track,
    /// A company places a token.
    Token,
    /// A company runs its trains.
    Run,
    /// Everything else of a company's turn.
    Company,
    /// Minors convert and merge.
    Merger,
}

impl Part {
    pub const ALL: [Self; 8] = [
        Self::Auctions,
        Self::Shares,
        Self::FirstToken,
        Self::Track,
        Self::Token,
        Self::Run,
        Self::Company,
        Self::Merger,
    ];

    fn of(step: Step) -> Self {
        match step {
            Step::OpeningAuction | Step::MinorAuction => Self::Auctions,
            Step::Shares => Self::Shares,
            Step::FirstToken => Self::FirstToken,
            Step::Turn(TurnStep::Track) => Self::Track,
            Step::Turn(TurnStep::Token) => Self::Token,
            Step::Turn(TurnStep::Run) => Self::Run,
            Step::Turn(_) | Step::Consent | Step::Trainless | Step::Discard(_) => Self::Company,
            Step::Merge | Step::MergerConsent | Step::TokenLimit | Step::AfterMerger => {
                Self::Merger
            }
        }
    }
}

/// A line, and the state before it.
pub type Played = (G1861, Seat, Action);

fn start(edition: Edition) -> G1861 {
    G1861::new(Setup::newest(&G1861::DECLARATION, 4, Options::of(edition)).unwrap())
}

/// The lines of some games that belong to a part, by the rulebook.
pub fn lines(part: Part) -> Vec<Played> {
    let mut lines = Vec::new();
    for seed in 0..GAMES {
        walk(start(Edition::Jklm), &mut Coin::new(seed), |step| {
            if let Line::Decision { seat, action } = step.line
                && step.state.step().map(Part::of) == Some(part)
            {
                lines.push((step.state.clone(), *seat, action.clone()));
            }
        });
    }
    lines
}

/// Copies every state.
pub fn clone_all(lines: &[Played]) {
    for (state, ..) in lines {
        black_box(state.clone());
    }
}

/// Plays every line in its state.
pub fn apply_all(lines: Vec<Played>) {
    for (mut state, seat, action) in lines {
        let _ = black_box(state.apply(seat, &action, &mut ()));
        black_box(state);
    }
}

/// Asks for the moves in every state.
pub fn moves_all(lines: &[Played]) {
    for (state, seat, _) in lines {
        black_box(state.moves(*seat));
    }
}

/// Plays a game at random, with the best routes, and returns its number of lines.
pub fn random_game(edition: Edition, seed: u64) -> u32 {
    walk(start(edition), &mut Coin::new(seed), |_| ()).1
}
