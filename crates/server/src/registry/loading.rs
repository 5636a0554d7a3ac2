//! Tables are read when somebody, or a bot, needs them, and let go when nobody
//! does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bourse_table::{Corrupt, LogEntry, Table, TableId};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep};

use super::{LoadedTable, Registry, RegistryError, index_row};
use crate::games::open_table;
use crate::limits::Network;
use crate::pool::{Account, CancelToken, NotDone};
use crate::store::{StoreError, StoredEntry};

/// How long a table stays in memory that nobody needs any more.
const REST: Duration = Duration::from_secs(60);
/// How often it is looked which can be let go.
const SWEEP: Duration = Duration::from_secs(15);
/// With more tables than this in memory, none that nobody needs stays there.
const MOST_RESTING: usize = 500;
/// After a start, bots play on at so many tables at a time; at others when
/// somebody comes.
const AWAKE: usize = 200;
/// How many tables of an earlier form are reckoned between two writings.
const TOGETHER: u32 = 250;

/// The tables in memory.
#[derive(Default)]
pub(super) struct LoadedTables {
    open: Mutex<HashMap<TableId, Arc<LoadedTable>>>,
    /// Those that are being read: once, however many ask.
    reading: Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
}

impl LoadedTables {
    fn open(&self) -> MutexGuard<'_, HashMap<TableId, Arc<LoadedTable>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, id: &TableId) -> Option<Arc<LoadedTable>> {
        let loaded = self.open().get(id).cloned()?;
        loaded.is_needed();
        Some(loaded)
    }

    /// Whoever reads a table holds it.
    fn reading(&self, id: &TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        reading.retain(|_, lock| Arc::strong_count(lock) > 1);
        Arc::clone(reading.entry(id.clone()).or_default())
    }

    /// Forgets the tables that nobody has needed since a moment. Whoever needs
    /// one holds it: a page that watches, a request, whoever plays for its
    /// bots.
    fn let_go(&self, since: Instant) {
        let gone = resting(&mut self.open(), Some(since));
        free(gone);
    }
}

/// Takes out the tables that nobody needs, nor needed since a moment.
fn resting(
    open: &mut HashMap<TableId, Arc<LoadedTable>>,
    since: Option<Instant>,
) -> Vec<Arc<LoadedTable>> {
    let rests = |loaded: &Arc<LoadedTable>| {
        Arc::strong_count(loaded) == 1 && since.is_none_or(|since| loaded.last_needed() <= since)
    };
    open.extract_if(|_, loaded| rests(loaded)).map(|(_, loaded)| loaded).collect()
}

/// Gives their memory back. Of many long games that takes longer than the
/// threads that answer have.
fn free(loaded_tables: Vec<Arc<LoadedTable>>) {
    if !loaded_tables.is_empty() {
        tokio::task::spawn_blocking(move || drop(loaded_tables));
    }
}

