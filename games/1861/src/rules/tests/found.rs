//! §4.2.3: publics are founded.

use bourse_game::Money;

use super::{Position, place_token, play, played, seat};
use crate::Company::{Mk, N, Nw, Sw};
use crate::{Action, Company, G1861, Rule, Source, Step};

fn found(company: Company, price: i32) -> Action {
    Action::Found { company, price: Money(price) }
}

fn phase_4() -> Position {
    Position::new().minor(N, 2, 50).phase(4).cash(0, 500)
}

fn founded() -> G1861 {
    played(phase_4().stock(0), &[found(Nw, 100)])
}

refused! {
    publics_are_founded_from_phase_4:
        Position::new().phase(3).stock(0), found(Nw, 100)
        => Rule::FoundingPhase { phase: crate::Phase::FOUNDING };
    a_public_is_founded_once:
        phase_4().public(Nw, 1, 100).stock(0), found(Nw, 100) => Rule::NotFoundable;
    minors_are_not_founded:
        phase_4().stock(0), found(Company::Ro, 100) => Rule::NotFoundable;
    the_state_railway_is_not_founded:
        phase_4().stock(0), found(Company::Rsr, 100) => Rule::NotFoundable;
    publics_start_at_marked_prices:
        phase_4().stock(0), found(Nw, 105) => Rule::NoStartPrice;
    publics_do_not_start_at_the_minors_prices:
        phase_4().stock(0), found(Nw, 65) => Rule::NoStartPrice;
    no_sum_is_too_large_for_a_start:
        phase_4().stock(0), found(Nw, i32::MAX) => Rule::NoStartPrice;
    the_founder_pays_two_shares:
        phase_4().cash(0, 399).stock(0), found(Nw, 200)
        => Rule::TooExpensive { price: Money(400), cash: Money(399), founding: true };
    without_an_open_city_nothing_is_founded:
        phase_4().cities_taken(Mk).stock(0), found(Nw, 100) => Rule::NoOpenCity;
    the_first_token_stands_in_a_city:
        founded(), place_token("B12", 0) => Rule::CityNotOpen;
    the_first_token_does_not_stand_in_a_town:
        founded(), place_token("B8", 0) => Rule::CityNotOpen;
    the_first_token_stands_in_an_unconnected_city:
        founded(), place_token("E1", 1) => Rule::CityNotOpen;
    the_first_token_does_not_stand_in_a_minors_home:
        founded(), place_token("I13", 0) => Rule::CityNotOpen;
    there_is_no_such_city:
        founded(), place_token("I13", 7) => Rule::CityNotOpen;
}

#[test]
fn the_founder_gets_the_directors_certificate() {
    let game = founded();
    let charter = game.charter(Nw);
    assert_eq!((charter.director, charter.shares[seat(0)]), (Some(seat(0)), 2));
    assert_eq!((charter.treasury, charter.cash), (8, Money(200)));
    assert_eq!(game.cash(seat(0)), Money(300));
    assert_eq!(game.price(Nw), Money(100));
    assert_eq!(game.step(), Some(Step::FirstToken));
}

#[test]
fn founding_ends_the_turn_once_the_token_stands() {
    let mut game = founded();
    play(&mut game, &[place_token("M7", 0)]);
    assert!(game.has_token(Nw, super::hex("M7")));
    assert_eq!((game.step(), game.to_move()), (Some(Step::Shares), Some(seat(1))));
}

#[test]
fn shares_of_a_new_public_are_bought_in_the_same_round() {
    let buy = Action::BuyShare { company: Nw, from: Source::Treasury };
    let game = played(founded(), &[place_token("M7", 0), buy]);
    assert_eq!(game.charter(Nw).shares[seat(1)], 1);
}

#[test]
fn a_minors_home_is_kept_until_phase_5() {
    let game = played(phase_4().phase(5).stock(0), &[found(Sw, 100), place_token("I13", 0)]);
    assert!(game.has_token(Sw, super::hex("I13")));
}
