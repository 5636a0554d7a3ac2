//! Who sits where.

use bourse_game::{Seat, Seats, Viewer};
use bourse_record::{Nonce, Proof};

use super::Table;
use crate::api::{Invitation, Leave, Mode, SeatBot, SeatCause, Sit, Status};
use crate::attendance::Attendance;
use crate::entry::{LogEntry, Occupant};
use crate::error::{Corrupt, TableError};
use crate::ids::{GuestId, random_bytes};

/// A seat: who sits there, and who may come back.
#[derive(Clone, Default, Debug)]
pub(super) struct SeatState {
    pub(super) who: Option<Occupant>,
    /// The person who left it, and may take it back.
    pub(super) left: Option<(GuestId, String)>,
    /// When whoever is there sat down.
    since: i64,
}

/// Somebody who was put out of their seat and has not come back.
#[derive(Clone, Debug)]
pub(super) struct PutOut {
    pub(super) seat: Seat,
    pub(super) guest: GuestId,
    /// Which change of seats it was.
    change: usize,
}

impl SeatState {
    pub(super) fn guest(&self) -> Option<&GuestId> {
        match &self.who {
            Some(Occupant::Guest { guest, .. }) => Some(guest),
            Some(Occupant::Bot { .. }) | None => None,
        }
    }
}

impl Table {
    /// The seats with who is in them.
    pub(super) fn places(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        self.history.players().seats().zip(&self.places)
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &GuestId) -> Seats {
        let own = self.places().filter(|(_, place)| place.guest() == Some(guest));
        own.map(|(seat, _)| seat).collect()
    }

    /// Everybody who has something to do with the table: host, players, and who
    /// left a seat.
    pub fn guests(&self) -> Vec<&GuestId> {
        let seated = self.places.iter().filter_map(SeatState::guest);
        let left =
            self.places.iter().filter_map(|place| place.left.as_ref().map(|(guest, _)| guest));
        let mut guests: Vec<&GuestId> =
            [&self.made.host].into_iter().chain(seated).chain(left).collect();
        guests.sort();
        guests.dedup();
        guests
    }

    /// Who sits in a seat.
    pub fn who(&self, seat: Seat) -> Option<&Occupant> {
        self.places.get(seat.index())?.who.as_ref()
    }

    pub(super) fn bot_at(&self, seat: Seat) -> Option<&str> {
        match self.who(seat)? {
            Occupant::Bot { bot } => Some(bot),
            Occupant::Guest { .. } => None,
        }
    }

