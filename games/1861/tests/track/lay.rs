//! The rules of laying track, one by one, and as games used them.

use std::collections::BTreeMap;

use bourse_1861::{Phase, map};
use bourse_track::{
    Board, Class, Colour, Company, Edge, Hex, LayError, Network, Refusal, Rotation, Station,
    StopKind, Survey, TileId, TileSet,
};

use crate::replayed::{Lay, shared};

fn hex(id: &str) -> Hex {
    map().hex_by_id(id).unwrap()
}

fn lay(tile: &str, rotation: u8) -> Lay {
    (self::tile(tile), turn(rotation))
}

fn tile(id: &str) -> TileId {
    map().tile_by_id(id).unwrap()
}

fn turn(sixths: u8) -> Rotation {
    Rotation::new(sixths).unwrap()
}

fn edge(number: u8) -> Edge {
    Edge::new(number).unwrap()
}

fn red() -> Company {
    Company::new(1).unwrap()
}

fn board(tiles: &[(&str, &str, u8)], token: (&str, u8)) -> Board {
    let mut board = Board::new();
    for (id, tile, rotation) in tiles {
        let (tile, rotation) = lay(tile, *rotation);
        board.put_tile(hex(id), tile, rotation);
    }
    let at = Station { hex: hex(token.0), stop: token.1 };
    board.place_token(map(), at, 0, red()).unwrap();
    board
}

fn newest_colour(phase: u8) -> Colour {
    Phase::new(phase).unwrap().newest_colour()
}

fn check_with(board: &Board, stock: TileSet, phase: u8, id: &str, it: Lay) -> Result<(), Refusal> {
    let network = Network::new(map(), board, red());
    let newest = newest_colour(phase);
    let survey = Survey { map: map(), board, network: &network, newest, stock };
    survey.check(hex(id), it.0, it.1)
}

fn check(board: &Board, id: &str, it: Lay) -> Result<(), Refusal> {
    check_with(board, TileSet::ALL, 8, id, it)
}

fn fits(board: &Board, id: &str, it: Lay) -> Result<(), LayError> {
    board.check_lay(map(), hex(id), it.0, it.1)
}

#[test]
fn grey_and_red_hexes_never_change() {
    for id in ["C5", "A9"] {
        assert_eq!(fits(&Board::new(), id, lay("7", 0)), Err(LayError::Fixed));
    }
}

#[test]
fn colours_follow_one_another() {
    let board = board(&[("D8", "9", 0)], ("E9", 0));
    assert_eq!(fits(&board, "D8", lay("9", 1)), Err(LayError::Colour));
    assert_eq!(fits(&board, "D8", lay("44", 0)), Err(LayError::Colour));
    assert_eq!(fits(&board, "D8", lay("20", 0)), Ok(()));
    assert_eq!(fits(&board, "D6", lay("20", 0)), Err(LayError::Colour));
}

#[test]
fn printed_track_counts_as_a_tile_of_its_colour() {
    let board = Board::new();
    assert_eq!(fits(&board, "C7", lay("8", 1)), Err(LayError::Colour));
    assert_eq!(fits(&board, "E1", lay("641", 0)), Ok(()), "St Petersburg is green");
}

#[test]
fn city_on_city_town_on_town_plain_on_plain() {
    let board = Board::new();
    assert_eq!(fits(&board, "E9", lay("9", 0)), Err(LayError::Kind));
    assert_eq!(fits(&board, "E9", lay("4", 0)), Err(LayError::Kind));
    assert_eq!(fits(&board, "E11", lay("57", 0)), Err(LayError::Kind));
    assert_eq!(fits(&board, "D8", lay("57", 0)), Err(LayError::Kind));
    assert_eq!(fits(&board, "E11", lay("4", 0)), Ok(()));
    assert_eq!(fits(&board, "E9", lay("57", 0)), Ok(()));
}

#[test]
fn labels_must_agree() {
    let board = Board::new();
    assert_eq!(fits(&board, "B4", lay("57", 2)), Err(LayError::Label));
    assert_eq!(fits(&board, "E9", lay("621", 0)), Err(LayError::Label));
    assert_eq!(fits(&board, "D14", lay("637", 0)), Err(LayError::Label));
    assert_eq!(fits(&board, "D14", lay("635", 0)), Ok(()));
}

#[test]
fn kharkov_is_y_up_to_brown_and_has_its_own_grey() {
    let brown = board(&[("G15", "623", 0)], ("G15", 0));
    assert_eq!(fits(&Board::new(), "G15", lay("621", 0)), Ok(()));
    assert_eq!(fits(&brown, "G15", lay("640", 0)), Ok(()));
    let elsewhere = board(&[("H8", "638", 0)], ("H8", 0));
    assert_eq!(fits(&elsewhere, "H8", lay("640", 0)), Err(LayError::Label));
}

