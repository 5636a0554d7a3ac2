//! Nobody sees a hand that is not his: seats with a history change hands by
//! consent alone, and nobody who is there is put out by one alone.

use serde_json::{Value, json};

use crate::client::{
    Answer, Guest, Running, Socket, bot, id, invite, line, me, open, screen, seq, table,
};
use crate::protocol::bid;

const HIDDEN: &str = "hidden_money";

/// A table of Chicago Express made by the first, with the others invited.
async fn gather(server: &Running, wish: &Value, names: &[&str]) -> (Vec<Guest>, String) {
    let mut guests = Vec::new();
    for name in names {
        guests.push(server.guest(name).await);
    }
    let table = id(&guests[0].post("/api/tables", wish).await.ok());
    let key = invite(&guests[0].look(&table).await);
    for guest in &guests[1..] {
        guest.sit(&table, &key, None).await.ok();
    }
    (guests, table)
}

fn wish(hidden: bool, seats: &[Value]) -> Value {
    table("chicago", json!({ HIDDEN: hidden }), seats)
}

/// The same where a player counts as absent as soon as no page is open.
fn impatient(hidden: bool, seats: &[Value]) -> Value {
    let mut wish = wish(hidden, seats);
    wish["absent_minutes"] = json!(0);
    wish
}

async fn put_bot(guest: &Guest, table: &str, seat: u8) -> Answer {
    guest.act(table, "bot", &json!({ "seat": seat, "bot": "random" })).await
}

async fn leave(guest: &Guest, table: &str, seat: u8, bot: Option<&str>) -> Value {
    guest.act(table, "leave", &json!({ "seat": seat, "bot": bot })).await.ok()
}

/// Sits down without an invitation.
async fn sit_back(guest: &Guest, table: &str, seat: u8) -> Answer {
    guest.act(table, "sit", &json!({ "key": null, "seat": seat, "name": null })).await
}

/// Answers the only vote there is.
async fn answer(guest: &Guest, table: &str, agree: bool) -> Answer {
    let vote = votes(&guest.look(table).await)[0]["vote"].clone();
    guest.act(table, "seat/answer", &json!({ "vote": vote, "agree": agree })).await
}

fn votes(update: &Value) -> &Vec<Value> {
    update["table"]["votes"].as_array().unwrap()
}

fn sits(update: &Value, seat: usize) -> (&str, &str) {
    let chair = &update["table"]["seats"][seat];
    (chair["name"].as_str().unwrap_or(""), chair["kind"].as_str().unwrap())
}

/// Changes of a seat as everybody is told of them: who, and how that came about.
fn changes(update: &Value, seat: u8) -> Vec<(String, String)> {
    let changes = update["table"]["seating"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap_or("").to_owned();
    changes
        .filter(|change| change["seat"] == seat)
        .map(|change| (text(&change["name"]), text(&change["cause"])))
        .collect()
}

fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
    list.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect()
}

/// Whose cash an update tells.
fn told(update: &Value) -> Vec<usize> {
    let players = update["position"]["view"]["players"].as_array().unwrap();
    (0..players.len()).filter(|seat| players[*seat]["cash"].is_i64()).collect()
}

/// Closes a page, and waits until the others are told.
async fn close(page: Socket, seat: usize, guest: &Guest, table: &str) {
    let (mut socket, mut update) = guest.watch(table, None).await;
    drop(page);
    while update["table"]["seats"][seat]["here"] == true {
        update = socket.update().await;
    }
}

