//! Standing orders at a table, without a server.

use std::collections::HashSet;

use bourse_game::Viewer;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{Desk, created, seat};
use crate::api::{GiveOrder, Mode, ProblemCode, SeatCause, WithdrawOrder};
use crate::ids::{GuestId, TableId};
use crate::table::{Created, Entry, Table, TableError};

/// The seventh stock round of a game of 1861 that bots have played. Seat 1
/// begins and directs SW (6 shares, the others have one each) and MKN (2, as
/// many as seat 0).
pub(super) fn seventh() -> Desk {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/1861-shares.jsonl");
    let text = std::fs::read_to_string(file).unwrap();
    let mut lines = text.lines().map(str::to_owned);
    let header = lines.next().unwrap();
    let made = Created { header, lines: lines.collect(), ..created("1861", 3) };
    let log = vec![Entry::Created(Box::new(made.clone()))];
    let table = Table::new(TableId::random(), made, 0).unwrap();
    let guests = (0..3).map(|_| GuestId::random()).collect();
    let mut desk = Desk { table, log, guests };
    (0..3).for_each(|number| desk.sit(number));
    desk
}

pub(super) fn pass_stock(set: u8) -> Value {
    let unless = json!({ "sale": true, "rival": true, "fall": true, "auction": true });
    json!({ "type": "pass_stock", "set": set, "unless": unless })
}

fn buy(company: &str, shares: u8) -> Value {
    json!({
        "type": "buy_shares", "set": 7, "company": company, "from": null, "shares": shares,
        "highest": null, "keep": null,
    })
}

pub(super) fn pass() -> Value {
    json!({ "type": "pass" })
}

fn share(company: &str) -> Value {
    json!({ "type": "buy_share", "company": company, "from": "treasury" })
}

fn sell(company: &str, shares: u8) -> Value {
    json!({ "type": "sell_shares", "company": company, "shares": shares })
}

impl Desk {
    pub(super) fn try_give(&self, number: u8, order: &Value) -> Result<Vec<Entry>, TableError> {
        let order = RawValue::from_string(order.to_string()).unwrap();
        let (seq, key) = (self.table.seq, format!("order {}", self.table.entries));
        let wish = GiveOrder { seat: seat(number), seq, key, order };
        self.table.give_order(self.of(number), &wish)
    }

    pub(super) fn give(&mut self, number: u8, order: &Value) {
        let entries = self.try_give(number, order).unwrap();
        self.take(entries);
    }

    pub(super) fn withdraw_order(&mut self, number: u8, order: u32) -> Result<(), TableError> {
        let wish = WithdrawOrder { seat: seat(number), number: order };
        let entries = self.table.withdraw_order(self.of(number), wish)?;
        self.take(entries);
        Ok(())
    }

    /// What is shown of a seat's orders: their numbers, and why they ended.
    pub(super) fn orders(&self, number: u8) -> Vec<(u32, Value)> {
        let list = self.table.course.own_orders(seat(number)).list;
        let why = |why: Option<Box<RawValue>>| {
            why.map_or(Value::Null, |why| serde_json::from_str(why.get()).unwrap())
        };
        list.into_iter().map(|order| (order.number, why(order.ended))).collect()
    }

    /// Everything a viewer can be sent.
    pub(super) fn seen(&self, number: Option<u8>) -> String {
        let guest = number.map(|number| self.of(number));
        let viewer = number.map_or(Viewer::Spectator, |number| Viewer::Seat(seat(number)));
        let here = HashSet::new();
        let mut said = String::new();
        for since in [None, Some(1), Some(self.table.seq)] {
            let update = self.table.update(guest, viewer, since, &here);
            said += &serde_json::to_string(&update).unwrap();
        }
        said += &serde_json::to_string(&self.table.summary()).unwrap();
        said += &serde_json::to_string(&self.table.chart(viewer)).unwrap();
        said + &self.table.record().unwrap()
    }

    /// The same table, read from its log.
    pub(super) fn read_again(&self) -> Table {
        let Entry::Created(made) = &self.log[0] else { unreachable!() };
        let mut again = Table::new(self.table.id.clone(), (**made).clone(), 0).unwrap();
        for entry in &self.log[1..] {
            let text = serde_json::to_string(entry).unwrap();
            again.absorb(&serde_json::from_str(&text).unwrap(), 0).unwrap();
        }
        again
    }
}

fn taken_back() -> Value {
    json!({ "type": "taken_back" })
}

