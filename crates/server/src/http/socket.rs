//! The socket of a page: it says what it wants to watch and is told what is
//! new there.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use bourse_game::{Seat, Seats};
use bourse_table::{GuestId, TableId};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};

use super::App;
use super::identity::Visitor;
use super::lobby_diff::LobbyDiff;
use super::problem::Problem;
use crate::api::{FromPage, FromServer, PROTOCOL};
use crate::connections::closed;
use crate::limits::Bucket;
use crate::pool::NotDone;
use crate::registry::{LoadedTable, News, Presence, RegistryError};

/// No message is larger.
const LARGEST: usize = 16 << 10;
/// Pages say little; what comes in is read through a buffer of this size, which
/// each of them has.
const READ_BUFFER: usize = 2 << 10;
/// How often a silent page is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How long a page may take to be told that this was all.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long a page waits for its news when the server has too much to do.
const BUSY_PAUSE: Duration = Duration::from_secs(1);
/// A lobby is not told more often than this.
const LOBBY_PACE: Duration = Duration::from_millis(700);

/// Open a socket: what is new at a table, or in the lobby
#[utoipa::path(
    get, path = "/api/socket",
    responses((status = 101, description = "a WebSocket; see the book for what it says"))
)]
pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return Problem::bad_request(rejection.body_text()).into_response(),
    };
    let place = match app.limiter.socket(visitor.caller) {
        Ok(place) => place,
        Err(problem) => return problem.into_response(),
    };
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0);
    upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).on_upgrade(move |socket| async move {
        let session = visitor.guest.as_ref().map_or(0, |guest| app.sessions.changes(guest));
        let (budget, greeted) = (Bucket::default(), false);
        let page = PageSocket { app, visitor, session, socket, budget, greeted };
        page.talk().await;
        drop(place);
    })
}

struct PageSocket {
    app: App,
    visitor: Visitor,
    /// How often the guest had changed their link when the socket was opened.
    session: u32,
    socket: WebSocket,
    /// How many messages it may still send.
    budget: Bucket,
    greeted: bool,
}

/// What a page watches.
enum Watching {
    Nothing,
    Table(Box<WatchedTable>),
    Lobby { changes: watch::Receiver<u64>, told: LobbyDiff },
}

struct WatchedTable {
    loaded: Arc<LoadedTable>,
    viewer: Option<Seat>,
    /// The last entry the page knows.
    since: Option<u64>,
    news: watch::Receiver<News>,
    /// What there was to tell when the page was last told something.
    told: Option<News>,
    _here: Presence,
}

/// The page has gone, or is to go.
enum CloseReason {
    /// Nothing more can be said to it, or is to be.
    Silent,
    /// The server stops. The page comes back by itself.
    ServerStops,
    /// It said too much.
    TooManyRequests,
    /// It never said hello.
    Speechless,
}

impl CloseReason {
    /// What is said last.
    fn frame(&self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Self::Silent => return None,
            Self::ServerStops => (close_code::AWAY, "the server stops"),
            Self::TooManyRequests => (close_code::POLICY, "too_many_requests"),
            Self::Speechless => (close_code::POLICY, "no hello"),
        };
        Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
    }
}

