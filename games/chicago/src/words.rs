//! Chicago Express in sentences.

use bourse_game::Seat;
use bourse_game::words::{Saying, Told};

use crate::{Chicago, Company, Dial, Event, Hex, Industry, Phase, Reason, Rule};

impl Told for Chicago {
    const TITLE: &'static str = "Chicago Express";

    fn opening(&self) -> Option<String> {
        let Phase::Auction(auction) = self.table().phase() else { return None };
        let minimum = self.table().starting_bid(auction.company).to_string();
        Some(opened(auction.reason, auction.company, &minimum))
    }

    fn tell(&self, event: &Event, name: &dyn Fn(Seat) -> String) -> Saying {
        Saying::Line(match *event {
            Event::AuctionOpened { reason, company, minimum, .. } => {
                opened(reason, company, &minimum.to_string())
            }
            Event::Bid { seat, amount } => {
                return Saying::Words(format!("{} {amount}", name(seat)));
            }
            Event::Passed { seat } => return Saying::Words(format!("{} passes", name(seat))),
            Event::ShareSold { seat, company, price } => {
                format!("  {} takes a share of {} for {price}.", name(seat), short(company))
            }
            Event::ShareUnsold { company } => {
                format!("  Nobody wants it; the share stays with {}.", short(company))
            }
            Event::TurnBegan { .. } => return Saying::Nothing,
            Event::DialTurned { seat, dial, position, red } => {
                let red = if red { ", now red" } else { "" };
                format!("\n{} turns the {} dial to {position}{red}.", name(seat), dial_name(dial))
            }
            Event::Forgone { dial, .. } => format!("  And does not {}.", deed(dial)),
            Event::Built { company, hex, price, .. } => {
                format!("  {} builds to {} for {price}.", short(company), place(hex))
            }
            Event::HousePlaced { hex, left, .. } => {
                format!("  A house goes up in {}; {left} are left.", place(hex))
            }
            Event::TrackMoved { industry, value, .. } => {
                format!("  {} rises to {value}.", industry_name(industry))
            }
            Event::IncomeRaised { company, by, income } => {
                format!("    {}: income +{by}, now {income}.", short(company))
            }
            Event::ForestPaid { company, amount } => {
                format!("    The bank pays {amount} to {}.", short(company))
            }
            Event::ChicagoReached { company, .. } => {
                format!("  {} has reached Chicago: its shares are paid.", short(company))
            }
            Event::WabashOpened { income } => format!("  Wabash opens with an income of {income}."),
            Event::GeneralDividends { number } => format!("\n— General dividends, number {number}"),
            Event::Dividend { seat, company, shares, amount, .. } => {
                let count =
                    if shares == 1 { "one share".into() } else { format!("{shares} shares") };
                format!("    {}: {amount} for {count} of {}.", name(seat), short(company))
            }
            Event::DialsReset => self.money(name),
            Event::GameEnded { because } => self.ending(because.names(), name),
        })
    }

    fn why(rule: &Rule) -> String {
        match rule {
            Rule::BidBelowMinimum { minimum } => format!("the starting bid is {minimum}"),
            Rule::BidNotHigher { standing } => format!("a bid must be higher than {standing}"),
            Rule::BidOverCash { cash } => format!("there is only {cash} to bid with"),
            Rule::DialRed => "a dial on red cannot be chosen".into(),
            Rule::OfferClosed => "Wabash opens when Chicago is first reached".into(),
            Rule::OfferSoldOut => "all shares of this company are sold".into(),
            Rule::BuildClosed => "Wabash opens when Chicago is first reached".into(),
            Rule::BuildNoShare => "only a shareholder may expand a company".into(),
            Rule::BuildOtherCompany { company } => {
                format!("this expansion is of {} alone", short(*company))
            }
            Rule::BuildOwnTwice => "the company is there already".into(),
            Rule::BuildStartHex => "the start hexes of the coast are closed".into(),
            Rule::BuildNotAdjacent => "the hex does not touch the company's network".into(),
            Rule::BuildOccupied => "a forest or mountain holds one company".into(),
            Rule::BuildNoLocomotive => "the company has no locomotive left".into(),
            Rule::BuildTooExpensive { price, treasury } => {
                format!("it costs {price} and the treasury holds {treasury}")
            }
            Rule::DoneBeforeBuild => "nothing has been built yet: build or forgo".into(),
            Rule::ForgoAfterBuild => "an expansion that has begun is ended with done".into(),
            Rule::DevelopForbiddenHex => "this hex is never developed".into(),
            Rule::DevelopNoLocomotive => "no company is there".into(),
            Rule::DevelopHasHouse => "it has been developed already".into(),
            Rule::DevelopNoHouseLeft => "no house is left".into(),
            Rule::DevelopMaxed => "it stands at the end of its track".into(),
        }
    }

