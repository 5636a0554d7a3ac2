//! Numbers, keys, batches, previews and the socket.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bourse_server::Server;
use bourse_server::api::PROTOCOL;
use bourse_server::store::Sqlite;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{
    Guest, Running, Socket, config, follow, line, me, open, recorded, screen, seq, standing,
};
use crate::odd::Odd;

pub(crate) fn bid(amount: u32) -> Value {
    json!({ "type": "bid", "amount": amount })
}

/// A table of three on one screen.
async fn three(guest: &Guest) -> String {
    guest.make("chicago", json!({}), &[me(), screen("B"), screen("C")]).await
}

/// Plays so many lines of a recorded game of three, and gives the rest.
async fn begun(guest: &Guest, table: &str, count: usize) -> Vec<(u8, Value)> {
    let mut lines = recorded("chicago-3p-rush");
    let rest = lines.split_off(count);
    for (seat, action) in lines {
        guest.play(table, seat, &[action]).await;
    }
    rest
}

fn wish(seat: u8, seq: u64, key: &str, actions: &[Value]) -> Value {
    json!({ "seat": seat, "seq": seq, "key": key, "actions": actions })
}

#[tokio::test]
async fn a_stale_number_is_answered_with_exactly_what_was_missed() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    ada.play(&table, 0, &[bid(10)]).await;
    let known = ada.look(&table).await;
    ada.play(&table, 1, &[bid(12)]).await;
    ada.play(&table, 2, &[bid(13)]).await;

    let late = ada.act(&table, "play", &wish(0, seq(&known), "late", &[bid(14)])).await;
    let missed = late.problem(409, "stale")["update"].take();
    assert_eq!((&missed["keep"], line(&missed)), (&json!(1), 3));
    assert_eq!(missed["steps"].as_array().unwrap().len(), 2);

    let fresh = ada.look(&table).await;
    let mut steps = known["steps"].as_array().unwrap().clone();
    follow(&mut steps, &missed);
    assert_eq!(json!(steps), fresh["steps"]);
    assert_eq!(standing(&missed)["table"], standing(&fresh)["table"]);
    assert_eq!(missed["position"], fresh["position"]);

    let early = ada.act(&table, "play", &wish(0, seq(&fresh) + 1, "early", &[bid(14)])).await;
    early.problem(400, "bad_request");
    assert_eq!(ada.look(&table).await, fresh);
}

#[tokio::test]
async fn who_knows_nothing_or_the_future_is_told_everything() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    ada.play(&table, 0, &[bid(10)]).await;
    for since in [0, 1_000_000, u64::MAX] {
        let update = ada.get(&format!("/api/tables/{table}?since={since}")).await.ok();
        assert_eq!((&update["keep"], update["steps"].as_array().unwrap().len()), (&json!(0), 1));
    }
}

#[tokio::test]
async fn a_move_sent_twice_counts_once() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    let seen = seq(&ada.look(&table).await);
    let sent = wish(0, seen, "same", &[bid(10)]);
    let first = ada.act(&table, "play", &sent).await.ok();
    let again = ada.act(&table, "play", &sent).await.ok();
    assert_eq!(standing(&first), standing(&again));
    ada.play(&table, 1, &[bid(11)]).await;
    let later = ada.act(&table, "play", &sent).await.ok();
    assert_eq!((line(&later), later["steps"].as_array().unwrap().len()), (2, 2));

    // The key is the seat's own.
    let other = wish(2, seq(&later), "same", &[bid(12)]);
    assert_eq!(line(&ada.act(&table, "play", &other).await.ok()), 3);
    for key in ["", &"k".repeat(65)] {
        let wrong = wish(0, seq(&later) + 1, key, &[bid(13)]);
        ada.act(&table, "play", &wrong).await.problem(400, "bad_request");
    }
}

#[tokio::test]
async fn several_actions_are_stored_all_or_not_at_all() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    let next = begun(&ada, &table, 22).await;
    let turn: Vec<Value> = next[..3].iter().map(|(_, action)| action.clone()).collect();
    let before = ada.look(&table).await;
    let seen = seq(&before);

    // The fourth is not this seat's any more.
    let too_many = [&turn[..], &[bid(5)]].concat();
    let refused = ada.act(&table, "play", &wish(0, seen, "a", &too_many)).await;
    assert_eq!(refused.problem(422, "refused")["rule"]["rule"], "wrong_seat");
    let senseless = [&turn[..], &[json!({ "type": "fly" })]].concat();
    ada.act(&table, "play", &wish(0, seen, "b", &senseless)).await.problem(400, "bad_request");
    ada.act(&table, "play", &wish(0, seen, "c", &[])).await.problem(400, "bad_request");
    assert_eq!(ada.look(&table).await, before);

    // A key whose move was refused is still free.
    let after = ada.act(&table, "play", &wish(0, seen, "a", &turn)).await.ok();
    assert_eq!((line(&after), seq(&after)), (25, seen + 1));
}

