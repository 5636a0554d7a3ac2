//! With hidden money, nobody is sent what another has; and cookies.

use bourse_game::bots::Generator;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{Guest, Running, any_move, invite, line, me, open, record, seq};

/// Everybody's cash that a text tells, by the key it is under.
fn cash(value: &Value, told: &mut Vec<(String, i64)>) {
    match value {
        Value::Object(map) => {
            if map.get("group") == Some(&json!("cash")) {
                let name = map["name"].as_str().unwrap();
                let known = map["values"].as_array().unwrap().iter().filter_map(Value::as_i64);
                told.extend(known.map(|value| (name.to_owned(), value)));
                return;
            }
            if let Some(players) = map.get("players").and_then(Value::as_array) {
                for (seat, player) in players.iter().enumerate() {
                    let known = player["cash"].as_i64();
                    told.extend(known.map(|value| (seat.to_string(), value)));
                }
            }
            map.values().for_each(|value| cash(value, told));
        }
        Value::Array(list) => list.iter().for_each(|value| cash(value, told)),
        _ => {}
    }
}

/// Checks that a text tells no cash but the seat's own.
#[track_caller]
fn only_own(text: &str, own: Option<u8>) {
    let mut told = Vec::new();
    cash(&serde_json::from_str(text).unwrap(), &mut told);
    let own = own.map(|seat| seat.to_string());
    for (seat, value) in &told {
        assert_eq!(Some(seat), own.as_ref(), "told {value}: {text}");
    }
    // Under whatever key: where there is a cash there is the seat's own.
    let amounts = text.match_indices("\"cash\":").filter(|(at, word)| {
        text[at + word.len()..].starts_with(|c: char| c.is_ascii_digit() || c == '-')
    });
    assert!(amounts.count() <= usize::from(own.is_some()), "{text}");
}

async fn three(server: &Running) -> (Vec<Guest>, String) {
    let mut guests = Vec::new();
    for name in ["Ada", "Bob", "Cyd"] {
        guests.push(server.guest(name).await);
    }
    let hidden = json!({ "hidden_money": true });
    let table = guests[0].make("chicago", hidden, &[me(), open(), open()]).await;
    let key = invite(&guests[0].look(&table).await);
    for guest in &guests[1..] {
        guest.sit(&table, &key, None).await.ok();
    }
    (guests, table)
}

#[tokio::test]
async fn nobody_is_sent_the_hidden_money_of_another() {
    let server = Running::start().await;
    let (guests, table) = three(&server).await;
    let path = format!("/api/tables/{table}");
    let watcher = server.guest("Eve").await;
    let everybody: Vec<(Option<u8>, &Guest)> =
        (0..).map(Some).zip(&guests).chain([(None, &watcher)]).collect();
    let mut sockets = Vec::new();
    for (own, guest) in &everybody {
        let (socket, first) = guest.watch(&table, None).await;
        only_own(&first.to_string(), *own);
        sockets.push((*own, socket));
    }

    let mut dice = Generator::new(3, 0);
    for count in 0..60 {
        let standing = watcher.look(&table).await;
        let seat = standing["position"]["to_move"][0].as_u64().unwrap() as u8;
        let player = &guests[usize::from(seat)];
        let known = player.look(&table).await;
        assert!(known["position"]["view"]["players"][usize::from(seat)]["cash"].is_i64());
        let action = any_move(&known["position"]["moves"], &mut dice);

        let preview = json!({ "seat": seat, "actions": [action] });
        only_own(&player.act(&table, "preview", &preview).await.text, Some(seat));
        let mut wish = json!({
            "seat": seat, "seq": seq(&known), "key": count.to_string(), "actions": [action],
        });
        only_own(&player.act(&table, "play", &wish).await.text, Some(seat));
        // Once more, late: told what was missed.
        wish["key"] = json!("late");
        let late = player.act(&table, "play", &wish).await;
        only_own(&late.text, Some(seat));
        late.problem(409, "stale");

        for (own, guest) in everybody.iter().filter(|_| count % 10 == 0) {
            let lines = format!("/positions?from={}&to={0}", line(&known));
            for what in ["", "/chart", &format!("/at/{}", line(&known)), &lines, "?since=1"] {
                only_own(&guest.get(&format!("{path}{what}")).await.text, *own);
            }
            if *own != Some(0) {
                for what in ["", "/chart", "/at/1"] {
                    let peek = format!("{path}{what}?viewer=0");
                    guest.get(&peek).await.problem(403, "not_yours");
                }
                let peek = json!({ "seat": 0, "actions": [] });
                guest.act(&table, "preview", &peek).await.problem(403, "not_yours");
            }
            guest.get(&format!("{path}/record")).await.problem(409, "hidden");
            let seats = [me(), me(), me()];
            let fork = json!({ "line": line(&known) + 1, "seats": seats, "pause": 0 });
            guest.act(&table, "fork", &fork).await.problem(409, "hidden");
        }
    }
    let last = seq(&watcher.look(&table).await);
    for (own, socket) in &mut sockets {
        loop {
            let update = socket.update().await;
            only_own(&update.to_string(), *own);
            if seq(&update) >= last {
                break;
            }
        }
    }
}

#[tokio::test]
async fn when_the_game_is_over_the_money_is_open() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let hidden = record("chicago-3p-rush").replacen("{}", r#"{"hidden_money":true}"#, 1);
    let wish = json!({ "record": hidden, "seats": null, "pause": 0 });
    let table = crate::client::id(&ada.post("/api/tables/upload", &wish).await.ok());
    let eve = server.guest("Eve").await;
    let over = eve.look(&table).await;
    let mut told = Vec::new();
    cash(&over, &mut told);
    assert_eq!(told.len(), 3);
    assert_eq!(eve.get(&format!("/api/tables/{table}/record")).await.status, 200);
}

#[tokio::test]
async fn a_cookie_is_for_this_server_alone() {
    let server = Running::start().await;
    let name = json!({ "name": "Ada" });
    let cookie = server.stranger().post("/api/me", &name).await.cookie.unwrap();
    let parts: Vec<&str> = cookie.split("; ").collect();
    assert!(parts[0].starts_with("bourse="), "{cookie}");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(parts.contains(&part), "{cookie}");
    }
    assert!(!parts.contains(&"Secure"), "{cookie}");

    let folder = TempDir::new().unwrap();
    let public = |config: &mut bourse_server::Config| {
        config.public_url = Some("HTTPS://bourse.example".into());
    };
    let server = Running::start_in(folder, public).await;
    let cookie = server.stranger().post("/api/me", &name).await.cookie.unwrap();
    let parts: Vec<&str> = cookie.split("; ").collect();
    assert!(parts[0].starts_with("__Host-bourse="), "{cookie}");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"] {
        assert!(parts.contains(&part), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
}
