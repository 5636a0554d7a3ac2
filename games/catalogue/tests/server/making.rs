//! Tables made new, again, from a moment, from a record; and what is described.

use std::io::Read as _;
use std::time::Duration;

use bourse_catalogue::GameId;
use bourse_server::api::PROTOCOL;
use bourse_server::store::{Sqlite, Store};
use flate2::read::GzDecoder;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING, VARY};
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use tokio::time::sleep;

use crate::client::{
    Guest, Running, bot, id, invite, line, me, open, record, recorded, screen, seq, table,
};

/// A game that is over, with these people.
pub(crate) async fn finished(host: &Guest, seats: &[Value]) -> String {
    let wish = json!({ "record": record("chicago-3p-rush"), "seats": seats, "pause": 0 });
    id(&host.post("/api/tables/upload", &wish).await.ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_however_many_ask_for_it() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = finished(&ada, &[me(), screen("B"), bot("random")]).await;
    let path = format!("/api/tables/{table}/rematch");
    let asking: Vec<_> = (0..8)
        .map(|_| {
            let (ada, path) = (ada.clone(), path.clone());
            tokio::spawn(async move { id(&ada.post(&path, &Value::Null).await.ok()) })
        })
        .collect();
    let mut made = Vec::new();
    for asked in asking {
        made.push(asked.await.unwrap());
    }
    made.dedup();
    assert_eq!(made.len(), 1, "{made:?}");
    assert_eq!(ada.get("/api/tables").await.ok()["mine"].as_array().unwrap().len(), 2);
    let (old, new) = (ada.look(&table).await, ada.look(&made[0]).await);
    assert_eq!(old["table"]["rematch"], json!(made[0]));
    assert_eq!(new["table"]["status"], "playing");
    let names = |update: &Value| -> Vec<Value> {
        let seats = update["table"]["seats"].as_array().unwrap();
        seats.iter().map(|chair| chair["name"].clone()).collect()
    };
    assert_eq!(names(&old), names(&new));
    server.guest("Eve").await.post(&path, &Value::Null).await.problem(403, "not_yours");
}

#[tokio::test]
async fn a_rematch_moves_nobody_who_does_not_want_it() {
    let server = Running::start().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let running = ada.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
    ada.act(&running, "rematch", &Value::Null).await.problem(409, "not_over");
    assert_eq!(ada.look(&running).await["table"]["rematch"], Value::Null);

    let table = finished(&ada, &[me(), open(), bot("random")]).await;
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, Some(1)).await.ok();
    let next = ada.act(&table, "rematch", &Value::Null).await.ok();
    assert_eq!(next["table"]["status"], "gathering", "Bob has been asked, not moved");
    assert_eq!(next["table"]["seats"][1]["kind"], "empty");
    assert!(bob.get("/api/tables").await.ok()["mine"].as_array().unwrap().len() == 1);
    let joined = bob.act(&table, "rematch", &Value::Null).await.ok();
    assert_eq!((id(&joined), &joined["table"]["you"]["seats"]), (id(&next), &json!([1])));
    assert_eq!(joined["table"]["status"], "playing");
}

#[tokio::test]
async fn a_fork_begins_where_the_original_was() {
    let server = Running::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = ada.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
    for (seat, action) in recorded("chicago-3p-rush").into_iter().take(30) {
        ada.play(&table, seat, &[action]).await;
    }
    let before = ada.look(&table).await;
    let fork = |line: usize, seats: &[Value]| json!({ "line": line, "seats": seats, "pause": 0 });
    for at in [0, 7, 25, 30] {
        let seats = [me(), screen("B"), screen("C")];
        let made = eve.act(&table, "fork", &fork(at, &seats)).await.ok();
        let (there, here) = (format!("/api/tables/{table}/at/{at}"), line(&made));
        let original = server.stranger().get(&there).await.ok();
        let spectator = server.stranger().look(&id(&made)).await;
        assert_eq!((here, &spectator["position"]), (at, &original));
        assert_eq!(made["table"]["origin"], json!({ "table": table, "line": at }));
        // It cannot be taken back beyond where it began.
        eve.undo(&id(&made), 0, at.saturating_sub(1)).await.problem(400, "no_line");
    }
    assert_eq!(ada.look(&table).await, before);
    eve.act(&table, "fork", &fork(31, &[me(), me(), me()])).await.problem(404, "no_line");
    for count in [0, 2, 4, 9] {
        let seats = vec![open(); count];
        eve.act(&table, "fork", &fork(3, &seats)).await.problem(400, "bad_players");
    }
}

