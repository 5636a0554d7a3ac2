//! The rulebook's rules in its order, edition `jklm`.

use bourse_game::{Game, Money, Moves, Seat, Setup};
use bourse_track::{Edition, russia};

use super::Position;
use super::position::{
    found, merger_turn_of, play, refused, seat, start, station, stock_round, turn_of,
};
use crate::action::{Action, Payment, Source};
use crate::charter::{Owner, Status};
use crate::company::{Company, Kind, Lot, Private};
use crate::market::{Cell, Chart};
use crate::options::Options;
use crate::phase::Phase;
use crate::rounds::{Round, TurnStep};
use crate::rule::Rule;
use crate::state::Empire;
use crate::steps::Step;
use crate::train::{Holder, TrainKind};

fn game() -> Empire {
    stock_round(Edition::Jklm)
}

fn bid(minor: Company, amount: i32) -> Action {
    Action::Bid { lot: Lot::Minor(minor), amount: Money(amount) }
}

fn buy(company: Company, from: Source) -> Action {
    Action::BuyShare { company, from }
}

fn sell(company: Company, shares: u8) -> Action {
    Action::SellShares { company, shares }
}

/// What a seat may do of a kind.
fn offered(game: &Empire, kind: &str) -> u64 {
    let moves = game.moves(game.to_move().unwrap());
    moves.0.iter().filter(|offer| offer.kind() == kind).map(|offer| offer.count()).sum()
}

// 1 Components

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
        let setup = Setup::new(&Empire::DECLARATION, players, Options::default(), 1).unwrap();
        let game = Empire::new(setup);
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

// 4 The stock round

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
    assert_eq!(refused(&game, bid(Company::N, 95)), Rule::BidTooLow { minimum: Money(100) });
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
    let setup = Setup::new(&Empire::DECLARATION, 3, Options::default(), 1).unwrap();
    let mut game = Empire::new(setup);
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

// 5 The operating round

#[test]
fn s5_2_minors_then_publics_by_price() {
    let mut game = game();
    start(&mut game, Company::N, 0, 50);
    start(&mut game, Company::Kr, 0, 100);
    found(&mut game, Company::Nw, &[(0, 2)], 70);
    found(&mut game, Company::Sw, &[(0, 2)], 200);
    let order: Vec<Company> = game.operating_order().into_iter().collect();
    assert_eq!(order, [Company::Kr, Company::N, Company::Sw, Company::Nw]);
}

#[test]
fn s5_4_a_loan_brings_forty_five_and_as_few_are_taken_as_are_needed() {
    let mut game = game();
    start(&mut game, Company::N, 0, 50);
    game.companies[Company::N].cash = Money(10);
    assert_eq!(game.buying_power(Company::N), Money(100));
    game.borrow_for(Company::N, Money(55), &mut ());
    assert_eq!((game.companies[Company::N].cash, game.companies[Company::N].loans), (Money(55), 1));
}

#[test]
fn s5_5_companies_buy_privates_from_phase_three_to_five_up_to_their_value() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    game.companies[Company::N].cash = Money(200);
    game.give_private(Private::Tsr, Owner::Seat(seat(0)));
    turn_of(&mut game, Company::N, TurnStep::Track);
    let offer = |price| Action::BuyPrivate { private: Private::Tsr, price: Money(price) };
    assert_eq!(refused(&game, offer(30)), Rule::PrivatePhase);
    game.phase = Phase::MERGERS;
    assert_eq!(refused(&game, offer(31)), Rule::PrivatePrice { most: Money(30) });
    assert_eq!(refused(&game, offer(0)), Rule::PrivatePrice { most: Money(30) });
    play(&mut game, offer(30));
    game.phase = Phase::NO_PRIVATES;
    assert_eq!(refused(&game, offer(30)), Rule::PrivatePhase);
}

#[test]
fn s5_5_1_a_public_buys_its_shares_from_the_pool_with_cash() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 2)], 100);
    game.companies[Company::Nw].treasury -= 3;
    game.companies[Company::Nw].pool += 3;
    game.companies[Company::Nw].cash = Money(250);
    turn_of(&mut game, Company::Nw, TurnStep::Redeem);
    assert_eq!(refused(&game, Action::Redeem { shares: 3 }), Rule::RedeemTooMany { most: 2 });
    play(&mut game, Action::Redeem { shares: 2 });
    assert_eq!(game.companies[Company::Nw].pool, 1);
    assert_eq!(game.companies[Company::Nw].cash, Money(50));
}

