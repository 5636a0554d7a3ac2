//! What leaves the server while a game is on: whole games of Speculation over
//! HTTP and WebSocket, and every byte the others received searched for cards
//! they may not know.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bourse_server::{Config, Server};
use futures_util::{SinkExt, StreamExt};
use reqwest::cookie::{CookieStore, Jar};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const CARDS: [&str; 9] = [
    "alhambra",
    "carat",
    "colonia",
    "eketorp",
    "metro",
    "shogun",
    "show_manager",
    "timbuktu",
    "bank_holiday",
];

/// A server of one's own, until the test is over.
async fn serve() -> (tempfile::TempDir, String) {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config::local(data.path().into());
    config.listen = ([127, 0, 0, 1], 0).into();
    let server = Server::open(&config).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run(std::future::pending()));
    (data, format!("http://{address}"))
}

/// Somebody with a browser: everything he ever received is kept.
struct Person {
    seat: Option<u64>,
    http: reqwest::Client,
    jar: Arc<Jar>,
    address: String,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Person {
    async fn new(address: &str, name: Option<&str>) -> Self {
        let jar = Arc::new(Jar::default());
        let http = reqwest::Client::builder().cookie_provider(jar.clone()).build().unwrap();
        let heard = Arc::default();
        let person = Self { seat: None, http, jar, address: address.into(), heard };
        if let Some(name) = name {
            person.post("/me", &json!({ "name": name })).await;
        }
        person
    }

    async fn keep(&self, answer: reqwest::Response) -> (u16, Value) {
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        let value = serde_json::from_str(&text).unwrap_or(Value::Null);
        self.heard.lock().unwrap().push(text);
        (status, value)
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        let answer = self.http.get(format!("{}/api{path}", self.address)).send().await.unwrap();
        self.keep(answer).await
    }

    async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let request = self.http.post(format!("{}/api{path}", self.address)).json(body);
        self.keep(request.send().await.unwrap()).await
    }

    /// Listens at the socket, with the eyes of his seat.
    async fn listen(&self, table: &str) {
        let address = self.address.replace("http", "ws") + "/api/socket";
        let mut request = address.into_client_request().unwrap();
        let url = reqwest::Url::parse(&self.address).unwrap();
        if let Some(cookies) = self.jar.cookies(&url) {
            request.headers_mut().insert("cookie", cookies);
        }
        let (mut socket, _) = connect_async(request).await.unwrap();
        let hello = json!({ "type": "hello", "protocol": 1, "rules": { "speculation": 1 } });
        let watch = json!({ "type": "watch", "table": table, "viewer": self.seat, "since": null });
        for message in [hello, watch] {
            socket.send(Message::text(message.to_string())).await.unwrap();
        }
        let heard = self.heard.clone();
        tokio::spawn(async move {
            while let Some(Ok(message)) = socket.next().await {
                if let Message::Text(text) = message {
                    heard.lock().unwrap().push(text.to_string());
                }
            }
        });
    }
}

/// A small generator: the games are the same every time but for the draws.
struct Chooser(u64);

impl Chooser {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn of<'a>(&mut self, list: &'a Value) -> Option<&'a Value> {
        let list = list.as_array().unwrap();
        if list.is_empty() { None } else { list.get(self.below(list.len())) }
    }

    fn action(&mut self, moves: &Value) -> Value {
        if let Some(pair) = self.of(&moves["trade"]) {
            json!({ "type": "trade", "sell": pair[0], "buy": pair[1] })
        } else if let Some(company) = self.of(&moves["rank"]) {
            json!({ "type": "rank", "company": company })
        } else {
            json!({ "type": "commit", "card": self.of(&moves["commit"]).unwrap() })
        }
    }
}

