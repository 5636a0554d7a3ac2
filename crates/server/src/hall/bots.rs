//! Bots in seats.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::{Hall, Room};
use crate::api::{Json, ProblemCode};
use crate::ids::random_number;
use crate::table::Thought;

/// Plays for the bots of a table, as long as table and hall are there.
pub(super) async fn drive(hall: Weak<Hall>, room: Weak<Room>) {
    let Some(mut news) = room.upgrade().map(|room| room.news()) else { return };
    loop {
        news.mark_unchanged();
        while let (Some(hall), Some(room)) = (hall.upgrade(), room.upgrade()) {
            if hall.is_closed() {
                return;
            }
            if !step(&hall, &room).await {
                break;
            }
        }
        if hall.strong_count() == 0 || news.changed().await.is_err() {
            return;
        }
    }
}

/// Lets the bot that is to decide do so. Says whether there was one.
async fn step(hall: &Arc<Hall>, room: &Arc<Room>) -> bool {
    let Some(turn) = room.table().bot_turn() else { return false };
    if turn.pause > 0 {
        let mut news = room.news();
        let pause = sleep(Duration::from_millis(turn.pause.into()));
        tokio::pin!(pause);
        // Somebody may go back, sit down, or ask for another pace meanwhile.
        loop {
            let waited = tokio::select! {
                () = &mut pause => true,
                _ = news.changed() => false,
            };
            if room.table().bot_turn().as_ref() != Some(&turn) {
                return true;
            }
            if waited {
                break;
            }
        }
    }
    let thoughts = room.table().thoughts(&turn, random_number());
    let Some((name, action)) = think(thoughts, &hall.thinkers, hall.patience).await else {
        tracing::error!(table = %room.table().id(), bot = turn.bot, "no bot finds an action");
        return false;
    };
    let stand_in = (name != turn.bot).then(|| name.to_owned());
    if let Some(stand_in) = &stand_in {
        tracing::warn!(table = %room.table().id(), bot = turn.bot, stand_in, "stands in");
    }
    let played = hall.change(room, move |table| table.play_bot(&turn, action, stand_in)).await;
    match played {
        // Somebody was faster; the bot looks again.
        Err(problem) if problem.code == ProblemCode::Stale => true,
        Err(problem) => {
            tracing::error!(table = %room.table().id(), problem = problem.message, "bot refused");
            sleep(Duration::from_secs(1)).await;
            true
        }
        Ok(()) => true,
    }
}

/// The first thought that comes to something: the bot's own, or, if it fails
/// or takes too long, that of the next simpler one.
async fn think(
    thoughts: Vec<(&'static str, Thought)>,
    thinkers: &Arc<Semaphore>,
    patience: Duration,
) -> Option<(&'static str, Json)> {
    for (name, thought) in thoughts {
        let thinkers = Arc::clone(thinkers);
        let thinking = async move {
            let place = thinkers.acquire_owned().await.ok()?;
            let done = tokio::task::spawn_blocking(move || {
                let action = thought();
                drop(place);
                action
            });
            // A bot that panics has no action.
            done.await.ok()?
        };
        if let Ok(Some(action)) = timeout(patience, thinking).await {
            return Some((name, action));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(text: &'static str) -> Thought {
        Box::new(move || serde_json::value::RawValue::from_string(text.into()).ok())
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_fails_or_is_slow_is_replaced_by_a_simpler_one() {
        let thinkers = Arc::new(Semaphore::new(4));
        let patience = Duration::from_millis(200);
        let think = |thoughts| think(thoughts, &thinkers, patience);

        let (name, _) = think(vec![("clever", says("1")), ("simple", says("2"))]).await.unwrap();
        assert_eq!(name, "clever");

        let fails: Thought = Box::new(|| panic!("this bot always fails"));
        let (name, action) = think(vec![("clever", fails), ("simple", says("2"))]).await.unwrap();
        assert_eq!((name, action.get()), ("simple", "2"));

        let slow: Thought = Box::new(|| {
            std::thread::sleep(Duration::from_secs(2));
            None
        });
        let (name, _) = think(vec![("clever", slow), ("simple", says("2"))]).await.unwrap();
        assert_eq!(name, "simple");

        assert!(think(Vec::new()).await.is_none());
    }
}
