//! Operating rounds in the books.

use arrayvec::ArrayVec;
use bourse_game::Money;

use super::noise::NoiseOn;
use super::{Bookkeeping, ENDLESS, FIRMS, From, Keeper, Ledger};
use crate::bots::figures::{LOAN_CASH, LOAN_FACE, LOAN_INTEREST, PUBLIC_SHARES};
use crate::{Payment, Private, TrainKind};

/// How often a firm leaves a train it could buy.
const LEFT_TRAINS: f32 = 0.2;

/// What the state railway's trains bring beside the usual.
const STATE_PLACE: f32 = 0.85;

impl Ledger {
    pub(super) fn collect_privates(&mut self) {
        for private in Private::ALL {
            let income = private.income().0;
            match self.privates[private as usize] {
                Keeper::Seat(seat) => self.pay_seat(seat, income),
                Keeper::Firm(firm) => self.pay_firm(firm, income),
                Keeper::State => self.pay_state(income),
            }
        }
    }

    /// The firms have their turns, then the state railway.
    pub(super) fn operate(&mut self, order: &ArrayVec<usize, FIRMS>, mut from: From) {
        for &at in order {
            if self.firms[at].open {
                self.turn(at, from);
            }
            from = From::Run;
        }
        if self.phase.state_operates() {
            self.operate_state();
        }
    }

    fn turn(&mut self, at: usize, from: From) {
        if from == From::Run {
            self.firms[at].owes = self.firms[at].loans;
        }
        let revenue = match from {
            From::Run => Some(self.revenue(at)),
            From::Dividend(revenue) => Some(revenue),
            From::Loans | From::Trains | From::Done => None,
        };
        if let Some(revenue) = revenue {
            self.distribute(at, revenue);
        }
        if matches!(from, From::Run | From::Dividend(_) | From::Loans) && !self.settle_loans(at) {
            return;
        }
        if from != From::Done {
            self.buy_trains(at);
        }
    }

    pub(super) fn revenue(&self, at: usize) -> i32 {
        let firm = &self.firms[at];
        let usual = firm.prospects.revenue(&firm.trains, firm.minor, self.phase, self.clock);
        // What it brings now is known; the further off, the less.
        let far = f32::from(self.clock.min(4)) / 4.0;
        let differs = (NoiseOn::Growth.factor(self.noise, firm.key, 0) - 1.0) * far;
        (usual as f32 * (1.0 + differs)) as i32 / 10 * 10
    }

    /// Publics pay, or half if that is enough to rise and they want a train.
    fn distribute(&mut self, at: usize, revenue: i32) {
        let half = Payment::Half.paid(Money(revenue)).0;
        let enough = half >= self.price(at) && self.wants_money(at);
        self.pay_out(at, revenue, if enough { Payment::Half } else { Payment::Pay });
    }

    /// Minors share with their owner, publics pay their shareholders; then the marker
    /// moves.
    pub(super) fn pay_out(&mut self, at: usize, revenue: i32, payment: Payment) {
        let (chart, price) = (self.chart, self.price(at));
        self.firms[at].operated = true;
        let cell = self.firms[at].cell;
        if self.firms[at].minor {
            if revenue > 0 {
                self.pay_seat(self.firms[at].director, revenue / 2);
                self.pay_firm(at, revenue / 2);
                self.firms[at].cell = chart.right_minor(cell);
            } else {
                self.firms[at].cell = chart.left(cell);
            }
            return;
        }
        let paid = payment.paid(Money(revenue)).0;
        let per_share = paid / i32::from(PUBLIC_SHARES);
        self.pay_firm(at, revenue - paid + per_share * i32::from(self.firms[at].treasury));
        for seat in self.seats() {
            let shares = i32::from(self.firms[at].shares[seat]);
            self.pay_seat(seat, per_share * shares);
        }
        if paid == 0 {
            self.firms[at].cell = chart.left(cell);
        } else if paid >= price {
            self.firms[at].cell = chart.right(cell);
        }
    }

    /// Whether a public has room for a train and not the money.
    fn wants_money(&self, at: usize) -> bool {
        let firm = &self.firms[at];
        let price = self.next_new().map_or(0, |kind| kind.price().0);
        firm.trains.len() < firm.train_limit(self.phase) && firm.cash < price
    }

    /// Interest and repayment; whether the firm is still there.
    pub(super) fn settle_loans(&mut self, at: usize) -> bool {
        let interest = LOAN_INTEREST * self.firms[at].owes;
        self.borrow_for(at, interest);
        if self.firms[at].cash < interest {
            self.nationalise(at);
            return false;
        }
        self.pay_firm(at, -interest);
        let repaid = self.firms[at].loans.min(self.firms[at].cash / LOAN_FACE);
        self.firms[at].loans -= repaid;
        self.pay_firm(at, -repaid * LOAN_FACE);
        true
    }

