//! A table as a value: everything follows from its log.
//!
//! What is to be done is decided by functions that change nothing and give the
//! entries to store ([`Table::play`], [`Table::sit`], …). Once they are stored,
//! [`Table::absorb`] takes them in; loading a table from its log is the same.

mod any;
mod attendance;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod blind;
mod bots;
mod course;
mod entry;
mod error;
mod length;
mod orders;
mod rewind;
mod seating;
mod seats;
mod show;
mod summary;
#[cfg(test)]
mod tests;
mod undo;
mod votes;

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};

use bourse_catalogue::{GameId, with_game};
use bourse_game::Seat;
use bourse_record::{Commitment, Draws, Nonce, Proof};

pub use any::Corrupt;
pub(crate) use any::{At, Thought};
pub(crate) use attendance::{Attendance, LONGEST_ABSENCE};
pub(crate) use bots::{BotTurn, LONGEST_PAUSE};
pub use entry::{Created, Entry, Who};
pub use error::{RuleRefusal, TableError};
use orders::Ending;
use seats::{Place, PutOut};
pub(crate) use seats::{check_bot, seated};
use show::MOST_POSITIONS;
pub use summary::{Listing, Summary};
use undo::{Asked, TakenBack};
use votes::{Refusal, Vote};

use self::any::AnyCourse;
use self::course::Course;
use crate::api::{
    Draw, Mode, Play, Preview, PreviewRequest, SeatCause, Seating, Status, UndoRefused,
};
use crate::ids::{GuestId, TableId};
use crate::names::clean_names;

/// A table.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    made: Created,
    course: AnyGame,
    /// Whether the game hides anything from anybody before it is over.
    hides: bool,
    places: Vec<Place>,
    /// Who was put out of his seat and has not come back.
    put_out: Vec<PutOut>,
    /// Seats that would change hands if the others agreed.
    votes: Vec<Vote>,
    /// What they did not agree to, until the game goes on.
    refusals: Vec<Refusal>,
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
    asked: Option<Asked>,
    refused: Option<UndoRefused>,
    /// What can be played again, the last last.
    taken_back: Vec<TakenBack>,
    /// Whether something was taken back that somebody had learnt from.
    practice: bool,
    /// Whether the last thing that happened is that something was taken back.
    rewound: bool,
    /// How long bots wait before they move, in milliseconds.
    pause: u32,
    rematch: Option<TableId>,
}

