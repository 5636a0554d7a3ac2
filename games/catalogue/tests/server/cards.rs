//! What leaves the server while a game of Speculation is on: whole games over
//! HTTP and sockets, and every byte the others received searched for cards they
//! may not know.

use std::cell::RefCell;
use std::collections::HashSet;

use bourse_game::Dice;
use bourse_game::bots::Generator;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::client::{Answer, Guest, Running, id, invite, me, open, pick, seq, table};

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

/// Somebody at the table: everything he ever received is kept.
struct Person {
    guest: Guest,
    seat: Option<u64>,
    answers: RefCell<Vec<String>>,
    /// What his socket said until the game was over.
    heard: JoinHandle<Vec<String>>,
}

impl Person {
    /// Sits at a table, and listens with the eyes of his seat.
    async fn at(table: &str, guest: Guest, seat: Option<u64>) -> Self {
        let mut socket = guest.socket().await;
        socket
            .say(&json!({ "type": "watch", "table": table, "viewer": seat, "since": null }))
            .await;
        let heard = tokio::spawn(async move {
            let mut heard = Vec::new();
            loop {
                let text = socket.text().await.expect("the socket is open");
                let message: Value = serde_json::from_str(&text).unwrap();
                heard.push(text);
                if message["update"]["table"]["status"] == "over" {
                    return heard;
                }
            }
        });
        Self { guest, seat, answers: RefCell::default(), heard }
    }

    fn keep(&self, answer: Answer) -> Answer {
        self.answers.borrow_mut().push(answer.text.clone());
        answer
    }

    async fn get(&self, path: &str) -> Answer {
        self.keep(self.guest.get(path).await)
    }

    async fn act(&self, table: &str, what: &str, body: &Value) -> Answer {
        self.keep(self.guest.act(table, what, body).await)
    }

    /// Everything he received.
    async fn told(self) -> (Option<u64>, Vec<String>) {
        let mut told = self.heard.await.unwrap();
        told.append(&mut self.answers.into_inner());
        (self.seat, told)
    }
}

/// Any of the moves Speculation offers.
fn any_move(moves: &Value, dice: &mut impl Dice) -> Value {
    if let Some(pair) = pick(&moves["trade"], dice) {
        json!({ "type": "trade", "sell": pair[0], "buy": pair[1] })
    } else if let Some(company) = pick(&moves["rank"], dice) {
        json!({ "type": "rank", "company": company })
    } else {
        json!({ "type": "commit", "card": pick(&moves["commit"], dice).unwrap() })
    }
}

/// Three people who sit at a table, and somebody without a name who watches.
async fn gather(server: &Running, options: Value, nonce: &str) -> (String, Vec<Person>, Person) {
    let mut guests = Vec::new();
    for name in ["Ada", "Blaise", "Chloe"] {
        guests.push(server.guest(name).await);
    }
    let mut wish = table("speculation", options, &[me(), open(), open()]);
    wish["listed"] = json!(true);
    let made = guests[0].post("/api/tables", &wish).await.ok();
    let table = id(&made);
    for guest in &guests[1..] {
        let sit = json!({ "key": invite(&made), "seat": null, "name": null, "nonce": nonce });
        guest.act(&table, "sit", &sit).await.ok();
    }
    let mut people = Vec::new();
    for (seat, guest) in (0..).zip(guests) {
        people.push(Person::at(&table, guest, Some(seat)).await);
    }
    let spectator = Person::at(&table, server.stranger(), None).await;
    (table, people, spectator)
}

/// Plays a game to its end. Everybody looks at everything all the time, and
/// tries to look through the others' eyes.
async fn play(options: Value, seed: u64) {
    let server = Running::start().await;
    let nonce = "5a".repeat(32);
    let (table, people, spectator) = gather(&server, options, &nonce).await;
    let path = format!("/api/tables/{table}");

    let mut dice = Generator::new(seed, 0);
    for turn in 0_usize.. {
        assert!(turn < 2000, "the game does not end");
        let seen = spectator.get(&path).await.ok();
        if seen["table"]["status"] == "over" {
            break;
        }
        let seat = pick(&seen["position"]["to_move"], &mut dice).unwrap().as_u64().unwrap();
        let person = &people[seat as usize];
        let own = person.get(&format!("{path}?viewer={seat}")).await.ok();
        let action = any_move(&own["position"]["moves"], &mut dice);
        let preview = json!({ "seat": seat, "actions": [action] });
        person.act(&table, "preview", &preview).await;
        pry(&people, &spectator, &table, seat, &action, turn).await;
        let key = turn.to_string();
        let wish = json!({ "seat": seat, "seq": seq(&own), "key": key, "actions": [action] });
        let played = person.act(&table, "play", &wish).await.ok();
        let secret = action["type"] == "commit" && played["table"]["you"]["withdraw"] == true;
        if secret && dice.below(4) == 0 {
            let wish = json!({ "seat": seat, "seq": seq(&played) });
            let back = person.act(&table, "withdraw", &wish).await.ok();
            assert_eq!(back["table"]["you"]["withdraw"], json!(false));
        }
    }

    let record = spectator.guest.get(&format!("{path}/record")).await;
    assert_eq!(record.status, 200, "the record of a finished game is everybody's");
    let truth = Truth::read(&record.text);
    let mut searched = 0;
    for person in people.into_iter().chain([spectator]) {
        let (seat, told) = person.told().await;
        for text in &told {
            searched += truth.search(seat, text);
        }
    }
    assert!(searched > 500, "only {searched} positions were looked at");
    let proof = record.text.lines().last().unwrap();
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
    let path = format!("/api/tables/{table}");
    let other = &people[(seat as usize + 1) % people.len()];
    for curious in [other, spectator] {
        assert_eq!(curious.get(&format!("{path}?viewer={seat}")).await.status, 403);
        let request = json!({ "seat": seat, "actions": [action] });
        let refused = curious.act(table, "preview", &request).await.status;
        assert!(refused == 403 || refused == 401);
        curious.get(&format!("{path}/record")).await.problem(409, "hidden");
        if turn.is_multiple_of(7) {
            assert_eq!(curious.get(&format!("{path}/chart?viewer={seat}")).await.status, 403);
            assert_eq!(curious.get(&format!("{path}/at/9?viewer={seat}")).await.status, 403);
            curious.get(&format!("{path}/chart")).await;
            curious.get(&format!("{path}/at/{turn}")).await;
            let lines = format!("from={}&to={turn}", turn.saturating_sub(3));
            curious.get(&format!("{path}/positions?{lines}")).await;
            assert_eq!(
                curious.get(&format!("{path}/positions?{lines}&viewer={seat}")).await.status,
                403
            );
            curious.get("/api/tables").await;
            let fork = json!({ "line": 5, "pause": 0, "seats": [me(), me(), me()] });
            let refused = curious.act(table, "fork", &fork).await.status;
            assert!(refused == 409 || refused == 401);
            let own = other.seat.unwrap();
            let stale =
                json!({ "seat": own, "seq": 1, "key": format!("x{turn}"), "actions": [action] });
            curious.act(table, "play", &stale).await;
            let not_held =
                json!({ "seat": own, "actions": [{ "type": "commit", "card": "metro" }] });
            curious.act(table, "preview", &not_held).await;
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
