//! Which tiles fit where, against the published lists.

use std::collections::BTreeSet;

use serde_json::Value;

use super::recorded::shared;
use crate::{Board, Class, Colour, Company, LayError, Rotation, Station, StopKind, russia};

type Fits = BTreeSet<(String, u8)>;

fn lists(value: &Value) -> Fits {
    let tiles = value.as_array().unwrap().iter();
    tiles
        .flat_map(|entry| {
            let tile = entry["tile"].as_str().unwrap().to_owned();
            let rotations = entry["rotations"].as_array().unwrap().iter();
            rotations.map(move |rotation| (tile.clone(), rotation.as_u64().unwrap() as u8))
        })
        .collect()
}

fn fits(board: &Board, id: &str) -> Fits {
    let hex = russia().hex_by_id(id).unwrap();
    let lays = board.lays(russia(), hex);
    lays.map(|(tile, rotation)| (russia().tile(tile).id.to_string(), rotation.sixths())).collect()
}

#[test]
fn first_tiles_and_upgrades_are_the_published_ones() {
    let Some(file) = shared().map(|shared| shared.join("games/1861/data.json")) else {
        println!("skipped: no published lists of tiles (../shared or BOURSE_SHARED)");
        return;
    };
    let data: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    for hex in data["map"]["hexes"].as_array().unwrap() {
        let id = hex["id"].as_str().unwrap();
        let published = hex.get("first_tiles").map(lists).unwrap_or_default();
        assert_eq!(fits(&Board::new(), id), published, "{id}");
    }
    // H12 and its like have all six edges open, so that only the tiles decide.
    let open = [(None, "H12"), (Some(StopKind::Town), "H10"), (Some(StopKind::City), "I13")];
    for tile in data["tiles"].as_array().unwrap() {
        let id = russia().tile_by_id(tile["id"].as_str().unwrap()).unwrap();
        let info = russia().tile(id);
        let place = match info.label.map(|label| format!("{label:?}")).as_deref() {
            None => open.iter().find(|(kind, _)| *kind == info.layout.kind()).unwrap().1,
            Some("Y" | "Kh") => "G15",
            Some("K") => "D14",
            Some("M") => "H8",
            _ => continue,
        };
        let hex = russia().hex_by_id(place).unwrap();
        let mut board = Board::new();
        board.put_tile(hex, id, Rotation::NONE);
        assert_eq!(fits(&board, place), lists(&tile["upgrades_to"]), "{}", info.id);
    }
}

#[test]
fn nothing_is_laid_on_grey_and_red_hexes() {
    for hex in russia().hexes().filter(|&hex| russia().hex(hex).class != Class::Land) {
        let tile = russia().tile_by_id("9").unwrap();
        let refused = Board::new().check_lay(russia(), hex, tile, Rotation::NONE);
        assert_eq!(refused, Err(LayError::Fixed));
    }
}

#[test]
fn tokens_follow_their_stations_when_moscow_grows() {
    let (map, mut board) = (russia(), Board::new());
    let moscow = map.hex_by_id("H8").unwrap();
    for stop in 0..3 {
        let company = Company::new(stop).unwrap();
        board.place_token(map, Station { hex: moscow, stop }, 0, company).unwrap();
    }
    for tile in ["637", "638", "639"] {
        let tile = map.tile_by_id(tile).unwrap();
        let rotation = Rotation::new(1).unwrap();
        board.lay(map, moscow, tile, rotation).unwrap();
        let owners: BTreeSet<_> = (0..3)
            .flat_map(|stop| {
                board.tokens(map, Station { hex: moscow, stop }).flatten().collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(owners.len(), 3);
        // Company 0 came from the station at the bottom edge and keeps it.
        let laid = board.laid(map, moscow);
        let home = board.stations_of(map, Company::new(0).unwrap()).next().unwrap();
        assert!(laid.stubs(usize::from(home.stop)).contains(crate::Edge::ALL[0]));
    }
    assert_eq!(board.colour(map, moscow), Colour::Grey);
}

#[test]
fn a_brown_city_takes_six_exits_if_possible() {
    let (map, mut board) = (russia(), Board::new());
    let voronezh = map.hex_by_id("I13").unwrap();
    board.put_tile(voronezh, map.tile_by_id("15").unwrap(), Rotation::NONE);
    let names = |stock: &dyn Fn(&str) -> bool| -> BTreeSet<String> {
        let lays = board.lays_in_stock(map, voronezh, |tile| stock(&map.tile(tile).id));
        lays.iter().map(|(tile, _)| map.tile(*tile).id.to_string()).collect()
    };
    assert_eq!(names(&|_| true), BTreeSet::from(["63".to_owned()]));
    assert_eq!(names(&|tile| tile != "63"), BTreeSet::from(["611".to_owned()]));
}
