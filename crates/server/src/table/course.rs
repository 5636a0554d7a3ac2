//! The course of a game at a table: the lines in force and the state they lead
//! to.

use std::ops::RangeInclusive;
use std::sync::Arc;

use bourse_game::{
    Due as _, Ended, Event, Game, Line, Moves, Playable, Redact, Seat, Seats, SeenLine, Setup,
    Turn, View, Viewer,
};
use bourse_record::{Draws, Entry, Header, Writer, line_text};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};

use super::TableError;
use super::any::{AnyCourse, At, Corrupt, Drawing, Thought};
use super::rewind::{Checkpoints, CutLines};
use crate::api::{
    Chart, Due, Json, Position, Preview, Refused, Series, Step, Stopped, TableResult,
};
use crate::orders::Book;

/// The lines in force, and the game after them.
#[derive(Clone)]
pub(super) struct Course<G: Playable> {
    header: Header<G>,
    pub(super) lines: Vec<Arc<Kept<G>>>,
    pub(super) state: G,
    pub(super) checkpoints: Checkpoints<G>,
    /// The standing orders.
    pub(super) book: Book<G>,
    /// The number the next draw will have; it never goes back.
    next_draw: u64,
    /// Lines from this place on may be taken back freely by the seat that
    /// decided last.
    pub(super) free: usize,
    /// The first of the commitments that are still a secret.
    pub(super) secret_from: Option<usize>,
    /// The lines that were taken back and can be played again, the last ones
    /// last.
    pub(super) taken_back: Vec<CutLines<G>>,
}

/// A line with what is remembered of it.
pub(super) struct Kept<G: Game> {
    pub(super) line: Line<G>,
    pub(super) draw: Option<u64>,
    pub(super) events: Vec<G::Event>,
    pub(super) at: At,
    /// Whether it told anybody what he could not know: a draw, or something
    /// laid open.
    tells: bool,
    /// The first of the secret commitments that it laid open.
    opens: Option<usize>,
    /// What the course's `free` and `secret_from` were after it.
    pub(super) free_after: usize,
    pub(super) secret_after: Option<usize>,
}

impl<G: Playable> Course<G> {
    pub(super) fn new(header: Header<G>) -> Self {
        let state = G::new(header.setup);
        Self {
            header,
            lines: Vec::new(),
            state,
            checkpoints: Checkpoints::default(),
            book: Book::default(),
            next_draw: 0,
            free: 0,
            secret_from: None,
            taken_back: Vec::new(),
        }
    }

    pub(super) fn setup(&self) -> Setup<G::Options> {
        self.header.setup
    }

    /// Everybody who can look at the table.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = self.setup().players().seats().map(Viewer::Seat);
        seats.chain([Viewer::Spectator])
    }

    /// Whether an event tells anybody what he could not know.
    fn reveals(&self, events: &[G::Event]) -> bool {
        self.viewers().any(|viewer| events.iter().any(|event| event.reveals(viewer)))
    }

    pub(super) fn keep(&mut self, line: Line<G>, draw: Option<u64>, at: At) -> Result<(), Corrupt> {
        let mut events = Vec::new();
        // What is stored was checked and proved when it was decided.
        line.replay(&mut self.state, &mut events)
            .map_err(|refusal| Corrupt(refusal.code().into()))?;
        let place = self.lines.len();
        let same_seat = match (&line, self.lines.last().map(|kept| &kept.line)) {
            (Line::Decision { seat, .. }, Some(Line::Decision { seat: last, .. })) => seat == last,
            _ => false,
        };
        if !same_seat {
            self.free = place;
        }
        let reveals = self.reveals(&events);
        let tells = reveals || matches!(line, Line::Chance(_));
        if tells {
            self.free = place + 1;
        }
        let opens = self.secret_from.filter(|_| reveals);
        let secret = !self.state.concealed().is_empty();
        self.secret_from = secret.then_some(self.secret_from.unwrap_or(place));
        if let Some(k) = draw {
            self.next_draw = self.next_draw.max(k + 1);
        }
        let (free_after, secret_after) = (self.free, self.secret_from);
        let kept = Kept { line, draw, events, at, tells, opens, free_after, secret_after };
        self.lines.push(Arc::new(kept));
        self.checkpoints.note(self.lines.len(), &self.state);
        Ok(())
    }

    /// The game with what the viewer may do.
    fn show(&self, state: &G, line: usize, viewer: Viewer, typed: bool) -> Position {
        let moves = match viewer {
            Viewer::Seat(seat) if state.turn().to_move().contains(seat) => {
                let view = state.view(viewer);
                let moves = view.moves();
                (!moves.is_empty()).then(|| json(&G::offer(&view, &moves)))
            }
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        Position { moves, ..self.look_at(state, line, viewer, typed) }
    }

    /// The game alone: listing what can be done is dear, and the past needs no
    /// list.
    fn look_at(&self, state: &G, line: usize, viewer: Viewer, typed: bool) -> Position {
        let turn = state.turn();
        let due = match &turn {
            Turn::Chance(due) => Some(Due {
                kind: due.kind(),
                seat: due.seat(),
                outcomes: typed
                    .then(|| due.outcomes().map(|(outcome, _)| outcome).collect::<Vec<_>>())
                    .map(|outcomes| json(&outcomes)),
            }),
            Turn::Decide(_) | Turn::Over(_) => None,
        };
        let result = turn.standing().map(|standing| {
            let Ended { scores, winners } = Ended::new(self.setup().players(), &standing);
            TableResult { scores, winners }
        });
        Position {
            line,
            to_move: turn.to_move().iter().collect(),
            due,
            result,
            view: json(&G::show(&state.view(viewer))),
            moves: None,
        }
    }

    /// Draws until somebody decides.
    fn draw_on(
        state: &mut G,
        draws: Option<&Draws>,
        k: &mut u64,
        lines: &mut Vec<String>,
    ) -> Result<(), TableError> {
        let Some(draws) = draws else { return Ok(()) };
        while let Turn::Chance(due) = state.turn() {
            let outcome = draws.draw(*k, &due).ok_or(TableError::Unwritable)?;
            let line = Line::<G>::Chance(outcome);
            line.play(state, &mut ())?;
            lines.push(line_text(&line, Some(*k)).map_err(|_| TableError::Unwritable)?);
            *k += 1;
        }
        Ok(())
    }
}

