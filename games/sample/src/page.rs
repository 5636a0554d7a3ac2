//! Sample for the page: what it draws, what it offers, and the types of both.

use bourse_game::page::{Declaration, Figure, Shape};
use bourse_game::{Money, Seat, View as _, Viewer};
use serde::Serialize;
use ts_rs::{Config, TS};

use crate::{CARDS, Card, HAND, Moves, Price, Sample, View};

/// What the page draws. It is made from a view, so nothing hidden can get into it.
#[derive(Serialize, TS)]
#[ts(rename = "SampleView")]
pub struct Shown {
    #[ts(type = "\"deal\" | \"turn_up\" | \"lay\" | \"over\"")]
    phase: &'static str,
    /// The number of the round, from 1; 0 before the first.
    round: u8,
    /// How many rounds there are.
    rounds: u8,
    /// What the winner of a lot pays.
    #[ts(type = "\"second\" | \"first\"")]
    price: Price,
    /// The lot of the round; null between rounds.
    lot: Option<Card>,
    players: Vec<Player>,
    /// The viewer's own cards; null for a spectator.
    own: Option<Own>,
    /// Every card that was turned up so far.
    gone: Vec<Card>,
}

#[derive(Serialize, TS)]
#[ts(rename = "SamplePlayer")]
struct Player {
    score: Money,
    /// How many cards are in hand.
    held: u8,
    /// Whether a card lies face down.
    laid: bool,
    /// The card of the last round; null before its end.
    turned_up: Option<Card>,
}

/// The viewer's own cards.
#[derive(Serialize, TS)]
#[ts(rename = "SampleOwn")]
struct Own {
    hand: Vec<Card>,
    laid: Option<Card>,
}

/// What a seat may do.
#[derive(Serialize, TS)]
#[ts(rename = "SampleMoves")]
pub struct Offered {
    /// The cards that can be laid.
    lay: Vec<Card>,
}

impl Shape for Sample {
    type Shown = Shown;
    type Offered = Offered;

    fn show(view: &View) -> Shown {
        let table = view.table();
        let own = || Own { hand: view.hand().iter().collect(), laid: view.laid() };
        Shown {
            phase: table.phase().id(),
            round: table.round(),
            rounds: HAND,
            price: table.options().price,
            lot: table.lot(),
            players: table.players().seats().map(|seat| player(view, seat)).collect(),
            own: (view.viewer() != Viewer::Spectator).then(own),
            gone: table.gone().iter().collect(),
        }
    }

    fn offer(_: &View, moves: &Moves) -> Offered {
        Offered { lay: moves.lay.iter().collect() }
    }

    fn figures(view: &View) -> Vec<Figure> {
        let score = |seat: Seat| Figure {
            group: "score",
            name: seat.to_string(),
            value: Some(view.table().score(seat).0),
        };
        view.table().players().seats().map(score).collect()
    }

    fn declarations(config: &Config) -> Vec<Declaration> {
        let cards = format!("const CARDS = {CARDS};");
        let types = bourse_game::declarations![config;
            Card, crate::Action, crate::Outcome, crate::Event, crate::Rule, Shown, Player, Own, Offered,
        ];
        let figures = (Some("/** How many cards there are. */\n".to_owned()), cards);
        std::iter::once(figures).chain(types).collect()
    }
}

fn player(view: &View, seat: Seat) -> Player {
    let table = view.table();
    Player {
        score: table.score(seat),
        held: view.held(seat),
        laid: table.has_laid(seat),
        turned_up: table.turned_up(seat),
    }
}
