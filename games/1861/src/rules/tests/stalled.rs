//! A game in which nobody can do anything: no company is at work, and nobody can
//! start one (§7, E-8).

use bourse_game::{Money, Seats};

use super::{Position, seat};
use crate::Company::N;
use crate::rules::edition::Edition;
use crate::{Company, End, G1861, Options, Private, Reason, Round};

const OLD: u32 = 1;

fn without_minors(position: Position) -> Position {
    Company::minors().fold(position, Position::closed)
}

/// All minors have gone to the state before publics can be founded. Seat 0 has the
/// two privates that pay most, seat 1 the others.
fn without_companies(position: Position) -> Position {
    let mut position = without_minors(position.phase(3));
    for (place, private) in Private::ALL.into_iter().enumerate() {
        position = position.private(u8::from(place < 3), private);
    }
    position
}

fn position(edition: Edition) -> Position {
    Position::of(3, Options::of(edition))
}

fn played_out(position: Position) -> G1861 {
    let mut game = position.stock(0);
    game.go_on(&mut ());
    game
}

fn reason(game: &G1861) -> Option<Reason> {
    match game.round() {
        Round::Over(End { reason, .. }) => Some(*reason),
        _ => None,
    }
}

#[test]
fn a_game_that_cannot_move_on_ends_with_the_operating_round() {
    let game = played_out(without_companies(position(Edition::Jklm)));
    assert_eq!(reason(&game), Some(Reason::Stalled));
    let worth = [420 + 55, 420 + 45, 420].map(Money);
    assert_eq!([0, 1, 2].map(|number| game.value(seat(number))), worth);
    assert_eq!(game.standing().winners, Seats::only(seat(0)));
}

/// In 138 rounds: 25 and 30; 10, 15 and 20; nothing.
#[test]
fn on_18xx_and_before_it_ends_with_the_bank() {
    let before = position(Edition::Jklm).under(OLD);
    for position in [position(Edition::EighteenXx), before] {
        let game = played_out(without_companies(position));
        assert_eq!(reason(&game), Some(Reason::Bank));
        let cash = [420 + 138 * 55, 420 + 138 * 45, 420].map(Money);
        assert_eq!([0, 1, 2].map(|number| game.cash(seat(number))), cash);
    }
}

#[test]
fn a_minor_that_can_be_auctioned_keeps_the_game_going() {
    let poor = |position: Position| (0..3).fold(position, |it, number| it.cash(number, 99));
    // An income will do: Nikolaev waits for its first bid.
    let waits = position(Edition::Jklm).private(0, Private::Tsr);
    assert_eq!(reason(&played_out(poor(waits))), None);
    // Without one nobody will ever have the hundred.
    assert_eq!(reason(&played_out(poor(position(Edition::Jklm)))), Some(Reason::Stalled));
}

#[test]
fn a_public_that_can_be_founded_keeps_the_game_going() {
    let of_cash = |cash: i32| {
        let position = without_minors(Position::new().phase(4));
        (0..3).fold(position, |it, number| it.cash(number, cash))
    };
    assert_eq!(reason(&played_out(of_cash(140))), None);
    assert_eq!(reason(&played_out(of_cash(139))), Some(Reason::Stalled));
}

#[test]
fn a_company_at_work_keeps_the_game_going() {
    let position = without_companies(Position::new()).minor(N, 0, 100);
    assert_eq!(reason(&played_out(position)), None);
}
