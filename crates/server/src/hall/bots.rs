//! Bots in seats.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::sleep;

use super::{Change, Hall, RegistryError, Room};
use crate::ids::random_number;
use crate::pool::{Account, Cancel, Limits, NotDone, Patience, Pool};
use crate::table::{BotTurn, Table, Thought};

/// When no bot found an action, it is tried again after this time, then after
/// twice as long, and so on.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// But never later than after this.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Where bots think: as many at a time as there are places, which the owners of
/// the tables share fairly.
pub(super) struct Thinkers {
    pool: Pool,
    patience: Patience,
}

impl Thinkers {
    pub(super) fn new(places: usize, thought: Duration) -> Self {
        let limits = Limits {
            places,
            places_each: places - 1,
            // Who waits has the next place that is free.
            begun_household: usize::MAX,
            // A table waits for one thought at a time.
            waiting: usize::MAX,
            waiting_each: usize::MAX,
            // Only what was given up.
            aside: 8 * places,
        };
        // Waiting for a place is not thinking.
        let patience = Patience { waiting: Duration::MAX, working: thought, aside_after: thought };
        Self { pool: Pool::new("thinking", limits), patience }
    }

    pub(super) fn end(&self) {
        self.pool.end();
    }

    /// The first thought that comes to something: the bot's own, or, if it
    /// fails or takes too long, that of the next simpler one.
    async fn think<T: Send + 'static>(
        &self,
        account: &Account,
        thoughts: Vec<(&'static str, Attempt<T>)>,
    ) -> Result<(&'static str, T), NotDone> {
        let mut failed = NotDone::Failed;
        for (name, attempt) in thoughts {
            match self.pool.run(account.clone(), self.patience, attempt).await {
                Ok(Some(thought)) => return Ok((name, thought)),
                Ok(None) => failed = NotDone::Failed,
                Err(why) => failed = why,
            }
        }
        Err(failed)
    }
}

type Attempt<T> = Box<dyn FnOnce(&Cancel) -> Option<T> + Send>;

impl Hall {
    /// Lets the bots of a table play as long as it is their turn.
    pub(super) fn let_bots_play(self: &Arc<Self>, room: &Arc<Room>) {
        if room.table().bot_turn().is_some() && room.begin_bots() {
            tokio::spawn(play_on(Arc::downgrade(self), Arc::clone(room)));
        }
    }
}

/// Plays for the bots of a table until it is no bot's turn.
async fn play_on(hall: Weak<Hall>, room: Arc<Room>) {
    let mut pause = FIRST_PAUSE;
    while let Some(hall) = hall.upgrade().filter(|hall| !hall.is_closed()) {
        let Some(turn) = room.table().bot_turn() else {
            room.end_bots();
            // It may have become one's turn just before.
            if room.table().bot_turn().is_some() && room.begin_bots() {
                continue;
            }
            return;
        };
        if !waited(&room, &turn).await {
            continue;
        }
        match decide(&hall, &room, &turn).await {
            Ok(()) => pause = FIRST_PAUSE,
            Err(error) => {
                let table = room.table().id().clone();
                tracing::error!(%table, bot = turn.bot, %error, ?pause, "a bot has no action");
                drop(hall);
                sleep(pause).await;
                pause = LONGEST_PAUSE.min(pause * 2);
            }
        }
    }
}

/// Waits as long as the table wants its bots to wait. Says whether it is still
/// the same bot's turn: somebody may go back, sit down, or ask for another pace
/// meanwhile.
async fn waited(room: &Room, turn: &BotTurn) -> bool {
    let mut news = room.news();
    let pause = sleep(Duration::from_millis(turn.pause.into()));
    tokio::pin!(pause);
    loop {
        let waited = tokio::select! {
            () = &mut pause => true,
            _ = news.changed() => false,
        };
        if room.table().bot_turn().as_ref() != Some(turn) {
            return false;
        }
        if waited {
            return true;
        }
    }
}

