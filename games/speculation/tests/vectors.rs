//! The worked cases of the dossier.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use bourse_game::{Game, Money, Turn};
use bourse_speculation::{
    Action, Company, Event, Options, Outcome, Phase, Position, PriceLists, Shade, Side, SidePrices,
    Space, Speculation, Tile, Track, shares_in_play, steps,
};
use common::vectors::{file, number, object, spaces_of, text, texts, vector};
use common::{card, company, movement, pawns, position, seat, setup, spaces, tile, with_cards};
use serde_json::Value;

/// The game of a vector, with a tile of our choice.
fn given(vector: &Value, side: Side, action: Tile) -> Position {
    let given = &vector["given"];
    let players = given.get("players").map_or(3, number);
    let options = Options { side, ..Options::default() };
    let mut game = position(players, options, action, spaces_of(&given["positions"]));
    game.active = seat(given.get("active_seat").map_or(0, number));
    game.movement = movement(given.get("movement_tile").map_or(1, number));
    game
}

fn check_prices(game: &Speculation, expected: Option<&Value>) {
    let prices = game.table().prices();
    for (id, price) in expected.map(object).into_iter().flatten() {
        assert_eq!(i64::from(prices[company(id)].0), price.as_i64().unwrap(), "{id}");
    }
}

fn check_queries(id: &str) {
    let vector = vector(id);
    let expect = &vector["expect"];
    for (side, key) in [(Side::Normal, "price_normal"), (Side::Star, "price_star")] {
        let game = given(&vector, side, Tile::NoAction).play().unwrap();
        check_prices(&game, expect.get(key));
        for (id, rank) in expect.get("rank").map(object).into_iter().flatten() {
            assert_eq!(game.table().rank(company(id)), Some(usize::from(number(rank))));
        }
        let section = |id: &str| game.table().track().position(company(id)).section().unwrap();
        for (id, of) in expect.get("section").map(object).into_iter().flatten() {
            assert_eq!(section(id).number(), number(of));
        }
        for (id, shade) in expect.get("section_shade").map(object).into_iter().flatten() {
            let expected = if shade == "light" { Shade::Light } else { Shade::Dark };
            assert_eq!(section(id).shade(), expected);
        }
    }
}

fn check_rank_move(id: &str, action: Tile, key: &str) -> Speculation {
    let vector = vector(id);
    let mut game = given(&vector, Side::Normal, action).play().unwrap();
    let chosen = company(text(&vector["when"][key]));
    game.apply(seat(0), &Action::Rank { company: chosen }, &mut ()).unwrap();
    assert_eq!(spaces(&game), spaces_of(&vector["expect"]["positions"]));
    for (id, rank) in vector["expect"].get("rank").map(object).into_iter().flatten() {
        assert_eq!(game.table().rank(company(id)), Some(usize::from(number(rank))));
    }
    check_prices(&game, vector["expect"].get("price_normal"));
    game
}

fn check_cards(id: &str) -> Speculation {
    let vector = vector(id);
    let cards = texts(&vector["when"]["cards_by_seat"]);
    let mut game = with_cards(given(&vector, Side::Normal, Tile::NoAction), &cards).play().unwrap();
    let mut events = Vec::new();
    for (number, id) in (0..).zip(&cards) {
        game.apply(seat(number), &Action::Commit { card: card(id) }, &mut events).unwrap();
    }
    let moves: Vec<_> = events
        .iter()
        .filter_map(|event| match *event {
            Event::PawnMoved { seat, company, to, .. } => Some((seat, company, to)),
            _ => None,
        })
        .collect();
    let expected = vector["expect"]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), expected.len());
    for ((by, of, to), expected) in moves.iter().zip(expected) {
        assert_eq!(of.id(), expected["company"]);
        assert_eq!(to.number(), number(&expected["to"]));
        assert!(expected.get("seat").is_none_or(|seat| number(seat) == by.number()));
    }
    assert_eq!(spaces(&game), spaces_of(&vector["expect"]["positions"]));
    game
}

/// A position in which companies have these prices: host's lists for the first
/// section, and pawns in the order of the prices.
fn priced(players: u8, given: &Value) -> Position {
    let mut wanted: Vec<(Company, i64)> = object(&given["price"])
        .iter()
        .map(|(id, price)| (company(id), price.as_i64().unwrap()))
        .collect();
    wanted.sort_by_key(|&(_, price)| -price);
    let mut list: Vec<i64> = wanted.iter().map(|&(_, price)| price).collect();
    while list.len() < 8 {
        list.push(list[list.len() - 1] - 1);
    }
    let lists = SidePrices::new(Side::Normal, &vec![list.clone(); 6], &list).unwrap();
    let options =
        Options { prices: Some(PriceLists::only(Side::Normal, lists)), ..Options::default() };
    let mut position = Position::new(setup(players, options), Tile::Trade, movement(1));
    for (place, &(company, _)) in wanted.iter().enumerate() {
        position.positions[company] = Space::new(9 - place as u8).unwrap();
    }
    position
}

