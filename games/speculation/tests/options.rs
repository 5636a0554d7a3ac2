//! Every option, and the other readings of the rules they stand for.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use bourse_game::{Game, Money, Moves as _, Viewer};
use bourse_speculation::{
    Action, Card, CardSet, Company, Discards, EndRanks, NewDeckDraw, Options, Phase,
    RankMinusStart, RankPlusEnd, RankPlusStart, RankTile, SeenPile, Side, Tile, TradeDeal,
};
use common::{commit_all, draw_all, position, prices, refused, seat, spaces, started, trade};

fn default() -> Options {
    Options::default()
}

#[test]
fn side_star_is_poorer() {
    let spaces = [12, 9, 7, 5, 18, 3, 1, 22];
    let star = Options { side: Side::Star, ..default() };
    let game = position(3, star, Tile::Trade, spaces).play().unwrap();
    assert_eq!(prices(&game), [75, 30, 25, 15, 95, 10, 0, 150]);
}

#[test]
fn first_seat_begins() {
    let game = started(5, Options { first_seat: seat(4), ..default() });
    assert_eq!(game.table().active(), seat(4));
}

/// A06: only START behind.
#[test]
fn rank_minus_start_not_eligible_bars_the_last_pawn_on_the_track() {
    let options = Options { rank_minus_start: RankMinusStart::NotEligible, ..default() };
    let game = position(3, options, Tile::RankMinus, [5, 9, 0, 0, 0, 0, 0, 0]).play().unwrap();
    assert!(game.table().eligible(Tile::RankMinus).iter().eq([Company::Carat]));
    assert_eq!(refused(&game, 0, Action::Rank { company: Company::Alhambra }), "rank_not_eligible");
}

