//! A history of any game.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::{
    Event, Line, Moves, Playable, Players, Redact, Seat, Seats, SeenLine, Turn, View, Viewer,
};
use bourse_record::{Draws, Entry as RecordEntry, Header, Proof, Writer, line_text};
use serde_json::{Map, Value};

use super::orders::AnyOrders;
use super::{History, PlayedLine, all_options, decision, json};
use crate::api::{Chart, Json, Position, Preview, Refused, Series, Step, Stopped};
use crate::error::{Corrupt, TableError};

/// What a table needs of the history of its game, whichever game it is.
/// [`crate::history::History`] is the only kind there is.
pub(crate) trait AnyHistory: AnyOrders + Send + Sync {
    /// The same history once more; its lines are shared.
    fn copy(&self) -> Box<dyn AnyHistory>;
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
    fn push(&mut self, text: &str, at: Provenance) -> Result<(), Corrupt>;
    /// Takes all lines after the first so many back, and keeps them aside.
    fn truncate(&mut self, to: usize);
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
    /// How many lines have been played again to go back and forth.
    fn replayed(&self) -> usize;
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

/// Thinks, and names an action, unless it is told to stop: the flag is set when nobody waits any
/// more.
pub type Thought = Box<dyn FnOnce(Arc<AtomicBool>) -> Option<Json> + Send>;

/// When a line was played, and by whom in whose place.
#[derive(Clone, Debug)]
pub(crate) struct Provenance {
    /// Seconds since 1970.
    pub(crate) time: i64,
    /// The bot that stood in for the seat's own.
    pub(crate) stand_in: Option<String>,
    /// Whether a standing order decided.
    pub(crate) by_order: bool,
}

impl<G: Playable> AnyHistory for History<G> {
    fn copy(&self) -> Box<dyn AnyHistory> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static str {
        G::DECLARATION.id
    }

    fn rules(&self) -> u32 {
        self.setup().rules()
    }

    fn players(&self) -> Players {
        self.setup().players()
    }

    fn options(&self) -> Map<String, Value> {
        all_options::<G>(self.setup().options())
    }

    fn bots(&self) -> &'static [&'static str] {
        G::NAMES
    }

    fn len(&self) -> usize {
        self.lines.len()
    }

    fn to_move(&self) -> Seats {
        self.state.turn().to_move()
    }

    fn is_over(&self) -> bool {
        self.state.turn().standing().is_some()
    }

    fn is_drawing(&self) -> bool {
        matches!(self.state.turn(), Turn::Chance(_))
    }

    fn concealed(&self) -> Seats {
        self.state.concealed()
    }

    fn push(&mut self, text: &str, at: Provenance) -> Result<(), Corrupt> {
        match RecordEntry::<G>::read(text.as_bytes()) {
            Ok(RecordEntry::Line(line, k)) => self.keep(line, k, at),
            Ok(RecordEntry::Ended(..)) => Err(Corrupt("a result among the lines".into())),
            Err(error) => Err(Corrupt(error.to_string())),
        }
    }

    fn truncate(&mut self, to: usize) {
        self.take_back(to);
    }

    fn restore(&mut self) -> Result<(), Corrupt> {
        self.play_again()
    }

    fn forget_taken_back(&mut self, times: usize) {
        self.taken_back.drain(..times.min(self.taken_back.len()));
    }

    fn remove_last_of(&mut self, seat: Seat) -> Result<usize, Corrupt> {
        self.take_out_last_of(seat)
    }

    fn last_of(&self, seat: Seat) -> Option<usize> {
        let by = |kept: &Arc<PlayedLine<G>>| matches!(kept.line, Line::Decision { seat: by, .. } if by == seat);
        self.lines.iter().rposition(by)
    }

    fn is_free(&self, seat: Seat, to: usize) -> bool {
        let last = self.lines.len().checked_sub(1);
        to >= self.free && self.last_of(seat).is_some_and(|place| Some(place) == last)
    }

    fn tells_after(&self, to: usize) -> bool {
        self.lines.iter().skip(to).any(|kept| kept.tells)
    }

    fn before_commitments(&self, to: usize) -> usize {
        let opened = self.lines.iter().skip(to).find_map(|kept| kept.opens);
        opened.map_or(to, |first| first.min(to))
    }

    fn try_play(
        &self,
        seat: Seat,
        actions: &[Json],
        drawing: Drawing<'_>,
    ) -> Result<Vec<String>, TableError> {
        let (mut state, mut k, mut lines) = (self.state.clone(), self.next_draw, Vec::new());
        let mut news = false;
        for text in actions {
            // Whoever could try what comes after a secret would learn it from
            // the refusal, with nothing stored.
            if news {
                return Err(TableError::NotKnownYet);
            }
            let line = decision::<G>(seat, text)?;
            let (mut events, view) = (Vec::new(), state.view(Viewer::Seat(seat)));
            line.play(&mut state, &mut events)?;
            let line = line.recorded(&state);
            lines.push(line_text(&line, None).map_err(|_| TableError::Unwritable)?);
            let before = lines.len();
            Self::draw_on(&mut state, drawing, &mut k, &mut lines)?;
            let reveals = events.iter().any(|event| event.reveals(view.viewer()));
            news = lines.len() > before || (reveals && !view.is_complete());
        }
        Ok(lines)
    }

    fn try_draw(&self, outcome: &Json) -> Result<String, TableError> {
        let outcome: G::Outcome = serde_json::from_str(outcome.get())
            .map_err(|error| TableError::unreadable("outcome", &error))?;
        let line = Line::<G>::Chance(outcome);
        line.play(&mut self.state.clone(), &mut ())?;
        line_text(&line, None).map_err(|_| TableError::Unwritable)
    }

