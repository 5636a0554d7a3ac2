//! Whether anybody still waits for what is thought.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that somebody else may set.
#[derive(Clone, Debug, Default)]
pub struct Cancelled(Arc<AtomicBool>);

impl Cancelled {
    /// Set by somebody else.
    #[must_use]
    pub fn by(flag: Arc<AtomicBool>) -> Self {
        Self(flag)
    }

    /// Looked at between two pieces of long thinking.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// For long thinking that looks at it by itself.
    #[must_use]
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }
}
