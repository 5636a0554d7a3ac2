//! Stock rounds in the books.

use arrayvec::ArrayVec;

use super::noise::NoiseOn;
use super::{FIRMS, Firm, Ledger, Prospects, SEATS, Stock};
use crate::bots::figures::{
    DIRECTOR_SHARES, MINOR_BORROWS, MINOR_MINIMUM, MINOR_SHARES, MOST_SHARES_OF_ONE,
    PUBLIC_BORROWS, PUBLIC_SHARES,
};
use crate::{Chart, Phase, TrainKind};

/// A purchase must earn so much of its price in a round.
pub(super) const LEAST: f32 = 0.03;

/// How good new homes are beside the usual.
const NEW_PLACE: f32 = 0.9;

/// Track in the first turn.
const FIRST_TRACK: i32 = 20;

/// What a seat may buy.
#[derive(Clone, Copy, Debug)]
enum Purchase {
    Share { firm: usize, pool: bool },
    Minor { bid: i32 },
    Public { price: i32 },
}

/// What everything for sale earns in a round for its price. Nothing of it
/// changes during a stock round but that new firms come.
struct Offers {
    shares: ArrayVec<f32, FIRMS>,
    minor: Option<(i32, f32)>,
    public: Option<(i32, f32)>,
}

impl Ledger {
    /// Everybody buys what earns most for its price, in turn, until nobody
    /// does. Who has passed stays out.
    pub(super) fn trade(&mut self, stock: Stock) {
        let Stock { mut seat, mut passed, sold } = stock;
        let mut offers = self.offers();
        while self.seats().any(|seat| !passed[seat]) {
            if !passed[seat] {
                match self.best_purchase(seat, sold[seat], &offers) {
                    Some(purchase) => {
                        self.purchase(seat, purchase);
                        for at in offers.shares.len()..self.firms.len() {
                            offers.shares.push(self.earns(at));
                        }
                        self.priority = (seat + 1) % self.players;
                    }
                    None => passed[seat] = true,
                }
            }
            seat = (seat + 1) % self.players;
        }
        self.raise_sold_out();
    }

    /// Publics wholly in players' hands rise at the end of the round.
    pub(super) fn raise_sold_out(&mut self) {
        let rise = if self.stays_at_the_edge { Chart::up_to_the_edge } else { Chart::up };
        for firm in &mut self.firms {
            if firm.open && !firm.minor && firm.treasury == 0 && firm.pool == 0 {
                firm.cell = rise(self.chart, firm.cell);
            }
        }
    }

    fn offers(&self) -> Offers {
        let is_public = |at: usize| self.firms[at].open && !self.firms[at].minor;
        let earns = |at| if is_public(at) { self.earns(at) } else { 0.0 };
        let shares = (0..self.firms.len()).map(earns).collect();
        let Some(train) = self.next_new() else {
            return Offers { shares, minor: None, public: None };
        };
        let bid = (train.price().0 + FIRST_TRACK - MINOR_BORROWS).max(MINOR_MINIMUM.0);
        let minor =
            (self.phase < Phase::NO_NEW_MINORS).then(|| (bid, self.minor_earns(train, bid)));
        let needed =
            (train.price().0 + FIRST_TRACK - PUBLIC_BORROWS + 1) / i32::from(DIRECTOR_SHARES);
        let start = self.chart.public_starts().find(|(price, _)| price.0 >= needed);
        let start = start.filter(|_| self.phase >= Phase::FOUNDING);
        let public = start.map(|(price, _)| (price.0, self.public_earns(train, price.0)));
        Offers { shares, minor, public }
    }

    pub(super) fn certificates(&self, seat: usize) -> u8 {
        let of = |firm: &Firm| {
            let held = firm.shares[seat];
            match (firm.open, firm.minor) {
                (false, _) => 0,
                (true, true) => u8::from(held > 0),
                (true, false) if firm.director == seat => held.saturating_sub(1),
                (true, false) => held,
            }
        };
        let privates = self.privates.iter().filter(|&&it| it == super::Keeper::Seat(seat)).count();
        self.firms.iter().map(of).sum::<u8>() + privates as u8
    }

