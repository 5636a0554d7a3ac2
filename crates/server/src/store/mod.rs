//! Where tables and guests are kept.
//!
//! What is acknowledged has been stored: every function that writes returns
//! when its writing is on the disk.

mod backup;
mod files;
mod folder;
mod schema;
mod sqlite;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bourse_table::{GuestId, Key, Listing, LogEntry, Summary, TableId};
use thiserror::Error;

pub use backup::backup;
pub(crate) use folder::DataFolder;
pub use sqlite::{Sqlite, complete};

use crate::api::Status;

/// A store. There is one; the trait is what a second one would have to do.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds entries to a table's log, all or none, and only if its last entry
    /// so far is the one before the first of these. `(table, seq)` is unique,
    /// and that is the only lock.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// The log of a table; empty when there is no such table.
    async fn log(&self, table: &TableId) -> Result<Vec<StoredEntry>, StoreError>;

    /// How many games are on.
    async fn playing(&self) -> Result<u64, StoreError>;

    /// The tables where a bot is to decide, those first that have waited
    /// longest.
    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// The listed tables whose games are not over, the latest first.
    async fn listed(&self, most: u32) -> Result<Vec<Listing>, StoreError>;

    /// The tables a guest has to do with, the latest first.
    async fn tables_of(&self, guest: &GuestId, most: u32) -> Result<Vec<Listing>, StoreError>;

    /// How many tables have no index row yet: they were stored by an earlier server.
    async fn count_unindexed(&self) -> Result<u64, StoreError>;

    /// Some of these tables, in the order of their ids, after one of them.
    async fn unindexed(
        &self,
        after: Option<&TableId>,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Gives them their index rows.
    async fn put_index_rows(&self, rows: Vec<(TableId, IndexRow)>) -> Result<(), StoreError>;

    /// How many tables a guest has to do with whose games are not over and at
    /// which something happened in this time.
    async fn open_tables_of(&self, guest: &GuestId, within: Duration) -> Result<u32, StoreError>;

    /// Writes a guest down, or their new name.
    async fn put_guest(&self, guest: Guest) -> Result<(), StoreError>;

    /// A guest.
    async fn guest(&self, id: &GuestId) -> Result<Option<Guest>, StoreError>;

    /// The guest with this personal link.
    async fn guest_by_key(&self, key: &Key) -> Result<Option<Guest>, StoreError>;

    /// Gives a guest another personal link, and says how often that was done.
    async fn renew_key(&self, id: &GuestId, key: Key) -> Result<u32, StoreError>;

    /// The guests who changed their links, with how often.
    async fn renewed_keys(&self) -> Result<Vec<(GuestId, u32)>, StoreError>;

    /// Something the server has to remember about itself; if nothing is there
    /// yet, this is put there.
    async fn setting(&self, name: &str, otherwise: Vec<u8>) -> Result<Vec<u8>, StoreError>;

    /// Whether the store can still be written, found out by writing.
    async fn check(&self) -> Result<(), StoreError>;

    /// Writes what has been asked for so far and leaves one file that is whole.
    /// After that nothing can be written or read.
    async fn close(&self) -> Result<(), StoreError>;
}

/// Entries to be added to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first of them.
    pub first: u64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The entries, as JSON: long ones are not written by whoever stores them.
    pub entries: Vec<String>,
    /// What the table is after them.
    pub index_row: IndexRow,
}

/// What a store knows of a table besides its log, to find it by.
#[derive(Clone, Debug)]
pub struct IndexRow {
    /// The game's id.
    pub game: &'static str,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// How far it is.
    pub status: Status,
    /// When something last happened there that everybody may know of, in
    /// seconds since 1970.
    pub at: i64,
    /// Who has to do with it.
    pub guests: Vec<GuestId>,
    /// Whether a bot is to decide.
    pub bot_turn: bool,
    /// What the lobby says of it.
    pub summary: Summary,
}

/// An entry of a log, as it is stored: long logs are not read by whoever
/// fetches them.
#[derive(Clone, Debug)]
pub struct StoredEntry {
    /// When it was written, in seconds since 1970.
    pub at: i64,
    /// The entry, as JSON.
    pub text: String,
}

impl StoredEntry {
    /// The entry.
    ///
    /// # Errors
    ///
    /// When it was not written by us.
    pub fn read(&self) -> Result<LogEntry, StoreError> {
        serde_json::from_str(&self.text).map_err(|error| StoreError::Unreadable(error.to_string()))
    }
}

/// Entries as they are stored.
///
/// # Errors
///
/// Never, as long as entries can be written as JSON.
pub fn written(entries: &[LogEntry]) -> Result<Vec<String>, StoreError> {
    let text = |entry| {
        serde_json::to_string(entry).map_err(|error| StoreError::Unreadable(error.to_string()))
    };
    entries.iter().map(text).collect()
}

/// Somebody who has given a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Only their cookie and the store know it.
    pub id: GuestId,
    /// What they are called.
    pub name: String,
    /// The secret of their personal link.
    pub key: Key,
}

/// Why something could not be stored or read.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// Somebody else has written an entry with this number.
    #[error("the table's log has gone on")]
    Conflict,
    /// The store does not keep what it must.
    #[error("the store is not durable: {0}")]
    NotDurable(String),
    /// What is there cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull,
    /// A file that is written was deleted or moved.
    #[error("{0} was deleted or moved while it was in use")]
    Gone(PathBuf),
    /// Another server uses the same data.
    #[error("another server is open with the data in {0}")]
    InUse(PathBuf),
    /// Somebody else reads the data file, so that it could not be completed.
    #[error("another program reads the data file; a copy needs the -wal file beside it")]
    NotWhole,
    /// A file cannot be used.
    #[error("{0}: {1}")]
    File(PathBuf, #[source] Arc<std::io::Error>),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    fn file(path: impl Into<PathBuf>, error: std::io::Error) -> Self {
        Self::File(path.into(), Arc::new(error))
    }
}

/// What SQLite answers when there is no room to write.
const SQLITE_FULL: &str = "13";

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let code = error.as_database_error().and_then(|error| error.code());
        match code.as_deref() {
            Some(SQLITE_FULL) => Self::DiskFull,
            _ => Self::Database(Arc::new(error)),
        }
    }
}
