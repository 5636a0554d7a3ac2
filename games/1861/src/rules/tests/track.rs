//! §5.5.2: a company lays track.

use bourse_game::Money;

use super::{Position, hex, lay, played};
use crate::Company::{Kb, Mku, Mnn, Mv, N, Nw, Ro};
use crate::{Action, Company, G1861, Rule, Step, TurnStep};

const TRACK: TurnStep = TurnStep::Track;

/// A minor about to lay.
fn minor(company: Company) -> Position {
    Position::new().minor(company, 0, 50).company_cash(company, 100)
}

/// Nikolaev has upgraded a tile.
fn after_upgrade() -> G1861 {
    minor(N).phase(3).turn_where(N, TRACK, |turn| {
        turn.upgraded = true;
        turn.laid.push(hex("G7"));
    })
}

refused! {
    nobody_builds_in_a_privates_hex_before_phase_3:
        minor(N).turn(N, TRACK), lay("H6", "9", 0)
        => Rule::HexBlocked { private: crate::Private::Myr };
    no_tile_is_laid_on_a_grey_hex:
        minor(N).turn(N, TRACK), lay("Q3", "9", 0) => Rule::TileDoesNotFit { upgrade: false };
    no_tile_is_laid_on_a_red_hex:
        minor(N).turn(N, TRACK), lay("A9", "9", 0) => Rule::TileDoesNotFit { upgrade: false };
    a_yellow_tile_comes_first:
        minor(Mv).phase(3).turn(Mv, TRACK), lay("I13", "14", 0) => Rule::TileDoesNotFit { upgrade: false };
    a_city_takes_a_city_tile:
        minor(Mv).turn(Mv, TRACK), lay("I13", "9", 0) => Rule::TileDoesNotFit { upgrade: false };
    a_labelled_city_takes_a_labelled_tile:
        minor(Ro).turn(Ro, TRACK), lay("B4", "57", 0) => Rule::TileDoesNotFit { upgrade: false };
    track_does_not_leave_the_map:
        minor(Ro).turn(Ro, TRACK), lay("B4", "621", 0) => Rule::TrackLeavesMap;
    track_does_not_run_into_a_blank_side_of_a_grey_hex:
        minor(Ro).turn(Ro, TRACK), lay("B6", "9", 1) => Rule::TrackLeavesMap;
    old_track_stays:
        minor(N).phase(3).turn(N, TRACK), lay("G7", "20", 0) => Rule::TrackLost;
    green_tiles_come_with_phase_3:
        minor(N).turn(N, TRACK), lay("G7", "25", 3) => Rule::ColourNotYet;
    brown_tiles_come_with_phase_5:
        minor(Mv).phase(4).tile("I13", "15", 0).turn(Mv, TRACK), lay("I13", "63", 0)
        => Rule::ColourNotYet;
    a_tile_that_lies_elsewhere_is_not_laid:
        minor(N).phase(3).tile("G9", "25", 0).tile("G11", "25", 0).tile("F12", "25", 0)
            .tile("F14", "25", 0).turn(N, TRACK),
        lay("G7", "25", 3) => Rule::NoTileLeft;
    on_18xx_yellow_tiles_run_out:
        Position::on_18xx().minor(Mv, 0, 50).company_cash(Mv, 100).tile("E9", "57", 0)
            .tile("H18", "57", 0).turn(Mv, TRACK),
        lay("I13", "57", 0) => Rule::NoTileLeft;
    a_brown_city_takes_six_exits_if_it_can:
        minor(Mv).phase(5).tile("I13", "15", 0).turn(Mv, TRACK), lay("I13", "611", 0)
        => Rule::MoreExits;
    a_tile_joins_the_companys_network:
        minor(Mv).turn(Mv, TRACK), lay("B12", "9", 0) => Rule::TileUnconnected { upgrade: false };
    new_track_extends_a_route:
        minor(N).phase(3).turn(N, TRACK), lay("G7", "16", 3) => Rule::NothingNew;
    two_tiles_are_not_laid_in_one_hex:
        minor(N).turn_where(N, TRACK, |turn| turn.laid.push(hex("I7"))), lay("I7", "9", 1)
        => Rule::SameHexTwice;
    one_upgrade_in_a_turn:
        after_upgrade(), lay("H8", "637", 0) => Rule::SecondUpgrade;
    the_second_tile_costs_twenty:
        Position::new().minor(N, 0, 50).loans(N, 2).company_cash(N, 19)
            .turn_where(N, TRACK, |turn| turn.laid.push(hex("I7"))),
        lay("H10", "4", 0)
        => Rule::TrackTooExpensive { price: Money(20), means: Money(19) };
    terrain_is_paid_with_loans_at_most:
        Position::new().minor(Kb, 0, 50).loans(Kb, 1).company_cash(Kb, 34).turn(Kb, TRACK),
        lay("C11", "9", 0) => Rule::TrackTooExpensive { price: Money(80), means: Money(79) };
}

