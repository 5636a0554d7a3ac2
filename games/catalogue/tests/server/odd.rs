//! A store that does not keep its word, to see what comes of it.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use bourse_server::store::{Append, Guest, IndexRow, Sqlite, Store, StoreError, StoredEntry};
use bourse_table::{GuestId, Key, Listing, TableId};
use tokio::sync::Mutex;

/// By itself it is as good as the store inside.
pub(crate) struct Odd {
    inner: Sqlite,
    late: Mutex<VecDeque<Append>>,
    /// Acknowledges at once, and writes when so many others have come.
    pub(crate) late_by: AtomicUsize,
    /// Writes the next entries, but says it failed.
    pub(crate) denies: AtomicBool,
}

impl Odd {
    pub(crate) fn new(inner: Sqlite) -> Self {
        Self { inner, late: Mutex::default(), late_by: 0.into(), denies: false.into() }
    }
}

#[async_trait]
impl Store for Odd {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let mut late = self.late.lock().await;
        late.push_back(append);
        while late.len() > self.late_by.load(Ordering::Relaxed) {
            let Some(append) = late.pop_front() else { break };
            self.inner.append(append).await?;
        }
        if self.denies.swap(false, Ordering::Relaxed) { Err(StoreError::Closed) } else { Ok(()) }
    }

    async fn log(&self, table: &TableId) -> Result<Vec<StoredEntry>, StoreError> {
        self.inner.log(table).await
    }

    async fn playing(&self) -> Result<u64, StoreError> {
        self.inner.playing().await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        self.inner.waiting_for_bots().await
    }

    async fn listed(&self, most: u32) -> Result<Vec<Listing>, StoreError> {
        self.inner.listed(most).await
    }

    async fn tables_of(&self, guest: &GuestId, most: u32) -> Result<Vec<Listing>, StoreError> {
        self.inner.tables_of(guest, most).await
    }

    async fn open_tables_of(&self, guest: &GuestId, within: Duration) -> Result<u32, StoreError> {
        self.inner.open_tables_of(guest, within).await
    }

    async fn count_unindexed(&self) -> Result<u64, StoreError> {
        self.inner.count_unindexed().await
    }

    async fn unindexed(
        &self,
        after: Option<&TableId>,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.inner.unindexed(after, most).await
    }

    async fn put_index_rows(&self, cards: Vec<(TableId, IndexRow)>) -> Result<(), StoreError> {
        self.inner.put_index_rows(cards).await
    }

    async fn put_guest(&self, guest: Guest) -> Result<(), StoreError> {
        self.inner.put_guest(guest).await
    }

    async fn guest(&self, id: &GuestId) -> Result<Option<Guest>, StoreError> {
        self.inner.guest(id).await
    }

    async fn guest_by_key(&self, key: &Key) -> Result<Option<Guest>, StoreError> {
        self.inner.guest_by_key(key).await
    }

    async fn renew_key(&self, id: &GuestId, key: Key) -> Result<u32, StoreError> {
        self.inner.renew_key(id, key).await
    }

    async fn renewed_keys(&self) -> Result<Vec<(GuestId, u32)>, StoreError> {
        self.inner.renewed_keys().await
    }

    async fn setting(&self, name: &str, otherwise: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.inner.setting(name, otherwise).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.inner.check().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.inner.close().await
    }
}
