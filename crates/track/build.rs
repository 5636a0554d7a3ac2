//! Checks the data file of 1861 and turns it into tables.

#![allow(clippy::expect_used, clippy::panic, reason = "wrong data must stop the build")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::{env, fs};

use serde::Deserialize;

const FILE: &str = "data/1861.json";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    #[serde(rename = "about")]
    _about: String,
    pair: PairRow,
    trains: Vec<TrainRow>,
    areas: Vec<AreaRow>,
    hexes: Vec<HexRow>,
    tiles: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PairRow {
    hexes: [String; 2],
    amount: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrainRow {
    name: String,
    reach: u8,
    multiplier: u8,
    skips_cities: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaRow {
    area: String,
    hexes: Vec<String>,
    revenue: [u16; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexRow {
    id: String,
    #[serde(default)]
    name: String,
    class: String,
    colour: Option<String>,
    label: Option<String>,
    #[serde(default)]
    cost: u16,
    #[serde(default)]
    stops: Vec<StopRow>,
    #[serde(default)]
    paths: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StopRow {
    kind: String,
    #[serde(default)]
    slots: u8,
    revenue: Option<u16>,
    area: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: String,
    colour: String,
    label: Option<String>,
    count: u8,
    #[serde(default)]
    cost_to_replace: u16,
    #[serde(default)]
    stops: Vec<StopRow>,
    paths: Vec<String>,
}

fn main() {
    println!("cargo:rerun-if-changed={FILE}");
    println!("cargo:rerun-if-changed=build.rs");
    let text = fs::read_to_string(FILE).expect("the data file");
    let data: Data = serde_json::from_str(&text).expect("the data file's form");
    check(&data);
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(format!("{out}/tables.rs"), tables(&data)).expect("tables.rs");
}

fn check(data: &Data) {
    let ids: BTreeSet<&str> = data.hexes.iter().map(|hex| hex.id.as_str()).collect();
    assert_eq!(ids.len(), data.hexes.len(), "each hex once");
    let numbers: BTreeSet<&str> = data.tiles.iter().map(|tile| tile.id.as_str()).collect();
    assert_eq!(numbers.len(), data.tiles.len(), "each tile once");
    for area in &data.areas {
        let listed = area.hexes.iter().map(String::as_str);
        let of_area = data
            .hexes
            .iter()
            .filter(|hex| hex.stops.iter().any(|stop| stop.area.as_ref() == Some(&area.area)));
        let printed: BTreeSet<&str> = of_area.map(|hex| hex.id.as_str()).collect();
        assert_eq!(listed.collect::<BTreeSet<&str>>(), printed, "hexes of {}", area.area);
    }
    for hex in &data.pair.hexes {
        assert!(ids.contains(hex.as_str()), "{hex} of the pair");
    }
    let count = |colour: &str| -> u32 {
        let of_colour = data.tiles.iter().filter(|tile| tile.colour == colour);
        of_colour.map(|tile| u32::from(tile.count)).sum()
    };
    let counts = ["yellow", "green", "brown", "grey"].map(count);
    assert_eq!(counts, [70, 66, 35, 3], "the rulebook's numbers of tiles");
}

fn tables(data: &Data) -> String {
    let mut out = String::new();
    let mut put = |line: String| writeln!(out, "{line}").expect("writing to a string");
    let [raised, with] = [0, 1].map(|index| place(&data.pair.hexes[index]));
    put(format!(
        "pub(crate) const PAIR: Pair = Pair {{ raised: {raised}, with: {with}, amount: {} }};",
        data.pair.amount
    ));
    put("pub(crate) static TRAINS: &[(&str, Train)] = &[".into());
    for train in &data.trains {
        assert!(train.reach >= 2 && train.multiplier >= 1, "train {}", train.name);
        put(format!(
            "    ({:?}, Train {{ reach: {}, multiplier: {}, skips_cities: {} }}),",
            train.name, train.reach, train.multiplier, train.skips_cities
        ));
    }
    put("];".into());
    put("pub(crate) static AREAS: &[Area] = &[".into());
    for area in &data.areas {
        put(format!(
            "    Area {{ name: Cow::Borrowed({:?}), revenue: {:?} }},",
            area.area, area.revenue
        ));
    }
    put("];".into());
    put("pub(crate) static HEXES: &[HexSpec] = &[".into());
    for hex in &data.hexes {
        put(hex_row(data, hex));
    }
    put("];".into());
    put("pub(crate) static TILES: &[TileSpec] = &[".into());
    for tile in &data.tiles {
        put(tile_row(data, tile));
    }
    put("];".into());
    out
}

fn place(id: &str) -> String {
    let (column, row) = id.split_at(1);
    let column = column.as_bytes()[0] - b'A';
    format!("Place {{ column: {column}, row: {row} }}")
}

fn hex_row(data: &Data, hex: &HexRow) -> String {
    let (class, colour) = match (hex.class.as_str(), hex.colour.as_deref()) {
        ("land", Some(printed)) => ("Land", colour(printed)),
        ("grey", None) => ("Grey", "Grey"),
        ("offboard", None) => ("Offboard", "Red"),
        (class, colour) => panic!("{}: class {class}, colour {colour:?}", hex.id),
    };
    format!(
        "    HexSpec {{ place: {}, name: Cow::Borrowed({:?}), class: Class::{class}, \
         colour: Colour::{colour}, label: {}, cost: {}, drawing: {} }},",
        place(&hex.id),
        hex.name,
        label(hex.label.as_deref()),
        hex.cost,
        drawing(data, &hex.stops, &hex.paths),
    )
}

fn tile_row(data: &Data, tile: &TileRow) -> String {
    format!(
        "    TileSpec {{ id: Cow::Borrowed({:?}), colour: Colour::{}, label: {}, count: {}, \
         cost_to_replace: {}, drawing: {} }},",
        tile.id,
        colour(&tile.colour),
        label(tile.label.as_deref()),
        tile.count,
        tile.cost_to_replace,
        drawing(data, &tile.stops, &tile.paths),
    )
}

fn colour(name: &str) -> &'static str {
    match name {
        "white" => "White",
        "yellow" => "Yellow",
        "green" => "Green",
        "brown" => "Brown",
        "grey" => "Grey",
        other => panic!("no colour {other}"),
    }
}

fn label(label: Option<&str>) -> String {
    let variant = match label {
        None => return "None".into(),
        Some("Y") => "Y",
        Some("Y+Kh") => "YKh",
        Some("Kh") => "Kh",
        Some("M") => "M",
        Some("K") => "K",
        Some("S") => "S",
        Some(other) => panic!("no label {other}"),
    };
    format!("Some(Label::{variant})")
}

fn drawing(data: &Data, stops: &[StopRow], paths: &[String]) -> String {
    let stop = |stop: &StopRow| {
        let kind = match stop.kind.as_str() {
            "city" => "City",
            "town" => "Town",
            "offboard" => "Offboard",
            other => panic!("no kind of stop {other}"),
        };
        let pays = match (stop.revenue, &stop.area) {
            (Some(revenue), None) => format!("Fixed({revenue})"),
            (None, Some(name)) => {
                let area = data.areas.iter().position(|area| area.area == *name);
                format!("Area({})", area.expect("a listed area"))
            }
            other => panic!("a stop that pays {other:?}"),
        };
        format!("Stop {{ kind: StopKind::{kind}, slots: {}, pays: Pays::{pays} }}", stop.slots)
    };
    let path = |path: &String| {
        let (from, to) = path.split_once('-').expect("a path joins two ends");
        format!("Path({}, {})", end(from), end(to))
    };
    let stops: Vec<String> = stops.iter().map(stop).collect();
    let paths: Vec<String> = paths.iter().map(path).collect();
    format!(
        "Drawing {{ stops: Cow::Borrowed(&[{}]), paths: Cow::Borrowed(&[{}]) }}",
        stops.join(", "),
        paths.join(", ")
    )
}

fn end(text: &str) -> String {
    match text.strip_prefix('s') {
        Some(stop) => format!("End::Stop({stop})"),
        None => {
            let edge: usize = text.parse().expect("an edge");
            assert!(edge < 6, "edge {edge}");
            format!("End::Edge(Edge::ALL[{edge}])")
        }
    }
}
