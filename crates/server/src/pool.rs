//! Threads for work that is too long for those that answer requests.
//!
//! A [`Pool`] does so many pieces of work at a time. What waits is taken in
//! turn from every household that has something waiting, and there in turn from
//! everybody who has, so that whoever asks for much, under however many names,
//! waits for themselves, not others for them. Long work is set aside: it goes on,
//! but its place goes to the next, so that many who ask for what is dear do not
//! keep others from what is cheap. Work that takes longer than it may is given
//! up: whoever waits for it is told, and the work is asked to stop ([`CancelToken`]).
//! Until it ends it counts against whoever asked for it.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bourse_table::{GuestId, TableId};
use thiserror::Error;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

use crate::limits::Network;
use queue::{FairQueue, JobId};

/// Threads that do dear work, fairly and within limits. They end with it.
pub(crate) struct Pool {
    shared: Arc<Shared>,
}

/// On whose account work is done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Account {
    /// Somebody with a cookie, and where they are, if that is known: who has many
    /// cookies has no more than their neighbour who has one.
    Guest(GuestId, Option<Network>),
    /// Everybody without one at an address.
    Household(Network),
    /// Everybody who only watches a table, for what all of them are told.
    Watchers(TableId),
    /// The server itself.
    Server,
}

impl Account {
    /// The guest whose it is.
    pub(crate) fn guest(&self) -> Option<&GuestId> {
        match self {
            Self::Guest(guest, _) => Some(guest),
            Self::Household(_) | Self::Watchers(_) | Self::Server => None,
        }
    }

    /// From where it is asked for.
    pub(crate) fn household(&self) -> Option<Network> {
        match self {
            Self::Guest(_, household) => *household,
            Self::Household(household) => Some(*household),
            Self::Watchers(_) | Self::Server => None,
        }
    }
}

/// How much a pool does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PoolLimits {
    /// So many pieces of work at a time.
    pub(crate) places: usize,
    /// So many of them on one account.
    pub(crate) places_each: usize,
    /// So many on all accounts of one household, those set aside included.
    pub(crate) begun_household: usize,
    /// So many more may wait.
    pub(crate) waiting: usize,
    /// So many of them on one account.
    pub(crate) waiting_each: usize,
    /// So many may be set aside, because they take long or were given up and
    /// have not yet stopped. Any more keep their places.
    pub(crate) aside: usize,
}

/// How long work may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Until it is begun.
    pub(crate) waiting: Duration,
    /// From then on.
    pub(crate) working: Duration,
    /// After so long it is set aside.
    pub(crate) aside_after: Duration,
}

/// Why work was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum NotDone {
    /// Too much else is to be done.
    #[error("too much else is to be done; try again")]
    Busy,
    /// It took too long.
    #[error("it took too long and was given up")]
    TooLong,
    /// It panicked, or the pool has ended.
    #[error("the table failed")]
    Failed,
}

/// Tells work that nobody waits for it any more.
#[derive(Clone, Default, Debug)]
pub(crate) struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    pub(crate) fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// What is set when nobody waits any more, for work that looks at it by
    /// itself.
    pub(crate) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    pub(crate) fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

type Work = Box<dyn FnOnce() + Send>;

struct Shared {
    queue: Mutex<FairQueue<Work>>,
    /// Something can be begun, or the pool has ended.
    ready: Condvar,
    ended: AtomicBool,
    name: &'static str,
}

impl Pool {
    /// A pool with threads of this name.
    pub(crate) fn new(name: &'static str, limits: PoolLimits) -> Self {
        let queue = Mutex::new(FairQueue::new(limits));
        let shared = Shared { queue, ready: Condvar::new(), ended: AtomicBool::new(false), name };
        let shared = Arc::new(shared);
        for _ in 0..limits.places {
            Shared::start_thread(&shared);
        }
        Self { shared }
    }

    /// Has work done when its turn comes. If whoever waits for it goes away, it
    /// is given up.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        account: Account,
        patience: Patience,
        work: impl FnOnce(&CancelToken) -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let (begin, begun) = oneshot::channel();
        let (finish, finished) = oneshot::channel();
        let cancel = CancelToken::default();
        let asked = cancel.clone();
        let work = Box::new(move || {
            let _ = begin.send(());
            if !asked.is_cancelled() {
                let _ = finish.send(work(&asked));
            }
        });
        if self.shared.ended.load(Ordering::Relaxed) {
            return Err(NotDone::Failed);
        }
        let job = self.shared.queue().push(account, work).ok_or(NotDone::Busy)?;
        self.shared.ready.notify_one();
        // Whoever asked may go away at any await.
        let waiting = Waiting { shared: &self.shared, job: Some(job), cancel };
        match timeout(patience.waiting, begun).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return Err(NotDone::Failed),
            Err(_) => return Err(NotDone::Busy),
        }
        tokio::pin!(finished);
        let begun = Instant::now();
        let finished = match timeout(patience.aside_after, &mut finished).await {
            Ok(finished) => finished,
            Err(_) => {
                waiting.set_aside();
                let left = patience.working.saturating_sub(begun.elapsed());
                timeout(left, finished).await.map_err(|_| NotDone::TooLong)?
            }
        };
        waiting.end();
        finished.map_err(|_| NotDone::Failed)
    }

    /// Begins nothing more.
    pub(crate) fn end(&self) {
        self.shared.ended.store(true, Ordering::Relaxed);
        // What waits is told so by being dropped.
        self.shared.queue().clear();
        self.shared.ready.notify_all();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.end();
    }
}

/// Somebody waits for a job, which is given up when this is dropped.
struct Waiting<'a> {
    shared: &'a Arc<Shared>,
    job: Option<JobId>,
    cancel: CancelToken,
}

impl Waiting<'_> {
    fn end(mut self) {
        self.job = None;
    }

    /// Its place goes to the next.
    fn set_aside(&self) {
        // What has ended needs no place.
        let Some(job) = self.job else { return };
        let mut queue = self.shared.queue();
        // The thread of what was set aside ends with it, so another is needed.
        if queue.set_aside(job) && !Shared::start_thread(self.shared) {
            queue.put_back(job);
        }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        // What has ended is not given up.
        let Some(job) = self.job else { return };
        self.cancel.cancel();
        self.shared.queue().forget(job);
        self.set_aside();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, FairQueue<Work>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says whether there is another thread now.
    fn start_thread(shared: &Arc<Self>) -> bool {
        let worker = Arc::clone(shared);
        let thread = std::thread::Builder::new().name(shared.name.to_owned());
        let started = thread.spawn(move || worker.work());
        if let Err(error) = &started {
            tracing::error!(%error, pool = shared.name, "a thread cannot be started");
        }
        started.is_ok()
    }

    fn work(&self) {
        loop {
            let (job, work) = {
                let mut queue = self.queue();
                loop {
                    if self.ended.load(Ordering::Relaxed) {
                        return;
                    }
                    if let Some(next) = queue.begin() {
                        break next;
                    }
                    queue = self.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
                }
            };
            // What a game or a bot does wrong stays its own fault.
            if catch_unwind(AssertUnwindSafe(work)).is_err() {
                tracing::error!(pool = self.name, "a piece of work panicked");
            }
            let keeps_place = self.queue().end(job);
            // Whoever has waited for this account's place may have it.
            self.ready.notify_one();
            if !keeps_place {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests;
