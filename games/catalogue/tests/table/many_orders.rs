//! Whole games with orders given, withdrawn, followed and taken back at random.

use std::collections::BTreeMap;
use std::sync::Arc;

use bourse_game::Dice;
use bourse_game::bots::Generator;
use bourse_table::api::Status;
use bourse_table::{BotTurn, LogEntry};
use serde_json::{Value, json};

use super::{TestTable, nothing_follows, seat};

const PUBLICS: [&str; 8] = ["NW", "SW", "SE", "MVR", "MK", "GR", "MKN", "MKV"];
const LOTS: [&str; 7] = ["TSR", "BSS", "MYR", "MRR", "WVR", "N", "RO"];

fn any_order(desk: &TestTable, dice: &mut Generator) -> Value {
    let view: Value = serde_json::from_str(desk.glance().position.view.get()).unwrap();
    let (round, mut yes) = (&view["round"], || dice.below(2) == 0);
    let set = round["set"].as_u64().unwrap();
    let in_set = ["operating", "merger"].contains(&round["kind"].as_str().unwrap());
    let next = set + u64::from(in_set);
    let unless = json!({ "sale": yes(), "rival": yes(), "fall": yes(), "auction": yes() });
    let (one, two) = (yes(), yes());
    match dice.below(4) {
        0 => json!({ "type": "pass_stock", "set": next, "unless": unless }),
        1 => json!({
            "type": "buy_shares", "set": next, "company": dice.pick(&PUBLICS), "from": null,
            "shares": dice.below(7), "highest": null, "keep": dice.below(200),
        }),
        2 => {
            let number = if in_set { round["number"].clone() } else { json!(1) };
            let round = if one { Value::Null } else { json!({ "set": set, "number": number }) };
            json!({ "type": "pass_mergers", "round": round, "shares": two, "decline": true })
        }
        _ => json!({
            "type": "bid", "lot": dice.pick(&LOTS), "limit": 100 + dice.below(40) * 5, "pass": one,
        }),
    }
}

/// The seat that is to decide does anything.
fn play_any(desk: &mut TestTable, dice: &mut Generator) {
    let number = desk.to_move()[0];
    let turn =
        BotTurn { seat: seat(number), bot: "random".into(), seq: desk.table.seq(), pause: 0 };
    let (_, thought) = desk.table.thoughts(&turn, dice.below(u64::MAX)).remove(0);
    let action: Value = serde_json::from_str(thought(Arc::default()).unwrap().get()).unwrap();
    desk.play(number, &action);
}

/// One thing that can happen at a table.
fn step(desk: &mut TestTable, dice: &mut Generator) {
    let number = dice.below(3) as u8;
    match dice.below(40) {
        0..8 => {
            let order = any_order(desk, dice);
            if let Ok(entries) = desk.try_give(number, &order) {
                desk.take(entries);
            }
        }
        8 => {
            let shown = desk.orders(number);
            if let Some((order, _)) = dice.pick(&shown) {
                desk.withdraw_order(number, *order).unwrap();
            }
        }
        9 if desk.len() > 0 => {
            let to = desk.len() - 1 - dice.below(desk.len().min(6) as u64) as usize;
            desk.undo(number, to).unwrap();
            for other in (0..3).filter(|other| *other != number) {
                if desk.glance().table.undo.is_some() {
                    desk.answer(other, dice.below(3) > 0);
                }
            }
        }
        _ if !desk.to_move().is_empty() => play_any(desk, dice),
        _ => {}
    }
}

#[test]
fn whatever_happens_a_table_with_orders_follows_from_its_log() {
    let mut acted: BTreeMap<String, usize> = BTreeMap::new();
    let mut ended: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..6 {
        let (mut dice, mut desk) = (Generator::new(seed, 7), TestTable::new("1861", 3));
        for (number, lot) in [(0, "BSS"), (1, "MYR"), (2, "BSS"), (2, "MYR")] {
            let limit = 30 + dice.below(20) * 5;
            desk.give(number, &json!({ "type": "bid", "lot": lot, "limit": limit, "pass": true }));
        }
        for _ in 0..1200 {
            if desk.table.status() == Status::Over {
                break;
            }
            step(&mut desk, &mut dice);
            assert!(nothing_follows(&desk.table), "nothing is left to follow");
        }
        for entry in &desk.log {
            match entry {
                LogEntry::Played { order: Some(_), lines, .. } => {
                    let line: Value = serde_json::from_str(&lines[0]).unwrap();
                    *acted.entry(line["action"]["type"].to_string()).or_default() += 1;
                }
                LogEntry::OrderEnded { why, .. } => {
                    let why: Value = serde_json::from_str(why).unwrap();
                    *ended.entry(why["type"].to_string()).or_default() += 1;
                }
                _ => {}
            }
        }
        let read =
            TestTable { table: desk.read_again(), log: Vec::new(), guests: desk.guests.clone() };
        for number in [Some(0), Some(1), Some(2), None] {
            assert_eq!(read.seen(number), desk.seen(number), "seed {seed}");
        }
    }
    for kind in ["pass", "buy_share", "bid", "decline"] {
        assert!(acted.contains_key(&format!("{kind:?}")), "{kind}: {acted:?}");
    }
    for cause in ["round_over", "auction", "taken_back"] {
        assert!(ended.contains_key(&format!("{cause:?}")), "{cause}: {ended:?}");
    }
}
