//! Standing orders: given, followed, ended, kept, and nobody else's business.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::client::{
    Answer, Guest, Running, Socket, id, invite, line, me, open, screen, seq, standing,
};

/// The seventh stock round of a game of 1861, with these people: seat 1 begins
/// and directs SW.
pub(crate) async fn seventh(host: &Guest, seats: &[Value]) -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/table/data/1861-shares.jsonl");
    let record = std::fs::read_to_string(file).unwrap();
    let wish = json!({ "record": record, "seats": seats, "pause": 0 });
    id(&host.post("/api/tables/upload", &wish).await.ok())
}

/// Ada, Bob and Cyd in seats 0, 1 and 2.
async fn three(server: &Running) -> ([Guest; 3], String) {
    let mut guests = Vec::new();
    for name in ["Ada", "Bob", "Cyd"] {
        guests.push(server.guest(name).await);
    }
    let table = seventh(&guests[0], &[me(), open(), open()]).await;
    let key = invite(&guests[0].look(&table).await);
    for guest in &guests[1..] {
        guest.sit(&table, &key, None).await.ok();
    }
    (guests.try_into().unwrap_or_else(|_| panic!("three")), table)
}

pub(crate) fn pass_stock() -> Value {
    let unless = json!({ "sale": true, "rival": true, "fall": true, "auction": true });
    json!({ "type": "pass_stock", "set": 7, "unless": unless })
}

pub(crate) fn pass() -> Value {
    json!({ "type": "pass" })
}

fn share() -> Value {
    json!({ "type": "buy_share", "company": "MKV", "from": "treasury" })
}

fn sell() -> Value {
    json!({ "type": "sell_shares", "company": "SW", "shares": 1 })
}

pub(crate) fn orders(update: &Value) -> &Vec<Value> {
    update["table"]["you"]["orders"]["list"].as_array().unwrap()
}

/// How many orders were given. They do not count in the number everybody is
/// told, so that makes no key.
static GIVEN: AtomicU64 = AtomicU64::new(0);

async fn give(guest: &Guest, table: &str, seat: u8, order: &Value) -> Answer {
    let seq = seq(&guest.look(table).await);
    let key = GIVEN.fetch_add(1, Ordering::Relaxed).to_string();
    let wish = json!({ "seat": seat, "seq": seq, "key": key, "order": order });
    guest.act(table, "orders", &wish).await
}

/// Hears who has come, until there is nothing more to hear.
async fn until_silent(socket: &mut Socket) {
    while timeout(Duration::from_millis(300), socket.update()).await.is_ok() {}
}

/// What a socket says next must be this far.
async fn next(socket: &mut Socket, far: u64) -> Value {
    let update = socket.update().await;
    assert_eq!(seq(&update), far);
    update
}

#[tokio::test]
async fn an_order_is_followed_and_ends_with_its_reason() {
    let server = Running::start().await;
    let ([ada, bob, cyd], table) = three(&server).await;
    let given = give(&bob, &table, 1, &pass_stock()).await.ok();
    let last = given["steps"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["what"], &last["by_order"]), (&pass(), &json!(true)), "it was his turn");
    assert_eq!((orders(&given).len(), &orders(&given)[0]["ended"]), (1, &Value::Null));

    cyd.play(&table, 2, &[share()]).await;
    let after = ada.play(&table, 0, &[pass()]).await;
    assert_eq!(after["position"]["to_move"], json!([2]), "Bob has passed again");
    assert_eq!(orders(&ada.look(&table).await).len(), 0);

    cyd.play(&table, 2, &[sell()]).await;
    let told = bob.look(&table).await;
    let why = json!({ "type": "sold", "seat": 2, "company": "SW" });
    assert_eq!((orders(&told).len(), &orders(&told)[0]["ended"]), (1, &why));
    cyd.play(&table, 2, &[pass()]).await;
    let on = ada.play(&table, 0, &[pass()]).await;
    assert_eq!(on["position"]["to_move"], json!([1]), "he decides himself");

    let away = json!({ "seat": 1, "number": 1 });
    let update = bob.act(&table, "orders/withdraw", &away).await.ok();
    assert_eq!(orders(&update).len(), 0);
    bob.act(&table, "orders/withdraw", &away).await.problem(409, "no_order");
}

