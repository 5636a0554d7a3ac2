//! A table.

mod bots;
mod log_limit;
mod orders;
mod play;
mod seat_changes;
mod seats;
mod show;
mod summary;
mod undo;
mod votes;

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};

use bourse_game::{Playable, Seat};
use bourse_record::{Commitment, Draws, Header, Nonce, Proof, RawHeader};

pub use bots::{BotTurn, LONGEST_PAUSE};
use seats::{PutOut, SeatState};
pub use seats::{check_bot, seated};
pub(crate) use show::MOST_POSITIONS;
pub use summary::{Listing, Summary};
use undo::{PendingUndo, Redoable};
use votes::{RefusedVote, Vote};

use crate::api::{Mode, SeatCause, Seating, Status, UndoRefused};
use crate::entry::{Created, LogEntry};
use crate::error::{Corrupt, TableError};
use crate::history::{AnyHistory, Ending, History, Provenance};
use crate::ids::TableId;
use crate::names::clean_names;

/// A table.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    made: Created,
    history: BoxedHistory,
    /// Whether the game hides anything from anybody before it is over.
    hides: bool,
    places: Vec<SeatState>,
    /// Who was put out of their seat and has not come back.
    put_out: Vec<PutOut>,
    /// Seats that would change hands if the others agreed.
    votes: Vec<Vote>,
    /// What they did not agree to, until the game goes on.
    refusals: Vec<RefusedVote>,
    /// How often somebody asked for a seat.
    seats_asked: u64,
    /// Every change of them.
    seating: Vec<Seating>,
    /// Who played the game in a record this table goes on from.
    names: Vec<String>,
    /// What was promised about the draws: nothing where nothing is drawn here.
    commitment: Option<Commitment>,
    /// The seats' parts of the seed: of whoever sat there when the game began.
    nonces: Vec<Option<Nonce>>,
    /// Once everybody has sat down.
    draws: Option<Draws>,
    /// How many entries its log has.
    entries: u64,
    /// How many of them are not one player's secret: the number everybody is
    /// told. Who cannot see a secret does not see that there is one.
    seq: u64,
    /// When the last of those was written.
    at: i64,
    /// The moves and draws pages have sent, by the names they gave them.
    keys: HashSet<(Option<Seat>, String)>,
    /// After which entry how many of the lines before were still in force.
    marks: Vec<(u64, usize)>,
    /// Where each entry's lines begin, of the lines in force.
    batches: Vec<usize>,
    asked: Option<PendingUndo>,
    refused: Option<UndoRefused>,
    /// What can be played again, the last last.
    taken_back: Vec<Redoable>,
    /// Whether something was taken back that somebody had learnt from.
    practice: bool,
    /// Whether the last thing that happened is that something was taken back.
    rewound: bool,
    /// How long bots wait before they move, in milliseconds.
    pause: u32,
    rematch: Option<TableId>,
}

impl Table {
    /// The table after the first entry of its log, whose header is of the game `G`.
    ///
    /// # Errors
    ///
    /// When the header or the lines it begins with cannot be read.
    pub fn new<G: Playable>(id: TableId, made: Created, at: i64) -> Result<Self, Corrupt> {
        let corrupt = |error: bourse_record::HeaderError| Corrupt(error.to_string());
        let raw = RawHeader::read(made.header.as_bytes()).map_err(corrupt)?;
        let names = raw.names().map_or(Vec::new(), clean_names);
        let commitment = raw.commitment();
        let header = Header::<G>::check(raw).map_err(corrupt)?;
        let mut history = BoxedHistory(Box::new(History::new(header)));
        let hides = !history.is_open_at(0);
        for line in &made.lines {
            history.push(line, Provenance { time: at, stand_in: None, by_order: false })?;
        }
        let players = usize::from(history.players().count());
        let seats = history.players().seats();
        let mut table = Self {
            id,
            batches: (0..made.lines.len()).collect(),
            pause: made.pause,
            made,
            history,
            hides,
            places: vec![SeatState::default(); players],
            put_out: Vec::new(),
            votes: Vec::new(),
            refusals: Vec::new(),
            seats_asked: 0,
            seating: Vec::new(),
            names,
            commitment,
            nonces: vec![None; players],
            draws: None,
            entries: 1,
            seq: 1,
            at,
            keys: HashSet::new(),
            marks: Vec::new(),
            asked: None,
            refused: None,
            taken_back: Vec::new(),
            practice: false,
            rewound: false,
            rematch: None,
        };
        // The lines it begins with were played by others.
        if !table.made.lines.is_empty() {
            seats.for_each(|seat| table.note_seat(seat, 0, SeatCause::Own));
        }
        Ok(table)
    }

    /// The table's id.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The number of the last entry that is not a secret.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// When the last thing happened that is not a secret.
    pub fn at(&self) -> i64 {
        self.at
    }

