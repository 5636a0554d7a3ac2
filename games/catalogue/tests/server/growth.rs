//! Nothing grows without end: neither a table's log nor what is being sent.

use bourse_server::limits::Limits;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{
    Guest, PATIENCE, Running, bot, id, invite, me, open, record, recorded, screen, seq, table,
};

async fn limited(change: impl FnOnce(&mut Limits)) -> Running {
    Running::start_in(TempDir::new().unwrap(), |config| change(&mut config.limits)).await
}

/// A table with room for so many entries, all of them used.
async fn full(host: &Guest, entries: u64, seats: &[Value]) -> String {
    let table = host.make("chicago", json!({}), seats).await;
    let game = recorded("chicago-3p-rush");
    for (seat, action) in game.iter().take(2) {
        host.play(&table, *seat, std::slice::from_ref(action)).await;
    }
    for pause in seq(&host.look(&table).await)..entries {
        host.act(&table, "pace", &json!({ "pause": pause })).await.ok();
    }
    assert_eq!(seq(&host.look(&table).await), entries);
    table
}

#[tokio::test]
async fn a_table_whose_log_is_full_can_only_be_played_to_its_end() {
    let server = limited(|limits| limits.table_entries = 20).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = full(&ada, 20, &[me(), screen("B"), screen("C")]).await;
    ada.act(&table, "pace", &json!({ "pause": 0 })).await.problem(409, "log_full");
    ada.undo(&table, 1, 1).await.problem(409, "log_full");
    // Who does not decide is replaced by a bot; nobody else sits down.
    let up = json!({ "seat": 0, "bot": "random" });
    ada.act(&table, "leave", &up).await.ok();
    let invite = invite(&ada.look(&table).await);
    eve.sit(&table, &invite, Some(0)).await.problem(409, "log_full");
    // The game goes on, for as many entries again.
    let game = recorded("chicago-3p-rush");
    ada.play(&table, game[2].0, std::slice::from_ref(&game[2].1)).await;
    let elsewhere = ada.make("chicago", json!({}), &[me(), screen("B")]).await;
    ada.act(&elsewhere, "pace", &json!({ "pause": 1 })).await.ok();
    // Also after it was read again.
    let folder = server.stop().await;
    let server = Running::start_in(folder, |config| config.limits.table_entries = 20).await;
    let ada = ada.at(server.address);
    ada.act(&table, "pace", &json!({ "pause": 0 })).await.problem(409, "log_full");
}

#[tokio::test]
async fn what_was_asked_before_a_log_was_full_is_answered() {
    let server = limited(|limits| limits.table_entries = 20).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let wish = table("chicago", json!({}), &[me(), open(), screen("C")]);
    let made = ada.post("/api/tables", &wish).await.ok();
    let table = id(&made);
    eve.sit(&table, &invite(&made), None).await.ok();
    for (seat, action) in recorded("chicago-3p-rush").iter().take(3) {
        let player = if *seat == 1 { &eve } else { &ada };
        player.play(&table, *seat, std::slice::from_ref(action)).await;
    }
    ada.undo(&table, 0, 0).await.ok();
    for pause in seq(&ada.look(&table).await)..20 {
        ada.act(&table, "pace", &json!({ "pause": pause })).await.ok();
    }
    let back = eve.answer_undo(&table, true).await.ok();
    assert_eq!(back["table"]["line"], 0);
}

#[tokio::test]
async fn seats_do_not_change_hands_for_ever() {
    let server = limited(|limits| limits.table_entries = 1000).await;
    let ada = server.guest("Ada").await;
    let table = ada.make("chicago", json!({}), &[me(), bot("random"), open()]).await;
    let (up, back) = (json!({ "seat": 0, "bot": null }), json!({ "seat": 0 }));
    let mut changes = 0;
    let full = loop {
        changes += 1;
        assert!(changes < 200, "it never ends");
        ada.act(&table, "leave", &up).await.ok();
        let sits = ada.act(&table, "sit", &back).await;
        if sits.status != 200 {
            break sits;
        }
    };
    full.problem(409, "log_full");
    let told = ada.look(&table).await;
    // The last one got up, and a bot could still be seated there.
    assert_eq!(told["table"]["seating"].as_array().unwrap().len(), 101);
}

