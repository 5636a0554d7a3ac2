//! Undo, withdrawal, and what a page has to be told, without a server.

mod many_orders;
mod old_logs;
mod orders;
mod taking_back;
mod typed;

use std::collections::HashSet;

use bourse_game::bots::Generator;
use bourse_game::{Dice, Seat, Viewer};
use bourse_record::Secret;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{Created, Entry, Table, TableError, Who, seated};
use crate::api::{Mode, Play, ProblemCode, SeatCause, Status, UndoAnswer, UndoTo, Withdraw};
use crate::ids::{GuestId, Key, TableId};

/// A table where everybody is somebody else, and its log.
struct Desk {
    table: Table,
    log: Vec<Entry>,
    guests: Vec<GuestId>,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn created(game: &str, players: u8) -> Created {
    let secret = Secret::new([7; 32]);
    let mut header = json!({ "bourse": 1, "game": game, "players": players, "options": {} });
    if game == "speculation" {
        header["commitment"] = json!(secret.commitment());
    }
    Created {
        header: header.to_string(),
        host: GuestId::random(),
        invite: Key::random(),
        listed: false,
        mode: Mode::Play,
        pause: 0,
        secret,
        lines: Vec::new(),
        origin: None,
        stopped: None,
        absent_minutes: 15,
    }
}

impl Desk {
    fn empty(game: &str, players: u8) -> Self {
        let made = created(game, players);
        let log = vec![Entry::Created(Box::new(made.clone()))];
        let table = Table::new(TableId::random(), made, 0).unwrap();
        let guests = (0..players).map(|_| GuestId::random()).collect();
        Self { table, log, guests }
    }

    fn new(game: &str, players: u8) -> Self {
        let mut desk = Self::empty(game, players);
        for number in 0..players {
            desk.sit(number);
        }
        desk
    }

    fn sit(&mut self, number: u8) {
        let guest = self.guests[usize::from(number)].clone();
        let who = Who::Guest { guest, name: number.to_string() };
        self.take(vec![seated(seat(number), who, None, SeatCause::Own)]);
    }

    /// Takes entries in, with what follows from them.
    fn take(&mut self, entries: Vec<Entry>) {
        let (table, entries) = self.table.after(entries, 0).unwrap();
        self.table = table;
        self.log.extend(entries);
    }

    fn of(&self, number: u8) -> &GuestId {
        &self.guests[usize::from(number)]
    }

    fn try_play(&self, number: u8, actions: &[Value]) -> Result<Vec<Entry>, TableError> {
        let raw = |action: &Value| RawValue::from_string(action.to_string()).unwrap();
        let (seq, actions) = (self.table.seq, actions.iter().map(raw).collect());
        let play = Play { seat: seat(number), seq, key: seq.to_string(), actions };
        self.table.play(self.of(number), &play)
    }

    fn play(&mut self, number: u8, action: &Value) {
        let entries = self.try_play(number, std::slice::from_ref(action)).unwrap();
        self.take(entries);
    }

    fn undo(&mut self, number: u8, to: usize) -> Result<(), TableError> {
        let wish = UndoTo { seat: seat(number), seq: self.table.seq, to };
        let entries = self.table.undo(self.of(number), &wish)?;
        self.take(entries);
        Ok(())
    }

    fn answer(&mut self, number: u8, agree: bool) {
        let answer = UndoAnswer { seq: self.table.seq, agree };
        let entries = self.table.answer_undo(self.of(number), &answer).unwrap();
        self.take(entries);
    }

    fn withdraw(&mut self, number: u8) -> Result<(), TableError> {
        let wish = Withdraw { seat: seat(number), seq: self.table.seq };
        let entries = self.table.withdraw(self.of(number), &wish)?;
        self.take(entries);
        Ok(())
    }

    fn len(&self) -> usize {
        self.table.course.len()
    }

    fn to_move(&self) -> Vec<u8> {
        self.table.course.to_move().iter().map(Seat::number).collect()
    }

