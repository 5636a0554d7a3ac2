//! Paths, methods, cookies and socket messages that make no sense.

use bourse_game::Dice;
use bourse_game::bots::Generator;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Answer, PATIENCE, Running, Socket};
use crate::input::{Scene, changed, nasty, refused};
use crate::protocol::bid;

/// What comes back for these very bytes: the status and the body.
async fn raw(server: &Running, bytes: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("the server hangs");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status, body.to_owned())
}

async fn ask(server: &Running, method: &str, path: &str, headers: &str) -> (u16, String) {
    let request =
        format!("{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{headers}\r\n");
    raw(server, request.as_bytes()).await
}

#[tokio::test]
async fn paths_queries_and_methods_that_make_no_sense_are_refused() {
    let scene = Scene::new().await;
    let (server, table) = (&scene.server, &scene.table);
    let check = |(status, text): (u16, String), what: &str| {
        refused(&Answer { status, text, cookie: None }, &what);
    };
    let good = format!("/api/tables/{table}");
    for path in [
        "/api",
        "/api/",
        "/api//",
        "/api/nothing",
        "/api/tables/",
        "/api/tables//",
        "/api/tables/x",
        "/api/tables/../../etc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/aaaaaaaaaaaa",
        "/api/tables/%",
        "/api/tables/'--",
        &format!("/api/tables/{}", "a".repeat(8000)),
        &format!("{good}/"),
        &format!("{good}/at"),
        &format!("{good}/at/-1"),
        &format!("{good}/at/x"),
        &format!("{good}/at/99"),
        &format!("{good}/at/18446744073709551615"),
        &format!("{good}/at/18446744073709551616"),
        &format!("{good}/at/%ff"),
        &format!("{good}/positions"),
        &format!("{good}/positions?from=0"),
        &format!("{good}/positions?from=1&to=0"),
        &format!("{good}/positions?from=0&to=2"),
        &format!("{good}/positions?from=0&to=80"),
        &format!("{good}/positions?from=0&to=18446744073709551615"),
        &format!("{good}/positions?from=-1&to=0"),
        &format!("{good}/positions?from=0&to=0&viewer=0"),
        &format!("{good}?viewer=256"),
        &format!("{good}?viewer=-1"),
        &format!("{good}?viewer=0"),
        &format!("{good}?viewer=9"),
        &format!("{good}?viewer=x"),
        &format!("{good}?since=-1"),
        &format!("{good}?since=1e3"),
        &format!("{good}?since=NaN"),
        &format!("{good}?viewer=1&viewer=1"),
        &format!("{good}?%ff=%ff"),
        &format!("{good}?x=y"),
        &format!("{good}/chart?viewer=%00"),
        &format!("{good}/play"),
        "/api/socket",
        "/api/me/link",
        "/etc/passwd.txt",
        "/../../../etc/passwd.txt",
        "/..%2f..%2fCargo.toml",
        "/assets/none.js",
    ] {
        check(ask(server, "GET", path, "").await, path);
    }
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", "get"] {
        for path in ["/", "/health", "/api/me", "/api/tables", &good, &format!("{good}/play")] {
            check(ask(server, method, path, "Content-Length: 0\r\n").await, path);
        }
    }
    check(ask(server, "POST", &good, "Content-Length: 0\r\n").await, "POST");
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://elsewhere\r\n";
    let request = format!("GET /api/socket HTTP/1.1\r\nHost: here\r\n{upgrade}\r\n");
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 403");
    // What is not even HTTP is the library's to answer.
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"[..],
        b"GET\r\n\r\n",
        b"\0\0\r\n\r\n",
    ] {
        assert!((400..500).contains(&raw(server, bytes).await.0));
    }
    scene.unchanged().await;
}

#[tokio::test]
async fn a_forged_cookie_is_nobodys() {
    let scene = Scene::new().await;
    let cookie = scene.ada.cookie.clone().unwrap();
    let value = cookie.split(';').next().unwrap().split_once('=').unwrap().1.to_owned();
    let (signature, guest) = value.split_at(value.len() - 26);
    let other = scene.eve.cookie.clone().unwrap();
    let others = other.split(';').next().unwrap().split_once('=').unwrap().1;
    let path = format!("/api/tables/{}/play", scene.table);
    let body = json!({ "seat": 1, "seq": 5, "key": "key", "actions": [bid(12)] }).to_string();
    let mut forged = vec![
        String::new(),
        guest.to_owned(),
        signature.to_owned(),
        format!("{}{guest}", "A".repeat(44)),
        format!("{signature}{}", &others[others.len() - 26..]),
        "%00".into(),
        "\"\"".into(),
        format!("{signature}{}", guest.to_uppercase()),
        "x".repeat(6000),
    ];
    let mut dice = Generator::new(5, 0);
    for _ in 0..40 {
        let mut bytes = value.clone().into_bytes();
        let place = dice.below(bytes.len() as u64) as usize;
        bytes[place] = if bytes[place] == b'b' { b'c' } else { b'b' };
        forged.push(String::from_utf8(bytes).unwrap());
    }
    for forged in forged {
        let headers = format!(
            "Cookie: bourse={forged}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let (status, text) = ask(&scene.server, "POST", &path, &headers).await;
        Answer { status, text, cookie: None }.problem(401, "no_name");
    }
    scene.unchanged().await;
}

#[tokio::test]
async fn whatever_a_socket_says_it_is_told_what_was_wrong() {
    let scene = Scene::new().await;
    let mut fresh = Socket::open(scene.server.address, None).await;
    for early in [json!({ "type": "lobby" }), json!({ "type": "idle" }), json!(1)] {
        fresh.say(&early).await;
        assert_eq!(fresh.hear().await["type"], "problem", "{early}");
    }
    let mut socket = scene.eve.socket().await;
    let watch = json!({ "type": "watch", "table": scene.table, "viewer": 0, "since": null });
    for body in nasty().into_iter().filter(|body| body.len() <= 16 << 10) {
        if let Ok(text) = String::from_utf8(body.clone()) {
            socket.send(Message::text(text)).await;
            assert_eq!(socket.hear().await["type"], "problem");
        }
        socket.send(Message::binary(body)).await;
        assert_eq!(socket.hear().await["type"], "problem");
    }
    let mut dice = Generator::new(17, 0);
    for _ in 0..500 {
        let text = String::from_utf8_lossy(&changed(&watch, &mut dice)).into_owned();
        socket.send(Message::text(text.clone())).await;
        let heard = socket.hear().await;
        // Without a viewer anybody may watch; then that is over again.
        if heard["type"] == "update" {
            socket.say(&json!({ "type": "idle" })).await;
            continue;
        }
        assert_eq!(heard["type"], "problem", "{text}");
        assert!(heard["problem"]["code"].is_string(), "{heard}");
    }
    for size in [(16 << 10) + 1, 1 << 20] {
        let mut large = scene.eve.socket().await;
        large.send(Message::text("x".repeat(size))).await;
        assert_eq!(large.next().await, None, "it is closed");
    }
    drop((fresh, socket));
    scene.unchanged().await;
}
