//! Merger rounds in the books.

use arrayvec::ArrayVec;
use bourse_game::Money;

use super::mood::Whim;
use super::{FIRMS, Keeper, Ledger, SEATS};

/// How often a seat leaves a merger for later.
const LEFT_MERGERS: f32 = 0.3;

/// The highest price of a merged public.
const HIGHEST: i32 = 200;

impl Ledger {
    /// Owners merge their minors two by two; one alone converts when it can.
    pub(super) fn merge(&mut self, order: &ArrayVec<usize, FIRMS>) {
        for &at in order {
            if !self.firms[at].open || self.publics_left == 0 {
                continue;
            }
            let owner = self.firms[at].director;
            if self.mood.omits(Whim::Merger, owner, usize::from(self.clock), LEFT_MERGERS) {
                continue;
            }
            let mut partners = (0..self.firms.len()).filter(|&it| {
                let firm = &self.firms[it];
                it != at && firm.open && firm.minor && firm.director == owner
            });
            let can_convert = self.chart.converts(self.firms[at].cell);
            match partners.next() {
                Some(partner) => self.combine(at, partner),
                None if can_convert => self.convert(at),
                None => continue,
            }
            self.sell_new(at);
        }
    }

    fn combine(&mut self, at: usize, partner: usize) {
        let sum = (self.price(at) + self.price(partner)).min(HIGHEST);
        let Some((_, cell)) = self.chart.public_start(Money(sum)) else { return };
        let other = self.firms[partner].clone();
        self.firms[partner].open = false;
        self.publics_left -= 1;
        for keeper in &mut self.privates {
            if *keeper == Keeper::Firm(partner) {
                *keeper = Keeper::Firm(at);
            }
        }
        let firm = &mut self.firms[at];
        firm.minor = false;
        firm.cell = cell;
        firm.cash += other.cash;
        firm.loans += other.loans;
        firm.owes = firm.loans;
        for kind in other.trains {
            let _ = firm.trains.try_push(kind);
        }
        firm.shares = [0; SEATS];
        firm.shares[firm.director] = 2;
        firm.treasury = 8;
        firm.pool = 0;
        firm.operated = false;
        firm.prospects = firm.prospects.merged(&other.prospects);
    }

    fn convert(&mut self, at: usize) {
        let price = Money(self.price(at));
        let Some((_, cell)) = self.chart.public_start(price) else { return };
        self.publics_left -= 1;
        let firm = &mut self.firms[at];
        firm.minor = false;
        firm.cell = cell;
        firm.treasury = 8;
        firm.pool = 0;
        firm.operated = false;
    }

    /// The director buys what he can, everybody else one.
    fn sell_new(&mut self, at: usize) {
        let director = self.firms[at].director;
        while self.may_buy(director, at) && self.firms[at].treasury > 0 {
            self.buy_share(director, at, false);
        }
        for next in 1..self.players {
            let seat = (director + next) % self.players;
            if self.may_buy(seat, at) && self.firms[at].treasury > 0 {
                self.buy_share(seat, at, false);
            }
        }
        self.discard_all();
    }
}