impl PageSocket {
    async fn talk(mut self) {
        let mut watching = Watching::Nothing;
        let mut closing = self.app.closing.clone();
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let greeting = sleep(self.app.timeouts.greeting);
        tokio::pin!(greeting);
        let gone = loop {
            let step = tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        // In a box, as below: a page that only waits needs no
                        // room for what is done when something happens.
                        Some(Ok(message)) => {
                            Box::pin(self.receive(message, &mut watching)).await
                        }
                        Some(Err(_)) | None => Err(CloseReason::Silent),
                    }
                }
                () = watching.changed() => Box::pin(self.tell(&mut watching)).await,
                _ = heartbeat.tick() => {
                    if heard.elapsed() > HEARTBEAT * 3 {
                        Err(CloseReason::Silent)
                    } else {
                        self.send(Message::Ping(Vec::new().into())).await
                    }
                }
                () = &mut greeting, if !self.greeted => Err(CloseReason::Speechless),
                () = closed(&mut closing) => Err(CloseReason::ServerStops),
            };
            if let Err(gone) = step {
                break gone;
            }
        };
        // Whatever is still under way belongs to nobody.
        let _ = timeout(FAREWELL, self.socket.send(Message::Close(gone.frame()))).await;
    }

    async fn receive(
        &mut self,
        message: Message,
        watching: &mut Watching,
    ) -> Result<(), CloseReason> {
        let Self { app, visitor, budget, .. } = self;
        let allowed = app.limiter.message(visitor.caller, visitor.guest.as_ref(), budget);
        if let Err(problem) = allowed {
            self.say_why(problem).await?;
            return Err(CloseReason::TooManyRequests);
        }
        match message {
            Message::Text(text) => self.hear(text.as_str(), watching).await,
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Binary(_) => self.say_why(Problem::bad_request("messages are text")).await,
            Message::Close(_) => Err(CloseReason::Silent),
        }
    }

    async fn hear(&mut self, text: &str, watching: &mut Watching) -> Result<(), CloseReason> {
        let message = match serde_json::from_str::<FromPage>(text) {
            Ok(message) => message,
            Err(error) => {
                let message = format!("the message: {error}");
                return self.say_why(Problem::bad_request(message)).await;
            }
        };
        match message {
            FromPage::Hello { protocol, rules: known } => {
                let rules = crate::games::rules();
                let newer = known.iter().any(|(game, version)| {
                    rules.get(game.as_str()).is_none_or(|ours| ours != version)
                });
                if protocol != PROTOCOL || newer {
                    return self.say(&FromServer::Outdated { protocol: PROTOCOL, rules }).await;
                }
                self.greeted = true;
                self.say(&FromServer::Welcome { protocol: PROTOCOL, rules }).await
            }
            _ if !self.greeted => {
                self.say_why(Problem::bad_request("the first message is hello")).await
            }
            FromPage::Watch { table, viewer, since } => {
                match self.watch(&table, viewer, since).await {
                    Ok(table) => *watching = Watching::Table(Box::new(table)),
                    Err(problem) => {
                        *watching = Watching::Nothing;
                        return self.say_why(problem).await;
                    }
                }
                self.tell(watching).await
            }
            FromPage::Lobby => {
                let changes = self.app.registry.lobby_changes();
                *watching = Watching::Lobby { changes, told: LobbyDiff::default() };
                self.tell(watching).await
            }
            FromPage::Idle => {
                *watching = Watching::Nothing;
                Ok(())
            }
        }
    }

    async fn watch(
        &mut self,
        table: &str,
        viewer: Option<Seat>,
        since: Option<u64>,
    ) -> Result<WatchedTable, Problem> {
        let id = TableId::parse(table).ok_or_else(Problem::no_table)?;
        let loaded = self.app.registry.load(&self.visitor.account(), &id).await?;
        loaded.table().viewer(self.visitor.guest.as_ref(), viewer)?;
        let news = loaded.news();
        let here = loaded.arrive(self.visitor.guest.clone());
        Ok(WatchedTable { loaded, viewer, since, news, told: None, _here: here })
    }

    /// Tells the page what is new where it watches.
    async fn tell(&mut self, watching: &mut Watching) -> Result<(), CloseReason> {
        // Whoever came by a link that was changed since is nobody any more.
        let changed = |guest| self.app.sessions.changes(guest) != self.session;
        let guest = self.visitor.guest.as_ref();
        if guest.is_some_and(changed) {
            return Err(CloseReason::Silent);
        }
        match watching {
            Watching::Nothing => Ok(()),
            Watching::Table(table) => {
                if !table.has_news(guest) {
                    return Ok(());
                }
                let (registry, account) = (&self.app.registry, self.visitor.account());
                match registry.tell(&table.loaded, &account, table.viewer, table.since).await {
                    Ok(told) => {
                        table.since = Some(told.seq);
                        self.send(Message::Text(told.text)).await
                    }
                    // What there is to tell is tried again after a while.
                    Err(RegistryError::NotDone(NotDone::Busy)) => {
                        sleep(BUSY_PAUSE).await;
                        table.told = None;
                        table.news.mark_changed();
                        Ok(())
                    }
                    Err(error) => self.say_why(error).await,
                }
            }
            Watching::Lobby { changes, told } => {
                changes.mark_unchanged();
                match self.app.registry.lobby(guest).await {
                    Ok(lobby) => match told.tell(lobby) {
                        Some(news) => self.say(&news).await,
                        None => Ok(()),
                    },
                    Err(error) => self.say_why(error).await,
                }
            }
        }
    }

    async fn say_why(&mut self, problem: impl Into<Problem>) -> Result<(), CloseReason> {
        self.say(&FromServer::Problem { problem: problem.into().into_info() }).await
    }

    async fn say(&mut self, message: &FromServer) -> Result<(), CloseReason> {
        let text = serde_json::to_string(message).map_err(|_| CloseReason::Silent)?;
        self.send(Message::Text(text.into())).await
    }

    /// A page that does not read is not waited for: its connection ends.
    async fn send(&mut self, message: Message) -> Result<(), CloseReason> {
        self.socket.send(message).await.map_err(|_| CloseReason::Silent)
    }
}

impl WatchedTable {
    /// Whether there is something this page may be told. It is not even told
    /// that there was something for another.
    fn has_news(&mut self, guest: Option<&GuestId>) -> bool {
        let news = *self.news.borrow_and_update();
        let own = guest.map_or(Seats::NONE, |guest| self.loaded.table().seats_of(guest));
        let told = self.told.replace(news);
        told.is_none_or(|told| news.is_news_to(own, &told))
    }
}

impl Watching {
    /// Returns when there is something new.
    async fn changed(&mut self) {
        let gone = match self {
            Self::Nothing => true,
            Self::Table(table) => table.news.changed().await.is_err(),
            Self::Lobby { changes, .. } => {
                sleep(LOBBY_PACE).await;
                changes.changed().await.is_err()
            }
        };
        if gone {
            std::future::pending::<()>().await;
        }
    }
}
