//! What pages that watch a table are told. Those who only watch are all told
//! the same, so it is reckoned once for all of them.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use bourse_game::Seat;
use bourse_table::GuestId;

use super::{LoadedTable, News, Registry, RegistryError};
use crate::api::FromServer;
use crate::pool::{Account, NotDone};

/// A page that follows a table knows one of so many last updates, or has just
/// come.
const RECENT: usize = 6;

/// A message to a page.
#[derive(Clone)]
pub(crate) struct PushMessage {
    /// The last entry it tells of.
    pub(crate) seq: u64,
    /// The message itself.
    pub(crate) text: Utf8Bytes,
}

/// What those who only watch were told last.
#[derive(Default)]
pub(super) struct SpectatorMessages(tokio::sync::Mutex<MessageCache>);

#[derive(Default)]
struct MessageCache {
    /// What there was to tell.
    news: News,
    /// The messages about it, by what the page knew before.
    messages: Vec<(Option<u64>, PushMessage)>,
    /// The last entries that pages were told of, the latest last.
    recent: VecDeque<u64>,
}

impl MessageCache {
    fn message(&self, news: News, since: Option<u64>) -> Option<PushMessage> {
        let known = self.messages.iter().find(|(known, _)| *known == since);
        known.filter(|_| self.news == news).map(|(_, told)| told.clone())
    }

    fn remember(&mut self, news: News, since: Option<u64>, told: &PushMessage) {
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

impl Registry {
    /// Where a table stands for somebody who knows its entries up to `since`, as
    /// a message to their page.
    pub(crate) async fn tell(
        &self,
        loaded: &Arc<LoadedTable>,
        account: &Account,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<PushMessage, RegistryError> {
        match account.guest() {
            Some(guest) if viewer.is_some() || loaded.table().concerns(guest) => {
                self.reckon_message(loaded, account, Some(guest.clone()), viewer, since).await
            }
            Some(_) | None => self.tell_spectator(loaded, account, since).await,
        }
    }

    async fn tell_spectator(
        &self,
        loaded: &Arc<LoadedTable>,
        account: &Account,
        since: Option<u64>,
    ) -> Result<PushMessage, RegistryError> {
        // Whoever comes while it is reckoned waits for it.
        let mut cache = loaded.spectator_messages().0.lock().await;
        let news = loaded.present_news();
        if let Some(told) = cache.message(news, since) {
            return Ok(told);
        }
        // Who has missed more, or says so, has it reckoned for themselves, and
        // nobody waits for that.
        let seq = loaded.table().seq();
        if since.is_some_and(|since| since != seq && !cache.recent.contains(&since)) {
            drop(cache);
            return self.reckon_message(loaded, account, None, None, since).await;
        }
        let all = Account::Watchers(loaded.table().id().clone());
        let told = self.reckon_message(loaded, &all, None, None, since).await?;
        cache.remember(news, since, &told);
        Ok(told)
    }

    async fn reckon_message(
        &self,
        loaded: &Arc<LoadedTable>,
        account: &Account,
        guest: Option<GuestId>,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<PushMessage, RegistryError> {
        let loaded = Arc::clone(loaded);
        let message = move |_: &_| {
            // A seat may have been left, or taken over by another.
            let update = loaded
                .update(guest.as_ref(), viewer, since)
                .or_else(|_| loaded.update(guest.as_ref(), None, since))?;
            let seq = update.table.seq;
            let message = FromServer::Update { update: Box::new(update) };
            let text = serde_json::to_string(&message).map_err(|_| NotDone::Failed)?;
            Ok(PushMessage { seq, text: text.into() })
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
    use crate::limits::Network;
    use crate::registry::loading::tests::{made, registry};

    fn household(address: [u8; 4]) -> Account {
        Account::Household(Network::household(address.into()))
    }

    #[tokio::test]
    async fn who_says_he_knows_something_odd_keeps_no_other_watcher_waiting() {
        let folder = tempfile::TempDir::new().unwrap();
        let registry = registry(&folder).await;
        let loaded = made(&registry, None).await;
        let (odd, other) = (household([192, 0, 2, 1]), household([192, 0, 2, 2]));
        // All the places one household may have are taken.
        let places = std::thread::available_parallelism().map_or(1, std::num::NonZero::get).max(2);
        let mut releases = Vec::new();
        for _ in 1..places {
            let (release, released) = mpsc::channel::<()>();
            releases.push(release);
            let (registry, odd) = (Arc::clone(&registry), odd.clone());
            let (begin, begun) = tokio::sync::oneshot::channel();
            tokio::spawn(async move {
                let busy = move |_: &_| {
                    let _ = begin.send(());
                    let _ = released.recv();
                    Ok::<(), NotDone>(())
                };
                registry.reckon(&odd, busy).await
            });
            begun.await.unwrap();
        }
        let waits = registry.tell(&loaded, &odd, None, Some(1));
        tokio::pin!(waits);
        assert!(timeout(Duration::from_millis(100), &mut waits).await.is_err());
        for since in [None, Some(loaded.table().seq())] {
            assert_eq!(registry.tell(&loaded, &other, None, since).await.unwrap().seq, 3);
        }
        // Nor do they themselves wait for what all are told.
        assert_eq!(registry.tell(&loaded, &odd, None, None).await.unwrap().seq, 3);
        drop(releases);
        assert_eq!(waits.await.unwrap().seq, 3);
    }

    #[test]
    fn only_so_many_messages_are_remembered() {
        let mut cache = MessageCache::default();
        for seq in 1..=20 {
            let told = PushMessage { seq, text: seq.to_string().into() };
            cache.remember(News::default(), Some(seq - 1), &told);
        }
        assert_eq!(cache.recent, (15..=20).collect::<Vec<u64>>());
    }
}
