//! A server with real tables, real sockets and a real file: how long a move
//! takes to reach somebody who watches, how many moves there are in a second,
//! and how long it takes to start with many games to go on with. The figures
//! are printed, not judged.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
#[path = "../tests/server/client.rs"]
mod client;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bourse_game::bots::Generator;
use bourse_server::Server;
use client::{Guest, Running, any_move, bot, config, id, line, me, record, screen, seq};
use serde_json::json;

const TABLES_OF_BOTS: u64 = 20;
const PEOPLE: u64 = 8;
const FOR: Duration = Duration::from_secs(10);
const UNFINISHED: usize = 100;
/// How long somebody looks at the board before the next move.
const GLANCE: Duration = Duration::from_millis(20);

#[tokio::main]
async fn main() {
    // Whoever runs all targets as tests does not want figures.
    if !std::env::args().any(|word| word == "--bench") {
        return;
    }
    // As people see bots move, and as fast as bots can.
    play(300).await;
    play(0).await;
    start().await;
}

async fn play(pause: u32) {
    let server = Running::start().await;
    let (until, moves) = (Instant::now() + FOR, Arc::new(AtomicU64::new(0)));
    let mut watching = Vec::new();
    for number in 0..TABLES_OF_BOTS {
        let host = server.guest("host").await;
        let name = if number % 2 == 0 { "random" } else { "greedy" };
        watching.push(tokio::spawn(watch(host, name, pause, until, Arc::clone(&moves))));
    }
    let mut playing = Vec::new();
    for number in 0..PEOPLE {
        let (player, watcher) = (server.guest("player").await, server.guest("watcher").await);
        playing.push(tokio::spawn(person(player, watcher, until, Generator::new(number, 0))));
    }
    for task in watching {
        task.await.unwrap();
    }
    let mut took = Vec::new();
    for task in playing {
        took.extend(task.await.unwrap());
    }
    took.sort();
    let bots = moves.load(Ordering::Relaxed);
    let at = |part: f64| took[(part * (took.len() - 1) as f64) as usize].as_secs_f64() * 1000.0;
    let per_second = (bots + took.len() as u64) as f64 / FOR.as_secs_f64();
    println!(
        "{TABLES_OF_BOTS} tables of bots that wait {pause} ms, {PEOPLE} people, a watcher each, {FOR:?}"
    );
    println!("moves a second        {per_second:>8.0}   (bots {bots}, people {})", took.len());
    println!("sent to seen, p50     {:>8.1} ms", at(0.5));
    println!("sent to seen, p99     {:>8.1} ms", at(0.99));
}

/// Watches bots play one game after another, and counts their moves.
async fn watch(host: Guest, name: &str, pause: u32, until: Instant, moves: Arc<AtomicU64>) {
    while Instant::now() < until {
        let mut wish = client::table("chicago", json!({}), &[bot(name), bot(name), bot(name)]);
        wish["pause"] = pause.into();
        let table = id(&host.post("/api/tables", &wish).await.ok());
        let (mut socket, mut update) = host.watch(&table, None).await;
        loop {
            let seen = update["steps"].as_array().unwrap().len() as u64;
            moves.fetch_add(seen, Ordering::Relaxed);
            if update["table"]["status"] == "over" || Instant::now() >= until {
                break;
            }
            update = socket.update().await;
        }
    }
}

/// Plays, while another watches over a socket; says how long each move took to
/// get there.
async fn person(
    player: Guest,
    watcher: Guest,
    until: Instant,
    mut dice: Generator,
) -> Vec<Duration> {
    let mut took = Vec::new();
    let seats = [me(), screen("B"), screen("C")];
    while Instant::now() < until {
        let table = player.make("chicago", json!({}), &seats).await;
        let (mut socket, _) = watcher.watch(&table, None).await;
        let mut update = player.look(&table).await;
        while update["table"]["status"] == "playing" && Instant::now() < until {
            // The answer to a move shows the seat that moved; the next one looks.
            let known = player.look(&table).await;
            let action = any_move(&known["position"]["moves"], &mut dice);
            let wish = json!({
                "seat": known["table"]["you"]["viewer"], "seq": seq(&known),
                "key": seq(&known).to_string(), "actions": [action],
            });
            let sent = Instant::now();
            let (answer, _) = tokio::join!(player.act(&table, "play", &wish), async {
                while line(&socket.update().await) <= line(&known) {}
                took.push(sent.elapsed());
            });
            update = answer.ok();
            tokio::time::sleep(GLANCE).await;
        }
    }
    took
}

async fn start() {
    let server = Running::start().await;
    let host = server.guest("host").await;
    let text: Vec<String> = record("chicago-3p-rush").lines().take(101).map(String::from).collect();
    let seats = json!([me(), screen("B"), screen("C")]);
    let wish = json!({ "record": text.join("\n") + "\n", "seats": seats, "pause": 0 });
    for _ in 0..UNFINISHED {
        id(&host.post("/api/tables/upload", &wish).await.ok());
    }
    let folder = server.stop().await;
    let begun = Instant::now();
    let server = Server::open(&config(folder.path())).await.unwrap();
    let took = begun.elapsed().as_secs_f64() * 1000.0;
    println!("start, {} games on   {took:>8.1} ms", server.resumed());
}
