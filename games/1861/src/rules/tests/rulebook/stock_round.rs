//! §4 The stock round.

use super::*;

#[test]
fn s4_a_purchase_ends_the_turn() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(1, 2)], 100);
    play(&mut game, buy(Company::Nw, Source::Treasury));
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn s4_who_sold_may_still_buy_in_his_turn() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 5)], 100);
    found(&mut game, Company::Sw, &[(1, 2)], 100);
    play(&mut game, sell(Company::Nw, 1));
    assert_eq!(game.to_move(), Some(seat(0)));
    play(&mut game, buy(Company::Sw, Source::Treasury));
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn s4_the_round_ends_when_all_pass_in_a_row() {
    let mut game = game();
    play(&mut game, bid(Company::N, 100));
    play(&mut game, Action::Pass);
    play(&mut game, Action::Pass);
    for _ in 0..3 {
        assert!(matches!(game.round(), Round::Stock(_)));
        play(&mut game, Action::Pass);
    }
    assert!(matches!(game.round(), Round::Operating(_)));
    assert_eq!(game.priority(), seat(1), "left of the last to trade");
}

#[test]
fn s4_1_a_public_that_has_not_operated_is_not_sold() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 4)], 100);
    game.companies[Company::Nw].operated = false;
    assert_eq!(refused(&game, sell(Company::Nw, 1)), Rule::NotOperated);
}

#[test]
fn s4_1_half_of_a_public_is_in_the_pool_at_most() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 6)], 100);
    game.companies[Company::Nw].treasury -= 4;
    game.companies[Company::Nw].pool += 4;
    assert_eq!(refused(&game, sell(Company::Nw, 2)), Rule::TooManyShares { most: 1 });
    play(&mut game, sell(Company::Nw, 1));
}

#[test]
fn s4_1_the_directors_certificate_needs_a_taker() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 3), (1, 1)], 100);
    assert_eq!(refused(&game, sell(Company::Nw, 2)), Rule::TooManyShares { most: 1 });
    game.companies[Company::Nw].shares[seat(1)] = 2;
    game.companies[Company::Nw].treasury -= 1;
    play(&mut game, sell(Company::Nw, 3));
    assert_eq!(game.companies[Company::Nw].director, Some(seat(1)));
}

#[test]
fn s4_1_1_of_equals_the_nearest_on_the_left_directs() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 3), (1, 3), (2, 3)], 100);
    play(&mut game, sell(Company::Nw, 1));
    assert_eq!(game.companies[Company::Nw].director, Some(seat(1)));
}

#[test]
fn s4_1_2_a_directors_sale_at_seventy_drops_to_sixty_five() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 4)], 70);
    let before = game.cash[seat(0)];
    play(&mut game, sell(Company::Nw, 2));
    assert_eq!(game.price(Company::Nw), Money(65));
    assert_eq!(game.cash[seat(0)] - before, Money(140), "at the price before the sale");
}

#[test]
fn s4_1_2_anybody_elses_sale_leaves_the_price() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(1, 4), (0, 2)], 70);
    play(&mut game, sell(Company::Nw, 2));
    assert_eq!(game.price(Company::Nw), Money(70));
}

#[test]
fn s4_1_2_a_marker_goes_under_those_in_its_new_cell() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 4)], 100);
    found(&mut game, Company::Sw, &[(0, 4)], 100);
    let cell = game.market.cell(Company::Nw).unwrap();
    assert_eq!(game.market.stack(cell).collect::<Vec<_>>(), [Company::Nw, Company::Sw]);
    let elsewhere = game.chart().down(cell);
    game.market.move_to(Company::Nw, elsewhere);
    game.market.move_to(Company::Nw, cell);
    assert_eq!(game.market.stack(cell).collect::<Vec<_>>(), [Company::Sw, Company::Nw]);
}

#[test]
fn s4_2_a_treasury_share_pays_the_company_a_pool_share_the_bank() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(1, 2)], 100);
    game.companies[Company::Nw].treasury -= 1;
    game.companies[Company::Nw].pool += 1;
    let bank = game.bank();
    play(&mut game, buy(Company::Nw, Source::Pool));
    assert_eq!(game.bank() - bank, Money(100));
    play(&mut game, buy(Company::Nw, Source::Treasury));
    assert_eq!(game.companies[Company::Nw].cash, Money(100));
}

#[test]
fn s4_2_what_was_sold_in_the_round_is_not_bought_in_it() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(1, 3), (0, 2)], 100);
    play(&mut game, sell(Company::Nw, 1));
    assert_eq!(refused(&game, buy(Company::Nw, Source::Pool)), Rule::SoldThisRound);
}

#[test]
fn s4_2_six_shares_of_a_public_are_the_most() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 6)], 70);
    assert_eq!(refused(&game, buy(Company::Nw, Source::Treasury)), Rule::SixtyPercent);
}

#[test]
fn s4_2_1_the_limit_counts_privates_minors_shares_and_the_director_once() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 3)], 70);
    start(&mut game, Company::N, 0, 50);
    game.give_private(Private::Tsr, Owner::Seat(seat(0)));
    assert_eq!(game.certificates(seat(0)), 4);
    assert_eq!(game.certificate_limit(), 21);
}