#[test]
fn rank_minus_start_not_eligible_ignores_the_tile_for_a_single_pawn() {
    let options = Options { rank_minus_start: RankMinusStart::NotEligible, ..default() };
    let game = position(3, options, Tile::RankMinus, [5, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    assert_eq!(game.table().phase().id(), "commit");
}

#[test]
fn rank_minus_start_not_eligible_still_lets_a_pawn_fall_behind_space_1() {
    let options = Options { rank_minus_start: RankMinusStart::NotEligible, ..default() };
    let mut game = position(3, options, Tile::RankMinus, [1, 9, 0, 0, 0, 0, 0, 0]).play().unwrap();
    game.apply(seat(0), &Action::Rank { company: Company::Carat }, &mut ()).unwrap();
    assert_eq!(spaces(&game), [1, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn hidden_money_hides_the_cash_of_others_until_the_end() {
    let options = Options { hidden_money: true, ..default() };
    let mut game = position(3, options, Tile::NoAction, [59, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    let cash = |game: &bourse_speculation::Speculation, viewer| {
        let view = game.view(viewer);
        [0, 1, 2].map(|number| view.cash(seat(number)))
    };
    assert_eq!(cash(&game, Viewer::Seat(seat(1))), [None, Some(Money(20)), None]);
    assert_eq!(cash(&game, Viewer::Spectator), [None; 3]);
    commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(cash(&game, Viewer::Spectator), [Some(Money(20)); 3]);
}

/// A05.
#[test]
fn rank_plus_start_not_allowed_keeps_pawns_on_start() {
    let options = Options { rank_plus_start: RankPlusStart::NotAllowed, ..default() };
    let game = position(3, options, Tile::RankPlus, [5, 9, 0, 0, 0, 0, 0, 0]).play().unwrap();
    assert!(game.table().eligible(Tile::RankPlus).iter().eq([Company::Alhambra]));
    let alone = position(3, options, Tile::RankPlus, [5, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    assert_eq!(alone.table().phase().id(), "commit", "the tile is ignored");
}

/// A07.
#[test]
fn rank_plus_end_not_eligible_keeps_pawns_out_of_end() {
    let options = Options { rank_plus_end: RankPlusEnd::NotEligible, ..default() };
    let game = position(3, options, Tile::RankPlus, [50, 0, 0, 0, 58, 0, 0, 59]).play().unwrap();
    let eligible = game.table().eligible(Tile::RankPlus);
    assert!(!eligible.contains(Company::Metro) && !eligible.contains(Company::Alhambra));
    assert!(eligible.contains(Company::Carat));
}

/// A17.
#[test]
fn rank_tile_optional_may_be_declined() {
    let options = Options { rank_tile: RankTile::Optional, ..default() };
    let mut game = position(3, options, Tile::RankPlus, [5, 9, 0, 0, 0, 0, 0, 0]).play().unwrap();
    let moves = game.moves(seat(0));
    assert!(moves.contains(&Action::Decline));
    assert_eq!(serde_json::to_value(moves).unwrap()["decline"], true);
    assert_eq!(refused(&game, 1, Action::Decline), "wrong_seat");
    game.apply(seat(0), &Action::Decline, &mut ()).unwrap();
    assert_eq!(spaces(&game), [5, 9, 0, 0, 0, 0, 0, 0]);
    assert_eq!(game.table().phase().id(), "commit");
}

#[test]
fn rank_tile_compulsory_may_not() {
    let game = position(3, default(), Tile::RankPlus, [5, 9, 0, 0, 0, 0, 0, 0]).play().unwrap();
    assert_eq!(refused(&game, 0, Action::Decline), "wrong_phase");
}

/// A18.
#[test]
fn trade_deal_one_is_a_sale_or_a_purchase() {
    let options = Options { trade_deal: TradeDeal::One, ..default() };
    let mut position = position(3, options, Tile::Trade, [0; 8]);
    position.shares[seat(0)][Company::Metro] = 1;
    let game = position.play().unwrap();
    assert_eq!(refused(&game, 0, trade(Some("metro"), Some("carat"))), "trade_one_only");
    // The pass, one sale, eight purchases.
    assert_eq!(game.moves(seat(0)).count(), 10);
}

/// A08.
#[test]
fn new_deck_draw_one_leaves_a_hand_of_one() {
    let options = Options { new_deck_draw: NewDeckDraw::One, ..default() };
    let mut position = position(3, options, Tile::NoAction, [0; 8]);
    for number in 0..3 {
        position.hands[seat(number)] = CardSet::EMPTY.with(Card::BankHoliday);
        position.discards[seat(number)] = Company::ALL.into_iter().map(Card::Company).collect();
    }
    let mut game = position.play().unwrap();
    commit_all(&mut game, &["bank_holiday"; 3]);
    assert_eq!(game.table().phase(), Phase::Refill { seat: seat(0), left: 1 });
    draw_all(&mut game);
    assert_eq!(game.cards(seat(0)).hand().len(), 1);
    assert_eq!(game.cards(seat(0)).deck().len(), 8);
}

/// A24.
#[test]
fn end_ranks_apart_ranks_the_track_from_the_first() {
    let last = |end_ranks| {
        let options = Options { end_ranks, ..default() };
        let mut game =
            position(3, options, Tile::NoAction, [59, 45, 0, 0, 0, 0, 0, 0]).play().unwrap();
        commit_all(&mut game, &["alhambra"; 3]);
        prices(&game)[1]
    };
    assert_eq!(last(EndRanks::Ahead), 230);
    assert_eq!(last(EndRanks::Apart), 270);
}

/// A12.
#[test]
fn discards_top_shows_the_last_card_alone() {
    let options = Options { discards: Discards::Top, ..default() };
    let mut position = position(3, options, Tile::NoAction, [0; 8]);
    let played = [Card::BankHoliday, Card::Company(Company::Metro)];
    for number in 0..3 {
        position.discards[seat(number)] = played.into_iter().collect();
    }
    let view = position.play().unwrap().view(Viewer::Seat(seat(0)));
    assert_eq!(view.cards(seat(1)).discard, SeenPile::Top { count: 2, top: Some(played[1]) });
    assert_eq!(view.cards(seat(0)).discard, SeenPile::Open(played.into_iter().collect()));
}

#[test]
fn every_option_has_a_name_of_its_own_and_a_default_first() {
    use bourse_game::Options as _;
    let names: std::collections::BTreeSet<&str> =
        Options::DECLARED.iter().map(|option| option.name).collect();
    assert_eq!(names.len(), Options::DECLARED.len());
    assert!(Options::DECLARED.iter().all(|option| option.get(&default()) == 0));
}
