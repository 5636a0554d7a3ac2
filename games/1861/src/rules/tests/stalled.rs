//! A game in which nobody can do anything: all minors have gone to the state
//! before publics can be founded. Privates pay until the bank is broken (§7).

use bourse_game::{Money, Seats};
use bourse_track::Edition;

use super::{Position, seat};
use crate::{Company, Empire, End, Options, Private, Reason, Round};

/// Seat 0 has the two privates that pay most, seat 1 the others.
fn stalled(edition: Edition) -> Empire {
    let mut position = Position::of(3, Options::of(edition)).phase(3);
    for minor in Company::minors() {
        position = position.closed(minor);
    }
    for (place, private) in Private::ALL.into_iter().enumerate() {
        position = position.private(u8::from(place < 3), private);
    }
    position.stock(0)
}

fn played_out(edition: Edition) -> Empire {
    let mut game = stalled(edition);
    game.go_on(&mut ());
    game
}

#[test]
fn a_game_that_cannot_move_on_ends_with_the_bank() {
    for edition in super::position::BOTH {
        let game = played_out(edition);
        assert!(matches!(game.round(), Round::Over(End { reason: Reason::Bank, .. })));
    }
}

#[test]
fn a_game_that_cannot_move_on_is_scored() {
    let game = played_out(Edition::Jklm);
    let standing = game.standing();
    // In 138 rounds: 25 and 30; 10, 15 and 20; nothing.
    let worth = [420 + 138 * 55, 420 + 138 * 45, 420].map(Money);
    assert_eq!([0, 1, 2].map(|number| game.value(seat(number))), worth);
    assert_eq!(standing.winners, Seats::only(seat(0)));
}
