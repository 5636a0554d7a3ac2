//! The rules, section by section.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use bourse_game::{Due as _, Game, Money, Seats, Turn};
use bourse_speculation::{
    Action, Card, CardSet, Company, Due, Event, Options, Outcome, Phase, Position, PositionError,
    Speculation, Standings, Tile,
};
use common::{
    card, commit_all, company, draw_all, movement, pass_all, pawns, position, prices, resolve,
    seat, setup, spaces, started, trade, with_cards,
};

fn normal() -> Options {
    Options::default()
}

/// §3: the list is that of the company's own section, the rank that among all.
#[test]
fn s3_the_list_is_that_of_the_own_section() {
    let game = position(3, normal(), Tile::Trade, [12, 9, 7, 5, 18, 3, 0, 22]).play().unwrap();
    assert_eq!(prices(&game), [95, 40, 30, 25, 110, 15, 20, 175]);
}

#[test]
fn s3_trading_changes_no_price() {
    let mut game = position(3, normal(), Tile::Trade, [12, 0, 0, 0, 0, 0, 0, 22]).play().unwrap();
    let before = prices(&game);
    game.apply(seat(0), &trade(None, Some("carat")), &mut ()).unwrap();
    assert_eq!(prices(&game), before);
}

#[test]
fn s4_one_share_of_each_company_is_in_the_bag() {
    let mut game = Speculation::new(setup(3, normal()));
    let Turn::Chance(due) = game.turn() else { panic!("a draw") };
    assert_eq!(due.total_weight(), 8);
    let metro = Outcome::StartShare { seat: seat(0), company: Company::Metro };
    resolve(&mut game, metro).unwrap();
    let Turn::Chance(due) = game.turn() else { panic!("a draw") };
    assert_eq!((due.seat(), due.total_weight()), (Some(seat(1)), 7));
}

#[test]
fn s4_cards_are_dealt_seat_by_seat() {
    let mut game = Speculation::new(setup(4, normal()));
    let mut seats = Vec::new();
    while let Turn::Chance(due) = game.turn() {
        if let Due::Card { seat, deck } = due {
            seats.push((seat.number(), deck.len()));
        }
        game.resolve(&due.at_weight(0).unwrap(), &mut ()).unwrap();
    }
    assert_eq!(seats, [(0, 9), (0, 8), (1, 9), (1, 8), (2, 9), (2, 8), (3, 9), (3, 8)]);
}

#[test]
fn s4_the_starting_seat_is_the_hosts_choice() {
    let game = started(4, Options { first_seat: seat(2), ..normal() });
    assert_eq!(game.table().active(), seat(2));
    assert_eq!(game.turn().to_move(), Seats::only(seat(2)));
}

#[test]
fn s6_the_first_turn_is_a_trade_without_a_tile() {
    let game = started(3, normal());
    assert_eq!(game.table().action(), Some(Tile::Trade));
    assert_eq!(game.table().action_bag()[Tile::Trade], 3);
    assert_eq!(game.table().movement_bag().len(), 5);
}

#[test]
fn s6_each_tile_is_as_likely_as_any_other() {
    let mut game = started(3, normal());
    pass_all(&mut game);
    commit_all(&mut game, &["alhambra"; 3]);
    while game.table().phase() != Phase::DrawAction {
        let Turn::Chance(due) = game.turn() else { panic!("a draw") };
        game.resolve(&due.at_weight(0).unwrap(), &mut ()).unwrap();
    }
    let Turn::Chance(due) = game.turn() else { panic!("a draw") };
    let weights: Vec<u64> = due.outcomes().map(|(_, weight)| weight).collect();
    assert_eq!(weights, [3, 1, 1, 1]);
    assert_eq!(due.kind(), "draw_action");
}

#[test]
fn s7_1_everybody_decides_once_from_the_active_seat_on() {
    let mut position = position(3, normal(), Tile::Trade, [0; 8]);
    position.active = seat(1);
    let mut game = position.play().unwrap();
    for number in [1, 2, 0] {
        assert_eq!(game.turn().to_move(), Seats::only(seat(number)));
        game.apply(seat(number), &trade(None, None), &mut ()).unwrap();
    }
    assert_eq!(game.table().phase(), Phase::Commit { committed: Seats::NONE });
}

#[test]
fn s7_1_the_event_of_a_trade_has_the_prices() {
    let mut position = position(3, normal(), Tile::Trade, [12, 0, 0, 0, 0, 0, 0, 22]);
    position.shares[seat(0)][Company::Alhambra] = 1;
    let mut game = position.play().unwrap();
    let mut events = Vec::new();
    game.apply(seat(0), &trade(Some("alhambra"), Some("carat")), &mut events).unwrap();
    assert_eq!(
        serde_json::to_string(&events).unwrap(),
        r#"[{"type":"traded","seat":0,"sold":{"company":"alhambra","price":110},"bought":{"company":"carat","price":20}}]"#
    );
    assert_eq!(game.cash(seat(0)), Money(110));
}

