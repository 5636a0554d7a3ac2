//! A course of any game.

use std::ops::RangeInclusive;

use bourse_game::{Players, Seat, Seats, Viewer};
use bourse_record::{Draws, Proof};
use serde_json::{Map, Value};
use thiserror::Error;

use super::TableError;
use super::orders::AnyOrders;
use crate::api::{Chart, Json, Position, Preview, Step};
use crate::pool::Cancel;

/// What a table needs of the course of its game, whichever game it is.
/// [`super::course::Course`] is the only kind there is.
pub(crate) trait AnyCourse: AnyOrders + Send + Sync {
    /// The same course once more; its lines are shared.
    fn copy(&self) -> Box<dyn AnyCourse>;
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// How many play.
    fn players(&self) -> Players;
    /// All options with their values.
    fn options(&self) -> Map<String, Value>;
    /// The names of its bots, weakest first.
    fn bots(&self) -> &'static [&'static str];

    /// How many lines are in force.
    fn len(&self) -> usize;
    /// Who may decide.
    fn to_move(&self) -> Seats;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Whether a draw is due.
    fn is_drawing(&self) -> bool;
    /// The seats whose last decision is still a secret.
    fn concealed(&self) -> Seats;

    /// Takes a line of the log into force.
    fn push(&mut self, text: &str, at: At) -> Result<(), Corrupt>;
    /// Takes all lines after the first so many back, and keeps them aside.
    fn truncate(&mut self, to: usize) -> Result<(), Corrupt>;
    /// Plays again the lines that were taken back last.
    fn restore(&mut self) -> Result<(), Corrupt>;
    /// Forgets the lines of the first so many times that some were taken back.
    fn forget_taken_back(&mut self, times: usize);
    /// Takes the last decision of a seat back, and says where it was.
    fn remove_last_of(&mut self, seat: Seat) -> Result<usize, Corrupt>;
    /// The place of the last decision of a seat.
    fn last_of(&self, seat: Seat) -> Option<usize>;
    /// Whether a seat may go back so far without asking: nobody else has
    /// decided since, and nothing new is known.
    fn is_free(&self, seat: Seat, to: usize) -> bool;
    /// Whether anything was drawn or laid open after the first so many lines.
    fn tells_after(&self, to: usize) -> bool;
    /// Where going back so far leads: what was committed in secret and laid
    /// open since is committed anew, by everybody.
    fn before_commitments(&self, to: usize) -> usize;

    /// The lines that decisions and the draws after them would add.
    fn try_play(
        &self,
        seat: Seat,
        actions: &[Json],
        drawing: Drawing<'_>,
    ) -> Result<Vec<String>, TableError>;
    /// The line that a draw somebody typed in would add.
    fn try_draw(&self, outcome: &Json) -> Result<String, TableError>;
    /// The lines of the draws that are due now.
    fn due_draws(&self, draws: &Draws) -> Result<Vec<String>, TableError>;
    /// What decisions would lead to.
    fn preview(&self, seat: Seat, actions: &[Json]) -> Result<Preview, TableError>;

    /// The lines after the first so many, as the viewer sees them.
    fn steps(&self, from: usize, viewer: Viewer) -> Vec<Step>;
    /// The game now; a host who types a game in is shown what can be drawn.
    fn position(&self, viewer: Viewer, typed: bool) -> Position;
    /// The game after each of these lines.
    fn positions(&self, lines: RangeInclusive<usize>, viewer: Viewer) -> Option<Vec<Position>>;
    /// Whether nothing is secret there: to anybody, or because the game is over.
    fn is_open_at(&self, line: usize) -> bool;
    /// The figures of the charts.
    fn chart(&self, viewer: Viewer) -> Chart;
    /// The record so far.
    fn record(
        &self,
        names: Option<Vec<String>>,
        proof: Option<&Proof>,
    ) -> Result<String, TableError>;
    /// The first lines, as the record writes them.
    fn line_texts(&self, to: usize) -> Result<Vec<String>, TableError>;

    /// A bot's thinking about the next action of a seat.
    fn thought(&self, seat: Seat, bot: &str, seed: u64) -> Option<Thought>;
    /// No thinking at all: the first action the seat may take.
    fn first_action(&self, seat: Seat) -> Thought;
}

/// Where draws come from; nowhere when somebody types them in.
pub(crate) type Drawing<'a> = Option<&'a Draws>;

/// Thinks, and names an action, unless it is told to stop.
pub(crate) type Thought = Box<dyn FnOnce(&Cancel) -> Option<Json> + Send>;

/// When a line was played, and by whom in whose place.
#[derive(Clone, Debug)]
pub(crate) struct At {
    /// Seconds since 1970.
    pub(crate) time: i64,
    /// The bot that stood in for the seat's own.
    pub(crate) stand_in: Option<String>,
    /// Whether a standing order decided.
    pub(crate) by_order: bool,
}

/// Why a log cannot be read: it was not written by us, or not by rules we know.
#[derive(Clone, Debug, Error)]
#[error("the table's log cannot be replayed: {0}")]
pub struct Corrupt(pub String);
