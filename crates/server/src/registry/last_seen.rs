//! When people were last at a table, beyond the time a table is in memory.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use bourse_table::{GuestId, LONGEST_ABSENCE, TableId};

use super::now;

/// So many are remembered before those are forgotten whom every table counts as
/// absent.
const MANY: usize = 10_000;

/// When people closed their last page of a table. It is not stored: after a
/// start everybody has been there a moment ago.
pub(super) struct LastSeen {
    since: i64,
    closed: Mutex<HashMap<(TableId, GuestId), i64>>,
}

impl LastSeen {
    pub(super) fn new() -> Self {
        Self { since: now(), closed: Mutex::default() }
    }

    /// Since when anything is known.
    pub(super) fn since(&self) -> i64 {
        self.since
    }

    /// Somebody closes their last page of a table.
    pub(super) fn close(&self, table: &TableId, guest: &GuestId) {
        let (mut closed, now) = (self.closed.lock().unwrap_or_else(PoisonError::into_inner), now());
        if closed.len() >= MANY {
            let longest = i64::from(LONGEST_ABSENCE) * 60;
            closed.retain(|_, at| now - *at <= longest);
        }
        closed.insert((table.clone(), guest.clone()), now);
    }

    /// When somebody closed their last page of a table.
    pub(super) fn at(&self, table: &TableId, guest: &GuestId) -> Option<i64> {
        let closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        closed.get(&(table.clone(), guest.clone())).copied()
    }
}
