//! A game told line by line.

use std::io::{self, Write};

use serde::Serialize;

use super::{Saying, Told};
use crate::Seat;

/// Tells a game line by line.
pub struct Teller<'a, W: Write> {
    out: W,
    name: &'a dyn Fn(Seat) -> String,
    words: Vec<String>,
}

impl<'a, W: Write> Teller<'a, W> {
    /// Tells it to `out`, with these names for the seats.
    pub fn new(out: W, name: &'a dyn Fn(Seat) -> String) -> Self {
        Self { out, name, words: Vec::new() }
    }

    /// Tells what there is to say before the first line.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn open<G: Told>(&mut self, state: &G) -> io::Result<()> {
        match state.opening() {
            Some(line) => writeln!(self.out, "{line}"),
            None => Ok(()),
        }
    }

    /// Tells what happened, and in which state it ended.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn tell<G: Told>(&mut self, state: &G, events: &[G::Event]) -> io::Result<()> {
        for event in events {
            match state.tell(event, self.name) {
                Saying::Nothing => {}
                Saying::Words(words) => self.words.push(words),
                Saying::Line(line) => {
                    if !self.words.is_empty() {
                        writeln!(self.out, "    {}.", self.words.join(", "))?;
                        self.words.clear();
                    }
                    writeln!(self.out, "{line}")?;
                }
            }
        }
        Ok(())
    }

    /// Writes a state as a line of JSON.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn state(&mut self, state: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, state)?;
        writeln!(self.out)
    }

    /// Everything has been told.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn end(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}