#[tokio::test]
async fn who_is_there_is_replaced_only_by_a_vote() {
    let server = Running::start().await;
    for hidden in [false, true] {
        let wish = impatient(hidden, &[me(), open(), open()]);
        let (guests, table) = gather(&server, &wish, &["Ada", "Bob", "Cyd"]).await;
        let [ada, bob, cyd] = &guests[..] else { panic!() };
        let (_page, _) = bob.watch(&table, None).await;

        let asked = put_bot(ada, &table, 1).await.ok();
        assert_eq!(sits(&asked, 1), ("Bob", "person"));
        let seen = cyd.look(&table).await;
        let vote = &votes(&seen)[0];
        assert_eq!(
            (&vote["seat"], &vote["name"], &vote["by"]),
            (&json!(1), &json!("random"), &json!("Ada"))
        );
        assert_eq!((&vote["asks_you"], &vote["waiting"]), (&json!(true), &json!([2])));
        // Neither who asks nor whom it is about has a vote, nor who only looks.
        for nobody in [ada, bob, &server.guest("Eve").await] {
            answer(nobody, &table, true).await.problem(403, "not_asked");
        }
        // Asked once more, it is still one question; by another it is one too many.
        assert_eq!(votes(&put_bot(ada, &table, 1).await.ok()).len(), 1);
        put_bot(cyd, &table, 1).await.problem(409, "already_asked");

        answer(cyd, &table, false).await.ok();
        let refused = bob.look(&table).await;
        assert_eq!((sits(&refused, 1), votes(&refused).len()), (("Bob", "person"), 0));
        assert_eq!(refused["table"]["votes_refused"][0]["seat"], 1);
        put_bot(ada, &table, 1).await.problem(409, "already_asked");
        ada.play(&table, 0, &[bid(10)]).await;

        // Whoever sits may ask; the game goes on meanwhile.
        put_bot(cyd, &table, 1).await.ok();
        bob.play(&table, 1, &[bid(11)]).await;
        let carried = answer(ada, &table, true).await.ok();
        assert_eq!(sits(&carried, 1), ("random", "bot"));
        let log = [("Bob", "own"), ("", "vote"), ("random", "vote")];
        assert_eq!(changes(&server.guest("Eve").await.look(&table).await, 1), pairs(&log));
        // He had it last: he may come back.
        assert_eq!(sits(&sit_back(bob, &table, 1).await.ok(), 1), ("Bob", "person"));
    }
}

#[tokio::test]
async fn where_only_bots_would_be_asked_the_answer_is_no() {
    let server = Running::start().await;
    let wish = wish(true, &[me(), open(), bot("random")]);
    let (guests, table) = gather(&server, &wish, &["Ada", "Bob"]).await;
    let [ada, bob] = &guests[..] else { panic!() };
    let (_page, _) = bob.watch(&table, None).await;
    put_bot(ada, &table, 1).await.problem(409, "nobody_to_ask");
    put_bot(bob, &table, 0).await.problem(403, "not_host");
    assert_eq!(sits(&ada.look(&table).await, 1), ("Bob", "person"));

    let alone =
        ada.make("chicago", json!({ HIDDEN: true }), &[me(), bot("random"), bot("greedy")]).await;
    let key = invite(&ada.look(&alone).await);
    ada.sit(&alone, &key, Some(1)).await.problem(409, "nobody_to_ask");
    let cards = ada.make("speculation", json!({}), &[me(), bot("random"), bot("random")]).await;
    sit_back(ada, &cards, 1).await.problem(409, "nobody_to_ask");
    assert_eq!(told(&ada.look(&alone).await), [0]);
}

#[tokio::test]
async fn an_absent_player_is_replaced_after_the_time_the_table_set() {
    let server = Running::start().await;
    let (guests, table) = gather(&server, &wish(true, &[me(), open()]), &["Ada", "Bob"]).await;
    assert_eq!(guests[0].look(&table).await["table"]["absent_minutes"], 15);
    put_bot(&guests[0], &table, 1).await.problem(409, "nobody_to_ask");

    let wish = impatient(true, &[me(), open()]);
    let (guests, table) = gather(&server, &wish, &["Ada", "Bob"]).await;
    let [ada, bob] = &guests[..] else { panic!() };
    let (page, _) = bob.watch(&table, None).await;
    put_bot(ada, &table, 1).await.problem(409, "nobody_to_ask");
    close(page, 1, ada, &table).await;
    let put = put_bot(ada, &table, 1).await.ok();
    assert_eq!(sits(&put, 1), ("random", "bot"));
    assert_eq!(changes(&put, 1), pairs(&[("Bob", "own"), ("", "absent"), ("random", "absent")]));
    // The hand is still nobody else's.
    sit_back(ada, &table, 1).await.problem(409, "nobody_to_ask");
    assert_eq!(told(&ada.look(&table).await), [0]);
    assert_eq!(told(&sit_back(bob, &table, 1).await.ok()), [1]);
}

