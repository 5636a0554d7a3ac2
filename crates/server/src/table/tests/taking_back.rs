//! What going back costs, and how it is undone itself.

use std::collections::HashSet;

use bourse_game::Viewer;
use bourse_game::bots::Generator;
use serde_json::{Value, json};

use super::orders::{pass, pass_stock, seventh};
use super::{Desk, bid, seat};
use crate::api::{ChairKind, ProblemCode, Redo, SeatCause, TableInfo};
use crate::table::rewind::count::REPLAYED;
use crate::table::{Entry, TableError, Who, seated};

impl Desk {
    /// Everybody on one screen.
    fn on_one_screen(game: &str, players: u8) -> Self {
        let mut desk = Self::empty(game, players);
        desk.guests = vec![desk.guests[0].clone(); usize::from(players)];
        (0..players).for_each(|number| desk.sit(number));
        desk
    }

    pub(super) fn redo(&mut self, number: u8) -> Result<(), TableError> {
        let wish = Redo { seat: seat(number), seq: self.table.seq };
        let entries = self.table.redo(self.of(number), wish)?;
        self.take(entries);
        Ok(())
    }

    fn info(&self, number: u8) -> TableInfo {
        let (guest, viewer) = (self.of(number), Viewer::Seat(seat(number)));
        self.table.update(Some(guest), viewer, None, &HashSet::new()).table
    }

    fn can_redo(&self, number: u8) -> Option<usize> {
        self.info(number).you.redo.map(|redo| redo.line)
    }

    /// Everybody chooses a card; how many lines there were before.
    fn reveal(&mut self, order: [u8; 3], dice: &mut Generator) -> usize {
        self.until_commit(dice);
        let before = self.len();
        for number in order {
            self.play_any(number, dice);
        }
        before
    }

    fn agree(&mut self, numbers: [u8; 2]) {
        numbers.into_iter().for_each(|number| self.answer(number, true));
    }
}

#[test]
fn what_was_laid_open_together_is_chosen_anew_by_everybody() {
    let mut dice = Generator::new(6, 0);
    let mut desk = Desk::new("speculation", 3);
    let before = desk.reveal([1, 0, 2], &mut dice);
    for number in 0..3 {
        let offer = desk.table.undo_offer(seat(number)).unwrap();
        assert_eq!((offer.to, offer.free, offer.practice), (before, false, true));
    }
    // In the middle of the cards, there is only the line before them.
    desk.undo(2, before + 2).unwrap();
    let wish = desk.info(0).undo.unwrap();
    assert_eq!((wish.to, wish.practice), (before, true));
    desk.agree([0, 1]);
    assert_eq!((desk.len(), desk.to_move()), (before, vec![0, 1, 2]));
}

#[test]
fn a_card_that_nobody_has_seen_is_taken_back_alone() {
    let mut dice = Generator::new(6, 0);
    let mut desk = Desk::on_one_screen("speculation", 3);
    desk.until_commit(&mut dice);
    let before = desk.len();
    desk.play_any(1, &mut dice);
    desk.play_any(0, &mut dice);
    assert_eq!(desk.offer(0), Some((before + 1, true)));
    desk.undo(0, before + 1).unwrap();
    assert_eq!((desk.len(), desk.info(0).practice), (before + 1, false));
}

#[test]
fn at_one_screen_the_last_decision_is_taken_back_whoever_is_looked_at() {
    let mut desk = Desk::on_one_screen("chicago", 3);
    assert!(desk.info(1).you.undo.is_none());
    desk.play(0, &bid(10));
    let offer = desk.info(1).you.undo.unwrap();
    assert_eq!((offer.seat, offer.to, offer.free), (seat(0), 0, true));
    desk.play(1, &bid(11));
    let offer = desk.info(2).you.undo.unwrap();
    assert_eq!((offer.seat, offer.to), (seat(1), 1));
    // Who sits elsewhere takes back what they decided themselves.
    let mut apart = Desk::new("chicago", 3);
    apart.play(0, &bid(10));
    assert!(apart.info(1).you.undo.is_none());
}

#[test]
fn who_goes_back_past_a_draw_or_a_reveal_plays_for_practice() {
    let mut dice = Generator::new(7, 0);
    let mut desk = Desk::on_one_screen("speculation", 3);
    assert!(!desk.info(0).practice);
    let before = desk.reveal([2, 1, 0], &mut dice);
    desk.undo(0, before + 1).unwrap();
    assert_eq!(desk.len(), before, "nobody is left to ask");
    assert!(desk.info(0).practice && desk.read_again().practice);
    // For good, and said once.
    desk.reveal([0, 1, 2], &mut dice);
    assert!(desk.info(1).practice && !desk.table.undo_offer(seat(2)).unwrap().practice);

    let mut open = Desk::new("chicago", 3);
    open.play(0, &bid(10));
    open.play(1, &bid(11));
    open.undo(0, 0).unwrap();
    open.agree([1, 2]);
    assert!(!open.info(0).practice, "nothing was learnt");
}

