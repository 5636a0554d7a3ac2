//! Who sat where, at any line of the game.

use bourse_game::Seat;

use super::Table;
use crate::api::{ChairKind, SeatCause, Seating};
use crate::entry::Occupant;

impl Table {
    /// What whoever sits in a seat is called, and who it is.
    pub(super) fn named(&self, seat: Seat) -> (Option<String>, ChairKind) {
        match self.who(seat) {
            Some(Occupant::Guest { name, .. }) => (Some(name.clone()), ChairKind::Person),
            Some(Occupant::Bot { bot }) => (Some(bot.clone()), ChairKind::Bot),
            None => (self.names.get(seat.index()).cloned(), ChairKind::Empty),
        }
    }

    /// Writes down who sits in a seat now.
    pub(super) fn note_seat(&mut self, seat: Seat, line: usize, cause: SeatCause) {
        let (name, kind) = self.named(seat);
        self.seating.push(Seating { line, seat, name, kind, cause });
    }

    /// All lines after these were taken back: what changed since then changed
    /// there.
    pub(super) fn seats_back_to(&mut self, to: usize) {
        for change in &mut self.seating {
            change.line = change.line.min(to);
        }
    }

    /// A single line was taken out.
    pub(super) fn seats_without(&mut self, place: usize) {
        for change in self.seating.iter_mut().filter(|change| change.line > place) {
            change.line -= 1;
        }
    }
}