/// Stored together: a server that dies in between leaves nothing undone.
#[test]
fn what_an_order_does_is_stored_with_what_it_follows_from() {
    let mut desk = seventh();
    desk.give(2, &pass_stock(7));
    desk.give(0, &buy("MKN", 3));
    let entries = desk.try_play(1, &[pass()]).unwrap();
    let (table, entries) = desk.table.after(entries, 0).unwrap();
    let done: Vec<(Option<u8>, Option<u32>)> = entries
        .iter()
        .filter_map(|entry| match entry {
            Entry::Played { seat, order, .. } => Some((seat.map(|seat| seat.number()), *order)),
            _ => None,
        })
        .collect();
    assert_eq!(done, [(Some(1), None), (Some(2), Some(1)), (Some(0), Some(1))]);
    assert!(
        matches!(entries.last(), Some(Entry::OrderEnded { number: 1, why, .. })
            if why == r#"{"type":"holds","shares":3}"#),
        "{entries:?}"
    );
    assert!(table.follow_up().unwrap().is_empty());
}

#[test]
fn an_order_of_the_seat_that_is_to_decide_acts_at_once() {
    let mut desk = seventh();
    let before = desk.len();
    desk.give(1, &pass_stock(7));
    assert_eq!((desk.len(), desk.to_move()), (before + 1, vec![2]));
    assert_eq!(desk.orders(1), [(1, Value::Null)]);
}

#[test]
fn orders_are_tried_in_the_order_in_which_they_were_given() {
    let mut desk = seventh();
    desk.give(0, &buy("MKN", 3));
    desk.give(0, &pass_stock(7));
    let before = desk.len();
    desk.play(1, &pass());
    desk.play(2, &pass());
    let steps = desk.steps(Viewer::Seat(seat(0)));
    assert_eq!(steps[before + 2]["what"], share("MKN"), "the first of them");
    let ended: Vec<Value> = desk.orders(0).into_iter().map(|(_, why)| why).collect();
    assert_eq!(ended, [json!({ "type": "holds", "shares": 3 }), Value::Null]);
    desk.play(1, &pass());
    desk.play(2, &share("MKV"));
    let steps = desk.steps(Viewer::Seat(seat(0)));
    assert_eq!(
        (&steps[before + 5]["what"], &steps[before + 5]["by_order"]),
        (&pass(), &json!(true))
    );
}

#[test]
fn an_order_ends_with_a_reason_that_stays_until_the_player_decides_himself() {
    let mut desk = seventh();
    desk.give(1, &pass_stock(7));
    desk.play(2, &sell("SW", 1));
    let why = json!({ "type": "sold", "seat": 2, "company": "SW" });
    assert_eq!(desk.orders(1), [(1, why)]);
    desk.play(2, &pass());
    desk.play(0, &pass());
    assert_eq!((desk.to_move(), desk.orders(1).len()), (vec![1], 1), "it passes no more");
    desk.play(1, &pass());
    assert_eq!(desk.orders(1), []);
}

#[test]
fn an_order_is_withdrawn_and_a_notice_put_away() {
    let mut desk = seventh();
    desk.give(2, &pass_stock(7));
    desk.withdraw_order(2, 1).unwrap();
    assert_eq!(desk.orders(2), []);
    assert_eq!(desk.withdraw_order(2, 1).unwrap_err().code(), ProblemCode::NoOrder);
    desk.play(1, &pass());
    assert_eq!(desk.to_move(), [2]);

    desk.give(1, &pass_stock(7));
    desk.play(2, &sell("SW", 1));
    assert_eq!(desk.orders(1).len(), 1);
    desk.withdraw_order(1, 1).unwrap();
    assert_eq!(desk.orders(1), []);
}

#[test]
fn what_is_not_allowed_ends_the_order_with_the_rule() {
    let mut desk = seventh();
    let mut order = buy("SW", 3);
    order["from"] = json!("pool");
    desk.give(0, &order);
    desk.play(1, &pass());
    desk.play(2, &pass());
    let why = desk.orders(0).remove(0).1;
    assert_eq!((&why["type"], &why["rule"]["rule"]), (&json!("refused"), &json!("no_such_share")));
    assert_eq!(desk.to_move(), [0]);
}

#[test]
fn nobody_else_can_tell_that_there_are_orders() {
    let mut desk = seventh();
    let others = [Some(0), Some(1), None];
    let look = |desk: &Desk| others.map(|number| desk.seen(number));
    let before = look(&desk);
    let own = desk.seen(Some(2));
    desk.give(2, &pass_stock(7));
    desk.give(2, &buy("MKN", 3));
    assert_eq!(look(&desk), before);
    assert_ne!(desk.seen(Some(2)), own);
    desk.withdraw_order(2, 2).unwrap();
    assert_eq!(look(&desk), before);

    // It ends by what seat 1 does, or is not there: the same to all others.
    let mut without =
        Desk { table: desk.table.clone(), log: desk.log.clone(), guests: desk.guests.clone() };
    without.withdraw_order(2, 1).unwrap();
    for desk in [&mut desk, &mut without] {
        desk.play(1, &sell("SW", 1));
    }
    assert_eq!(desk.orders(2).len(), 1);
    assert_eq!(without.orders(2), []);
    assert_eq!(look(&desk), look(&without));
}

/// A move that an order made looks to everybody else like one its player made.
#[test]
fn only_its_player_sees_that_an_order_decided() {
    let mut desk = seventh();
    let mut by_hand =
        Desk { table: desk.table.clone(), log: desk.log.clone(), guests: desk.guests.clone() };
    desk.give(2, &pass_stock(7));
    desk.play(1, &pass());
    by_hand.play(1, &pass());
    by_hand.play(2, &pass());
    for number in [Some(0), Some(1), None] {
        assert_eq!(desk.seen(number), by_hand.seen(number));
    }
    let last = desk.len() - 1;
    let marked = |number: u8| desk.steps(Viewer::Seat(seat(number)))[last]["by_order"].clone();
    assert_eq!((marked(2), marked(1)), (json!(true), json!(false)));
}

#[test]
fn going_back_to_before_an_order_was_given_ends_it() {
    let mut desk = seventh();
    let before = desk.len();
    desk.play(1, &pass());
    desk.give(0, &pass_stock(7));
    desk.undo(1, before).unwrap();
    assert_eq!(desk.orders(0), [(1, taken_back())]);
    desk.play(1, &pass());
    desk.play(2, &pass());
    assert_eq!(desk.to_move(), [0], "it acts no more");
}

#[test]
fn what_an_order_did_is_taken_back_with_the_order() {
    let mut desk = seventh();
    let before = desk.len();
    desk.give(1, &pass_stock(7));
    assert_eq!(desk.offer(1), Some((before, true)));
    desk.undo(1, before).unwrap();
    assert_eq!((desk.len(), desk.to_move()), (before, vec![1]), "it is not done again");
    assert_eq!(desk.orders(1), [(1, taken_back())]);
    // Given anew it acts.
    desk.give(1, &pass_stock(7));
    assert_eq!(desk.to_move(), [2]);
}

#[test]
fn an_end_that_was_taken_back_has_not_happened() {
    let mut desk = seventh();
    desk.give(1, &pass_stock(7));
    let to = desk.len();
    desk.play(2, &sell("SW", 1));
    assert_eq!(desk.orders(1)[0].1["type"], "sold");
    desk.undo(2, to).unwrap();
    assert_eq!(desk.orders(1), [(1, Value::Null)], "it stands again");
    // But not what its player withdrew.
    desk.play(2, &sell("SW", 1));
    desk.withdraw_order(1, 1).unwrap();
    desk.undo(2, to).unwrap();
    assert_eq!(desk.orders(1), []);
    desk.play(2, &share("MKV"));
    desk.play(0, &pass());
    assert_eq!(desk.to_move(), [1]);
}

/// Others' orders stand when a move before theirs is taken back by consent, and
/// do again what they did.
#[test]
fn an_order_outlives_the_undo_of_another() {
    let mut desk = seventh();
    desk.give(2, &pass_stock(7));
    let before = desk.len();
    desk.play(1, &pass());
    assert_eq!(desk.to_move(), [0]);
    assert_eq!(desk.offer(1), Some((before, false)), "an order decides as its player does");
    desk.undo(1, before).unwrap();
    desk.answer(0, true);
    desk.answer(2, true);
    assert_eq!((desk.len(), desk.orders(2)), (before, vec![(1, Value::Null)]));
    desk.play(1, &share("MK"));
    assert_eq!(desk.to_move(), [0], "it has passed again");
}

#[test]
fn orders_wait_while_an_undo_is_asked_for() {
    let mut desk = seventh();
    let before = desk.len();
    desk.play(1, &pass());
    desk.undo(1, before).unwrap();
    assert_eq!(desk.len(), before, "nobody else has decided");
    desk.play(1, &pass());
    desk.play(2, &share("MKV"));
    desk.undo(1, before).unwrap();
    desk.give(0, &pass_stock(7));
    assert_eq!(desk.to_move(), [0]);
    desk.answer(2, false);
    assert_eq!(desk.to_move(), [1]);
}

#[test]
fn who_leaves_takes_his_orders_with_him() {
    let mut desk = seventh();
    desk.give(2, &pass_stock(7));
    desk.take(vec![Entry::Left { seat: seat(2), cause: SeatCause::Own }]);
    desk.sit(2);
    assert_eq!(desk.orders(2), []);
    desk.play(1, &pass());
    assert_eq!(desk.to_move(), [2]);
}

#[test]
fn a_table_read_from_its_log_has_the_same_orders() {
    let mut desk = seventh();
    let to = desk.len();
    desk.give(1, &pass_stock(7));
    desk.give(0, &buy("MKN", 6));
    desk.give(2, &pass_stock(7));
    assert_eq!(desk.to_move(), [1]);
    desk.play(1, &sell("SW", 2));
    desk.undo(1, to + 3).unwrap();
    desk.withdraw_order(2, 1).unwrap();
    let again = desk.read_again();
    assert_eq!((again.entries, again.seq), (desk.table.entries, desk.table.seq));
    let read = Desk { table: again, log: Vec::new(), guests: desk.guests.clone() };
    for number in [Some(0), Some(1), Some(2), None] {
        assert_eq!(read.seen(number), desk.seen(number));
    }
    for number in 0..3 {
        assert_eq!(read.orders(number), desk.orders(number));
    }
    assert!(read.table.follow_up().unwrap().is_empty());
}

#[test]
fn what_cannot_be_an_order_is_refused() {
    let mut desk = seventh();
    let code =
        |desk: &Desk, number: u8, order: &Value| desk.try_give(number, order).unwrap_err().code();
    assert_eq!(code(&desk, 1, &json!({ "type": "win" })), ProblemCode::BadRequest);
    assert_eq!(code(&desk, 1, &pass_stock(6)), ProblemCode::IdleOrder);
    assert_eq!(code(&desk, 1, &buy("SW", 7)), ProblemCode::IdleOrder);
    let order = RawValue::from_string(pass_stock(7).to_string()).unwrap();
    let wish = GiveOrder { seat: seat(1), seq: desk.table.seq, key: "k".into(), order };
    assert_eq!(desk.table.give_order(desk.of(0), &wish).unwrap_err().code(), ProblemCode::NotYours);
    let stale = GiveOrder { seq: wish.seq - 1, ..wish.clone() };
    assert_eq!(desk.table.give_order(desk.of(1), &stale).unwrap_err().code(), ProblemCode::Stale);
    let entries = desk.table.give_order(desk.of(1), &wish).unwrap();
    desk.take(entries);
    assert!(desk.table.give_order(desk.of(1), &wish).unwrap().is_empty(), "it counts once");

    for _ in 0..12 {
        desk.give(0, &pass_stock(7));
    }
    assert_eq!(code(&desk, 0, &pass_stock(7)), ProblemCode::ManyOrders);
    let chicago = Desk::new("chicago", 3);
    assert_eq!(code(&chicago, 0, &pass_stock(1)), ProblemCode::BadRequest);
    let made = Created { mode: Mode::Typed, ..created("1861", 3) };
    let guests = vec![made.host.clone(); 3];
    let table = Table::new(TableId::random(), made, 0).unwrap();
    let mut typed = Desk { table, log: Vec::new(), guests };
    (0..3).for_each(|number| typed.sit(number));
    assert_eq!(code(&typed, 0, &pass_stock(1)), ProblemCode::Typed);
}

#[test]
fn orders_are_not_given_and_withdrawn_for_ever() {
    let mut desk = seventh();
    let mut given = 0;
    let refused = loop {
        match desk.try_give(1, &pass_stock(7)) {
            Ok(entries) => desk.take(entries),
            Err(problem) => break problem,
        }
        given += 1;
        assert!(given < 10_000, "there is no end to it");
        desk.withdraw_order(1, given).unwrap();
    };
    assert_eq!((refused.code(), given), (ProblemCode::OrdersSpent, 1000));
    desk.give(2, &pass_stock(7));
    assert_eq!(desk.orders(2).len(), 1, "the others have theirs");
    let again = desk.read_again();
    assert_eq!(again.entries, desk.table.entries);
}
