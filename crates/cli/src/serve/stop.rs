//! Stopping: at the first signal in good order, at the second at once.

use std::future::Future;
use std::io::Write;
use std::path::PathBuf;
use std::process::exit;
use std::time::Duration;

use bourse_server::store::complete;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

/// When it is over however much is still under way. A server that can stop by
/// itself has stopped before.
const AT_THE_LATEST: Duration = Duration::from_millis(7500);
/// How long the data file may then take to be completed.
const COMPLETING: Duration = Duration::from_secs(2);

/// Waits for signals on a thread of its own, so that nothing the server is busy
/// with can keep it from stopping. What is returned is done at the first one.
pub(super) fn on_signal(
    data: PathBuf,
) -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    let (stop, stopped) = oneshot::channel();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut signals = runtime.block_on(async { Signals::new() })?;
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        runtime.block_on(async move {
            signals.next().await;
            let _ = stop.send(());
            let late = async {
                sleep(AT_THE_LATEST).await;
                // Nothing is lost if that fails: the next start completes it.
                let _ = timeout(COMPLETING, complete(&data)).await;
            };
            let why = tokio::select! {
                () = signals.next() => "stopped at once",
                () = late => "stopped before everything was done",
            };
            let _ = writeln!(std::io::stderr(), "bourse: {why}");
            exit(1)
        })
    })?;
    Ok(async move {
        let _ = stopped.await;
    })
}

/// What asks the server to stop.
struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(Self { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Self> {
        Ok(Self {})
    }

    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