#[tokio::test]
async fn a_stranger_looks_into_a_bots_hand_only_if_all_agree() {
    let server = Running::start().await;
    let mut wish = wish(true, &[me(), open(), bot("random")]);
    wish["listed"] = json!(true);
    let (guests, table) = gather(&server, &wish, &["Ada", "Bob"]).await;
    let [ada, bob] = &guests[..] else { panic!() };
    let eve = server.guest("Eve").await;
    let lobby = eve.get("/api/tables").await.ok();
    let key = lobby["listed"][0]["invite"].as_str().unwrap().to_owned();

    let asked = eve.sit(&table, &key, Some(2)).await.ok();
    assert_eq!((sits(&asked, 2), &asked["table"]["you"]["seats"]), (("random", "bot"), &json!([])));
    assert_eq!(told(&asked), [0usize; 0]);
    eve.get(&format!("/api/tables/{table}?viewer=2")).await.problem(403, "not_yours");
    assert_eq!(votes(&asked)[0]["waiting"], json!([0, 1]));
    answer(ada, &table, true).await.ok();
    answer(ada, &table, true).await.problem(403, "not_asked");
    assert_eq!(told(&eve.look(&table).await), [0usize; 0]);
    let server = server.restart().await;
    let (bob, eve) = (bob.at(server.address), eve.at(server.address));
    answer(&bob, &table, true).await.ok();
    let seated = eve.look(&table).await;
    assert_eq!((sits(&seated, 2), told(&seated)), (("Eve", "person"), vec![2]));

    // One who asks may think better of it.
    leave(&bob, &table, 1, Some("random")).await;
    let joe = server.guest("Joe").await;
    joe.sit(&table, &key, Some(1)).await.ok();
    assert_eq!(votes(&answer(&joe, &table, false).await.ok()).len(), 0);
    joe.act(&table, "seat/answer", &json!({ "vote": 1, "agree": true }))
        .await
        .problem(409, "no_vote");
}

#[tokio::test]
async fn a_seat_with_a_history_is_for_whoever_had_it_last() {
    let server = Running::start().await;
    let wish = wish(true, &[me(), open(), open()]);
    let (guests, table) = gather(&server, &wish, &["Ada", "Bob", "Cyd"]).await;
    let [ada, bob, cyd] = &guests[..] else { panic!() };
    let key = invite(&ada.look(&table).await);
    leave(bob, &table, 1, None).await;
    // The first free seat is his, and everybody else's only by consent.
    let asked = server.guest("Eve").await.sit(&table, &key, None).await.ok();
    assert_eq!((sits(&asked, 1), votes(&asked).len()), (("", "empty"), 1));
    let back = bob.sit(&table, &key, None).await.ok();
    assert_eq!((sits(&back, 1), votes(&back).len()), (("Bob", "person"), 0));

    leave(bob, &table, 1, Some("random")).await;
    cyd.sit(&table, &key, Some(1)).await.ok();
    answer(ada, &table, true).await.ok();
    assert_eq!(told(&cyd.look(&table).await).len(), 1);
    // Cyd's hand now: Bob had the seat, but not last.
    leave(cyd, &table, 1, Some("random")).await;
    assert_eq!(bob.look(&table).await["table"]["you"]["back"], json!([]));
    assert_eq!(votes(&bob.sit(&table, &key, Some(1)).await.ok()).len(), 1);
    assert_eq!(told(&bob.look(&table).await), [0usize; 0]);
    assert_eq!(sits(&sit_back(cyd, &table, 1).await.ok(), 1), ("Cyd", "person"));
}

