//! Who sits where.

use axum::http::StatusCode;
use bourse_game::{Seat, Seats, Viewer};
use bourse_record::{Nonce, Proof};

use super::{Corrupt, Entry, Table, Who};
use crate::api::{Leave, Problem, SeatBot, Sit};
use crate::ids::{GuestId, random_bytes};

/// A seat: who sits there, and who may come back.
#[derive(Clone, Default, Debug)]
pub(super) struct Place {
    pub(super) who: Option<Who>,
    /// The person who left it, and may take it back.
    pub(super) left: Option<(GuestId, String)>,
}

impl Place {
    pub(super) fn guest(&self) -> Option<&GuestId> {
        match &self.who {
            Some(Who::Guest { guest, .. }) => Some(guest),
            Some(Who::Bot { .. }) | None => None,
        }
    }
}

impl Table {
    /// The seats with who is in them.
    pub(super) fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        self.course.players().seats().zip(&self.places)
    }

    /// The seats of a guest.
    pub(crate) fn seats_of(&self, guest: &GuestId) -> Seats {
        let own = self.places().filter(|(_, place)| place.guest() == Some(guest));
        own.map(|(seat, _)| seat).collect()
    }

    /// Everybody who has something to do with the table: host, players, and who
    /// left a seat.
    pub(crate) fn guests(&self) -> Vec<&GuestId> {
        let seated = self.places.iter().filter_map(Place::guest);
        let left =
            self.places.iter().filter_map(|place| place.left.as_ref().map(|(guest, _)| guest));
        let mut guests: Vec<&GuestId> =
            [&self.made.host].into_iter().chain(seated).chain(left).collect();
        guests.sort();
        guests.dedup();
        guests
    }

    /// Who sits in a seat.
    pub(crate) fn who(&self, seat: Seat) -> Option<&Who> {
        self.places.get(seat.index())?.who.as_ref()
    }

    pub(super) fn bot_at(&self, seat: Seat) -> Option<&str> {
        match self.who(seat)? {
            Who::Bot { bot } => Some(bot),
            Who::Guest { .. } => None,
        }
    }

    /// Through whose eyes a guest looks: those of a seat of his he names, or of
    /// the one that is to move, or of any of his; otherwise a spectator's.
    pub(crate) fn viewer(
        &self,
        guest: Option<&GuestId>,
        asked: Option<Seat>,
    ) -> Result<Viewer, Problem> {
        let own = guest.map_or(Seats::NONE, |guest| self.seats_of(guest));
        match asked {
            Some(seat) if own.contains(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(not_yours()),
            None => {
                let to_move = own.iter().find(|seat| self.course.to_move().contains(*seat));
                Ok(to_move.or(own.first()).map_or(Viewer::Spectator, Viewer::Seat))
            }
        }
    }

    pub(super) fn check_owner(&self, guest: &GuestId, seat: Seat) -> Result<(), Problem> {
        if self.seats_of(guest).contains(seat) { Ok(()) } else { Err(not_yours()) }
    }

    pub(super) fn check_host(&self, guest: &GuestId) -> Result<(), Problem> {
        if self.made.host == *guest {
            return Ok(());
        }
        Err(Problem::new(StatusCode::FORBIDDEN, "not_host", "only who made the table may do that"))
    }

    /// Somebody wants to sit down.
    pub(crate) fn sit(
        &self,
        guest: &GuestId,
        name: String,
        wish: &Sit,
    ) -> Result<Vec<Entry>, Problem> {
        let invited = wish.key.as_deref() == Some(self.made.invite.as_str());
        let back = |place: &Place| place.left.as_ref().is_some_and(|(left, _)| left == guest);
        let free = |place: &Place| !matches!(place.who, Some(Who::Guest { .. }));
        let may =
            |place: &Place| free(place) && (invited || back(place) || self.made.host == *guest);
        let found = match wish.seat {
            Some(seat) => {
                let place = self.places.get(seat.index()).ok_or_else(no_seat)?;
                if !free(place) {
                    return Err(Problem::new(StatusCode::CONFLICT, "taken", "the seat is taken"));
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
            return Err(if invited {
                Problem::new(StatusCode::CONFLICT, "full", "no seat is free")
            } else {
                Problem::new(
                    StatusCode::FORBIDDEN,
                    "not_invited",
                    "sitting down needs an invitation",
                )
            });
        };
        Ok(vec![seated(seat, Who::Guest { guest: guest.clone(), name }, wish.nonce)])
    }

    /// Somebody wants to get up, perhaps leaving the seat to a bot.
    pub(crate) fn leave(&self, guest: &GuestId, wish: &Leave) -> Result<Vec<Entry>, Problem> {
        self.check_owner(guest, wish.seat)?;
        match &wish.bot {
            None => Ok(vec![Entry::Left { seat: wish.seat }]),
            Some(bot) => {
                let who = Who::Bot { bot: self.known_bot(bot)? };
                Ok(vec![Entry::Left { seat: wish.seat }, seated(wish.seat, who, None)])
            }
        }
    }

    /// The host wants a bot to play for a seat.
    pub(crate) fn seat_bot(&self, guest: &GuestId, wish: &SeatBot) -> Result<Vec<Entry>, Problem> {
        self.check_host(guest)?;
        let place = self.places.get(wish.seat.index()).ok_or_else(no_seat)?;
        let who = Who::Bot { bot: self.known_bot(&wish.bot)? };
        let up = place.who.is_some().then_some(Entry::Left { seat: wish.seat });
        Ok(up.into_iter().chain([seated(wish.seat, who, None)]).collect())
    }

    fn known_bot(&self, bot: &str) -> Result<String, Problem> {
        check_bot(self.course.bots(), bot)
    }

    pub(super) fn seat(&mut self, seat: Seat, who: Who, nonce: Nonce) -> Result<(), Corrupt> {
        let place =
            self.places.get_mut(seat.index()).ok_or_else(|| Corrupt("no such seat".into()))?;
        if let Who::Guest { guest, .. } = &who
            && place.left.as_ref().is_some_and(|(left, _)| left == guest)
        {
            place.left = None;
        }
        place.who = Some(who);
        if self.draws.is_none() {
            self.nonces[seat.index()] = Some(nonce);
            self.draws = self.proof().map(|proof: Proof| proof.draws());
        }
        Ok(())
    }

    pub(super) fn vacate(&mut self, seat: Seat) -> Result<(), Corrupt> {
        let place =
            self.places.get_mut(seat.index()).ok_or_else(|| Corrupt("no such seat".into()))?;
        if let Some(Who::Guest { guest, name }) = place.who.take() {
            place.left = Some((guest, name));
        }
        self.course.forget_orders(seat);
        // Before the game begins, it waits for somebody else.
        if self.draws.is_none() {
            self.nonces[seat.index()] = None;
        }
        if let Some(asked) = &mut self.asked {
            asked.waiting = asked.waiting.without(seat);
        }
        Ok(())
    }
}

/// Somebody sits down, adding a nonce: his own, or one made for him.
pub(crate) fn seated(seat: Seat, who: Who, nonce: Option<Nonce>) -> Entry {
    let nonce = nonce.unwrap_or_else(|| Nonce::new(random_bytes()));
    Entry::Seated { seat, who, nonce }
}

/// The bot's name, if there is such a bot.
pub(crate) fn check_bot(known: &[&'static str], bot: &str) -> Result<String, Problem> {
    if known.contains(&bot) {
        return Ok(bot.to_owned());
    }
    let message = format!("there is no bot {bot:?}; there are {}", known.join(", "));
    Err(Problem::new(StatusCode::BAD_REQUEST, "no_bot", message))
}

fn not_yours() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "not_yours", "this is not your seat")
}

fn no_seat() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no_seat", "the table has no such seat")
}
