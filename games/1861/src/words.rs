//! 1861 in sentences.

use bourse_game::words::{Saying, Told};
use bourse_game::{Money, Seat};

use crate::Edition;
use crate::{BestRun, Company, Event, G1861, Owner, Payment, Rule, Source};

/// Says of a run that others might bring more, if that is so.
fn unproved_run(company: Company, revenue: Money, best: &BestRun) -> Option<String> {
    let BestRun { revenue: found, at_most, .. } = best;
    (revenue < *at_most).then(|| {
        let id = company.id();
        format!("unproved: {id} runs for {revenue}; the best found bring {found}, none more than {at_most}")
    })
}

impl Told for G1861 {
    const TITLE: &'static str = "1861";

    /// By the rulebook the best routes are run (§5.5.4), by the state railway
    /// without a decision (§5.6.2).
    fn unproved(&self, events: &[Event]) -> Option<String> {
        let due = self.run_due().filter(|_| self.options().edition() == Edition::Jklm);
        let ran = |event: &Event| match *event {
            Event::Ran { company, revenue, at_most: Some(at_most) } => {
                let id = company.id();
                Some(format!("unproved: {id} runs for {revenue}, none bring more than {at_most}"))
            }
            Event::Ran { company, revenue, at_most: None } if company != Company::Rsr => {
                due.as_ref().and_then(|run| unproved_run(company, revenue, run.best()))
            }
            _ => None,
        };
        let said: Vec<String> = events.iter().filter_map(ran).collect();
        (!said.is_empty()).then(|| said.join("; "))
    }

    fn tell(&self, event: &Event, name: &dyn Fn(Seat) -> String) -> Saying {
        let id = |company: &Company| company.id();
        Saying::Line(match event {
            Event::Paid { .. } | Event::CompanyTurn { .. } | Event::Turn { .. } => {
                return Saying::Nothing;
            }
            Event::BankBroken => "The bank is broken.".into(),
            Event::StockRound { set } => format!("\n— Stock round {set}"),
            Event::OperatingRound { set, number, of } => {
                format!("\n— Operating round {set}.{number} of {of}")
            }
            Event::MergerRound { set, number } => format!("\n— Merger round {set}.{number}"),
            Event::Passed { seat } => return Saying::Words(format!("{} passes", name(*seat))),
            Event::Bid { seat, amount, .. } => {
                return Saying::Words(format!("{} bids {amount}", name(*seat)));
            }
            Event::Reduced { private, minimum } => {
                format!("  Nobody wants {}: it costs {minimum} now.", private.name())
            }
            Event::PrivateSold { private, seat, price } => {
                format!("  {} gets {} for {price}.", name(*seat), private.name())
            }
            Event::MinorSold { company, seat, bid, price } => {
                let who = name(*seat);
                format!("  {who} starts {} with {bid}; its price is {price}.", id(company))
            }
            Event::ShareBought { seat, company, from, price } => {
                let from = match from {
                    Source::Treasury => "its treasury",
                    Source::Pool => "the pool",
                };
                format!(
                    "  {} buys a share of {} from {from} for {price}.",
                    name(*seat),
                    id(company)
                )
            }
            Event::SharesSold { seat, company, shares, price } => {
                format!("  {} sells {shares} of {} at {price}.", name(*seat), id(company))
            }
            Event::Director { company, seat } => {
                format!("  {} directs {}.", name(*seat), id(company))
            }
            Event::Price { company, from, to } => {
                format!("  {} goes from {from} to {to}.", id(company))
            }
            Event::Founded { company, seat, price } => {
                format!("  {} founds {} at {price}.", name(*seat), id(company))
            }
            Event::TokenPlaced { company, at, price } => {
                format!("  {} has a token in {} for {price}.", id(company), place(at.hex.0))
            }
            Event::TokenRemoved { company, at } => {
                format!("  The token of {} leaves {}.", id(company), place(at.hex.0))
            }
            Event::Redeemed { company, shares, price } => {
                format!("  {} redeems {shares} of its shares at {price}.", id(company))
            }
            Event::PrivateBought { company, private, from, price } => {
                let from = name(*from);
                format!("  {} buys {} from {from} for {price}.", id(company), private.name())
            }
            Event::AskedForPrivate { company, seat, private, price } => {
                let (who, what) = (name(*seat), private.name());
                format!("  {} offers {who} {price} for {what}.", id(company))
            }
            Event::AskedForTrain { company, seat, train, price } => {
                let who = name(*seat);
                format!("  {} offers {who} {price} for a {}-train.", id(company), train.kind.id())
            }
            Event::AskedToMerge { seat, public } => {
                format!("  {} is asked to join in forming {}.", name(*seat), id(public))
            }
            Event::Declined { seat } => format!("  {} declines.", name(*seat)),
            Event::TileLaid { company, hex, tile, rotation, cost } => {
                let tile = &crate::map().tile(tile.0).id;
                let (at, turn) = (place(hex.0), rotation.0.sixths());
                format!("  {} lays tile {tile} in {at}, turned by {turn}, for {cost}.", id(company))
            }
            Event::LoanTaken { company } => format!("  {} takes a loan.", id(company)),
            Event::LoanRepaid { company } => format!("  {} repays a loan.", id(company)),
            Event::InterestPaid { company, amount } => {
                format!("  {} pays {amount} of interest.", id(company))
            }
            Event::Ran { company, revenue, at_most: None } => {
                format!("  {} runs for {revenue}.", id(company))
            }
            Event::Ran { company, revenue, at_most: Some(at_most) } => {
                let id = id(company);
                format!(
                    "  {id} runs for {revenue}, the best found; none bring more than {at_most}."
                )
            }
            Event::Dividend { company, kind, per_share, kept } => match kind {
                Payment::Withhold => format!("  {} keeps {kept}.", id(company)),
                Payment::Pay | Payment::Half => {
                    format!("  {} pays {per_share} a share and keeps {kept}.", id(company))
                }
            },
            Event::TrainBought { company, train, from, price } => {
                let from = match from {
                    Owner::Company(seller) => format!(" from {}", seller.id()),
                    Owner::Bank | Owner::Seat(_) => String::new(),
                };
                format!("  {} buys a {}-train{from} for {price}.", id(company), train.kind.id())
            }
            Event::TrainDiscarded { company, train } => {
                format!("  {} gives up a {}-train.", id(company), train.kind.id())
            }
            Event::PhaseBegan { phase } => format!("— Phase {} begins.", phase.number()),
            Event::Rusted { train, owner } => {
                let of = match owner {
                    Owner::Company(company) => format!(" of {}", company.id()),
                    Owner::Bank | Owner::Seat(_) => " in the pool".into(),
                };
                return Saying::Words(format!("a {}-train{of} rusts", train.kind.id()));
            }
            Event::PrivateNationalised { private, from, price } => {
                let from = match from {
                    Owner::Company(company) => company.id().to_owned(),
                    Owner::Seat(seat) => name(*seat),
                    Owner::Bank => "the bank".into(),
                };
                format!("  {} goes from {from} to the state for {price}.", private.name())
            }
            Event::Nationalised { company, per_share } => {
                format!("  {} goes to the state at {per_share} a share.", id(company))
            }
            Event::Kept { company } => format!("  {} goes on without a train.", id(company)),
            Event::Converted { minor, public, price } => {
                format!("  {} becomes {} at {price}.", id(minor), id(public))
            }
            Event::Merged { minor, public } => format!("  {} joins {}.", id(minor), id(public)),
            Event::Formed { public, price } => format!("  {} is formed at {price}.", id(public)),
            Event::Ended { .. } => self.result(name),
        })
    }

