//! A table in memory, and who is there.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use bourse_game::{BySeat, Seat, Seats};
use bourse_table::{Attendance, GuestId, Table, TableError};
use tokio::sync::{MutexGuard, watch};
use tokio::time::Instant;

use super::push::SpectatorMessages;
use super::{LastSeen, now};
use crate::api::Update;
use crate::limits::Network;

/// A table in memory.
pub(crate) struct LoadedTable {
    table: RwLock<Arc<Table>>,
    /// Whoever stores a change of the table holds it meanwhile. Looking and
    /// deciding need only the table.
    storing: tokio::sync::Mutex<()>,
    /// Whoever asks for the table that is played next holds it.
    rematch: tokio::sync::Mutex<()>,
    /// Whether somebody plays for its bots.
    bots: AtomicBool,
    /// Changes when there is something new to show.
    news: watch::Sender<News>,
    /// How many pages each guest has open here.
    here: Mutex<HashMap<GuestId, usize>>,
    last_seen: Arc<LastSeen>,
    needed: Mutex<Instant>,
    /// From where somebody last did something here, since it is in memory.
    last_from: Mutex<Option<Network>>,
    spectator_messages: SpectatorMessages,
}

impl LoadedTable {
    pub(super) fn new(table: Table, last_seen: Arc<LastSeen>) -> Self {
        Self {
            news: watch::Sender::new(News { everybody: 0, alone: table.orders_told() }),
            table: RwLock::new(Arc::new(table)),
            storing: tokio::sync::Mutex::default(),
            rematch: tokio::sync::Mutex::default(),
            bots: AtomicBool::new(false),
            here: Mutex::default(),
            last_seen,
            needed: Mutex::new(Instant::now()),
            last_from: Mutex::default(),
            spectator_messages: SpectatorMessages::default(),
        }
    }

    pub(super) async fn storing(&self) -> MutexGuard<'_, ()> {
        self.storing.lock().await
    }

    pub(super) async fn asking_for_rematch(&self) -> MutexGuard<'_, ()> {
        self.rematch.lock().await
    }

    /// Whether whoever asks is the one to play for its bots from now on.
    pub(super) fn begin_bots(&self) -> bool {
        !self.bots.swap(true, Ordering::SeqCst)
    }

    /// Nobody plays for its bots any more.
    pub(super) fn end_bots(&self) {
        self.bots.store(false, Ordering::SeqCst);
    }

    /// The table as it stands.
    pub(crate) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn replace(&self, table: Table) {
        let alone = table.orders_told();
        let secret = self.table().seq() == table.seq();
        *self.table.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(table);
        self.news.send_modify(|news| {
            news.everybody += u64::from(!secret);
            news.alone = alone;
        });
    }

    /// Somebody has come or gone: everybody sees that of who sits here, and of
    /// nobody else. How often others come and go wakes no page.
    fn tell_of(&self, guest: &GuestId) {
        if !self.table().seats_of(guest).is_empty() {
            self.news.send_modify(|news| news.everybody += 1);
        }
    }

    /// Learns when there is something new to show.
    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    pub(super) fn present_news(&self) -> News {
        *self.news.borrow()
    }

    pub(super) fn spectator_messages(&self) -> &SpectatorMessages {
        &self.spectator_messages
    }

    /// Where the table stands for a guest. To be reckoned in the pool: it lists
    /// what the guest may do.
    pub(crate) fn update(
        &self,
        guest: Option<&GuestId>,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<Update, TableError> {
        let here = self.guests_here();
        let table = self.table();
        let viewer = table.viewer(guest, viewer)?;
        Ok(table.update(guest, viewer, since, &here))
    }

    /// Somebody needs the table.
    pub(super) fn is_needed(&self) {
        *self.needed.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// When somebody last came who needed the table.
    pub(super) fn last_needed(&self) -> Instant {
        *self.needed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody there does something.
    pub(super) fn acted_from(&self, household: Option<Network>) {
        *self.last_from.lock().unwrap_or_else(PoisonError::into_inner) = household;
    }

    pub(super) fn last_from(&self) -> Option<Network> {
        *self.last_from.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn guests_here(&self) -> HashSet<GuestId> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Who is here, and when those who have to do with the table last were.
    pub(crate) fn attendance(&self) -> Attendance {
        let (here, table) = (self.guests_here(), self.table());
        let closed = |guest: &GuestId| Some((guest.clone(), self.last_seen.at(table.id(), guest)?));
        let last = table.guests().into_iter().filter_map(closed).collect();
        Attendance { now: now(), since: self.last_seen.since(), here, last }
    }

    /// A guest has a page open here, until what is returned is dropped.
    pub(crate) fn arrive(self: &Arc<Self>, guest: Option<GuestId>) -> Presence {
        if let Some(guest) = &guest {
            let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
            let pages = here.entry(guest.clone()).or_insert(0);
            *pages += 1;
            let first = *pages == 1;
            drop(here);
            if first {
                self.tell_of(guest);
            }
        }
        Presence { loaded: Arc::clone(self), guest }
    }
}

/// What there was to tell so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct News {
    /// How often there was something for everybody.
    everybody: u64,
    /// How much there was for one seat's player alone.
    alone: BySeat<u64>,
}

impl News {
    /// Whether there is more than before for a player of these seats.
    pub(crate) fn is_news_to(&self, seats: Seats, before: &Self) -> bool {
        self.everybody != before.everybody
            || seats.iter().any(|seat| self.alone[seat] != before.alone[seat])
    }
}

/// A page that is open at a table.
pub(crate) struct Presence {
    loaded: Arc<LoadedTable>,
    guest: Option<GuestId>,
}

#[expect(clippy::expect_used, reason = "a presence is made by `arrive`, which counts it")]
impl Drop for Presence {
    fn drop(&mut self) {
        // Of those without a name nobody counts the pages.
        let Some(guest) = &self.guest else { return };
        let mut here = self.loaded.here.lock().unwrap_or_else(PoisonError::into_inner);
        let pages = here.get_mut(guest).expect("who is here was counted on arriving");
        *pages -= 1;
        if *pages == 0 {
            here.remove(guest);
            drop(here);
            let table = self.loaded.table();
            // Nobody asks when others were here, and there may be many.
            if table.guests().contains(&guest) {
                self.loaded.last_seen.close(table.id(), guest);
            }
            self.loaded.tell_of(guest);
        }
    }
}
