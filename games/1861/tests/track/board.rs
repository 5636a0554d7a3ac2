//! Tokens that move, change hands and leave; what stops pay; where track leads
//! whoever asks.

use bourse_1861::{Phase, map};
use bourse_track::{
    Board, Company, Hex, Network, Rotation, Station, StopsMoved, TokenError, reach_ignoring_tokens,
};

fn hex(id: &str) -> Hex {
    map().hex_by_id(id).unwrap()
}

fn at(id: &str, stop: u8) -> Station {
    Station { hex: hex(id), stop }
}

fn company(number: u8) -> Company {
    Company::new(number).unwrap()
}

fn lay(board: &mut Board, id: &str, tile: &str, rotation: u8) -> StopsMoved {
    let (tile, rotation) = (map().tile_by_id(tile).unwrap(), Rotation::new(rotation).unwrap());
    board.lay(map(), hex(id), tile, rotation).unwrap()
}

fn laid(tiles: &[(&str, &str, u8)]) -> Board {
    let mut board = Board::new();
    for (id, tile, rotation) in tiles {
        lay(&mut board, id, tile, *rotation);
    }
    board
}

fn owners(board: &Board, at: Station) -> Vec<Option<u8>> {
    board.tokens(map(), at).map(|owner| owner.map(Company::number)).collect()
}

#[test]
fn tokens_close_up_when_a_tile_is_laid() {
    let mut board = laid(&[("E9", "57", 0), ("E9", "14", 0)]);
    board.place_token(map(), at("E9", 0), 1, company(1)).unwrap();
    assert_eq!(owners(&board, at("E9", 0)), [None, Some(1)]);
    lay(&mut board, "E9", "63", 0);
    assert_eq!(owners(&board, at("E9", 0)), [Some(1), None]);
}

#[test]
fn tokens_of_fused_stations_stand_in_the_order_of_the_stations() {
    let mut board = Board::new();
    for stop in [2, 0] {
        board.place_token(map(), at("H8", stop), 0, company(stop)).unwrap();
    }
    lay(&mut board, "H8", "637", 0);
    lay(&mut board, "H8", "638", 0);
    assert_eq!(owners(&board, at("H8", 0)), [Some(0), Some(2), None]);
}

#[test]
fn a_lay_tells_where_the_stops_are_now() {
    // Kiev's second printed station has side 2, where the tile's first lies.
    let mut board = Board::new();
    let moved = lay(&mut board, "D14", "635", 2);
    assert_eq!(moved.stop(1), 0);
    let stops = board.laid(map(), hex("D14"));
    assert!(stops.stubs(0).iter().any(|edge| edge.index() == 2));
    // Moscow's three stations become one.
    lay(&mut board, "H8", "637", 0);
    let moved = lay(&mut board, "H8", "638", 0);
    assert_eq!([0, 1, 2].map(|old| moved.stop(old)), [0, 0, 0]);
    // A hex without stops has none to follow, and no number is out of reach.
    assert_eq!(lay(&mut board, "D8", "9", 0).stop(200), 200);
}

#[test]
fn what_a_lay_would_do_to_the_stops_can_be_asked_before() {
    let board = Board::new();
    let tile = map().tile_by_id("635").unwrap();
    for rotation in Rotation::ALL {
        let asked = board.stops_after_lay(map(), hex("D14"), tile, rotation);
        assert_eq!({ board }.lay(map(), hex("D14"), tile, rotation), asked);
    }
}

#[test]
fn a_token_changes_hands_even_beside_another_of_its_new_owner() {
    let mut board = laid(&[("E9", "57", 0), ("E9", "14", 0)]);
    let city = at("E9", 0);
    board.place_token(map(), city, 0, company(1)).unwrap();
    board.place_token(map(), city, 1, company(2)).unwrap();
    assert_eq!(board.replace_token(map(), city, 1, company(1)), Ok(company(2)));
    assert_eq!(owners(&board, city), [Some(1), Some(1)]);
    assert_eq!(board.stations_of(map(), company(1)).count(), 1);
    assert_eq!(board.remove_token_of(map(), city, company(1)), Ok(0));
    assert_eq!(board.remove_token_of(map(), city, company(1)), Ok(1));
    assert_eq!(board.remove_token_of(map(), city, company(1)), Err(TokenError::Empty));
    let refused = board.replace_token(map(), city, 0, company(1));
    assert_eq!(refused, Err(TokenError::Empty));
    let refused = board.replace_token(map(), at("D8", 0), 0, company(1));
    assert_eq!(refused, Err(TokenError::NoCity));
    let refused = board.replace_token(map(), city, 2, company(1));
    assert_eq!(refused, Err(TokenError::NoSlot));
}