    fn explain(option: &str) -> &'static str {
        match option {
            "dividend_timing" => {
                "When general dividends are paid: after the action that turned the second dial to \
                 red (the earlier printing, and the remark on Chicago in all of them), or before \
                 it (the later printing read to the letter)."
            }
            "detroit_raises_companies" => {
                "Whether the companies in Detroit gain 1 when its marker moves after general \
                 dividends."
            }
            "chicago_phase_timing" => {
                "Whether the Chicago phase waits for the end of the expansion or interrupts it."
            }
            "developed_mountain_counts_house" => {
                "Whether a mountain that already has a house counts it when a company enters. The \
                 base game never gets there, because a mountain holds one company."
            }
            "maxed_industrial_city" => {
                "Whether an industrial city at the end of its track may still be chosen, without \
                 effect."
            }
            "tie_break" => {
                "Whether equal cash shares the victory, or the one whose shares would pay most wins."
            }
            "hidden_money" => "Whether players hide their cash. Payments stay public.",
            "first_seat" => "Who bids first in the first auction: by the rulebook, the oldest.",
            _ => "",
        }
    }
}

/// What the commentary adds of its own.
trait Commentary {
    fn money(&self, name: &dyn Fn(Seat) -> String) -> String;
    fn ending(
        &self,
        because: impl Iterator<Item = &'static str>,
        name: &dyn Fn(Seat) -> String,
    ) -> String;
}

impl Commentary for Chicago {
    /// Everybody's cash and every company's income.
    fn money(&self, name: &dyn Fn(Seat) -> String) -> String {
        let seats = self.table().players().seats();
        let cash: Vec<String> =
            seats.map(|seat| format!("{} {}", name(seat), self.cash(seat))).collect();
        let incomes: Vec<String> = Company::ALL
            .into_iter()
            .filter(|&company| self.table().company(company).open)
            .map(|company| {
                let charter = self.table().company(company);
                format!("{} {} ({})", short(company), charter.income, charter.treasury)
            })
            .collect();
        format!("  Cash: {}.\n  Income (treasury): {}.", cash.join(", "), incomes.join(", "))
    }

    fn ending(
        &self,
        because: impl Iterator<Item = &'static str>,
        name: &dyn Fn(Seat) -> String,
    ) -> String {
        let because: Vec<&str> = because
            .map(|condition| match condition {
                "locomotives" => "three companies have no locomotives left",
                "shares" => "three companies have no shares left",
                "houses" => "three houses or fewer are left",
                _ => "Detroit stands on 8",
            })
            .collect();
        let players = self.table().players();
        let mut ranking: Vec<Seat> = players.seats().collect();
        ranking.sort_by_key(|&seat| std::cmp::Reverse(self.cash(seat)));
        let ranking: Vec<String> = ranking
            .into_iter()
            .map(|seat| format!("  {:<8} {:>4}", name(seat), self.cash(seat).to_string()))
            .collect();
        format!("\n— The game is over: {}.\n{}", because.join(", "), ranking.join("\n"))
    }
}

fn opened(reason: Reason, company: Company, minimum: &str) -> String {
    let company = match reason {
        Reason::Opening => format!("\nThe opening share of {}", company.name()),
        Reason::Offer => format!("  A share of {}", company.name()),
        Reason::Wabash => "  The first share of Wabash".into(),
    };
    format!("{company} is up for auction, from {minimum}.")
}

fn short(company: Company) -> &'static str {
    match company {
        Company::Prr => "PRR",
        Company::Bo => "B&O",
        Company::Co => "C&O",
        Company::Nyc => "NYC",
        Company::Wabash => "Wabash",
    }
}

fn place(hex: Hex) -> String {
    match hex.name() {
        Some(name) => format!("{name} ({hex})"),
        None => hex.to_string(),
    }
}

fn dial_name(dial: Dial) -> &'static str {
    match dial {
        Dial::Auction => "auction",
        Dial::Expand => "expansion",
        Dial::Develop => "development",
    }
}

fn deed(dial: Dial) -> &'static str {
    match dial {
        Dial::Auction => "offer a share",
        Dial::Expand => "build",
        Dial::Develop => "develop",
    }
}

fn industry_name(industry: Industry) -> &'static str {
    match industry {
        Industry::Detroit => "Detroit",
        Industry::Wheeling => "Wheeling",
        Industry::Pittsburgh => "Pittsburgh",
    }
}
