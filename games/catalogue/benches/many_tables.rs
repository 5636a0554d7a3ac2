//! How long a start takes and how much memory, with 100,000 tables of twenty
//! entries in the file, a hundred of which wait for a bot; and what somebody
//! who watches a table costs. The figures are printed, not judged.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
#[path = "../tests/server/client.rs"]
mod client;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use bourse_server::Server;
use bourse_server::store::{Append, IndexRow, Sqlite, Store, StoredEntry};
use bourse_table::{GuestId, LogEntry, TableId};
use client::{Guest, Running, bot, config, line, me, recorded, screen};
use serde_json::json;

const TABLES: usize = 100_000;
const WAITING: usize = 100;
/// Of each table.
const ENTRIES: usize = 20;
const WATCHERS: usize = 400;
/// What makes this program the server that is measured.
const SERVE: &str = "--serve-and-measure";

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().collect();
    if let Some(place) = words.iter().position(|word| word == SERVE) {
        return serve(Path::new(&words[place + 1])).await;
    }
    // Whoever runs all targets as tests does not want figures.
    if !words.iter().any(|word| word == "--bench") {
        return;
    }
    let tables = std::env::var("BOURSE_TABLES").ok().and_then(|count| count.parse().ok());
    start(tables.unwrap_or(TABLES)).await;
    watch().await;
}

/// Serves until it is killed; says first how long the start took, then where.
async fn serve(data: &Path) {
    let begun = Instant::now();
    let server = Server::open(&config(data)).await.unwrap();
    println!("{}", begun.elapsed().as_millis());
    println!("{}", server.address().unwrap());
    server.run(std::future::pending()).await.unwrap();
}

struct Measured {
    child: Child,
    address: SocketAddr,
    /// How long the start took, in milliseconds.
    start: u64,
}

impl Measured {
    fn start(data: &Path) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        let mut child = command.arg(SERVE).arg(data).stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut next = || said.next().unwrap().unwrap();
        let (start, address) = (next().parse().unwrap(), next().parse().unwrap());
        Self { child, address, start }
    }

    /// A line of the machine's account of the process, in KB.
    fn memory(&self, of: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(of)).unwrap();
        line.trim_matches([':', ' ', '\t', 'k', 'B']).parse().unwrap()
    }
}

impl Drop for Measured {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn start(tables: usize) {
    // Two tables as the server writes them: one where people sit, and one that
    // waits for a bot.
    let server = Running::start().await;
    let host = server.guest("host").await;
    let seats = [me(), screen("B"), screen("C")];
    let people = host.make("chicago", json!({}), &seats).await;
    let mut wish = client::table("chicago", json!({}), &[me(), screen("B"), bot("random")]);
    wish["pause"] = 5000.into();
    let bots = client::id(&host.post("/api/tables", &wish).await.ok());
    for (seat, action) in recorded("chicago-3p-rush").iter().take(ENTRIES - 4) {
        host.play(&people, *seat, std::slice::from_ref(action)).await;
    }
    for (seat, action) in recorded("chicago-3p-rush").iter().take(2) {
        host.play(&bots, *seat, std::slice::from_ref(action)).await;
    }
    let folder = server.stop().await;
    let file = folder.path().join("bourse.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    let waiting = store.waiting_for_bots().await.unwrap();
    let (people, bots) = (TableId::parse(&people).unwrap(), TableId::parse(&bots).unwrap());
    assert_eq!(waiting, std::slice::from_ref(&bots));
    let (people, bots) = (Template::of(&store, &people).await, Template::of(&store, &bots).await);
    assert_eq!(people.entries.len(), ENTRIES);
    let numbers: Vec<usize> = (0..tables).collect();
    for some in numbers.chunks(256) {
        let writing = some.iter().map(|&number| {
            let template = if number % (tables / WAITING) == 0 { &bots } else { &people };
            store.append(template.copy(number))
        });
        for written in futures_util::future::join_all(writing).await {
            written.unwrap();
        }
    }
    drop(store);
    let server = Measured::start(folder.path());
    println!("{tables} tables, {WAITING} of them waiting for a bot");
    println!("start                 {:>8} ms", server.start);
    // Until the last of them has been read, and its bot has moved.
    let guest = Guest::new(server.address);
    let store = Sqlite::open(&file).await.unwrap();
    let begun = Instant::now();
    while store.waiting_for_bots().await.unwrap().len() > 1 && begun.elapsed().as_secs() < 60 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    guest.get("/api/tables").await.ok();
    println!("most memory           {:>8} MB", server.memory("VmHWM") / 1024);
}

/// A table to be written again and again.
struct Template {
    entries: Vec<String>,
    index_row: IndexRow,
}

impl Template {
    async fn of(store: &Sqlite, table: &TableId) -> Self {
        let log: Vec<StoredEntry> = store.log(table).await.unwrap();
        let LogEntry::Created(made) = log[0].read().unwrap() else { panic!("it has no beginning") };
        let entries = log.into_iter().map(|stored| stored.text).collect();
        let guests: Vec<GuestId> = vec![made.host.clone()];
        let listings = store.tables_of(&made.host, 10).await.unwrap();
        let listing = listings.into_iter().find(|listing| listing.table == *table).unwrap();
        let bot_turn = store.waiting_for_bots().await.unwrap().contains(table);
        let index_row = IndexRow {
            game: "chicago",
            listed: listing.listed,
            status: listing.status,
            at: listing.at,
            guests,
            bot_turn,
            summary: listing.summary,
        };
        Self { entries, index_row }
    }

    /// The same under another name.
    fn copy(&self, number: usize) -> Append {
        let letters = b"abcdefghijkmnpqrstuvwxyz23456789";
        let letter = |place: u32| char::from(letters[number >> (5 * place) & 31]);
        let table = TableId::parse(&(0..12).map(letter).collect::<String>()).unwrap();
        let (entries, index_row) = (self.entries.clone(), self.index_row.clone());
        Append { table, first: 1, at: index_row.at, entries, index_row }
    }
}

/// What a page costs that watches a table.
async fn watch() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Measured::start(folder.path());
    let mut host = Guest::new(server.address);
    let answer = host.post("/api/me", &json!({ "name": "host" })).await;
    host.cookie = answer.cookie.clone();
    let table = host.make("1861", json!({}), &[me(), screen("B"), screen("C")]).await;
    let mut sockets = vec![host.watch(&table, None).await];
    let before = server.memory("VmRSS");
    for _ in 0..WATCHERS {
        sockets.push(Guest::new(server.address).watch(&table, None).await);
    }
    assert_eq!(line(&sockets[WATCHERS].1), 0);
    let each = (server.memory("VmRSS") - before) as f64 / WATCHERS as f64;
    println!("a watcher             {each:>8.1} KB   ({WATCHERS} of a game of 1861)");
}
