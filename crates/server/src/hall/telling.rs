//! What pages that watch a table are told. Those who only watch are all told
//! the same, so it is reckoned once for all of them.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use bourse_game::Seat;

use super::{Hall, News, RegistryError, Room};
use crate::api::FromServer;
use crate::ids::GuestId;
use crate::pool::{Account, NotDone};

/// A page that follows a table knows one of so many last updates, or has just
/// come.
const RECENT: usize = 6;

/// A message to a page.
#[derive(Clone)]
pub(crate) struct Told {
    /// The last entry it tells of.
    pub(crate) seq: u64,
    /// The message itself.
    pub(crate) text: Utf8Bytes,
}

/// What those who only watch were told last.
#[derive(Default)]
pub(super) struct ToldSpectators(tokio::sync::Mutex<Remembered>);

#[derive(Default)]
struct Remembered {
    /// What there was to tell.
    news: News,
    /// The messages about it, by what the page knew before.
    messages: Vec<(Option<u64>, Told)>,
    /// The last entries that pages were told of, the latest last.
    recent: VecDeque<u64>,
}

impl Remembered {
    fn message(&self, news: News, since: Option<u64>) -> Option<Told> {
        let known = self.messages.iter().find(|(known, _)| *known == since);
        known.filter(|_| self.news == news).map(|(_, told)| told.clone())
    }

    fn remember(&mut self, news: News, since: Option<u64>, told: &Told) {
        if self.news != news {
            (self.news, self.messages) = (news, Vec::new());
        }
        self.messages.push((since, told.clone()));
        if self.recent.back() != Some(&told.seq) {
            self.recent.push_back(told.seq);
        }
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
    }
}

impl Hall {
    /// Where a table stands for somebody who knows its entries up to `since`, as
    /// a message to his page.
    pub(crate) async fn tell(
        &self,
        room: &Arc<Room>,
        account: &Account,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<Told, RegistryError> {
        match account.guest() {
            Some(guest) if viewer.is_some() || room.table().concerns(guest) => {
                self.reckon_message(room, account, Some(guest.clone()), viewer, since).await
            }
            Some(_) | None => self.tell_spectator(room, account, since).await,
        }
    }

    async fn tell_spectator(
        &self,
        room: &Arc<Room>,
        account: &Account,
        since: Option<u64>,
    ) -> Result<Told, RegistryError> {
        // Whoever comes while it is reckoned waits for it.
        let mut remembered = room.told_spectators().0.lock().await;
        let news = room.present_news();
        if let Some(told) = remembered.message(news, since) {
            return Ok(told);
        }
        // Who has missed more, or says so, has it reckoned for himself, and
        // nobody waits for that.
        let seq = room.table().seq();
        if since.is_some_and(|since| since != seq && !remembered.recent.contains(&since)) {
            drop(remembered);
            return self.reckon_message(room, account, None, None, since).await;
        }
        let all = Account::Watchers(room.table().id().clone());
        let told = self.reckon_message(room, &all, None, None, since).await?;
        remembered.remember(news, since, &told);
        Ok(told)
    }

    async fn reckon_message(
        &self,
        room: &Arc<Room>,
        account: &Account,
        guest: Option<GuestId>,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<Told, RegistryError> {
        let room = Arc::clone(room);
        let message = move |_: &_| {
            // A seat may have been left, or taken over by another.
            let update = room
                .update(guest.as_ref(), viewer, since)
                .or_else(|_| room.update(guest.as_ref(), None, since))?;
            let seq = update.table.seq;
            let message = FromServer::Update { update: Box::new(update) };
            let text = serde_json::to_string(&message).map_err(|_| NotDone::Failed)?;
            Ok(Told { seq, text: text.into() })
        };
        self.reckon(account, message).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;
    use crate::hall::loading::tests::{hall, made};
    use crate::limits::Network;

    fn household(address: [u8; 4]) -> Account {
        Account::Household(Network::household(address.into()))
    }

    #[tokio::test]
    async fn who_says_he_knows_something_odd_keeps_no_other_watcher_waiting() {
        let folder = tempfile::TempDir::new().unwrap();
        let hall = hall(&folder).await;
        let room = made(&hall, None).await;
        let (odd, other) = (household([192, 0, 2, 1]), household([192, 0, 2, 2]));
        // All the places one household may have are taken.
        let places = std::thread::available_parallelism().map_or(1, std::num::NonZero::get).max(2);
        let mut releases = Vec::new();
        for _ in 1..places {
            let (release, released) = mpsc::channel::<()>();
            releases.push(release);
            let (hall, odd) = (Arc::clone(&hall), odd.clone());
            let (begin, begun) = tokio::sync::oneshot::channel();
            tokio::spawn(async move {
                let busy = move |_: &_| {
                    let _ = begin.send(());
                    let _ = released.recv();
                    Ok::<(), NotDone>(())
                };
                hall.reckon(&odd, busy).await
            });
            begun.await.unwrap();
        }
        let waits = hall.tell(&room, &odd, None, Some(1));
        tokio::pin!(waits);
        assert!(timeout(Duration::from_millis(100), &mut waits).await.is_err());
        for since in [None, Some(room.table().seq())] {
            assert_eq!(hall.tell(&room, &other, None, since).await.unwrap().seq, 3);
        }
        // Nor does he himself wait for what all are told.
        assert_eq!(hall.tell(&room, &odd, None, None).await.unwrap().seq, 3);
        drop(releases);
        assert_eq!(waits.await.unwrap().seq, 3);
    }

    #[test]
    fn only_so_many_messages_are_remembered() {
        let mut remembered = Remembered::default();
        for seq in 1..=20 {
            let told = Told { seq, text: seq.to_string().into() };
            remembered.remember(News::default(), Some(seq - 1), &told);
        }
        assert_eq!(remembered.recent, (15..=20).collect::<Vec<u64>>());
    }
}
