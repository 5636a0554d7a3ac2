//! The sample game, with its feature on, at a table of the server: nothing but its
//! line in the catalogue makes it one.

#![allow(clippy::unwrap_used)]

use std::net::SocketAddr;

use bourse_server::limits::Limits;
use bourse_server::{Config, Server};
use serde_json::{Value, json};

/// A browser with a cookie jar.
struct Guest {
    http: reqwest::Client,
    address: SocketAddr,
}

impl Guest {
    fn new(address: SocketAddr) -> Self {
        Self { http: reqwest::Client::builder().cookie_store(true).build().unwrap(), address }
    }

    async fn get(&self, path: &str) -> Value {
        let url = format!("http://{}/api{path}", self.address);
        self.http.get(url).send().await.unwrap().json().await.unwrap()
    }

    async fn post(&self, path: &str, body: &Value) -> Value {
        let url = format!("http://{}/api{path}", self.address);
        self.http.post(url).json(body).send().await.unwrap().json().await.unwrap()
    }
}

#[tokio::test]
async fn a_whole_game_against_a_bot_over_http() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { unlimited: vec!["127.0.0.1".parse().unwrap()], ..Limits::default() };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { listen, limits, ..Config::local(folder.path().to_owned()) };
    let server = Server::open(&config).await.unwrap();
    let guest = Guest::new(server.address().unwrap());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move {
        let _ = stopped.await;
    }));

    let games = guest.get("/games").await;
    let sample = games.as_array().unwrap().iter().find(|game| game["id"] == "sample").unwrap();
    assert_eq!((&sample["fewest"], &sample["most"]), (&json!(2), &json!(4)));
    guest.post("/me", &json!({ "name": "Ada" })).await;
    let made = guest
        .post(
            "/tables",
            &json!({
                "game": "sample", "options": { "price": "first" }, "listed": false, "mode": "play",
                "pause": 0, "prices": null,
                "seats": [{ "type": "me" }, { "type": "bot", "bot": "greedy" }],
            }),
        )
        .await;
    let path = format!("/tables/{}", made["table"]["id"].as_str().unwrap());

    let mut decided = 0;
    let last = loop {
        let update = guest.get(&path).await;
        if update["table"]["status"] == "over" {
            break update;
        }
        // The bot lays first: whatever is decided after that is decided with the latest.
        let (position, bot) = (&update["position"], &update["position"]["view"]["players"][1]);
        let (Some(card), true) = (position["moves"]["lay"].get(0), bot["laid"] == true) else {
            tokio::task::yield_now().await;
            continue;
        };
        assert_eq!(bot["held"], json!(3 - decided), "{bot}");
        let not_mine = json!([{ "type": "lay", "card": position["view"]["lot"] }]);
        let seq = &update["table"]["seq"];
        let play = async |key: String, actions: Value| {
            let body = json!({ "seat": 0, "seq": seq, "key": key, "actions": actions });
            guest.post(&format!("{path}/play"), &body).await
        };
        let refused = play(format!("wrong {decided}"), not_mine).await;
        assert_eq!(refused["error"]["rule"]["rule"], "card_not_in_hand", "{refused}");
        let mine = json!([{ "type": "lay", "card": card }]);
        let played = play(decided.to_string(), mine).await;
        assert_eq!(played["error"], Value::Null, "{played}");
        decided += 1;
    };
    assert_eq!(decided, 4);
    assert_eq!(last["position"]["view"]["phase"], "over");
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
}
