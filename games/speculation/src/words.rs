//! Speculation in sentences.

use bourse_game::words::{Saying, Told};
use bourse_game::{Money, Seat};

use crate::{Card, Company, Deal, Event, Rule, Space, Speculation, Tile};

impl Told for Speculation {
    const TITLE: &'static str = "Speculation";

    fn tell(&self, event: &Event, name: &dyn Fn(Seat) -> String) -> Saying {
        Saying::Line(match event {
            Event::ShareDrawn { seat, company } => {
                format!("  {} begins with a share of {}.", name(*seat), company.name())
            }
            Event::CardDrawn { .. } | Event::CardCommitted { .. } | Event::ActionDrawn { .. } => {
                return Saying::Nothing;
            }
            Event::TurnBegan { round, seat } => format!("\n— Round {round}, {}", name(*seat)),
            Event::TilesDrawn { action, movement, .. } => {
                format!("The tiles: {}, {}.", tile(*action), in_steps(movement.value()))
            }
            Event::Traded { seat, sold, bought } => {
                format!("  {} {}.", name(*seat), trade(*sold, *bought))
            }
            Event::RankMoved { seat, company, from, to } => {
                format!(
                    "  {} moves {} from {} to {}.",
                    name(*seat),
                    company.name(),
                    at(*from),
                    at(*to)
                )
            }
            Event::RankIgnored { .. } => "  The tile can move nobody.".into(),
            Event::RankDeclined { seat } => format!("  {} leaves the tile unused.", name(*seat)),
            Event::CardsRevealed { cards } => {
                let shown: Vec<String> = self
                    .table()
                    .players()
                    .seats()
                    .map(|seat| format!("{} {}", name(seat), card(cards[seat])))
                    .collect();
                format!("  The cards: {}.", shown.join(", "))
            }
            Event::StepsSet { holidays, steps } => match (holidays, steps) {
                (0, _) => return Saying::Nothing,
                (_, 0) => "  Bank holiday: nothing moves.".into(),
                (_, steps) => format!("  Bank holiday: only {}.", in_steps(*steps)),
            },
            Event::PawnMoved { company, from, to, .. } => {
                format!("    {} goes from {} to {}.", company.name(), at(*from), at(*to))
            }
            Event::DeckReshuffled { .. } => return Saying::Nothing,
            Event::TilesReturned => self.fortunes(name),
            Event::GameEnded { scores, winners } => {
                let players = self.table().players();
                let mut ranking: Vec<Seat> = players.seats().collect();
                ranking.sort_by_key(|&seat| std::cmp::Reverse(scores[seat]));
                let row = |seat: Seat| {
                    let won = if winners.contains(seat) { "  wins" } else { "" };
                    format!("  {:<8} {:>5}{won}", name(seat), scores[seat].0)
                };
                let ranking: Vec<String> = ranking.into_iter().map(row).collect();
                format!("\n— The game is over.\n{}", ranking.join("\n"))
            }
        })
    }

    fn why(rule: &Rule) -> String {
        match rule {
            Rule::StartShareTaken { company } => {
                format!("the starting share of {} is taken", company.name())
            }
            Rule::CardNotInDeck { card: drawn } => format!("{} is not in the deck", card(*drawn)),
            Rule::TileNotInBag => "no such tile is in the bag".into(),
            Rule::TradeSellNotHeld { company } => format!("no share of {} is held", company.name()),
            Rule::TradeSameCompany => "one share cannot be sold and bought back at once".into(),
            Rule::TradeBankEmpty { company } => {
                format!("the bank has no share of {} left", company.name())
            }
            Rule::TradeNoMoney { cost, cash } => format!("it costs {cost} and there is {cash}"),
            Rule::TradeOneOnly => "at this table one sells or buys, not both".into(),
            Rule::RankNotEligible { tile: of } => {
                format!("the tile {} cannot move this pawn", tile(*of))
            }
            Rule::CommitTwice => "a card has been chosen already".into(),
            Rule::CommitNotInHand { card: chosen } => {
                format!("{} is not in the hand", card(*chosen))
            }
        }
    }

    fn explain(option: &str) -> &'static str {
        match option {
            "side" => {
                "Which side of the board is used: the one with the star has lower prices. The \
                 price lists are reconstructed, not read off the printed board; the header key \
                 prices takes your own."
            }
            "first_seat" => "Who takes the first turn.",
            "rank_minus_start" => {
                "Whether Rank -1 may send a pawn with only START pawns behind it back to START."
            }
            "hidden_money" => "Whether players hide their cash. Payments stay public.",
            "rank_plus_start" => {
                "Whether Rank +1 may move a pawn that is still on START once others have left it."
            }
            "rank_plus_end" => "Whether Rank +1 may move a pawn into END.",
            "rank_tile" => "Whether the active player must use a rank tile.",
            "trade_deal" => {
                "Whether one may sell a share and buy another in one trade, or only one of the \
                 two, as in the edition of 1992."
            }
            "new_deck_draw" => {
                "How many cards are drawn when the nine discards have become the new deck."
            }
            "end_ranks" => {
                "Whether companies in END count when those on the track are ranked, or are ranked \
                 apart."
            }
            "discards" => "Whether discards may be looked through, or only the top one is seen.",
            _ => "",
        }
    }
}

/// What the commentary adds of its own.
trait Commentary {
    fn fortunes(&self, name: &dyn Fn(Seat) -> String) -> String;
}

impl Commentary for Speculation {
    /// The prices and what everybody is worth.
    fn fortunes(&self, name: &dyn Fn(Seat) -> String) -> String {
        let prices = self.table().prices();
        let mut companies = Company::ALL;
        companies.sort_by_key(|&company| std::cmp::Reverse(prices[company]));
        let prices: Vec<String> = companies
            .into_iter()
            .map(|company| format!("{} {}", company.name(), prices[company]))
            .collect();
        let worth: Vec<String> = self
            .table()
            .players()
            .seats()
            .map(|seat| format!("{} {} ({})", name(seat), self.wealth(seat), self.cash(seat)))
            .collect();
        format!("  Prices: {}.\n  Worth (cash): {}.", prices.join(", "), worth.join(", "))
    }
}

fn trade(sold: Option<Deal>, bought: Option<Deal>) -> String {
    let deal =
        |verb: &str, deal: Deal| format!("{verb} {} {}", deal.company.name(), price(deal.price));
    match (sold, bought) {
        (None, None) => "passes".into(),
        (Some(sold), None) => deal("sells", sold),
        (None, Some(bought)) => deal("buys", bought),
        (Some(sold), Some(bought)) => {
            format!("{} and {}", deal("sells", sold), deal("buys", bought))
        }
    }
}

fn in_steps(count: u8) -> String {
    if count == 1 { "1 step".into() } else { format!("{count} steps") }
}

fn price(price: Money) -> String {
    format!("for {price}")
}

fn at(space: Space) -> String {
    match space {
        Space::START => "START".into(),
        Space::END => "END".into(),
        space => space.number().to_string(),
    }
}

fn card(card: Card) -> &'static str {
    match card {
        Card::Company(company) => company.name(),
        Card::BankHoliday => "Bank holiday",
    }
}

fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Trade => "Trade",
        Tile::RankPlus => "Rank +1",
        Tile::RankMinus => "Rank -1",
        Tile::NoAction => "No action",
    }
}
