//! One file, by SQLite.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use bourse_table::{GuestId, Key, Listing, TableId};
use futures_util::TryStreamExt as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::files::{WrittenFiles, make_private};
use super::folder::data_file;
use super::schema::bring_up_to_date;
use super::{Append, Guest, IndexRow, Store, StoreError, StoredEntry};
use crate::api::Status;

/// How many requests wait for the writer before others have to wait for them.
const QUEUE: usize = 1024;
/// How long somebody else may have the file for themselves.
pub(super) const BUSY: Duration = Duration::from_secs(5);
/// How many requests are written with one wait for the disk.
const GROUP: usize = 256;

/// A store in one file.
///
/// One task writes, on a connection of its own. Whatever has arrived while it
/// waited for the disk is written together (group commit), so that many tables
/// cost hardly more waiting than one.
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Request>,
    files: WrittenFiles,
}

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

enum Request {
    Append(Append, Answer<()>),
    IndexRows(Vec<(TableId, IndexRow)>, Answer<()>),
    Guest(Guest, Answer<()>),
    NewKey(GuestId, Key, Answer<u32>),
    Setting(String, Vec<u8>, Answer<Vec<u8>>),
    Check(Answer<()>),
    Close(Answer<()>),
}

impl Sqlite {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    ///
    /// When the file cannot be opened, or the database does not promise to have
    /// written what it says it has.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        make_private(file)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY);
        let mut connection = options.connect().await?;
        durable(&mut connection).await?;
        bring_up_to_date(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let (writer, requests) = mpsc::channel(QUEUE);
        tokio::spawn(write(connection, requests));
        Ok(Self { readers, writer, files: WrittenFiles::of(file) })
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writer.send(request(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn ids(&self, query: &'static str, binds: &[&str]) -> Result<Vec<TableId>, StoreError> {
        let query =
            binds.iter().fold(sqlx::query(query), |query, bind| query.bind((*bind).to_owned()));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| read_id(row.try_get(0)?, TableId::parse)).collect()
    }

    async fn count(&self, query: &'static str) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query(query).fetch_one(&self.readers).await?.try_get(0)?;
        Ok(count.unsigned_abs())
    }

    async fn listings(
        &self,
        query: &'static str,
        binds: &[&str],
    ) -> Result<Vec<Listing>, StoreError> {
        let query =
            binds.iter().fold(sqlx::query(query), |query, bind| query.bind((*bind).to_owned()));
        query.fetch_all(&self.readers).await?.iter().map(read_listing).collect()
    }

    async fn one_guest(
        &self,
        query: &'static str,
        bind: &str,
    ) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query(query).bind(bind.to_owned()).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(Guest {
                id: read_id(row.try_get(0)?, GuestId::parse)?,
                name: row.try_get(1)?,
                key: read_id(row.try_get(2)?, Key::parse)?,
            })
        })
        .transpose()
    }
}

fn read_id<T>(text: String, parse: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
    parse(&text).ok_or_else(|| StoreError::Unreadable(format!("{text:?} is no id")))
}

/// Whether the connection writes ahead and waits for the disk at each commit:
/// read back from the connection itself, not from what was asked of it.
async fn durable(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let journal: String =
        sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await?.try_get(0)?;
    let synchronous: i64 =
        sqlx::query("PRAGMA synchronous").fetch_one(&mut *connection).await?.try_get(0)?;
    // 2 is FULL; 3, EXTRA, is stricter still.
    if journal == "wal" && synchronous >= 2 {
        return Ok(());
    }
    Err(StoreError::NotDurable(format!("journal mode {journal}, synchronous {synchronous}")))
}

/// The writer: takes what has come, writes it in one transaction, answers.
async fn write(mut connection: SqliteConnection, mut requests: mpsc::Receiver<Request>) {
    let mut group = Vec::with_capacity(GROUP);
    let mut closing = Vec::new();
    while requests.recv_many(&mut group, GROUP).await > 0 {
        let (close, group) = split_close(std::mem::take(&mut group));
        if !close.is_empty() {
            // What has been sent so far is still written, and nothing more.
            requests.close();
            closing.extend(close);
        }
        let answers = commit(&mut connection, group).await;
        for answer in answers {
            answer();
        }
    }
    let closed = close(connection).await;
    for answer in closing {
        let _ = answer.send(closed.clone());
    }
}

fn split_close(group: Vec<Request>) -> (Vec<Answer<()>>, Vec<Request>) {
    let (mut closing, mut others) = (Vec::new(), Vec::with_capacity(group.len()));
    for request in group {
        match request {
            Request::Close(answer) => closing.push(answer),
            other => others.push(other),
        }
    }
    (closing, others)
}

