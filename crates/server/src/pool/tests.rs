use std::sync::mpsc;

use super::*;

const LIMITS: PoolLimits = PoolLimits {
    places: 2,
    places_each: 1,
    begun_household: 8,
    waiting: 8,
    waiting_each: 4,
    aside: 4,
};
const LONG: Duration = Duration::from_secs(600);
const EVER: Patience = Patience { waiting: LONG, working: LONG, aside_after: LONG };
/// For work that will never be begun, or never be done.
const BRIEF: Duration = Duration::from_millis(50);
const SHORT: Patience = Patience { waiting: BRIEF, working: BRIEF, aside_after: BRIEF };

fn guest(letter: &str) -> Account {
    Account::Guest(GuestId::parse(&letter.repeat(26)).unwrap(), None)
}

/// Returns once the work has been begun; it is done when the sender is dropped.
async fn occupy(pool: &Arc<Pool>, account: Account, patience: Patience) -> mpsc::Sender<()> {
    let (release, released) = mpsc::channel::<()>();
    let (begin, begun) = oneshot::channel();
    let pool = Arc::clone(pool);
    tokio::spawn(async move {
        let wait = move |_: &CancelToken| {
            let _ = begin.send(());
            let _ = released.recv();
        };
        let _ = pool.run(account, patience, wait).await;
    });
    begun.await.unwrap();
    release
}

#[tokio::test]
async fn whoever_keeps_a_place_busy_keeps_only_himself_waiting() {
    let pool = Arc::new(Pool::new("test", LIMITS));
    let release = occupy(&pool, guest("a"), EVER).await;
    assert_eq!(pool.run(guest("a"), SHORT, |_| ()).await, Err(NotDone::Busy));
    assert_eq!(pool.run(guest("b"), EVER, |_| 7).await, Ok(7));
    drop(release);
    assert_eq!(pool.run(guest("a"), EVER, |_| 8).await, Ok(8));
}

#[tokio::test]
async fn work_that_takes_too_long_is_told_to_stop_and_frees_its_place() {
    let pool = Arc::new(Pool::new("test", LIMITS));
    let (told, stopped) = oneshot::channel();
    let endless = move |cancel: &CancelToken| {
        while !cancel.is_cancelled() {
            std::thread::yield_now();
        }
        let _ = told.send(());
    };
    let patience = Patience { waiting: LONG, ..SHORT };
    assert_eq!(pool.run(guest("a"), patience, endless).await, Err(NotDone::TooLong));
    stopped.await.unwrap();
    assert_eq!(pool.run(guest("a"), EVER, |_| 1).await, Ok(1));
}

#[tokio::test]
async fn work_that_will_not_stop_takes_no_place_from_others() {
    let pool = Arc::new(Pool::new("test", LIMITS));
    let (_release, released) = mpsc::channel::<()>();
    let released = Arc::new(Mutex::new(released));
    let patience = Patience { waiting: LONG, ..SHORT };
    for letter in ["a", "b", "c"] {
        let released = Arc::clone(&released);
        let deaf = move |_: &CancelToken| {
            let _ = released.lock().unwrap().recv();
        };
        assert_eq!(pool.run(guest(letter), patience, deaf).await, Err(NotDone::TooLong));
    }
    assert_eq!(pool.run(guest("d"), EVER, |_| 4).await, Ok(4));
    assert_eq!(pool.run(guest("a"), SHORT, |_| ()).await, Err(NotDone::Busy), "still at it");
}

#[tokio::test]
async fn work_that_panics_is_a_failure_and_nothing_more() {
    let pool = Pool::new("test", LIMITS);
    for _ in 0..5 {
        let failed = pool.run(guest("a"), EVER, |_| panic!("this work always fails"));
        assert_eq!(failed.await, Err::<(), _>(NotDone::Failed));
    }
    assert_eq!(pool.run(guest("a"), EVER, |_| 5).await, Ok(5));
}

#[tokio::test]
async fn work_nobody_waits_for_any_more_is_not_begun() {
    let pool = Arc::new(Pool::new("test", LIMITS));
    let release = occupy(&pool, guest("a"), EVER).await;
    let (begin, mut begun) = oneshot::channel();
    let waiting = pool.run(guest("a"), EVER, move |_| begin.send(()));
    assert!(timeout(BRIEF, waiting).await.is_err(), "the page was closed");
    drop(release);
    assert_eq!(pool.run(guest("a"), EVER, |_| 6).await, Ok(6));
    assert!(begun.try_recv().is_err());
}

#[tokio::test]
async fn long_work_of_many_keeps_nobody_from_what_is_short() {
    let pool = Arc::new(Pool::new("test", LIMITS));
    let aside = Patience { aside_after: BRIEF, ..EVER };
    let mut releases = Vec::new();
    for letter in ["a", "b", "c", "d"] {
        releases.push(occupy(&pool, guest(letter), aside).await);
    }
    assert_eq!(pool.run(guest("e"), EVER, |_| 9).await, Ok(9));
    drop(releases);
    assert_eq!(pool.run(guest("a"), EVER, |_| 10).await, Ok(10));
}