/// Plays a game to its end. Everybody looks at everything all the time, and
/// tries to look through the others' eyes.
async fn play(options: Value, seed: u64) {
    let (_data, address) = serve().await;
    let mut people = Vec::new();
    for name in ["Ada", "Blaise", "Chloe"] {
        people.push(Person::new(&address, Some(name)).await);
    }
    let mut spectator = Person::new(&address, None).await;
    let wish = json!({
        "game": "speculation", "options": options, "listed": true, "mode": "play", "pause": 0,
        "prices": null, "seats": [{ "type": "me" }, { "type": "open" }, { "type": "open" }],
    });
    let (status, made) = people[0].post("/tables", &wish).await;
    assert_eq!(status, 200, "{made}");
    let id = made["table"]["id"].as_str().unwrap().to_owned();
    let table = format!("/tables/{id}");
    let nonce = "5a".repeat(32);
    for person in &people[1..] {
        let key = &made["table"]["you"]["invite"];
        let sit = json!({ "key": key, "seat": null, "name": null, "nonce": nonce });
        assert_eq!(person.post(&format!("{table}/sit"), &sit).await.0, 200);
    }
    for (seat, person) in people.iter_mut().enumerate() {
        person.seat = Some(seat as u64);
        person.listen(&id).await;
    }
    spectator.seat = None;
    spectator.listen(&id).await;

    let mut chooser = Chooser(seed);
    for turn in 0_usize.. {
        assert!(turn < 2000, "the game does not end");
        let (_, seen) = spectator.get(&table).await;
        if seen["table"]["status"] == "over" {
            break;
        }
        let to_move = seen["position"]["to_move"].as_array().unwrap().clone();
        let seat = to_move[chooser.below(to_move.len())].as_u64().unwrap();
        let person = &people[seat as usize];
        let (_, own) = person.get(&format!("{table}?viewer={seat}")).await;
        let (seq, moves) = (&own["table"]["seq"], &own["position"]["moves"]);
        let action = chooser.action(moves);
        person
            .post(&format!("{table}/preview"), &json!({ "seat": seat, "actions": [action] }))
            .await;
        pry(&people, &spectator, &table, seat, &action, turn).await;
        let play = |seq: &Value, key: String| json!({ "seat": seat, "seq": seq, "key": key, "actions": [action] });
        let (status, played) =
            person.post(&format!("{table}/play"), &play(seq, format!("{turn}"))).await;
        assert_eq!(status, 200, "{played}");
        let secret = action["type"] == "commit" && played["table"]["you"]["withdraw"] == true;
        if secret && chooser.below(4) == 0 {
            let wish = json!({ "seat": seat, "seq": played["table"]["seq"] });
            let (status, back) = person.post(&format!("{table}/withdraw"), &wish).await;
            assert_eq!((status, &back["table"]["you"]["withdraw"]), (200, &json!(false)));
        }
    }
    tokio::time::sleep(Duration::from_millis(200)).await;

    let known: Vec<Vec<String>> = people
        .iter()
        .chain([&spectator])
        .map(|person| person.heard.lock().unwrap().clone())
        .collect();
    let (status, _) = spectator.get(&format!("{table}/record")).await;
    assert_eq!(status, 200, "the record of a finished game is everybody's");
    let record = spectator.heard.lock().unwrap().last().unwrap().clone();
    let truth = Truth::read(&record);
    let mut searched = 0;
    for (person, heard) in people.iter().chain([&spectator]).zip(&known) {
        for text in heard {
            searched += truth.search(person.seat, text);
        }
    }
    assert!(searched > 500, "only {searched} positions were looked at");
    let proof = record.lines().last().unwrap();
    assert!(proof.contains(&nonce), "the page's own part of the seed is in the proof");
}

