//! What lies open.

use bourse_game::{BySeat, Money, Players, Seat, Seats, Setup};
use serde::Serialize;

use crate::rules::card::{Card, CardSet};
use crate::rules::moves::Moves;
use crate::rules::options::Options;

/// What everybody sees. State and views share it: what is hidden stands beside it in
/// the state, and has no place in a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    #[serde(skip)]
    pub(crate) setup: Setup<Options>,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) gone: CardSet,
    pub(crate) turned_up: BySeat<Option<Card>>,
    pub(crate) scores: BySeat<Money>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Phase {
    /// Cards are dealt (§2).
    Deal {
        /// Whose hand is being filled.
        seat: Seat,
    },
    /// A lot is turned up (§3).
    TurnUp,
    /// Everybody lays a card face down (§3).
    Lay {
        /// For this lot.
        lot: Card,
        /// Who has not laid one yet.
        waiting: Seats,
    },
    /// Nothing: the game is over (§5).
    Over,
}

impl Phase {
    /// The phase's name in the record.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Deal { .. } => "deal",
            Self::TurnUp => "turn_up",
            Self::Lay { .. } => "lay",
            Self::Over => "over",
        }
    }
}

impl Table {
    pub(crate) fn new(setup: Setup<Options>) -> Self {
        Self {
            setup,
            phase: Phase::Deal { seat: Seat::FIRST },
            round: 0,
            gone: CardSet::NONE,
            turned_up: BySeat::default(),
            scores: BySeat::default(),
        }
    }

    /// Who plays.
    #[must_use]
    pub fn players(&self) -> Players {
        self.setup.players()
    }

    /// The options of the table.
    #[must_use]
    pub fn options(&self) -> &Options {
        self.setup.options()
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the round, from 1; 0 before the first.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The lot of the round.
    #[must_use]
    pub fn lot(&self) -> Option<Card> {
        match self.phase {
            Phase::Lay { lot, .. } => Some(lot),
            Phase::Deal { .. } | Phase::TurnUp | Phase::Over => None,
        }
    }

    /// Every card that was turned up so far.
    #[must_use]
    pub fn gone(&self) -> CardSet {
        self.gone
    }

    /// The card a seat laid in the last round.
    #[must_use]
    pub fn turned_up(&self, seat: Seat) -> Option<Card> {
        self.turned_up[seat]
    }

    /// What a seat has won so far.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Money {
        self.scores[seat]
    }

    /// Whether a card of the seat lies face down.
    #[must_use]
    pub fn has_laid(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Lay { waiting, .. } => !waiting.contains(seat),
            Phase::Deal { .. } | Phase::TurnUp | Phase::Over => false,
        }
    }

    /// What a seat with this hand may do.
    pub(crate) fn moves(&self, seat: Seat, hand: CardSet) -> Moves {
        match self.phase {
            Phase::Lay { waiting, .. } if waiting.contains(seat) => Moves { lay: hand },
            _ => Moves { lay: CardSet::NONE },
        }
    }
}
