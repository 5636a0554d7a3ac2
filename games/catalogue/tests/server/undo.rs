//! Taking back: freely, by consent, refused, withdrawn.

use bourse_game::bots::Generator;
use serde_json::{Value, json};

use crate::client::{Guest, Running, bot, invite, line, me, open, pick, seq};
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
    assert_eq!(
        before["table"]["you"]["undo"],
        json!({ "seat": 1, "to": 1, "free": true, "practice": false })
    );
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
    assert_eq!(
        offer["table"]["you"]["undo"],
        json!({ "seat": 0, "to": 0, "free": false, "practice": false })
    );

    let wish = ada.undo(&table, 0, 0).await.ok();
    assert_eq!(asked(&wish), &json!({ "seat": 0, "to": 0, "practice": false, "waiting": [1] }));
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
    let said = &ada.look(&table).await["table"]["undo_refused"];
    assert_eq!(said, &json!({ "seat": 0, "by": 1, "to": 0 }));

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

#[tokio::test]
async fn what_was_taken_back_freely_is_played_again() {
    let server = Running::start().await;
    let (ada, bob, table) = two(&server).await;
    let before = bob.look(&table).await;
    let redo = async |guest: &Guest, seat: u8| {
        let seen = seq(&guest.look(&table).await);
        guest.act(&table, "redo", &json!({ "seat": seat, "seq": seen })).await
    };
    redo(&bob, 1).await.problem(409, "no_redo");
    let taken = bob.undo(&table, 1, 1).await.ok();
    assert_eq!(taken["table"]["you"]["redo"], json!({ "line": 2 }));
    assert_eq!(ada.look(&table).await["table"]["you"]["redo"], Value::Null);
    redo(&ada, 0).await.problem(409, "no_redo");
    redo(&ada, 1).await.problem(403, "not_yours");
    bob.act(&table, "redo", &json!({ "seat": 1, "seq": 1 })).await.problem(409, "stale");

    let server = server.restart().await;
    let bob = bob.at(server.address);
    let seen = seq(&bob.look(&table).await);
    let again = bob.act(&table, "redo", &json!({ "seat": 1, "seq": seen })).await.ok();
    assert_eq!((line(&again), &again["table"]["you"]["redo"]), (2, &Value::Null));
    assert_eq!(again["position"], before["position"]);
    assert_eq!(bob.look(&table).await["steps"], before["steps"]);
}

/// Who has seen the bots' cards does not play against the same cards again.
#[tokio::test]
async fn past_a_reveal_bots_choose_anew_and_the_game_is_practice() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("speculation", json!({}), &[me(), bot("random"), bot("random")]).await;
    let (mut socket, mut update) = ada.watch(&table, None).await;
    let mut dice = Generator::new(3, 0);
    // Until the bots have chosen and only Ada has not.
    let before = loop {
        let moves = &update["position"]["moves"];
        if update["position"]["to_move"] == json!([0])
            && pick(&moves["commit"], &mut dice).is_some()
        {
            break update.clone();
        }
        let deal = pick(&moves["trade"], &mut dice);
        let deal = deal.map(|deal| json!({ "type": "trade", "sell": deal[0], "buy": deal[1] }));
        let company = pick(&moves["rank"], &mut dice);
        let rank = company.map(|company| json!({ "type": "rank", "company": company }));
        if let Some(action) = deal.or(rank) {
            let (seen, key) = (seq(&update), seq(&update).to_string());
            let wish = json!({ "seat": 0, "seq": seen, "key": key, "actions": [action] });
            ada.act(&table, "play", &wish).await;
        }
        update = socket.update().await;
    };
    let chosen = line(&before);
    ada.act(&table, "pace", &json!({ "pause": 5000 })).await.ok();
    let card = before["position"]["moves"]["commit"][0].clone();
    let open = ada.play(&table, 0, &[json!({ "type": "commit", "card": card })]).await;
    let offer = &open["table"]["you"]["undo"];
    assert_eq!(offer, &json!({ "seat": 0, "to": chosen - 2, "free": true, "practice": true }));

    let back = ada.undo(&table, 0, chosen).await.ok();
    assert_eq!((line(&back), &back["table"]["practice"]), (chosen - 2, &json!(true)));
    assert_eq!(back["position"]["to_move"], json!([0, 1, 2]), "nobody has chosen");
    ada.act(&table, "pace", &json!({ "pause": 0 })).await.ok();
    while seq(&update) <= seq(&back) || update["position"]["to_move"] != json!([0]) {
        update = socket.update().await;
    }
    assert_eq!(
        (&update["table"]["practice"], &update["table"]["you"]["redo"]),
        (&json!(true), &Value::Null)
    );

    let server = server.restart().await;
    assert_eq!(ada.at(server.address).look(&table).await["table"]["practice"], true);
}