/// Everybody asks for what is not his.
async fn pry(
    people: &[Person],
    spectator: &Person,
    table: &str,
    seat: u64,
    action: &Value,
    turn: usize,
) {
    let other = &people[(seat as usize + 1) % people.len()];
    for curious in [other, spectator] {
        let (status, _) = curious.get(&format!("{table}?viewer={seat}")).await;
        assert_eq!(status, 403);
        let request = json!({ "seat": seat, "actions": [action] });
        let (status, _) = curious.post(&format!("{table}/preview"), &request).await;
        assert!(status == 403 || status == 401);
        let (status, refused) = curious.get(&format!("{table}/record")).await;
        assert_eq!((status, &refused["error"]["code"]), (409, &json!("hidden")));
        if turn.is_multiple_of(7) {
            assert_eq!(curious.get(&format!("{table}/chart?viewer={seat}")).await.0, 403);
            assert_eq!(curious.get(&format!("{table}/at/9?viewer={seat}")).await.0, 403);
            curious.get(&format!("{table}/chart")).await;
            curious.get(&format!("{table}/at/{turn}")).await;
            curious.get("/tables").await;
            let fork = json!({ "line": 5, "pause": 0, "seats": [{ "type": "me" }, { "type": "me" }, { "type": "me" }] });
            let status = curious.post(&format!("{table}/fork"), &fork).await.0;
            assert!(status == 409 || status == 401);
            let own = other.seat.unwrap();
            let stale =
                json!({ "seat": own, "seq": 1, "key": format!("x{turn}"), "actions": [action] });
            curious.post(&format!("{table}/play"), &stale).await;
            let not_held =
                json!({ "seat": own, "actions": [{ "type": "commit", "card": "metro" }] });
            curious.post(&format!("{table}/preview"), &not_held).await;
        }
    }
}

/// What the record tells afterwards: which card was laid open when.
struct Truth {
    /// For each line, the cards each seat had laid open by then.
    open: Vec<[HashSet<String>; 3]>,
}

impl Truth {
    fn read(record: &str) -> Self {
        let mut now: [HashSet<String>; 3] = Default::default();
        let mut chosen: Vec<(usize, String)> = Vec::new();
        let mut open = vec![now.clone()];
        for line in record.lines().skip(1) {
            let line: Value = serde_json::from_str(line).unwrap();
            if line["action"]["type"] == "commit" {
                let seat = line["seat"].as_u64().unwrap() as usize;
                chosen.push((seat, line["action"]["card"].as_str().unwrap().to_owned()));
                if chosen.len() == 3 {
                    for (seat, card) in chosen.drain(..) {
                        now[seat].insert(card);
                    }
                }
            }
            open.push(now.clone());
        }
        Self { open }
    }

    /// Searches a message for cards its receiver may not know; gives the number
    /// of positions that were in it.
    fn search(&self, viewer: Option<u64>, text: &str) -> usize {
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            assert!(CARDS.iter().all(|card| !text.contains(card)), "not JSON, but: {text}");
            return 0;
        };
        let mut found = Vec::new();
        walk(&message, &mut Vec::new(), &mut found);
        for (path, card) in &found {
            assert!(
                is_public(path) || is_own(&message, path, viewer),
                "{viewer:?} was told {card} at {path:?}: {text}"
            );
        }
        let positions = positions(&message);
        for position in &positions {
            self.check(viewer, position);
        }
        positions.len()
    }

    fn check(&self, viewer: Option<u64>, position: &Value) {
        let view = &position["view"];
        assert_eq!(view["own"].is_null(), viewer.is_none(), "own cards are one's own");
        assert!(viewer.is_some() || position["moves"].is_null());
        // Commitments that were withdrawn are in no record: lines may be ahead of it by those.
        let line = position["line"].as_u64().unwrap() as usize;
        let open = &self.open[line.min(self.open.len() - 1)];
        for (seat, player) in view["players"].as_array().unwrap().iter().enumerate() {
            let top = player["discard"]["top"].as_str();
            let cards = player["discard"]["cards"].as_array().into_iter().flatten();
            for card in cards.filter_map(Value::as_str).chain(top) {
                assert!(open[seat].contains(card), "{card} of {seat} was not open at {line}");
            }
        }
    }
}

