//! English sentences for what the rules say in data.

mod chicago;
mod empire;
mod speculation;

use std::io::{self, Write};

use bourse_game::{Game, Refusal, Rule, Seat, Section};
use serde::Serialize;

/// A game that can be told in sentences.
pub(crate) trait Told: Game {
    /// The game's name, as its publisher writes it.
    const TITLE: &'static str;

    /// What is to be said before anything has happened.
    fn opening(&self) -> Option<String> {
        None
    }

    /// What an event says, once it has happened.
    fn tell(&self, event: &Self::Event, name: &dyn Fn(Seat) -> String) -> Saying;

    /// What of the next line, by what happened in it, is not proved.
    fn unproved(&self, _events: &[Self::Event]) -> Option<String> {
        None
    }

    /// Why a rule refuses something.
    fn why(rule: &Self::Rule) -> String;

    /// What an option does.
    fn explain(option: &str) -> &'static str;
}

/// How an event is told.
pub(crate) enum Saying {
    /// It goes without saying.
    Nothing,
    /// A line of its own.
    Line(String),
    /// A few words on one line with others of the kind: bids, passes.
    Words(String),
}

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

/// A refusal in a sentence, with the rule's section.
pub(crate) fn sentence<G: Told>(refusal: &Refusal<G::Rule>) -> String {
    match refusal {
        Refusal::GameOver => "the game is over".into(),
        Refusal::ChancePending => "a draw is due first".into(),
        Refusal::WrongSeat { to_move } => {
            let seats: Vec<String> = to_move.iter().map(|seat| seat.to_string()).collect();
            format!("it is the turn of seat {}", seats.join(", "))
        }
        Refusal::WrongPhase => "something else is due now".into(),
        Refusal::Rule(rule) => {
            let Section { book, rulebook } = rule.section();
            // Where the book has the rulebook's own numbers, once is enough.
            if book == rulebook {
                format!("{} (§{book})", G::why(rule))
            } else {
                format!("{} (§{book}, « {rulebook} »)", G::why(rule))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bourse_game::Options;
    use bourse_record::{GameId, with_game};

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
