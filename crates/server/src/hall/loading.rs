//! Tables are read when somebody, or a bot, needs them, and let go when nobody
//! does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep};

use super::{Hall, RegistryError, Room, card};
use crate::ids::TableId;
use crate::limits::Network;
use crate::pool::{Account, Cancel, NotDone};
use crate::store::{StoreError, Stored};
use crate::table::{Corrupt, Entry, Table};

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
        let room = self.open().get(id).cloned()?;
        room.is_needed();
        Some(room)
    }

    /// Whoever reads a table holds it.
    fn reading(&self, id: &TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        reading.retain(|_, lock| Arc::strong_count(lock) > 1);
        Arc::clone(reading.entry(id.clone()).or_default())
    }

    /// Forgets the tables that nobody has needed since a moment. Whoever needs
    /// one holds its room: a page that watches, a request, whoever plays for its
    /// bots.
    fn let_go(&self, since: Instant) {
        let gone = resting(&mut self.open(), Some(since));
        free(gone);
    }
}

/// Takes out the tables that nobody needs, nor needed since a moment.
fn resting(open: &mut HashMap<TableId, Arc<Room>>, since: Option<Instant>) -> Vec<Arc<Room>> {
    let rests = |room: &Arc<Room>| {
        Arc::strong_count(room) == 1 && since.is_none_or(|since| room.last_needed() <= since)
    };
    open.extract_if(|_, room| rests(room)).map(|(_, room)| room).collect()
}

/// Gives their memory back. Of many long games that takes longer than the
/// threads that answer have.
fn free(rooms: Vec<Arc<Room>>) {
    if !rooms.is_empty() {
        tokio::task::spawn_blocking(move || drop(rooms));
    }
}

