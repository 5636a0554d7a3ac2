//! A log once written can always be read.

use bourse_table::LogEntry;
use bourse_table::api::SeatCause;
use serde_json::{Value, json};

use super::{TestTable, bid, created, glance, open, seat};

/// The texts of a log, as a store kept them before tables knew why a seat
/// changed hands.
fn before_causes(log: &[LogEntry]) -> Vec<Value> {
    log.iter()
        .map(|entry| {
            let mut text = serde_json::to_value(entry).unwrap();
            text.as_object_mut()
                .unwrap()
                .retain(|name, _| name != "cause" && name != "absent_minutes");
            text
        })
        .collect()
}

#[test]
fn a_log_from_before_votes_about_seats_is_read() {
    let mut desk = TestTable::new("chicago", 2);
    desk.play(0, &bid(10));
    desk.play(1, &bid(11));
    desk.undo(0, 0).unwrap();
    // The host put out who was asked, and that was taken for his consent.
    desk.take(vec![LogEntry::Left { seat: seat(1), cause: SeatCause::Own }]);
    assert_eq!(desk.len(), 0);
    let texts = before_causes(&desk.log);
    assert!(texts.contains(&json!({ "type": "left", "seat": 1 })));
    let log: Vec<LogEntry> =
        texts.into_iter().map(|text| serde_json::from_value(text).unwrap()).collect();
    let LogEntry::Created(made) = &log[0] else { panic!("it has a beginning") };
    assert_eq!(made.absent_minutes, created("chicago", 2).absent_minutes);
    let mut table = open(desk.table.id().clone(), (**made).clone(), 0).unwrap();
    for entry in &log[1..] {
        table.absorb(entry, 0).unwrap();
    }
    assert_eq!((glance(&table).table.line, table.seq()), (0, desk.table.seq()));
}