/// Every place in a message where a card is named.
fn walk(value: &Value, path: &mut Vec<String>, found: &mut Vec<(Vec<String>, String)>) {
    match value {
        Value::String(text) if CARDS.contains(&text.as_str()) => {
            found.push((path.clone(), text.clone()))
        }
        Value::Array(list) => {
            for (place, item) in list.iter().enumerate() {
                path.push(place.to_string());
                walk(item, path, found);
                path.pop();
            }
        }
        Value::Object(map) => {
            for (key, item) in map {
                path.push(key.clone());
                walk(item, path, found);
                path.pop();
            }
        }
        _ => {}
    }
}

/// Places that name companies, or cards that lie open. Keys are never secret:
/// every company is always among them.
fn is_public(path: &[String]) -> bool {
    let has = |part: &str| path.iter().any(|key| key == part);
    let last = path.last().unwrap().as_str();
    let view = has("view") && !has("own");
    (view && (has("last") || has("discard") || has("end_order")))
        // A company, by name: shares, pawns, deals.
        || (has("events") && matches!(last, "company"))
        || (has("events") && has("cards"))
        || (has("what") && matches!(last, "company" | "sell" | "buy"))
        || (has("series") && last == "name")
}

/// Places about the receiver himself: his own cards, moves, draws and
/// commitments, and a refusal of what he tried.
fn is_own(message: &Value, path: &[String], viewer: Option<u64>) -> bool {
    if viewer.is_none() {
        return false;
    }
    let has = |part: &str| path.iter().any(|key| key == part);
    if has("own") || has("moves") || has("rule") {
        return true;
    }
    let Some(step) = path.iter().position(|key| key == "steps").map(|at| at + 2) else {
        // A preview's events are of the seat that asked.
        return has("events") && path.first().is_some_and(|key| key == "events");
    };
    let within = |to: usize| {
        path[..to].iter().fold(message, |value, key| {
            key.parse::<usize>().map_or(&value[key], |place| &value[place])
        })
    };
    let step_value = within(step);
    if has("what") {
        let seat = step_value["seat"].as_u64().or_else(|| step_value["what"]["seat"].as_u64());
        return seat == viewer;
    }
    within(path.len() - 1)["seat"].as_u64() == viewer
}

/// All positions in a message.
fn positions(message: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    let mut rest = vec![message];
    while let Some(value) = rest.pop() {
        if value["view"]["players"].is_array() {
            found.push(value);
            continue;
        }
        match value {
            Value::Array(list) => rest.extend(list),
            Value::Object(map) => rest.extend(map.values()),
            _ => {}
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_receives_a_card_he_may_not_know() {
    play(json!({}), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_with_hidden_money_and_closed_discards() {
    play(json!({ "hidden_money": true, "discards": "top", "rank_tile": "optional" }), 2).await;
}

/// The search itself finds what it is to find.
#[test]
fn a_card_in_the_wrong_place_is_found() {
    let truth = Truth { open: vec![Default::default()] };
    let told = |message: Value, viewer: Option<u64>| {
        std::panic::catch_unwind(|| truth.search(viewer, &message.to_string())).is_ok()
    };
    let step = |seat: u64, what: Value, events: Value| json!({ "steps": [{ "line": 1, "seat": seat, "what": what, "events": events }] });
    let commit = step(1, json!({ "type": "commit", "card": "metro" }), json!([]));
    assert!(told(commit.clone(), Some(1)));
    assert!(!told(commit.clone(), Some(0)));
    assert!(!told(commit, None));
    let drawn = step(9, json!({}), json!([{ "type": "card_drawn", "seat": 2, "card": "carat" }]));
    assert!(told(drawn.clone(), Some(2)));
    assert!(!told(drawn, Some(0)));
    let error = json!({ "error": { "message": "carat", "rule": null } });
    assert!(!told(error, Some(0)));
}
