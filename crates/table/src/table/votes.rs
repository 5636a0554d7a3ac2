//! Seats that change hands when the others agree.
//!
//! From a seat one sees what is hidden, so in a game that hides anything it is
//! only for whoever had it last, or for somebody all the others agree to; and
//! nobody who is there is put out of their seat by one alone. Bots have no vote:
//! where only they could be asked, the answer is no.

use bourse_game::Seat;

use super::{Table, seated};
use crate::api::{ChairKind, Mode, SeatAnswer, SeatCause, SeatRefused, SeatVote, Status};
use crate::attendance::Attendance;
use crate::entry::{LogEntry, Occupant};
use crate::error::TableError;
use crate::ids::GuestId;

/// A seat that would change hands if the others agreed.
#[derive(Clone, Debug)]
pub(super) struct Vote {
    /// The number of the entry that asked.
    number: u64,
    seat: Seat,
    who: Occupant,
    by: GuestId,
    name: String,
    waiting: Vec<GuestId>,
    /// Whether anybody has agreed. That all who could have got up is no consent.
    agreed: bool,
}

/// What the others did not agree to.
#[derive(Clone, Debug)]
pub(super) struct RefusedVote {
    by: GuestId,
    shown: SeatRefused,
}

impl Table {
    /// Whether what is seen from a seat is hidden from others: from the moment
    /// the game begins until it is over.
    pub(super) fn is_private(&self) -> bool {
        self.hides && self.made.mode == Mode::Play && self.status() == Status::Playing
    }

    /// Asks the others whether somebody may have a seat.
    pub(super) fn ask_for_seat(
        &self,
        seat: Seat,
        who: Occupant,
        (by, name): (&GuestId, String),
        attendance: &Attendance,
    ) -> Result<Vec<LogEntry>, TableError> {
        if let Some(vote) = self.votes.iter().find(|vote| vote.seat == seat) {
            if vote.by == *by && vote.who == who {
                return Ok(Vec::new());
            }
            return Err(TableError::SeatAlreadyAsked);
        }
        if self.refusals.iter().any(|refusal| refusal.by == *by && refusal.shown.seat == seat) {
            return Err(TableError::SeatJustRefused);
        }
        let asked = self.voters(seat, &who, by, attendance);
        if asked.is_empty() {
            return Err(TableError::NobodyToAsk);
        }
        Ok(vec![LogEntry::SeatAsked { seat, who, by: by.clone(), name, asked }])
    }

    /// The people who have to agree: all who sit, but for the one who asks and
    /// the one it is about. Who was put out of the seat and is still there is
    /// asked too before another looks at their hand.
    pub(super) fn voters(
        &self,
        seat: Seat,
        who: &Occupant,
        by: &GuestId,
        attendance: &Attendance,
    ) -> Vec<GuestId> {
        let sitting = self.places().filter(|(other, _)| *other != seat);
        let about = self.places.get(seat.index()).and_then(|place| place.guest());
        let others = sitting
            .filter_map(|(_, place)| place.guest())
            .filter(|guest| *guest != by && Some(*guest) != about);
        let minutes = self.made.absent_minutes;
        let put_out = self.put_out.iter().filter(|out| {
            matches!(who, Occupant::Guest { .. })
                && out.seat == seat
                && out.guest != *by
                && !attendance.is_absent(&out.guest, 0, minutes)
        });
        let mut voters: Vec<GuestId> =
            others.chain(put_out.map(|out| &out.guest)).cloned().collect();
        voters.sort();
        voters.dedup();
        voters
    }

    /// Somebody answers, or withdraws their own wish.
    pub fn answer_seat(
        &self,
        guest: &GuestId,
        answer: SeatAnswer,
    ) -> Result<Vec<LogEntry>, TableError> {
        let vote = self.votes.iter().find(|vote| vote.number == answer.vote);
        let vote = vote.ok_or(TableError::NoVote)?;
        let withdraws = vote.by == *guest && !answer.agree;
        if !withdraws && !vote.waiting.contains(guest) {
            return Err(TableError::NoSayInVote);
        }
        let (seat, guest, agree) = (vote.seat, guest.clone(), answer.agree);
        Ok(vec![LogEntry::SeatAnswered { seat, guest, agree }])
    }