    /// The game's id.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.history.game()
    }

    /// How many lines have been played again to go back and forth: what taking back has cost since
    /// the table was read.
    #[must_use]
    pub fn replayed(&self) -> usize {
        self.history.replayed()
    }

    /// How the table began.
    pub fn made(&self) -> &Created {
        &self.made
    }

    /// The table played after this one.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// How far it is.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.history.is_over() {
            Status::Over
        } else if self.nonces.iter().all(Option::is_some) {
            Status::Playing
        } else {
            Status::Gathering
        }
    }

    /// Takes in the next entry of the log.
    ///
    /// # Errors
    ///
    /// When it cannot follow what is there; the table is then of no more use.
    pub fn absorb(&mut self, entry: &LogEntry, at: i64) -> Result<(), Corrupt> {
        self.entries += 1;
        if !entry.is_secret() {
            self.seq += 1;
            self.at = at;
        }
        let before = self.history.len();
        match entry {
            LogEntry::Created(_) => return Err(Corrupt("a table is created once".into())),
            LogEntry::Seated { seat, who, nonce, cause } => {
                self.seat(*seat, who.clone(), *nonce, at)?;
                self.note_seat(*seat, before, *cause);
            }
            LogEntry::Left { seat, cause } => {
                self.vacate(*seat, *cause)?;
                self.note_seat(*seat, before, *cause);
            }
            LogEntry::SeatAsked { seat, who, by, name, asked } => {
                self.seats_asked += 1;
                self.open_vote(*seat, who, (by, name), asked);
            }
            LogEntry::SeatAnswered { seat, guest, agree } => self.count_vote(*seat, guest, *agree),
            LogEntry::Played { seat, key, lines, stand_in, order } => {
                let by_order = order.is_some();
                for line in lines {
                    let stand_in = stand_in.clone();
                    self.history.push(line, Provenance { time: at, stand_in, by_order })?;
                }
                if let Some(seat) = seat.filter(|_| !by_order) {
                    self.history.decided(seat);
                }
                if let Some(key) = key {
                    self.keys.insert((*seat, key.clone()));
                }
                self.goes_on();
                self.rewound = false;
                self.batches.push(before);
                self.marks.push((self.seq, before));
            }
            LogEntry::UndoAsked { seat, to } => {
                self.refused = None;
                self.asked =
                    Some(PendingUndo { seat: *seat, to: *to, waiting: self.to_ask(*seat) });
            }
            // An answer may be older than a rule by which the question has ended since.
            LogEntry::UndoAnswered { seat, agree: true } => {
                if let Some(asked) = &mut self.asked {
                    asked.waiting = asked.waiting.without(*seat);
                }
            }
            LogEntry::UndoAnswered { seat, agree: false } => {
                if let Some(asked) = self.asked.take().filter(|asked| asked.seat != *seat) {
                    self.refused = Some(UndoRefused { seat: asked.seat, by: *seat, to: asked.to });
                }
            }
            LogEntry::Undone { to, by } => self.go_back(*to, *by),
            LogEntry::Redone { .. } => self.go_forward()?,
            LogEntry::Withdrawn { seat } => {
                let place = self.history.remove_last_of(*seat)?;
                (self.refused, self.rewound) = (None, true);
                self.forget_taken_back();
                self.seats_without(place);
                self.batches.retain(|&begin| begin != place);
                for begin in self.batches.iter_mut().filter(|begin| **begin > place) {
                    *begin -= 1;
                }
                self.marks.push((self.seq, place));
            }
            LogEntry::OrderGiven { seat, key, order } => {
                self.history.give_order(*seat, order)?;
                self.keys.insert((Some(*seat), key.clone()));
                self.rewound = false;
                self.forget_taken_back_by(*seat);
            }
            LogEntry::OrderWithdrawn { seat, number } => {
                self.history.withdraw_order(*seat, *number)?;
                self.forget_taken_back_by(*seat);
            }
            LogEntry::OrderEnded { seat, number, why, for_good } => {
                self.forget_taken_back_by(*seat);
                self.history.end_order(*seat, *number, Ending { why, for_good: *for_good })?;
            }
            LogEntry::Paced { pause } => self.pause = *pause,
            LogEntry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    /// The table after these entries and what follows from them, and all of
    /// them. They are stored together: a table never waits for something that
    /// nobody is left to do.
    pub fn after(
        &self,
        mut entries: Vec<LogEntry>,
        at: i64,
    ) -> Result<(Self, Vec<LogEntry>), TableError> {
        let mut next = self.clone();
        for entry in &entries {
            next.absorb(entry, at)?;
        }
        loop {
            let more = next.follow_up()?;
            if more.is_empty() {
                return Ok((next, entries));
            }
            for entry in more {
                next.absorb(&entry, at)?;
                entries.push(entry);
            }
        }
    }

    /// What follows from where the table stands, without anybody deciding: the
    /// first draws once everybody has sat down, an undo nobody is left to ask
    /// about, a seat all agree about, what standing orders say.
    fn follow_up(&self) -> Result<Vec<LogEntry>, TableError> {
        if let Some(asked) = self.asked.as_ref().filter(|asked| asked.waiting.is_empty()) {
            return Ok(vec![LogEntry::Undone { to: asked.to, by: None }]);
        }
        let carried = self.vote_carried();
        if !carried.is_empty() {
            return Ok(carried);
        }
        let draws = self.draws_here().filter(|_| self.history.is_drawing());
        let Some(draws) = draws else { return Ok(self.next_of_orders().into_iter().collect()) };
        let lines = self.history.due_draws(draws)?;
        Ok(vec![LogEntry::Played { seat: None, key: None, lines, stand_in: None, order: None }])
    }

    /// Where draws come from: nowhere when the host types them in.
    fn draws_here(&self) -> Option<&Draws> {
        self.draws.as_ref().filter(|_| self.made.mode == Mode::Play)
    }

    /// What the draws of the game follow from.
    fn proof(&self) -> Option<Proof> {
        let nonces: Option<Vec<Nonce>> = self.nonces.iter().copied().collect();
        Some(Proof { secret: self.made.secret, nonces: nonces? })
    }
}

/// The history of some game.
struct BoxedHistory(Box<dyn AnyHistory>);

impl Clone for BoxedHistory {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl Deref for BoxedHistory {
    type Target = dyn AnyHistory;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for BoxedHistory {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}
