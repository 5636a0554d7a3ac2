//! The history of a game at a table: the lines in force and the state they lead
//! to.

mod any;
mod order_book;
mod orders;
mod rewind;

use std::sync::Arc;

use bourse_game::{
    Due as _, Ended, Event, Game, Line, Moves, OptionDeclaration, Options as _, Playable, Seat,
    Setup, Turn, View, Viewer,
};
use bourse_record::{Draws, Header, line_text, option_to_json};
use serde::Serialize;
use serde_json::value::to_raw_value;
use serde_json::{Map, Value};

use self::rewind::{Checkpoints, CutLines};
pub use any::Thought;
pub(crate) use any::{AnyHistory, Provenance};
pub(crate) use order_book::{MOST, MOST_IN_ALL, OrderBook};
pub(crate) use orders::{Ending, OrderStep};

use crate::api::{Due, Json, Position, TableResult};
use crate::error::{Corrupt, TableError};

/// The lines in force, and the game after them.
#[derive(Clone)]
pub(crate) struct History<G: Playable> {
    header: Header<G>,
    lines: Vec<Arc<PlayedLine<G>>>,
    state: G,
    checkpoints: Checkpoints<G>,
    /// The standing orders.
    book: OrderBook<G>,
    /// The number the next draw will have; it never goes back.
    next_draw: u64,
    /// Lines from this place on may be taken back freely by the seat that
    /// decided last.
    free: usize,
    /// The first of the commitments that are still a secret.
    secret_from: Option<usize>,
    /// The lines that were taken back and can be played again, the last ones
    /// last.
    taken_back: Vec<CutLines<G>>,
    /// How many lines have been played again to go back and forth.
    replayed: usize,
}

/// A line with what is remembered of it.
pub(crate) struct PlayedLine<G: Game> {
    line: Line<G>,
    draw: Option<u64>,
    events: Vec<G::Event>,
    at: Provenance,
    /// Whether it told anybody what they could not know: a draw, or something
    /// laid open.
    tells: bool,
    /// The first of the secret commitments that it laid open.
    opens: Option<usize>,
    /// What the history's `free` and `secret_from` were after it.
    free_after: usize,
    secret_after: Option<usize>,
}

impl<G: Playable> History<G> {
    pub(crate) fn new(header: Header<G>) -> Self {
        let state = G::new(header.setup);
        Self {
            header,
            lines: Vec::new(),
            state,
            checkpoints: Checkpoints::default(),
            book: OrderBook::default(),
            next_draw: 0,
            free: 0,
            secret_from: None,
            taken_back: Vec::new(),
            replayed: 0,
        }
    }

    fn setup(&self) -> Setup<G::Options> {
        self.header.setup
    }

    /// Everybody who can look at the table.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = self.setup().players().seats().map(Viewer::Seat);
        seats.chain([Viewer::Spectator])
    }

    /// Whether an event tells anybody what they could not know.
    fn reveals(&self, events: &[G::Event]) -> bool {
        self.viewers().any(|viewer| events.iter().any(|event| event.reveals(viewer)))
    }

    fn keep(&mut self, line: Line<G>, draw: Option<u64>, at: Provenance) -> Result<(), Corrupt> {
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
        let kept = PlayedLine { line, draw, events, at, tells, opens, free_after, secret_after };
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

fn decision<G: Game>(seat: Seat, text: &Json) -> Result<Line<G>, TableError> {
    let action = serde_json::from_str::<G::Action>(text.get())
        .map_err(|error| TableError::unreadable("action", &error))?;
    Ok(Line::Decision { seat, action })
}

/// What a game says, as JSON.
#[expect(clippy::expect_used, reason = "plain data with string keys, in memory: nothing can fail")]
pub(crate) fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("what a game says is JSON")
}

/// All options of a table, also those that have their default.
pub fn all_options<G: Game>(options: &G::Options) -> Map<String, Value> {
    let value = |option: &OptionDeclaration<G::Options>| {
        (option.name.to_owned(), option_to_json(option.domain, option.get(options)))
    };
    G::Options::DECLARED.iter().map(value).collect()
}