#[tokio::test]
async fn orders_outlive_the_server() {
    let server = Running::start().await;
    let ([ada, bob, cyd], table) = three(&server).await;
    give(&cyd, &table, 2, &pass_stock()).await.ok();
    let before = cyd.look(&table).await;
    let server = server.restart().await;
    let [ada, bob, cyd] = [ada, bob, cyd].map(|guest| guest.at(server.address));
    assert_eq!(orders(&cyd.look(&table).await), orders(&before));
    let after = bob.play(&table, 1, &[pass()]).await;
    assert_eq!((line(&after), &after["position"]["to_move"]), (line(&before) + 2, &json!([0])));

    let server = server.restart().await;
    let [ada, cyd] = [ada, cyd].map(|guest| guest.at(server.address));
    assert_eq!(line(&ada.look(&table).await), line(&after));
    cyd.act(&table, "orders/withdraw", &json!({ "seat": 2, "number": 1 })).await.ok();
}

#[tokio::test]
async fn nobody_else_is_told_of_an_order() {
    let server = Running::start().await;
    let ([ada, bob, cyd], table) = three(&server).await;
    let eve = server.guest("Eve").await;
    let mut sockets = Vec::new();
    for guest in [&ada, &bob, &eve] {
        sockets.push(guest.watch(&table, None).await.0);
    }
    for socket in &mut sockets {
        until_silent(socket).await;
    }
    let looks = async || {
        let mut seen = Vec::new();
        for (guest, eyes) in [(&ada, "?viewer=0"), (&bob, "?viewer=1"), (&eve, "")] {
            let update = guest.get(&format!("/api/tables/{table}{eyes}")).await.ok();
            seen.push(standing(&update).to_string());
            seen.push(guest.get("/api/tables").await.text);
        }
        seen
    };
    let before = looks().await;
    let far = seq(&bob.look(&table).await);
    let given = give(&cyd, &table, 2, &pass_stock()).await.ok();
    assert_eq!((seq(&given), orders(&given).len()), (far, 1));
    cyd.act(&table, "orders/withdraw", &json!({ "seat": 2, "number": 1 })).await.ok();
    give(&cyd, &table, 2, &pass_stock()).await.ok();
    assert_eq!(looks().await, before);
    for other in [&ada, &bob, &eve] {
        other.get(&format!("/api/tables/{table}?viewer=2")).await.problem(403, "not_yours");
        let theirs = json!({ "seat": 2, "number": 2 });
        other.act(&table, "orders/withdraw", &theirs).await.problem(403, "not_yours");
    }

    // The next thing everybody hears is Bob's move, with what followed.
    let played = bob.play(&table, 1, &[pass()]).await;
    assert_eq!(seq(&played), far + 2);
    for socket in &mut sockets {
        let update = next(socket, far + 2).await;
        assert_eq!(orders(&update).len(), 0);
        let steps = update["steps"].as_array().unwrap();
        assert!(steps.iter().all(|step| step["by_order"] == false), "{steps:?}");
    }
}

/// One at one screen is told of his own seats' orders, whichever he looks from.
#[tokio::test]
async fn a_page_hears_of_its_own_orders() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = seventh(&ada, &[me(), screen("B"), screen("C")]).await;
    let (mut socket, first) = ada.watch(&table, None).await;
    socket.say(&json!({ "type": "watch", "table": table, "viewer": 2, "since": null })).await;
    let order = json!({ "seat": 2, "seq": seq(&first), "key": "k", "order": pass_stock() });
    ada.act(&table, "orders", &order).await.ok();
    while orders(&socket.update().await).is_empty() {}
}

#[tokio::test]
async fn what_cannot_be_an_order_is_refused_and_changes_nothing() {
    let server = Running::start().await;
    let ([ada, bob, _], table) = three(&server).await;
    let before = bob.look(&table).await;
    for bad in [
        json!(null),
        json!([]),
        json!({}),
        json!({ "type": "pass_stock", "set": 7 }),
        json!({ "type": "pass_stock", "set": 300, "unless": {} }),
    ] {
        give(&bob, &table, 1, &bad).await.problem(400, "bad_request");
    }
    let mut early = pass_stock();
    early["set"] = json!(8);
    let idle = give(&bob, &table, 1, &early).await.problem(422, "idle_order");
    assert_eq!(idle["ended"], json!({ "type": "not_next" }));
    give(&ada, &table, 1, &pass_stock()).await.problem(403, "not_yours");
    let old = json!({ "seat": 1, "seq": 1, "key": "k", "order": pass_stock() });
    bob.act(&table, "orders", &old).await.problem(409, "stale");
    bob.act(&table, "orders/withdraw", &json!({ "seat": 1, "number": 1 }))
        .await
        .problem(409, "no_order");
    assert_eq!(bob.look(&table).await, before);
}