#[tokio::test]
async fn who_got_up_before_the_game_began_has_no_seat_to_come_back_to() {
    let server = Running::start().await;
    for hidden in [true, false] {
        let wish = wish(hidden, &[me(), screen("Ada too"), open(), open()]);
        let (guests, table) = gather(&server, &wish, &["Ada", "Eve"]).await;
        let (ada, eve, bob) = (&guests[0], &guests[1], server.guest("Bob").await);
        // Both leave seats to bots that neither has played from.
        leave(eve, &table, 2, Some("random")).await;
        leave(ada, &table, 1, Some("random")).await;
        assert_eq!(eve.look(&table).await["table"]["you"]["back"], json!([2]));
        let begun = bob.sit(&table, &invite(&ada.look(&table).await), Some(3)).await.ok();
        assert_eq!(begun["table"]["status"], "playing");
        if hidden {
            assert_eq!(eve.look(&table).await["table"]["you"]["back"], json!([]));
            sit_back(eve, &table, 2).await.problem(403, "not_invited");
            let asked = sit_back(ada, &table, 1).await.ok();
            assert_eq!((told(&asked), votes(&asked).len()), (vec![0], 1), "Bob is asked");
        } else {
            assert_eq!(sits(&sit_back(eve, &table, 2).await.ok(), 2), ("Eve", "person"));
            assert_eq!(sits(&sit_back(ada, &table, 1).await.ok(), 1), ("Ada", "person"));
        }
    }
}

#[tokio::test]
async fn that_a_voter_goes_away_is_no_consent() {
    let server = Running::start().await;
    let wish = impatient(true, &[me(), open(), bot("random")]);
    let (guests, table) = gather(&server, &wish, &["Ada", "Bob"]).await;
    let [ada, bob] = &guests[..] else { panic!() };
    let (_page, _) = ada.watch(&table, None).await;
    sit_back(ada, &table, 2).await.ok();
    assert_eq!(votes(&ada.look(&table).await)[0]["waiting"], json!([1]));
    assert_eq!(sits(&put_bot(ada, &table, 1).await.ok(), 1), ("random", "bot"));
    let after = ada.look(&table).await;
    assert_eq!((votes(&after).len(), told(&after)), (0, vec![0]));
    sit_back(ada, &table, 2).await.problem(409, "nobody_to_ask");

    sit_back(bob, &table, 1).await.ok();
    ada.play(&table, 0, &[bid(10)]).await;
    sit_back(ada, &table, 2).await.ok();
    leave(bob, &table, 1, Some("random")).await;
    let after = ada.look(&table).await;
    assert_eq!((votes(&after).len(), told(&after)), (0, vec![0]));
}

#[tokio::test]
async fn who_was_put_out_is_asked_before_another_looks_at_his_hand() {
    let server = Running::start().await;
    let wish = impatient(true, &[me(), open(), open()]);
    let (guests, table) = gather(&server, &wish, &["Ada", "Bob", "Cyd"]).await;
    let [ada, bob, cyd] = &guests[..] else { panic!() };
    let (_page, _) = bob.watch(&table, None).await;
    put_bot(ada, &table, 1).await.ok();
    answer(cyd, &table, true).await.ok();
    let asked = sit_back(ada, &table, 1).await.ok();
    assert_eq!(votes(&asked)[0]["waiting"], json!([1, 2]));
    answer(cyd, &table, true).await.ok();
    assert_eq!(told(&ada.look(&table).await), [0]);
    answer(bob, &table, false).await.ok();
    let after = ada.look(&table).await;
    assert_eq!((votes(&after).len(), told(&after)), (0, vec![0]));
}

#[tokio::test]
async fn an_undo_is_not_agreed_to_by_replacing_who_was_asked() {
    let server = Running::start().await;
    for hidden in [false, true] {
        let wish = impatient(hidden, &[me(), open()]);
        let (guests, table) = gather(&server, &wish, &["Ada", "Bob"]).await;
        let [ada, bob] = &guests[..] else { panic!() };
        ada.play(&table, 0, &[bid(10)]).await;
        bob.play(&table, 1, &[bid(11)]).await;
        ada.undo(&table, 0, 0).await.ok();
        ada.act(&table, "pace", &json!({ "pause": 5000 })).await.ok();
        let put = put_bot(ada, &table, 1).await.ok();
        assert_eq!((line(&put), &put["table"]["undo"]), (2, &Value::Null));
        // Nor by asking the bot that sits there now.
        assert_eq!(put["table"]["you"]["undo"], Value::Null);
        ada.undo(&table, 0, 0).await.problem(409, "replaced");
        assert_eq!(line(&ada.look(&table).await), 2);

        let server_again = sit_back(bob, &table, 1).await.ok();
        assert_eq!(line(&server_again), 2);
        assert_eq!(ada.undo(&table, 0, 0).await.ok()["table"]["undo"]["waiting"], json!([1]));
        assert_eq!(line(&bob.answer_undo(&table, true).await.ok()), 0);
    }
}