impl<G: Playable> AnyCourse for Course<G> {
    fn copy(&self) -> Box<dyn AnyCourse> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static str {
        G::DECLARATION.id
    }

    fn rules(&self) -> u32 {
        self.setup().rules()
    }

    fn players(&self) -> bourse_game::Players {
        self.setup().players()
    }

    fn options(&self) -> Map<String, Value> {
        crate::games::all_options::<G>(self.setup().options())
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

    fn push(&mut self, text: &str, at: At) -> Result<(), Corrupt> {
        match Entry::<G>::read(text.as_bytes()) {
            Ok(Entry::Line(line, k)) => self.keep(line, k, at),
            Ok(Entry::Ended(..)) => Err(Corrupt("a result among the lines".into())),
            Err(error) => Err(Corrupt(error.to_string())),
        }
    }

    fn truncate(&mut self, to: usize) -> Result<(), Corrupt> {
        self.take_back(to)
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
        let by = |kept: &Arc<Kept<G>>| matches!(kept.line, Line::Decision { seat: by, .. } if by == seat);
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
        let step = |(place, kept): (usize, &Arc<Kept<G>>)| {
            let seen: Vec<_> = kept.events.iter().map(|event| event.seen_by(viewer)).collect();
            let (seat, what) = match kept.line.seen_by(viewer) {
                SeenLine::Decision { seat, action } => (Some(seat), json(&action)),
                SeenLine::Chance { chance } => (None, json(&chance)),
            };
            let At { time, stand_in, by_order } = kept.at.clone();
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
            kept.line.replay(&mut state, &mut ()).ok()?;
            positions.push(self.look_at(&state, line, viewer, false));
        }
        Some(positions)
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
            if kept.line.replay(&mut state, &mut ()).is_err() {
                break;
            }
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
        proof: Option<&bourse_record::Proof>,
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
            bot.stop_when(cancel.flag());
            let mut dice = bourse_game::bots::Generator::new(seed, 0);
            to_raw_value(&bot.decide(&view, &mut dice)).ok()
        }))
    }

    fn first_action(&self, seat: Seat) -> Thought {
        let view = self.state.view(Viewer::Seat(seat));
        Box::new(move |_| to_raw_value(&view.moves().nth(0)?).ok())
    }
}

fn decision<G: Game>(seat: Seat, text: &Json) -> Result<Line<G>, TableError> {
    let action = serde_json::from_str::<G::Action>(text.get())
        .map_err(|error| TableError::unreadable("action", &error))?;
    Ok(Line::Decision { seat, action })
}

/// What a game says is always JSON; `null` if ever it were not.
pub(super) fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