fn hold(position: &mut Position, by: u8, given: &Value) {
    for (id, count) in object(given) {
        position.shares[seat(by)][company(id)] = number(count);
    }
}

/// Leaves the bank with these shares: the others are with the last seat.
fn bank(position: &mut Position, given: &Value) {
    let players = position.setup.players();
    let last = players.seats().next_back().unwrap();
    for (id, left) in object(given) {
        let company = company(id);
        let held: u8 = position.shares.iter().map(|shares| shares[company]).sum();
        position.shares[last][company] += shares_in_play(players) - held - number(left);
    }
}

fn read_trade(value: &Value) -> Action {
    common::trade(value["sell"].as_str(), value["buy"].as_str())
}

fn check_trade(id: &str) {
    let vector = vector(id);
    let (given, expect) = (&vector["given"], &vector["expect"]);
    let mut position = priced(3, given);
    position.cash[seat(0)] = Money(given["cash"].as_i64().unwrap() as i32);
    hold(&mut position, 0, &given["hold"]);
    bank(&mut position, &given["bank"]);
    let mut game = position.play().unwrap();
    for (id, price) in object(&given["price"]) {
        assert_eq!(i64::from(game.table().prices()[company(id)].0), price.as_i64().unwrap());
    }
    let traded = game.apply(seat(0), &read_trade(&vector["when"]["trade"]), &mut ());
    assert_eq!(traded.is_ok(), expect["legal"].as_bool().unwrap(), "{traded:?}");
    if let Some(cash) = expect.get("cash") {
        assert_eq!(i64::from(game.cash(seat(0)).0), cash.as_i64().unwrap());
    }
}

#[test]
fn s1_rank_and_section_decide_the_price() {
    check_queries("S1");
}

#[test]
fn s2_rank_plus_over_an_adjacent_pair() {
    check_rank_move("S2", Tile::RankPlus, "rank_plus");
}

#[test]
fn s2b_rank_plus_to_a_free_space() {
    check_rank_move("S2b", Tile::RankPlus, "rank_plus");
}

#[test]
fn s3_a_company_played_twice_moves_twice() {
    check_cards("S3");
}

#[test]
fn s3b_the_active_seat_moves_first() {
    check_cards("S3b");
}

#[test]
fn s4_setup_numbers() {
    let vector = vector("S4");
    let expect = &vector["expect"];
    for (index, players) in (3..=6).enumerate() {
        let game = common::started(players, Options::default());
        let table = game.table();
        assert_eq!(
            shares_in_play(table.players()),
            number(&expect["shares_in_play_per_company"][index])
        );
        assert_eq!(table.bank().iter().sum::<u8>(), number(&expect["bank_shares_total"][index]));
        for seat in table.players().seats() {
            assert_eq!(game.cash(seat).0, i32::from(number(&expect["cash"])));
            assert_eq!(game.cards(seat).hand().len(), usize::from(number(&expect["hand"])));
            assert_eq!(game.cards(seat).deck().len(), usize::from(number(&expect["deck"])));
            let held = table.shares(seat).iter().sum::<u8>();
            assert_eq!(held, number(&expect["shares_per_player"]));
        }
        let held = |company| -> u8 {
            table.players().seats().map(|seat| table.shares(seat)[company]).sum()
        };
        assert!(Company::ALL.into_iter().all(|company| held(company) <= 1), "all different");
    }
}

#[test]
fn s5_everything_on_start_costs_20() {
    check_queries("S5");
}

#[test]
fn s6_rank_tiles_are_ignored_while_all_pawns_are_on_start() {
    let vector = vector("S6");
    for id in texts(&vector["when"]["draw"]) {
        let mut game = given(&vector, Side::Normal, tile(id)).play().unwrap();
        assert!(game.table().eligible(tile(id)).is_empty());
        assert_eq!(game.table().phase().id(), "commit");
        common::commit_all(&mut game, &["alhambra"; 3]);
        common::draw_all(&mut game);
        assert_eq!(game.table().action_bag().iter().sum::<u8>(), 4, "the tile stays out");
    }
}

#[test]
fn s7_first_may_not_rise_and_last_may_not_fall() {
    let vector = vector("S7");
    let game = given(&vector, Side::Normal, Tile::NoAction).play().unwrap();
    for (tile, key) in [(Tile::RankPlus, "eligible_plus"), (Tile::RankMinus, "eligible_minus")] {
        let eligible: Vec<&str> = game.table().eligible(tile).iter().map(Company::id).collect();
        assert_eq!(eligible, texts(&vector["expect"][key]));
    }
}

