//! §3 Turn.

use bourse_game::{Game, Moves as _};

use super::{Position, build, choose, develop, play, seat};
use crate::rules::table::Phase;
use crate::{Action, Company, Dial, DividendTiming, Event, Options};

#[test]
fn a_dial_turns_before_its_action_is_decided() {
    let mut game = Position::new(3).choosing();
    play(&mut game, &[choose(Dial::Develop)]);
    assert_eq!(game.table().dial(Dial::Develop), 1);
    assert_eq!(game.table().phase(), &Phase::Develop);
}

#[test]
fn an_action_may_be_forgone_and_its_dial_stays_turned() {
    for (dial, place) in [(Dial::Auction, 1), (Dial::Expand, 1), (Dial::Develop, 1)] {
        let mut game = Position::new(3).choosing();
        play(&mut game, &[choose(dial), Action::Forgo]);
        assert_eq!(game.table().dial(dial), place);
        assert_eq!(game.table().active(), Some(seat(1)));
    }
}

#[test]
fn a_dial_may_be_chosen_though_its_action_is_impossible() {
    let mut game = Position::new(3).choosing();
    play(&mut game, &[choose(Dial::Develop)]);
    assert_eq!(game.moves(seat(0)).iter().collect::<Vec<_>>(), [Action::Forgo]);
}

#[test]
fn auctions_turn_red_after_three_developments_after_four_expansions_after_five() {
    for (dial, steps) in [(Dial::Auction, 3), (Dial::Develop, 4), (Dial::Expand, 5)] {
        let mut game = Position::new(2).choosing();
        for _ in 0..steps {
            assert!(!game.table().is_red(dial));
            play(&mut game, &[choose(dial), Action::Forgo]);
        }
        assert!(game.table().is_red(dial));
        assert!(!game.moves(game.table().to_move().unwrap()).contains(&choose(dial)));
    }
}

#[test]
fn the_choice_that_turns_a_dial_red_is_still_performed() {
    let mut game = Position::new(2).dials(2, 0, 0).shares(0, Company::Prr, 1).choosing();
    play(&mut game, &[choose(Dial::Auction)]);
    assert_eq!(game.table().phase(), &Phase::Offer);
}

#[test]
fn general_dividends_follow_the_action_that_turned_the_second_dial_red() {
    let mut game = Position::new(3).dials(3, 4, 0).shares(0, Company::Prr, 1).choosing();
    let events = play(&mut game, &[choose(Dial::Expand)]);
    assert!(!events.contains(&Event::GeneralDividends { number: 1 }));
    let events = play(&mut game, &[Action::Forgo]);
    assert!(events.contains(&Event::GeneralDividends { number: 1 }));
    assert_eq!(game.table().active(), Some(seat(1)));
}

#[test]
fn before_action_pays_general_dividends_before_the_action() {
    let options = Options { dividend_timing: DividendTiming::BeforeAction, ..Options::default() };
    let position = Position::with(3, options).dials(3, 4, 0).shares(0, Company::Prr, 1);
    let mut game = position.treasury(Company::Prr, 9).choosing();
    let events = play(&mut game, &[choose(Dial::Expand)]);
    assert!(events.contains(&Event::GeneralDividends { number: 1 }));
    assert_eq!(game.table().phase(), &Phase::Expand(None), "the action is still performed");
    assert_eq!(game.table().dial(Dial::Expand), 0, "its dial is back already");
    let events = play(&mut game, &[build(Company::Prr, "R4"), Action::Done]);
    assert!(!events.iter().any(|event| matches!(event, Event::GeneralDividends { .. })));
}

#[test]
fn before_action_may_end_the_game_with_the_action_unperformed() {
    let options = Options { dividend_timing: DividendTiming::BeforeAction, ..Options::default() };
    let mut game = Position::with(3, options)
        .dials(3, 4, 0)
        .houses_left(3)
        .network(Company::Prr, &["M4"])
        .choosing();
    play(&mut game, &[choose(Dial::Expand)]);
    assert_eq!(game.table().phase(), &Phase::Over);
}

#[test]
fn turns_go_round_clockwise() {
    let mut game = Position::new(3).network(Company::Prr, &["Q3", "M4"]).choosing();
    play(&mut game, &[choose(Dial::Develop), develop("Q3")]);
    assert_eq!(game.table().active(), Some(seat(1)));
    play(&mut game, &[choose(Dial::Develop), develop("M4"), choose(Dial::Auction), Action::Forgo]);
    assert_eq!(game.table().active(), Some(seat(0)));
}
