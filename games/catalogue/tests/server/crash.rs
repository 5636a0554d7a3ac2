//! Killed at any moment, the server has lost nothing it acknowledged.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bourse_game::Dice;
use bourse_game::bots::Generator;
use bourse_server::Server;
use bourse_server::store::{Sqlite, Store, StoredEntry};
use bourse_table::{LogEntry, TableId};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::client::{Guest, PATIENCE, bot, config, line, me, screen, seq, table};
use crate::odd::Odd;
use crate::orders;
use crate::play::{Ack, Played, Player};

const FOLDER: &str = "BOURSE_TEST_SERVER_DATA";
const KILLS: usize = 20;
const HASTY: &str = "BOURSE_TEST_SERVER_HASTY";

/// Not a test: the server that the tests below start and kill, in a process of
/// its own. It stops by itself when nobody holds its input any more.
#[test]
fn the_server() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder).to_owned();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async move {
        let store = Sqlite::open(&folder.join("bourse.sqlite")).await.unwrap();
        let store = Odd::new(store);
        store
            .late_by
            .store(if std::env::var_os(HASTY).is_some() { 32 } else { 0 }, Ordering::Relaxed);
        let server = Server::with_store(&config(&folder), Arc::new(store)).await.unwrap();
        println!("\nlistening on {}", server.address().unwrap());
        tokio::spawn(server.run(std::future::pending()));
        let wait = || std::io::stdin().read_to_end(&mut Vec::new());
        let _ = tokio::task::spawn_blocking(wait).await;
        std::process::exit(0);
    });
}

/// A server in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(folder: &Path, hasty: bool) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "crash::the_server", "--nocapture", "--test-threads", "1"]);
        command.env(FOLDER, folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::null());
        if hasty {
            command.env(HASTY, "1");
        }
        let mut child = command.spawn().unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = said
            .map(Result::unwrap)
            .find_map(|line| line.strip_prefix("listening on ")?.parse().ok())
            .expect("the server starts");
        Self { child, address }
    }
}

/// Killed without a chance to write anything more.
impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// What came of it.
#[derive(Debug, Default)]
struct Outcome {
    acknowledged: usize,
    batches: usize,
    /// What a player saw that must not be.
    findings: Vec<String>,
    /// Acknowledged moves that are not in the log, or not once, or not whole.
    lost: Vec<String>,
}

/// Lets people play at several tables while the server is killed so often, and
/// compares what they were told with what is stored.
async fn harass(kills: usize, hasty: bool) -> Outcome {
    let folder = TempDir::new().unwrap();
    let mut server = Process::start(folder.path(), hasty);
    let (address, moved) = watch::channel(server.address);
    let (stop, stopped) = watch::channel(false);
    let acknowledged = Arc::new(AtomicU64::new(0));

    let host = Guest::new(server.address);
    host.post("/api/me", &json!({ "name": "host" })).await.ok();
    let mut bots = table("chicago", json!({}), &[bot("random"), bot("random"), bot("random")]);
    bots["pause"] = json!(250);
    let bots = crate::client::id(&host.post("/api/tables", &bots).await.ok());

    let tables = [
        vec![me(), screen("B"), screen("C")],
        vec![me(), bot("random"), screen("C"), bot("random")],
        vec![me(), screen("B")],
        vec![me(), bot("greedy"), bot("random")],
    ];
    let mut players = Vec::new();
    for (number, seats) in (0..).zip(tables) {
        let player = Player {
            guest: Guest::new(server.address),
            address: moved.clone(),
            stop: stopped.clone(),
            acknowledged: Arc::clone(&acknowledged),
            seats,
            dice: Generator::new(7, number),
        };
        players.push(tokio::spawn(player.play()));
    }

    let mut dice = Generator::new(8, 0);
    for _ in 0..kills {
        let goal = acknowledged.load(Ordering::Relaxed) + 20 + dice.below(40);
        let begun = Instant::now();
        while acknowledged.load(Ordering::Relaxed) < goal
            && players.iter().any(|player| !player.is_finished())
        {
            assert!(begun.elapsed() < PATIENCE, "nobody gets an answer");
            sleep(Duration::from_millis(1)).await;
        }
        sleep(Duration::from_micros(dice.below(10_000))).await;
        server = tokio::task::block_in_place(|| {
            drop(server);
            Process::start(folder.path(), hasty)
        });
        address.send(server.address).unwrap();
    }
    stop.send(true).unwrap();

    let store = Sqlite::open(&folder.path().join("bourse.sqlite")).await.unwrap();
    let mut outcome = Outcome::default();
    for player in players {
        let Played { acks, findings } = player.await.unwrap();
        outcome.findings.extend(findings);
        outcome.acknowledged += acks.len();
        outcome.batches += acks.iter().filter(|ack| ack.actions.len() > 1).count();
        for ack in &acks {
            let log = store.log(&TableId::parse(&ack.table).unwrap()).await.unwrap();
            if let Some(why) = missing(ack, &log) {
                outcome.lost.push(why);
            }
        }
    }
    if !hasty {
        go_on(&store, &TableId::parse(&bots).unwrap()).await;
    }
    outcome
}

