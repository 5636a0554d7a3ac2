//! The player who takes what is best now.

use bourse_game::bots::{Bot, Generator, SplitMix64, pick};
use bourse_game::{Dice as _, Game, Moves as _, Seat, View as _, Viewer};

use super::forecast::{Thoughtless, forecast};
use super::rollout::play_until;
use crate::{Action, Card, CardSet, Company, Moves, Speculation, Trades, View};

/// How many rounds ahead prices are looked at.
const ROUNDS: u32 = 4;
/// How many games are imagined to see what prices and cards will bring.
const GAMES: u32 = 24;

/// Buys what should rise most in the next rounds and sells what should rise
/// least; plays the card and moves the pawn that make his own shares worth
/// most, against those of the others, at once.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Greedy;

impl Bot<Speculation> for Greedy {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let moves = view.moves();
        let Viewer::Seat(seat) = view.viewer() else {
            return pick(&moves, dice);
        };
        let choice = match moves {
            Moves::None => None,
            Moves::Trade(trades) => trade(view, &trades, dice),
            Moves::Rank { .. } => rank(view, seat, &moves, dice),
            Moves::Commit { cards } => card(view, seat, cards, dice),
        };
        choice.unwrap_or_else(|| pick(&moves, dice))
    }
}

/// The trade that should gain most.
fn trade(view: &View, trades: &Trades, dice: &mut Generator) -> Option<Action> {
    let later = forecast(view, ROUNDS, GAMES, dice);
    let rise =
        |company: Option<Company>| company.map_or(0.0, |of| later[of] - view.prices()[of].0 as f32);
    let gains =
        trades.iter().map(|(sell, buy)| (Action::Trade { sell, buy }, rise(buy) - rise(sell)));
    best(gains)
}

/// The use of the rank tile that helps most as things lie.
fn rank(view: &View, seat: Seat, moves: &Moves, dice: &mut Generator) -> Option<Action> {
    let state = view.sample(dice);
    best(moves.iter().map(|action| {
        let mut after = state;
        let possible = after.apply(seat, &action, &mut ()).is_ok();
        (action, if possible { lead(&after, seat) } else { f32::MIN })
    }))
}

/// The card that helps most at the reveal, whatever the others play.
fn card(view: &View, seat: Seat, hand: CardSet, dice: &mut Generator) -> Option<Action> {
    let mut scores = [0.0; 2];
    for _ in 0..GAMES {
        let state = view.sample(dice);
        let luck = SplitMix64::new(dice.below(u64::MAX));
        for (score, card) in scores.iter_mut().zip(hand.iter()) {
            *score += after_reveal(state, seat, card, luck);
        }
    }
    best(hand.iter().map(|card| Action::Commit { card }).zip(scores))
}

/// The lead at the end of the round in which the seat plays the card.
fn after_reveal(mut state: Speculation, seat: Seat, card: Card, mut luck: SplitMix64) -> f32 {
    let next = state.table().round() + 1;
    if state.apply(seat, &Action::Commit { card }, &mut ()).is_err() {
        return f32::MIN;
    }
    play_until(&mut state, next, &mut Thoughtless, &mut luck);
    lead(&state, seat)
}

/// How much richer the seat is than the others are on average.
fn lead(state: &Speculation, seat: Seat) -> f32 {
    let players = state.table().players();
    let wealth = state.standing().scores;
    let all: i32 = wealth.iter(players).map(|wealth| wealth.0).sum();
    let own = wealth[seat].0;
    own as f32 - (all - own) as f32 / f32::from(players.count() - 1)
}

/// The first of the best.
fn best(choices: impl Iterator<Item = (Action, f32)>) -> Option<Action> {
    let better =
        |best: (Action, f32), next: (Action, f32)| if next.1 > best.1 { next } else { best };
    choices.reduce(better).map(|(action, _)| action)
}