#[tokio::test]
async fn a_preview_stores_nothing_and_stops_before_others_decide() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    let next = begun(&ada, &table, 22).await;
    let turn: Vec<Value> = next[..3].iter().map(|(_, action)| action.clone()).collect();
    let before = ada.look(&table).await;
    let preview = async |actions: &[Value]| {
        ada.act(&table, "preview", &json!({ "seat": 0, "actions": actions })).await.ok()
    };

    let whole = preview(&turn).await;
    assert_eq!((&whole["played"], &whole["stopped"]), (&json!(3), &Value::Null));
    assert_eq!((line(&whole), &whole["position"]["to_move"]), (25, &json!([1])));
    let beyond = preview(&[&turn[..], &[bid(5), bid(6)]].concat()).await;
    assert_eq!((&beyond["played"], &beyond["stopped"]), (&json!(3), &json!("other")));
    assert_eq!((&beyond["position"], &beyond["refused"]), (&whole["position"], &Value::Null));
    let wrong = preview(&[turn[0].clone(), bid(5)]).await;
    assert_eq!((&wrong["played"], &wrong["refused"]["index"]), (&json!(1), &json!(1)));
    assert_eq!(preview(&[]).await["position"], before["position"]);
    assert_eq!(ada.look(&table).await, before);

    // What was previewed is what then happens.
    let after = ada.play(&table, 0, &turn).await;
    let at = ada.get(&format!("/api/tables/{table}/at/25?viewer=0")).await.ok();
    assert_eq!((line(&after), &at["view"]), (25, &whole["position"]["view"]));
}

#[tokio::test]
async fn the_moments_of_several_lines_come_in_one_answer() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    begun(&ada, &table, 90).await;
    let get = async |query: &str| ada.get(&format!("/api/tables/{table}/positions?{query}")).await;

    let some = get("from=5&to=9&viewer=1").await.ok();
    assert_eq!(some.as_array().unwrap().len(), 5);
    for (position, at) in some.as_array().unwrap().iter().zip(5..) {
        let alone = ada.get(&format!("/api/tables/{table}/at/{at}?viewer=1")).await.ok();
        assert_eq!((position, &position["line"]), (&alone, &json!(at)));
    }
    // The last one too: what can be done now comes with the update.
    let last = get("from=90&to=90").await.ok();
    let now = ada.look(&table).await;
    assert_eq!(last[0]["view"], now["position"]["view"]);
    assert_eq!((&last[0]["moves"], now["position"]["moves"].is_object()), (&Value::Null, true));

    assert_eq!(get("from=0&to=79").await.ok().as_array().unwrap().len(), 80);
    let many = get("from=0&to=80").await.problem(400, "bad_request");
    assert!(many["message"].as_str().unwrap().contains("80 lines"), "{many}");
    get("from=9&to=5").await.problem(400, "bad_request");
    get("from=80&to=91").await.problem(404, "no_line");
    get("from=80&to=90&viewer=3").await.problem(403, "not_yours");
}

#[tokio::test]
async fn a_gap_is_repaired_from_the_last_entry_a_page_knows() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    begun(&ada, &table, 5).await;
    let known = ada.look(&table).await;
    ada.undo(&table, 1, 3).await.ok();
    ada.play(&table, 0, &[bid(40)]).await;

    let (_socket, update) = ada.watch(&table, Some(seq(&known))).await;
    assert_eq!((&update["keep"], line(&update)), (&json!(3), 4));
    let mut steps = known["steps"].as_array().unwrap().clone();
    follow(&mut steps, &update);
    assert_eq!(json!(steps), ada.look(&table).await["steps"]);

    let (_socket, nothing) = ada.watch(&table, Some(seq(&update))).await;
    assert_eq!((&nothing["keep"], &nothing["steps"]), (&json!(4), &json!([])));
}

#[tokio::test]
async fn two_tabs_are_told_the_same() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    let ((mut one, first), (mut two, second)) =
        (ada.watch(&table, None).await, ada.watch(&table, None).await);
    let mut logs = [Vec::new(), Vec::new()];
    follow(&mut logs[0], &first);
    follow(&mut logs[1], &second);
    begun(&ada, &table, 12).await;
    ada.undo(&table, 2, 10).await.ok();
    let fresh = ada.look(&table).await;
    let ends =
        [one.until(seq(&fresh), &mut logs[0]).await, two.until(seq(&fresh), &mut logs[1]).await];
    for (log, end) in logs.iter().zip(&ends) {
        assert_eq!(json!(log), fresh["steps"]);
        assert_eq!(end["position"], fresh["position"]);
        assert_eq!(standing(end)["table"], standing(&fresh)["table"]);
    }
    assert_eq!(ends[0]["table"]["seats"][0]["here"], true);
}

