//! Sample in sentences, for the command.

use bourse_game::Seat;
use bourse_game::words::{Saying, Told};

use crate::{Event, Rule, Sample};

impl Told for Sample {
    const TITLE: &'static str = "Sample";

    fn tell(&self, event: &Event, name: &dyn Fn(Seat) -> String) -> Saying {
        Saying::Line(match event {
            Event::Dealt { .. } | Event::CardLaid { .. } => return Saying::Nothing,
            Event::LotTurnedUp { round, lot } => {
                format!("\n— Round {round}: a lot worth {}", lot.worth())
            }
            Event::CardsTurnedUp { cards } => {
                let bid =
                    |(seat, card): (Seat, &crate::Card)| format!("{} {}", name(seat), card.worth());
                let bids: Vec<String> =
                    self.table().players().seats().zip(cards).map(bid).collect();
                format!("  The cards: {}.", bids.join(", "))
            }
            Event::LotTaken { seat, lot, price } => {
                let gain = lot.worth() - price.worth();
                format!("  {} takes it for {}: {:+}.", name(*seat), price.worth(), gain.0)
            }
            Event::GameEnded { scores, winners } => {
                let row = |(seat, score): (Seat, &bourse_game::Money)| {
                    let won = if winners.contains(&seat) { "  wins" } else { "" };
                    format!("  {:<8} {:>5}{won}", name(seat), score.0)
                };
                let rows: Vec<String> =
                    self.table().players().seats().zip(scores).map(row).collect();
                format!("\n— The game is over.\n{}", rows.join("\n"))
            }
        })
    }

    fn why(rule: &Rule) -> String {
        match rule {
            Rule::CardNotInHand { card } => format!("the {} is not in the hand", card.worth()),
            Rule::CardNotInDeck { card } => format!("the {} is not in the deck", card.worth()),
        }
    }

    fn explain(option: &str) -> &'static str {
        match option {
            "price" => "What the winner of a lot pays: the second highest card, or their own.",
            _ => "",
        }
    }
}
