//! Taking back: freely, by consent, and out of a secret commitment.

use bourse_game::{Seat, Seats};

use super::Table;
use crate::api::{
    Mode, Redo, RedoOffer, SeatCause, Status, UndoAnswer, UndoOffer, UndoTo, Withdraw,
};
use crate::entry::LogEntry;
use crate::error::{Corrupt, TableError};
use crate::ids::GuestId;

/// An undo that waits for consent.
#[derive(Clone, Debug)]
pub(super) struct PendingUndo {
    pub(super) seat: Seat,
    pub(super) to: usize,
    pub(super) waiting: Seats,
}

/// What was taken back without asking anybody, and can be played again.
#[derive(Clone, Debug)]
pub(super) struct Redoable {
    /// Who took it back.
    seat: Seat,
    /// The last line it would restore.
    line: usize,
    /// Where each entry's lines began.
    batches: Vec<usize>,
    /// When seats had changed until then.
    seating: Vec<usize>,
}

impl Table {
    /// What a seat could take back: its last move, with everything after it.
    pub(super) fn undo_offer(&self, seat: Seat) -> Option<UndoOffer> {
        if self.status() == Status::Gathering || self.is_proved() {
            return None;
        }
        let last = match self.made.mode {
            Mode::Play => self.history.last_of(seat)?,
            Mode::Typed => self.history.len().checked_sub(1)?,
        };
        let to = self.batches.iter().rev().find(|begin| **begin <= last).copied()?;
        let to = self.before_commitments(to);
        let (free, practice) = (self.is_free(seat, to), self.makes_practice(to));
        if !free && to < self.put_out_since() {
            return None;
        }
        Some(UndoOffer { seat, to, free, practice })
    }

    /// What a guest could take back: the last move of any of their seats, whichever of them is looked at.
    pub(super) fn undo_offer_to(&self, guest: Option<&GuestId>) -> Option<UndoOffer> {
        let seats = self.seats_of(guest?);
        seats.iter().filter_map(|seat| self.undo_offer(seat)).max_by_key(|offer| offer.to)
    }

    /// Where going back to a line leads. Whoever types a game in knows all the
    /// cards anyway.
    fn before_commitments(&self, to: usize) -> usize {
        match self.made.mode {
            Mode::Play => self.history.before_commitments(to).max(self.made.lines.len()),
            Mode::Typed => to,
        }
    }

    /// Whether going back to a line would make the game practice.
    pub(super) fn makes_practice(&self, to: usize) -> bool {
        !self.practice && self.made.mode == Mode::Play && self.history.tells_after(to)
    }

    /// Whether the secret of the draws has been published: whoever went back
    /// from there would know the draws to come.
    fn is_proved(&self) -> bool {
        self.status() == Status::Over && self.commitment.is_some()
    }

    fn is_free(&self, seat: Seat, to: usize) -> bool {
        self.made.mode == Mode::Typed
            || self.history.is_free(seat, to)
            || self.to_ask(seat).is_empty() && to >= self.put_out_since()
    }

    /// Somebody no longer sits here. Who got up has no say any more; but a
    /// question ends unanswered when whoever was asked is put out: that is
    /// nobody's consent. And nobody answers for who asked.
    pub(super) fn undo_without(&mut self, seat: Seat, cause: SeatCause) {
        if let Some(asked) = &mut self.asked {
            let was_asked = asked.waiting.contains(seat);
            asked.waiting = asked.waiting.without(seat);
            if asked.seat == seat || was_asked && cause.puts_out() {
                self.asked = None;
            }
        }
    }

    /// The people other than the seat's own player. Bots always consent.
    pub(super) fn to_ask(&self, seat: Seat) -> Seats {
        let asker = self.places.get(seat.index()).and_then(|place| place.guest());
        let others =
            self.places().filter(|(_, place)| place.guest().is_some_and(|g| Some(g) != asker));
        others.map(|(seat, _)| seat).collect()
    }

    /// A seat wants to go back to a line.
    pub fn undo(&self, guest: &GuestId, wish: &UndoTo) -> Result<Vec<LogEntry>, TableError> {
        self.check_owner(guest, wish.seat)?;
        self.check_seq(wish.seq, Some(guest), Some(wish.seat))?;
        let nothing = wish.to >= self.history.len() || wish.to < self.made.lines.len();
        if nothing || self.is_proved() {
            return Err(TableError::NothingToTakeBack);
        }
        let (seat, to) = (wish.seat, self.before_commitments(wish.to));
        if self.is_free(seat, to) {
            return Ok(vec![LogEntry::Undone { to, by: Some(seat) }]);
        }
        if to < self.put_out_since() {
            return Err(TableError::Replaced);
        }
        Ok(vec![LogEntry::UndoAsked { seat, to }])
    }