impl Registry {
    /// Goes on with every game where a bot is to decide, and says how many games
    /// are on. The others wait in the store until somebody comes.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<u64, StoreError> {
        self.index_old_tables().await?;
        let waiting = self.store.waiting_for_bots().await?;
        tokio::spawn(wake(Arc::downgrade(self), waiting));
        tokio::spawn(sweep(Arc::downgrade(self)));
        self.store.playing().await
    }

    /// Reckons, once, for the tables an earlier server stored, what is now
    /// stored with each move.
    async fn index_old_tables(self: &Arc<Self>) -> Result<(), StoreError> {
        let all = self.store.count_unindexed().await?;
        let (mut last, mut done) = (None, 0);
        while done < all {
            let tables = self.store.unindexed(last.as_ref(), TOGETHER).await?;
            last = tables.last().cloned();
            if last.is_none() {
                break;
            }
            let mut rows = Vec::with_capacity(tables.len());
            for id in tables {
                done += 1;
                match self.read(&Account::Server, &id).await {
                    Ok(table) => rows.push((id, index_row(&table))),
                    Err(error) => {
                        tracing::error!(table = %id, %error, "cannot be read");
                    }
                }
            }
            self.store.put_index_rows(rows).await?;
            tracing::info!(done, all, "tables of an earlier form");
        }
        Ok(())
    }

    /// A table; if it has to be read, on somebody's account.
    pub(crate) async fn load(
        self: &Arc<Self>,
        account: &Account,
        id: &TableId,
    ) -> Result<Arc<LoadedTable>, RegistryError> {
        if let Some(loaded) = self.loaded_tables.get(id) {
            return Ok(loaded);
        }
        let reading = self.loaded_tables.reading(id);
        let _turn = reading.lock().await;
        if let Some(loaded) = self.loaded_tables.get(id) {
            return Ok(loaded);
        }
        Ok(self.enter(self.read(account, id).await?, None))
    }

    /// A table as it is stored.
    pub(super) async fn read(
        &self,
        account: &Account,
        id: &TableId,
    ) -> Result<Table, RegistryError> {
        let log = self.store.log(id).await?;
        let id = id.clone();
        self.reckon(account, move |cancel| replay(&id, log, cancel)).await
    }

    /// Takes a table into memory that somebody made there, or that was read.
    pub(super) fn enter(self: &Arc<Self>, table: Table, from: Option<Network>) -> Arc<LoadedTable> {
        let id = table.id().clone();
        let mut open = self.loaded_tables.open();
        let gone = if open.len() >= MOST_RESTING { resting(&mut open, None) } else { Vec::new() };
        let new = || Arc::new(LoadedTable::new(table, Arc::clone(&self.last_seen)));
        let loaded = Arc::clone(open.entry(id).or_insert_with(new));
        drop(open);
        free(gone);
        loaded.acted_from(from);
        self.let_bots_play(&loaded);
        loaded
    }
}

/// The table that a log leads to.
fn replay(
    id: &TableId,
    log: Vec<StoredEntry>,
    cancel: &CancelToken,
) -> Result<Table, RegistryError> {
    let mut log = log.into_iter();
    let first = log.next().ok_or(RegistryError::NoTable)?;
    let LogEntry::Created(made) = first.read()? else {
        return Err(Corrupt("it has no beginning".into()).into());
    };
    let mut table = open_table(id.clone(), *made, first.at)?;
    for stored in log {
        if cancel.is_cancelled() {
            return Err(NotDone::TooLong.into());
        }
        table.absorb(&stored.read()?, stored.at)?;
    }
    Ok(table)
}

/// Now and then lets go what nobody needs.
async fn sweep(registry: Weak<Registry>) {
    loop {
        sleep(SWEEP).await;
        // With the registry, what is to be let go has gone.
        let Some(registry) = registry.upgrade() else { return };
        if let Some(since) = Instant::now().checked_sub(REST) {
            registry.loaded_tables.let_go(since);
        }
    }
}

/// Lets bots play on at these tables, at so many at a time.
#[expect(clippy::expect_used, reason = "the semaphore is of this function alone")]
async fn wake(registry: Weak<Registry>, tables: Vec<TableId>) {
    let places = Arc::new(Semaphore::new(AWAKE));
    for id in tables {
        let place = Arc::clone(&places).acquire_owned().await;
        let place = place.expect("nobody closes it");
        let registry = registry.clone();
        tokio::spawn(async move {
            play_through(registry, &id).await;
            drop(place);
        });
    }
}

