//! Checks the game's data file and turns it into constants: read at the first use
//! instead, they cost a fifth more instructions (`docs/performance.md`).

#![allow(clippy::expect_used, clippy::panic, reason = "wrong data must stop the build")]

use std::collections::HashMap;
use std::fmt::Write as _;
use std::{env, fs};

#[allow(dead_code, reason = "some of it only the page reads")]
#[path = "src/schema.rs"]
mod schema;

use schema::{CompanyRow, File, HexRow, SpecialName, TerrainName, TrackName};

const FILE: &str = "data/chicago.json";
const COMPANIES: [&str; 5] = ["PRR", "BO", "CO", "NYC", "WAB"];

/// Column (A = 0) and row of a hex id.
fn place(id: &str) -> (i32, i32) {
    let (column, row) = id.split_at(1);
    (i32::from(column.as_bytes()[0] - b'A'), row.parse().expect("a row number"))
}

/// The six neighbours of a hex; columns B, D, F, … sit half a hex further south.
fn neighbours((column, row): (i32, i32)) -> [(i32, i32); 6] {
    let south = column % 2;
    [
        (column, row - 1),
        (column, row + 1),
        (column + 1, row - 1 + south),
        (column + 1, row + south),
        (column - 1, row - 1 + south),
        (column - 1, row + south),
    ]
}

/// A set of hexes as a constant.
fn set(indices: impl IntoIterator<Item = usize>) -> String {
    let mut words = [0_u64; 3];
    for index in indices {
        words[index / 64] |= 1 << (index % 64);
    }
    format!("HexSet([{:#x}, {:#x}, {:#x}])", words[0], words[1], words[2])
}

fn main() {
    println!("cargo::rerun-if-changed={FILE}");
    println!("cargo::rerun-if-changed=src/schema.rs");
    println!("cargo::rerun-if-changed=build.rs");
    let text = fs::read_to_string(FILE).expect("the data file");
    let data: File = serde_json::from_str(&text).expect("the data file's form");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(format!("{out}/tables.rs"), tables(&data)).expect("tables.rs");
}