    fn why(rule: &Rule) -> String {
        let words = bourse_game::Rule::code(rule).replace('_', " ");
        match rule {
            Rule::BidTooLow { minimum, .. } => format!("the lowest bid is {minimum}"),
            Rule::CertificateLimit { limit } | Rule::MustSell { limit } => {
                format!("nobody holds more than {limit} certificates")
            }
            Rule::TooExpensive { price, cash, .. } | Rule::TokenTooExpensive { price, cash } => {
                format!("it costs {price}, and there is {cash}")
            }
            _ => words,
        }
    }

    fn explain(option: &str) -> &'static str {
        match option {
            "edition" => "Whose rules are played: the rulebook's (jklm), or as 18xx.games plays it",
            "column_market" => "A single row of prices instead of the grid (18xx.games)",
            "express_trains" => "How many 2+2 and 5+5E trains there are",
            "limited_yellow" => "Whether yellow tiles can run out",
            "k7_upgrade_cost" => "What the first upgrade of Nizhnii Novgorod costs",
            "found_in_occupied_city" => {
                "Whether a public may be founded beside another company's token"
            }
            "merger_tie" => "Which minor comes first where a merger is a tie",
            "merger_price_floor" => "The lowest price of a public formed by a merger",
            "bank_break_overrides_countdown" => {
                "Whether a broken bank ends the game also after the first 8-train"
            }
            "score_privates" => "Whether privates in players' hands count at the end",
            "minors_count_as_certificates" => "Whether a minor counts as a certificate",
            _ => "",
        }
    }
}

fn place(hex: bourse_track::Hex) -> String {
    crate::map().hex(hex).place.to_string()
}

trait Result1861 {
    fn result(&self, name: &dyn Fn(Seat) -> String) -> String;
}

impl Result1861 for G1861 {
    fn result(&self, name: &dyn Fn(Seat) -> String) -> String {
        let mut ranking: Vec<Seat> = self.players().seats().collect();
        ranking.sort_by_key(|&seat| std::cmp::Reverse(self.value(seat)));
        let row = |seat: &Seat| format!("  {} {}", self.value(*seat), name(*seat));
        format!("\nThe result:\n{}", ranking.iter().map(row).collect::<Vec<_>>().join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_is_not_proved_is_told_with_what_is() {
        let best = BestRun { routes: Vec::new(), revenue: Money(1420), at_most: Money(1490) };
        let told = |revenue| unproved_run(Company::Se, Money(revenue), &best);
        let said = "unproved: SE runs for 1470; the best found bring 1420, none more than 1490";
        assert_eq!(told(1470).as_deref(), Some(said));
        assert_eq!(told(1490), None, "nothing brings more");
    }
}