#[test]
fn s8_bank_holidays() {
    for row in vector("S8")["expect"]["rows"].as_array().unwrap() {
        let players = setup(number(&row["players"]), Options::default()).players();
        let holidays = usize::from(number(&row["holiday_cards"]));
        for (value, expected) in (1..).zip(row["steps_for_tiles_1_to_6"].as_array().unwrap()) {
            assert_eq!(steps(players, movement(value), holidays), number(expected), "{row}");
        }
    }
}

#[test]
fn s9_tiles_return_after_a_trade() {
    let vector = vector("S9");
    let mut game = Speculation::new(setup(3, Options::default()));
    while game.table().phase() != Phase::DrawMovement {
        let Turn::Chance(due) = game.turn() else { panic!("the setup is all draws") };
        let outcome = bourse_game::Due::at_weight(&due, 0).unwrap();
        game.resolve(&outcome, &mut ()).unwrap();
    }
    let expected = vector["expect"]["after_turn"].as_array().unwrap();
    for (turn, after) in vector["when"]["turns"].as_array().unwrap().iter().zip(expected) {
        if let Some(action) = turn.get("action") {
            let tile = tile(text(action));
            game.resolve(&Outcome::DrawAction { tile }, &mut ()).unwrap();
        }
        if game.table().round() == 5 {
            assert!(
                Tile::ALL
                    .iter()
                    .all(|&tile| tile == Tile::Trade || game.table().action_bag()[tile] == 0)
            );
            let left: Vec<u8> =
                game.table().movement_bag().iter().map(|tile| tile.value()).collect();
            assert_eq!(left, [3, 4, 5]);
        }
        let value = movement(number(&turn["movement"]));
        game.resolve(&Outcome::DrawMovement { value }, &mut ()).unwrap();
        finish_turn(&mut game);
        assert_eq!(game.table().action_bag().iter().sum::<u8>(), number(&after["action_bag"]));
        assert_eq!(game.table().movement_bag().len() as u8, number(&after["movement_bag"]));
    }
}

/// Plays a turn to the end of its refill with the first moves there are.
fn finish_turn(game: &mut Speculation) {
    use bourse_game::{Due as _, Moves as _};
    loop {
        match game.turn() {
            _ if game.table().phase() == Phase::DrawAction => return,
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let action = game.moves(seat).nth(0).unwrap();
                game.apply(seat, &action, &mut ()).unwrap();
            }
            Turn::Chance(due) => game.resolve(&due.at_weight(0).unwrap(), &mut ()).unwrap(),
            Turn::Over(_) => panic!("the game ended"),
        }
    }
}

#[test]
fn s10_the_round_is_finished_and_the_first_to_arrive_is_first() {
    let expect = vector("S10")["expect"].clone();
    let game = check_cards("S10");
    let order: Vec<&str> = game.table().track().end_order().map(Company::id).collect();
    assert_eq!(order, texts(&expect["end_order"]));
    for (id, rank) in object(&expect["rank"]) {
        assert_eq!(game.table().rank(company(id)), Some(usize::from(number(rank))));
    }
    check_prices(&game, expect.get("price_normal"));
    assert_eq!(game.table().phase(), Phase::Over);
}

fn check_steps(id: &str) -> Track {
    let vector = vector(id);
    let mut expected = pawns(spaces_of(&vector["expect"]["positions"]));
    let track = Track::new(pawns(spaces_of(&vector["given"]["positions"]))).unwrap();
    let moved = company(text(&vector["when"]["move"][0]));
    let to = track.after_steps(moved, number(&vector["when"]["move"][1]));
    assert_eq!(to, expected[moved]);
    expected[moved] = track.position(moved);
    assert_eq!(expected, *track.positions(), "nobody else moves");
    track
}

#[test]
fn d1_occupied_spaces_are_not_counted() {
    check_steps("D1");
}

#[test]
fn d2_leaving_start() {
    check_cards("D2");
}

#[test]
fn d3_one_step_over_an_occupied_59_reaches_end() {
    check_steps("D3");
}

#[test]
fn d4_a_section_border() {
    check_queries("D4");
}

#[test]
fn d4b_all_section_borders() {
    for (space, section) in object(&vector("D4b")["expect"]["space_to_section"]) {
        let space = Space::new(space.parse().unwrap()).unwrap();
        assert_eq!(space.section().unwrap().number(), number(section));
    }
    assert_eq!(Space::START.section(), None);
    assert_eq!(Space::END.section(), None);
}

#[test]
fn d5_rank_minus_behind_a_block() {
    check_rank_move("D5", Tile::RankMinus, "rank_minus");
}

#[test]
fn d6_rank_minus_with_only_start_behind() {
    check_rank_move("D6", Tile::RankMinus, "rank_minus");
}

