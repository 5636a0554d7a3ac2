//! §6.2: mergers of many minors.

use bourse_game::{Money, Refusal};

use super::{Position, play, played, refusal, seat};
use crate::Company::{D, Kb, Kk, Kr, Mb, Mku, Mnn, Mv, N, Nw, Spw, V};
use crate::{Action, Company, G1861, Rule, Status, Step};

/// Minors whose homes are joined by track.
const JOINED: [Company; 11] = [N, Mnn, Mku, Spw, Kk, Kb, Mv, Kr, Mb, D, V];

/// The cities have six exits; the line from Moscow to St Petersburg is printed.
const TRACK: [(&str, &str, u8); 16] = [
    ("H8", "638", 0),
    ("E1", "641", 0),
    ("D14", "636", 0),
    ("E9", "63", 0),
    ("G15", "63", 0),
    ("H18", "63", 0),
    ("I13", "63", 0),
    ("I19", "63", 0),
    ("F8", "8", 5),
    ("G9", "8", 2),
    ("D10", "8", 4),
    ("D12", "9", 0),
    ("I9", "8", 0),
    ("I11", "9", 0),
    ("H14", "9", 1),
    ("G17", "8", 3),
];

fn editions() -> [Position; 2] {
    [Position::new(), Position::on_18xx()]
}

/// The minors at work at 50, their owners by their places in the list.
fn joined(mut position: Position, owner: impl Fn(usize) -> u8) -> Position {
    for (id, tile, sixths) in TRACK {
        position = position.tile(id, tile, sixths);
    }
    for (place, minor) in JOINED.into_iter().enumerate() {
        position = position.minor(minor, owner(place), 50);
    }
    position.phase(5)
}

/// Three owners by turns.
fn by_turns(place: usize) -> u8 {
    (place % 3) as u8
}

/// Seven of the first seat, four of the second.
fn seven_and_four(place: usize) -> u8 {
    u8::from(place >= 7)
}

fn with_partners(position: Position, partners: &[Company]) -> G1861 {
    let merge = |&company: &Company| Action::Merge { company };
    played(position.merger(N), &partners.iter().map(merge).collect::<Vec<_>>())
}

/// Nikolaev and its partners become North Western, and every owner agrees.
fn merged(position: Position, partners: &[Company]) -> G1861 {
    let mut game = with_partners(position, partners);
    let form = Action::Form { company: Nw };
    if bourse_game::Game::check(&game, seat(0), &form).is_err() {
        play(&mut game, &[Action::Pass]);
    }
    play(&mut game, &[form]);
    while game.step() == Some(Step::MergerConsent) {
        play(&mut game, &[Action::Accept]);
    }
    game
}

#[test]
fn each_of_seven_to_ten_minors_becomes_a_share() {
    let shares = [(7, [3, 2, 2]), (8, [3, 3, 2]), (9, [3, 3, 3]), (10, [4, 3, 3])];
    for position in editions() {
        for (count, shares) in shares {
            let game = merged(joined(position.clone(), by_turns), &JOINED[1..count]);
            let charter = game.charter(Nw);
            assert_eq!([0, 1, 2].map(|number| charter.shares[seat(number)]), shares);
            assert_eq!(usize::from(charter.treasury), 10 - count);
            assert_eq!(charter.director, Some(seat(0)), "{count}: most, or first of equals");
            let closed = |minor: &&Company| game.charter(**minor).status == Status::Closed;
            assert_eq!(JOINED.iter().filter(closed).count(), count);
        }
    }
}

#[test]
fn an_eleventh_minor_does_not_join() {
    for position in editions() {
        let game = with_partners(joined(position, by_turns), &JOINED[1..10]);
        assert_eq!(refusal(&game, &Action::Merge { company: V }), Refusal::WrongPhase);
    }
}

#[test]
fn what_ten_minors_have_goes_to_the_public() {
    let mut position = joined(Position::new(), by_turns);
    for minor in JOINED {
        position = position.company_cash(minor, 10).loans(minor, 1);
    }
    let game = merged(position, &JOINED[1..10]);
    assert_eq!((game.charter(Nw).cash, game.charter(Nw).loans), (Money(100), 10));
}

/// Three of the ten are at home in Moscow, two in Kiev.
#[test]
fn of_tokens_in_one_city_one_goes_to_the_public() {
    let game = merged(joined(Position::new(), by_turns), &JOINED[1..10]);
    assert_eq!(game.charter(Nw).stations().count(), 7);
}

fn without_excess_tokens(mut game: G1861) -> G1861 {
    while game.step() == Some(Step::TokenLimit) {
        let at = game.charter(Nw).stations().next().unwrap();
        play(&mut game, &[Action::RemoveToken { at: at.into() }]);
    }
    game
}

#[test]
fn of_ten_minors_tokens_two_stay() {
    let game = without_excess_tokens(merged(joined(Position::new(), by_turns), &JOINED[1..10]));
    let charter = game.charter(Nw);
    assert_eq!((charter.stations().count(), charter.tokens.len()), (2, 3));
}

#[test]
fn a_public_of_nine_minors_sells_its_last_share_and_one_of_ten_none() {
    for (count, step) in [(9, true), (10, false)] {
        let game = merged(joined(Position::new(), by_turns), &JOINED[1..count]);
        let step_is = without_excess_tokens(game).step() == Some(Step::AfterMerger);
        assert_eq!(step_is, step, "{count}");
    }
}

#[test]
fn a_seventh_minor_of_one_owner_does_not_join() {
    for position in editions() {
        let six = with_partners(joined(position, seven_and_four), &JOINED[1..6]);
        let seventh = Action::Merge { company: JOINED[6] };
        assert_eq!(refusal(&six, &seventh), Refusal::Rule(Rule::CannotMerge));
    }
}

#[test]
fn after_six_minors_of_one_owner_those_of_another_join() {
    for position in editions() {
        let partners = [&JOINED[1..6], &JOINED[7..]].concat();
        let game = merged(joined(position, seven_and_four), &partners);
        let shares = [0, 1].map(|number| game.charter(Nw).shares[seat(number)]);
        assert_eq!(shares, [6, 4]);
    }
}
