//! Two games that differ only in what is hidden look the same to everybody
//! else, byte by byte.

use std::collections::HashSet;

use bourse_game::{Seat, Viewer};
use bourse_record::{Nonce, Secret};

use super::{Created, Entry, Table, TableError, Who};
use crate::api::{Mode, PreviewRequest, ProblemInfo, SeatCause};
use crate::ids::{GuestId, Key, TableId};

const HEADER: &str = r#"{"bourse":1,"game":"speculation","players":3,"options":OPTIONS}"#;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The same table with these lines: id, names, times and promises are equal.
fn table(options: &str, lines: &[String]) -> (Table, Vec<GuestId>) {
    let guests: Vec<GuestId> = ["a", "b", "c"]
        .map(|digit| GuestId::parse(&digit.repeat(26)))
        .into_iter()
        .map(Option::unwrap)
        .collect();
    let made = Created {
        header: HEADER.replace("OPTIONS", options),
        host: guests[0].clone(),
        invite: Key::parse(&"d".repeat(26)).unwrap(),
        listed: false,
        mode: Mode::Play,
        pause: 0,
        secret: Secret::new([7; 32]),
        lines: Vec::new(),
        origin: None,
        stopped: None,
        absent_minutes: 15,
    };
    let mut table = Table::new(TableId::parse("bbbbbbbbbbbb").unwrap(), made, 0).unwrap();
    for (number, guest) in (0..).zip(&guests) {
        let who = Who::Guest { guest: guest.clone(), name: format!("P{number}") };
        let entry = Entry::Seated {
            seat: seat(number),
            who,
            nonce: Nonce::new([number; 32]),
            cause: SeatCause::Own,
        };
        table.absorb(&entry, 0).unwrap();
    }
    for line in lines {
        let lines = vec![line.clone()];
        let entry = Entry::Played { seat: None, key: None, lines, stand_in: None, order: None };
        table.absorb(&entry, 0).unwrap();
    }
    (table, guests)
}

fn problem<T: std::fmt::Debug>(refused: Result<T, TableError>) -> ProblemInfo {
    refused.unwrap_err().into()
}

/// Everything a viewer can ask for: the update, each moment, the charts, what
/// a try leads to, what is refused.
fn everything(table: &Table, guest: Option<&GuestId>, viewer: Viewer) -> String {
    let here = HashSet::new();
    let mut said = vec![serde_json::to_string(&table.update(guest, viewer, None, &here)).unwrap()];
    for line in 0..=table.course.len() {
        said.push(serde_json::to_string(&table.position_at(line, viewer).unwrap()).unwrap());
    }
    let all = table.positions(0..=table.course.len(), viewer).unwrap();
    said.push(serde_json::to_string(&all).unwrap());
    said.push(serde_json::to_string(&table.chart(viewer)).unwrap());
    said.push(serde_json::to_string(&problem(table.record())).unwrap());
    said.push(serde_json::to_string(&problem(table.beginning(4))).unwrap());
    said.push(serde_json::to_string(&table.summary()).unwrap());
    if let (Some(guest), Viewer::Seat(seat)) = (guest, viewer) {
        for card in ["metro", "carat", "bank_holiday"] {
            let action = format!(r#"{{"type":"commit","card":"{card}"}}"#);
            let actions = vec![serde_json::value::RawValue::from_string(action).unwrap()];
            let preview = table.preview(guest, &PreviewRequest { seat, actions });
            said.push(serde_json::to_string(&preview.unwrap()).unwrap());
        }
    }
    said.join("\n")
}

/// A game up to the first choice of cards; seat 1 has these two, and chooses
/// the first if it has chosen.
fn lines(hand: [&str; 2], chosen: bool) -> Vec<String> {
    let share = |seat: u8, company: &str| {
        format!(r#"{{"chance":{{"type":"start_share","seat":{seat},"company":"{company}"}}}}"#)
    };
    let card = |seat: u8, card: &str| {
        format!(r#"{{"chance":{{"type":"draw_card","seat":{seat},"card":"{card}"}}}}"#)
    };
    let mut lines = vec![share(0, "metro"), share(1, "carat"), share(2, "shogun")];
    lines.extend([card(0, "metro"), card(0, "carat"), card(1, hand[0]), card(1, hand[1])]);
    lines.extend([card(2, "carat"), card(2, "bank_holiday")]);
    lines.push(r#"{"chance":{"type":"draw_movement","value":4}}"#.into());
    for seat in 0..3 {
        lines.push(format!(
            r#"{{"seat":{seat},"action":{{"type":"trade","sell":null,"buy":null}}}}"#
        ));
    }
    if chosen {
        let card = hand[0];
        lines.push(format!(r#"{{"seat":1,"action":{{"type":"commit","card":"{card}"}}}}"#));
    }
    lines
}

#[test]
fn hidden_cards_change_no_byte_of_what_others_see() {
    let options = [r#"{}"#, r#"{"hidden_money":true,"discards":"top"}"#];
    let hands = [["metro", "carat"], ["eketorp", "timbuktu"], ["bank_holiday", "colonia"]];
    for options in options {
        for chosen in [false, true] {
            let games: Vec<_> =
                hands.iter().map(|hand| table(options, &lines(*hand, chosen))).collect();
            let seen = |viewer: Option<u8>| -> Vec<String> {
                let look = |(table, guests): &(Table, Vec<GuestId>)| match viewer {
                    Some(number) => {
                        let guest = &guests[usize::from(number)];
                        everything(table, Some(guest), Viewer::Seat(seat(number)))
                    }
                    None => everything(table, None, Viewer::Spectator),
                };
                games.iter().map(look).collect()
            };
            for other in [Some(0), Some(2), None] {
                let seen = seen(other);
                assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{other:?} sees it");
            }
            let own = seen(Some(1));
            assert!(own[0] != own[1] && own[1] != own[2], "who has the cards sees them");
        }
    }
}

#[test]
fn a_withdrawn_choice_leaves_no_trace_of_the_card() {
    let after = |hand| {
        let (mut table, guests) = table("{}", &lines(hand, true));
        table.absorb(&Entry::Withdrawn { seat: seat(1) }, 0).unwrap();
        everything(&table, Some(&guests[0]), Viewer::Seat(seat(0)))
    };
    assert_eq!(after(["metro", "carat"]), after(["bank_holiday", "eketorp"]));
}
