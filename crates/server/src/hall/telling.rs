//! What pages that watch a table are told. Those who only watch are all told
//! the same, so it is reckoned once for all of them.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use bourse_game::Seat;

use super::{Hall, News, Room};
use crate::api::{FromServer, Problem};
use crate::ids::GuestId;
use crate::pool::Account;

/// Most pages have seen the last update; some have just come.
const REMEMBERED: usize = 3;

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
pub(super) struct ToldSpectators(tokio::sync::Mutex<Vec<Remembered>>);

struct Remembered {
    news: News,
    since: Option<u64>,
    told: Told,
}

impl Hall {
    /// Where a table stands for a guest who knows its entries up to `since`, as
    /// a message to his page.
    pub(crate) async fn tell(
        &self,
        room: &Arc<Room>,
        guest: Option<&GuestId>,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<Told, Problem> {
        match guest {
            Some(guest) if viewer.is_some() || room.table().concerns(guest) => {
                let account = Account::Guest(guest.clone());
                self.reckon_message(room, account, Some(guest.clone()), viewer, since).await
            }
            Some(_) | None => self.tell_spectator(room, since).await,
        }
    }

    async fn tell_spectator(&self, room: &Arc<Room>, since: Option<u64>) -> Result<Told, Problem> {
        // Whoever comes while it is reckoned waits for it.
        let mut remembered = room.told_spectators().0.lock().await;
        let news = room.present_news();
        let same = |known: &&Remembered| known.news == news && known.since == since;
        if let Some(known) = remembered.iter().find(same) {
            return Ok(known.told.clone());
        }
        let account = Account::Watchers(room.table().id().clone());
        let told = self.reckon_message(room, account, None, None, since).await?;
        remembered.retain(|known| known.news == news);
        remembered.truncate(REMEMBERED - 1);
        remembered.insert(0, Remembered { news, since, told: told.clone() });
        Ok(told)
    }

    async fn reckon_message(
        &self,
        room: &Arc<Room>,
        account: Account,
        guest: Option<GuestId>,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<Told, Problem> {
        let room = Arc::clone(room);
        let message = move |_: &_| {
            // A seat may have been left, or taken over by another.
            let update = room
                .update(guest.as_ref(), viewer, since)
                .or_else(|_| room.update(guest.as_ref(), None, since))?;
            let seq = update.table.seq;
            let message = FromServer::Update { update: Box::new(update) };
            let text = serde_json::to_string(&message).map_err(|_| super::failed())?;
            Ok(Told { seq, text: text.into() })
        };
        self.reckon(&account, message).await
    }
}
