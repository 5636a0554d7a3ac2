//! A game told line by line.

use std::io::{self, Write};

use bourse_game::Seat;
use bourse_game::words::{Saying, Told};
use serde::Serialize;

/// Tells a game line by line.
pub(crate) struct Teller<'a, W: Write> {
    out: W,
    name: &'a dyn Fn(Seat) -> String,
    words: Vec<String>,
}

impl<'a, W: Write> Teller<'a, W> {
    pub(crate) fn new(out: W, name: &'a dyn Fn(Seat) -> String) -> Self {
        Self { out, name, words: Vec::new() }
    }

    /// Tells what there is to say before the first line.
    pub(crate) fn open<G: Told>(&mut self, state: &G) -> io::Result<()> {
        match state.opening() {
            Some(line) => writeln!(self.out, "{line}"),
            None => Ok(()),
        }
    }

    /// Tells what happened, and in which state it ended.
    pub(crate) fn tell<G: Told>(&mut self, state: &G, events: &[G::Event]) -> io::Result<()> {
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
    pub(crate) fn state(&mut self, state: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, state)?;
        writeln!(self.out)
    }

    /// Everything has been told.
    pub(crate) fn end(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}

#[cfg(test)]
mod tests {
    use bourse_catalogue::{GameId, with_game};
    use bourse_game::{Game, Options};

    use super::*;

    #[test]
    fn every_option_is_explained() {
        for game in GameId::ALL {
            with_game!(game, G => {
                for option in <G as Game>::Options::DECLARED {
                    assert!(!G::explain(option.name).is_empty(), "{}", option.name);
                }
            });
        }
    }
}
