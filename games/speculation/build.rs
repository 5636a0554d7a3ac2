//! Checks the game's data file and turns it into constants: read at the first use
//! instead, they cost a sixth more instructions (`docs/performance.md`).

#![allow(clippy::expect_used, reason = "wrong data must stop the build")]

use std::fmt::Write as _;
use std::{env, fs};

#[allow(dead_code, unreachable_pub, reason = "some of it only the page and the rules read")]
#[path = "src/schema.rs"]
mod schema;

use schema::{File, HolidayEffect, Shade, SideRow};

const FILE: &str = "data/speculation.json";
const COMPANIES: [&str; 8] =
    ["alhambra", "carat", "colonia", "eketorp", "metro", "shogun", "show_manager", "timbuktu"];

/// The lists of a side, END's last.
fn lists(side: &SideRow) -> impl Iterator<Item = &[i16; 8]> {
    side.sections.iter().chain([&side.end])
}

fn main() {
    println!("cargo::rerun-if-changed={FILE}");
    println!("cargo::rerun-if-changed=src/schema.rs");
    println!("cargo::rerun-if-changed=build.rs");
    let text = fs::read_to_string(FILE).expect("the data file");
    let data: File = serde_json::from_str(&text).expect("the data file's form");
    check(&data);
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(format!("{out}/tables.rs"), tables(&data)).expect("tables.rs");
}

fn check(data: &File) {
    assert!(data.companies.iter().map(|row| row.id.as_str()).eq(COMPANIES), "eight companies");
    assert_eq!(data.sections.len(), 6, "six sections");
    let mut next = 1;
    for section in &data.sections {
        assert!(section.from == next && section.to >= next, "sections without gaps");
        next = section.to + 1;
    }
    assert_eq!(next, data.end_space, "the sections reach up to END");
    assert!(data.end_space < 64, "the track fits into 64 bits");

    let sides = [&data.prices.normal, &data.prices.star];
    for side in sides {
        assert_eq!(side.sections.len(), data.sections.len(), "a list for each section");
        for list in lists(side) {
            assert!(list.windows(2).all(|pair| pair[0] > pair[1]), "prices fall by rank: {list:?}");
            assert!(list.iter().all(|price| price % 5 == 0), "multiples of five: {list:?}");
        }
    }
    for (normal, star) in lists(&data.prices.normal).zip(lists(&data.prices.star)) {
        assert!(normal.iter().zip(star).all(|(normal, star)| normal >= star), "star is poorer");
    }

    let (fewest, most) = data.players;
    assert!(data.shares_in_play.keys().copied().eq(fewest..=most), "shares for every table");
    assert!(data.one_bank_holiday.keys().copied().eq(fewest..=most), "holidays for every table");
    assert!(most <= 6 && usize::from(most) <= COMPANIES.len(), "a starting share for each seat");
    assert!(data.hand >= 1 && data.hand < 9, "a hand and a deck");
    let tiles = &data.action_tiles;
    let other = tiles.rank_plus + tiles.rank_minus + tiles.no_action;
    assert!(tiles.trade > 0, "without a Trade tile the bags run empty");
    assert!(data.movement_tiles.len() > usize::from(other), "a movement tile for every turn");
    assert!(data.movement_tiles.is_sorted_by(|one, two| one < two), "each movement once");
    assert!(data.movement_tiles.iter().all(|value| (1..8).contains(value)), "small movements");
}

fn tables(data: &File) -> String {
    let mut out = String::new();
    let mut put = |line: String| writeln!(out, "{line}").expect("writing to a string");

    put(format!("pub(crate) const FEWEST_PLAYERS: u8 = {};", data.players.0));
    put(format!("pub(crate) const MOST_PLAYERS: u8 = {};", data.players.1));
    put("pub(crate) static COMPANIES: ByCompany<CompanyData> = ByCompany::new([".into());
    for row in &data.companies {
        put(format!(
            "    CompanyData {{ id: {:?}, name: {:?}, colour: {:?}, screen: {:?}, \
             colour_is_a_guess: {} }},",
            row.id, row.name, row.colour, row.screen, row.colour_is_a_guess
        ));
    }
    put("]);".into());

    put(format!("pub(crate) const END_SPACE: u8 = {};", data.end_space));
    put(format!("pub(crate) const SECTION_COUNT: usize = {};", data.sections.len()));
    put("pub(crate) static SECTIONS: [SectionData; SECTION_COUNT] = [".into());
    for row in &data.sections {
        let shade = match row.shade {
            Shade::Light => "Light",
            Shade::Dark => "Dark",
        };
        put(format!(
            "    SectionData {{ first: {}, last: {}, shade: Shade::{shade} }},",
            row.from, row.to
        ));
    }
    put("];".into());
    let section_of = |space: u8| data.sections.iter().position(|row| space <= row.to).unwrap_or(0);
    let sections: Vec<usize> = (0..data.end_space).map(section_of).collect();
    put(format!(
        "pub(crate) static SECTION_OF: [u8; {}] = {sections:?};",
        usize::from(data.end_space)
    ));

    put(format!("pub(crate) const START_PRICE: Money = Money({});", data.start_price));
    put(format!(
        "pub(crate) const PRICES_ARE_RECONSTRUCTED: bool = {};",
        data.prices_are_reconstructed
    ));
    put("pub(crate) static PRICES: [SidePrices; 2] = [".into());
    for side in [&data.prices.normal, &data.prices.star] {
        let sections: Vec<String> =
            side.sections.iter().map(|list| format!("PriceList({list:?})")).collect();
        put(format!(
            "    SidePrices {{ sections: [{}], end: PriceList({:?}) }},",
            sections.join(", "),
            side.end
        ));
    }
    put("];".into());

    put(format!("pub(crate) const STARTING_CASH: Money = Money({});", data.starting_cash));
    let shares: Vec<&u8> = data.shares_in_play.values().collect();
    put(format!("pub(crate) static SHARES_IN_PLAY: [u8; {}] = {shares:?};", shares.len()));
    put(format!("pub(crate) const HAND: u8 = {};", data.hand));
    let tiles = &data.action_tiles;
    put(format!(
        "pub(crate) const ACTION_TILES: ByTile<u8> = ByTile::new([{}, {}, {}, {}]);",
        tiles.trade, tiles.rank_plus, tiles.rank_minus, tiles.no_action
    ));
    let movements = data.movement_tiles.iter().fold(0_u8, |set, value| set | 1 << value);
    put(format!("pub(crate) const MOVEMENT_TILES: u8 = {movements};"));
    let holidays: Vec<&str> =
        data.one_bank_holiday.values().map(|&effect| holiday(effect)).collect();
    put(format!(
        "pub(crate) static ONE_HOLIDAY: [HolidayEffect; {}] = [{}];",
        holidays.len(),
        holidays.join(", ")
    ));
    out
}

fn holiday(effect: HolidayEffect) -> &'static str {
    match effect {
        HolidayEffect::None => "HolidayEffect::None",
        HolidayEffect::HalfUp => "HolidayEffect::HalfUp",
    }
}