    /// Through whose eyes a guest looks: those of a seat of theirs that they name, or of
    /// the one that is to move, or of any of theirs; otherwise a spectator's.
    pub fn viewer(
        &self,
        guest: Option<&GuestId>,
        asked: Option<Seat>,
    ) -> Result<Viewer, TableError> {
        let own = guest.map_or(Seats::NONE, |guest| self.seats_of(guest));
        match asked {
            Some(seat) if own.contains(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(TableError::NotYourSeat),
            None => {
                let to_move = own.iter().find(|seat| self.history.to_move().contains(*seat));
                Ok(to_move.or(own.first()).map_or(Viewer::Spectator, Viewer::Seat))
            }
        }
    }

    pub(super) fn check_owner(&self, guest: &GuestId, seat: Seat) -> Result<(), TableError> {
        if self.seats_of(guest).contains(seat) { Ok(()) } else { Err(TableError::NotYourSeat) }
    }

    pub(super) fn check_host(&self, guest: &GuestId) -> Result<(), TableError> {
        if self.made.host == *guest {
            return Ok(());
        }
        Err(TableError::NotHost)
    }

    /// Who would sit down if a guest played again: they themselves, and the bots. The
    /// others are invited.
    pub fn seats_for_rematch(&self, guest: &GuestId) -> Result<Vec<LogEntry>, TableError> {
        if self.seats_of(guest).is_empty() && self.made.host != *guest {
            return Err(TableError::DidNotPlay);
        }
        if self.status() != Status::Over {
            return Err(TableError::NotOver);
        }
        let comes = |who: &Occupant| match who {
            Occupant::Guest { guest: sitting, .. } => sitting == guest,
            Occupant::Bot { .. } => true,
        };
        let seats = self.places().filter_map(|(seat, place)| Some((seat, place.who.as_ref()?)));
        let seats = seats.filter(|(_, who)| comes(who));
        Ok(seats.map(|(seat, who)| seated(seat, who.clone(), None, SeatCause::Own)).collect())
    }

    /// Those who sit down in seats that are still empty.
    pub fn still_empty(&self, seats: &[LogEntry]) -> Vec<LogEntry> {
        let empty = |entry: &&LogEntry| match entry {
            LogEntry::Seated { seat, .. } => self.who(*seat).is_none(),
            _ => false,
        };
        seats.iter().filter(empty).cloned().collect()
    }

    /// Whether an invitation is this table's, and for how many more. What is
    /// free everybody may see.
    pub fn check_invitation(&self, key: &str) -> Invitation {
        let free = self.places.iter().filter(|place| place.who.is_none()).count();
        Invitation { valid: self.made.invite.is(key), free }
    }

    /// Somebody wants to sit down. Where something hidden was seen from the seat
    /// by another, the others are asked.
    pub fn sit(
        &self,
        guest: &GuestId,
        name: String,
        wish: &Sit,
        attendance: &Attendance,
    ) -> Result<Vec<LogEntry>, TableError> {
        let invited = wish.key.as_deref().is_some_and(|key| self.made.invite.is(key));
        let back = |place: &SeatState| place.left.as_ref().is_some_and(|(left, _)| left == guest);
        let free = |place: &SeatState| !matches!(place.who, Some(Occupant::Guest { .. }));
        let may =
            |place: &SeatState| free(place) && (invited || back(place) || self.made.host == *guest);
        let found = match wish.seat {
            Some(seat) => {
                let place = self.places.get(seat.index()).ok_or(TableError::NoSeat)?;
                if !free(place) {
                    return Err(TableError::Taken);
                }
                may(place).then_some(seat)
            }
            None => {
                let empty = self.places().find(|(_, place)| place.who.is_none() && may(place));
                let own = self.places().find(|(_, place)| back(place) && free(place));
                own.or(empty).map(|(seat, _)| seat)
            }
        };
        let Some(seat) = found else {
            return Err(if invited { TableError::Full } else { TableError::NotInvited });
        };
        let who = Occupant::Guest { guest: guest.clone(), name: name.clone() };
        if self.is_private() && !self.places.get(seat.index()).is_some_and(back) {
            return self.ask_for_seat(seat, who, (guest, name), attendance);
        }
        Ok(vec![seated(seat, who, wish.nonce, SeatCause::Own)])
    }

    /// Somebody wants to get up, perhaps leaving the seat to a bot.
    pub fn leave(&self, guest: &GuestId, wish: &Leave) -> Result<Vec<LogEntry>, TableError> {
        self.check_owner(guest, wish.seat)?;
        match &wish.bot {
            None => Ok(vec![LogEntry::Left { seat: wish.seat, cause: SeatCause::Own }]),
            Some(bot) => {
                let who = Occupant::Bot { bot: self.known_bot(bot)? };
                Ok(bot_instead(wish.seat, who, SeatCause::Own))
            }
        }
    }

    /// The host wants a bot to play for a seat, or somebody who sits wants one
    /// to play for another. Nobody who is there is put out by one alone.
    pub fn seat_bot(
        &self,
        guest: &GuestId,
        name: String,
        wish: &SeatBot,
        attendance: &Attendance,
    ) -> Result<Vec<LogEntry>, TableError> {
        let place = self.places.get(wish.seat.index()).ok_or(TableError::NoSeat)?;
        let host = self.check_host(guest);
        let Some(person) = place.guest().filter(|person| *person != guest) else {
            host?;
            let who = Occupant::Bot { bot: self.known_bot(&wish.bot)? };
            if place.who.is_none() {
                return Ok(vec![seated(wish.seat, who, None, SeatCause::Host)]);
            }
            return Ok(bot_instead(wish.seat, who, SeatCause::Own));
        };
        if self.seats_of(guest).is_empty() {
            host.clone()?;
        }
        let who = Occupant::Bot { bot: self.known_bot(&wish.bot)? };
        if self.made.mode == Mode::Typed {
            host?;
            return Ok(bot_instead(wish.seat, who, SeatCause::Host));
        }
        if attendance.is_absent(person, place.since, self.made.absent_minutes) {
            return Ok(bot_instead(wish.seat, who, SeatCause::Absent));
        }
        if self.voters(wish.seat, &who, guest, attendance).is_empty() {
            host?;
        }
        self.ask_for_seat(wish.seat, who, (guest, name), attendance)
    }

    fn known_bot(&self, bot: &str) -> Result<String, TableError> {
        check_bot(self.history.bots(), bot)
    }

    pub(super) fn seat(
        &mut self,
        seat: Seat,
        who: Occupant,
        nonce: Nonce,
        at: i64,
    ) -> Result<(), Corrupt> {
        self.end_votes_on(seat);
        let place =
            self.places.get_mut(seat.index()).ok_or_else(|| Corrupt("no such seat".into()))?;
        if let Occupant::Guest { guest, .. } = &who
            && place.left.as_ref().is_some_and(|(left, _)| left == guest)
        {
            place.left = None;
        }
        if let Occupant::Guest { guest, .. } = &who {
            self.put_out.retain(|out| out.seat != seat || out.guest != *guest);
        }
        (place.who, place.since) = (Some(who), at);
        if self.draws.is_none() {
            self.nonces[seat.index()] = Some(nonce);
            self.draws = self.proof().map(|proof: Proof| proof.draws());
            if self.draws.is_some() {
                self.game_begins();
            }
        }
        Ok(())
    }

    /// From now on everybody sees what is theirs. Who got up before has seen
    /// nothing from the seat, and has no more right to it than others.
    fn game_begins(&mut self) {
        self.marks.push((self.seq, 0));
        if self.is_private() {
            self.places.iter_mut().for_each(|place| place.left = None);
        }
    }

    pub(super) fn vacate(&mut self, seat: Seat, cause: SeatCause) -> Result<(), Corrupt> {
        self.end_votes_on(seat);
        let place =
            self.places.get_mut(seat.index()).ok_or_else(|| Corrupt("no such seat".into()))?;
        if let Some(Occupant::Guest { guest, name }) = place.who.take() {
            place.left = Some((guest.clone(), name));
            if cause.puts_out() {
                let change = self.seating.len();
                self.put_out.push(PutOut { seat, guest: guest.clone(), change });
            }
            if self.seats_of(&guest).is_empty() {
                self.votes_without(&guest, cause);
            }
        }
        self.history.forget_orders(seat);
        // Before the game begins, it waits for somebody else.
        if self.draws.is_none() {
            self.nonces[seat.index()] = None;
        }
        self.undo_without(seat, cause);
        Ok(())
    }

    /// Going back before this line takes back what somebody saw happen who was
    /// put out of their seat since, and cannot be asked.
    pub(super) fn put_out_since(&self) -> usize {
        let changes = self.put_out.iter().filter_map(|out| self.seating.get(out.change));
        changes.map(|change| change.line).max().unwrap_or(0)
    }
}

/// Somebody sits down, adding a nonce: their own, or one made for them.
pub fn seated(seat: Seat, who: Occupant, nonce: Option<Nonce>, cause: SeatCause) -> LogEntry {
    let nonce = nonce.unwrap_or_else(|| Nonce::new(random_bytes()));
    LogEntry::Seated { seat, who, nonce, cause }
}

/// Whoever is in a seat gets up, and a bot sits down.
fn bot_instead(seat: Seat, bot: Occupant, cause: SeatCause) -> Vec<LogEntry> {
    vec![LogEntry::Left { seat, cause }, seated(seat, bot, None, cause)]
}

/// The bot's name, if there is such a bot.
pub fn check_bot(known: &'static [&'static str], bot: &str) -> Result<String, TableError> {
    if known.contains(&bot) {
        return Ok(bot.to_owned());
    }
    Err(TableError::NoBot { bot: bot.to_owned(), known })
}