#[tokio::test]
async fn a_page_of_another_time_is_told_to_load_again() {
    let server = Running::start().await;
    for hello in [
        json!({ "type": "hello", "protocol": 0, "rules": {} }),
        json!({ "type": "hello", "protocol": PROTOCOL + 1, "rules": {} }),
        json!({ "type": "hello", "protocol": PROTOCOL, "rules": { "chicago": 999 } }),
        json!({ "type": "hello", "protocol": PROTOCOL, "rules": { "whist": 1 } }),
    ] {
        let mut socket = Socket::open(server.address, None).await;
        socket.say(&hello).await;
        assert_eq!(socket.hear().await["type"], "outdated", "{hello}");
        socket.say(&json!({ "type": "lobby" })).await;
        assert_eq!(socket.hear().await["type"], "problem", "{hello}");
        socket
            .say(&json!({ "type": "hello", "protocol": PROTOCOL, "rules": { "chicago": 1 } }))
            .await;
        assert_eq!(socket.hear().await["type"], "welcome");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_after_a_restart() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    let next = begun(&ada, &table, 12).await.swap_remove(0);
    ada.make("chicago", json!({}), &[me(), open()]).await;
    let before = ada.look(&table).await;
    let server = server.restart().await;
    assert_eq!(server.resumed, 1);
    let ada = ada.at(server.address);
    assert_eq!(ada.look(&table).await, before);
    assert_eq!(line(&ada.play(&table, next.0, &[next.1]).await), 13);
}

#[tokio::test]
async fn a_store_that_wrote_what_it_said_it_had_not_is_believed_at_last() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(&folder.path().join("bourse.sqlite")).await.unwrap();
    let store = Arc::new(Odd::new(store));
    let server = Server::with_store(&config(folder.path()), store.clone()).await.unwrap();
    let server = Running::run(server, folder);
    let ada = server.guest("Ada").await;
    let table = three(&ada).await;
    let before = ada.look(&table).await;
    let (mut socket, _) = ada.watch(&table, Some(seq(&before))).await;

    store.denies.store(true, Ordering::Relaxed);
    let sent = wish(0, seq(&before), "a", &[bid(10)]);
    ada.act(&table, "play", &sent).await.problem(503, "store");
    ada.act(&table, "play", &sent).await.problem(503, "store");
    assert_eq!(line(&ada.act(&table, "play", &sent).await.ok()), 1);
    // Who was watching all the time has been told as well.
    let told = socket.until(seq(&before) + 1, &mut Vec::new()).await;
    assert_eq!(line(&told), 1);
}

/// A message held back until the one before is acknowledged takes 40 ms, every
/// time; one that is sent at once takes as long only when the machine is busy.
#[tokio::test]
async fn no_message_waits_for_the_one_before() {
    let server = Running::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let mut took = Vec::new();
    for _ in 0..10 {
        let table = three(&ada).await;
        let (mut socket, first) = eve.watch(&table, None).await;
        let wish = wish(0, seq(&first), "first", &[bid(10)]);
        let sent = Instant::now();
        let (answer, _) = tokio::join!(ada.act(&table, "play", &wish), async {
            while line(&socket.update().await) == 0 {}
            took.push(sent.elapsed());
        });
        answer.ok();
    }
    assert!(took.iter().any(|took| *took < Duration::from_millis(30)), "{took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_sent_once_and_then_what_changes() {
    let server = Running::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let listed = async |name: &str| {
        let mut wish = crate::client::table("chicago", json!({}), &[me(), screen(name), open()]);
        wish["listed"] = true.into();
        crate::client::id(&ada.post("/api/tables", &wish).await.ok())
    };
    let first = listed("B").await;
    let mut socket = eve.socket().await;
    socket.say(&json!({ "type": "lobby" })).await;
    let lobby = socket.hear().await;
    assert_eq!(
        (&lobby["type"], &lobby["lobby"]["listed"][0]["id"]),
        (&"lobby".into(), &json!(first))
    );
    let second = listed("C").await;
    let news = socket.hear().await;
    assert_eq!(news["type"], "lobby_changed");
    assert_eq!(news["listed"]["lines"].as_array().unwrap().len(), 1, "the first is as it was");
    assert_eq!(news["listed"]["lines"][0]["id"], json!(second));
    let invite = news["listed"]["lines"][0]["invite"].as_str().unwrap().to_owned();
    eve.sit(&second, &invite, None).await.ok();
    let news = socket.hear().await;
    assert_eq!(news["listed"], json!({ "gone": [second], "lines": [] }));
    assert_eq!(news["mine"]["lines"][0]["id"], json!(second));
}
