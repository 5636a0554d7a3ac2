//! The tables in memory: found, changed, and told about.

mod bots;
mod last_seen;
mod room;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::StatusCode;
use tokio::sync::{Semaphore, watch};

use last_seen::LastSeen;
pub(crate) use room::{News, Presence, Room};

use crate::api::{Lobby, Problem, ProblemCode};
use crate::ids::{GuestId, TableId};
use crate::store::{Append, Card, Store, StoreError};
use crate::table::{Corrupt, Created, Entry, Table};

/// How many tables a lobby shows of each kind.
const SHOWN: u32 = 60;
/// With more tables than this in memory, those where nothing can happen any
/// more are forgotten.
const REMEMBERED: usize = 2000;

/// All tables, those in memory and those in the store.
pub(crate) struct Hall {
    store: Arc<dyn Store>,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    /// Changes whenever a lobby may look different.
    lobby: watch::Sender<u64>,
    /// Bots think in a pool of their own, so that they cannot starve the tables.
    thinkers: Arc<Semaphore>,
    /// How long a bot may think.
    patience: Duration,
    /// When people were last at their tables.
    last_seen: Arc<LastSeen>,
    /// Whether the server has stopped.
    closed: AtomicBool,
}

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, patience: Duration) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Arc::new(Self {
            store,
            rooms: Mutex::default(),
            lobby: watch::Sender::new(0),
            thinkers: Arc::new(Semaphore::new(cores)),
            patience,
            last_seen: Arc::new(LastSeen::new()),
            closed: AtomicBool::new(false),
        })
    }

    /// No bot plays on.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Goes on with every game that was on when the server stopped.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<usize, StoreError> {
        let tables = self.store.unfinished().await?;
        for id in &tables {
            if let Err(problem) = self.room(id).await {
                tracing::error!(table = %id, problem = problem.message, "cannot be resumed");
            }
        }
        Ok(tables.len())
    }

    /// A table.
    pub(crate) async fn room(self: &Arc<Self>, id: &TableId) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.in_memory(id) {
            return Ok(room);
        }
        Ok(self.enter(self.read(id).await?))
    }

    /// A table as it is stored.
    async fn read(&self, id: &TableId) -> Result<Table, Problem> {
        let mut log = self.store.log(id).await?.into_iter();
        let Some(first) = log.next() else {
            return Err(Problem::new(
                StatusCode::NOT_FOUND,
                ProblemCode::NoTable,
                "there is no such table",
            ));
        };
        let Entry::Created(made) = first.entry else {
            return Err(Corrupt("it has no beginning".into()).into());
        };
        let mut table = Table::new(id.clone(), *made, first.at)?;
        for stored in log {
            table.absorb(&stored.entry, stored.at)?;
        }
        Ok(table)
    }

    fn in_memory(&self, id: &TableId) -> Option<Arc<Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Takes a table into memory, unless somebody else just did.
    fn enter(self: &Arc<Self>, table: Table) -> Arc<Room> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.len() >= REMEMBERED {
            rooms.retain(|_, room| !room.is_idle());
        }
        let id = table.id().clone();
        let room = rooms.entry(id).or_insert_with(|| {
            let room = Arc::new(Room::new(table, Arc::clone(&self.last_seen)));
            tokio::spawn(bots::drive(Arc::downgrade(self), Arc::downgrade(&room)));
            room
        });
        Arc::clone(room)
    }

    /// Makes a table, with whoever sits down at once.
    pub(crate) async fn make(
        self: &Arc<Self>,
        made: Created,
        seated: Vec<Entry>,
    ) -> Result<Arc<Room>, Problem> {
        let (id, at) = (TableId::random(), now());
        let (table, rest) = Table::new(id.clone(), made.clone(), at)?.after(seated, at)?;
        let entries = [Entry::Created(Box::new(made))].into_iter().chain(rest).collect();
        let card = card(&table);
        self.store.append(Append { table: id, first: 1, at, entries, card }).await?;
        tracing::info!(table = %table.id(), "made");
        self.lobby.send_modify(|count| *count += 1);
        Ok(self.enter(table))
    }

    /// The table that is played after this one: one, however many ask for it
    /// at once.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        room: &Arc<Room>,
        made: Created,
        seated: Vec<Entry>,
    ) -> Result<Arc<Room>, Problem> {
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        let task = tokio::spawn(async move {
            let _turn = room.changing().await;
            let known = room.table().rematch().cloned();
            if let Some(next) = known {
                return hall.room(&next).await;
            }
            let next = hall.make(made, seated).await?;
            let table = next.table().id().clone();
            hall.commit(&room, vec![Entry::Rematch { table }]).await?;
            Ok(next)
        });
        task.await.map_err(|_| failed())?
    }

    /// Decides what happens at a table, stores it, and only then tells
    /// everybody. What `decide` looks at is where the table stands when the
    /// entries are stored.
    pub(crate) async fn change<F>(
        self: &Arc<Self>,
        room: &Arc<Room>,
        decide: F,
    ) -> Result<(), Problem>
    where
        F: FnOnce(&Table) -> Result<Vec<Entry>, Problem> + Send + 'static,
    {
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        // A task of its own: whoever asked may go away in the middle.
        let task = tokio::spawn(async move {
            let _turn = room.changing().await;
            let entries = decide(&room.table())?;
            hall.commit(&room, entries).await
        });
        task.await.map_err(|_| failed())?
    }

    async fn commit(&self, room: &Room, entries: Vec<Entry>) -> Result<(), Problem> {
        if entries.is_empty() {
            return Ok(());
        }
        let at = now();
        let (append, next) = {
            let table = room.table();
            // The table after the entries is made beside the one that is shown:
            // until they are stored, nobody sees them.
            let (next, entries) = table.after(entries, at)?;
            let first = table.entries() + 1;
            let card = card(&next);
            (Append { table: table.id().clone(), first, at, entries, card }, next)
        };
        if let Err(error) = self.store.append(append).await {
            if matches!(error, StoreError::Conflict) {
                // More is stored than is known here: it is read again, for
                // everybody who watches.
                let id = room.table().id().clone();
                room.replace(self.read(&id).await?);
            }
            return Err(error.into());
        }
        room.replace(next);
        self.lobby.send_modify(|count| *count += 1);
        Ok(())
    }

    /// The tables a guest can see.
    pub(crate) async fn lobby(self: &Arc<Self>, guest: Option<&GuestId>) -> Result<Lobby, Problem> {
        let mine = match guest {
            Some(guest) => self.store.tables_of(guest, SHOWN).await?,
            None => Vec::new(),
        };
        let own: HashSet<&TableId> = mine.iter().collect();
        let mut listed = self.store.listed(SHOWN).await?;
        listed.retain(|id| !own.contains(id));
        let (mut lobby, nobody) = (Lobby { mine: Vec::new(), listed: Vec::new() }, HashSet::new());
        // A table that cannot be read does not take the others with it.
        for id in &mine {
            if let Ok(room) = self.room(id).await {
                lobby.mine.push(room.table().line(guest, &nobody));
            }
        }
        for id in &listed {
            if let Ok(room) = self.room(id).await {
                lobby.listed.push(room.table().line(guest, &nobody));
            }
        }
        Ok(lobby)
    }

    pub(crate) fn lobby_changes(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }
}

fn card(table: &Table) -> Card {
    Card {
        game: table.game(),
        listed: table.made().listed,
        status: table.status(),
        at: table.at(),
        guests: table.guests().into_iter().cloned().collect(),
    }
}

/// Seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

fn failed() -> Problem {
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, ProblemCode::Internal, "the table failed")
}

impl From<Corrupt> for Problem {
    fn from(error: Corrupt) -> Self {
        tracing::error!(%error, "a table's log cannot be used");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, ProblemCode::Internal, error.to_string())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            ProblemCode::Store,
            "nothing was stored; try again",
        )
    }
}