#[test]
fn s4_2_1_who_is_over_the_limit_sells_first() {
    let mut game = game();
    for public in Company::publics().take(4) {
        found(&mut game, public, &[(0, 6)], 70);
    }
    for private in Private::ALL {
        game.give_private(private, Owner::Seat(seat(0)));
    }
    assert!(game.certificates(seat(0)) > 21);
    let limit = Rule::MustSell { limit: 21 };
    assert_eq!(refused(&game, Action::Pass), limit);
    assert_eq!(refused(&game, bid(Company::N, 100)), limit);
    play(&mut game, sell(Company::publics().next().unwrap(), 4));
}

#[test]
fn s4_2_2_who_has_more_than_the_director_takes_over() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(1, 2), (0, 2)], 70);
    play(&mut game, buy(Company::Nw, Source::Treasury));
    assert_eq!(game.companies[Company::Nw].director, Some(seat(0)));
}

#[test]
fn s4_2_3_publics_are_founded_from_phase_four_at_marked_prices() {
    let mut game = game();
    game.cash[seat(0)] = Money(500);
    let founding = |price| Action::Found { company: Company::Nw, price: Money(price) };
    assert_eq!(refused(&game, founding(100)), Rule::FoundingPhase { phase: Phase::FOUNDING });
    game.phase = Phase::FOUNDING;
    assert_eq!(refused(&game, founding(105)), Rule::NoStartPrice);
    assert_eq!(refused(&game, founding(220)), Rule::NoStartPrice);
    play(&mut game, founding(200));
    assert_eq!(game.companies[Company::Nw].cash, Money(400));
    assert_eq!(game.companies[Company::Nw].treasury, 8);
    assert_eq!(game.step(), Some(Step::FirstToken));
    assert_eq!(refused(&game, Action::place_token(station("B4", 0))), Rule::CityNotOpen);
    play(&mut game, Action::place_token(station("L12", 0)));
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn s4_2_4_bids_are_from_a_hundred_in_fives_and_not_above_the_cash() {
    let game = game();
    assert_eq!(
        refused(&game, bid(Company::N, 95)),
        Rule::BidTooLow { minimum: Money(100), private: false }
    );
    assert_eq!(refused(&game, bid(Company::N, 102)), Rule::BidNotMultiple { step: Money(5) });
    assert_eq!(refused(&game, bid(Company::N, 425)), Rule::BidOverCash { cash: Money(420) });
}

#[test]
fn s4_2_4_the_winner_pays_the_minor_and_its_price_is_half_the_bid() {
    for (amount, price) in [(100, 50), (155, 70), (195, 90), (300, 135)] {
        let mut game = game();
        play(&mut game, bid(Company::N, amount));
        play(&mut game, Action::Pass);
        play(&mut game, Action::Pass);
        assert_eq!(game.companies[Company::N].cash, Money(amount));
        assert_eq!(game.price(Company::N), Money(price));
        assert_eq!(game.to_move(), Some(seat(1)), "play goes on to his left");
    }
}

#[test]
fn s4_3_nikolaev_is_the_first_minor() {
    let game = game();
    assert_eq!(refused(&game, bid(Company::Mv, 100)), Rule::NikolaevFirst);
}

#[test]
fn s4_3_privates_come_up_in_order_from_the_left_of_the_last_winner() {
    let setup = Setup::newest(&G1861::DECLARATION, 3, Options::default()).unwrap();
    let mut game = G1861::new(setup);
    let other = Action::Bid { lot: Lot::Private(Private::Bss), amount: Money(30) };
    assert_eq!(refused(&game, other), Rule::OtherLot);
    play(&mut game, Action::Pass);
    play(&mut game, Action::Bid { lot: Lot::Private(Private::Tsr), amount: Money(25) });
    play(&mut game, Action::Pass);
    play(&mut game, Action::Pass);
    assert_eq!(game.private_owner(Private::Tsr), Owner::Seat(seat(1)));
    assert_eq!(game.to_move(), Some(seat(2)));
}

#[test]
fn s4_4_a_public_in_players_hands_rises_a_row() {
    for (from, to) in [((2, 4), (1, 4)), ((0, 5), (1, 6))] {
        let cell = |(row, col)| Cell { row, col };
        assert_eq!(Chart::Grid.up(cell(from)), cell(to));
    }
    assert_eq!(Chart::Grid.price(Cell { row: 2, col: 4 }), Money(110));
    assert_eq!(Chart::Grid.price(Cell { row: 1, col: 4 }), Money(120));
    assert_eq!(Chart::Grid.price(Cell { row: 0, col: 5 }), Money(150));
    assert_eq!(Chart::Grid.price(Cell { row: 1, col: 6 }), Money(150));
}

#[test]
fn an_offer_is_what_can_be_done() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 3)], 100);
    assert_eq!(offered(&game, "buy_share"), 1);
    assert_eq!(offered(&game, "sell_shares"), 1);
    assert_eq!(offered(&game, "bid"), 65, "100 to 420 in fives");
}