fn tables(data: &File) -> String {
    let index: HashMap<(i32, i32), usize> =
        data.hexes.iter().enumerate().map(|(index, hex)| (place(&hex.id), index)).collect();
    let places: Vec<(i32, i32)> = data.hexes.iter().map(|hex| place(&hex.id)).collect();
    assert!(places.is_sorted() && index.len() == data.hexes.len(), "hexes in order, each once");
    assert!(data.hexes.len() <= 192, "a HexSet has 192 places");

    let hex = |id: &str| index[&place(id)];
    let where_ = |holds: &dyn Fn(&HexRow) -> bool| {
        set((0..data.hexes.len()).filter(|&index| holds(&data.hexes[index])))
    };
    let settled = |hex: &HexRow| {
        let settled = [TerrainName::City, TerrainName::Mountain, TerrainName::Forest];
        settled.contains(&hex.terrain) && hex.special.is_none()
    };

    let mut out = String::new();
    let mut put = |line: String| writeln!(out, "{line}").expect("writing to a string");

    put(format!("pub(crate) const HEX_COUNT: usize = {};", data.hexes.len()));
    put("pub(crate) static HEXES: [HexData; HEX_COUNT] = [".into());
    for hex in &data.hexes {
        put(hex_row(hex));
    }
    put("];".into());
    put("pub(crate) static NEIGHBOURS: [HexSet; HEX_COUNT] = [".into());
    for &at in &places {
        let around = neighbours(at);
        for next in around.iter().filter(|next| index.contains_key(next)) {
            assert!(neighbours(*next).contains(&at), "neighbours of each other");
        }
        put(format!("    {},", set(around.iter().filter_map(|next| index.get(next).copied()))));
    }
    put("];".into());
    put("pub(crate) static BY_PLACE: [[u8; 11]; 19] = [".into());
    for column in 0..19 {
        let row = |row| index.get(&(column, row)).map_or("NO_HEX".into(), ToString::to_string);
        put(format!("    [{}],", (0..11).map(row).collect::<Vec<String>>().join(", ")));
    }
    put("];".into());
    put(format!(
        "pub(crate) const CLOSED: HexSet = {};",
        where_(&|hex| hex.terrain == TerrainName::Start)
    ));
    put(format!(
        "pub(crate) const SINGLE: HexSet = {};",
        where_(&|hex| matches!(hex.terrain, TerrainName::Forest | TerrainName::Mountain))
    ));
    put(format!("pub(crate) const SETTLED: HexSet = {};", where_(&settled)));
    let chicago = data.hexes.iter().position(|hex| hex.special == Some(SpecialName::Chicago));
    put(format!("pub(crate) const CHICAGO: Hex = Hex({});", chicago.expect("Chicago")));

    let detroit = data.hexes.iter().position(|hex| hex.track == Some(TrackName::Detroit));
    put(format!("pub(crate) const DETROIT: Hex = Hex({});", detroit.expect("Detroit")));

    assert!(data.companies.iter().map(|row| row.id.as_str()).eq(COMPANIES), "five companies");
    put("pub(crate) static COMPANIES: ByCompany<CompanyData> = ByCompany::new([".into());
    for company in &data.companies {
        put(company_row(company, hex(&company.start)));
    }
    put("]);".into());
    let opening: Vec<String> =
        data.opening_auctions.iter().map(|id| format!("Company::{}", variant(id))).collect();
    put(format!(
        "pub(crate) const OPENING: [Company; {}] = [{}];",
        opening.len(),
        opening.join(", ")
    ));

    assert!(data.starting_money.keys().copied().eq(2..=6), "money for 2 to 6 players");
    let money: Vec<String> =
        data.starting_money.values().map(|sum| format!("Money({sum})")).collect();
    put("pub(crate) const FEWEST_PLAYERS: u8 = 2;".into());
    put("pub(crate) const MOST_PLAYERS: u8 = 6;".into());
    put(format!("pub(crate) static STARTING_MONEY: [Money; 5] = [{}];", money.join(", ")));
    let steps = &data.steps_to_red;
    put(format!(
        "pub(crate) static STEPS_TO_RED: ByDial<u8> = ByDial::new([{}, {}, {}]);",
        steps.auction, steps.expand, steps.develop
    ));
    put(format!("pub(crate) const RED_DIALS: u8 = {};", data.red_dials_for_dividends));
    let tracks = [&data.tracks.detroit, &data.tracks.wheeling, &data.tracks.pittsburgh];
    put("pub(crate) static TRACKS: ByIndustry<&[Money]> = ByIndustry::new([".into());
    for track in tracks {
        assert!(track.is_sorted() && !track.is_empty(), "an industrial track only rises");
        let values: Vec<String> = track.iter().map(|value| format!("Money({value})")).collect();
        put(format!("    &[{}],", values.join(", ")));
    }
    put("]);".into());
    put(format!("pub(crate) const HOUSES: u8 = {};", data.houses));
    put(format!("pub(crate) const HEXES_PER_EXPANSION: usize = {};", data.hexes_per_expansion));
    put(format!("pub(crate) const FOREST_CASH: Money = Money({});", data.forest_development_cash));
    put(format!("pub(crate) const INCOME_TRACK: Money = Money({});", data.income_track));
    put(format!(
        "pub(crate) const END_WITHOUT_LOCOMOTIVES: usize = {};",
        data.end.companies_without_locomotives
    ));
    put(format!(
        "pub(crate) const END_WITHOUT_SHARES: usize = {};",
        data.end.companies_without_shares
    ));
    put(format!("pub(crate) const END_HOUSES: u8 = {};", data.end.houses_left));
    out
}

fn hex_row(hex: &HexRow) -> String {
    let terrain = match (hex.terrain, hex.track) {
        (TerrainName::Plain, None) => "Plain",
        (TerrainName::Forest, None) => "Forest",
        (TerrainName::Mountain, None) => "Mountain",
        (TerrainName::City, None) => "City",
        (TerrainName::Start, None) => "Start",
        (TerrainName::Industrial, Some(TrackName::Detroit)) => "Industrial(Industry::Detroit)",
        (TerrainName::Industrial, Some(TrackName::Wheeling)) => "Industrial(Industry::Wheeling)",
        (TerrainName::Industrial, Some(TrackName::Pittsburgh)) => {
            "Industrial(Industry::Pittsburgh)"
        }
        _ => panic!("{}: industry alone has a track", hex.id),
    };
    assert_eq!(hex.cost.is_none(), terrain == "Start", "{}: a price, or a start hex", hex.id);
    format!(
        "    HexData {{ id: {:?}, name: {:?}, terrain: Terrain::{terrain}, cost: Money({}), \
         income: Money({}), house: Money({}) }},",
        hex.id,
        hex.name.as_deref().unwrap_or(""),
        hex.cost.unwrap_or(0),
        hex.income.unwrap_or(0),
        hex.house.unwrap_or(0),
    )
}

fn company_row(company: &CompanyRow, start: usize) -> String {
    format!(
        "    CompanyData {{ id: {:?}, name: {:?}, colour: {:?}, shares: {}, locomotives: {}, \
         start: Hex({start}), income: Money({}), income_if_developed: Money({}) }},",
        company.id,
        company.name,
        company.colour,
        company.shares,
        company.locomotives,
        company.income,
        company.income_if_developed.unwrap_or(company.income),
    )
}

fn variant(id: &str) -> &'static str {
    match id {
        "PRR" => "Prr",
        "BO" => "Bo",
        "CO" => "Co",
        "NYC" => "Nyc",
        "WAB" => "Wabash",
        other => panic!("no company {other}"),
    }
}