fn first_lay(game: &Empire, hex: &str) -> Option<Action> {
    let hex = russia().hex_by_id(hex).unwrap();
    let moves = game.moves(game.to_move().unwrap());
    moves.iter().find(|action| matches!(action, Action::LayTile { hex: at, .. } if at.0 == hex))
}

#[test]
fn s5_5_2_1_two_lays_the_second_for_twenty() {
    let mut game = game();
    start(&mut game, Company::Mv, 0, 100);
    game.companies[Company::Mv].cash = Money(100);
    turn_of(&mut game, Company::Mv, TurnStep::Track);
    let home = first_lay(&game, "I13").unwrap();
    play(&mut game, home);
    assert_eq!(game.companies[Company::Mv].cash, Money(100));
    let again = first_lay(&game, "I13");
    assert_eq!(again, None, "not twice in a hex");
    let second = game.moves(seat(0)).nth(0).unwrap();
    play(&mut game, second);
    assert!(game.companies[Company::Mv].cash <= Money(80));
}

#[test]
fn s5_5_2_2_an_empty_home_is_built_before_anything_else() {
    let mut game = game();
    start(&mut game, Company::Mv, 0, 100);
    turn_of(&mut game, Company::Mv, TurnStep::Track);
    let moves = game.moves(seat(0));
    let home = russia().hex_by_id("I13").unwrap();
    let elsewhere =
        |action: &Action| matches!(action, Action::LayTile { hex, .. } if hex.0 != home);
    assert!(!moves.iter().any(|action| elsewhere(&action)));
}

#[test]
fn s5_5_2_2_nobody_builds_in_the_hexes_of_privates_before_phase_three() {
    let mut game = game();
    let tile = russia().tile_by_id("8").unwrap();
    start(&mut game, Company::N, 0, 100);
    turn_of(&mut game, Company::N, TurnStep::Track);
    let lay = Action::lay(russia().hex_by_id("H6").unwrap(), tile, bourse_track::Rotation::NONE);
    assert_eq!(refused(&game, lay), Rule::HexBlocked { private: Private::Myr });
}

#[test]
fn s5_5_3_the_second_token_costs_twenty_a_hex_the_third_forty() {
    let mut game = game();
    game.phase = Phase::NO_NEW_MINORS;
    found(&mut game, Company::Nw, &[(0, 2)], 100);
    game.put_token(Company::Nw, station("Q3", 0));
    let hex = |id| russia().hex_by_id(id).unwrap();
    assert_eq!(game.token_price(Company::Nw, hex("M7")), Some(Money(80)), "four hexes");
    game.put_token(Company::Nw, station("M7", 0));
    assert_eq!(game.token_price(Company::Nw, hex("N10")), Some(Money(80)), "two hexes");
}

#[test]
fn s5_5_3_a_circle_is_kept_for_a_minor_until_phase_five() {
    let mut game = game();
    let smolensk = station("E9", 0);
    assert_eq!(game.free_circle(Company::Nw, smolensk), None);
    assert_eq!(game.free_circle(Company::Mb, smolensk), Some(0));
    game.phase = Phase::NO_NEW_MINORS;
    assert_eq!(game.free_circle(Company::Nw, smolensk), Some(0));
    assert_eq!(game.free_circle(Company::Nw, station("E1", 1)), None, "kept for the state");
}

/// Both lead from Moscow to Nizhnii Novgorod, on different track; the longer one
/// goes on to Kazan.
#[test]
fn s5_5_4_two_trains_run_for_ninety_and_a_hundred_and_ten() {
    let mnn = Position::new().minor(Company::Mnn, 0, 50);
    let mnn = mnn.train(Company::Mnn, TrainKind::Two).train(Company::Mnn, TrainKind::Three);
    let cities = mnn.tile("H8", "637", 0).tile("K7", "208", 1).tile("M7", "57", 1);
    let north = cities.tile("I7", "9", 1).tile("J6", "8", 5);
    let south = north.tile("I9", "8", 2).tile("J8", "9", 1).tile("L8", "8", 2);
    let game = south.turn(Company::Mnn, TurnStep::Run);
    let offered: Vec<Action> = game.moves(Seat::FIRST).iter().collect();
    let [Action::Run { routes, revenue }] = &offered[..] else { panic!("{offered:?}") };
    assert_eq!(*revenue, Money(200));
    let told = game.told_routes(routes).unwrap();
    let mut revenues: Vec<u32> = told.iter().map(|route| route.revenue).collect();
    revenues.sort_unstable();
    assert_eq!(revenues, [90, 110]);
}

