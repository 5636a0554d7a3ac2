//! Writing a record.

use std::io::{self, Write};
use std::marker::PhantomData;

use bourse_game::{Game, Line, Players, Seat, Standing};
use serde::Serialize;

use crate::Header;
use crate::line::Ended;

/// Writes a record, line by line.
pub struct Writer<G: Game, W: Write> {
    out: W,
    players: Players,
    game: PhantomData<G>,
}

#[derive(Serialize)]
struct Decided<'a, A> {
    seat: Seat,
    action: &'a A,
}

#[derive(Serialize)]
struct Drawn<'a, O> {
    chance: &'a O,
}

#[derive(Serialize)]
struct Over {
    result: Ended,
}

impl<G: Game, W: Write> Writer<G, W> {
    /// Begins a record with its header.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    pub fn new(mut out: W, header: &Header<G>) -> io::Result<Self> {
        put(&mut out, &header.raw())?;
        Ok(Self { out, players: header.setup.players(), game: PhantomData })
    }

    /// Writes a decision or a draw.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    pub fn line(&mut self, line: &Line<G>) -> io::Result<()> {
        match line {
            Line::Decision { seat, action } => put(&mut self.out, &Decided { seat: *seat, action }),
            Line::Chance(outcome) => put(&mut self.out, &Drawn { chance: outcome }),
        }
    }

    /// The record of a game that is not over.
    #[must_use]
    pub fn broken_off(self) -> W {
        self.out
    }

    /// Ends the record with its result.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    pub fn result(mut self, standing: &Standing) -> io::Result<W> {
        let result = Ended::new(self.players, standing);
        put(&mut self.out, &Over { result })?;
        self.out.flush()?;
        Ok(self.out)
    }
}

fn put(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
