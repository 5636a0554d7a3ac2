//! The tables in memory: found, changed, and told about.
//!
//! Whatever may take longer than a millisecond is done in a [`Pool`], on a copy
//! of the table, and never holds up anybody else.

mod bots;
mod error;
mod last_seen;
mod loaded_table;
mod loading;
mod push;

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bourse_catalogue::GameId;
use bourse_table::{Created, GuestId, Listing, LogEntry, Table, TableError, TableId};
use tokio::sync::watch;

use bots::BotPool;
pub(crate) use error::RegistryError;
use last_seen::LastSeen;
pub(crate) use loaded_table::{LoadedTable, News, Presence};
use loading::LoadedTables;

use crate::api::Lobby;
use crate::games::open_table;
use crate::pool::{Account, CancelToken, NotDone, Patience, Pool, PoolLimits};
use crate::store::{Append, IndexRow, Store, StoreError, written};

/// How many tables a lobby shows of each kind.
const SHOWN: u32 = 60;
/// What takes longer than this is set aside for what does not.
const LONG: Duration = Duration::from_millis(100);
/// How often a decision is reckoned anew because the table has gone on
/// meanwhile.
const RACES: usize = 16;

/// All tables, those in memory and those in the store.
pub(crate) struct Registry {
    store: Arc<dyn Store>,
    loaded_tables: LoadedTables,
    /// Changes whenever a lobby may look different.
    lobby: watch::Sender<u64>,
    /// What is listed for everybody, and when that was so: it is looked up once
    /// for all lobbies.
    listed: tokio::sync::Mutex<Option<(u64, Arc<Vec<Listing>>)>>,
    /// Where what requests ask for is reckoned.
    pool: Pool,
    patience: Patience,
    /// Bots think in a pool of their own, so that they cannot starve the tables.
    bot_pool: BotPool,
    /// When people were last at their tables.
    last_seen: Arc<LastSeen>,
    /// How many entries a table's log may have.
    longest_log: u64,
    /// Whether the server has stopped.
    closed: AtomicBool,
}

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeLimits {
    /// What a request asks for, and before that its turn.
    pub(crate) request: Duration,
    /// What a bot thinks.
    pub(crate) thought: Duration,
}