#[test]
fn s5_5_5_1_a_minor_shares_with_its_owner() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    turn_of(&mut game, Company::N, TurnStep::Dividend);
    game.turn_mut().unwrap().revenue = Money(90);
    let before = game.cash[seat(0)];
    game.go_on(&mut ());
    assert_eq!(game.cash[seat(0)] - before, Money(45));
    assert_eq!(game.price(Company::N), Money(110));
}

#[test]
fn s5_5_5_1_a_minor_goes_up_in_the_yellow_column_and_stays_at_its_top() {
    let chart = Chart::Grid;
    let mut cell = Cell { row: 5, col: 6 };
    for price in [110, 120, 135, 150, 165, 165] {
        cell = chart.right_minor(cell);
        assert_eq!(chart.price(cell), Money(price));
        assert_eq!(cell.col, 6);
    }
}

#[test]
fn s5_5_5_2_a_public_pays_all_half_or_nothing() {
    for (kind, owner, kept, price) in
        [(Payment::Pay, 32, 0, 110), (Payment::Half, 16, 80, 100), (Payment::Withhold, 0, 160, 90)]
    {
        let mut game = game();
        found(&mut game, Company::Nw, &[(0, 2)], 100);
        turn_of(&mut game, Company::Nw, TurnStep::Dividend);
        game.turn_mut().unwrap().revenue = Money(160);
        game.depot.sell(TrainKind::Two, Company::Nw);
        let before = game.cash[seat(0)];
        let treasury = if kind == Payment::Withhold { 0 } else { 8 * owner / 2 };
        play(&mut game, Action::Dividend { kind });
        assert_eq!(game.cash[seat(0)] - before, Money(owner), "{kind:?}");
        assert_eq!(game.companies[Company::Nw].cash, Money(kept + treasury), "{kind:?}");
        assert_eq!(game.price(Company::Nw), Money(price), "{kind:?}");
    }
}

#[test]
fn s5_5_6_who_cannot_pay_interest_goes_to_the_state() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    game.companies[Company::N].loans = 2;
    turn_of(&mut game, Company::N, TurnStep::Loans);
    game.turn_mut().unwrap().owes = 2;
    game.companies[Company::N].cash = Money(9);
    game.go_on(&mut ());
    assert_eq!(game.companies[Company::N].status, Status::Closed);
}

#[test]
fn s5_5_7_loans_are_repaid_while_there_are_fifty() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    game.companies[Company::N].loans = 2;
    game.companies[Company::N].cash = Money(99);
    game.repay(Company::N, &mut ());
    assert_eq!((game.companies[Company::N].loans, game.companies[Company::N].cash), (1, Money(49)));
}

#[test]
fn s5_5_8_no_more_trains_than_the_phase_allows() {
    let limits = |kind| (2..=8).map(move |phase| Phase(phase).train_limit(kind).unwrap());
    assert!(limits(Kind::Minor).eq([2, 2, 1, 1, 1, 1, 0]));
    assert!(limits(Kind::Public).eq([4, 4, 3, 3, 2, 2, 2]));
}

#[test]
fn s5_5_8_only_the_next_new_train_is_for_sale_at_its_price() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    game.companies[Company::N].cash = Money(500);
    turn_of(&mut game, Company::N, TurnStep::Trains);
    let train = |game: &Empire, kind| game.depot.next_of(kind);
    let three = train(&game, TrainKind::Three);
    let dear = Action::BuyTrain { train: three, price: Money(225) };
    assert_eq!(refused(&game, dear), Rule::TrainNotForSale);
    let two = train(&game, TrainKind::Two);
    let cheap = Action::BuyTrain { train: two, price: Money(99) };
    assert_eq!(refused(&game, cheap), Rule::FacePrice { price: Money(100) });
    play(&mut game, Action::BuyTrain { train: two, price: Money(100) });
    assert_eq!(game.depot.holder(two), Some(Holder::Company(Company::N)));
}

#[test]
fn s5_5_9_without_a_train_one_is_bought_with_loans_if_they_reach() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    game.companies[Company::N].cash = Money(60);
    turn_of(&mut game, Company::N, TurnStep::Trains);
    assert_eq!(refused(&game, Action::Pass), Rule::MustBuyTrain);
    let two = game.depot.next_of(TrainKind::Two);
    play(&mut game, Action::BuyTrain { train: two, price: Money(100) });
    assert_eq!(game.companies[Company::N].loans, 1);
    let mut game = super::position::stock_round(Edition::Jklm);
    start(&mut game, Company::N, 0, 100);
    game.companies[Company::N].cash = Money(9);
    turn_of(&mut game, Company::N, TurnStep::Trains);
    game.go_on(&mut ());
    assert_eq!(game.companies[Company::N].status, Status::Closed, "nationalised at once");
}

