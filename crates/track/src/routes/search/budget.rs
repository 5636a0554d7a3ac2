//! How much the search may do, counted in steps: the same on every machine.

use std::sync::atomic::{AtomicBool, Ordering};

/// How many steps are taken between two looks at whether the search was
/// cancelled.
const BETWEEN_LOOKS: u64 = 1 << 14;

/// The steps a search has, part by part. A step is about what it takes to
/// lengthen a trail by one stop; longer work counts as so many of them.
pub(crate) struct Budget<'a> {
    /// Steps until the next look.
    near: u64,
    /// Steps of this part after that.
    part: u64,
    /// Steps for the parts to come.
    later: u64,
    all: u64,
    stopped: bool,
    cancelled: &'a AtomicBool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(steps: u64, cancelled: &'a AtomicBool) -> Self {
        let mut budget =
            Self { near: 0, part: 0, later: steps, all: steps, stopped: false, cancelled };
        budget.begin_part(steps);
        budget
    }

    /// Begins the next part of the search with at most so many steps of those
    /// that are left.
    pub(crate) fn begin_part(&mut self, most: u64) {
        self.later += self.near + self.part;
        self.near = 0;
        self.part = most.min(self.later);
        self.later -= self.part;
        self.stopped = false;
        self.look();
    }

    /// Whether this part is over, with so many steps more. Once it is, it stays
    /// so until the next part begins.
    #[inline]
    pub(crate) fn stop(&mut self, steps: u64) -> bool {
        if steps < self.near {
            self.near -= steps;
            return self.stopped;
        }
        self.part = (self.part + self.near).saturating_sub(steps);
        self.near = 0;
        self.look();
        self.stopped
    }

    #[cold]
    fn look(&mut self) {
        self.near = self.part.min(BETWEEN_LOOKS);
        self.part -= self.near;
        self.stopped = self.stopped || self.near == 0 || self.cancelled.load(Ordering::Relaxed);
    }

    /// Whether this part was stopped before it was done.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    /// Whether somebody wants no answer any more.
    pub(crate) fn cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// How many steps were taken.
    pub(crate) fn taken(&self) -> u64 {
        self.all - (self.later + self.part + self.near)
    }

    /// How many are left, for this part and those to come.
    pub(crate) fn left(&self) -> u64 {
        self.all - self.taken()
    }
}