    fn moves(&self, number: u8) -> Value {
        let moves = self.table.course.position(Viewer::Seat(seat(number)), false).moves;
        moves.map_or(Value::Null, |moves| serde_json::from_str(moves.get()).unwrap())
    }

    /// Any move of a seat in Speculation.
    fn any(&self, number: u8, dice: &mut Generator) -> Value {
        let moves = self.moves(number);
        let mut pick = |list: &Value| {
            let list = list.as_array().unwrap();
            list[dice.below(list.len() as u64) as usize].clone()
        };
        if offers(&moves, "trade") {
            let trade = pick(&moves["trade"]);
            return json!({ "type": "trade", "sell": trade[0], "buy": trade[1] });
        }
        if offers(&moves, "rank") {
            return json!({ "type": "rank", "company": pick(&moves["rank"]) });
        }
        json!({ "type": "commit", "card": pick(&moves["commit"]) })
    }

    fn play_any(&mut self, number: u8, dice: &mut Generator) {
        let action = self.any(number, dice);
        self.play(number, &action);
    }

    /// Plays until cards are chosen.
    fn until_commit(&mut self, dice: &mut Generator) {
        while !offers(&self.moves(self.to_move()[0]), "commit") {
            self.play_any(self.to_move()[0], dice);
        }
    }

    fn steps(&self, viewer: Viewer) -> Vec<Value> {
        let steps = self.table.course.steps(0, viewer);
        steps.iter().map(|step| serde_json::to_value(step).unwrap()).collect()
    }

    fn offer(&self, number: u8) -> Option<(usize, bool)> {
        self.table.undo_offer(seat(number)).map(|offer| (offer.to, offer.free))
    }