#[test]
fn what_was_taken_back_freely_can_be_played_again() {
    let mut desk = Desk::new("chicago", 3);
    desk.play(0, &bid(10));
    let entries = desk.try_play(1, &[bid(11)]).unwrap();
    let [Entry::Played { seat: by, key, lines, order, .. }] = &entries[..] else { unreachable!() };
    let stand_in = Some("greedy".to_owned());
    let (key, lines) = (key.clone(), lines.clone());
    desk.take(vec![Entry::Played { seat: *by, key, lines, stand_in, order: *order }]);
    let before = desk.steps(Viewer::Spectator);
    assert_eq!(before[1]["stand_in"], "greedy");

    desk.undo(1, 1).unwrap();
    assert_eq!((desk.can_redo(1), desk.can_redo(0), desk.can_redo(2)), (Some(2), None, None));
    assert_eq!(desk.redo(0).unwrap_err().code(), ProblemCode::NoRedo, "it is not his");
    desk.undo(0, 0).unwrap();
    assert_eq!((desk.can_redo(0), desk.can_redo(1)), (Some(1), None), "the last one first");
    // Who sits down changes nothing.
    desk.take(vec![Entry::Left { seat: seat(2), cause: SeatCause::Own }]);
    desk.sit(2);
    let known = desk.table.seq;
    desk.redo(0).unwrap();
    desk.redo(1).unwrap();
    assert_eq!(desk.steps(Viewer::Spectator), before);
    assert_eq!((desk.offer(1), desk.can_redo(1)), (Some((1, true)), None));
    let update = desk.table.update(None, Viewer::Spectator, Some(known), &HashSet::new());
    assert_eq!((update.keep, update.steps.len()), (0, 2));
    assert_eq!(desk.redo(1).unwrap_err().code(), ProblemCode::NoRedo);
    assert_eq!(desk.read_again().course.steps(0, Viewer::Spectator).len(), 2);
}

#[test]
fn when_the_game_went_on_nothing_is_played_again() {
    let mut desk = Desk::new("chicago", 2);
    desk.play(0, &bid(10));
    desk.undo(0, 0).unwrap();
    desk.play(0, &bid(12));
    assert_eq!(desk.can_redo(0), None);

    desk.play(1, &bid(13));
    desk.undo(0, 0).unwrap();
    desk.answer(1, true);
    assert_eq!((desk.len(), desk.can_redo(0)), (0, None), "the others agreed to something");
}

#[test]
fn draws_that_are_played_again_are_the_same_and_their_numbers_go_on() {
    let mut dice = Generator::new(8, 0);
    let mut desk = Desk::on_one_screen("speculation", 3);
    let before = desk.reveal([0, 1, 2], &mut dice);
    let log = desk.steps(Viewer::Seat(seat(1)));
    let drawn = desk.draws().len();
    desk.undo(0, before).unwrap();
    assert_eq!(desk.can_redo(2), Some(log.len()), "from any seat of his");
    desk.redo(2).unwrap();
    assert_eq!((desk.steps(Viewer::Seat(seat(1))), desk.draws().len()), (log, drawn));
    assert!(desk.info(0).practice, "whoever learnt something has learnt it");
    desk.reveal([2, 0, 1], &mut dice);
    let draws = desk.draws();
    assert!(draws.len() > drawn && draws.iter().copied().eq(0..draws.len() as u64), "{draws:?}");
}

#[test]
fn only_ones_own_orders_end_what_can_be_played_again() {
    let mut desk = seventh();
    let before = desk.len();
    desk.play(1, &pass());
    desk.undo(1, before).unwrap();
    desk.give(2, &pass_stock(7));
    assert_eq!(desk.can_redo(1), Some(before + 1), "nobody is told of another's order");
    desk.redo(1).unwrap();
    assert_eq!(desk.len(), before + 2, "and it is followed");

    let mut desk = seventh();
    desk.play(1, &pass());
    desk.undo(1, before).unwrap();
    let later = json!({ "type": "pass_mergers", "round": null, "shares": false, "decline": false });
    desk.give(1, &later);
    assert_eq!((desk.len(), desk.can_redo(1)), (before, None));
}

