//! Whatever is sent, the answer says what was wrong, and nothing has changed.

use bourse_game::Dice;
use bourse_game::bots::Generator;
use serde_json::{Value, json};

use crate::client::{Answer, Guest, Running, me, screen};
use crate::protocol::bid;

/// A table with something on it, its host, and somebody who only looks.
pub(crate) struct Scene {
    pub(crate) server: Running,
    pub(crate) ada: Guest,
    pub(crate) eve: Guest,
    pub(crate) table: String,
    before: String,
}

impl Scene {
    pub(crate) async fn new() -> Self {
        let server = Running::start().await;
        let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
        let table = ada.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
        ada.play(&table, 0, &[bid(10)]).await;
        let mut scene = Self { server, ada, eve, table, before: String::new() };
        scene.before = scene.now().await;
        scene
    }

    /// Everything there is to see.
    async fn now(&self) -> String {
        let mut all = String::new();
        for path in ["", "/chart", "/record"] {
            all += &self.ada.get(&format!("/api/tables/{}{path}", self.table)).await.text;
        }
        all + &self.ada.get("/api/tables").await.text + &self.eve.get("/api/tables").await.text
    }

    pub(crate) async fn unchanged(self) {
        assert_eq!(self.now().await, self.before);
        self.server.stranger().get("/health").await.ok();
        self.ada.play(&self.table, 1, &[bid(11)]).await;
    }

    /// Every route that takes a body, who asks there, and a body that is read
    /// but cannot be followed, also not after a small change.
    fn bodies(&self) -> Vec<(String, &Guest, Value)> {
        let far = 900_000_000_000_000_u64;
        let play = json!({ "seat": 0, "seq": far, "key": "key", "actions": [bid(10)] });
        let at = |what: &str| format!("/api/tables/{}/{what}", self.table);
        vec![
            ("/api/me".into(), &self.eve, json!({ "name": "" })),
            ("/api/me/return".into(), &self.eve, json!({ "key": "aaaaaaaaaaaaaaaaaaaaaaaaaa" })),
            (
                "/api/tables".into(),
                &self.ada,
                json!({
                    "game": "whist", "options": { "hidden_money": true }, "seats": [me(), me()],
                    "listed": true, "mode": "play", "pause": 0, "prices": null,
                }),
            ),
            (
                "/api/tables/upload".into(),
                &self.ada,
                json!({ "record": "{\"bourse\":1}\n", "seats": null, "pause": 0 }),
            ),
            (at("sit"), &self.eve, json!({ "key": "aaaaaaaaaa", "seat": 9, "name": "Eve" })),
            (at("leave"), &self.eve, json!({ "seat": 0, "bot": "random" })),
            (at("bot"), &self.eve, json!({ "seat": 0, "bot": "random" })),
            (at("pace"), &self.eve, json!({ "pause": 0 })),
            (at("play"), &self.ada, play.clone()),
            (at("play"), &self.eve, play),
            (at("draw"), &self.ada, json!({ "seq": far, "key": "key", "outcome": {} })),
            (at("preview"), &self.eve, json!({ "seat": 0, "actions": [bid(10)] })),
            (at("undo"), &self.ada, json!({ "seat": 0, "seq": far, "to": 0 })),
            (at("undo/answer"), &self.ada, json!({ "seq": far, "agree": false })),
            (at("redo"), &self.ada, json!({ "seat": 0, "seq": far })),
            (at("withdraw"), &self.ada, json!({ "seat": 0, "seq": far })),
            (
                at("orders"),
                &self.ada,
                json!({ "seat": 0, "seq": far, "key": "key", "order": { "type": "pass_stock" } }),
            ),
            (at("orders/withdraw"), &self.ada, json!({ "seat": 0, "number": 4_000_000_000_u32 })),
            (
                at("fork"),
                &self.ada,
                json!({ "line": far, "seats": [me(), me(), me()], "pause": 0 }),
            ),
            (at("rematch"), &self.eve, Value::Null),
        ]
    }
}

/// Checks that an answer is a refusal that says why.
#[track_caller]
pub(crate) fn refused(answer: &Answer, what: &dyn std::fmt::Debug) {
    assert!((400..500).contains(&answer.status), "{what:?}: {answer:?}");
    let body: Value = serde_json::from_str(&answer.text).unwrap_or_default();
    assert!(body["error"]["code"].is_string(), "{what:?}: {answer:?}");
}

async fn send(guest: &Guest, path: &str, kind: Option<&str>, body: Vec<u8>) -> Answer {
    let mut request = guest.http.post(guest.url(path)).body(body);
    if let Some(kind) = kind {
        request = request.header("content-type", kind);
    }
    Answer::of(request.send().await.unwrap()).await.unwrap()
}