#[test]
fn no_track_off_the_map_or_into_blank_sides() {
    let board = Board::new();
    assert_eq!(fits(&board, "B4", lay("621", 0)), Err(LayError::ClosedEdge(edge(3))));
    // A7, beyond side 1 of B6, is not on the map.
    assert_eq!(fits(&board, "B6", lay("9", 1)), Err(LayError::ClosedEdge(edge(1))));
}

#[test]
fn old_track_stays() {
    let board = board(&[("D8", "9", 0)], ("E9", 0));
    assert_eq!(fits(&board, "D8", lay("20", 2)), Ok(()), "0-3 is its second track");
    assert_eq!(fits(&board, "D8", lay("20", 1)), Err(LayError::TrackLost));
    assert_eq!(fits(&board, "D8", lay("25", 0)), Err(LayError::TrackLost));
}

#[test]
fn stations_stay_apart_and_tokens_follow_their_track() {
    let mut board = board(&[], ("D14", 1));
    assert_eq!(fits(&board, "D14", lay("635", 1)), Ok(()));
    board.lay(map(), hex("D14"), tile("635"), turn(2)).unwrap();
    // Printed station 1 had side 2, where now the tile's station 0 lies.
    let stations: Vec<Station> = board.stations_of(map(), red()).collect();
    assert_eq!(stations, [Station { hex: hex("D14"), stop: 0 }]);
    board.lay(map(), hex("D14"), tile("636"), turn(0)).unwrap();
    assert_eq!(board.stations_of(map(), red()).count(), 1);
}

#[test]
fn green_from_phase_3_brown_from_5_grey_from_6() {
    let board = board(&[("E9", "57", 0)], ("E9", 0));
    let green = |phase| check_with(&board, TileSet::ALL, phase, "E9", lay("14", 0));
    assert_eq!(green(2), Err(Refusal::NotYet));
    assert_eq!(green(3), Ok(()));
    assert_eq!(
        [2, 3, 4, 5, 6, 7, 8].map(newest_colour),
        [
            Colour::Yellow,
            Colour::Green,
            Colour::Green,
            Colour::Brown,
            Colour::Grey,
            Colour::Grey,
            Colour::Grey
        ]
    );
}

#[test]
fn brown_cities_use_six_exits_if_possible() {
    let inland = board(&[("E9", "14", 0)], ("E9", 0));
    assert_eq!(check(&inland, "E9", lay("611", 0)), Err(Refusal::MoreExits));
    assert_eq!(check(&inland, "E9", lay("63", 0)), Ok(()));
    let mut stock = TileSet::ALL;
    stock.remove(map().tile_by_id("63").unwrap());
    assert_eq!(check_with(&inland, stock, 8, "E9", lay("63", 0)), Err(Refusal::NoneLeft));
    assert_eq!(check_with(&inland, stock, 8, "E9", lay("611", 0)), Ok(()));
}

#[test]
fn a_coastal_city_takes_the_brown_tile_that_fits() {
    // Riga has four open sides.
    let mut green = None;
    for rotation in Rotation::ALL {
        for tile in ["201", "202"] {
            let mut board = Board::new();
            let first = (map().tile_by_id(tile).unwrap(), rotation);
            if board.lay(map(), hex("B4"), first.0, first.1).is_ok() {
                for rotation in Rotation::ALL {
                    let next = (map().tile_by_id("207").unwrap(), rotation);
                    let mut board = board;
                    if board.lay(map(), hex("B4"), next.0, next.1).is_ok() {
                        green = Some(board);
                    }
                }
            }
        }
    }
    let mut board = green.unwrap();
    board.place_token(map(), Station { hex: hex("B4"), stop: 0 }, 0, red()).unwrap();
    let (_, rotation) = board.tile(hex("B4")).unwrap();
    let brown = (map().tile_by_id("801").unwrap(), rotation);
    assert_eq!(check(&board, "B4", brown), Ok(()));
}

#[test]
fn the_first_tile_may_lie_on_the_home_hex() {
    let board = board(&[], ("E9", 0));
    assert_eq!(check(&board, "E9", lay("57", 0)), Ok(()));
    assert_eq!(check(&board, "E7", lay("9", 0)), Err(Refusal::Unconnected));
}

#[test]
fn new_track_extends_a_route() {
    let board = board(&[("E9", "57", 0)], ("E9", 0));
    assert_eq!(check(&board, "E7", lay("9", 0)), Ok(()));
    assert_eq!(check(&board, "E7", lay("9", 1)), Err(Refusal::Unconnected));
    assert_eq!(check(&board, "E5", lay("9", 0)), Err(Refusal::Unconnected));
}

#[test]
fn a_plain_upgrade_needs_new_track_on_a_route() {
    let board = board(&[("E9", "57", 0), ("E7", "9", 0)], ("E9", 0));
    // 20 crosses the old track, 23 and its like branch off it.
    assert_eq!(check(&board, "E7", lay("20", 0)), Err(Refusal::NothingNew));
    assert_eq!(check(&board, "E7", lay("23", 0)), Ok(()));
}

