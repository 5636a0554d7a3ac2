//! Tables are read when somebody, or a bot, needs them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;

use super::{Hall, Room};
use crate::api::{Problem, ProblemCode};
use crate::ids::TableId;
use crate::pool::{Account, Cancel, NotDone};
use crate::store::{StoreError, Stored};
use crate::table::{Corrupt, Entry, Table};

/// With more tables than this in memory, those where nothing can happen any
/// more are forgotten.
const REMEMBERED: usize = 2000;

/// The tables in memory.
#[derive(Default)]
pub(super) struct Rooms {
    open: Mutex<HashMap<TableId, Arc<Room>>>,
    /// Those that are being read: once, however many ask.
    reading: Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, id: &TableId) -> Option<Arc<Room>> {
        self.open().get(id).cloned()
    }

    /// Whoever reads a table holds it.
    fn reading(&self, id: &TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        reading.retain(|_, lock| Arc::strong_count(lock) > 1);
        Arc::clone(reading.entry(id.clone()).or_default())
    }
}

impl Hall {
    /// Goes on with every game that was on when the server stopped.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<usize, StoreError> {
        let tables = self.store.unfinished().await?;
        for id in &tables {
            if let Err(problem) = self.room(&Account::Watchers(id.clone()), id).await {
                tracing::error!(table = %id, problem = problem.message, "cannot be resumed");
            }
        }
        Ok(tables.len())
    }

    /// A table; if it has to be read, on somebody's account.
    pub(crate) async fn room(
        self: &Arc<Self>,
        account: &Account,
        id: &TableId,
    ) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.rooms.get(id) {
            return Ok(room);
        }
        let reading = self.rooms.reading(id);
        let _turn = reading.lock().await;
        if let Some(room) = self.rooms.get(id) {
            return Ok(room);
        }
        Ok(self.enter(self.read(account, id).await?))
    }

    /// A table as it is stored.
    pub(super) async fn read(&self, account: &Account, id: &TableId) -> Result<Table, Problem> {
        let log = self.store.log(id).await?;
        let id = id.clone();
        self.reckon(account, move |cancel| replay(&id, log, cancel)).await
    }

    /// Takes a table into memory, unless somebody else just did.
    pub(super) fn enter(self: &Arc<Self>, table: Table) -> Arc<Room> {
        let mut open = self.rooms.open();
        if open.len() >= REMEMBERED {
            open.retain(|_, room| !room.is_idle());
        }
        let new = || Arc::new(Room::new(table.clone(), Arc::clone(&self.last_seen)));
        let room = Arc::clone(open.entry(table.id().clone()).or_insert_with(new));
        drop(open);
        self.let_bots_play(&room);
        room
    }
}

/// The table that a log leads to.
fn replay(id: &TableId, log: Vec<Stored>, cancel: &Cancel) -> Result<Table, Problem> {
    let mut log = log.into_iter();
    let Some(first) = log.next() else {
        return Err(Problem::new(
            StatusCode::NOT_FOUND,
            ProblemCode::NoTable,
            "there is no such table",
        ));
    };
    let Entry::Created(made) = first.read()? else {
        return Err(Corrupt("it has no beginning".into()).into());
    };
    let mut table = Table::new(id.clone(), *made, first.at)?;
    for stored in log {
        if cancel.is_cancelled() {
            return Err(NotDone::TooLong.into());
        }
        table.absorb(&stored.read()?, stored.at)?;
    }
    Ok(table)
}
