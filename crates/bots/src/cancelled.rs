//! Whether anybody still waits for what is thought.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that somebody else may set, or none.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cancelled(Option<Arc<AtomicBool>>);

impl Cancelled {
    pub(crate) fn by(flag: Arc<AtomicBool>) -> Self {
        Self(Some(flag))
    }

    /// Looked at between two pieces of long thinking.
    pub(crate) fn is_set(&self) -> bool {
        self.0.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}
