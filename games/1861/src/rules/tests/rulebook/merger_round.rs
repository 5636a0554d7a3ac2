//! §6 The merger round.

use super::*;

#[test]
fn s6_1_a_minor_converts_from_the_yellow_column() {
    let mut game = game();
    game.phase = Phase::MERGERS;
    start(&mut game, Company::N, 0, 100);
    let yellow = Cell { row: 3, col: 6 };
    game.market.move_to(Company::N, yellow);
    game.companies[Company::N].cash = Money(33);
    game.companies[Company::N].loans = 1;
    merger_turn_of(&mut game, Company::N);
    play(&mut game, Action::Convert);
    play(&mut game, Action::Form { company: Company::Nw });
    let charter = &game.companies[Company::Nw];
    assert_eq!(charter.director, Some(seat(0)));
    assert_eq!((charter.cash, charter.loans, charter.treasury), (Money(33), 1, 8));
    assert_eq!(game.price(Company::Nw), Money(120));
    assert_eq!(game.companies[Company::N].status, Status::Closed);
}

#[test]
fn s6_1_elsewhere_it_does_not() {
    let mut game = stock_round(Edition::EighteenXx);
    game.phase = Phase::MERGERS;
    start(&mut game, Company::N, 0, 100);
    merger_turn_of(&mut game, Company::N);
    assert_eq!(refused(&game, Action::Convert), Rule::CannotConvert);
}

#[test]
fn s6_2_the_price_is_highest_and_lowest_together() {
    let chart = Chart::Grid;
    for (low, high, price) in [(50, 65, 110), (90, 135, 200), (35, 35, 70), (70, 80, 150)] {
        let sum = Money(low + high).min(Money(200));
        assert_eq!(chart.public_start(sum).unwrap().0, Money(price));
    }
}

#[test]
fn s6_2_unconnected_minors_do_not_merge() {
    let mut game = stock_round(Edition::EighteenXx);
    game.phase = Phase::MERGERS;
    start(&mut game, Company::N, 0, 100);
    start(&mut game, Company::Kr, 0, 100);
    merger_turn_of(&mut game, Company::N);
    assert_eq!(refused(&game, Action::Merge { company: Company::Kr }), Rule::CannotMerge);
}
