//! Nobody keeps a connection busy for ever, and the server stops whatever others
//! do.

use std::net::SocketAddr;
use std::time::Duration;

use bourse_server::Timeouts;
use bourse_server::api::PROTOCOL;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::client::{PATIENCE, Running, Socket, id, me, record, screen};

const SHORT: Duration = Duration::from_millis(200);

async fn impatient(change: impl FnOnce(&mut Timeouts)) -> Running {
    Running::start_in(TempDir::new().unwrap(), |config| change(&mut config.timeouts)).await
}

async fn said(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Everything that comes until the server hangs up.
async fn to_the_end(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // Hanging up on what was not read is an error here.
    let _ = read.expect("the server does not hang up");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn who_does_not_finish_the_head_of_a_request_is_hung_up_on() {
    let server = impatient(|timeouts| timeouts.header = SHORT).await;
    for beginning in ["", "GET", "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let mut stream = said(server.address, beginning).await;
        assert!(!to_the_end(&mut stream).await.contains("200 OK"));
    }
}

#[tokio::test]
async fn who_asks_nothing_more_is_hung_up_on() {
    let server = impatient(|timeouts| timeouts.header = SHORT).await;
    let mut stream = said(server.address, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(to_the_end(&mut stream).await.starts_with("HTTP/1.1 200 OK"));
}

/// The head of a request with a body.
fn posting(length: usize) -> String {
    let kind = "Content-Type: application/json";
    format!("POST /api/me HTTP/1.1\r\nHost: x\r\n{kind}\r\nContent-Length: {length}\r\n\r\n")
}

#[tokio::test]
async fn who_does_not_finish_the_body_of_a_request_is_told_so() {
    let server = impatient(|timeouts| timeouts.body = SHORT).await;
    let mut stream = said(server.address, &(posting(100) + "{")).await;
    let answer = to_the_end(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("timed_out"), "{answer}");
}

/// Who is hung up on while sending does not get to read why.
#[tokio::test]
async fn whoever_answers_early_lets_a_request_be_sent_to_its_end() {
    let server = Running::start().await;
    let (kind, length) = ("Content-Type: application/json", 3_000_000);
    for (path, more, code) in [
        ("/api/tables/upload", "Origin: https://evil.example\r\n", "bad_origin"),
        ("/api/tables/upload", "", "no_name"),
        ("/api/me", "", "too_large"),
        ("/api/nothing", "", "not_found"),
    ] {
        let head =
            format!("POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{more}{kind}\r\n");
        let mut stream =
            said(server.address, &format!("{head}Content-Length: {length}\r\n\r\n")).await;
        for some in vec![b' '; length].chunks(100_000) {
            tokio::time::sleep(Duration::from_millis(5)).await;
            stream.write_all(some).await.unwrap_or_else(|error| panic!("{code}: {error}"));
        }
        let answer = to_the_end(&mut stream).await;
        assert!(answer.contains(code), "{answer}");
    }
}

/// Who waits to be told to go on is refused before he has sent anything.
#[tokio::test]
async fn who_asks_first_whether_to_send_is_answered_at_once() {
    let server = Running::start().await;
    let head = "POST /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    let more = "Expect: 100-continue\r\nContent-Length: 3000000\r\n\r\n";
    let mut stream = said(server.address, &format!("{head}{more}")).await;
    assert!(to_the_end(&mut stream).await.starts_with("HTTP/1.1 404 "));
}

/// A connection whose other end can hold little that was not read.
async fn narrow(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(address).await.unwrap()
}

/// A table with a long log: the machine's buffers hold some dozens of looks.
async fn long_game(server: &Running) -> String {
    let ada = server.guest("Ada").await;
    let seats = json!([me(), screen("B"), screen("C")]);
    let wish = json!({ "record": record("chicago-3p-rush"), "seats": seats, "pause": 0 });
    id(&ada.post("/api/tables/upload", &wish).await.ok())
}

const LOOKS: usize = 400;

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_the_answers_is_hung_up_on() {
    let server = impatient(|timeouts| timeouts.stalled = SHORT).await;
    let table = long_game(&server).await;
    let mut stream = narrow(server.address).await;
    let ask = format!("GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n");
    // Hanging up may already be seen when asking.
    let _ = stream.write_all(ask.repeat(LOOKS).as_bytes()).await;
    tokio::time::sleep(SHORT * 5).await;
    let answers = to_the_end(&mut stream).await.matches("200 OK").count();
    assert!((1..LOOKS).contains(&answers), "{answers} of {LOOKS} were answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_not_read_is_closed() {
    let server = impatient(|timeouts| timeouts.stalled = SHORT).await;
    let table = long_game(&server).await;
    let stream = narrow(server.address).await;
    let url = format!("ws://{}/api/socket", server.address);
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    let watch = json!({ "type": "watch", "table": table, "viewer": null, "since": null });
    let hello = json!({ "type": "hello", "protocol": PROTOCOL, "rules": {} });
    let mut messages = vec![hello];
    messages.extend(vec![watch; LOOKS]);
    for message in messages {
        use futures_util::SinkExt;
        let text = tokio_tungstenite::tungstenite::Message::text(message.to_string());
        if socket.send(text).await.is_err() {
            break;
        }
    }
    tokio::time::sleep(SHORT * 5).await;
    let came = to_the_end(socket.get_mut()).await.matches(r#"{"type":"update""#).count();
    assert!((1..LOOKS).contains(&came), "{came} of {LOOKS} were sent");
}

#[tokio::test]
async fn a_socket_that_never_says_hello_is_closed() {
    let server = impatient(|timeouts| timeouts.greeting = SHORT).await;
    let mut silent = Socket::open(server.address, None).await;
    assert_eq!(silent.farewell().await, Some((1008, "no hello".into())));
    let mut greeted = server.stranger().socket().await;
    tokio::time::sleep(SHORT * 2).await;
    greeted.say(&json!({ "type": "lobby" })).await;
    assert_eq!(greeted.hear().await["type"], "lobby");
}

#[tokio::test]
async fn pages_are_told_that_the_server_stops() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("chicago", json!({}), &[me(), screen("B")]).await;
    let (mut watching, _) = ada.watch(&table, None).await;
    let mut idle = ada.socket().await;
    let stopping = tokio::spawn(server.stop());
    for socket in [&mut watching, &mut idle] {
        assert_eq!(socket.farewell().await, Some((1001, "the server stops".into())));
    }
    timeout(PATIENCE, stopping).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_stops_whatever_others_do() {
    let server = Running::start().await;
    let (address, table) = (server.address, long_game(&server).await);
    let beginning = said(address, "GET /api/games HTTP/1.1\r\nHost: ").await;
    let sending = said(address, &(posting(100) + "{")).await;
    let mut not_reading = narrow(address).await;
    let ask = format!("GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n");
    not_reading.write_all(ask.repeat(20).as_bytes()).await.unwrap();
    let mut listening = Vec::new();
    for _ in 0..20 {
        listening.push(server.stranger().socket().await);
    }
    let folder = timeout(PATIENCE, server.stop()).await.expect("the server does not stop");
    // It is over for everybody, and what was stored is whole.
    for mut stream in [beginning, sending] {
        assert!(!to_the_end(&mut stream).await.contains("200 OK"));
    }
    assert!(TcpStream::connect(address).await.is_err());
    let server = Running::start_in(folder, |_| ()).await;
    assert_ne!(server.stranger().look(&table).await, Value::Null);
}