#[test]
fn stops_pay_what_is_printed_and_red_areas_by_the_phase() {
    let mut board = Board::new();
    let pays =
        |board: &Board, at, phase| board.revenue_of(map(), at, Phase::new(phase).unwrap().column());
    assert_eq!(pays(&board, at("E9", 0), 2), 0, "no tile yet");
    lay(&mut board, "E9", "57", 0);
    assert_eq!(pays(&board, at("E9", 0), 2), 20);
    assert_eq!(pays(&board, at("E9", 1), 2), 0, "there is no such stop");
    let area = |phase| pays(&board, at("B18", 0), phase);
    let romania = map().area(match board.stop(map(), at("B18", 0)).unwrap().pays {
        bourse_track::Pays::Area(area) => area,
        bourse_track::Pays::Fixed(_) => panic!("red areas pay by the phase"),
    });
    assert_eq!([2, 3, 5, 8].map(area), romania.unwrap().revenue.map(u32::from));
}

#[test]
fn a_city_without_track_leads_nowhere() {
    assert!(!Board::new().leads_anywhere(map(), at("E9", 0)));
    assert!(!Board::new().leads_anywhere(map(), at("E9", 1)), "no such stop");
    assert!(!Board::new().leads_anywhere(map(), at("D8", 0)), "no stop at all");
}

#[test]
fn track_that_ends_before_a_stop_leads_nowhere() {
    let mut board = laid(&[("E9", "57", 0)]);
    assert!(!board.leads_anywhere(map(), at("E9", 0)));
    lay(&mut board, "E7", "9", 0);
    assert!(!board.leads_anywhere(map(), at("E9", 0)));
    lay(&mut board, "E11", "4", 0);
    assert!(board.leads_anywhere(map(), at("E9", 0)));
    assert!(board.leads_anywhere(map(), at("E11", 0)), "and back");
}

/// A curve and the printed one join two sides of Ekaterinburg.
#[test]
fn a_ring_leads_back_to_its_stop_and_nowhere_else() {
    let mut board = Board::new();
    assert!(!board.leads_to_a_stop(map(), at("Q3", 0)));
    lay(&mut board, "P4", "7", 4);
    assert!(board.leads_to_a_stop(map(), at("Q3", 0)));
    assert!(!board.leads_anywhere(map(), at("Q3", 0)));
}

#[test]
fn red_areas_are_somewhere() {
    let board = laid(&[("C19", "9", 2), ("D20", "202", 2)]);
    assert!(board.leads_anywhere(map(), at("D20", 0)));
}

/// From the Caucasus through Rostov with a token of company 1, Yuzovka with the
/// only circle taken by company 2, to Kharkov.
fn full_city_between() -> Board {
    let mut board = laid(&[("I19", "57", 2), ("H18", "57", 2), ("G17", "8", 3), ("G15", "621", 0)]);
    board.place_token(map(), at("I19", 0), 0, company(1)).unwrap();
    board.place_token(map(), at("H18", 0), 0, company(2)).unwrap();
    board
}

#[test]
fn full_cities_are_among_the_stations_reached_and_what_lies_beyond_is_not() {
    let board = full_city_between();
    let network = Network::new(map(), &board, company(1));
    let stations: Vec<Station> = network.stations(map(), &board).collect();
    assert_eq!(stations, [at("H18", 0), at("I19", 0), at("J20", 0)]);
}

#[test]
fn tokens_can_be_ignored() {
    let board = full_city_between();
    let all = [at("G15", 0), at("H18", 0), at("I19", 0), at("J20", 0)];
    for from in &all[..3] {
        assert_eq!(reach_ignoring_tokens(map(), &board, *from), all);
    }
    assert_eq!(reach_ignoring_tokens(map(), &board, at("E9", 0)), [at("E9", 0)]);
    assert_eq!(reach_ignoring_tokens(map(), &board, at("D8", 0)), []);
}

#[test]
fn red_areas_are_never_passed() {
    // Romania's northern hex has track to C19 and to C17.
    let board = laid(&[("C19", "9", 2), ("D20", "202", 2), ("C17", "9", 2)]);
    let from_odessa = reach_ignoring_tokens(map(), &board, at("D20", 0));
    assert_eq!(from_odessa, [at("B18", 0), at("D20", 0)]);
}