/// A move of a seat in Speculation; cards are chosen only if that is wanted.
fn any_card_move(moves: &Value, commits: bool, dice: &mut Generator) -> Option<Value> {
    if let Some(deal) = pick(&moves["trade"], dice) {
        return Some(json!({ "type": "trade", "sell": deal[0], "buy": deal[1] }));
    }
    if let Some(company) = pick(&moves["rank"], dice) {
        return Some(json!({ "type": "rank", "company": company }));
    }
    let card = pick(&moves["commit"], dice).filter(|_| commits)?;
    Some(json!({ "type": "commit", "card": card }))
}

/// What was laid open is not taken back by one alone, and nobody plays against
/// the cards he has seen.
#[tokio::test]
async fn past_a_reveal_all_people_must_agree() {
    let server = Running::start().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = ada.make("speculation", json!({}), &[me(), open(), bot("random")]).await;
    let key = invite(&ada.look(&table).await);
    bob.sit(&table, &key, None).await.ok();
    let (mut socket, mut update) = ada.watch(&table, None).await;
    let mut dice = Generator::new(5, 0);
    // Until all but Ada have chosen.
    while !(update["position"]["to_move"] == json!([0])
        && any_card_move(&update["position"]["moves"], false, &mut dice).is_none()
        && any_card_move(&update["position"]["moves"], true, &mut dice).is_some())
    {
        for (seat, guest) in [(0, &ada), (1, &bob)] {
            let known = guest.look(&table).await;
            let Some(action) = any_card_move(&known["position"]["moves"], seat == 1, &mut dice)
            else {
                continue;
            };
            let seen = seq(&known);
            let key = format!("{seat}-{seen}");
            let wish = json!({ "seat": seat, "seq": seen, "key": key, "actions": [action] });
            guest.act(&table, "play", &wish).await;
        }
        update = ada.look(&table).await;
        if update["position"]["to_move"] != json!([0]) {
            update = socket.update().await;
        }
    }
    let chosen = line(&update);
    ada.act(&table, "pace", &json!({ "pause": 5000 })).await.ok();
    let card = update["position"]["moves"]["commit"][0].clone();
    let open = ada.play(&table, 0, &[json!({ "type": "commit", "card": card })]).await;
    let offer = &open["table"]["you"]["undo"];
    assert_eq!(offer, &json!({ "seat": 0, "to": chosen - 2, "free": false, "practice": true }));

    let wish = ada.undo(&table, 0, chosen).await.ok();
    assert_eq!((line(&wish), &wish["table"]["undo"]["waiting"]), (line(&open), &json!([1])));
    assert_eq!(wish["table"]["undo"]["practice"], true);
    bob.answer_undo(&table, false).await.ok();
    let refused = ada.look(&table).await;
    assert_eq!((line(&refused), &refused["table"]["practice"]), (line(&open), &json!(false)));

    ada.undo(&table, 0, chosen).await.ok();
    let agreed = bob.answer_undo(&table, true).await.ok();
    assert_eq!((line(&agreed), &agreed["table"]["practice"]), (chosen - 2, &json!(true)));
    assert_eq!(agreed["position"]["to_move"], json!([0, 1, 2]), "everybody chooses anew");
    assert_eq!(ada.look(&table).await["table"]["you"]["redo"], Value::Null);
    let server = server.restart().await;
    assert_eq!(bob.at(server.address).look(&table).await["table"]["practice"], true);
}
