//! English sentences for what the rules say in data.

mod teller;

pub use teller::Teller;

use crate::{Game, Refusal, Rule, Seat, Section};

/// A game that can be told in sentences.
pub trait Told: Game {
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
pub enum Saying {
    /// It goes without saying.
    Nothing,
    /// A line of its own.
    Line(String),
    /// A few words on one line with others of the kind: bids, passes.
    Words(String),
}

/// A refusal in a sentence, with the rule's section.
pub fn sentence<G: Told>(refusal: &Refusal<G::Rule>) -> String {
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
