//! English sentences for what the rules say in data.

mod chicago;

use bourse_game::{Game, Refusal, Rule, Seat};

/// A game that can be told in sentences.
pub(crate) trait Told: Game {
    /// The game's name, as its publisher writes it.
    const TITLE: &'static str;

    /// What an event says, once it has happened; `None` if it goes without
    /// saying.
    fn tell(&self, event: &Self::Event, name: &dyn Fn(Seat) -> String) -> Option<String>;

    /// Why a rule refuses something.
    fn why(rule: &Self::Rule) -> String;

    /// What an option does.
    fn explain(option: &str) -> &'static str;
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
            let section = rule.section();
            format!("{} (§{}, « {} »)", G::why(rule), section.book, section.rulebook)
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