/// Reads a table, however often that has to be tried, and waits until no bot is
/// to decide there.
async fn play_through(registry: Weak<Registry>, id: &TableId) {
    let mut pause = SWEEP / 16;
    while let Some(registry) = registry.upgrade().filter(|registry| !registry.is_closed()) {
        let error = match registry.load(&Account::Server, id).await {
            Ok(loaded) => {
                drop(registry);
                let mut news = loaded.news();
                while loaded.table().bot_turn().is_some() && news.changed().await.is_ok() {}
                return;
            }
            Err(error) => error,
        };
        tracing::error!(table = %id, %error, "cannot be resumed");
        if error.is_lasting() {
            return;
        }
        drop(registry);
        sleep(pause).await;
        pause = (pause * 2).min(SWEEP * 4);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use bourse_catalogue::GameId;
    use bourse_record::Secret;

    use super::*;
    use crate::api::{Mode, SeatCause};
    use crate::registry::TimeLimits;
    use crate::store::Sqlite;
    use bourse_table::{Created, Occupant, seated};
    use bourse_table::{GuestId, Key};

    const EVER: Duration = Duration::from_secs(600);

    pub(in crate::registry) async fn registry(folder: &tempfile::TempDir) -> Arc<Registry> {
        let store = Sqlite::open(&folder.path().join("bourse.sqlite")).await.unwrap();
        Registry::new(Arc::new(store), TimeLimits { request: EVER, thought: EVER }, u64::MAX)
    }

    /// Of any game for two.
    fn header() -> String {
        let games = GameId::ALL.iter().map(|game| game.declaration());
        let game = games.filter(|game| game.players.contains(&2)).map(|game| game.id).next();
        serde_json::json!({ "bourse": 1, "game": game, "players": 2, "options": {} }).to_string()
    }

    /// A table where people sit, or a bot and nobody else who could decide.
    pub(in crate::registry) async fn made(
        registry: &Arc<Registry>,
        bot: Option<&str>,
    ) -> Arc<LoadedTable> {
        let host = GuestId::random();
        let made = Created {
            header: header(),
            host: host.clone(),
            invite: Key::random(),
            listed: false,
            mode: Mode::Play,
            // It is seen before it decides.
            pause: 600_000,
            secret: Secret::new([7; 32]),
            lines: Vec::new(),
            origin: None,
            stopped: None,
            absent_minutes: 15,
        };
        let who = match bot {
            Some(bot) => Occupant::Bot { bot: bot.into() },
            None => Occupant::Guest { guest: host.clone(), name: "P".into() },
        };
        let seats = (0..2).filter_map(bourse_game::Seat::new);
        let seated = seats.map(|seat| seated(seat, who.clone(), None, SeatCause::Own)).collect();
        registry.make(&Account::Guest(host, None), made, seated).await.unwrap()
    }

    fn sweep(registry: &Registry) -> usize {
        registry.loaded_tables.let_go(Instant::now());
        registry.loaded_tables.open().len()
    }

    #[tokio::test]
    async fn a_table_is_let_go_when_nobody_needs_it_and_read_again() {
        let folder = tempfile::TempDir::new().unwrap();
        let registry = registry(&folder).await;
        let loaded = made(&registry, None).await;
        let (id, entries) = (loaded.table().id().clone(), loaded.table().entries());
        assert_eq!(sweep(&registry), 1, "somebody holds it");
        let page = loaded.arrive(Some(GuestId::random()));
        drop(loaded);
        assert_eq!(sweep(&registry), 1, "a page is open there");
        drop(page);
        registry.loaded_tables.let_go(Instant::now().checked_sub(REST).unwrap());
        assert_eq!(registry.loaded_tables.open().len(), 1, "it was needed a moment ago");
        assert_eq!(sweep(&registry), 0);
        let again = registry.load(&Account::Server, &id).await.unwrap();
        assert_eq!(again.table().entries(), entries);
    }

    #[tokio::test]
    async fn after_a_start_only_tables_that_wait_for_a_bot_are_read() {
        let folder = tempfile::TempDir::new().unwrap();
        let before = registry(&folder).await;
        for bot in [None, None, Some("random")] {
            made(&before, bot).await;
        }
        assert_eq!(sweep(&before), 1, "whoever plays for its bots needs it");
        before.close();
        drop(before);
        let after = registry(&folder).await;
        assert_eq!(after.resume().await.unwrap(), 3);
        let waiting = after.store.waiting_for_bots().await.unwrap();
        assert_eq!(waiting.len(), 1);
        while after.loaded_tables.open().is_empty() {
            tokio::task::yield_now().await;
        }
        assert!(after.loaded_tables.open().keys().eq(&waiting));
    }

    #[tokio::test]
    async fn a_log_nobody_waits_for_is_not_read_to_its_end() {
        let folder = tempfile::TempDir::new().unwrap();
        let registry = registry(&folder).await;
        let id = made(&registry, None).await.table().id().clone();
        let (log, cancel) = (registry.store.log(&id).await.unwrap(), CancelToken::default());
        assert!(log.len() > 1 && replay(&id, log.clone(), &cancel).is_ok());
        cancel.cancel();
        let stopped = replay(&id, log, &cancel).err();
        assert!(matches!(stopped, Some(RegistryError::NotDone(NotDone::TooLong))));
    }
}
