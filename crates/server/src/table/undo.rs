//! Taking back: freely, by consent, and out of a secret commitment.

use axum::http::StatusCode;
use bourse_game::{Seat, Seats};

use super::{Entry, Table};
use crate::api::{Mode, Problem, Status, UndoAnswer, UndoOffer, UndoTo, Withdraw};
use crate::ids::GuestId;

/// An undo that waits for consent.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) seat: Seat,
    pub(super) to: usize,
    pub(super) waiting: Seats,
}

impl Table {
    /// What a seat could take back: its last move, with everything after it.
    pub(super) fn undo_offer(&self, seat: Seat) -> Option<UndoOffer> {
        if self.status() == Status::Gathering || self.is_proved() {
            return None;
        }
        let last = match self.made.mode {
            Mode::Play => self.course.last_of(seat)?,
            Mode::Typed => self.course.len().checked_sub(1)?,
        };
        let to = self.batches.iter().rev().find(|begin| **begin <= last).copied()?;
        Some(UndoOffer { to, free: self.is_free(seat, to) })
    }

    /// Whether the secret of the draws has been published: whoever went back
    /// from there would know the draws to come.
    fn is_proved(&self) -> bool {
        self.status() == Status::Over && self.commitment.is_some()
    }

    fn is_free(&self, seat: Seat, to: usize) -> bool {
        self.made.mode == Mode::Typed
            || self.course.is_free(seat, to)
            || self.to_ask(seat).is_empty()
    }

    /// The people other than the seat's own player. Bots always consent.
    pub(super) fn to_ask(&self, seat: Seat) -> Seats {
        let asker = self.places.get(seat.index()).and_then(|place| place.guest());
        let others =
            self.places().filter(|(_, place)| place.guest().is_some_and(|g| Some(g) != asker));
        others.map(|(seat, _)| seat).collect()
    }

    /// A seat wants to go back to a line.
    pub(crate) fn undo(&self, guest: &GuestId, wish: &UndoTo) -> Result<Vec<Entry>, Problem> {
        self.check_owner(guest, wish.seat)?;
        self.check_seq(wish.seq, Some(guest), Some(wish.seat))?;
        let nothing = wish.to >= self.course.len() || wish.to < self.made.lines.len();
        if nothing || self.is_proved() {
            return Err(Problem::new(
                StatusCode::BAD_REQUEST,
                "no_line",
                "there is nothing to take back",
            ));
        }
        if self.is_free(wish.seat, wish.to) {
            return Ok(vec![Entry::Undone { to: wish.to }]);
        }
        Ok(vec![Entry::UndoAsked { seat: wish.seat, to: wish.to }])
    }

    /// A guest answers for his seats, or withdraws his own wish.
    pub(crate) fn answer_undo(
        &self,
        guest: &GuestId,
        answer: &UndoAnswer,
    ) -> Result<Vec<Entry>, Problem> {
        self.check_seq(answer.seq, Some(guest), None)?;
        let own = self.seats_of(guest);
        let asked = self.asked.as_ref().ok_or_else(not_asked)?;
        if own.contains(asked.seat) && !answer.agree {
            return Ok(vec![Entry::UndoAnswered { seat: asked.seat, agree: false }]);
        }
        let seats: Vec<Seat> = own.iter().filter(|seat| asked.waiting.contains(*seat)).collect();
        if seats.is_empty() {
            return Err(not_asked());
        }
        Ok(seats
            .into_iter()
            .map(|seat| Entry::UndoAnswered { seat, agree: answer.agree })
            .collect())
    }

    /// Whether a seat has a commitment that can be withdrawn.
    pub(super) fn can_withdraw(&self, seat: Seat) -> bool {
        self.made.mode == Mode::Play && self.course.concealed().contains(seat)
    }

    /// A seat withdraws its secret commitment.
    pub(crate) fn withdraw(&self, guest: &GuestId, wish: &Withdraw) -> Result<Vec<Entry>, Problem> {
        self.check_owner(guest, wish.seat)?;
        self.check_seq(wish.seq, Some(guest), Some(wish.seat))?;
        if !self.can_withdraw(wish.seat) {
            let message = "nothing secret is committed";
            return Err(Problem::new(StatusCode::CONFLICT, "not_concealed", message));
        }
        Ok(vec![Entry::Withdrawn { seat: wish.seat }])
    }
}

fn not_asked() -> Problem {
    Problem::new(StatusCode::CONFLICT, "not_asked", "nobody asked you to take anything back")
}