#[test]
fn s7_2_rank_plus_is_the_active_seats_alone() {
    let game = position(3, normal(), Tile::RankPlus, [5, 0, 0, 0, 0, 0, 0, 9]).play().unwrap();
    assert_eq!(game.table().phase(), Phase::Rank);
    assert_eq!(game.turn().to_move(), Seats::only(seat(0)));
}

/// §14: a pawn can gain several ranks over a block.
#[test]
fn s7_2_a_block_is_jumped_as_a_whole() {
    let mut game = position(3, normal(), Tile::RankPlus, [5, 6, 7, 8, 3, 0, 0, 0]).play().unwrap();
    game.apply(seat(0), &Action::Rank { company: Company::Metro }, &mut ()).unwrap();
    assert_eq!(spaces(&game), [5, 6, 7, 8, 9, 0, 0, 0]);
}

#[test]
fn s7_4_no_action_goes_straight_to_the_cards() {
    let game = position(3, normal(), Tile::NoAction, [0; 8]).play().unwrap();
    assert_eq!(game.table().phase(), Phase::Commit { committed: Seats::NONE });
}

#[test]
fn s8_cards_are_committed_in_any_order() {
    let mut game = position(3, normal(), Tile::NoAction, [0; 8]).play().unwrap();
    for number in [2, 0] {
        game.apply(seat(number), &Action::Commit { card: card("carat") }, &mut ()).unwrap();
    }
    assert_eq!(game.turn().to_move(), Seats::only(seat(1)));
    assert_eq!(game.concealed(), [seat(0), seat(2)].into_iter().collect());
    assert_eq!(game.cards(seat(2)).committed(), Some(card("carat")));
    assert_eq!(game.cards(seat(2)).hand(), CardSet::EMPTY.with(card("alhambra")));
    game.apply(seat(1), &Action::Commit { card: card("alhambra") }, &mut ()).unwrap();
    assert_eq!(game.concealed(), Seats::NONE);
    assert_eq!(game.cards(seat(2)).discard().top(), Some(card("carat")));
}

/// §9.2: at three or four a holiday stops everything.
#[test]
fn s9_a_holiday_of_four_stops_all_pawns() {
    let cards = ["alhambra", "bank_holiday", "metro", "metro"];
    let position = with_cards(position(4, normal(), Tile::NoAction, [0; 8]), &cards);
    let mut game = position.play().unwrap();
    commit_all(&mut game, &cards);
    let last = game.table().last().unwrap();
    assert_eq!((last.steps, last.moves().count()), (0, 0));
    assert_eq!(spaces(&game), [0; 8]);
}

/// §9.2, A16: at five a single holiday halves every move, rounded up each.
#[test]
fn s9_a_holiday_of_five_halves_each_move() {
    let cards = ["metro", "bank_holiday", "metro", "carat", "shogun"];
    let mut position = with_cards(position(5, normal(), Tile::NoAction, [0; 8]), &cards);
    position.movement = movement(5);
    let mut game = position.play().unwrap();
    commit_all(&mut game, &cards);
    assert_eq!(spaces(&game), [0, 3, 0, 0, 6, 4, 0, 0]);
}

