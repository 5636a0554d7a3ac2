//! Checks the game's data files and turns the figures into constants: read at the
//! first use instead, they cost 8 to 41 % more instructions (`docs/performance.md`).

#![allow(clippy::expect_used, clippy::panic, reason = "wrong data must stop the build")]

#[allow(dead_code, reason = "some of it only the program and the page read")]
#[path = "src/data/schema/mod.rs"]
mod schema;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::{env, fs};

use schema::figures::{FiguresFile, KindName, ZoneName};
use schema::map::{ColourName, MapFile, StopRow};
use serde::de::DeserializeOwned;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/data/schema");
    let map: MapFile = read("data/map.json");
    let figures: FiguresFile = read("data/figures.json");
    check_map(&map);
    check_figures(&figures);
    check_places(&map, &figures);
    let mut out = String::new();
    money(&figures, &mut out);
    companies(&figures, &mut out);
    trains(&figures, &mut out);
    market(&figures, &mut out);
    let folder = env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(format!("{folder}/tables.rs"), out).expect("tables can be written");
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
    let players: Vec<u8> = figures.players.keys().copied().collect();
    assert!(players.is_sorted_by(|one, next| one + 1 == *next), "no number of players missing");
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

fn constant(out: &mut String, name: &str, kind: &str, value: impl std::fmt::Display) {
    writeln!(out, "pub(crate) const {name}: {kind} = {value};").expect("a string");
}

fn cash(out: &mut String, name: &str, value: i32) {
    constant(out, name, "Money", format!("Money({value})"));
}

fn money(data: &FiguresFile, out: &mut String) {
    let counts: Vec<u8> = data.players.keys().copied().collect();
    constant(out, "FEWEST_PLAYERS", "u8", counts[0]);
    constant(out, "MOST_PLAYERS", "u8", counts[counts.len() - 1]);
    let rows: Vec<String> = data
        .players
        .values()
        .map(|row| format!("(Money({}), {})", row.cash, row.certificates))
        .collect();
    constant(
        out,
        "PER_PLAYER",
        &format!("[(Money, u8); {}]", rows.len()),
        format!("[{}]", rows.join(", ")),
    );
    cash(out, "ALL_MONEY", data.bank);
    constant(out, "ROUNDS", "u8", data.operating_rounds.usual);
    constant(out, "LAST_ROUNDS", "u8", data.operating_rounds.last);
    constant(out, "MOST_SHARES_OF_ONE", "u8", data.shares.most_of_one);
    constant(out, "MOST_IN_POOL", "u8", data.shares.most_in_pool);
    constant(out, "DIRECTOR_SHARES", "u8", data.shares.of_director);
    constant(out, "MINOR_SHARES", "u8", data.shares.of_minor);
    constant(out, "PUBLIC_SHARES", "u8", data.shares.of_public);
    cash(out, "LOAN", data.loans.face);
    cash(out, "INTEREST", data.loans.interest);
    constant(out, "MINOR_LOANS", "u16", data.loans.minor);
    constant(out, "PUBLIC_LOANS", "u16", data.loans.public);
    constant(out, "STATE_LOANS_ON_18XX", "u16", data.loans.state_on_18xx);
    cash(out, "BID_STEP", data.auction.step);
    cash(out, "MINOR_MINIMUM", data.auction.minor_minimum);
    cash(out, "MINOR_HIGHEST_START", data.auction.minor_highest_price);
    constant(out, "LAYS", "u8", data.track.lays);
    cash(out, "SECOND_LAY", data.track.second_lay);
    let rates = data.track.token_per_hex.map(|rate| format!("Money({rate})")).join(", ");
    constant(out, "TOKEN_RATES", "[Money; 3]", format!("[{rates}]"));
    constant(out, "MOST_MERGED", "usize", data.merger.most_minors);
    constant(out, "MOST_MERGED_OF_ONE", "usize", data.merger.most_of_one_owner);
    cash(out, "MERGER_HIGHEST", data.merger.highest_price);
    constant(out, "TOKENS_KEPT", "usize", data.merger.tokens_kept);
    constant(out, "STATE_TOKENS", "usize", data.state_tokens.all);
    constant(out, "STATE_HEXES", "[&str; 2]", format!("{:?}", data.state_tokens.kept_for));
    constant(out, "GREY_MOSCOW", "&str", format!("{:?}", data.state_tokens.grey_moscow));
    constant(out, "UPGRADE_HEX", "&str", format!("{:?}", data.priced_upgrade));
}