    fn due_draws(&self, draws: &Draws) -> Result<Vec<String>, TableError> {
        let (mut state, mut k, mut lines) = (self.state.clone(), self.next_draw, Vec::new());
        Self::draw_on(&mut state, Some(draws), &mut k, &mut lines)?;
        Ok(lines)
    }

    fn preview(&self, seat: Seat, actions: &[Json]) -> Result<Preview, TableError> {
        let viewer = Viewer::Seat(seat);
        let (mut state, mut events, mut played) = (self.state.clone(), Vec::new(), 0);
        let (mut stopped, mut refused) = (None, None);
        for (index, text) in actions.iter().enumerate() {
            stopped = match state.turn() {
                Turn::Chance(_) => Some(Stopped::Chance),
                Turn::Over(_) => Some(Stopped::Over),
                // The first action is tried in any case: whose turn it is, is
                // then the rules' to say.
                Turn::Decide(seats) if index > 0 && !seats.contains(seat) => Some(Stopped::Other),
                Turn::Decide(_) => None,
            };
            if stopped.is_some() && index > 0 {
                break;
            }
            stopped = None;
            let line = decision::<G>(seat, text)?;
            let (mut next, mut news) = (state.clone(), Vec::new());
            if let Err(refusal) = line.play(&mut next, &mut news) {
                refused = Some(Refused { index, error: TableError::from(refusal).into() });
                break;
            }
            if news.iter().any(|event| event.reveals(viewer)) && !state.view(viewer).is_complete() {
                stopped = Some(Stopped::Reveals);
                break;
            }
            (state, played) = (next, index + 1);
            events.append(&mut news);
        }
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
        let position = self.show(&state, self.lines.len() + played, viewer, false);
        Ok(Preview { played, stopped, refused, events: json(&seen), position })
    }

    fn steps(&self, from: usize, viewer: Viewer) -> Vec<Step> {
        let lines = self.lines.iter().enumerate().skip(from);
        let step = |(place, kept): (usize, &Arc<PlayedLine<G>>)| {
            let seen: Vec<_> = kept.events.iter().map(|event| event.seen_by(viewer)).collect();
            let (seat, what) = match kept.line.seen_by(viewer) {
                SeenLine::Decision { seat, action } => (Some(seat), json(&action)),
                SeenLine::Chance { chance } => (None, json(&chance)),
            };
            let Provenance { time, stand_in, by_order } = kept.at.clone();
            let by_order = by_order && seat.is_some_and(|seat| viewer.is(seat));
            let (line, events) = (place + 1, json(&seen));
            Step { line, seat, what, events, stand_in, by_order, at: time }
        };
        lines.map(step).collect()
    }

    fn position(&self, viewer: Viewer, typed: bool) -> Position {
        self.show(&self.state, self.lines.len(), viewer, typed)
    }

    fn positions(&self, lines: RangeInclusive<usize>, viewer: Viewer) -> Option<Vec<Position>> {
        let (&first, &last) = (lines.start(), lines.end());
        let mut state = self.state_at(first)?;
        let mut positions = vec![self.look_at(&state, first, viewer, false)];
        for (kept, line) in self.lines.get(first..last)?.iter().zip(first + 1..) {
            kept.replay(&mut state);
            positions.push(self.look_at(&state, line, viewer, false));
        }
        Some(positions)
    }

    fn replayed(&self) -> usize {
        self.replayed
    }

    fn is_open_at(&self, line: usize) -> bool {
        self.is_over()
            || self.state_at(line).is_some_and(|state| state.view(Viewer::Spectator).is_complete())
    }

    fn chart(&self, viewer: Viewer) -> Chart {
        let mut state = G::new(self.setup());
        let first = G::figures(&state.view(viewer));
        let mut series: Vec<Series> = first
            .into_iter()
            .map(|figure| Series {
                group: figure.group,
                name: figure.name,
                values: vec![figure.value],
            })
            .collect();
        let mut lines = vec![0];
        for (place, kept) in self.lines.iter().enumerate() {
            kept.replay(&mut state);
            lines.push(place + 1);
            for (series, figure) in series.iter_mut().zip(G::figures(&state.view(viewer))) {
                series.values.push(figure.value);
            }
        }
        Chart { lines, series }
    }

    fn record(
        &self,
        names: Option<Vec<String>>,
        proof: Option<&Proof>,
    ) -> Result<String, TableError> {
        let header = Header { names, ..self.header.clone() };
        let mut record = Writer::new(Vec::new(), &header).map_err(|_| TableError::Unwritable)?;
        for kept in &self.lines {
            record.numbered(&kept.line, kept.draw).map_err(|_| TableError::Unwritable)?;
        }
        let text = match self.state.turn().standing() {
            Some(standing) => {
                record.result(&standing, proof).map_err(|_| TableError::Unwritable)?
            }
            None => record.broken_off(),
        };
        String::from_utf8(text).map_err(|_| TableError::Unwritable)
    }

    fn line_texts(&self, to: usize) -> Result<Vec<String>, TableError> {
        let lines = self.lines.iter().take(to);
        lines
            .map(|kept| line_text(&kept.line, kept.draw).map_err(|_| TableError::Unwritable))
            .collect()
    }

    fn thought(&self, seat: Seat, bot: &str, seed: u64) -> Option<Thought> {
        let mut bot = G::bot(bot)?;
        let view = self.state.view(Viewer::Seat(seat));
        Some(Box::new(move |cancel| {
            bot.stop_when(cancel);
            let mut dice = bourse_game::bots::Generator::new(seed, 0);
            Some(json(&bot.decide(&view, &mut dice)))
        }))
    }

    fn first_action(&self, seat: Seat) -> Thought {
        let view = self.state.view(Viewer::Seat(seat));
        Box::new(move |_| Some(json(&view.moves().nth(0)?)))
    }
}