/// Moves everything out of the write-ahead file into the data file.
async fn close(mut connection: SqliteConnection) -> Result<(), StoreError> {
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await?;
    let busy: i64 = row.try_get(0)?;
    connection.close().await?;
    if busy == 0 { Ok(()) } else { Err(StoreError::NotWhole) }
}

/// Has all of a folder's data in one file when the server that uses it is too
/// busy to see to it itself, be it in the middle of writing. What it writes
/// after that is beside the file again.
///
/// # Errors
///
/// When there is no data, or somebody reads what is older.
pub async fn complete(folder: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(data_file(folder)).busy_timeout(BUSY);
    let mut connection = options.connect().await?;
    // It waits for nobody who writes, and leaves the write-ahead file there.
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut connection).await?;
    let (ahead, moved): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
    if ahead == moved { Ok(()) } else { Err(StoreError::NotWhole) }
}

/// Tells whoever asked, once it is certain.
type Tell = Box<dyn FnOnce() + Send>;

async fn commit(connection: &mut SqliteConnection, group: Vec<Request>) -> Vec<Tell> {
    if group.is_empty() {
        return Vec::new();
    }
    let mut waiting = Vec::with_capacity(group.len());
    let mut begun = execute(connection, "BEGIN IMMEDIATE").await;
    for request in group {
        // Each request stands or falls for itself.
        if begun.is_ok() {
            begun = execute(connection, "SAVEPOINT request").await;
        }
        let done: Written = match begun.clone() {
            Err(error) => request.failed(error),
            Ok(()) => request.write(connection).await,
        };
        if begun.is_ok() {
            let end =
                if done.error().is_none() { "RELEASE request" } else { "ROLLBACK TO request" };
            let ended = execute(connection, end).await;
            // When the disk is full the transaction is gone already; why it
            // failed was said first.
            begun = ended.map_err(|error| done.error().cloned().unwrap_or(error));
        }
        waiting.push(done);
    }
    let committed = match begun {
        Ok(()) => execute(connection, "COMMIT").await,
        Err(error) => Err(error),
    };
    if let Err(error) = &committed {
        tracing::error!(%error, "nothing could be written");
        let _ = execute(connection, "ROLLBACK").await;
    }
    waiting.into_iter().map(|done| done.tell(committed.clone())).collect()
}

async fn execute(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<(), StoreError> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// A request that has been written but not yet committed, or has failed.
enum Written {
    Nothing(Result<(), StoreError>, Answer<()>),
    Value(Result<Vec<u8>, StoreError>, Answer<Vec<u8>>),
    Count(Result<u32, StoreError>, Answer<u32>),
}

impl Written {
    fn error(&self) -> Option<&StoreError> {
        match self {
            Self::Nothing(result, _) => result.as_ref().err(),
            Self::Value(result, _) => result.as_ref().err(),
            Self::Count(result, _) => result.as_ref().err(),
        }
    }

    fn tell(self, committed: Result<(), StoreError>) -> Tell {
        match self {
            Self::Nothing(result, answer) => Box::new(move || {
                let _ = answer.send(result.and(committed));
            }),
            Self::Value(result, answer) => Box::new(move || {
                let _ = answer.send(result.and_then(|value| committed.map(|()| value)));
            }),
            Self::Count(result, answer) => Box::new(move || {
                let _ = answer.send(result.and_then(|count| committed.map(|()| count)));
            }),
        }
    }
}

impl Request {
    fn failed(self, error: StoreError) -> Written {
        match self {
            Self::Append(_, answer)
            | Self::IndexRows(_, answer)
            | Self::Guest(_, answer)
            | Self::Check(answer)
            | Self::Close(answer) => Written::Nothing(Err(error), answer),
            Self::Setting(_, _, answer) => Written::Value(Err(error), answer),
            Self::NewKey(_, _, answer) => Written::Count(Err(error), answer),
        }
    }

    async fn write(self, connection: &mut SqliteConnection) -> Written {
        match self {
            Self::Append(append, answer) => {
                Written::Nothing(write_entries(connection, &append).await, answer)
            }
            Self::IndexRows(rows, answer) => {
                Written::Nothing(write_index_rows(connection, &rows).await, answer)
            }
            Self::Guest(guest, answer) => {
                Written::Nothing(write_guest(connection, &guest).await, answer)
            }
            Self::NewKey(guest, key, answer) => {
                Written::Count(renew_key(connection, &guest, &key).await, answer)
            }
            Self::Setting(name, value, answer) => {
                Written::Value(write_setting(connection, &name, value).await, answer)
            }
            Self::Check(answer) => Written::Nothing(write_check(connection).await, answer),
            // The writer itself closes, after all others.
            Self::Close(answer) => Written::Nothing(Ok(()), answer),
        }
    }
}

async fn write_entries(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), StoreError> {
    let table = append.table.as_str();
    let last: i64 = sqlx::query("SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?")
        .bind(table)
        .fetch_one(&mut *connection)
        .await?
        .try_get(0)?;
    if u64::try_from(last).ok().and_then(|last| last.checked_add(1)) != Some(append.first) {
        return Err(StoreError::Conflict);
    }
    for (seq, text) in (append.first..).zip(&append.entries) {
        sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)")
            .bind(table)
            .bind(i64::try_from(seq).unwrap_or(i64::MAX))
            .bind(append.at)
            .bind(text.as_str())
            .execute(&mut *connection)
            .await?;
    }
    write_index_row(connection, &append.table, &append.index_row).await
}