#[test]
fn s5_6_1_the_state_railway_begins_in_st_petersburg() {
    let mut game = game();
    game.phase = Phase::FOUNDING;
    game.place_state_home(&mut ());
    let stations: Vec<_> = game.companies[Company::Rsr].stations().collect();
    assert_eq!(stations, [station("E1", 1)]);
}

#[test]
fn s5_6_5_the_state_railway_buys_new_trains_as_long_as_it_can_pay() {
    let mut game = game();
    game.phase = Phase::FOUNDING;
    turn_of(&mut game, Company::Rsr, TurnStep::Trains);
    game.companies[Company::Rsr].cash = Money(250);
    let mut events = Vec::new();
    game.go_on(&mut events);
    assert!(game.depot.count(Company::Rsr) >= 2);
}

#[test]
fn s5_8_3_rusted_trains_are_gone_before_companies_are_looked_at() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    game.depot.sell(TrainKind::Two, Company::N);
    start(&mut game, Company::Kr, 1, 100);
    game.depot.sell(TrainKind::Three, Company::Kr);
    turn_of(&mut game, Company::Kr, TurnStep::Trains);
    game.begin_phase(Phase::FOUNDING, &mut ());
    assert_eq!(game.companies[Company::N].status, Status::Closed, "its 2-train rusted");
    assert!(game.companies[Company::Kr].is_open());
}

#[test]
fn s5_8_4_nationalisation_pays_the_price_left_of_the_loans() {
    let mut game = game();
    start(&mut game, Company::N, 0, 100);
    game.companies[Company::N].loans = 2;
    game.companies[Company::N].cash = Money(60);
    let before = game.cash[seat(0)];
    game.nationalise(Company::N, &mut ());
    // One loan is repaid; one step left and one for the other: 100, 90, 80.
    assert_eq!(game.cash[seat(0)] - before, Money(160), "two shares of 80");
    assert_eq!(game.companies[Company::Rsr].cash, Money(10));
    assert!(game.has_token(Company::Rsr, station("H8", 0).hex));
}

#[test]
fn s5_8_4_a_director_says_whether_a_trainless_public_goes_to_the_state() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(1, 2)], 100);
    start(&mut game, Company::Kr, 0, 100);
    turn_of(&mut game, Company::Kr, TurnStep::Trains);
    game.begin_phase(Phase::FOUNDING, &mut ());
    assert_eq!(game.step(), Some(Step::Trainless));
    assert_eq!(game.to_move(), Some(seat(1)));
    play(&mut game, Action::Nationalise);
    assert_eq!(game.companies[Company::Nw].status, Status::Unformed, "it can be formed again");
}

#[test]
fn s5_8_4_in_phase_six_the_state_buys_the_privates() {
    let mut game = game();
    game.give_private(Private::Wvr, Owner::Seat(seat(2)));
    game.give_private(Private::Tsr, Owner::Company(Company::Rsr));
    start(&mut game, Company::Kr, 0, 100);
    turn_of(&mut game, Company::Kr, TurnStep::Trains);
    let before = game.cash[seat(2)];
    game.begin_phase(Phase::NO_PRIVATES, &mut ());
    assert_eq!(game.cash[seat(2)] - before, Money(90));
    assert_eq!(game.private_owner(Private::Wvr), Owner::Company(Company::Rsr));
    assert_eq!(game.companies[Company::Rsr].cash, Money(10), "its income, nothing for its own");
}

// 6 The merger round

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

// 7 The end

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
    }
}

#[test]
fn s7_each_loan_costs_a_step_before_the_shares_are_counted() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 2)], 100);
    game.companies[Company::Nw].loans = 2;
    assert_eq!(game.value(seat(0)), Money(420 + 2 * 80));
    game.end(crate::end::Reason::LastTrain, 3, &mut ());
    assert_eq!(game.price(Company::Nw), Money(80));
    assert_eq!(game.turn().standing().unwrap().scores[seat(0)], Money(580));
}

#[test]
fn s7_equal_fortunes_share_the_victory() {
    let mut game = game();
    game.end(crate::end::Reason::Bank, 1, &mut ());
    assert_eq!(game.turn().standing().unwrap().winners.len(), 3);
    assert!(game.moves(seat(0)).is_empty());
}

#[test]
fn an_offer_is_what_can_be_done() {
    let mut game = game();
    found(&mut game, Company::Nw, &[(0, 3)], 100);
    assert_eq!(offered(&game, "buy_share"), 1);
    assert_eq!(offered(&game, "sell_shares"), 1);
    assert_eq!(offered(&game, "bid"), 65, "100 to 420 in fives");
}
