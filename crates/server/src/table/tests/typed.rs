//! Physical games, typed in.

use bourse_game::Viewer;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{Desk, created, seat};
use crate::api::{Draw, Mode, Play, ProblemCode};
use crate::ids::TableId;
use crate::table::{Created, Entry, Table};

/// A table of Speculation where the host types in what happens.
fn typed() -> Desk {
    let made = Created { mode: Mode::Typed, ..created("speculation", 3) };
    let guests = vec![made.host.clone(); 3];
    let log = vec![Entry::Created(Box::new(made.clone()))];
    let table = Table::new(TableId::random(), made, 0).unwrap();
    let mut desk = Desk { table, log, guests };
    (0..3).for_each(|number| desk.sit(number));
    desk
}

/// The first draw that is possible, under this key.
fn first_draw(desk: &Desk, key: &str) -> Draw {
    let due = desk.table.course.position(Viewer::Spectator, true).due.unwrap();
    let outcomes: Vec<Box<RawValue>> = serde_json::from_str(due.outcomes.unwrap().get()).unwrap();
    let outcome = outcomes.into_iter().next().unwrap();
    Draw { seq: desk.table.seq, key: key.into(), outcome }
}

#[test]
fn the_keys_of_typed_draws_are_apart_from_those_of_the_seats() {
    let mut desk = typed();
    assert_eq!(desk.len(), 0, "the table draws nothing");
    while desk.table.course.is_drawing() {
        let draw = first_draw(&desk, &desk.len().to_string());
        let entries = desk.table.draw(desk.of(0), &draw).unwrap();
        assert!(matches!(entries[..], [Entry::Played { seat: None, key: Some(_), .. }]));
        desk.take(entries);
        assert!(desk.table.draw(desk.of(0), &draw).unwrap().is_empty(), "the same draw again");
    }
    let nothing = json!({ "type": "trade", "sell": null, "buy": null });
    let raw = RawValue::from_string(nothing.to_string()).unwrap();
    let (seq, key) = (desk.table.seq, "0".to_owned());
    let play = Play { seat: seat(0), seq, key, actions: vec![raw] };
    assert_eq!(desk.table.play(desk.of(0), &play).unwrap().len(), 1);
}

#[test]
fn a_typed_draw_that_was_stored_with_a_seat_is_still_read() {
    let mut desk = typed();
    let draw = first_draw(&desk, "0");
    let entry = desk.table.draw(desk.of(0), &draw).unwrap().remove(0);
    let mut stored = serde_json::to_value(&entry).unwrap();
    assert_eq!(stored["seat"], Value::Null);
    stored["seat"] = json!(0);
    desk.take(vec![serde_json::from_value(stored).unwrap()]);
    assert_eq!(desk.len(), 1);
    let again = desk.table.draw(desk.of(0), &draw).unwrap_err();
    assert_eq!(again.code(), ProblemCode::Stale, "it counts once all the same");
}
