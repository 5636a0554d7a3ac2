//! Writing a record.

use std::io::{self, Write};
use std::marker::PhantomData;

use bourse_game::{Ended, Line, Players, Recorded, Standing};
use serde::Serialize;

use crate::Header;
use crate::draws::Proof;
use crate::line::write_line;

/// Writes a record, line by line.
pub struct Writer<G: Recorded, W: Write> {
    out: W,
    players: Players,
    game: PhantomData<G>,
}

#[derive(Serialize)]
struct Over<'a> {
    result: Ended,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'a Proof>,
}

impl<G: Recorded, W: Write> Writer<G, W> {
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
        self.numbered(line, None)
    }

    /// Writes a decision, or a draw with its number.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    pub fn numbered(&mut self, line: &Line<G>, k: Option<u64>) -> io::Result<()> {
        write_line(&mut self.out, line, k)?;
        self.out.write_all(b"\n")
    }

    /// Writes what came of the draw with number `k`.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    pub fn draw(&mut self, outcome: &G::Outcome, k: u64) -> io::Result<()> {
        self.numbered(&Line::Chance(outcome.clone()), Some(k))
    }

    /// The record of a game that is not over.
    #[must_use]
    pub fn broken_off(self) -> W {
        self.out
    }

    /// Ends the record with its result, and with what proves its draws.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    pub fn result(mut self, standing: &Standing, proof: Option<&Proof>) -> io::Result<W> {
        let result = Ended::new(self.players, standing);
        put(&mut self.out, &Over { result, seed: proof })?;
        self.out.flush()?;
        Ok(self.out)
    }
}

fn put(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
