//! Trade: §7.1.

use bourse_game::{Money, Seat, Sink};

use crate::rules::company::{ByCompany, Company};
use crate::rules::event::{Deal, Event};
use crate::rules::options::TradeDeal;
use crate::rules::rule::Rule;
use crate::rules::state::Speculation;
use crate::rules::table::{Phase, Table};

impl Table {
    /// Whether the seat, having this much cash, may sell and buy so at these
    /// prices. The sale pays for the purchase (A09); the bank's stock is that
    /// before the sale (A22).
    #[inline]
    pub(crate) fn check_trade(
        &self,
        prices: &ByCompany<Money>,
        seat: Seat,
        cash: Money,
        sell: Option<Company>,
        buy: Option<Company>,
    ) -> Result<(), Rule> {
        if sell.is_some() && buy.is_some() && self.options().trade_deal == TradeDeal::One {
            return Err(Rule::TradeOneOnly);
        }
        if let Some(company) = sell
            && self.shares[seat][company] == 0
        {
            return Err(Rule::TradeSellNotHeld { company });
        }
        if sell.is_some() && sell == buy {
            return Err(Rule::TradeSameCompany);
        }
        if let Some(company) = buy
            && self.bank[company] == 0
        {
            return Err(Rule::TradeBankEmpty { company });
        }
        let price = |company: Option<Company>| company.map_or(Money::ZERO, |of| prices[of]);
        let cost = price(buy) - price(sell);
        if cost > cash {
            return Err(Rule::TradeNoMoney { cost, cash });
        }
        Ok(())
    }
}

impl Speculation {
    /// Sells, buys, and passes the decision on.
    pub(crate) fn trade(
        &mut self,
        seat: Seat,
        sell: Option<Company>,
        buy: Option<Company>,
        sink: &mut impl Sink<Event>,
    ) {
        let prices = self.table.prices();
        if let Some(company) = sell {
            self.table.shares[seat][company] -= 1;
            self.table.bank[company] += 1;
            self.cash[seat] += prices[company];
        }
        if let Some(company) = buy {
            self.table.bank[company] -= 1;
            self.table.shares[seat][company] += 1;
            self.cash[seat] -= prices[company];
        }
        let deal = |company: Option<Company>| {
            company.map(|company| Deal { company, price: prices[company] })
        };
        sink.event(Event::Traded { seat, sold: deal(sell), bought: deal(buy) });
        let next = seat.next(self.table.players());
        if next == self.table.active {
            self.begin_commit();
        } else {
            self.table.phase = Phase::Trade { seat: next };
        }
    }
}