async fn upload(guest: &Guest, record: &str, seats: Value) -> crate::client::Answer {
    let wish = json!({ "record": record, "seats": seats, "pause": 0 });
    guest.post("/api/tables/upload", &wish).await
}

fn lines(record: &str) -> Vec<Value> {
    record.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn a_record_comes_back_as_it_was_uploaded() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    for name in ["chicago-2p-random", "chicago-4p-tie", "chicago-6p-long"] {
        let text = record(name);
        let table = id(&upload(&ada, &text, Value::Null).await.ok());
        let back = ada.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!((back.status, lines(&back.text)), (200, lines(&text)), "{name}");
        let chart = ada.get(&format!("/api/tables/{table}/chart")).await.ok();
        assert_eq!(chart["lines"].as_array().unwrap().len(), lines(&text).len());
    }
}

#[tokio::test]
async fn a_game_goes_to_18xx_games_and_comes_back() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let seats = [me(), screen("B"), screen("C")];
    let table = ada.make("1861", json!({ "edition": "18xx.games" }), &seats).await;
    let bid = json!({ "type": "bid", "lot": "TSR", "amount": 25 });
    ada.play(&table, 0, &[bid]).await;
    ada.play(&table, 1, &[json!({ "type": "pass" })]).await;

    let file = ada.get(&format!("/api/tables/{table}/record/18xx")).await;
    assert_eq!(file.status, 200);
    let made = upload(&ada, &file.text, json!(seats)).await.ok();
    assert_eq!((line(&made), &made["table"]["status"]), (2, &json!("playing")));
    assert_eq!(made["position"], ada.look(&table).await["position"]);
    ada.play(&id(&made), 2, &[json!({ "type": "pass" })]).await;
    let shown = upload(&ada, &file.text, Value::Null).await.ok();
    assert_eq!(shown["table"]["seats"][1]["name"], "B");

    let tables = ada.get("/api/tables").await.ok();
    for wrong in [
        file.text.replace("1861", "1830"),
        file.text.replace("25", "7"),
        file.text.replace("TSR", "XYZ"),
        file.text[..9].to_owned(),
    ] {
        upload(&ada, &wrong, Value::Null).await.problem(400, "bad_record");
    }
    assert_eq!(ada.get("/api/tables").await.ok(), tables);

    // Of a file that was cut off what is there is shown, and that it breaks off.
    let cut = upload(&ada, &file.text[..file.text.len() - 9], json!(seats)).await.ok();
    let stopped = &cut["table"]["stopped"];
    assert_eq!(
        (line(&cut), &stopped["line"], &stopped["why"]["type"]),
        (2, &json!(2), &json!("broken"))
    );

    // Of a file that goes wrong later the good moves are shown, and why no more.
    assert_eq!(shown["table"]["stopped"], Value::Null);
    let mut longer: Value = serde_json::from_str(&file.text).unwrap();
    let actions = longer["actions"].as_array_mut().unwrap();
    let mut wrong = actions[0].clone();
    wrong["price"] = json!(7);
    wrong["entity"] = json!(3);
    actions.push(wrong);
    let opened = upload(&ada, &longer.to_string(), json!(seats)).await.ok();
    assert_eq!((line(&opened), &opened["table"]["status"]), (2, &json!("playing")));
    let stopped = &opened["table"]["stopped"];
    assert_eq!((&stopped["line"], &stopped["rule"]["rule"]), (&json!(2), &json!("bid_too_low")));
    assert!(stopped["message"].as_str().unwrap().contains("bid_too_low"), "{stopped}");
    ada.play(&id(&opened), 2, &[json!({ "type": "pass" })]).await;
    let by_the_rulebook = ada.make("1861", json!({}), &seats).await;
    let path = format!("/api/tables/{by_the_rulebook}/record/18xx");
    ada.get(&path).await.problem(409, "no_export");
}