/// Lets a bot decide, or one that stands in for it, and stores what it decided.
/// If somebody was faster, nothing happens.
async fn decide(hall: &Arc<Hall>, room: &Arc<Room>, turn: &BotTurn) -> Result<(), RegistryError> {
    let before = room.table();
    if before.seq() != turn.seq {
        return Ok(());
    }
    let account = Account::Guest(before.made().host.clone(), room.last_from());
    let attempts = before.thoughts(turn, random_number()).into_iter().map(|(name, thought)| {
        let (table, turn) = (Arc::clone(&before), turn.clone());
        (name, Box::new(move |cancel: &Cancel| reckon(&table, &turn, name, thought, cancel)) as _)
    });
    let (name, change) = hall.thinkers.think(&account, attempts.collect()).await?;
    if name != turn.bot {
        tracing::warn!(table = %before.id(), bot = turn.bot, stand_in = name, "stands in");
    }
    hall.commit(room, change).await?;
    Ok(())
}

/// What a thought comes to at a table.
fn reckon(
    table: &Table,
    turn: &BotTurn,
    name: &str,
    thought: Thought,
    cancel: &Cancel,
) -> Option<Change> {
    let action = thought(cancel)?;
    let stand_in = (name != turn.bot).then(|| name.to_owned());
    let entries = table.play_bot(turn, action, stand_in).map_err(RegistryError::from);
    let change = entries.and_then(|entries| Change::reckon(table, entries));
    match change {
        Ok(change) => change,
        Err(error) => {
            tracing::error!(table = %table.id(), bot = name, %error, "refused");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::ids::GuestId;

    /// For thoughts that never come to anything.
    const BRIEF: Duration = Duration::from_millis(50);

    fn says(what: &'static str) -> Attempt<&'static str> {
        Box::new(move |_| Some(what))
    }

    fn thinks_until(released: mpsc::Receiver<()>) -> Attempt<&'static str> {
        Box::new(move |_| {
            let _ = released.recv();
            Some("late")
        })
    }

    fn host() -> Account {
        Account::Guest(GuestId::random(), None)
    }

    #[tokio::test]
    async fn a_bot_that_fails_or_is_slow_is_replaced_by_a_simpler_one() {
        let (thinkers, host) = (Thinkers::new(2, BRIEF), host());
        let clever = vec![("clever", says("1")), ("simple", says("2"))];
        assert_eq!(thinkers.think(&host, clever).await, Ok(("clever", "1")));

        let fails: Attempt<_> = Box::new(|_| panic!("this bot always fails"));
        let failing = vec![("clever", fails), ("simple", says("2"))];
        assert_eq!(thinkers.think(&host, failing).await, Ok(("simple", "2")));

        let slow: Attempt<_> = Box::new(|cancel| {
            while !cancel.is_cancelled() {
                std::thread::yield_now();
            }
            None
        });
        let slow = vec![("clever", slow), ("simple", says("2"))];
        assert_eq!(thinkers.think(&host, slow).await, Ok(("simple", "2")));
        assert!(thinkers.think::<()>(&host, Vec::new()).await.is_err());
    }

    #[tokio::test]
    async fn waiting_for_a_place_is_not_thinking() {
        let thinkers = Arc::new(Thinkers::new(2, Duration::from_secs(600)));
        let other = Arc::clone(&thinkers);
        let (owner, (release, released)) = (host(), mpsc::channel());
        let (begin, begun) = tokio::sync::oneshot::channel();
        let thinks = thinks_until(released);
        let clever: Attempt<_> = Box::new(move |cancel| {
            let _ = begin.send(());
            thinks(cancel)
        });
        let account = owner.clone();
        let first =
            tokio::spawn(async move { other.think(&account, vec![("clever", clever)]).await });
        begun.await.unwrap();
        // The owner's one place is taken for longer than a hasty bot may think.
        let hasty = Patience { working: BRIEF, ..thinkers.patience };
        let second = thinkers.pool.run(owner, hasty, says("2"));
        tokio::pin!(second);
        assert!(tokio::time::timeout(4 * BRIEF, &mut second).await.is_err(), "it waits");
        drop(release);
        assert_eq!(second.await, Ok(Some("2")));
        assert_eq!(first.await.unwrap(), Ok(("clever", "late")));
    }

    #[tokio::test]
    async fn thoughts_that_do_not_stop_keep_no_place() {
        let thinkers = Thinkers::new(2, BRIEF);
        let mut releases = Vec::new();
        for _ in 0..4 {
            let (release, released) = mpsc::channel();
            releases.push(release);
            let deaf = vec![("clever", thinks_until(released))];
            assert_eq!(thinkers.think(&host(), deaf).await, Err(NotDone::TooLong));
        }
        let next = vec![("clever", says("1"))];
        assert_eq!(thinkers.think(&host(), next).await, Ok(("clever", "1")));
    }
}