impl Hall {
    /// Goes on with every game where a bot is to decide, and says how many games
    /// are on. The others wait in the store until somebody comes.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<u64, StoreError> {
        self.give_cards().await?;
        let waiting = self.store.waiting_for_bots().await?;
        tokio::spawn(wake(Arc::downgrade(self), waiting));
        tokio::spawn(sweep(Arc::downgrade(self)));
        self.store.playing().await
    }

    /// Reckons, once, for the tables an earlier server stored, what is now
    /// stored with each move.
    async fn give_cards(self: &Arc<Self>) -> Result<(), StoreError> {
        let all = self.store.count_without_card().await?;
        let (mut last, mut done) = (None, 0);
        while done < all {
            let tables = self.store.without_card(last.as_ref(), TOGETHER).await?;
            last = tables.last().cloned();
            if last.is_none() {
                break;
            }
            let mut cards = Vec::with_capacity(tables.len());
            for id in tables {
                done += 1;
                match self.read(&Account::Server, &id).await {
                    Ok(table) => cards.push((id, card(&table))),
                    Err(error) => {
                        tracing::error!(table = %id, %error, "cannot be read");
                    }
                }
            }
            self.store.put_cards(cards).await?;
            tracing::info!(done, all, "tables of an earlier form");
        }
        Ok(())
    }

    /// A table; if it has to be read, on somebody's account.
    pub(crate) async fn room(
        self: &Arc<Self>,
        account: &Account,
        id: &TableId,
    ) -> Result<Arc<Room>, RegistryError> {
        if let Some(room) = self.rooms.get(id) {
            return Ok(room);
        }
        let reading = self.rooms.reading(id);
        let _turn = reading.lock().await;
        if let Some(room) = self.rooms.get(id) {
            return Ok(room);
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
    pub(super) fn enter(self: &Arc<Self>, table: Table, from: Option<Network>) -> Arc<Room> {
        let id = table.id().clone();
        let mut open = self.rooms.open();
        let gone = if open.len() >= MOST_RESTING { resting(&mut open, None) } else { Vec::new() };
        let new = || Arc::new(Room::new(table, Arc::clone(&self.last_seen)));
        let room = Arc::clone(open.entry(id).or_insert_with(new));
        drop(open);
        free(gone);
        room.acted_from(from);
        self.let_bots_play(&room);
        room
    }
}

/// The table that a log leads to.
fn replay(id: &TableId, log: Vec<Stored>, cancel: &Cancel) -> Result<Table, RegistryError> {
    let mut log = log.into_iter();
    let first = log.next().ok_or(RegistryError::NoTable)?;
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

/// Now and then lets go what nobody needs.
async fn sweep(hall: Weak<Hall>) {
    loop {
        sleep(SWEEP).await;
        let Some(hall) = hall.upgrade() else { return };
        if let Some(since) = Instant::now().checked_sub(REST) {
            hall.rooms.let_go(since);
        }
    }
}

/// Lets bots play on at these tables, at so many at a time.
async fn wake(hall: Weak<Hall>, tables: Vec<TableId>) {
    let places = Arc::new(Semaphore::new(AWAKE));
    for id in tables {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let hall = hall.clone();
        tokio::spawn(async move {
            play_through(hall, &id).await;
            drop(place);
        });
    }
}

/// Reads a table, however often that has to be tried, and waits until no bot is
/// to decide there.
async fn play_through(hall: Weak<Hall>, id: &TableId) {
    let mut pause = SWEEP / 16;
    while let Some(hall) = hall.upgrade().filter(|hall| !hall.is_closed()) {
        let error = match hall.room(&Account::Server, id).await {
            Ok(room) => {
                drop(hall);
                let mut news = room.news();
                while room.table().bot_turn().is_some() && news.changed().await.is_ok() {}
                return;
            }
            Err(error) => error,
        };
        tracing::error!(table = %id, %error, "cannot be resumed");
        if error.is_lasting() {
            return;
        }
        drop(hall);
        sleep(pause).await;
        pause = (pause * 2).min(SWEEP * 4);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use bourse_record::Secret;

    use super::*;
    use crate::api::{Mode, SeatCause};
    use crate::hall::TimeLimits;
    use crate::ids::{GuestId, Key};
    use crate::store::Sqlite;
    use crate::table::{Created, Who, seated};

    const EVER: Duration = Duration::from_secs(600);

    pub(in crate::hall) async fn hall(folder: &tempfile::TempDir) -> Arc<Hall> {
        let store = Sqlite::open(&folder.path().join("bourse.sqlite")).await.unwrap();
        Hall::new(Arc::new(store), TimeLimits { request: EVER, thought: EVER }, u64::MAX)
    }

    /// A table where people sit, or a bot and nobody else who could decide.
    pub(in crate::hall) async fn made(hall: &Arc<Hall>, bot: Option<&str>) -> Arc<Room> {
        let host = GuestId::random();
        let made = Created {
            header: r#"{"bourse":1,"game":"chicago","players":2,"options":{}}"#.into(),
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
            Some(bot) => Who::Bot { bot: bot.into() },
            None => Who::Guest { guest: host.clone(), name: "P".into() },
        };
        let seats = (0..2).filter_map(bourse_game::Seat::new);
        let seated = seats.map(|seat| seated(seat, who.clone(), None, SeatCause::Own)).collect();
        hall.make(&Account::Guest(host, None), made, seated).await.unwrap()
    }

    fn sweep(hall: &Hall) -> usize {
        hall.rooms.let_go(Instant::now());
        hall.rooms.open().len()
    }

    #[tokio::test]
    async fn a_table_is_let_go_when_nobody_needs_it_and_read_again() {
        let folder = tempfile::TempDir::new().unwrap();
        let hall = hall(&folder).await;
        let room = made(&hall, None).await;
        let (id, entries) = (room.table().id().clone(), room.table().entries());
        assert_eq!(sweep(&hall), 1, "somebody holds it");
        let page = room.arrive(Some(GuestId::random()));
        drop(room);
        assert_eq!(sweep(&hall), 1, "a page is open there");
        drop(page);
        hall.rooms.let_go(Instant::now().checked_sub(REST).unwrap());
        assert_eq!(hall.rooms.open().len(), 1, "it was needed a moment ago");
        assert_eq!(sweep(&hall), 0);
        let again = hall.room(&Account::Server, &id).await.unwrap();
        assert_eq!(again.table().entries(), entries);
    }

    #[tokio::test]
    async fn after_a_start_only_tables_that_wait_for_a_bot_are_read() {
        let folder = tempfile::TempDir::new().unwrap();
        let before = hall(&folder).await;
        for bot in [None, None, Some("random")] {
            made(&before, bot).await;
        }
        assert_eq!(sweep(&before), 1, "whoever plays for its bots needs it");
        before.close();
        drop(before);
        let after = hall(&folder).await;
        assert_eq!(after.resume().await.unwrap(), 3);
        let waiting = after.store.waiting_for_bots().await.unwrap();
        assert_eq!(waiting.len(), 1);
        while after.rooms.open().is_empty() {
            tokio::task::yield_now().await;
        }
        assert!(after.rooms.open().keys().eq(&waiting));
    }

    #[tokio::test]
    async fn a_log_nobody_waits_for_is_not_read_to_its_end() {
        let folder = tempfile::TempDir::new().unwrap();
        let hall = hall(&folder).await;
        let id = made(&hall, None).await.table().id().clone();
        let (log, cancel) = (hall.store.log(&id).await.unwrap(), Cancel::default());
        assert!(log.len() > 1 && replay(&id, log.clone(), &cancel).is_ok());
        cancel.cancel();
        let stopped = replay(&id, log, &cancel).err();
        assert!(matches!(stopped, Some(RegistryError::NotDone(NotDone::TooLong))));
    }
}
