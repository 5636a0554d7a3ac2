//! Merger rounds in the books.

use arrayvec::ArrayVec;
use bourse_game::Money;

use super::noise::NoiseOn;
use super::trade::LEAST;
use super::{FIRMS, Keeper, Ledger, SEATS, Sale};
use crate::bots::figures::{DIRECTOR_SHARES, MERGER_HIGHEST, PUBLIC_SHARES};

/// How often a seat leaves a merger for later.
const LEFT_MERGERS: f32 = 0.3;

impl Ledger {
    /// Owners merge their minors two by two; one alone converts when it can.
    pub(super) fn merge(&mut self, order: &ArrayVec<usize, FIRMS>) {
        for &at in order {
            if !self.firms[at].open || self.publics_left == 0 {
                continue;
            }
            let owner = self.firms[at].director;
            if NoiseOn::Merger.omits(self.noise, owner, usize::from(self.clock), LEFT_MERGERS) {
                continue;
            }
            let mut partners = (0..self.firms.len()).filter(|&it| {
                let firm = &self.firms[it];
                it != at && firm.open && firm.minor && firm.director == owner
            });
            let can_convert = self.chart.converts(self.firms[at].cell);
            match partners.next() {
                Some(partner) => self.combine(at, &[partner]),
                None if can_convert => self.convert(at),
                None => continue,
            }
            let several = std::iter::once(owner).collect();
            self.sell(&Sale { firm: at, several, one: ArrayVec::new(), again: true });
        }
    }

    /// A minor becomes a public and takes in others; each is a share of its owner.
    pub(super) fn combine(&mut self, at: usize, partners: &[usize]) {
        let prices = || partners.iter().chain([&at]).map(|&it| self.price(it));
        // Highest and lowest together (§6.2).
        let sum = prices().fold(0, i32::max) + prices().fold(i32::MAX, i32::min);
        let sum = sum.max(self.merger_floor).min(MERGER_HIGHEST.0);
        let Some((_, cell)) = self.chart.public_start(Money(sum)) else { return };
        self.publics_left -= 1;
        let firm = &mut self.firms[at];
        firm.minor = false;
        firm.cell = cell;
        firm.shares = [0; SEATS];
        firm.shares[firm.director] = 1;
        firm.treasury = PUBLIC_SHARES - 1;
        firm.pool = 0;
        firm.operated = false;
        for &partner in partners {
            self.take_in(at, partner);
        }
        self.firms[at].owes = self.firms[at].loans;
    }

    /// All that a minor has goes to a new public.
    fn take_in(&mut self, at: usize, minor: usize) {
        let other = self.firms[minor].clone();
        self.firms[minor].open = false;
        for keeper in &mut self.privates {
            if *keeper == Keeper::Firm(minor) {
                *keeper = Keeper::Firm(at);
            }
        }
        let firm = &mut self.firms[at];
        firm.cash += other.cash;
        firm.loans += other.loans;
        for kind in other.trains {
            let _ = firm.trains.try_push(kind);
        }
        firm.shares[other.director] += 1;
        firm.treasury -= 1;
        firm.prospects = firm.prospects.merged(&other.prospects);
    }

    pub(super) fn convert(&mut self, at: usize) {
        let price = Money(self.price(at));
        let Some((_, cell)) = self.chart.public_start(price) else { return };
        self.publics_left -= 1;
        let firm = &mut self.firms[at];
        firm.minor = false;
        firm.cell = cell;
        firm.treasury = PUBLIC_SHARES - DIRECTOR_SHARES;
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