async fn write_index_rows(
    connection: &mut SqliteConnection,
    rows: &[(TableId, IndexRow)],
) -> Result<(), StoreError> {
    for (table, index_row) in rows {
        write_index_row(connection, table, index_row).await?;
    }
    Ok(())
}

async fn write_index_row(
    connection: &mut SqliteConnection,
    table: &TableId,
    index_row: &IndexRow,
) -> Result<(), StoreError> {
    let summary = serde_json::to_string(&index_row.summary)
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    sqlx::query(
        "INSERT INTO tables (id, game, listed, status, at, bot_turn, summary)
         VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, at = excluded.at,
         bot_turn = excluded.bot_turn, summary = excluded.summary",
    )
    .bind(table.as_str())
    .bind(index_row.game)
    .bind(index_row.listed)
    .bind(status_word(index_row.status))
    .bind(index_row.at)
    .bind(index_row.bot_turn)
    .bind(summary)
    .execute(&mut *connection)
    .await?;
    for guest in &index_row.guests {
        sqlx::query(
            "INSERT INTO table_guests (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(guest.as_str())
        .bind(table.as_str())
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

fn status_word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

fn read_status(word: &str) -> Result<Status, StoreError> {
    match word {
        "gathering" => Ok(Status::Gathering),
        "playing" => Ok(Status::Playing),
        "over" => Ok(Status::Over),
        _ => Err(StoreError::Unreadable(format!("{word:?} is no status"))),
    }
}

fn read_listing(row: &SqliteRow) -> Result<Listing, StoreError> {
    let summary: String = row.try_get("summary")?;
    Ok(Listing {
        table: read_id(row.try_get("id")?, TableId::parse)?,
        game: row.try_get("game")?,
        listed: row.try_get("listed")?,
        status: read_status(row.try_get("status")?)?,
        at: row.try_get("at")?,
        summary: serde_json::from_str(&summary)
            .map_err(|error| StoreError::Unreadable(error.to_string()))?,
    })
}

async fn write_guest(connection: &mut SqliteConnection, guest: &Guest) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO guests (id, name, key) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(guest.id.as_str())
    .bind(guest.name.as_str())
    .bind(guest.key.as_str())
    .execute(connection)
    .await?;
    Ok(())
}

async fn renew_key(
    connection: &mut SqliteConnection,
    guest: &GuestId,
    key: &Key,
) -> Result<u32, StoreError> {
    sqlx::query("UPDATE guests SET key = ? WHERE id = ?")
        .bind(key.as_str())
        .bind(guest.as_str())
        .execute(&mut *connection)
        .await?;
    let query = "INSERT INTO renewed_keys (guest, times) VALUES (?, 1)
                 ON CONFLICT (guest) DO UPDATE SET times = times + 1 RETURNING times";
    let row = sqlx::query(query).bind(guest.as_str()).fetch_one(connection).await?;
    Ok(row.try_get(0)?)
}

/// Writes something of no importance, to see whether it can be. It is as long as
/// what a table needs: where there is room for less, the disk is full.
async fn write_check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    durable(connection).await?;
    let query = "INSERT INTO settings (name, value) VALUES ('checked', randomblob(65536))
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    sqlx::query(query).execute(connection).await?;
    Ok(())
}

async fn write_setting(
    connection: &mut SqliteConnection,
    name: &str,
    otherwise: Vec<u8>,
) -> Result<Vec<u8>, StoreError> {
    sqlx::query("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(otherwise)
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query("SELECT value FROM settings WHERE name = ?")
        .bind(name)
        .fetch_one(connection)
        .await?;
    Ok(row.try_get(0)?)
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.ask(|answer| Request::Append(append, answer)).await
    }

    async fn log(&self, table: &TableId) -> Result<Vec<StoredEntry>, StoreError> {
        // Row by row: between them others have their turn.
        let mut rows = sqlx::query("SELECT at, entry FROM log WHERE table_id = ? ORDER BY seq")
            .bind(table.as_str().to_owned())
            .fetch(&self.readers);
        let mut log = Vec::new();
        while let Some(row) = rows.try_next().await? {
            log.push(StoredEntry { at: row.try_get(0)?, text: row.try_get(1)? });
        }
        Ok(log)
    }

    async fn playing(&self) -> Result<u64, StoreError> {
        self.count("SELECT count(*) FROM tables WHERE status = 'playing'").await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        self.ids("SELECT id FROM tables WHERE bot_turn = 1 ORDER BY at", &[]).await
    }

    async fn listed(&self, most: u32) -> Result<Vec<Listing>, StoreError> {
        let query = "SELECT * FROM tables
                     WHERE listed = 1 AND status <> 'over' AND summary IS NOT NULL
                     ORDER BY at DESC, id LIMIT CAST(? AS INTEGER)";
        self.listings(query, &[&most.to_string()]).await
    }

    async fn tables_of(&self, guest: &GuestId, most: u32) -> Result<Vec<Listing>, StoreError> {
        let query = "SELECT tables.* FROM tables JOIN table_guests ON tables.id = table_id
                     WHERE guest = ? AND summary IS NOT NULL
                     ORDER BY at DESC, id LIMIT CAST(? AS INTEGER)";
        self.listings(query, &[guest.as_str(), &most.to_string()]).await
    }

    async fn count_unindexed(&self) -> Result<u64, StoreError> {
        self.count("SELECT count(*) FROM tables WHERE summary IS NULL").await
    }

    async fn unindexed(
        &self,
        after: Option<&TableId>,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let query = "SELECT id FROM tables WHERE summary IS NULL AND id > ?
                     ORDER BY id LIMIT CAST(? AS INTEGER)";
        let after = after.map_or("", TableId::as_str);
        self.ids(query, &[after, &most.to_string()]).await
    }

    async fn put_index_rows(&self, rows: Vec<(TableId, IndexRow)>) -> Result<(), StoreError> {
        self.ask(|answer| Request::IndexRows(rows, answer)).await
    }

    async fn open_tables_of(&self, guest: &GuestId, within: Duration) -> Result<u32, StoreError> {
        let query = "SELECT count(*) FROM table_guests JOIN tables ON id = table_id
                     WHERE guest = ? AND status <> 'over' AND at > unixepoch() - ?";
        let within = i64::try_from(within.as_secs()).unwrap_or(i64::MAX);
        let row = sqlx::query(query).bind(guest.as_str().to_owned()).bind(within);
        Ok(row.fetch_one(&self.readers).await?.try_get(0)?)
    }

    async fn put_guest(&self, guest: Guest) -> Result<(), StoreError> {
        self.ask(|answer| Request::Guest(guest, answer)).await
    }

    async fn guest(&self, id: &GuestId) -> Result<Option<Guest>, StoreError> {
        self.one_guest("SELECT id, name, key FROM guests WHERE id = ?", id.as_str()).await
    }

    async fn guest_by_key(&self, key: &Key) -> Result<Option<Guest>, StoreError> {
        self.one_guest("SELECT id, name, key FROM guests WHERE key = ?", key.as_str()).await
    }

    async fn renew_key(&self, id: &GuestId, key: Key) -> Result<u32, StoreError> {
        let id = id.clone();
        self.ask(|answer| Request::NewKey(id, key, answer)).await
    }

    async fn renewed_keys(&self) -> Result<Vec<(GuestId, u32)>, StoreError> {
        let rows =
            sqlx::query("SELECT guest, times FROM renewed_keys").fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| Ok((read_id(row.try_get(0)?, GuestId::parse)?, row.try_get(1)?)))
            .collect()
    }

    async fn setting(&self, name: &str, otherwise: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let name = name.to_owned();
        self.ask(|answer| Request::Setting(name, otherwise, answer)).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.files.check()?;
        self.ask(Request::Check).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.ask(Request::Close).await
    }
}