    fn best_purchase(&self, seat: usize, sold: u64, offers: &Offers) -> Option<Purchase> {
        if self.certificates(seat) >= self.certificate_limit {
            return None;
        }
        let mut best = (None, LEAST);
        let mut offer = |purchase, earns: f32| {
            if earns > best.1 {
                best = (Some(purchase), earns);
            }
        };
        for (at, earns) in offers.shares.iter().enumerate() {
            let sold = sold >> self.firms[at].key & 1 == 1;
            if !sold && self.may_buy(seat, at) {
                offer(
                    Purchase::Share { firm: at, pool: self.firms[at].treasury == 0 },
                    earns * NoiseOn::Share.factor(self.noise, seat, self.firms[at].key),
                );
            }
        }
        let cash = |needed: i32| needed <= self.cash[seat] && !self.firms.is_full();
        if let Some((bid, earns)) = offers.minor.filter(|(bid, _)| cash(*bid)) {
            let late = self.phase >= Phase::MERGERS && self.minors_left[1] > 0;
            if self.minors_left[0] > 0 || late {
                offer(Purchase::Minor { bid }, earns);
            }
        }
        if let Some((price, earns)) =
            offers.public.filter(|(price, _)| cash(price * i32::from(DIRECTOR_SHARES)))
            && self.publics_left > 0
            && self.cities_left > 0
        {
            offer(Purchase::Public { price }, earns);
        }
        best.0
    }

    pub(super) fn may_buy(&self, seat: usize, at: usize) -> bool {
        let firm = &self.firms[at];
        firm.open
            && !firm.minor
            && firm.treasury + firm.pool > 0
            && firm.shares[seat] < MOST_SHARES_OF_ONE
            && self.price(at) <= self.cash[seat]
    }

    /// What a share earns in a round for its price: dividend and rise.
    pub(super) fn earns(&self, at: usize) -> f32 {
        let firm = &self.firms[at];
        let price = self.price(at);
        let mut trains = firm.trains.clone();
        // Who has no train buys one.
        if trains.is_empty()
            && let Some(next) = self.next_new()
        {
            trains.push(next);
        }
        let revenue = firm.prospects.revenue(&trains, firm.minor, self.phase, self.clock + 1);
        let rise = if revenue >= price {
            self.chart.price(self.chart.right(firm.cell)).0 - price
        } else {
            0
        };
        (revenue as f32 / f32::from(PUBLIC_SHARES) + rise as f32) / price.max(1) as f32
    }

    fn minor_earns(&self, train: TrainKind, bid: i32) -> f32 {
        let usual = Prospects::new(NEW_PLACE, self.phase, self.clock).revenue(
            &[train],
            false,
            self.phase,
            self.clock + 3,
        );
        (usual as f32 / 2.0 + 10.0) / bid as f32
    }

    fn public_earns(&self, train: TrainKind, price: i32) -> f32 {
        let usual = Prospects::new(NEW_PLACE, self.phase, self.clock).revenue(
            &[train],
            false,
            self.phase,
            self.clock + 2,
        );
        (usual as f32 / f32::from(PUBLIC_SHARES)) / price as f32
    }

    fn purchase(&mut self, seat: usize, purchase: Purchase) {
        match purchase {
            Purchase::Share { firm, pool } => self.buy_share(seat, firm, pool),
            Purchase::Minor { bid } => {
                let from = if self.minors_left[0] > 0 { 0 } else { 1 };
                self.minors_left[from] -= 1;
                self.begin_firm(seat, true, bid, bid / i32::from(MINOR_SHARES));
            }
            Purchase::Public { price } => {
                self.publics_left -= 1;
                self.cities_left -= 1;
                self.begin_firm(seat, false, price * i32::from(DIRECTOR_SHARES), price);
            }
        }
    }

    pub(super) fn buy_share(&mut self, seat: usize, at: usize, pool: bool) {
        let price = self.price(at);
        self.cash[seat] -= price;
        if pool {
            self.firms[at].pool -= 1;
            self.bank_pays(-price);
        } else {
            self.firms[at].treasury -= 1;
            self.firms[at].cash += price;
        }
        let firm = &mut self.firms[at];
        firm.shares[seat] += 1;
        if firm.shares[seat] > firm.shares[firm.director] {
            firm.director = seat;
        }
    }

    pub(super) fn begin_firm(&mut self, seat: usize, minor: bool, paid: i32, price: i32) {
        let price = bourse_game::Money(price);
        let start =
            if minor { self.chart.minor_start(price) } else { self.chart.public_start(price) };
        let Some((_, cell)) = start else { return };
        self.cash[seat] -= paid;
        let mut shares = [0; SEATS];
        shares[seat] = if minor { MINOR_SHARES } else { DIRECTOR_SHARES };
        self.firms.push(Firm {
            key: 32 + self.firms.len(),
            open: true,
            minor,
            director: seat,
            cash: paid,
            loans: 0,
            owes: 0,
            shares,
            treasury: if minor { 0 } else { PUBLIC_SHARES - DIRECTOR_SHARES },
            pool: 0,
            cell,
            operated: false,
            trains: ArrayVec::new(),
            prospects: Prospects::new(NEW_PLACE, self.phase, self.clock + 1),
        });
    }
}