    /// The numbers of all draws there ever were.
    fn draws(&self) -> Vec<u64> {
        let played = self.log.iter().filter_map(|entry| match entry {
            Entry::Played { lines, .. } => Some(lines),
            _ => None,
        });
        let number = |line: &String| serde_json::from_str::<Value>(line).unwrap()["k"].as_u64();
        played.flatten().filter_map(number).collect()
    }
}

fn bid(amount: u32) -> Value {
    json!({ "type": "bid", "amount": amount })
}

/// Whether moves of this kind are among those shown to a page.
fn offers(moves: &Value, kind: &str) -> bool {
    moves[kind].as_array().is_some_and(|list| !list.is_empty())
}

#[test]
fn the_first_draws_follow_when_everybody_sits() {
    let mut desk = Desk::empty("speculation", 3);
    for number in [0, 2] {
        desk.sit(number);
        assert_eq!((desk.table.status(), desk.len()), (Status::Gathering, 0));
    }
    desk.take(vec![Entry::Left { seat: seat(0), cause: SeatCause::Own }]);
    desk.sit(1);
    assert_eq!(desk.table.status(), Status::Gathering, "the first seat is empty again");
    desk.sit(0);
    assert_eq!(desk.table.status(), Status::Playing);
    assert!(desk.len() > 0 && !desk.to_move().is_empty());
    assert!(desk.table.follow_up().unwrap().is_empty());
}

/// Stored together: a server that dies in between would leave a table that
/// waits for draws nobody makes.
#[test]
fn who_sits_down_last_brings_the_first_draws_with_him() {
    let mut desk = Desk::empty("speculation", 3);
    desk.sit(0);
    desk.sit(1);
    let who = Who::Guest { guest: desk.of(2).clone(), name: "2".into() };
    let (table, entries) =
        desk.table.after(vec![seated(seat(2), who, None, SeatCause::Own)], 0).unwrap();
    assert!(
        matches!(&entries[..], [Entry::Seated { .. }, Entry::Played { seat: None, lines, .. }]
            if lines.len() == table.course.len() && !lines.is_empty()),
        "{entries:?}"
    );
    assert_eq!(table.seq, desk.table.seq + 2);
    assert!(!table.course.is_drawing() && desk.table.course.len() == 0);
}

#[test]
fn undo_is_free_until_another_player_decided() {
    let mut desk = Desk::new("chicago", 3);
    assert_eq!(desk.offer(0), None);
    desk.play(0, &bid(10));
    assert_eq!(desk.offer(0), Some((0, true)));
    desk.play(1, &bid(11));
    assert_eq!((desk.offer(0), desk.offer(1)), (Some((0, false)), Some((1, true))));
    desk.undo(1, 1).unwrap();
    assert_eq!((desk.len(), desk.offer(0)), (1, Some((0, true))));

    desk.play(1, &bid(11));
    desk.undo(0, 0).unwrap();
    assert_eq!(desk.len(), 2, "the others are asked");
    desk.answer(2, true);
    assert_eq!(desk.len(), 2, "one of them has not answered");
    desk.answer(1, true);
    assert_eq!((desk.len(), desk.table.asked.is_some()), (0, false));
}

#[test]
fn an_undo_nobody_is_left_to_ask_about_is_done() {
    let mut desk = Desk::new("chicago", 2);
    desk.play(0, &bid(10));
    desk.play(1, &bid(11));
    desk.undo(0, 0).unwrap();
    assert_eq!(desk.len(), 2);
    desk.take(vec![Entry::Left { seat: seat(1), cause: SeatCause::Own }]);
    assert_eq!(desk.len(), 0);
}

#[test]
fn withdrawing_takes_back_that_commitment_alone() {
    let mut dice = Generator::new(1, 0);
    let mut desk = Desk::new("speculation", 4);
    desk.until_commit(&mut dice);
    let before = desk.len();
    for number in [2, 0, 3] {
        desk.play_any(number, &mut dice);
    }
    let known = desk.table.seq;
    let others: Vec<Value> = [2, 3]
        .map(|n| desk.steps(Viewer::Seat(seat(n))).remove(before + usize::from(n == 3) * 2))
        .into();
    desk.withdraw(0).unwrap();
    assert_eq!((desk.len(), desk.to_move()), (before + 2, vec![0, 1]));
    for (place, (number, was)) in [2, 3].into_iter().zip(&others).enumerate() {
        let now = &desk.steps(Viewer::Seat(seat(number)))[before + place];
        assert_eq!((&now["seat"], &now["what"]), (&json!(number), &was["what"]));
    }
    let update = desk.table.update(None, Viewer::Spectator, Some(known), &HashSet::new());
    assert_eq!((update.keep, update.steps.len()), (before + 1, 1));

    assert_eq!(desk.withdraw(1).unwrap_err().code(), ProblemCode::NotConcealed, "not committed");
    desk.play_any(0, &mut dice);
    desk.play_any(1, &mut dice);
    for number in 0..4 {
        assert_eq!(
            desk.withdraw(number).unwrap_err().code(),
            ProblemCode::NotConcealed,
            "revealed"
        );
    }
}

#[test]
fn what_was_revealed_is_not_taken_back_freely() {
    let mut dice = Generator::new(2, 0);
    let mut desk = Desk::new("speculation", 3);
    desk.until_commit(&mut dice);
    desk.play_any(1, &mut dice);
    assert_eq!(desk.offer(1).map(|(_, free)| free), Some(true));
    desk.play_any(0, &mut dice);
    desk.play_any(2, &mut dice);
    assert_eq!(desk.offer(2).map(|(_, free)| free), Some(false));
}

/// Tried and refused, an action after the reveal would tell what was revealed.
#[test]
fn nobody_decides_beyond_what_he_does_not_know_yet() {
    let mut dice = Generator::new(5, 0);
    let mut desk = Desk::new("speculation", 3);
    desk.until_commit(&mut dice);
    let first = desk.any(0, &mut dice);
    let second = desk.any(0, &mut dice);
    let refused = desk.try_play(0, &[first.clone(), second]).unwrap_err();
    assert_eq!(
        refused.code(),
        ProblemCode::Refused,
        "as long as nothing is revealed the rules answer"
    );
    desk.play(0, &first);
    desk.play_any(1, &mut dice);
    let last = desk.any(2, &mut dice);
    let nothing = json!({ "type": "trade", "sell": null, "buy": null });
    let sale = json!({ "type": "trade", "sell": "metro", "buy": null });
    for next in [last.clone(), nothing, sale, json!({ "type": "decline" })] {
        let refused = desk.try_play(2, &[last.clone(), next]).unwrap_err();
        assert_eq!(refused.code(), ProblemCode::BadRequest);
    }
    assert!(desk.try_play(2, &[last]).is_ok());
}

#[test]
fn the_numbers_of_draws_never_go_back() {
    let mut dice = Generator::new(3, 0);
    let mut desk = Desk::new("speculation", 3);
    for _ in 0..3 {
        desk.until_commit(&mut dice);
        let before = desk.len();
        for number in 0..3 {
            desk.play_any(number, &mut dice);
        }
        assert!(desk.len() > before + 3, "cards are drawn again");
        desk.undo(0, before).unwrap();
        desk.answer(1, true);
        desk.answer(2, true);
        assert_eq!(desk.len(), before);
    }
    let draws = desk.draws();
    assert!(draws.len() > 12, "{draws:?}");
    assert!(draws.iter().copied().eq(0..draws.len() as u64), "{draws:?}");
}

#[test]
fn when_the_secret_of_the_draws_is_published_nothing_is_taken_back() {
    let mut dice = Generator::new(4, 0);
    let mut desk = Desk::new("speculation", 3);
    while desk.table.status() == Status::Playing {
        desk.play_any(desk.to_move()[0], &mut dice);
    }
    let info = desk.table.update(None, Viewer::Spectator, None, &HashSet::new()).table;
    assert!(info.proof.is_some());
    for number in 0..3 {
        assert_eq!(desk.offer(number), None);
        assert_eq!(desk.undo(number, desk.len() - 1).unwrap_err().code(), ProblemCode::NoLine);
    }
}

/// A page that knows the table up to any entry, and is told the rest, has the
/// log of one that just came; and a table read from its log is the same table.
#[test]
fn whatever_a_page_knows_it_is_told_what_it_lacks() {
    for seed in 0..12 {
        let mut dice = Generator::new(seed, 1);
        let mut desk = Desk::new("speculation", 3);
        let mut pages: Vec<(u64, [Vec<Value>; 2])> = Vec::new();
        let viewers = [Viewer::Seat(seat(1)), Viewer::Spectator];
        for _ in 0..80 {
            pages.push((desk.table.seq, viewers.map(|viewer| desk.steps(viewer))));
            let number = dice.below(3) as u8;
            match dice.below(9) {
                0 | 8 if desk.len() > 0 => {
                    let to = desk.len() - 1 - dice.below(desk.len().min(9) as u64) as usize;
                    desk.undo(number, to).unwrap();
                    for other in (0..3).filter(|other| *other != number) {
                        if desk.table.asked.is_some() {
                            desk.answer(other, dice.below(5) > 0);
                        }
                    }
                }
                1 => drop(desk.withdraw(number)),
                2 => drop(desk.redo(number)),
                _ if desk.to_move().contains(&number) => desk.play_any(number, &mut dice),
                _ => {}
            }
        }
        for (known, logs) in pages {
            for (viewer, mut log) in viewers.into_iter().zip(logs) {
                let update = desk.table.update(None, viewer, Some(known), &HashSet::new());
                assert!(update.keep <= log.len(), "the page has what it is to keep");
                log.truncate(update.keep);
                log.extend(update.steps.iter().map(|step| serde_json::to_value(step).unwrap()));
                assert_eq!(log, desk.steps(viewer), "seed {seed}, since {known}");
            }
        }
        let again = desk.read_again();
        for viewer in viewers {
            let shown = |table: &Table| {
                let guest = viewer.is(seat(1)).then(|| desk.of(1));
                let update = table.update(guest, viewer, Some(5), &HashSet::new());
                serde_json::to_string(&update).unwrap()
            };
            assert_eq!(shown(&again), shown(&desk.table));
        }
    }
}