    pub(super) fn open_vote(
        &mut self,
        seat: Seat,
        who: &Occupant,
        (by, name): (&GuestId, &str),
        asked: &[GuestId],
    ) {
        self.refusals.retain(|refusal| refusal.shown.seat != seat);
        self.end_votes_on(seat);
        self.votes.push(Vote {
            number: self.seq,
            seat,
            who: who.clone(),
            by: by.clone(),
            name: name.to_owned(),
            waiting: asked.to_vec(),
            agreed: false,
        });
    }

    pub(super) fn count_vote(&mut self, seat: Seat, guest: &GuestId, agree: bool) {
        // An answer may be older than a rule by which the vote has ended since.
        let Some(place) = self.votes.iter().position(|vote| vote.seat == seat) else { return };
        if agree {
            let vote = &mut self.votes[place];
            vote.waiting.retain(|waiting| waiting != guest);
            vote.agreed = true;
            return;
        }
        let vote = self.votes.remove(place);
        if vote.by != *guest {
            let (name, kind) = named(&vote.who);
            let shown = SeatRefused { seat, name, kind };
            self.refusals.push(RefusedVote { by: vote.by, shown });
        }
    }

    pub(super) fn end_votes_on(&mut self, seat: Seat) {
        self.votes.retain(|vote| vote.seat != seat);
    }

    /// Somebody no longer sits here. Who got up has no say any more; but that
    /// somebody was put out is nobody's consent.
    pub(super) fn votes_without(&mut self, guest: &GuestId, cause: SeatCause) {
        let host = self.made.host.clone();
        self.votes.retain_mut(|vote| {
            let was_asked = vote.waiting.contains(guest);
            vote.waiting.retain(|waiting| waiting != guest);
            let asked_for_other =
                vote.by == *guest && *guest != host && matches!(vote.who, Occupant::Bot { .. });
            let settled = vote.waiting.is_empty() && !vote.agreed;
            !(settled || asked_for_other || was_asked && cause.puts_out())
        });
    }

    /// A seat changes hands because everybody who was asked agreed.
    pub(super) fn vote_carried(&self) -> Vec<LogEntry> {
        let carried = self.votes.iter().find(|vote| vote.waiting.is_empty() && vote.agreed);
        let Some(Vote { seat, who, .. }) = carried else { return Vec::new() };
        let cause = SeatCause::Vote;
        let up = self.who(*seat).is_some().then_some(LogEntry::Left { seat: *seat, cause });
        up.into_iter().chain([seated(*seat, who.clone(), None, cause)]).collect()
    }

    /// Whether the table looks any different to a guest than to whoever only
    /// watches it.
    pub fn concerns(&self, guest: &GuestId) -> bool {
        let votes = |vote: &Vote| vote.by == *guest || vote.waiting.contains(guest);
        self.guests().contains(&guest) || self.votes.iter().any(votes)
    }

    /// The open votes, as a guest is told of them.
    pub(super) fn shown_votes(&self, guest: Option<&GuestId>) -> Vec<SeatVote> {
        let shown = |vote: &Vote| {
            let (name, kind) = named(&vote.who);
            let waiting = self.places().filter(|(seat, place)| match place.guest() {
                Some(sitting) => vote.waiting.contains(sitting),
                None => *seat == vote.seat && self.put_out_of(vote.seat, &vote.waiting),
            });
            SeatVote {
                vote: vote.number,
                seat: vote.seat,
                name,
                kind,
                by: vote.name.clone(),
                yours: guest == Some(&vote.by),
                asks_you: guest.is_some_and(|guest| vote.waiting.contains(guest)),
                waiting: waiting.map(|(seat, _)| seat).collect(),
            }
        };
        self.votes.iter().map(shown).collect()
    }

    fn put_out_of(&self, seat: Seat, guests: &[GuestId]) -> bool {
        self.put_out.iter().any(|out| out.seat == seat && guests.contains(&out.guest))
    }

    pub(super) fn shown_refusals(&self) -> Vec<SeatRefused> {
        self.refusals.iter().map(|refusal| refusal.shown.clone()).collect()
    }
}

fn named(who: &Occupant) -> (String, ChairKind) {
    match who {
        Occupant::Guest { name, .. } => (name.clone(), ChairKind::Person),
        Occupant::Bot { bot } => (bot.clone(), ChairKind::Bot),
    }
}
