//! Taking back: freely, by consent, refused, withdrawn.

use serde_json::{Value, json};

use crate::client::{Guest, Running, bot, invite, line, me, open, seq};
use crate::protocol::bid;

/// Ada in seat 0 and Bob in seat 1; both have bid.
async fn two(server: &Running) -> (Guest, Guest, String) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = ada.make("chicago", json!({}), &[me(), open()]).await;
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, None).await.ok();
    ada.play(&table, 0, &[bid(10)]).await;
    bob.play(&table, 1, &[bid(11)]).await;
    (ada, bob, table)
}

fn asked(update: &Value) -> &Value {
    &update["table"]["undo"]
}

#[tokio::test]
async fn ones_own_last_decision_is_taken_back_freely() {
    let server = Running::start().await;
    let (_, bob, table) = two(&server).await;
    let before = bob.look(&table).await;
    assert_eq!(before["table"]["you"]["undo"], json!({ "to": 1, "free": true }));
    let after = bob.undo(&table, 1, 1).await.ok();
    assert_eq!((line(&after), &after["keep"], asked(&after)), (1, &json!(1), &Value::Null));
    assert_eq!(seq(&after), seq(&before) + 1, "the number never goes back");
    assert_eq!(line(&bob.play(&table, 1, &[bid(15)]).await), 2);
}

#[tokio::test]
async fn after_another_player_decided_the_others_are_asked() {
    let server = Running::start().await;
    let (ada, bob, table) = two(&server).await;
    let offer = ada.get(&format!("/api/tables/{table}?viewer=0")).await.ok();
    assert_eq!(offer["table"]["you"]["undo"], json!({ "to": 0, "free": false }));

    let wish = ada.undo(&table, 0, 0).await.ok();
    assert_eq!(asked(&wish), &json!({ "seat": 0, "to": 0, "waiting": [1] }));
    assert_eq!(line(&wish), 2, "nothing is taken back yet");
    // The one who asked cannot agree with himself, nor can who only looks.
    ada.answer_undo(&table, true).await.problem(409, "not_asked");
    server.guest("Eve").await.answer_undo(&table, true).await.problem(409, "not_asked");

    let agreed = bob.answer_undo(&table, true).await.ok();
    assert_eq!((line(&agreed), asked(&agreed)), (0, &Value::Null));
    bob.answer_undo(&table, true).await.problem(409, "not_asked");
}

#[tokio::test]
async fn a_wish_can_be_refused_and_withdrawn_and_ends_when_the_game_goes_on() {
    let server = Running::start().await;
    let (ada, bob, table) = two(&server).await;
    ada.undo(&table, 0, 0).await.ok();
    let refused = bob.answer_undo(&table, false).await.ok();
    assert_eq!((line(&refused), asked(&refused)), (2, &Value::Null));

    ada.undo(&table, 0, 0).await.ok();
    let withdrawn = ada.answer_undo(&table, false).await.ok();
    assert_eq!((line(&withdrawn), asked(&withdrawn)), (2, &Value::Null));
    bob.answer_undo(&table, true).await.problem(409, "not_asked");

    ada.undo(&table, 0, 0).await.ok();
    let on = ada.play(&table, 0, &[bid(12)]).await;
    assert_eq!((line(&on), asked(&on)), (3, &Value::Null));
}

#[tokio::test]
async fn there_must_be_something_to_take_back_and_it_must_be_ones_own_seat() {
    let server = Running::start().await;
    let (ada, bob, table) = two(&server).await;
    for to in [2, 3, usize::MAX] {
        ada.undo(&table, 0, to).await.problem(400, "no_line");
    }
    ada.undo(&table, 1, 1).await.problem(403, "not_yours");
    let old = json!({ "seat": 1, "seq": 1, "to": 1 });
    bob.act(&table, "undo", &old).await.problem(409, "stale");
    assert_eq!(line(&ada.look(&table).await), 2);
}

#[tokio::test]
async fn bots_always_consent() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("chicago", json!({}), &[me(), bot("random"), bot("greedy")]).await;
    let (mut socket, first) = ada.watch(&table, None).await;
    ada.play(&table, 0, &[bid(10)]).await;
    let mut update = first;
    while line(&update) < 3 {
        update = socket.update().await;
    }
    let after = ada.undo(&table, 0, 0).await.ok();
    assert_eq!((line(&after), asked(&after)), (0, &Value::Null));
}

#[tokio::test]
async fn when_nobody_is_left_to_ask_it_is_done() {
    let server = Running::start().await;
    let (ada, bob, table) = two(&server).await;
    ada.undo(&table, 0, 0).await.ok();
    bob.act(&table, "leave", &json!({ "seat": 1, "bot": null })).await.ok();
    let after = ada.look(&table).await;
    assert_eq!((line(&after), asked(&after)), (0, &Value::Null));
}
