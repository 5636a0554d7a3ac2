//! Which tiles fit where, against the published lists.

use std::collections::BTreeSet;

use bourse_1861::map;
use bourse_track::{
    Board, Class, Colour, Company, Edge, Hex, LayError, Network, Rotation, Station, StopKind,
    Survey, TileSet,
};
use serde_json::Value;

use crate::dice::Dice;
use crate::replayed::shared;

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
    let hex = map().hex_by_id(id).unwrap();
    let lays = board.lays(map(), hex);
    lays.map(|(tile, rotation)| (map().tile(tile).id.to_string(), rotation.sixths())).collect()
}

#[test]
fn first_tiles_and_upgrades_are_the_published_ones() {
    let Some(file) = shared().map(|shared| shared.join("games/1861/data.json")) else { return };
    let data: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    for hex in data["map"]["hexes"].as_array().unwrap() {
        let id = hex["id"].as_str().unwrap();
        let published = hex.get("first_tiles").map(lists).unwrap_or_default();
        assert_eq!(fits(&Board::new(), id), published, "{id}");
    }
    // H12 and its like have all six edges open, so that only the tiles decide.
    let open = [(None, "H12"), (Some(StopKind::Town), "H10"), (Some(StopKind::City), "I13")];
    for tile in data["tiles"].as_array().unwrap() {
        let id = map().tile_by_id(tile["id"].as_str().unwrap()).unwrap();
        let info = map().tile(id);
        let place = match tile["label"].as_str() {
            None => open.iter().find(|(kind, _)| *kind == info.layout.kind()).unwrap().1,
            Some("Y" | "Kh") => "G15",
            Some("K") => "D14",
            Some("M") => "H8",
            _ => continue,
        };
        let hex = map().hex_by_id(place).unwrap();
        let mut board = Board::new();
        board.put_tile(hex, id, Rotation::NONE);
        assert_eq!(fits(&board, place), lists(&tile["upgrades_to"]), "{}", info.id);
    }
}

#[test]
fn nothing_is_laid_on_grey_and_red_hexes() {
    for hex in map().hexes().filter(|&hex| map().hex(hex).class != Class::Land) {
        let tile = map().tile_by_id("9").unwrap();
        let refused = Board::new().check_lay(map(), hex, tile, Rotation::NONE);
        assert_eq!(refused, Err(LayError::Fixed));
    }
}

#[test]
fn tokens_follow_their_stations_when_moscow_grows() {
    let (map, mut board) = (map(), Board::new());
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
        assert!(laid.stubs(usize::from(home.stop)).contains(Edge::ALL[0]));
    }
    assert_eq!(board.colour(map, moscow), Colour::Grey);
}

/// What is listed is what is accepted, hex by hex and for the whole map.
fn agree(survey: &Survey<'_>) -> usize {
    let map = survey.map;
    let all = || {
        let tiles = map.tiles().flat_map(|tile| Rotation::ALL.map(|rotation| (tile, rotation)));
        map.hexes().flat_map(move |hex| tiles.clone().map(move |(tile, turn)| (hex, tile, turn)))
    };
    let accepted: Vec<_> =
        all().filter(|&(hex, tile, turn)| survey.check(hex, tile, turn).is_ok()).collect();
    let by_hex = map.hexes().flat_map(|hex| {
        let legal = survey.legal(hex);
        legal.map(move |(tile, rotation)| (hex, tile, rotation))
    });
    assert_eq!(by_hex.collect::<Vec<_>>(), accepted);
    assert_eq!(survey.lays(), accepted);
    let fits = |&(hex, tile, turn): &(Hex, _, _)| survey.board.check_lay(map, hex, tile, turn);
    let fitting = all().filter(|lay| fits(lay).is_ok());
    let listed = map.hexes().flat_map(|hex| {
        let lays = survey.board.lays(map, hex);
        lays.map(move |(tile, rotation)| (hex, tile, rotation))
    });
    assert!(listed.eq(fitting));
    accepted.len()
}

/// Tiles anywhere they fit and tokens of three companies anywhere.
fn random_board(dice: &mut Dice, steps: usize) -> Board {
    let (map, mut board) = (map(), Board::new());
    let hexes: Vec<Hex> = map.hexes().collect();
    for _ in 0..steps {
        let hex = hexes[dice.below(hexes.len())];
        let lays: Vec<_> = board.lays(map, hex).collect();
        if let Some(&(tile, rotation)) = lays.get(dice.below(lays.len())) {
            let _ = board.lay(map, hex, tile, rotation);
        }
        let company = Company::new(dice.below(3) as u8).unwrap();
        let at = Station { hex, stop: dice.below(2) as u8 };
        let _ = board.place_token(map, at, dice.below(3), company);
    }
    board
}

#[test]
fn what_is_listed_is_what_is_accepted_on_random_boards() {
    let mut accepted = 0;
    for seed in 0..60 {
        let dice = &mut Dice(seed);
        let steps = 20 + 20 * (seed as usize % 20);
        let board = random_board(dice, steps);
        let stock: TileSet = map().tiles().filter(|_| dice.below(8) > 0).collect();
        let network = Network::new(map(), &board, Company::new(0).unwrap());
        let newest = [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey][dice.below(4)];
        let survey = Survey { map: map(), board: &board, network: &network, newest, stock };
        accepted += agree(&survey);
    }
    assert!(accepted > 2_000, "{accepted}");
}

#[test]
fn a_tile_that_lies_where_no_rule_puts_it_confuses_nobody() {
    for seed in 0..20 {
        let dice = &mut Dice(seed);
        let mut board = random_board(dice, 200);
        for hex in map().hexes().filter(|_| dice.below(3) == 0).collect::<Vec<_>>() {
            let tiles: Vec<_> = map().tiles().collect();
            board.put_tile(hex, tiles[dice.below(tiles.len())], Rotation::ALL[dice.below(6)]);
        }
        let network = Network::new(map(), &board, Company::new(0).unwrap());
        let (newest, stock) = (Colour::Grey, TileSet::ALL);
        let survey = Survey { map: map(), board: &board, network: &network, newest, stock };
        agree(&survey);
    }
}
