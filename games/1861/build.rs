//! Checks the game's data files, so that a wrong one stops the build.

#![allow(clippy::expect_used, reason = "wrong data must stop the build")]

#[allow(dead_code, reason = "some of it only the program and the page read")]
#[path = "src/data/schema/mod.rs"]
mod schema;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use schema::figures::FiguresFile;
use schema::map::{ColourName, MapFile, StopRow};
use serde::de::DeserializeOwned;

fn main() {
    println!("cargo::rerun-if-changed=src/data/schema");
    let map: MapFile = read("data/map.json");
    let figures: FiguresFile = read("data/figures.json");
    check_map(&map);
    check_figures(&figures);
    check_places(&map, &figures);
}

fn read<T: DeserializeOwned>(file: &str) -> T {
    println!("cargo::rerun-if-changed={file}");
    let text = fs::read_to_string(file).expect(file);
    serde_json::from_str(&text).expect(file)
}

fn check_map(map: &MapFile) {
    let ids: BTreeSet<&str> = map.hexes.iter().map(|hex| hex.id.as_str()).collect();
    assert_eq!(ids.len(), map.hexes.len(), "each hex once");
    let numbers: BTreeSet<&str> = map.tiles.iter().map(|tile| tile.id.as_str()).collect();
    assert_eq!(numbers.len(), map.tiles.len(), "each tile once");
    let area_of = |stop: &StopRow| match stop {
        StopRow::Offboard { area } => Some(area.clone()),
        StopRow::City { .. } | StopRow::Town { .. } => None,
    };
    let mut printed: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for hex in &map.hexes {
        for area in hex.stops.iter().flatten().filter_map(area_of) {
            printed.entry(area).or_default().insert(&hex.id);
        }
    }
    let listed = map.areas.iter().map(|row| {
        (row.area.clone(), row.hexes.iter().map(String::as_str).collect::<BTreeSet<&str>>())
    });
    assert_eq!(listed.collect::<BTreeMap<_, _>>(), printed, "the hexes of the areas");
    let count = |colour: ColourName| -> u32 {
        let of_colour = map.tiles.iter().filter(|tile| tile.colour == colour);
        of_colour.map(|tile| u32::from(tile.count)).sum()
    };
    let counts =
        [ColourName::Yellow, ColourName::Green, ColourName::Brown, ColourName::Grey].map(count);
    assert_eq!(counts, [70, 66, 35, 3], "the rulebook's numbers of tiles");
}

fn check_figures(figures: &FiguresFile) {
    for train in &figures.trains {
        assert!(train.reach >= 2 && train.multiplier >= 1, "train {}", train.name);
    }
    assert!(figures.train_limits.keys().copied().eq(2..=8), "limits for the phases 2 to 8");
    let grid = &figures.market.grid;
    assert!(grid.iter().all(|row| row.len() == grid[0].len()), "all rows equally long");
    for start in &figures.market.starts {
        let price = grid[usize::from(start.row)][usize::from(start.col)];
        assert_eq!(price, start.price, "the price of a start");
    }
}

/// Hexes and tiles that the figures name are on the map.
fn check_places(map: &MapFile, figures: &FiguresFile) {
    let privates = figures
        .privates
        .iter()
        .flat_map(|private| private.bonus_hexes.iter().chain(&private.blocks));
    let homes = figures.companies.iter().filter_map(|company| company.home.as_ref());
    let named = map.pair.hexes.iter().chain(&figures.state_tokens.kept_for);
    for id in named.chain([&figures.priced_upgrade]).chain(privates).chain(homes) {
        assert!(map.hexes.iter().any(|hex| hex.id == *id), "{id} is not on the map");
    }
    let grey = &figures.state_tokens.grey_moscow;
    assert!(map.tiles.iter().any(|tile| tile.id == *grey), "no tile {grey}");
    for company in &figures.companies {
        let agree = company.home.is_some() == company.stop.is_some();
        assert!(agree, "{}: a home is a hex and a stop", company.id);
    }
}