#[tokio::test]
async fn a_record_that_breaks_off_is_played_on() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let text: Vec<String> = record("chicago-3p-rush").lines().take(11).map(str::to_owned).collect();
    let text = text.join("\n") + "\n";
    let seats = json!([me(), screen("B"), screen("C")]);
    let made = upload(&ada, &text, seats).await.ok();
    assert_eq!((line(&made), &made["table"]["status"]), (10, &json!("playing")));
    let (seat, action) = recorded("chicago-3p-rush").swap_remove(10);
    assert_eq!(line(&ada.play(&id(&made), seat, &[action]).await), 11);

    upload(&ada, &text, json!([me(), me()])).await.problem(400, "bad_players");
    upload(&ada, &text, json!(vec![me(); 7])).await.problem(400, "bad_players");
    for wrong in ["", "\n", "{}", "no record", &text.replacen("10", "-10", 1), &text[..60]] {
        upload(&ada, wrong, Value::Null).await.problem(400, "bad_record");
    }
}

#[tokio::test]
async fn at_a_physical_table_the_host_enters_everything() {
    let server = Running::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let mut wish = table("speculation", json!({}), &[me(), screen("B"), screen("C")]);
    wish["mode"] = json!("typed");
    let mut update = ada.post("/api/tables", &wish).await.ok();
    let table = id(&update);
    assert_eq!(update["table"]["commitment"], Value::Null);

    let mut draws = 0;
    while let Some(outcomes) = update["position"]["due"]["outcomes"].as_array() {
        let draw = json!({
            "seq": seq(&update), "key": format!("draw {draws}"), "outcome": outcomes[0],
        });
        eve.act(&table, "draw", &draw).await.problem(403, "not_host");
        assert_eq!(eve.look(&table).await["position"]["due"]["outcomes"], Value::Null);
        update = ada.act(&table, "draw", &draw).await.ok();
        let again = ada.act(&table, "draw", &draw).await.ok();
        assert_eq!(seq(&again), seq(&update));
        draws += 1;
    }
    assert!(draws > 5, "{draws}");
    // Whoever is to decide, the host does it.
    let nothing = json!({ "type": "trade", "sell": null, "buy": null });
    for _ in 0..3 {
        let seat = &update["position"]["to_move"][0];
        let wish = json!({
            "seat": seat, "seq": seq(&update), "key": format!("{seat}"), "actions": [nothing],
        });
        eve.act(&table, "play", &wish).await.problem(403, "not_yours");
        update = ada.act(&table, "play", &wish).await.ok();
    }
    // And takes back what he mistyped, also a draw.
    let undone = ada.undo(&table, 0, draws - 1).await.ok();
    assert_eq!(line(&undone), draws - 1);

    wish["seats"] = json!([me(), open(), screen("C")]);
    ada.post("/api/tables", &wish).await.problem(400, "bad_request");
    let played = ada.make("speculation", json!({}), &[me(), screen("B"), screen("C")]).await;
    let draw = json!({ "seq": 1, "key": "a", "outcome": {} });
    ada.act(&played, "draw", &draw).await.problem(409, "not_typed");
}

