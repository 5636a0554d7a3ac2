//! The trace of the record: everything on the table, for tools and other
//! implementations.

use bourse_game::{Ended, Game, Money, Recorded, Seats};
use serde::Serialize;

use crate::{Card, CardSet, Phase, Sample};

#[derive(Serialize)]
struct Trace {
    line: u64,
    phase: &'static str,
    round: u8,
    to_move: Seats,
    lot: Option<Card>,
    hands: Vec<CardSet>,
    laid: Vec<Option<Card>>,
    gone: CardSet,
    scores: Vec<Money>,
    result: Option<Ended>,
}

impl Recorded for Sample {
    fn trace(&self, line: u64) -> impl Serialize {
        let table = self.table();
        let (turn, seats) = (self.turn(), || table.players().seats());
        Trace {
            line,
            phase: table.phase().id(),
            round: table.round(),
            to_move: turn.to_move(),
            lot: table.lot(),
            hands: seats().map(|seat| self.hand(seat)).collect(),
            laid: seats().map(|seat| self.laid(seat)).collect(),
            gone: table.gone(),
            scores: seats().map(|seat| table.score(seat)).collect(),
            result: turn.standing().map(|standing| Ended::new(table.players(), &standing)),
        }
    }

    fn kind(&self) -> Option<&'static str> {
        match self.table().phase() {
            Phase::Over => None,
            phase => Some(phase.id()),
        }
    }
}
