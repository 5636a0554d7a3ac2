//! What the lobby says of a table, without its game: it is stored beside the
//! log, so that a lobby reads no logs.

use bourse_game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::Table;
use super::seats::SeatState;
use crate::api::{Chair, ChairKind, Status, TableLine};
use crate::entry::Occupant;
use crate::ids::{GuestId, Key, TableId};

/// What is stored of a table for the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    host: GuestId,
    invite: Key,
    seats: Vec<SummarySeat>,
    /// Who may decide.
    to_move: Vec<Seat>,
    /// Whether something hidden was seen from the seats.
    private: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SummarySeat {
    /// Who sits there.
    who: Option<Occupant>,
    /// Who played there in the record the table goes on from.
    was: Option<String>,
}

/// A table as the lobby knows it.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Which table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// How far it is.
    pub status: Status,
    /// When something last happened there that everybody may know of, in
    /// seconds since 1970.
    pub at: i64,
    /// The rest.
    pub summary: Summary,
}

impl Table {
    /// What is stored of the table for the lobby.
    pub fn summary(&self) -> Summary {
        let seat = |(seat, place): (Seat, &SeatState)| SummarySeat {
            who: place.who.clone(),
            was: self.names.get(seat.index()).cloned(),
        };
        Summary {
            host: self.made.host.clone(),
            invite: self.made.invite.clone(),
            seats: self.places().map(seat).collect(),
            to_move: self.history.to_move().iter().collect(),
            private: self.is_private(),
        }
    }
}

impl Listing {
    /// The table in a guest's lobby.
    #[must_use]
    pub fn line(&self, guest: Option<&GuestId>) -> TableLine {
        let Summary { host, invite, seats, to_move, private } = &self.summary;
        let seated = (0..).map_while(Seat::new).zip(seats);
        let chairs: Vec<Chair> =
            seated.map(|(number, seat)| seat.chair(number, guest, *private)).collect();
        let own: Seats =
            chairs.iter().filter(|chair| chair.yours).map(|chair| chair.seat).collect();
        let shown = self.listed || !own.is_empty() || guest == Some(host);
        TableLine {
            id: self.table.to_string(),
            game: self.game.clone(),
            status: self.status,
            your_turn: self.status == Status::Playing && to_move.iter().any(|s| own.contains(*s)),
            seats: chairs,
            at: self.at,
            invite: shown.then(|| invite.as_str().to_owned()),
        }
    }
}

impl SummarySeat {
    /// Who is there, without saying whether a page is open.
    fn chair(&self, seat: Seat, guest: Option<&GuestId>, private: bool) -> Chair {
        let (name, kind, yours) = match &self.who {
            Some(Occupant::Guest { guest: sitting, name }) => {
                (Some(name.clone()), ChairKind::Person, guest == Some(sitting))
            }
            Some(Occupant::Bot { bot }) => (Some(bot.clone()), ChairKind::Bot, false),
            None => (self.was.clone(), ChairKind::Empty, false),
        };
        Chair { seat, name, kind, yours, here: false, private }
    }
}