/// What nobody would send who means well.
pub(crate) fn nasty() -> Vec<Vec<u8>> {
    let deep = |open: &str, close: &str| open.repeat(10_000) + &close.repeat(10_000);
    let mut all: Vec<Vec<u8>> = [
        "",
        " ",
        "null",
        "true",
        "0",
        "-1",
        "1e999",
        "NaN",
        "Infinity",
        "\"",
        "\"text\"",
        "[]",
        "{}",
        "[[]]",
        "{\"\":\"\"}",
        "{\"seat\":NaN}",
        "{\"seat\":-1,\"seq\":-1}",
        "\u{feff}{}",
        "{}{}",
        "{\"seat\":0,\"seat\":1}",
        "{\"seat\":1e400}",
        "{\"seat\":0.5,\"seq\":0.5,\"key\":0.5}",
        "{\"key\":\"\\ud800\"}",
        "{\"name\":\"\\u0000\"}",
        "{\"name\":\"a\\u001bb\"}",
        "{\"name\":\"\u{202e}\"}",
        "{\"name\":{\"name\":\"a\"}}",
        "{\"name\":[\"a\"]}",
        "{\"seat\":18446744073709551616,\"seq\":18446744073709551615,\"key\":\"k\",\"actions\":[]}",
        "{\"__proto__\":{\"seat\":0}}",
        "<xml/>",
        "seat=0&seq=1",
        "'; DROP TABLE log; --",
    ]
    .iter()
    .map(|text| text.as_bytes().to_vec())
    .collect();
    all.extend([
        deep("[", "]").into(),
        deep("{\"seat\":", "}").into(),
        format!("{{\"seat\":0,\"actions\":[{}]}}", deep("[", "]")).into(),
        format!("{{\"seat\":0,\"actions\":[{}{}]}}", "{\"type\":".repeat(5000), "}".repeat(5000))
            .into(),
        json!({ "name": "n".repeat(10_000) }).to_string().into(),
        json!({ "key": "k".repeat(10_000) }).to_string().into(),
        vec![0; 1000],
        vec![0xff; 1000],
        b"{\"name\":\"\xc3\x28\"}".to_vec(),
        b"{\"name\":\"\xed\xa0\x80\"}".to_vec(),
        b"\x1f\x8b\x08\x00\x00".to_vec(),
        vec![b'9'; 60_000],
        vec![b' '; 66_000],
        vec![b'"'; 66_000],
    ]);
    all
}

#[tokio::test]
async fn nasty_bodies_are_refused_by_every_route() {
    let scene = Scene::new().await;
    for (path, guest, _) in scene.bodies() {
        for body in nasty() {
            let short = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
            let answer = send(guest, &path, Some("application/json"), body).await;
            refused(&answer, &(&path, short));
        }
    }
    for kind in [None, Some("text/plain"), Some("multipart/form-data"), Some("\u{e9}"), Some("")] {
        for (path, guest, body) in scene.bodies() {
            let answer = send(guest, &path, kind, body.to_string().into()).await;
            refused(&answer, &(&path, kind));
        }
    }
    let huge = json!({ "record": "x".repeat(4 << 20), "seats": null, "pause": 0 }).to_string();
    let answer = send(&scene.ada, "/api/tables/upload", Some("application/json"), huge.into());
    answer.await.problem(413, "too_large");
    scene.unchanged().await;
}

/// A body with some change.
pub(crate) fn changed(body: &Value, dice: &mut Generator) -> Vec<u8> {
    let mut value = body.clone();
    if let Some(map) = value.as_object_mut() {
        let keys: Vec<String> = map.keys().cloned().collect();
        let key = keys[dice.below(keys.len() as u64) as usize].clone();
        let others = [
            json!(null),
            json!(-1),
            json!(1.5),
            json!([]),
            json!({}),
            json!(""),
            json!(true),
            json!(u64::MAX),
            json!("\u{0}"),
            json!([[[]]]),
            json!({ "type": {} }),
            json!([null]),
        ];
        match dice.below(4) {
            0 => drop(map.remove(&key)),
            1 => drop(map.insert("more".into(), json!(1))),
            2 => drop(map.insert(key, others[dice.below(others.len() as u64) as usize].clone())),
            _ => {}
        }
    }
    let mut bytes = value.to_string().into_bytes();
    for _ in 0..dice.below(3) {
        let place = dice.below(bytes.len() as u64) as usize;
        match dice.below(3) {
            0 => bytes[place] = dice.below(256) as u8,
            1 => bytes.truncate(place.max(1)),
            _ => bytes.insert(place, dice.below(256) as u8),
        }
    }
    bytes
}

#[tokio::test]
async fn thousands_of_requests_with_something_wrong_change_nothing() {
    let scene = Scene::new().await;
    let mut dice = Generator::new(11, 0);
    let bodies = scene.bodies();
    for _ in 0..3000 {
        let (path, guest, body) = &bodies[dice.below(bodies.len() as u64) as usize];
        let body = changed(body, &mut dice);
        let shown = String::from_utf8_lossy(&body).into_owned();
        let answer = send(guest, path, Some("application/json"), body).await;
        // A name can come out right by chance.
        if path != "/api/me" || answer.status != 200 {
            refused(&answer, &(path, shown));
        }
    }
    drop(bodies);
    scene.unchanged().await;
}
