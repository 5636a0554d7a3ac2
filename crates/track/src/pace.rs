//! Interruption: now and then the search asks whether to go on.

/// How many small steps are taken between two questions.
const STEPS: u32 = 1 << 14;

/// Asks the caller from time to time whether to go on.
pub(crate) struct Pace<'a> {
    left: u32,
    go_on: &'a mut dyn FnMut() -> bool,
    stopped: bool,
}

impl<'a> Pace<'a> {
    pub(crate) fn new(go_on: &'a mut dyn FnMut() -> bool) -> Self {
        Self { left: STEPS, go_on, stopped: false }
    }

    /// Whether the caller wants no more. Once stopped, always stopped.
    #[inline]
    pub(crate) fn stop(&mut self, steps: u32) -> bool {
        if self.left > steps {
            self.left -= steps;
            return self.stopped;
        }
        self.left = STEPS;
        self.stopped = self.stopped || !(self.go_on)();
        self.stopped
    }

    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }
}
