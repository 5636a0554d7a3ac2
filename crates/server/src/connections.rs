//! Connections: who is let in, how long they may take, and how they end.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep};
use tower::ServiceExt;

use crate::limits::{Limits, Network, Occupancy, Place};

/// How long others may take. A connection that takes longer is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// From one request, or the beginning, to the head of the next one.
    pub header: Duration,
    /// To send the body of a request.
    pub body: Duration,
    /// To read anything of what has been sent.
    pub stalled: Duration,
    /// From opening a socket to its first `hello`.
    pub greeting: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            // Longer than proxies usually keep a connection they do not use: it
            // is for them to close it, or they ask into one that is just closed.
            header: Duration::from_secs(75),
            body: Duration::from_secs(120),
            stalled: Duration::from_secs(10),
            greeting: Duration::from_secs(30),
        }
    }
}

/// The other end of a connection, as every request that comes over it has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// How many of those who are not let in are told so at a time; the others are
/// just hung up on.
const REFUSED_POLITELY: usize = 64;
/// How long who is told so may take to ask.
const REFUSAL: Duration = Duration::from_secs(2);
/// How long nobody is let in when the machine has no more room.
const BREATH: Duration = Duration::from_millis(100);
/// No head of a request is larger.
const LARGEST_HEAD: usize = 64 << 10;

/// Lets connections in, and answers over them, until the server is to stop.
/// Whoever is one too many is answered by the second router. Those that are open then are given back: they end by themselves when what
/// has begun is done, or at once when they are dropped.
pub(crate) async fn serve(
    listener: TcpListener,
    (router, refused): (Router, Router),
    limits: &Limits,
    timeouts: Timeouts,
    mut closing: watch::Receiver<bool>,
) -> JoinSet<()> {
    let occupancy = Occupancy::new(limits.connections, limits.address_connections);
    let refusals = Arc::new(Semaphore::new(REFUSED_POLITELY));
    let mut open = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = open.join_next() => continue,
            () = closed(&mut closing) => return open,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                refused_by_machine(&error).await;
                continue;
            }
        };
        // Each message is sent at once: held back to be sent with the next, it
        // would wait until the page has acknowledged the one before, 40 ms.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "messages to this page may wait for each other");
        }
        // Those behind a proxy are counted when it is known who they are.
        let mut uncounted = limits.unlimited.iter().chain(&limits.proxies);
        let free = uncounted.any(|network| network.contains(peer.ip()));
        let household = (!free).then(|| Network::household(peer.ip()));
        match occupancy.enter(household) {
            Some(place) => {
                let stream = Connection::new(stream, timeouts.stalled, Some(place));
                let http = http(timeouts.header);
                open.spawn(answer(http, stream, peer, router.clone(), closing.clone()));
            }
            None => {
                // Too many are being told already: this one is hung up on.
                let Ok(permit) = Arc::clone(&refusals).try_acquire_owned() else { continue };
                let stream = Connection::new(stream, REFUSAL, None);
                let mut http = http(REFUSAL);
                http.keep_alive(false);
                let answer = answer(http, stream, peer, refused.clone(), closing.clone());
                open.spawn(async move {
                    answer.await;
                    drop(permit);
                });
            }
        }
    }
}

fn http(header: Duration) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(header).max_buf_size(LARGEST_HEAD);
    http
}

/// Answers what is asked over a connection.
async fn answer(
    http: http1::Builder,
    stream: Connection,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(request)
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Returns when the server is to stop.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A server that is gone is closed as well.
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn refused_by_machine(error: &io::Error) {
    let gone =
        [ErrorKind::ConnectionRefused, ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset];
    if !gone.contains(&error.kind()) {
        tracing::error!(%error, "nobody can be let in");
        sleep(BREATH).await;
    }
}

/// A connection that ends when the other end does not read, and that is counted
/// as long as it is there, also as a socket.
struct Connection {
    stream: TcpStream,
    patience: Duration,
    /// Runs while the other end has to read before more can be written.
    waiting: Option<Pin<Box<Sleep>>>,
    _place: Option<Place>,
}

impl Connection {
    fn new(stream: TcpStream, patience: Duration, place: Option<Place>) -> Self {
        Self { stream, patience, waiting: None, _place: place }
    }

    /// What became of writing something, with the end of our patience.
    fn patiently<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        waiting
            .as_mut()
            .poll(context)
            .map(|()| Err(io::Error::new(ErrorKind::TimedOut, "the other end does not read")))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.patiently(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.patiently(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
