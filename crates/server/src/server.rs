//! Starting and stopping.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key as CookieKey;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::connections::{Timeouts, serve};
use crate::hall::{Hall, TimeLimits};
use crate::http::{App, CompressedFiles, Limiter, Origin, Sessions, policy, refusing, router};
use crate::ids::random_bytes;
use crate::limits::Limits;
use crate::store::{DataFolder, Sqlite, Store, StoreError};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of its data.
    pub data: PathBuf,
    /// The address people use, if it is not the one it listens on.
    pub public_url: Option<String>,
    /// How long a bot may think about a move.
    pub patience: Duration,
    /// How much everybody may ask.
    pub limits: Limits,
    /// How long others may take.
    pub timeouts: Timeouts,
    /// How long something a request asks for may be reckoned, and before that
    /// wait for its turn.
    pub work_limit: Duration,
}

impl Config {
    /// On this machine alone, with its data in a folder.
    #[must_use]
    pub fn local(data: PathBuf) -> Self {
        let listen = SocketAddr::from(([127, 0, 0, 1], 8080));
        Self {
            listen,
            data,
            public_url: None,
            patience: Duration::from_secs(10),
            limits: Limits::default(),
            timeouts: Timeouts::default(),
            work_limit: Duration::from_secs(10),
        }
    }
}

/// How long what has begun may take to be finished when the server is to stop.
const GRACE: Duration = Duration::from_secs(4);
/// How long the data file may take to be completed.
const CLOSING: Duration = Duration::from_secs(3);

/// A server that is ready to answer.
pub struct Server {
    listener: TcpListener,
    app: App,
    close: watch::Sender<bool>,
    resumed: u64,
    limits: Limits,
    /// Ours as long as the server is there.
    folder: Option<DataFolder>,
}

/// Why a server cannot start, or had to stop.
#[derive(Debug, Error)]
pub enum ServerError {
    /// Something else listens there, or nobody may.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The public address is none.
    #[error("{0:?} is no public address: it begins with https:// or http://")]
    PublicUrl(String),
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The network failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl Server {
    /// Opens the data file, resumes every game that was on, and listens.
    ///
    /// # Errors
    ///
    /// When the data cannot be opened, or the address is taken.
    pub async fn open(config: &Config) -> Result<Self, ServerError> {
        let folder = DataFolder::take(&config.data)?;
        let store = Sqlite::open(folder.file()).await?;
        let server = Self::with_store(config, Arc::new(store)).await?;
        Ok(Self { folder: Some(folder), ..server })
    }

    /// The same with a store of one's own.
    ///
    /// # Errors
    ///
    /// As [`Self::open`].
    pub async fn with_store(config: &Config, store: Arc<dyn Store>) -> Result<Self, ServerError> {
        let public = config
            .public_url
            .as_deref()
            .map(|url| Origin::of(url).ok_or_else(|| ServerError::PublicUrl(url.to_owned())));
        let public = public.transpose()?;
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| ServerError::Listen(config.listen, error))?;
        let key = store.setting("cookie key", random_bytes::<64>().to_vec()).await?;
        let limits = TimeLimits { request: config.work_limit, thought: config.patience };
        let hall = Hall::new(store, limits, config.limits.table_entries);
        let resumed = hall.resume().await?;
        let sessions = Arc::new(Sessions::new(hall.store().renewed_keys().await?));
        let (close, closing) = watch::channel(false);
        let policy = policy(public.as_ref());
        let key = CookieKey::from(&key);
        let (limits, timeouts) = (config.limits.clone(), config.timeouts);
        let limiter = Arc::new(Limiter::new(limits.clone()));
        let compressed = Arc::<CompressedFiles>::default();
        let app =
            App { hall, key, public, policy, sessions, limiter, compressed, timeouts, closing };
        Ok(Self { listener, app, close, resumed, limits, folder: None })
    }

    /// Where it listens.
    ///
    /// # Errors
    ///
    /// When the machine cannot say.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// How many games go on.
    #[must_use]
    pub fn resumed(&self) -> u64 {
        self.resumed
    }

    /// Answers until `stop` is done; then lets what has begun be finished, but
    /// not for long, and leaves a data file that is whole.
    ///
    /// # Errors
    ///
    /// When the store fails at the last.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let Self { listener, app, close, limits, folder, .. } = self;
        let (hall, timeouts) = (Arc::clone(&app.hall), app.timeouts);
        let closing = close.subscribe();
        let serving = serve(listener, (router(app), refusing()), &limits, timeouts, closing);
        let stopping = async {
            stop.await;
            hall.close();
            let _ = close.send(true);
        };
        let (open, ()) = tokio::join!(serving, stopping);
        // Every connection and every socket hears of the closing until it ends.
        if timeout(GRACE, close.closed()).await.is_err() {
            tracing::warn!("somebody does not finish; the server stops nevertheless");
        }
        drop(open);
        let closed = timeout(CLOSING, hall.store().close()).await;
        drop(folder);
        match closed.unwrap_or(Err(StoreError::NotWhole)) {
            // Nothing is lost: the next start completes it.
            Err(error @ StoreError::NotWhole) => tracing::warn!(%error, "stopped"),
            closed => closed?,
        }
        Ok(())
    }
}
