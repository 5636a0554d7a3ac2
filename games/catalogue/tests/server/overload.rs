//! Whoever asks for much waits for it himself.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{Answer, Guest, Running, bot, line, me, recorded, screen, seq};

/// A game whose best run at the end took the search more than a minute, if it
/// lies beside the checkout.
fn dear_record() -> Option<String> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("BOURSE_SHARED").map_or(beside, PathBuf::from);
    std::fs::read_to_string(shared.join("looks/data/dear-1861.jsonl")).ok()
}

/// Somebody who sits down at a recorded game is shown what he may do.
async fn upload(guest: Guest, record: String) -> Answer {
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let seats = vec![me(); header["players"].as_u64().unwrap() as usize];
    let wish = json!({ "record": record, "seats": seats, "pause": 0 });
    guest.post("/api/tables/upload", &wish).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_play_on_while_somebody_uploads_what_takes_for_ever() {
    let Some(record) = dear_record() else {
        println!("skipped: no dear record (../shared or BOURSE_SHARED)");
        return;
    };
    let limit = |config: &mut bourse_server::Config| config.work_limit = Duration::from_secs(5);
    let server = Running::start_in(TempDir::new().unwrap(), limit).await;
    let mut uploads = Vec::new();
    for name in ["A", "A", "A", "B", "B"] {
        let guest = server.guest(name).await;
        uploads.push(tokio::spawn(upload(guest.clone(), record.clone())));
        uploads.push(tokio::spawn(upload(guest, record.clone())));
    }
    let host = server.guest("host").await;
    let game = recorded("chicago-3p-rush");
    let table = host.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
    for (seat, action) in game.iter().take(20) {
        host.play(&table, *seat, std::slice::from_ref(action)).await;
    }
    let bots = host.make("chicago", json!({}), &[me(), bot("greedy"), bot("greedy")]).await;
    let pass = json!({ "type": "bid", "amount": 1 });
    let _ = host.act(&bots, "preview", &json!({ "seat": 0, "actions": [pass] })).await.ok();
    assert_eq!(line(&host.look(&table).await), 20);
    for upload in uploads {
        let answer = upload.await.unwrap();
        let code = answer.json()["error"]["code"].clone();
        let clear = [Value::Null, "too_long".into(), "busy".into()].contains(&code);
        assert!(clear, "{}", answer.text);
    }
}

/// A move is reckoned beside the table: of many made on the same entry one is
/// stored, and the others are told what they missed.
#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_race_is_told_what_was_missed() {
    let server = Running::start().await;
    let host = server.guest("host").await;
    let table = host.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
    for (seat, action) in recorded("chicago-3p-rush").iter().take(12) {
        let before = host.look(&table).await;
        let race = (0..6).map(|number| {
            let key = format!("{}-{number}", seq(&before));
            let wish =
                json!({ "seat": seat, "seq": seq(&before), "key": key, "actions": [action] });
            let (host, table) = (host.clone(), table.clone());
            tokio::spawn(async move { host.act(&table, "play", &wish).await })
        });
        let mut stored = 0;
        for answer in race.collect::<Vec<_>>() {
            let answer = answer.await.unwrap();
            if answer.status == 200 {
                stored += 1;
                continue;
            }
            let problem = answer.problem(409, "stale");
            assert_eq!(seq(&problem["update"]), seq(&before) + 1);
            assert_eq!(problem["update"]["steps"].as_array().unwrap().len(), 1);
        }
        assert_eq!((stored, line(&host.look(&table).await)), (1, line(&before) + 1));
    }
}

/// Those who only watch are told together, each what he may see.
#[tokio::test(flavor = "multi_thread")]
async fn many_watch_one_table_and_all_are_told() {
    let server = Running::start().await;
    let (host, passer_by) = (server.guest("host").await, server.guest("passer-by").await);
    let table = host.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
    let mut watching = Vec::new();
    for _ in 0..150 {
        watching.push(server.stranger().watch(&table, None).await.0);
    }
    watching.push(passer_by.watch(&table, None).await.0);
    let (mut own, _) = host.watch(&table, None).await;
    let moved = seq(&host.play(&table, 0, &[json!({ "type": "bid", "amount": 10 })]).await);
    for socket in &mut watching {
        let told = socket.until(moved, &mut Vec::new()).await;
        assert_eq!((line(&told), &told["table"]["you"]["seats"]), (1, &json!([])));
    }
    let told = own.until(moved, &mut Vec::new()).await;
    assert_eq!((line(&told), &told["table"]["you"]["seats"]), (1, &json!([0, 1, 2])));
}

/// Nobody sees who only watches, so nobody is told.
#[tokio::test]
async fn who_only_watches_comes_and_goes_without_waking_anybody() {
    let server = Running::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = ada.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
    let (mut page, _) = ada.watch(&table, None).await;
    for _ in 0..3 {
        eve.watch(&table, None).await;
    }
    let (seat, action) = &recorded("chicago-3p-rush")[0];
    ada.play(&table, *seat, std::slice::from_ref(action)).await;
    assert_eq!(line(&page.update().await), 1, "told of nothing before that");
}

/// However little time bots are given, a table does not wait for them for ever.
#[tokio::test(flavor = "multi_thread")]
async fn bots_that_are_given_no_time_play_all_the_same() {
    let hurry = |config: &mut bourse_server::Config| config.patience = Duration::ZERO;
    let server = Running::start_in(TempDir::new().unwrap(), hurry).await;
    let host = server.guest("host").await;
    let seats = [bot("regular"), bot("regular"), bot("greedy")];
    let table = host.make("chicago", json!({}), &seats).await;
    let (mut socket, mut update) = host.watch(&table, None).await;
    while line(&update) < 40 {
        update = socket.update().await;
    }
}

/// Brings a file back to the form in which it did not say where bots are to
/// decide, nor what the lobby shows.
async fn to_earlier_form(file: &Path) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let back = "DROP INDEX tables_waiting_for_bots; DROP INDEX tables_without_summary;
                DROP INDEX tables_listed;
                ALTER TABLE tables DROP COLUMN bot_turn; ALTER TABLE tables DROP COLUMN summary;
                PRAGMA user_version = 0;";
    sqlx::raw_sql(back).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_an_earlier_form_opens_and_its_bots_play_on() {
    let server = Running::start().await;
    let host = server.guest("host").await;
    let mut wish = crate::client::table("chicago", json!({}), &vec![bot("random"); 3]);
    wish["pause"] = 5000.into();
    wish["listed"] = true.into();
    let bots = crate::client::id(&host.post("/api/tables", &wish).await.ok());
    let people = host.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await;
    host.play(&people, 0, &[json!({ "type": "bid", "amount": 10 })]).await;
    let (lobby, before) = (host.get("/api/tables").await.ok(), host.look(&people).await);
    let folder = server.stop().await;
    to_earlier_form(&folder.path().join("bourse.sqlite")).await;

    let server = Running::start_in(folder, |_| ()).await;
    assert_eq!(server.resumed, 2);
    let host = host.at(server.address);
    assert_eq!(host.look(&people).await, before);
    assert_eq!(host.get("/api/tables").await.ok()["mine"], lobby["mine"]);
    // Nobody has asked for the table of bots.
    host.act(&bots, "pace", &json!({ "pause": 0 })).await.ok();
    let (mut socket, mut update) = host.watch(&bots, None).await;
    while line(&update) < 5 {
        update = socket.update().await;
    }
}
