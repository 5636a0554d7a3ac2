//! §1 Components.

use super::*;

#[test]
fn s1_2_there_are_sixteen_minors_eight_publics_and_the_state_railway() {
    assert_eq!(Company::minors().count(), 16);
    assert_eq!(Company::publics().count(), 8);
    let yellow = Company::minors().filter(|minor| minor.phase() == Phase::FIRST);
    assert_eq!(yellow.count(), 10);
}

#[test]
fn s1_2_1_privates_pay_their_owners_before_anybody_operates() {
    let mut game = game();
    game.give_private(Private::Wvr, Owner::Seat(seat(1)));
    game.give_private(Private::Mrr, Owner::Company(Company::Rsr));
    let before = game.cash[seat(1)];
    game.begin_operating_round(1, &mut ());
    assert_eq!(game.cash[seat(1)] - before, Money(30));
    assert_eq!(game.companies[Company::Rsr].cash, Money(25), "also the inactive state railway");
}

#[test]
fn s1_4_a_minor_has_one_token_a_public_three_the_state_railway_eight() {
    let tokens = |company: Company| game().companies[company].tokens.len();
    assert_eq!((tokens(Company::N), tokens(Company::Nw), tokens(Company::Rsr)), (1, 3, 8));
}

#[test]
fn s1_6_all_the_money_is_fifteen_thousand() {
    for (players, cash) in [(3, 420), (4, 315), (5, 252), (6, 210)] {
        let setup = Setup::newest(&G1861::DECLARATION, players, Options::default()).unwrap();
        let game = G1861::new(setup);
        assert_eq!(game.cash(Seat::FIRST), Money(cash));
        assert_eq!(game.bank() + game.money_in_play(), Money(15_000));
    }
}

#[test]
fn s1_6_the_bank_pays_what_it_has_not_and_is_broken() {
    let mut game = game();
    game.bank = Money(10);
    game.pay(Owner::Bank, Owner::Seat(seat(0)), Money(11), &mut ());
    assert!(game.bank_is_broken());
    game.pay(Owner::Seat(seat(0)), Owner::Bank, Money(100), &mut ());
    assert!(game.bank_is_broken(), "for good");
}
