//! What a new phase does in the books.

use super::{Keeper, Ledger};
use crate::bots::figures::{LAST_ROUNDS, LOAN_FACE};
use crate::{Phase, Private, TrainKind};

impl Ledger {
    /// A new phase, and how everybody answers it.
    pub(super) fn begin_phase(&mut self, phase: Phase) {
        self.enter_phase(phase);
        if any_rusts(phase) {
            self.give_up_publics();
        }
        self.discard_all();
    }

    /// What a new phase does by itself.
    pub(super) fn enter_phase(&mut self, phase: Phase) {
        self.phase = phase;
        let stays = |kind: &mut TrainKind| kind.rusts().is_none_or(|rusts| rusts > phase);
        for firm in &mut self.firms {
            firm.trains.retain(stays);
        }
        self.state.trains.retain(stays);
        self.pool.retain(stays);
        if phase == Phase::NO_PRIVATES {
            self.nationalise_privates();
        }
        if phase == Phase::LAST {
            let first = self.number == 1;
            self.last_set = Some(if first { self.set } else { self.set + 1 });
            if first {
                self.rounds = LAST_ROUNDS;
            }
        }
        if any_rusts(phase) {
            self.nationalise_minors();
        }
    }

    fn nationalise_privates(&mut self) {
        for private in Private::ALL {
            let keeper = std::mem::replace(&mut self.privates[private as usize], Keeper::State);
            match keeper {
                Keeper::Seat(seat) => self.pay_seat(seat, private.value().0),
                Keeper::Firm(firm) => self.pay_firm(firm, private.value().0),
                Keeper::State => {}
            }
        }
    }

    /// Minors without a train go; in the last phase all of them.
    fn nationalise_minors(&mut self) {
        let all = self.phase == Phase::LAST;
        for at in self.order() {
            if self.firms[at].minor && (all || self.firms[at].is_trainless()) {
                self.nationalise(at);
            }
        }
    }

    /// Directors give up publics without a train that cannot pay for one.
    fn give_up_publics(&mut self) {
        let cheapest = self.next_new().map_or(0, |kind| kind.price().0);
        for at in self.order() {
            let firm = &self.firms[at];
            if !firm.minor && firm.is_trainless() && firm.buying_power() < cheapest {
                self.nationalise(at);
            }
        }
    }

    /// The state pays the shareholders and takes the rest.
    pub(super) fn nationalise(&mut self, at: usize) {
        let repaid = self.firms[at].loans.min((self.firms[at].cash / LOAN_FACE).max(0));
        self.firms[at].loans -= repaid;
        self.pay_firm(at, -repaid * LOAN_FACE);
        for _ in 0..=self.firms[at].loans {
            self.firms[at].cell = self.chart.left(self.firms[at].cell);
        }
        let price = self.price(at);
        for seat in self.seats() {
            self.pay_seat(seat, price * i32::from(self.firms[at].shares[seat]));
        }
        let firm = &mut self.firms[at];
        firm.open = false;
        self.state.cash += firm.cash;
        let trains = std::mem::take(&mut firm.trains);
        for kind in trains {
            let _ = self.state.trains.try_push(kind);
        }
        if !firm.minor {
            self.publics_left += 1;
        }
        self.state.tokens += 1;
        for keeper in &mut self.privates {
            if *keeper == Keeper::Firm(at) {
                *keeper = Keeper::State;
            }
        }
    }

    /// Trains above the limit go to the pool, the cheapest first.
    pub(super) fn discard_all(&mut self) {
        for at in 0..self.firms.len() {
            let limit = self.firms[at].train_limit(self.phase);
            while self.firms[at].open && self.firms[at].trains.len() > limit {
                let trains = &mut self.firms[at].trains;
                let cheapest = (0..trains.len()).min_by_key(|&it| trains[it].price()).unwrap_or(0);
                let kind = trains.remove(cheapest);
                let _ = self.pool.try_push(kind);
            }
        }
    }
}

fn any_rusts(phase: Phase) -> bool {
    TrainKind::ALL.into_iter().any(|kind| kind.rusts() == Some(phase))
}
