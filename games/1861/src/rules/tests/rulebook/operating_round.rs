//! §5 The operating round.

use super::*;

use crate::map;

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

fn first_lay(game: &G1861, hex: &str) -> Option<Action> {
    let hex = map().hex_by_id(hex).unwrap();
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
    let home = map().hex_by_id("I13").unwrap();
    let elsewhere =
        |action: &Action| matches!(action, Action::LayTile { hex, .. } if hex.0 != home);
    assert!(!moves.iter().any(|action| elsewhere(&action)));
}

#[test]
fn s5_5_2_2_nobody_builds_in_the_hexes_of_privates_before_phase_three() {
    let mut game = game();
    let tile = map().tile_by_id("8").unwrap();
    start(&mut game, Company::N, 0, 100);
    turn_of(&mut game, Company::N, TurnStep::Track);
    let lay = Action::lay(map().hex_by_id("H6").unwrap(), tile, bourse_track::Rotation::NONE);
    assert_eq!(refused(&game, lay), Rule::HexBlocked { private: Private::Myr });
}

#[test]
fn s5_5_3_the_second_token_costs_twenty_a_hex_the_third_forty() {
    let mut game = game();
    game.phase = Phase::NO_NEW_MINORS;
    found(&mut game, Company::Nw, &[(0, 2)], 100);
    game.put_token(Company::Nw, station("Q3", 0));
    let hex = |id| map().hex_by_id(id).unwrap();
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
    let train = |game: &G1861, kind| game.depot.next_of(kind);
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
    let mut game = stock_round(Edition::Jklm);
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