fn companies(data: &FiguresFile, out: &mut String) {
    let rows: Vec<String> = data
        .privates
        .iter()
        .map(|row| {
            format!(
                "PrivateData {{ id: {:?}, name: {:?}, minimum: Money({}), value: Money({}), income: Money({}), bonus: {}, bonus_hexes: &{:?}, blocks: &{:?} }}",
                row.id, row.name, row.minimum, row.value, row.income, row.bonus, row.bonus_hexes, row.blocks
            )
        })
        .collect();
    constant(
        out,
        "PRIVATES",
        &format!("[PrivateData; {}]", rows.len()),
        format!("[{}]", rows.join(", ")),
    );
    let rows: Vec<String> = data
        .companies
        .iter()
        .map(|row| {
            let kind = match row.kind {
                KindName::Minor => "Minor",
                KindName::Public => "Public",
                KindName::State => "State",
            };
            let home = match (&row.home, row.stop) {
                (Some(hex), Some(stop)) => format!("Some(({hex:?}, {stop}))"),
                (None, None) => "None".to_owned(),
                _ => panic!("a home is a hex and a stop: {}", row.id),
            };
            format!(
                "CompanyData {{ id: {:?}, name: {:?}, kind: Kind::{kind}, phase: Phase({}), home: {home} }}",
                row.id, row.name, row.phase
            )
        })
        .collect();
    constant(
        out,
        "COMPANIES",
        &format!("[CompanyData; {}]", rows.len()),
        format!("[{}]", rows.join(", ")),
    );
}

fn trains(data: &FiguresFile, out: &mut String) {
    let phase = |phase: Option<u8>| {
        phase.map_or("None".to_owned(), |phase| format!("Some(Phase({phase}))"))
    };
    let rows: Vec<String> = data
        .trains
        .iter()
        .map(|row| {
            let (count, rusts) = (row.count, phase(row.rusts));
            let (name, price, begins) = (&row.name, row.price, row.phase);
            let (reach, multiplier, skips) = (row.reach, row.multiplier, row.skips_cities);
            format!(
                "TrainData {{ name: {name:?}, on_track: Train {{ reach: {reach}, multiplier: {multiplier}, skips_cities: {skips} }}, price: Money({price}), count: {count:?}, phase: Phase({begins}), rusts: {rusts} }}"
            )
        })
        .collect();
    constant(
        out,
        "TRAINS",
        &format!("[TrainData; {}]", rows.len()),
        format!("[{}]", rows.join(", ")),
    );
    let limits: Vec<String> =
        data.train_limits.values().map(|row| format!("({}, {})", row.minor, row.public)).collect();
    constant(
        out,
        "TRAIN_LIMITS",
        &format!("[(u8, u8); {}]", limits.len()),
        format!("[{}]", limits.join(", ")),
    );
}

fn market(data: &FiguresFile, out: &mut String) {
    let grid = &data.market.grid;
    let (rows, cols) = (grid.len(), grid[0].len());
    constant(out, "GRID", &format!("[[i32; {cols}]; {rows}]"), format!("{grid:?}"));
    let starts: Vec<String> = data
        .market
        .starts
        .iter()
        .map(|start| {
            let (row, col) = (usize::from(start.row), usize::from(start.col));
            let (minors, publics) = match start.zone {
                ZoneName::Brown => (true, false),
                ZoneName::Red => (true, true),
                ZoneName::Purple => (false, true),
            };
            format!("Start {{ price: Money({}), cell: Cell {{ row: {row}, col: {col} }}, minors: {minors}, publics: {publics} }}", start.price)
        })
        .collect();
    constant(
        out,
        "STARTS",
        &format!("[Start; {}]", starts.len()),
        format!("[{}]", starts.join(", ")),
    );
    constant(out, "YELLOW_COLUMN", "u8", data.market.yellow_column);
    let prices = &data.column_market.prices;
    constant(out, "COLUMN", &format!("[i32; {}]", prices.len()), format!("{prices:?}"));
    cash(out, "COLUMN_MINOR_HIGHEST", data.column_market.minor_highest);
    cash(out, "COLUMN_CONVERTS_FROM", data.column_market.converts_from);
}
