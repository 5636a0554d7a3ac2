//! Starting and stopping.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use axum_extra::extract::cookie::Key as CookieKey;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::hall::{Hall, TimeLimits};
use crate::http::{App, Origin, Sessions, policy, router};
use crate::ids::random_bytes;
use crate::store::{Sqlite, Store, StoreError};

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
            work_limit: Duration::from_secs(10),
        }
    }
}

/// A server that is ready to answer.
pub struct Server {
    listener: TcpListener,
    app: App,
    close: watch::Sender<bool>,
    resumed: u64,
}

/// Why a server cannot start, or had to stop.
#[derive(Debug, Error)]
pub enum ServerError {
    /// The folder for the data cannot be made.
    #[error("{0}: {1}")]
    Data(PathBuf, std::io::Error),
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
        std::fs::create_dir_all(&config.data)
            .map_err(|error| ServerError::Data(config.data.clone(), error))?;
        let store = Sqlite::open(&config.data.join("bourse.sqlite")).await?;
        Self::with_store(config, Arc::new(store)).await
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
        let hall = Hall::new(store, limits);
        let resumed = hall.resume().await?;
        let sessions = Arc::new(Sessions::new(hall.store().renewed_keys().await?));
        let (close, closing) = watch::channel(false);
        let policy = policy(public.as_ref());
        let key = CookieKey::from(&key);
        let app = App { hall, key, public, policy, sessions, closing };
        Ok(Self { listener, app, close, resumed })
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

    /// Answers until `stop` is done; then lets what has begun be finished.
    ///
    /// # Errors
    ///
    /// When the network fails.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let Self { listener, app, close, .. } = self;
        let hall = Arc::clone(&app.hall);
        let stop = async move {
            stop.await;
            let _ = close.send(true);
        };
        // Each message is sent at once: held back to be sent with the next, it
        // would wait until the page has acknowledged the one before, 40 ms.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "messages to this page may wait for each other");
            }
        });
        let served = axum::serve(listener, router(app)).with_graceful_shutdown(stop).await;
        hall.close();
        Ok(served?)
    }
}