impl Registry {
    pub(crate) fn new(store: Arc<dyn Store>, limits: TimeLimits, longest_log: u64) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let places = cores.max(2);
        let pool = PoolLimits {
            places,
            places_each: places - 1,
            // Half of what can be set aside: one household never fills it, so
            // that it has the places themselves only as long as work is short.
            begun_household: 8 * places,
            waiting: 4096,
            waiting_each: 64,
            aside: 16 * places,
        };
        Arc::new(Self {
            store,
            loaded_tables: LoadedTables::default(),
            lobby: watch::Sender::new(0),
            listed: tokio::sync::Mutex::default(),
            pool: Pool::new("reckoning", pool),
            patience: Patience {
                waiting: limits.request,
                working: limits.request,
                aside_after: LONG,
            },
            bot_pool: BotPool::new(places, limits.thought),
            last_seen: Arc::new(LastSeen::new()),
            longest_log,
            closed: AtomicBool::new(false),
        })
    }

    /// No bot plays on, and nothing more is reckoned.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.pool.end();
        self.bot_pool.end();
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Has something reckoned that may take longer than a millisecond, on
    /// somebody's account.
    pub(crate) async fn reckon<T: Send + 'static, E: From<NotDone> + Send + 'static>(
        &self,
        account: &Account,
        work: impl FnOnce(&CancelToken) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.pool.run(account.clone(), self.patience, work).await?
    }

    /// Makes a table, with whoever sits down at once.
    pub(crate) async fn make(
        self: &Arc<Self>,
        account: &Account,
        made: Created,
        seated: Vec<LogEntry>,
    ) -> Result<Arc<LoadedTable>, RegistryError> {
        let (id, at) = (TableId::random(), now());
        let (append, table) = self
            .reckon(account, move |_| -> Result<_, RegistryError> {
                let (table, rest) = open_table(id.clone(), made.clone(), at)?.after(seated, at)?;
                let mut entries = written(&[LogEntry::Created(Box::new(made))])?;
                entries.append(&mut written(&rest)?);
                let index_row = index_row(&table);
                Ok((Append { table: id, first: 1, at, entries, index_row }, table))
            })
            .await?;
        let (registry, from) = (Arc::clone(self), account.household());
        // A task of its own: whoever asked may go away in the middle.
        let task = tokio::spawn(async move {
            registry.store.append(append).await?;
            tracing::info!(table = %table.id(), "made");
            registry.lobby.send_modify(|count| *count += 1);
            Ok(registry.enter(table, from))
        });
        task.await.map_err(|_| NotDone::Failed)?
    }

    /// The table that is played after this one: one, however many ask for it
    /// at once.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        account: &Account,
        loaded: &Arc<LoadedTable>,
        made: Created,
        seated: Vec<LogEntry>,
    ) -> Result<Arc<LoadedTable>, RegistryError> {
        let (registry, loaded, account) = (Arc::clone(self), Arc::clone(loaded), account.clone());
        let task = tokio::spawn(async move {
            let _turn = loaded.asking_for_rematch().await;
            let known = loaded.table().rematch().cloned();
            if let Some(next) = known {
                return registry.load(&account, &next).await;
            }
            let next = registry.make(&account, made, seated).await?;
            let table = next.table().id().clone();
            let went_on = move |_: &Table| Ok(vec![LogEntry::Rematch { table: table.clone() }]);
            registry.change(&account, &loaded, went_on).await?;
            Ok(next)
        });
        task.await.map_err(|_| NotDone::Failed)?
    }

    /// Decides what happens at a table, stores it, and only then tells
    /// everybody. It is decided on a copy; if the table has gone on before the
    /// outcome is stored, it is decided anew, which is where whoever was too
    /// late is told so.
    pub(crate) async fn change<F>(
        self: &Arc<Self>,
        account: &Account,
        loaded: &Arc<LoadedTable>,
        decide: F,
    ) -> Result<(), RegistryError>
    where
        F: Fn(&Table) -> Result<Vec<LogEntry>, TableError> + Send + Sync + 'static,
    {
        let (decide, longest) = (Arc::new(decide), self.longest_log);
        for _ in 0..RACES {
            let (before, decide) = (loaded.table(), Arc::clone(&decide));
            let reckon = move |_: &CancelToken| {
                let entries = decide(&before)?;
                before.check_room(&entries, longest)?;
                Change::reckon(&before, entries)
            };
            let change = self.reckon(account, reckon).await?;
            let Some(change) = change else { return Ok(()) };
            loaded.acted_from(account.household());
            if self.commit(loaded, change).await? {
                return Ok(());
            }
        }
        Err(NotDone::Busy.into())
    }

    /// Stores what was reckoned and then shows it, if the table still stands
    /// where it was reckoned on. Says whether it does.
    async fn commit(
        self: &Arc<Self>,
        loaded: &Arc<LoadedTable>,
        change: Change,
    ) -> Result<bool, RegistryError> {
        let (registry, loaded) = (Arc::clone(self), Arc::clone(loaded));
        // A task of its own: whoever asked may go away in the middle.
        let task = tokio::spawn(async move {
            let _turn = loaded.storing().await;
            let Change { append, next } = change;
            if loaded.table().entries() + 1 != append.first {
                return Ok(false);
            }
            if let Err(error) = registry.store.append(append).await {
                if matches!(error, StoreError::Conflict) {
                    // More is stored than is known here: it is read again, for
                    // everybody who watches.
                    let account = Account::Watchers(loaded.table().id().clone());
                    loaded.replace(registry.read(&account, loaded.table().id()).await?);
                    registry.let_bots_play(&loaded);
                }
                return Err(error.into());
            }
            loaded.replace(next);
            registry.lobby.send_modify(|count| *count += 1);
            registry.let_bots_play(&loaded);
            Ok(true)
        });
        task.await.map_err(|_| NotDone::Failed)?
    }

    /// The tables a guest can see.
    pub(crate) async fn lobby(&self, guest: Option<&GuestId>) -> Result<Lobby, RegistryError> {
        let mine = match guest {
            Some(guest) => self.store.tables_of(guest, SHOWN).await?,
            None => Vec::new(),
        };
        let own: HashSet<&TableId> = mine.iter().map(|listing| &listing.table).collect();
        let listed = self.listed().await?;
        let others = listed.iter().filter(|listing| !own.contains(&listing.table));
        // Of a game that is not known here nothing could be shown.
        let known = |listing: &&Listing| GameId::from_id(&listing.game).is_some();
        Ok(Lobby {
            listed: others.filter(known).map(|listing| listing.line(guest)).collect(),
            mine: mine.iter().filter(known).map(|listing| listing.line(guest)).collect(),
        })
    }

    async fn listed(&self) -> Result<Arc<Vec<Listing>>, StoreError> {
        let mut known = self.listed.lock().await;
        let now = *self.lobby.borrow();
        if let Some((_, listed)) = known.as_ref().filter(|(at, _)| *at == now) {
            return Ok(Arc::clone(listed));
        }
        let listed = Arc::new(self.store.listed(SHOWN).await?);
        *known = Some((now, Arc::clone(&listed)));
        Ok(listed)
    }

    pub(crate) fn lobby_changes(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }
}

/// What is to be stored, and the table after it. It is made beside the table
/// that is shown: until it is stored, nobody sees it.
struct Change {
    append: Append,
    next: Table,
}

impl Change {
    /// What follows from these entries; nothing if there are none.
    fn reckon(table: &Table, entries: Vec<LogEntry>) -> Result<Option<Self>, RegistryError> {
        if entries.is_empty() {
            return Ok(None);
        }
        let at = now();
        let (next, entries) = table.after(entries, at)?;
        let entries = written(&entries)?;
        let (table, first, index_row) = (table.id().clone(), table.entries() + 1, index_row(&next));
        Ok(Some(Self { append: Append { table, first, at, entries, index_row }, next }))
    }
}

fn index_row(table: &Table) -> IndexRow {
    IndexRow {
        game: table.game(),
        listed: table.made().listed,
        status: table.status(),
        at: table.at(),
        guests: table.guests().into_iter().cloned().collect(),
        bot_turn: table.bot_turn().is_some(),
        summary: table.summary(),
    }
}

/// Seconds since 1970.
fn now() -> i64 {
    // A clock from before 1970 is a clock that was never set.
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
