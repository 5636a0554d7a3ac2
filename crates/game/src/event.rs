//! What happened, told to whoever listens.

use serde::Serialize;

use crate::{Redact, Viewer};

/// Something that happened in a game: data, never sentences.
pub trait Event: Clone + PartialEq + std::fmt::Debug + Serialize + Redact + Send + Sync {
    /// Whether the viewer learns by this event what he could not know before: a
    /// card he drew, a commitment laid open. A decision cannot be taken back
    /// freely past an event that reveals something to anybody.
    fn reveals(&self, viewer: Viewer) -> bool;
}

/// A listener. `()` hears nothing and costs nothing; a `Vec` keeps everything.
pub trait Sink<E> {
    /// Takes the next event.
    fn event(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn event(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn event(&mut self, event: E) {
        self.push(event);
    }
}