/// §9.5, A03: listed, and it stays.
#[test]
fn s9_a_pawn_in_end_ignores_further_cards() {
    let mut game = position(3, normal(), Tile::NoAction, [59, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    commit_all(&mut game, &["alhambra", "alhambra", "carat"]);
    let moves: Vec<(u8, u8)> = game
        .table()
        .last()
        .unwrap()
        .moves()
        .map(|made| (made.from.number(), made.to.number()))
        .collect();
    assert_eq!(moves, [(59, 60), (60, 60), (0, 1)]);
}

/// Each move's prices and ranks are those of that moment, also after pawns have
/// moved again.
#[test]
fn s9_how_the_companies_stood_after_each_move() {
    let mut game =
        position(3, normal(), Tile::NoAction, [12, 9, 7, 5, 18, 3, 0, 22]).play().unwrap();
    let before = *game.table();
    commit_all(&mut game, &["alhambra", "carat", "alhambra"]);
    let moves: Vec<Standings> = game.table().last_moves().collect();
    assert_eq!(moves.len(), 3);
    let first = moves[0];
    assert_eq!(first.prices, before.prices_with(first.made.company, first.made.to));
    assert_eq!(moves[2].prices, game.table().prices());
    for company in Company::ALL {
        assert_eq!(moves[2].ranks[company], game.table().rank(company), "{company:?}");
    }
    assert_eq!(first.ranks[Company::Timbuktu], Some(1));

    let mut game = position(3, normal(), Tile::NoAction, [59, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    commit_all(&mut game, &["alhambra", "alhambra", "carat"]);
    let ranks: Vec<_> = game.table().last_moves().map(|it| it.ranks[company("alhambra")]).collect();
    assert_eq!(ranks, [Some(1); 3]);
}

#[test]
fn s10_the_refill_goes_by_seat_number_whoever_is_active() {
    let mut position = position(3, normal(), Tile::NoAction, [0; 8]);
    position.active = seat(2);
    let mut game = position.play().unwrap();
    commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(game.table().phase(), Phase::Refill { seat: seat(0), left: 1 });
    draw_all(&mut game);
    assert_eq!(game.table().active(), seat(0));
}

/// A position after the eighth card: hands of one, empty decks.
fn last_card(options: Options) -> Position {
    let mut position = position(3, options, Tile::NoAction, [0; 8]);
    for number in 0..3 {
        position.hands[seat(number)] = CardSet::EMPTY.with(Card::BankHoliday);
        position.discards[seat(number)] = Company::ALL.into_iter().map(Card::Company).collect();
    }
    position
}

#[test]
fn s10_nine_discards_become_the_deck() {
    let mut game = last_card(normal()).play().unwrap();
    let mut events = Vec::new();
    for number in 0..3 {
        game.apply(seat(number), &Action::Commit { card: Card::BankHoliday }, &mut events).unwrap();
    }
    let reshuffled =
        events.iter().filter(|event| matches!(event, Event::DeckReshuffled { .. })).count();
    assert_eq!(reshuffled, 3);
    assert_eq!(game.table().phase(), Phase::Refill { seat: seat(0), left: 2 });
    assert_eq!(game.cards(seat(0)).deck(), CardSet::ALL);
    draw_all(&mut game);
    assert_eq!(game.cards(seat(2)).hand().len(), 2);
    assert_eq!(game.cards(seat(2)).discard().len(), 0);
}

#[test]
fn s10_an_empty_deck_gives_no_card() {
    let mut position = position(3, normal(), Tile::NoAction, [0; 8]);
    let played: Vec<Card> = CardSet::ALL.iter().skip(2).collect();
    for number in 0..3 {
        position.discards[seat(number)] = played.iter().copied().collect();
    }
    let mut game = position.play().unwrap();
    commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(game.table().phase(), Phase::DrawAction);
    assert_eq!(game.cards(seat(0)).hand().len(), 1);
}

#[test]
fn s11_after_the_end_nothing_is_drawn_and_no_tile_returns() {
    let mut game = position(3, normal(), Tile::Trade, [59, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    pass_all(&mut game);
    commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(game.table().phase(), Phase::Over);
    assert_eq!(game.table().action_bag()[Tile::Trade], 2);
    assert_eq!((game.table().round(), game.table().active()), (2, seat(0)));
    assert_eq!(game.cards(seat(0)).hand().len(), 1);
    assert_eq!(game.cards(seat(0)).discard().len(), 1);
}

#[test]
fn s11_the_wealthiest_share_the_victory() {
    let mut game = position(3, normal(), Tile::NoAction, [59, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    commit_all(&mut game, &["alhambra"; 3]);
    let standing = game.turn().standing().unwrap();
    assert_eq!(standing.winners.len(), 3);
    assert_eq!(game.wealth(seat(1)), Money(20));
}

#[test]
fn a_position_that_no_game_can_come_to_is_refused() {
    let good = position(3, normal(), Tile::NoAction, [0; 8]);
    let error = |change: &dyn Fn(&mut Position)| {
        let mut position = good;
        change(&mut position);
        position.play().unwrap_err()
    };
    assert_eq!(error(&|it| it.round = 1), PositionError::Round);
    assert_eq!(error(&|it| it.active = seat(3)), PositionError::Active);
    assert_eq!(error(&|it| it.positions = pawns([4, 4, 0, 0, 0, 0, 0, 0])), PositionError::Pawns);
    assert_eq!(error(&|it| it.positions = pawns([60, 0, 0, 0, 0, 0, 0, 0])), PositionError::Pawns);
    assert_eq!(error(&|it| it.cash[seat(1)] = Money(-1)), PositionError::Cash(seat(1)));
    let metro = company("metro");
    assert_eq!(error(&|it| it.shares[seat(0)][metro] = 3), PositionError::Shares(metro));
    assert_eq!(error(&|it| it.hands[seat(2)] = CardSet::EMPTY), PositionError::Cards(seat(2)));
}
