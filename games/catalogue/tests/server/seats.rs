//! Sitting down, getting up, coming back.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Answer, Guest, Running, bot, id, invite, line, me, open, table};
use crate::protocol::bid;

fn chair(update: &Value, seat: usize) -> (&Value, &Value, &Value) {
    let chair = &update["table"]["seats"][seat];
    (&chair["name"], &chair["kind"], &chair["yours"])
}

async fn leave(guest: &Guest, table: &str, seat: u8, bot: Option<&str>) -> Answer {
    guest.act(table, "leave", &json!({ "seat": seat, "bot": bot })).await
}

#[tokio::test]
async fn sitting_down_needs_the_invitation_and_a_free_seat() {
    let server = Running::start().await;
    let (ada, bob, eve) =
        (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ada.make("chicago", json!({}), &[open(), me(), open()]).await;
    let key = invite(&ada.look(&table).await);
    assert_eq!(bob.look(&table).await["table"]["you"]["invite"], Value::Null);

    for wrong in ["", "x", &"a".repeat(26)] {
        bob.sit(&table, wrong, None).await.problem(403, "not_invited");
    }
    bob.act(&table, "sit", &json!({ "key": null, "seat": 0, "name": null }))
        .await
        .problem(403, "not_invited");
    server.stranger().sit(&table, &key, None).await.problem(401, "no_name");
    bob.sit(&table, &key, Some(1)).await.problem(409, "taken");
    bob.sit(&table, &key, Some(3)).await.problem(404, "no_seat");

    ada.act(&table, "play", &json!({ "seat": 1, "seq": 2, "key": "a", "actions": [bid(10)] }))
        .await
        .problem(409, "gathering");
    let sat = bob.sit(&table, &key, None).await.ok();
    assert_eq!(chair(&sat, 0), (&json!("Bob"), &json!("person"), &json!(true)));
    assert_eq!(sat["table"]["status"], "gathering");
    let named = json!({ "key": key, "seat": 2, "name": " Evelyn  B. " });
    let full = eve.act(&table, "sit", &named).await.ok();
    assert_eq!(
        (chair(&full, 2).0, &full["table"]["status"]),
        (&json!("Evelyn B."), &json!("playing"))
    );
    server.guest("Joe").await.sit(&table, &key, None).await.problem(409, "full");
    assert_eq!(line(&bob.play(&table, 0, &[bid(10)]).await), 1);
}

#[tokio::test]
async fn an_invitation_is_checked_before_anybody_sits_down() {
    let server = Running::start().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = ada.make("chicago", json!({}), &[me(), open(), bot("random")]).await;
    let key = invite(&ada.look(&table).await);
    let stranger = server.stranger();
    let check =
        async |key: &str| stranger.act(&table, "invitation", &json!({ "key": key })).await.ok();
    assert_eq!(check(&key).await, json!({ "valid": true, "free": 1 }));
    for wrong in ["", &key[1..], &format!("{key}a"), &"a".repeat(26), &key.to_uppercase()] {
        assert_eq!(check(wrong).await, json!({ "valid": false, "free": 1 }));
    }
    bob.sit(&table, &key, None).await.ok();
    assert_eq!(check(&key).await, json!({ "valid": true, "free": 0 }));
    stranger.act(&table, "invitation", &json!({})).await.problem(400, "bad_request");
    stranger
        .act("aaaaaaaaaaaa", "invitation", &json!({ "key": key }))
        .await
        .problem(404, "no_table");
}

#[tokio::test]
async fn who_sits_there_sets_the_pace_of_the_bots() {
    let server = Running::start().await;
    let (ada, bob, eve) =
        (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let mut wish = table("chicago", json!({}), &[me(), open(), bot("random")]);
    wish["pause"] = json!(5000);
    let table = id(&ada.post("/api/tables", &wish).await.ok());
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, None).await.ok();
    let pace = async |guest: &Guest, pause: u32| {
        guest.act(&table, "pace", &json!({ "pause": pause })).await
    };
    pace(&eve, 0).await.problem(403, "not_yours");
    pace(&bob, 5001).await.problem(400, "bad_request");
    assert_eq!(pace(&bob, 4000).await.ok()["table"]["pause"], 4000);
    ada.play(&table, 0, &[bid(10)]).await;
    let (mut socket, mut update) = bob.watch(&table, None).await;
    bob.play(&table, 1, &[bid(11)]).await;
    // The bot waits already, and does not wait to the end.
    let asked = Instant::now();
    assert_eq!(pace(&ada, 0).await.ok()["table"]["pause"], 0);
    while line(&update) < 3 {
        update = socket.update().await;
    }
    assert!(asked.elapsed() < Duration::from_millis(3000), "{:?}", asked.elapsed());

    let server = server.restart().await;
    let ada = ada.at(server.address);
    assert_eq!(ada.look(&table).await["table"]["pause"], 0);
    let over =
        crate::making::finished(&ada, &[me(), crate::client::screen("B"), bot("random")]).await;
    ada.act(&over, "pace", &json!({ "pause": 700 })).await.ok();
    let again = ada.act(&over, "rematch", &Value::Null).await.ok();
    assert_eq!(again["table"]["pause"], 700);
}

#[tokio::test]
async fn who_gets_up_before_the_game_begins_is_waited_for() {
    let server = Running::start().await;
    let (ada, bob, eve) =
        (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ada.make("speculation", json!({}), &[me(), open(), open()]).await;
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, Some(1)).await.ok();
    leave(&bob, &table, 1, None).await.ok();
    let waiting = eve.sit(&table, &key, Some(2)).await.ok();
    assert_eq!((&waiting["table"]["status"], line(&waiting)), (&json!("gathering"), 0));
    let begun = bob.sit(&table, &key, None).await.ok();
    assert_eq!(begun["table"]["status"], "playing");
    assert!(line(&begun) > 0, "the first draws follow by themselves");
}

#[tokio::test]
async fn an_invited_guest_takes_over_from_a_bot() {
    let server = Running::start().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = ada.make("chicago", json!({}), &[me(), bot("greedy")]).await;
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, None).await.problem(409, "full");
    let over = bob.sit(&table, &key, Some(1)).await.ok();
    assert_eq!(chair(&over, 1), (&json!("Bob"), &json!("person"), &json!(true)));
    ada.play(&table, 0, &[bid(10)]).await;
    assert_eq!(line(&bob.play(&table, 1, &[bid(11)]).await), 2);
}

