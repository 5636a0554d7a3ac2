//! Merger rounds in the books.

use arrayvec::ArrayVec;
use bourse_game::Money;

use super::mood::Whim;
use super::trade::LEAST;
use super::{FIRMS, Keeper, Ledger, SEATS, Sale};

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
            let several = std::iter::once(owner).collect();
            self.sell(&Sale { firm: at, several, one: ArrayVec::new(), again: true });
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

    /// The owners buy what they can, then everybody one.
    pub(super) fn sell(&mut self, sale: &Sale) {
        let at = sale.firm;
        for &seat in &sale.several {
            while self.wants(seat, at) {
                self.buy_share(seat, at, false);
            }
        }
        let director = self.firms[at].director;
        let everybody = (0..self.players).map(|next| (director + next) % self.players);
        let everybody: ArrayVec<usize, SEATS> = everybody.filter(|_| sale.again).collect();
        for &seat in sale.one.iter().chain(&everybody) {
            if self.wants(seat, at) {
                self.buy_share(seat, at, false);
            }
        }
        self.discard_all();
    }

    /// Whether a seat buys a share of a new public.
    fn wants(&self, seat: usize, at: usize) -> bool {
        self.firms[at].treasury > 0
            && self.may_buy(seat, at)
            && self.certificates(seat) < self.certificate_limit
            && self.earns(at) > LEAST
    }
}
