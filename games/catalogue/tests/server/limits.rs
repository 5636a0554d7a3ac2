//! Nobody can ask so much that nothing is left for others.

use std::time::Duration;

use bourse_server::limits::{Limits, Rate};
use reqwest::header::RETRY_AFTER;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{
    Answer, Guest, PATIENCE, Running, Socket, bot, id, me, open, record, screen, seq,
};
use crate::orders;

/// A server that is open to everybody, with some limits changed.
async fn limited(change: impl FnOnce(&mut Limits)) -> Running {
    Running::start_in(TempDir::new().unwrap(), |config| {
        config.limits = Limits::default();
        change(&mut config.limits);
    })
    .await
}

/// So many, and for a long time no more.
fn only(count: u32) -> Rate {
    format!("{count}+1/h").parse().unwrap()
}

fn wish() -> Value {
    crate::client::table("chicago", json!({}), &[me(), open()])
}

async fn make(guest: &Guest) -> Answer {
    guest.post("/api/tables", &wish()).await
}

#[tokio::test]
async fn one_guest_makes_only_so_many_tables() {
    let server = limited(|limits| limits.guest_tables = only(4)).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = id(&make(&ada).await.ok());
    // Made, from a moment of another, from a record, again: they are all tables.
    let fork = json!({ "line": 0, "seats": [me(), open()], "pause": 0 });
    let upload = json!({ "record": record("chicago-3p-rush"), "seats": null, "pause": 0 });
    for (path, body) in [("/api/tables", &wish()), ("/api/tables/upload", &upload)] {
        ada.post(path, body).await.ok();
    }
    let _ = ada.act(&table, "fork", &fork).await;
    for path in ["/api/tables", "/api/tables/upload"] {
        ada.post(path, &json!({})).await.problem(429, "too_many_requests");
    }
    for what in ["fork", "rematch"] {
        ada.act(&table, what, &fork).await.problem(429, "too_many_requests");
    }
    let refused = ada.http.post(ada.url("/api/tables")).json(&wish()).send().await.unwrap();
    let seconds: u64 = refused.headers()[RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((3000..=3600).contains(&seconds), "{seconds}");
    make(&eve).await.ok();
    // She still plays.
    ada.look(&table).await;
}

/// Who is hung up on while sending does not get to read why.
#[tokio::test]
async fn who_is_refused_while_sending_is_answered_and_may_ask_again() {
    let server = limited(|limits| limits.address_guests = only(1)).await;
    server.guest("Ada").await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let (kind, body) = ("Content-Type: application/json", r#"{"name":"Eve"}"#);
    let length = body.len();
    let head =
        format!("POST /api/me HTTP/1.1\r\nHost: x\r\n{kind}\r\nContent-Length: {length}\r\n\r\n");
    for _ in 0..3 {
        stream.write_all(head.as_bytes()).await.unwrap();
        tokio::time::sleep(Duration::from_millis(100)).await;
        stream.write_all(body.as_bytes()).await.unwrap();
    }
    let (mut answers, mut some) = (String::new(), [0; 4096]);
    while answers.matches("too_many_requests").count() < 3 {
        let read = timeout(PATIENCE, stream.read(&mut some)).await.unwrap().unwrap();
        assert_ne!(read, 0, "the server hung up: {answers}");
        answers.push_str(&String::from_utf8_lossy(&some[..read]));
    }
}

#[tokio::test]
async fn so_many_tables_are_made_from_one_address() {
    let server = limited(|limits| limits.address_tables = only(3)).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    for guest in [&ada, &eve, &ada] {
        make(guest).await.ok();
    }
    for guest in [&ada, &eve] {
        make(guest).await.problem(429, "too_many_requests");
    }
}

#[tokio::test]
async fn one_guest_has_only_so_many_open_tables() {
    let server = limited(|limits| limits.open_tables = 2).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    // A game that is over is not open.
    let finished = json!({ "record": record("chicago-3p-rush"), "seats": null, "pause": 0 });
    for _ in 0..3 {
        let table = ada.post("/api/tables/upload", &finished).await.ok();
        assert_eq!(table["table"]["status"], "over");
    }
    for _ in 0..2 {
        make(&ada).await.ok();
    }
    make(&ada).await.problem(429, "too_many_tables");
    ada.post("/api/tables/upload", &finished).await.problem(429, "too_many_tables");
    make(&eve).await.ok();
}

#[tokio::test]
async fn so_many_guests_come_from_one_address() {
    let server = limited(|limits| limits.address_guests = only(2)).await;
    let (ada, _) = (server.guest("Ada").await, server.guest("Eve").await);
    let third = server.stranger();
    third.post("/api/me", &json!({ "name": "Joe" })).await.problem(429, "too_many_requests");
    // Who is known may take another name.
    ada.post("/api/me", &json!({ "name": "Ada L." })).await.ok();
    third.get("/api/tables").await.ok();
}

#[tokio::test]
async fn one_guest_asks_only_so_often_and_others_are_not_kept_waiting() {
    let server = limited(|limits| limits.guest_requests = only(5)).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    for _ in 0..5 {
        ada.get("/api/tables").await.ok();
    }
    for path in ["/api/tables", "/api/me", "/api/games", "/api/nothing", "/"] {
        ada.get(path).await.problem(429, "too_many_requests");
    }
    eve.get("/api/tables").await.ok();
    server.stranger().get("/api/tables").await.ok();
    assert_eq!(
        ada.get("/health").await.status,
        200,
        "whether the program lives, everybody may ask"
    );
}

#[tokio::test]
async fn one_address_asks_only_so_often() {
    let server = limited(|limits| limits.address_requests = only(5)).await;
    for _ in 0..5 {
        server.stranger().get("/api/tables").await.ok();
    }
    server.stranger().get("/api/tables").await.problem(429, "too_many_requests");
}

#[tokio::test]
async fn one_guest_changes_a_table_only_so_often_and_the_others_play_on() {
    let server = limited(|limits| limits.table_changes = only(3)).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = ada.make("chicago", json!({}), &[me(), screen("B")]).await;
    for pause in 0..3 {
        eve.act(&table, "pace", &json!({ "pause": pause })).await.problem(403, "not_yours");
    }
    eve.act(&table, "play", &json!({})).await.problem(429, "too_many_requests");
    for pause in 0..3 {
        ada.act(&table, "pace", &json!({ "pause": pause })).await.ok();
    }
    ada.act(&table, "pace", &json!({ "pause": 0 })).await.problem(429, "too_many_requests");
    // Looking and trying change nothing, and another table is another one.
    ada.act(&table, "preview", &json!({ "seat": 0, "actions": [] })).await.ok();
    let other = ada.make("chicago", json!({}), &[me(), screen("B")]).await;
    ada.act(&other, "pace", &json!({ "pause": 0 })).await.ok();
}

#[tokio::test]
async fn standing_orders_are_not_given_and_withdrawn_for_ever() {
    let server = limited(|limits| limits.table_orders = only(4)).await;
    let ada = server.guest("Ada").await;
    let table = orders::seventh(&ada, &[me(), screen("B"), screen("C")]).await;
    let give = async |number: usize| {
        let known = ada.get(&format!("/api/tables/{table}?viewer=2")).await.ok();
        let wish = json!({
            "seat": 2, "seq": seq(&known), "key": number.to_string(), "order": orders::pass_stock(),
        });
        ada.act(&table, "orders", &wish).await
    };
    for number in 0..2 {
        let given = give(number).await.ok();
        let order = orders::orders(&given)[0]["number"].clone();
        ada.act(&table, "orders/withdraw", &json!({ "seat": 2, "number": order })).await.ok();
    }
    give(2).await.problem(429, "too_many_requests");
    // The game goes on.
    ada.play(&table, 1, &[orders::pass()]).await;
}

#[tokio::test]
async fn this_machine_has_limits_unless_it_is_said_to_have_none() {
    for (unlimited, status) in [(vec![], 429), (vec!["127.0.0.0/8"], 200), (vec!["192.0.2.1"], 429)]
    {
        let server = limited(|limits| {
            limits.unlimited = unlimited.iter().map(|text| text.parse().unwrap()).collect();
            limits.address_requests = only(8);
            limits.guest_tables = only(1);
            limits.open_tables = 1;
            limits.socket_messages = only(2);
        })
        .await;
        let ada = server.guest("Ada").await;
        make(&ada).await.ok();
        for _ in 0..10 {
            let _ = make(&ada).await;
        }
        assert_eq!(make(&ada).await.status, status, "{unlimited:?}");
    }
}

/// Somebody behind a proxy.
async fn forwarded(server: &Running, from: &str) -> u16 {
    let guest = server.stranger();
    let request = guest.http.get(guest.url("/api/tables")).header("x-forwarded-for", from);
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn behind_a_proxy_everybody_counts_for_himself() {
    let server = limited(|limits| {
        limits.proxies = vec!["127.0.0.1".parse().unwrap()];
        limits.address_requests = only(2);
    })
    .await;
    for address in ["198.51.100.1", "198.51.100.2", "2001:db8:0:1::1"] {
        assert_eq!(forwarded(&server, address).await, 200, "{address}");
        assert_eq!(forwarded(&server, address).await, 200, "{address}");
        assert_eq!(forwarded(&server, address).await, 429, "{address}");
    }
    // Nobody becomes another by claiming to be one.
    assert_eq!(forwarded(&server, "203.0.113.9, 198.51.100.1").await, 429);
    // Of IPv6 a household has all addresses that begin alike.
    assert_eq!(forwarded(&server, "2001:db8:0:1:ffff::1").await, 429);
    assert_eq!(forwarded(&server, "2001:db8:0:2::1").await, 200);
}

#[tokio::test]
async fn without_a_proxy_nobody_is_believed_to_be_another() {
    let server = limited(|limits| limits.address_requests = only(2)).await;
    for (address, status) in [("198.51.100.1", 200), ("198.51.100.2", 200), ("198.51.100.3", 429)] {
        assert_eq!(forwarded(&server, address).await, status);
    }
}

#[tokio::test]
async fn a_socket_that_says_too_much_is_closed_with_a_reason() {
    let server = limited(|limits| limits.socket_messages = only(5)).await;
    let ada = server.guest("Ada").await;
    let table = ada.make("chicago", json!({}), &[me(), bot("random")]).await;
    let mut socket = ada.socket().await;
    let watch = json!({ "type": "watch", "table": table, "viewer": null, "since": null });
    for _ in 0..4 {
        socket.say(&watch).await;
        socket.update().await;
    }
    let mut other = ada.socket().await;
    socket.say(&watch).await;
    let mut message = socket.hear().await;
    while message["type"] == "update" {
        message = socket.hear().await;
    }
    assert_eq!(message["problem"]["code"], "too_many_requests");
    assert_eq!(socket.farewell().await, Some((1008, "too_many_requests".into())));
    // Another one has its own.
    other.say(&watch).await;
    other.update().await;
}

#[tokio::test]
async fn messages_over_any_number_of_sockets_count_as_requests() {
    let server = limited(|limits| limits.guest_requests = only(12)).await;
    let ada = server.guest("Ada").await;
    // Each socket costs three: opening it, hello, and lobby.
    for _ in 0..4 {
        let mut socket = ada.socket().await;
        socket.say(&json!({ "type": "lobby" })).await;
        assert_eq!(socket.hear().await["type"], "lobby");
    }
    ada.get("/api/tables").await.problem(429, "too_many_requests");
}

/// Tries to open a socket: a status other than 101 if it could not be.
async fn socket_status(server: &Running, from: Option<&str>) -> Result<Socket, u16> {
    let url = format!("ws://{}/api/socket", server.address);
    let mut request = url.into_client_request().unwrap();
    if let Some(from) = from {
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok((socket, _)) => Ok(Socket::from(socket)),
        Err(Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn so_many_connections_come_from_one_address() {
    let server = limited(|limits| limits.address_connections = 3).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(socket_status(&server, None).await.unwrap_or_else(|status| panic!("{status}")));
    }
    assert_eq!(socket_status(&server, None).await.err(), Some(503));
    server.stranger().get("/api/games").await.problem(503, "too_many_connections");
    // Who goes makes room, as soon as the server has seen it.
    drop(open.pop());
    while socket_status(&server, None).await.is_err() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn behind_a_proxy_so_many_sockets_are_of_one_address() {
    let server = limited(|limits| {
        limits.address_connections = 2;
        limits.proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let mut open = Vec::new();
    for address in ["198.51.100.1", "198.51.100.2", "198.51.100.3"] {
        for _ in 0..2 {
            let socket = socket_status(&server, Some(address)).await;
            open.push(socket.unwrap_or_else(|status| panic!("{status}")));
        }
        assert_eq!(socket_status(&server, Some(address)).await.err(), Some(503));
    }
}

#[tokio::test]
async fn only_so_many_are_connected_at_a_time() {
    let server = limited(|limits| {
        limits.connections = 3;
        limits.unlimited = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(socket_status(&server, None).await.unwrap_or_else(|status| panic!("{status}")));
    }
    assert_eq!(socket_status(&server, None).await.err(), Some(503), "not even without limits");
    assert!(Limits::default().connections >= 12_000);
}