#[tokio::test]
async fn nobody_asks_for_a_seat_for_ever() {
    let server = limited(|limits| limits.table_entries = 1000).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let options = json!({ "hidden_money": true });
    let table = ada.make("chicago", options, &[me(), bot("random"), bot("random")]).await;
    let invite = invite(&ada.look(&table).await);
    for _ in 0..100 {
        let asked = eve.sit(&table, &invite, Some(1)).await.ok();
        let vote = &asked["table"]["votes"][0]["vote"];
        let no = json!({ "vote": vote, "agree": false });
        eve.act(&table, "seat/answer", &no).await.ok();
    }
    eve.sit(&table, &invite, Some(1)).await.problem(409, "log_full");
    // It is still the players' own.
    ada.act(&table, "pace", &json!({ "pause": 1 })).await.ok();
}

#[tokio::test]
async fn one_guest_changes_seats_only_so_often() {
    let server = limited(|limits| {
        limits.unlimited.clear();
        limits.table_seats = "4+1/h".parse().unwrap();
    })
    .await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = ada.make("chicago", json!({}), &[me(), bot("random"), open()]).await;
    let (up, back) = (json!({ "seat": 0, "bot": null }), json!({ "seat": 0 }));
    for _ in 0..2 {
        ada.act(&table, "leave", &up).await.ok();
        ada.act(&table, "sit", &back).await.ok();
    }
    ada.act(&table, "leave", &up).await.problem(429, "too_many_requests");
    // She may do anything else, and others sit down.
    ada.act(&table, "pace", &json!({ "pause": 1 })).await.ok();
    eve.sit(&table, &invite(&ada.look(&table).await), Some(2)).await.ok();
}

/// What a connection is answered.
async fn answer(stream: &mut TcpStream) -> String {
    let (mut answer, mut some) = (String::new(), [0; 4096]);
    while !answer.contains("\"error\"") && !answer.contains("\"table\"") {
        let read = timeout(PATIENCE, stream.read(&mut some)).await.unwrap().unwrap();
        assert_ne!(read, 0, "the server hung up: {answer}");
        answer.push_str(&String::from_utf8_lossy(&some[..read]));
    }
    answer
}

fn posting(cookie: &str, length: usize) -> String {
    format!(
        "POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Cookie: {cookie}\r\nContent-Length: {length}\r\n\r\n"
    )
}

#[tokio::test]
async fn nothing_long_is_taken_in_of_who_has_no_name() {
    let server = limited(|limits| limits.unlimited.clear()).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    // He does not send any of it, and is answered all the same.
    stream.write_all(posting("", 3_000_000).as_bytes()).await.unwrap();
    assert!(answer(&mut stream).await.contains("no_name"));
}

#[tokio::test]
async fn so_many_records_are_sent_at_a_time_from_one_address() {
    let server = limited(|limits| {
        limits.unlimited.clear();
        limits.address_uploads = 1;
    })
    .await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let wish = json!({ "record": record("chicago-3p-rush"), "seats": null, "pause": 0 });
    let (body, cookie) = (wish.to_string(), ada.cookie.clone().unwrap());
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let head = posting(&cookie, body.len()).replace("Host", "Expect: 100-continue\r\nHost");
    slow.write_all(head.as_bytes()).await.unwrap();
    // She is told to go on when hers is being taken in.
    let mut go_on = [0; 25];
    timeout(PATIENCE, slow.read_exact(&mut go_on)).await.unwrap().unwrap();
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    eve.post("/api/tables/upload", &wish).await.problem(503, "busy");
    eve.make("chicago", json!({}), &[me(), open()]).await;
    slow.write_all(body.as_bytes()).await.unwrap();
    assert!(answer(&mut slow).await.starts_with("HTTP/1.1 200 "));
    eve.post("/api/tables/upload", &wish).await.ok();
}
