//! §7 The end.

use super::*;

#[test]
fn s7_the_first_eight_in_the_first_round_makes_this_the_last_set() {
    for (number, set, rounds) in [(1, 1, 3), (2, 2, 2)] {
        let mut game = game();
        start(&mut game, Company::Kr, 0, 100);
        turn_of(&mut game, Company::Kr, TurnStep::Trains);
        if let Round::Operating(operating) = &mut game.round {
            operating.number = number;
        }
        game.begin_phase(Phase::LAST, &mut ());
        assert_eq!((game.last_set, game.rounds()), (Some(set), rounds));
        // Either way the last set has three rounds, which can be said before it begins.
        assert_eq!(game.last_rounds(), Some(3));
    }
}

#[test]
fn s7_each_loan_costs_a_step_before_the_shares_are_counted() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 2)], 100);
    game.companies[Company::Nw].loans = 2;
    assert_eq!(game.value(seat(0)), Money(420 + 2 * 80));
    game.end(crate::rules::end::Reason::LastTrain, 3, &mut ());
    assert_eq!(game.price(Company::Nw), Money(80));
    assert_eq!(game.turn().standing().unwrap().scores[seat(0)], Money(580));
}

#[test]
fn s7_equal_fortunes_share_the_victory() {
    let mut game = game();
    game.end(crate::rules::end::Reason::Bank, 1, &mut ());
    assert_eq!(game.turn().standing().unwrap().winners.len(), 3);
    assert!(game.moves(seat(0)).is_empty());
}
