//! §5.5.8, §5.5.9, §5.8: trains are bought, rust and are given up.

use bourse_game::Money;

use super::{Position, buy_train, played, train};
use crate::Company::{Kr, Mv, N, Nw, Rsr, Spw};
use crate::TrainKind::{Four, Three, Two};
use crate::{Action, Event, G1861, Holder, Owner, Phase, Rule, Step, TurnStep};

fn discard(id: &str) -> Action {
    Action::DiscardTrain { train: train(id) }
}

/// Nikolaev with a 2-train, Kharkov–Rostov of the same owner with another.
fn n() -> Position {
    let position = Position::new().minor(N, 0, 50).minor(Kr, 0, 50);
    position.company_cash(N, 120).train(N, Two).train(Kr, Two)
}

fn buys(position: Position) -> G1861 {
    position.turn(N, TurnStep::Trains)
}

/// Nikolaev without a train.
fn bare(cash: i32, loans: u16) -> G1861 {
    let position = Position::new().minor(N, 0, 50).minor(Kr, 0, 50).train(Kr, Two);
    buys(position.company_cash(N, cash).loans(N, loans))
}

/// Two minors with two 3-trains each when phase 4 begins.
fn crowded() -> G1861 {
    let position = Position::new().minor(N, 0, 60).minor(Kr, 1, 50).phase(4);
    let position = position.train(N, Four).train(N, Four).train(Kr, Four).train(Kr, Four);
    position.turn(Kr, TurnStep::Trains)
}

refused! {
    /// Never in play: who has no room is not asked.
    a_company_has_so_many_trains:
        buys(n().train(N, Two)), buy_train("2-3", 100) => Rule::TrainLimit { limit: 2 };
    trains_are_sold_in_order:
        buys(n()), buy_train("2-5", 100) => Rule::TrainNotForSale;
    the_next_kind_waits_until_the_last_is_sold:
        buys(n().company_cash(N, 300)), buy_train("3-0", 225) => Rule::TrainNotForSale;
    express_trains_come_with_phase_8:
        buys(n().company_cash(N, 700)), buy_train("2+2-0", 600) => Rule::TrainNotForSale;
    a_company_does_not_buy_its_own_train:
        buys(n()), buy_train("2-0", 1) => Rule::TrainNotForSale;
    the_state_railway_sells_no_train:
        buys(n().train(Rsr, Two)), buy_train("2-2", 50) => Rule::TrainNotForSale;
    the_bank_sells_at_the_face_price:
        buys(n()), buy_train("2-2", 99) => Rule::FacePrice { price: Money(100) };
    the_pool_sells_at_the_face_price:
        buys(n().pool_train(Two)), buy_train("2-2", 120) => Rule::FacePrice { price: Money(100) };
    another_companys_train_costs_something:
        buys(n()), buy_train("2-1", 0) => Rule::TrainPrice { most: Money(120) };
    no_loans_for_another_companys_train:
        buys(n()), buy_train("2-1", 121) => Rule::TrainPrice { most: Money(120) };
    no_loans_for_a_second_train:
        buys(n().company_cash(N, 99)), buy_train("2-2", 100)
        => Rule::TrainTooExpensive { price: Money(100), means: Money(99), forced: false };
    loans_have_a_limit:
        bare(54, 1), buy_train("2-1", 100)
        => Rule::TrainTooExpensive { price: Money(100), means: Money(54), forced: true };
    who_has_no_train_buys_one_if_he_can:
        bare(55, 1), Action::Pass => Rule::MustBuyTrain;
    excess_trains_are_given_up_in_operating_order:
        crowded(), discard("4-3") => Rule::NotYourExcess { company: N };
    nobody_gives_up_what_he_has_not:
        crowded(), discard("2-0") => Rule::NotYourExcess { company: N };
}

#[test]
fn who_must_buy_takes_as_few_loans_as_reach() {
    let game = played(bare(20, 0), &[buy_train("2-1", 100)]);
    assert_eq!(game.charter(N).loans, 2);
    assert_eq!(game.charter(N).cash, Money(20 + 90 - 100));
}

#[test]
fn who_can_buy_no_train_may_pass_and_goes_to_the_state() {
    let game = played(bare(54, 1), &[Action::Pass]);
    assert_eq!(game.charter(N).status, crate::Status::Closed);
}

#[test]
fn another_companys_train_will_do() {
    let game = played(bare(54, 1), &[buy_train("2-0", 54)]);
    assert_eq!(game.depot().holder(train("2-0")), Some(Holder::Company(N)));
    assert_eq!(game.charter(Kr).cash, Money(54));
}

#[test]
fn the_first_3_train_begins_phase_3() {
    let position = Position::new().minor(N, 0, 50).company_cash(N, 300);
    let mut game = position.clone().turn(N, TurnStep::Trains);
    (0..10).for_each(|_| game.depot.sell(Two, Kr));
    assert_eq!(game.phase(), Phase::FIRST);
    let game = played(game, &[buy_train("3-0", 225)]);
    assert_eq!(game.phase(), Phase::MERGERS);
}

#[test]
fn the_first_4_train_rusts_the_2_trains() {
    let position = Position::new().phase(3).public(Nw, 0, 100).company_cash(Nw, 400);
    let mut game = position.train(Nw, Two).train(Nw, Three).turn(Nw, TurnStep::Trains);
    while game.trains_left(Three) != Some(0) {
        game.depot.sell(Three, Rsr);
    }
    let game = played(game, &[buy_train("4-0", 350)]);
    let kinds: Vec<_> = game.depot().of_company(Nw).map(|card| card.train.kind).collect();
    assert_eq!(kinds, [Three, Four]);
}

#[test]
fn whose_train_rusted_is_said() {
    let position = Position::new().minor(N, 0, 50).public(Nw, 0, 100);
    let mut game = position.train(Nw, Two).train(N, Two).turn(Nw, TurnStep::Trains);
    let of = |game: &G1861, company| game.depot().of_company(company).next().unwrap().train;
    let (kept, given_up) = (of(&game, Nw), of(&game, N));
    game.depot.hand_over(given_up, Holder::Pool);
    let mut events = Vec::new();
    game.begin_phase(Phase(4), &mut events);
    let rusted = |train, owner| events.contains(&Event::Rusted { train, owner });
    assert!(rusted(kept, Owner::Company(Nw)) && rusted(given_up, Owner::Bank), "{events:?}");
}

#[test]
fn who_has_two_trains_too_many_gives_up_both() {
    let mut game = crowded();
    assert_eq!(game.step(), Some(Step::Discard(N)));
    super::play(&mut game, &[discard("4-1")]);
    assert_eq!(game.step(), Some(Step::Discard(Kr)));
    assert_eq!(game.depot().holder(train("4-1")), Some(Holder::Pool));
}

#[test]
fn a_trainless_minor_goes_to_the_state_at_once_and_a_public_is_asked() {
    let position = Position::new().minor(Mv, 1, 50).minor(Spw, 1, 50).public(Nw, 2, 100);
    let position = position.train(Mv, Two).train(Nw, Two).train(Spw, Three);
    let mut game = position.turn(Spw, TurnStep::Trains);
    game.begin_phase(Phase(4), &mut ());
    assert_eq!(game.charter(Mv).status, crate::Status::Closed);
    assert!(game.charter(Spw).is_open());
    assert_eq!((game.step(), game.to_move()), (Some(Step::Trainless), Some(super::seat(2))));
}