#[test]
fn a_refusal_is_said_until_something_happens() {
    let refused =
        |desk: &Desk| desk.info(0).undo_refused.map(|it| (it.seat.number(), it.by.number(), it.to));
    let mut desk = Desk::new("chicago", 3);
    desk.play(0, &bid(10));
    desk.play(1, &bid(11));
    let ask_and_refuse = |desk: &mut Desk| {
        desk.undo(0, 0).unwrap();
        assert_eq!(refused(desk), None);
        desk.answer(2, true);
        desk.answer(1, false);
        assert_eq!(refused(desk), Some((0, 1, 0)));
    };
    ask_and_refuse(&mut desk);
    ask_and_refuse(&mut desk);
    desk.undo(0, 0).unwrap();
    desk.answer(0, false);
    assert_eq!(refused(&desk), None, "he asks no more");
    ask_and_refuse(&mut desk);
    desk.play(2, &bid(12));
    assert_eq!(refused(&desk), None);
    ask_and_refuse(&mut desk);
    desk.undo(2, 2).unwrap();
    assert_eq!(refused(&desk), None);
}

/// The seats' changes, as they are told.
fn seating(desk: &Desk) -> Vec<(usize, u8, Option<String>, ChairKind)> {
    let list = desk.info(0).seating.into_iter();
    list.map(|it| (it.line, it.seat.number(), it.name, it.kind)).collect()
}

#[test]
fn who_sat_where_is_known_for_every_line() {
    let person = |line, number: u8| (line, number, Some(number.to_string()), ChairKind::Person);
    let greedy = |line| (line, 1, Some("greedy".to_owned()), ChairKind::Bot);
    let empty = |line| (line, 1, None, ChairKind::Empty);
    let bot = || Who::Bot { bot: "greedy".into() };
    let mut desk = Desk::new("chicago", 2);
    desk.play(0, &bid(10));
    desk.play(1, &bid(11));
    desk.take(vec![
        Entry::Left { seat: seat(1), cause: SeatCause::Own },
        seated(seat(1), bot(), None, SeatCause::Own),
    ]);
    let first = [person(0, 0), person(0, 1)];
    assert_eq!(seating(&desk), [&first[..], &[empty(2), greedy(2)]].concat());

    // It sat down after lines that are gone.
    desk.undo(0, 0).unwrap();
    assert_eq!(seating(&desk), [&first[..], &[empty(0), greedy(0)]].concat());
    desk.sit(1);
    desk.redo(0).unwrap();
    let again = [&first[..], &[empty(2), greedy(2), person(2, 1)]].concat();
    assert_eq!(seating(&desk), again);
    let told = serde_json::to_value(&desk.info(0).seating[3]).unwrap();
    assert_eq!(
        told,
        json!({ "line": 2, "seat": 1, "name": "greedy", "kind": "bot", "cause": "own" })
    );

    let seventh = seventh();
    let (begun, list) = (seventh.len(), seating(&seventh));
    assert_eq!(
        list[..3].iter().map(|it| (it.0, it.3)).collect::<Vec<_>>(),
        [(0, ChairKind::Empty); 3]
    );
    assert_eq!(list[3..], [person(begun, 0), person(begun, 1), person(begun, 2)]);
}

/// A log of before: nothing says who took back.
#[test]
fn old_logs_are_read() {
    let undone: Entry = serde_json::from_value(json!({ "type": "undone", "to": 3 })).unwrap();
    assert!(matches!(undone, Entry::Undone { to: 3, by: None }));
    let mut desk = Desk::new("chicago", 2);
    desk.play(0, &bid(10));
    desk.take(vec![Entry::Undone { to: 0, by: None }]);
    assert_eq!((desk.len(), desk.can_redo(0)), (0, None));
    let written: Value = serde_json::to_value(desk.log.last().unwrap()).unwrap();
    assert_eq!(written, json!({ "type": "undone", "to": 0 }));
}

#[test]
fn a_log_with_thousands_of_undos_is_replayed_once() {
    let mut dice = Generator::new(3, 0);
    let mut desk = Desk::on_one_screen("speculation", 3);
    let mut decided = Vec::new();
    while desk.len() < 130 {
        decided.push(desk.len());
        desk.play_any(desk.to_move()[0], &mut dice);
    }
    let (early, late, lines) = (decided[2], decided[decided.len() - 1], desk.len());
    for _ in 0..500 {
        desk.undo(0, early).unwrap();
        desk.redo(0).unwrap();
        desk.undo(0, late).unwrap();
        desk.redo(0).unwrap();
        assert_eq!(desk.len(), lines);
    }
    let before = REPLAYED.get();
    let again = desk.read_again();
    let replayed = REPLAYED.get() - before;
    assert!(replayed < 500 * 130, "{replayed}: less than half of the game for each undo");
    let look = |table: &crate::table::Table| {
        serde_json::to_string(&table.course.positions(0..=lines, Viewer::Spectator).unwrap())
    };
    assert_eq!(look(&again).unwrap(), look(&desk.table).unwrap());
}