#[test]
fn d7_rank_minus_behind_a_pawn_on_space_1() {
    check_rank_move("D7", Tile::RankMinus, "rank_minus");
}

#[test]
fn d8_rank_plus_from_start() {
    check_rank_move("D8", Tile::RankPlus, "rank_plus");
}

#[test]
fn d9_rank_plus_into_end_and_the_cards_are_still_played() {
    let mut game = check_rank_move("D9", Tile::RankPlus, "rank_plus");
    assert!(game.table().track().end_order().eq([Company::Metro]));
    assert_eq!(game.table().phase().id(), "commit");
    common::commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(game.table().track().position(Company::Alhambra).number(), 53);
    assert_eq!(game.table().phase(), Phase::Over);
}

#[test]
fn d10_the_card_cycle() {
    let vector = vector("D10");
    let mut game = Speculation::new(setup(3, Options::default()));
    common::draw_all(&mut game);
    let check = |game: &Speculation, row: &Value| {
        let cards = game.cards(seat(0));
        assert_eq!(cards.hand().len() as u8, number(&row["hand"]), "{row}");
        assert_eq!(cards.deck().len() as u8, number(&row["deck"]), "{row}");
        assert_eq!(cards.discard().len() as u8, number(&row["discard"]), "{row}");
    };
    for row in vector["expect"]["before_play"].as_array().unwrap() {
        assert_eq!(game.table().round(), u32::from(number(&row["round"])));
        check(&game, row);
        finish_turn(&mut game);
        common::draw_all(&mut game);
    }
    check(&game, &vector["expect"]["after_round_9"]);
}

#[test]
fn d11_the_sale_pays_for_the_purchase() {
    check_trade("D11");
}

#[test]
fn d12_not_enough_even_with_the_sale() {
    check_trade("D12");
}

#[test]
fn d13_a_negative_share_pays_its_buyer() {
    check_trade("D13");
}

#[test]
fn d14_a_negative_share_is_not_sold_without_money() {
    check_trade("D14");
}

#[test]
fn d15_a_negative_purchase_funds_a_negative_sale() {
    check_trade("D15");
}

#[test]
fn d16_the_bank_has_none_left() {
    check_trade("D16");
}

#[test]
fn d17_a_share_sold_can_be_bought_by_a_later_player() {
    let vector = vector("D17");
    let given = &vector["given"];
    let mut position = priced(3, given);
    for by in 0..2 {
        position.cash[seat(by)] = Money(given["cash"][usize::from(by)].as_i64().unwrap() as i32);
        hold(&mut position, by, &given["hold"][usize::from(by)]);
    }
    bank(&mut position, &given["bank"]);
    let mut game = position.play().unwrap();
    for (by, trade) in (0..).zip(vector["when"]["trades"].as_array().unwrap()) {
        game.apply(seat(by), &read_trade(trade), &mut ()).unwrap();
        let cash = &vector["expect"]["cash"][usize::from(by)];
        assert_eq!(i64::from(game.cash(seat(by)).0), cash.as_i64().unwrap());
    }
}

#[test]
fn d18_the_same_company_both_ways_is_refused() {
    check_trade("D18");
}

#[test]
fn d19_scoring_with_a_negative_share_and_a_tie() {
    let vector = vector("D19");
    let (given, expect) = (&vector["given"], &vector["expect"]);
    let mut before = spaces_of(&given["positions"]);
    before[Company::Alhambra as usize] = 59;
    let mut position = position(3, Options::default(), Tile::NoAction, before);
    for by in 0..3 {
        position.cash[seat(by)] = Money(given["cash"][usize::from(by)].as_i64().unwrap() as i32);
        hold(&mut position, by, &given["hold"][usize::from(by)]);
    }
    let mut game = position.play().unwrap();
    common::commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(spaces(&game), spaces_of(&given["positions"]));
    check_prices(&game, expect.get("price_normal"));
    let Turn::Over(standing) = game.turn() else { panic!("not over") };
    let wealth: Vec<i64> =
        standing.scores.iter(game.setup().players()).map(|score| score.0.into()).collect();
    assert_eq!(Value::from(wealth), expect["wealth"]);
    assert_eq!(serde_json::to_value(standing.winners).unwrap(), expect["winners"]);
}

#[test]
fn k5_last_on_32() {
    check_queries("K5");
}

#[test]
fn k234_the_example_of_1992() {
    check_queries("K234");
}

#[test]
fn every_vector_has_a_test() {
    let vectors = file();
    let ids: Vec<String> = vectors["vectors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|vector| text(&vector["id"]).to_lowercase())
        .collect();
    assert_eq!(ids.len(), 34);
    let source = include_str!("vectors.rs");
    for id in ids {
        assert!(source.contains(&format!("\nfn {id}_")), "{id}");
    }
}