#[tokio::test]
async fn who_left_may_come_back_without_an_invitation() {
    let server = Running::start().await;
    let (ada, bob, eve) =
        (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ada.make("chicago", json!({}), &[me(), open()]).await;
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, None).await.ok();
    leave(&eve, &table, 1, None).await.problem(403, "not_yours");
    leave(&bob, &table, 1, Some("nobody")).await.problem(400, "no_bot");
    let left = leave(&bob, &table, 1, Some("random")).await.ok();
    assert_eq!(chair(&left, 1), (&json!("random"), &json!("bot"), &json!(false)));
    assert_eq!(left["table"]["you"]["back"], json!([1]));
    bob.act(&table, "play", &json!({ "seat": 1, "seq": 9, "key": "a", "actions": [bid(10)] }))
        .await
        .problem(403, "not_yours");

    let no_key = json!({ "key": null, "seat": null, "name": null });
    eve.act(&table, "sit", &no_key).await.problem(403, "not_invited");
    let back = bob.act(&table, "sit", &no_key).await.ok();
    assert_eq!(chair(&back, 1), (&json!("Bob"), &json!("person"), &json!(true)));
    assert_eq!(back["table"]["you"]["back"], json!([]));
}

#[tokio::test]
async fn the_host_puts_a_bot_into_a_seat() {
    let server = Running::start().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut wish = table("chicago", json!({}), &[me(), open()]);
    wish["absent_minutes"] = json!(0);
    let table = id(&ada.post("/api/tables", &wish).await.ok());
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, None).await.ok();
    // Ada is there.
    let (_page, _) = ada.watch(&table, None).await;
    let wish = |seat: u8, bot: &str| json!({ "seat": seat, "bot": bot });
    bob.act(&table, "bot", &wish(0, "random")).await.problem(403, "not_host");
    ada.act(&table, "bot", &wish(1, "deep blue")).await.problem(400, "no_bot");
    ada.act(&table, "bot", &wish(2, "random")).await.problem(404, "no_seat");
    let put = ada.act(&table, "bot", &wish(1, "random")).await.ok();
    assert_eq!(chair(&put, 1), (&json!("random"), &json!("bot"), &json!(false)));
    assert_eq!(bob.look(&table).await["table"]["you"]["back"], json!([1]));
    // It plays by itself.
    let (mut socket, mut update) = ada.watch(&table, None).await;
    ada.play(&table, 0, &[bid(10)]).await;
    while line(&update) < 2 {
        update = socket.update().await;
    }
    assert_eq!(update["steps"].as_array().unwrap().last().unwrap()["seat"], 1);
}

#[tokio::test]
async fn a_personal_link_brings_a_guest_back_from_another_browser() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("chicago", json!({}), &[me(), bot("random")]).await;
    let link = ada.get("/api/me/link").await.ok();
    let phone = server.stranger();
    phone.get("/api/me/link").await.problem(401, "no_name");
    for wrong in ["", "short", &"a".repeat(26)] {
        phone.post("/api/me/return", &json!({ "key": wrong })).await.problem(404, "no_guest");
    }
    assert_eq!(phone.get("/api/me").await.ok(), json!({ "name": null }));
    assert_eq!(phone.post("/api/me/return", &link).await.ok(), json!({ "name": "Ada" }));
    assert_eq!(phone.look(&table).await["table"]["you"]["seats"], json!([0]));
    phone.play(&table, 0, &[bid(10)]).await;
    // A new name is the same guest's.
    phone.post("/api/me", &json!({ "name": "Ada L." })).await.ok();
    assert_eq!(ada.get("/api/me").await.ok(), json!({ "name": "Ada L." }));
}