#[tokio::test]
async fn a_table_that_cannot_be_read_does_not_take_the_lobby_with_it() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let mut wish = table("chicago", json!({}), &[me(), open()]);
    wish["listed"] = json!(true);
    let good = id(&ada.post("/api/tables", &wish).await.ok());
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(server.data());
    let mut file = options.connect().await.unwrap();
    sqlx::raw_sql(
        "INSERT INTO tables (id, game, listed, status, at)
         VALUES ('aaaaaaaaaaaa', 'chicago', 1, 'playing', 1);
         INSERT INTO log VALUES ('aaaaaaaaaaaa', 1, 1, '{\"type\":\"from another time\"}');",
    )
    .execute(&mut file)
    .await
    .unwrap();
    let lobby = server.stranger().get("/api/tables").await.ok();
    assert_eq!(lobby["listed"].as_array().unwrap().len(), 1);
    assert_eq!(lobby["listed"][0]["id"], json!(good));
    let server = server.restart().await;
    let ada = ada.at(server.address);
    assert_eq!(id(&ada.look(&good).await), good);
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let server = Running::start().await;
    let health = server.stranger().get("/health").await.ok();
    assert_eq!((&health["ok"], &health["protocol"]), (&json!(true), &json!(PROTOCOL)));
    let games = server.stranger().get("/api/games").await.ok();
    let ids: Vec<&Value> = games.as_array().unwrap().iter().map(|game| &game["id"]).collect();
    let known: Vec<&str> = GameId::ALL.iter().map(|game| game.declaration().id).collect();
    assert_eq!(ids, known);
}

#[tokio::test]
async fn answers_are_compressed_for_whoever_can_read_it() {
    let server = Running::start().await;
    let host = server.guest("host").await;
    let table = finished(&host, &[me(), screen("B"), screen("C")]).await;
    for path in ["/api/openapi.json", &format!("/api/tables/{table}"), "/api/tables"] {
        let ask = async |encoding: &str| {
            let request = host.http.get(host.url(path)).header(ACCEPT_ENCODING, encoding);
            request.send().await.unwrap()
        };
        let plain = ask("identity").await;
        assert!(!plain.headers().contains_key(CONTENT_ENCODING));
        let plain = plain.text().await.unwrap();
        let zipped = ask("br, gzip").await;
        assert_eq!(zipped.headers()[CONTENT_ENCODING], "gzip", "{path}");
        assert_eq!(zipped.headers()[VARY], "accept-encoding");
        let zipped = zipped.bytes().await.unwrap();
        assert!(zipped.len() < plain.len());
        let mut text = String::new();
        GzDecoder::new(&*zipped).read_to_string(&mut text).unwrap();
        assert_eq!(text, plain);
    }
}

#[tokio::test]
async fn every_route_that_is_described_is_there() {
    let server = Running::start().await;
    let stranger = server.stranger();
    let description = stranger.get("/api/openapi.json").await.ok();
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > 24, "{:?}", paths.keys());
    for (path, methods) in paths {
        let path =
            path.replace("{id}", "aaaaaaaaaaaa").replace("{line}", "0").replace("{form}", "18xx");
        for method in methods.as_object().unwrap().keys() {
            let answer = match method.as_str() {
                "get" => stranger.get(&path).await,
                "post" => stranger.post(&path, &json!({})).await,
                other => panic!("{path} by {other}"),
            };
            let unknown = answer.text.starts_with(r#"{"error":{"code":"not_found""#);
            assert!(!unknown, "{method} {path}: {}", answer.status);
        }
    }
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/aaaaaaaaaaaa/nothing"] {
        stranger.get(path).await.problem(404, "not_found");
        stranger.post(path, &json!({})).await.problem(404, "not_found");
    }
    stranger.post("/api/games", &json!({})).await.problem(405, "not_found");
}

#[tokio::test]
async fn a_stopped_server_plays_no_more() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let bots = [bot("random"), bot("random"), bot("random")];
    for _ in 0..4 {
        let mut wish = table("chicago", json!({}), &bots);
        wish["pause"] = json!(20);
        ada.post("/api/tables", &wish).await.ok();
    }
    let folder = server.stop().await;
    let store = Sqlite::open(&folder.path().join("bourse.sqlite")).await.unwrap();
    let playing = store.waiting_for_bots().await.unwrap();
    assert_eq!(playing.len(), 4);
    let entries = async || {
        let mut count = 0;
        for table in &playing {
            count += store.log(table).await.unwrap().len();
        }
        count
    };
    // What was under way when it stopped may still be written.
    let mut before = 0;
    while before != entries().await {
        before = entries().await;
        sleep(Duration::from_millis(400)).await;
    }
    assert_eq!(store.waiting_for_bots().await.unwrap().len(), 4, "they played to the end");
}
