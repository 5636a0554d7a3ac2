//! A minor or a public in the books.

use arrayvec::ArrayVec;

use super::{Prospects, SEATS};
use crate::bots::figures::{LOAN_CASH, MOST_LOANS_OF_MINOR, MOST_LOANS_OF_PUBLIC};
use crate::{Cell, Kind, Phase, TrainKind};

/// A minor or a public.
#[derive(Clone, Debug)]
pub(in crate::bots) struct Firm {
    /// What it is known by.
    pub(super) key: usize,
    pub(super) open: bool,
    pub(super) minor: bool,
    pub(super) director: usize,
    pub(super) cash: i32,
    pub(super) loans: i32,
    pub(super) owes: i32,
    pub(super) shares: [u8; SEATS],
    pub(super) treasury: u8,
    pub(super) pool: u8,
    pub(super) cell: Cell,
    pub(super) operated: bool,
    pub(super) trains: ArrayVec<TrainKind, 12>,
    pub(super) prospects: Prospects,
}

impl Firm {
    pub(super) fn most_loans(&self) -> i32 {
        if self.minor { MOST_LOANS_OF_MINOR } else { MOST_LOANS_OF_PUBLIC }
    }

    /// Whether it has had a turn and has no train.
    pub(super) fn is_trainless(&self) -> bool {
        self.operated && self.trains.is_empty()
    }

    /// What it could pay with all its loans.
    pub(super) fn buying_power(&self) -> i32 {
        self.cash + LOAN_CASH * (self.most_loans() - self.loans).max(0)
    }

    pub(super) fn train_limit(&self, phase: Phase) -> usize {
        let kind = if self.minor { Kind::Minor } else { Kind::Public };
        phase.train_limit(kind).map_or(usize::MAX, usize::from)
    }

    /// Takes as few loans as reach the amount; gives how many.
    pub(super) fn borrow_for(&mut self, amount: i32) -> i32 {
        let before = self.loans;
        while self.cash < amount && self.loans < self.most_loans() {
            self.loans += 1;
            self.cash += LOAN_CASH;
        }
        self.loans - before
    }
}