fn cost(company: Company, game: G1861, action: Action) -> (i32, u16) {
    let before = game.charter(company).cash;
    let game = played(game, &[action]);
    let charter = game.charter(company);
    ((before - charter.cash).0, charter.loans)
}

#[test]
fn the_first_tile_is_free_and_the_second_costs_twenty() {
    let game = minor(Mnn).turn(Mnn, TRACK);
    assert_eq!(cost(Mnn, game.clone(), lay("I7", "9", 1)), (0, 0));
    let game = played(game, &[lay("I7", "9", 1)]);
    assert_eq!(cost(Mnn, game.clone(), lay("J6", "9", 1)), (20 + 20, 0), "with terrain");
    let game = played(game, &[lay("J6", "9", 1)]);
    assert_ne!(game.step(), Some(Step::Turn(TRACK)), "two tiles in a turn");
}

#[test]
fn as_few_loans_are_taken_as_reach() {
    let position = minor(Mnn).company_cash(Mnn, 10).tile("I7", "9", 1);
    let game = position.turn(Mnn, TRACK);
    // 20 of terrain: a loan brings 45.
    assert_eq!(cost(Mnn, game, lay("J6", "9", 1)), (20 - 45, 1));
}

#[test]
fn kievs_green_tile_costs_forty_to_replace() {
    let position = minor(Kb).phase(5).tile("D14", "635", 0);
    assert_eq!(cost(Kb, position.turn(Kb, TRACK), lay("D14", "636", 0)), (40, 0));
}

#[test]
fn other_upgrades_are_free() {
    let game = minor(Mku).phase(3).turn(Mku, TRACK);
    assert_eq!(cost(Mku, game, lay("H8", "637", 0)), (0, 0));
}

#[test]
fn terrain_is_paid_once() {
    let position = minor(Mnn).phase(3).tile("I7", "9", 1).tile("J6", "9", 1);
    assert_eq!(cost(Mnn, position.turn(Mnn, TRACK), lay("J6", "23", 1)), (0, 0));
}

#[test]
fn privates_block_nothing_from_phase_3() {
    let position = minor(N).phase(3).tile("H8", "637", 0);
    let lays = |game: G1861| {
        let moves = bourse_game::Game::moves(&game, super::seat(0));
        bourse_game::Moves::iter(&moves)
            .filter(|action| matches!(action, Action::LayTile { hex: at, .. } if at.0 == hex("H6")))
            .count()
    };
    assert!(lays(position.clone().turn(N, TRACK)) > 0);
    let mut early = position.turn(N, TRACK);
    early.phase = crate::Phase(2);
    assert_eq!(lays(early), 0);
}

#[test]
fn the_state_railway_takes_its_place_when_moscow_turns_grey() {
    let position = Position::new().public(Nw, 0, 100).phase(6).tile("H8", "638", 0);
    let position = position.token(Nw, "H8", 0).company_cash(Nw, 100);
    let game = played(position.turn(Nw, TRACK), &[lay("H8", "639", 0)]);
    assert!(game.has_token(Company::Rsr, hex("H8")));
}