    /// The first kind of new train.
    pub(super) fn next_new(&self) -> Option<TrainKind> {
        TrainKind::ALL.into_iter().find(|&kind| self.left[kind as usize] > 0)
    }

    /// The cheapest train of bank and pool.
    fn cheapest(&self) -> Option<TrainKind> {
        let new = self.next_new();
        self.pool.iter().copied().chain(new).min_by_key(|kind| kind.price())
    }

    fn buy_trains(&mut self, at: usize) {
        if self.firms[at].trains.is_empty() {
            let Some(kind) = self.cheapest() else { return };
            if kind.price().0 > self.firms[at].buying_power() {
                return self.nationalise(at);
            }
            self.buy(at, kind);
        }
        while self.firms[at].open
            && self.firms[at].trains.len() < self.firms[at].train_limit(self.phase)
        {
            let Some(kind) = self.wanted(at) else { return };
            self.buy(at, kind);
        }
    }

    /// The train a firm would buy beside those it has.
    fn wanted(&self, at: usize) -> Option<TrainKind> {
        let firm = &self.firms[at];
        if NoiseOn::Train.omits(self.noise, firm.key, usize::from(self.clock), LEFT_TRAINS) {
            return None;
        }
        let new = self.next_new();
        let affordable = |kind: &TrainKind| kind.price().0 <= firm.cash;
        let mut choices = self.pool.iter().copied().chain(new).filter(affordable);
        let lasting = choices.clone().max_by_key(|kind| kind.price());
        let kind = lasting.or_else(|| choices.next())?;
        let mut with = firm.trains.clone();
        with.try_push(kind).ok()?;
        let before = firm.prospects.revenue(&firm.trains, firm.minor, self.phase, self.clock + 1);
        let after = firm.prospects.revenue(&with, firm.minor, self.phase, self.clock + 1);
        (after > before).then_some(kind)
    }

    fn buy(&mut self, at: usize, kind: TrainKind) {
        self.spend(at, kind.price().0);
        if self.firms[at].trains.try_push(kind).is_err() {
            return;
        }
        self.take_card(kind);
    }

    /// A firm pays the bank, with loans if it must.
    pub(super) fn spend(&mut self, at: usize, amount: i32) {
        self.borrow_for(at, amount);
        self.pay_firm(at, -amount);
    }

    fn borrow_for(&mut self, at: usize, amount: i32) {
        let taken = self.firms[at].borrow_for(amount);
        self.bank_pays(taken * LOAN_CASH);
    }

    /// A card leaves pool or bank; a new kind begins a phase.
    fn take_card(&mut self, kind: TrainKind) {
        if let Some(place) = self.pool.iter().position(|&it| it == kind) {
            self.pool.remove(place);
            return;
        }
        let left = &mut self.left[kind as usize];
        if *left != ENDLESS {
            *left -= 1;
        }
        if kind.phase() > self.phase {
            self.begin_phase(kind.phase());
        }
    }

    fn operate_state(&mut self) {
        if self.state.tokens == 0 {
            self.state.tokens = 1;
        }
        let place = super::Prospects::new(STATE_PLACE, self.phase, 0);
        let trains: ArrayVec<TrainKind, 12> = self.state.trains.iter().copied().take(12).collect();
        let revenue = place.revenue(&trains, false, self.phase, 12);
        self.settle_state(revenue);
        if self.state.trains.is_empty()
            && let Some(kind) = self.cheapest()
        {
            self.borrow_for_state(kind.price().0);
            self.buy_for_state(kind);
        }
        while let Some(kind) = self.next_new()
            && kind.price().0 <= self.state.cash
            && !self.state.trains.is_full()
        {
            self.buy_for_state(kind);
        }
    }

    /// The state railway keeps its revenue, and pays interest and loans.
    pub(super) fn settle_state(&mut self, revenue: i32) {
        let interest = LOAN_INTEREST * self.state.loans;
        match self.bookkeeping {
            Bookkeeping::First => {
                self.state.cash += revenue - interest;
                let repaid = self.state.repay();
                self.bank_pays(revenue - repaid);
            }
            Bookkeeping::Exact => {
                self.pay_state(revenue);
                self.borrow_for_state(interest);
                self.pay_state(-interest);
                let repaid = self.state.repay();
                self.bank_pays(-repaid);
            }
        }
    }

    pub(super) fn pay_state(&mut self, amount: i32) {
        self.state.cash += amount;
        self.bank_pays(amount);
    }

    /// The state railway borrows without limit.
    pub(super) fn borrow_for_state(&mut self, amount: i32) {
        while self.state.cash < amount {
            self.state.loans += 1;
            match self.bookkeeping {
                Bookkeeping::First => self.state.cash += LOAN_CASH,
                Bookkeeping::Exact => self.pay_state(LOAN_CASH),
            }
        }
    }

    fn buy_for_state(&mut self, kind: TrainKind) {
        self.pay_state(-kind.price().0);
        let _ = self.state.trains.try_push(kind);
        self.take_card(kind);
    }
}