#[test]
fn of_a_city_upgrade_any_part_on_a_route_suffices() {
    let board = board(&[], ("D14", 1));
    assert_eq!(check(&board, "D14", lay("635", 0)), Ok(()));
    let mut grown = board;
    grown.lay(map(), hex("D14"), tile("635"), turn(0)).unwrap();
    assert_eq!(check(&grown, "D14", lay("636", 0)), Ok(()));
}

#[test]
fn every_city_tile_is_worth_more_than_the_one_before() {
    // So that "any part of a city" and "a city whose value changes" agree.
    let map = map();
    let cities = map.hexes().filter(|&hex| map.hex(hex).layout.kind() == Some(StopKind::City));
    for hex in cities.filter(|&hex| map.hex(hex).class == Class::Land) {
        let mut best: BTreeMap<Colour, Vec<_>> = BTreeMap::new();
        for tile in map.tiles().map(|tile| map.tile(tile)) {
            let wanted = map.hex(hex).label_for(tile.colour);
            if tile.layout.kind() == Some(StopKind::City) && tile.label == wanted {
                let value = tile.layout.stops().iter().map(|stop| match stop.pays {
                    bourse_track::Pays::Fixed(value) => value,
                    bourse_track::Pays::Area(_) => 0,
                });
                best.entry(tile.colour).or_default().extend(value);
            }
        }
        let values: Vec<u16> = best
            .values()
            .map(|values| {
                assert!(values.iter().all(|value| *value == values[0]));
                values[0]
            })
            .collect();
        assert!(values.is_sorted_by(|one, next| one < next), "{}", map.hex(hex).place);
    }
}

#[test]
fn turned_tiles_that_look_the_same_are_offered_once() {
    let board = board(&[], ("H8", 0));
    let network = Network::new(map(), &board, red());
    let (newest, stock) = (Colour::Green, TileSet::ALL);
    let survey = Survey { map: map(), board: &board, network: &network, newest, stock };
    assert_eq!(survey.legal(hex("H8")).count(), 6);
    assert_eq!(survey.distinct(hex("H8")).len(), 2);
}

/// The lists of first tiles and upgrades in the dossier.
#[test]
fn the_dossier_lists_the_same_tiles() {
    let Some(shared) = shared() else { return };
    let Ok(text) = std::fs::read(shared.join("games/1861/data.json")) else {
        println!("skipped: no dossier");
        return;
    };
    let data: serde_json::Value = serde_json::from_slice(&text).unwrap();
    let listed = |list: &serde_json::Value, turn: u64, hex: &str| -> Vec<Lay> {
        let mut lays = Vec::new();
        for entry in list.as_array().into_iter().flatten() {
            if entry["only_hex"].as_str().is_none_or(|only| only == hex) {
                for rotation in entry["rotations"].as_array().unwrap() {
                    let rotation = (rotation.as_u64().unwrap() + turn) % 6;
                    lays.push(lay(entry["tile"].as_str().unwrap(), rotation as u8));
                }
            }
        }
        lays.sort();
        lays
    };
    let (map, mut checked) = (map(), 0);
    let all = |board: &Board, at: Hex| -> Vec<Lay> {
        let lays = map
            .tiles()
            .flat_map(|tile| Rotation::ALL.into_iter().map(move |rotation| (tile, rotation)));
        lays.filter(|&it| board.check_lay(map, at, it.0, it.1).is_ok()).collect()
    };
    for entry in data["map"]["hexes"].as_array().unwrap() {
        let id = entry["id"].as_str().unwrap();
        let first = all(&Board::new(), hex(id));
        assert_eq!(first, listed(&entry["first_tiles"], 0, id), "{id}");
        checked += first.len();
        // From every first tile on, what the dossier lists and the sides allow.
        let mut boards: Vec<Board> = Vec::new();
        let mut next: Vec<(Board, Lay)> = first.iter().map(|&it| (Board::new(), it)).collect();
        while let Some((mut board, it)) = next.pop() {
            board.lay(map, hex(id), it.0, it.1).unwrap();
            if boards.contains(&board) {
                continue;
            }
            boards.push(board);
            let tiles = data["tiles"].as_array().unwrap();
            let tile = tiles.iter().find(|tile| tile["id"] == *map.tile(it.0).id).unwrap();
            let turn = u64::from(it.1.sixths());
            let mut wanted = listed(&tile["upgrades_to"], turn, id);
            wanted.retain(|it| {
                let exits = map.tile(it.0).layout.exits().turned(it.1);
                map.hex(hex(id)).open_edges().includes(exits)
            });
            let found = all(&board, hex(id));
            assert_eq!(found, wanted, "{id} after {}", map.tile(it.0).id);
            checked += found.len();
            next.extend(found.into_iter().map(|it| (board, it)));
        }
    }
    println!("{checked} lays agree with the dossier");
}