/// Why an acknowledged move is not in the log as it was sent, if it is not.
fn missing(ack: &Ack, log: &[StoredEntry]) -> Option<String> {
    let found: Vec<(u64, Vec<String>)> = (1..)
        .zip(log)
        .filter_map(|(seq, stored)| match stored.read().unwrap() {
            LogEntry::Played { key: Some(key), lines, .. } if key == ack.key => Some((seq, lines)),
            _ => None,
        })
        .collect();
    let action = |line: &String| serde_json::from_str::<Value>(line).unwrap()["action"].take();
    match &found[..] {
        [(seq, lines)] if *seq == ack.seq => {
            let whole = lines.iter().map(action).eq(ack.actions.iter().cloned());
            (!whole).then(|| format!("{ack:?} is not whole: {lines:?}"))
        }
        _ => Some(format!("{ack:?} is there {} times", found.len())),
    }
}

/// Bots play on without anybody asking for their table.
async fn go_on(store: &Sqlite, table: &TableId) {
    let before = store.log(table).await.unwrap().len();
    let begun = Instant::now();
    while store.log(table).await.unwrap().len() <= before {
        assert!(begun.elapsed() < PATIENCE, "the bots have stopped");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_however_often_the_server_is_killed() {
    let outcome = harass(KILLS, false).await;
    assert!(outcome.findings.is_empty(), "{:#?}", outcome.findings);
    assert!(outcome.lost.is_empty(), "{:#?}", outcome.lost);
    assert!(outcome.acknowledged >= KILLS * 20 && outcome.batches > 10, "{outcome:?}");
}

/// A standing order, and the decision that sets it off: the server is killed
/// around both, and each is sent again until it is answered.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_neither_lost_nor_followed_twice_when_the_server_is_killed() {
    let folder = TempDir::new().unwrap();
    let mut server = Process::start(folder.path(), false);
    let mut host = Guest::new(server.address);
    host.post("/api/me", &json!({ "name": "host" })).await.ok();
    let mut dice = Generator::new(9, 0);
    for round in 0..KILLS / 2 {
        let table = orders::seventh(&host, &[me(), screen("B"), screen("C")]).await;
        let before = host.look(&table).await;
        let wish = |seat: u8| json!({ "seat": seat, "seq": seq(&before), "key": seat.to_string() });
        let (mut order, mut play) = (wish(2), wish(1));
        order["order"] = orders::pass_stock();
        play["actions"] = json!([orders::pass()]);
        for (path, wish) in [("orders", order), ("play", play)] {
            let path = format!("/api/tables/{table}/{path}");
            let sent = tokio::spawn({
                let (host, path, wish) = (host.clone(), path.clone(), wish.clone());
                async move { host.try_post(&path, &wish).await }
            });
            sleep(Duration::from_micros(dice.below(8_000))).await;
            server = tokio::task::block_in_place(|| {
                drop(server);
                Process::start(folder.path(), false)
            });
            host = host.at(server.address);
            // The first may have been answered, or stored, or neither.
            let _ = sent.await.unwrap();
            host.post(&path, &wish).await.ok();
        }
        let after = host.get(&format!("/api/tables/{table}?viewer=2")).await.ok();
        assert_eq!(line(&after), line(&before) + 2, "{round}: both have passed, once");
        assert_eq!(after["position"]["to_move"], json!([0]), "{round}");
        assert_eq!(orders::orders(&after).len(), 1, "{round}: it stands, once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_acknowledges_before_it_writes_is_found_out() {
    let outcome = harass(2, true).await;
    assert!(!outcome.lost.is_empty(), "{outcome:?}");
}