    /// All lines after these are taken back.
    pub(super) fn go_back(&mut self, to: usize, by: Option<Seat>) {
        self.practice |= self.makes_practice(to);
        let line = self.history.len();
        self.history.truncate(to);
        let kept = self.batches.partition_point(|begin| *begin < to);
        let batches = self.batches.split_off(kept);
        let seating = self.seating.iter().map(|change| change.line).collect();
        self.seats_back_to(to);
        match by {
            Some(seat) => self.taken_back.push(Redoable { seat, line, batches, seating }),
            None => self.forget_taken_back(),
        }
        (self.asked, self.refused, self.rewound) = (None, None, true);
        self.marks.push((self.seq, to));
    }

    /// What a guest took back and could play again, from any of their seats.
    pub(super) fn redo_offer(&self, guest: Option<&GuestId>) -> Option<RedoOffer> {
        let last = self.taken_back.last()?;
        let own = self.seats_of(guest?).contains(last.seat);
        own.then_some(RedoOffer { line: last.line })
    }

    /// A seat wants to play again what was just taken back.
    pub fn redo(&self, guest: &GuestId, wish: Redo) -> Result<Vec<LogEntry>, TableError> {
        self.check_owner(guest, wish.seat)?;
        self.check_seq(wish.seq, Some(guest), Some(wish.seat))?;
        if self.redo_offer(Some(guest)).is_none() {
            return Err(TableError::NoRedo);
        }
        Ok(vec![LogEntry::Redone { seat: wish.seat }])
    }

    /// What was taken back last is played again.
    pub(super) fn go_forward(&mut self) -> Result<(), Corrupt> {
        let again = self.taken_back.pop().ok_or_else(|| Corrupt("nothing to restore".into()))?;
        let before = self.history.len();
        self.history.restore()?;
        self.batches.extend(again.batches);
        // Whoever sat down since did not play these lines.
        let line = self.history.len();
        let lines = again.seating.into_iter().chain(std::iter::repeat(line));
        for (change, line) in self.seating.iter_mut().zip(lines) {
            change.line = line;
        }
        (self.asked, self.refused, self.rewound) = (None, None, false);
        self.marks.push((self.seq, before));
        Ok(())
    }

    /// The game goes on: nobody wants to go back any more, and nothing that was
    /// taken back can be played again.
    pub(super) fn goes_on(&mut self) {
        (self.asked, self.refused) = (None, None);
        self.refusals.clear();
        self.forget_taken_back();
    }

    pub(super) fn forget_taken_back(&mut self) {
        self.taken_back.clear();
        self.history.forget_taken_back(usize::MAX);
    }

    /// A seat has given other orders than when it took back. Those of others
    /// change nothing: it would tell of them.
    pub(super) fn forget_taken_back_by(&mut self, seat: Seat) {
        let last = self.taken_back.iter().rposition(|taken| taken.seat == seat);
        if let Some(last) = last {
            self.taken_back.drain(..=last);
            self.history.forget_taken_back(last + 1);
        }
    }

    /// A guest answers for their seats, or withdraws their own wish.
    pub fn answer_undo(
        &self,
        guest: &GuestId,
        answer: &UndoAnswer,
    ) -> Result<Vec<LogEntry>, TableError> {
        self.check_seq(answer.seq, Some(guest), None)?;
        let own = self.seats_of(guest);
        let asked = self.asked.as_ref().ok_or(TableError::NoSayInUndo)?;
        if own.contains(asked.seat) && !answer.agree {
            return Ok(vec![LogEntry::UndoAnswered { seat: asked.seat, agree: false }]);
        }
        let seats: Vec<Seat> = own.iter().filter(|seat| asked.waiting.contains(*seat)).collect();
        if seats.is_empty() {
            return Err(TableError::NoSayInUndo);
        }
        Ok(seats
            .into_iter()
            .map(|seat| LogEntry::UndoAnswered { seat, agree: answer.agree })
            .collect())
    }

    /// Whether a seat has a commitment that can be withdrawn.
    pub(super) fn can_withdraw(&self, seat: Seat) -> bool {
        self.made.mode == Mode::Play && self.history.concealed().contains(seat)
    }

    /// A seat withdraws its secret commitment.
    pub fn withdraw(&self, guest: &GuestId, wish: &Withdraw) -> Result<Vec<LogEntry>, TableError> {
        self.check_owner(guest, wish.seat)?;
        self.check_seq(wish.seq, Some(guest), Some(wish.seat))?;
        if !self.can_withdraw(wish.seat) {
            return Err(TableError::NotConcealed);
        }
        Ok(vec![LogEntry::Withdrawn { seat: wish.seat }])
    }
}