#[tokio::test]
async fn several_seats_of_one_person_and_typed_games_are_free() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let seats = [me(), crate::client::screen("Zoe"), crate::client::screen("Max")];
    let table = ada.make("speculation", json!({}), &seats).await;
    leave(&ada, &table, 1, Some("random")).await;
    let back = sit_back(&ada, &table, 1).await.ok();
    assert_eq!(back["table"]["you"]["seats"], json!([0, 1, 2]));

    let mut typed = crate::client::table("speculation", json!({}), &seats);
    typed["mode"] = json!("typed");
    let typed = id(&ada.post("/api/tables", &typed).await.ok());
    leave(&ada, &typed, 1, None).await;
    let (bob, key) = (server.guest("Bob").await, invite(&ada.look(&typed).await));
    assert_eq!(bob.sit(&typed, &key, Some(1)).await.ok()["table"]["you"]["seats"], json!([1]));
    put_bot(&ada, &typed, 1).await.ok();
}

/// Of a game that goes on from a record the hands are dealt already: nobody
/// sits down, looks, and gets up again before it begins.
#[tokio::test]
async fn until_a_game_begins_nothing_hidden_is_seen_from_a_seat() {
    let server = Running::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let whole =
        crate::client::record("chicago-3p-rush").replacen("{}", r#"{"hidden_money":true}"#, 1);
    let begun: Vec<&str> = whole.lines().take(20).collect();
    let wish = json!({ "record": begun.join("\n"), "seats": [me(), open(), open()], "pause": 0 });
    let table = id(&ada.post("/api/tables/upload", &wish).await.ok());
    let key = invite(&ada.look(&table).await);
    let path = format!("/api/tables/{table}");
    for seat in [1, 2] {
        let sat = eve.sit(&table, &key, Some(seat)).await.ok();
        assert_eq!((told(&sat), &sat["table"]["you"]["seats"]), (vec![], &json!([seat])));
        for what in ["/at/19", "/positions?from=3&to=19", "/chart"] {
            let seen = eve.get(&format!("{path}{what}")).await;
            assert_eq!(seen.text, server.stranger().get(&format!("{path}{what}")).await.text);
        }
        if seat == 1 {
            leave(&eve, &table, 1, None).await;
        }
    }
    let before = seq(&ada.look(&table).await);
    server.guest("Bob").await.sit(&table, &key, Some(1)).await.ok();
    // From then on everybody is told anew, with what is his.
    let begun = eve.get(&format!("{path}?since={before}")).await.ok();
    assert_eq!((told(&begun), &begun["keep"]), (vec![2], &json!(0)));
}

/// The end lays everything open: nobody goes back from there knowing it all,
/// but by consent and for practice.
#[tokio::test]
async fn who_has_seen_the_end_does_not_go_back_alone() {
    let server = Running::start().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let whole =
        crate::client::record("chicago-3p-rush").replacen("{}", r#"{"hidden_money":true}"#, 1);
    let (seat, last) = crate::client::recorded("chicago-3p-rush").pop().unwrap();
    let mut lines: Vec<&str> = whole.lines().collect();
    while !lines.pop().unwrap().contains(r#""seat""#) {}
    let others = (0..3).filter(|other| *other != seat);
    let free = usize::from(others.max().unwrap());
    let mut seats = [me(), me(), me()];
    seats[free] = open();
    let wish = json!({ "record": lines.join("\n"), "seats": seats, "pause": 0 });
    let table = id(&ada.post("/api/tables/upload", &wish).await.ok());
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, None).await.ok();
    let before = line(&ada.look(&table).await);
    let over = ada.play(&table, seat, &[last]).await;
    assert_eq!((&over["table"]["status"], told(&over).len()), (&json!("over"), 3));
    let back = ada.undo(&table, seat, before).await.ok();
    assert_eq!(back["table"]["undo"]["practice"], true, "{}", back["table"]["undo"]);
    assert_eq!(line(&back), line(&over));
    let agreed = bob.answer_undo(&table, true).await.ok();
    assert_eq!((line(&agreed), &agreed["table"]["practice"]), (before, &json!(true)));
    assert_eq!(told(&agreed), [free]);
}