impl Table {
    /// The table after the first entry of its log.
    ///
    /// # Errors
    ///
    /// When the header or the lines it begins with cannot be read.
    pub fn new(id: TableId, made: Created, at: i64) -> Result<Self, Corrupt> {
        let corrupt = |error: bourse_record::HeaderError| Corrupt(error.to_string());
        let (game, raw) = GameId::of_header(made.header.as_bytes()).map_err(corrupt)?;
        let names = raw.names().map_or(Vec::new(), clean_names);
        let commitment = raw.commitment();
        let mut course = AnyGame(with_game!(game, G => {
            Box::new(Course::<G>::new(bourse_record::Header::check(raw).map_err(corrupt)?))
        }));
        let hides = !course.is_open_at(0);
        for line in &made.lines {
            course.push(line, At { time: at, stand_in: None, by_order: false })?;
        }
        let players = usize::from(course.players().count());
        let seats = course.players().seats();
        let mut table = Self {
            id,
            batches: (0..made.lines.len()).collect(),
            pause: made.pause,
            made,
            course,
            hides,
            places: vec![Place::default(); players],
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
    pub(crate) fn at(&self) -> i64 {
        self.at
    }

    /// The game's id.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.course.game()
    }

    /// How the table began.
    pub(crate) fn made(&self) -> &Created {
        &self.made
    }

    /// The table played after this one.
    pub(crate) fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// How far it is.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.course.is_over() {
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
    pub fn absorb(&mut self, entry: &Entry, at: i64) -> Result<(), Corrupt> {
        self.entries += 1;
        if !entry.is_secret() {
            self.seq += 1;
            self.at = at;
        }
        let before = self.course.len();
        match entry {
            Entry::Created(_) => return Err(Corrupt("a table is created once".into())),
            Entry::Seated { seat, who, nonce, cause } => {
                self.seat(*seat, who.clone(), *nonce, at)?;
                self.note_seat(*seat, before, *cause);
            }
            Entry::Left { seat, cause } => {
                self.vacate(*seat, *cause)?;
                self.note_seat(*seat, before, *cause);
            }
            Entry::SeatAsked { seat, who, by, name, asked } => {
                self.seats_asked += 1;
                self.open_vote(*seat, who, (by, name), asked);
            }
            Entry::SeatAnswered { seat, guest, agree } => self.count_vote(*seat, guest, *agree),
            Entry::Played { seat, key, lines, stand_in, order } => {
                let by_order = order.is_some();
                for line in lines {
                    let stand_in = stand_in.clone();
                    self.course.push(line, At { time: at, stand_in, by_order })?;
                }
                if let Some(seat) = seat.filter(|_| !by_order) {
                    self.course.decided(seat);
                }
                if let Some(key) = key {
                    self.keys.insert((*seat, key.clone()));
                }
                self.goes_on();
                self.rewound = false;
                self.batches.push(before);
                self.marks.push((self.seq, before));
            }
            Entry::UndoAsked { seat, to } => {
                self.refused = None;
                self.asked = Some(Asked { seat: *seat, to: *to, waiting: self.to_ask(*seat) });
            }
            Entry::UndoAnswered { seat, agree: true } => {
                if let Some(asked) = &mut self.asked {
                    asked.waiting = asked.waiting.without(*seat);
                }
            }
            Entry::UndoAnswered { seat, agree: false } => {
                if let Some(asked) = self.asked.take().filter(|asked| asked.seat != *seat) {
                    self.refused = Some(UndoRefused { seat: asked.seat, by: *seat, to: asked.to });
                }
            }
            Entry::Undone { to, by } => self.go_back(*to, *by)?,
            Entry::Redone { .. } => self.go_forward()?,
            Entry::Withdrawn { seat } => {
                let place = self.course.remove_last_of(*seat)?;
                (self.refused, self.rewound) = (None, true);
                self.forget_taken_back();
                self.seats_without(place);
                self.batches.retain(|&begin| begin != place);
                for begin in self.batches.iter_mut().filter(|begin| **begin > place) {
                    *begin -= 1;
                }
                self.marks.push((self.seq, place));
            }
            Entry::OrderGiven { seat, key, order } => {
                self.course.give_order(*seat, order)?;
                self.keys.insert((Some(*seat), key.clone()));
                self.rewound = false;
                self.forget_taken_back_by(*seat);
            }
            Entry::OrderWithdrawn { seat, number } => {
                self.course.withdraw_order(*seat, *number)?;
                self.forget_taken_back_by(*seat);
            }
            Entry::OrderEnded { seat, number, why, for_good } => {
                self.forget_taken_back_by(*seat);
                self.course.end_order(*seat, *number, Ending { why, for_good: *for_good })?;
            }
            Entry::Paced { pause } => self.pause = *pause,
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    /// The table after these entries and what follows from them, and all of
    /// them. They are stored together: a table never waits for something that
    /// nobody is left to do.
    pub(crate) fn after(
        &self,
        mut entries: Vec<Entry>,
        at: i64,
    ) -> Result<(Self, Vec<Entry>), TableError> {
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
    fn follow_up(&self) -> Result<Vec<Entry>, TableError> {
        if let Some(asked) = self.asked.as_ref().filter(|asked| asked.waiting.is_empty()) {
            return Ok(vec![Entry::Undone { to: asked.to, by: None }]);
        }
        let carried = self.vote_carried();
        if !carried.is_empty() {
            return Ok(carried);
        }
        let draws = self.draws_here().filter(|_| self.course.is_drawing());
        let Some(draws) = draws else { return Ok(self.next_of_orders().into_iter().collect()) };
        let lines = self.course.due_draws(draws)?;
        Ok(vec![Entry::Played { seat: None, key: None, lines, stand_in: None, order: None }])
    }

    /// Decisions of a person. Nothing, if this move was played before.
    pub(crate) fn play(&self, guest: &GuestId, play: &Play) -> Result<Vec<Entry>, TableError> {
        self.check_owner(guest, play.seat)?;
        if !self.is_new(Some(play.seat), &play.key)? {
            return Ok(Vec::new());
        }
        self.check_seq(play.seq, Some(guest), Some(play.seat))?;
        self.check_playing()?;
        if play.actions.is_empty() {
            return Err(TableError::NoAction);
        }
        let lines = self.course.try_play(play.seat, &play.actions, self.draws_here())?;
        let (seat, key) = (Some(play.seat), Some(play.key.clone()));
        Ok(vec![Entry::Played { seat, key, lines, stand_in: None, order: None }])
    }

    /// A draw of a physical game, typed in by the host.
    pub(crate) fn draw(&self, guest: &GuestId, draw: &Draw) -> Result<Vec<Entry>, TableError> {
        self.check_host(guest)?;
        if self.made.mode != Mode::Typed {
            return Err(TableError::NotTyped);
        }
        if !self.is_new(None, &draw.key)? {
            return Ok(Vec::new());
        }
        self.check_seq(draw.seq, Some(guest), None)?;
        let line = self.course.try_draw(&draw.outcome)?;
        let (key, lines) = (Some(draw.key.clone()), vec![line]);
        Ok(vec![Entry::Played { seat: None, key, lines, stand_in: None, order: None }])
    }

    /// What decisions would lead to.
    pub(crate) fn preview(
        &self,
        guest: &GuestId,
        request: &PreviewRequest,
    ) -> Result<Preview, TableError> {
        self.check_owner(guest, request.seat)?;
        self.check_playing()?;
        self.course.preview(request.seat, &request.actions)
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

    /// Whether the page sends this move for the first time.
    fn is_new(&self, seat: Option<Seat>, key: &str) -> Result<bool, TableError> {
        if key.is_empty() || key.len() > 64 {
            return Err(TableError::BadKey);
        }
        Ok(!self.keys.contains(&(seat, key.to_owned())))
    }

    fn check_playing(&self) -> Result<(), TableError> {
        match self.status() {
            Status::Playing | Status::Over => Ok(()),
            Status::Gathering => Err(TableError::Gathering),
        }
    }

    /// A stale number is answered with what was missed.
    fn check_seq(
        &self,
        seq: u64,
        guest: Option<&GuestId>,
        viewer: Option<Seat>,
    ) -> Result<(), TableError> {
        if seq == self.seq {
            return Ok(());
        }
        if seq > self.seq {
            return Err(TableError::NoEntry);
        }
        let viewer = self.viewer(guest, viewer)?;
        Err(TableError::stale(&self.update(guest, viewer, Some(seq), &HashSet::new())))
    }
}

/// The course of some game.
struct AnyGame(Box<dyn AnyCourse>);

impl Clone for AnyGame {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl Deref for AnyGame {
    type Target = dyn AnyCourse;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for AnyGame {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}
