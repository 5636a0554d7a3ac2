//! The host's own price lists.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use bourse_game::Object;
use bourse_speculation::{
    Company, List, Options, PriceError, PriceLists, Side, SidePrices, Space, Tile, TrackSection,
    WrittenPrices, WrittenSide,
};
use common::{position, prices};

fn list() -> Vec<i64> {
    vec![80, 70, 60, 50, 40, 30, 20, 10]
}

fn lists() -> SidePrices {
    SidePrices::new(Side::Normal, &vec![list(); 6], &[800, 7, 6, 5, 4, 3, 2, -200]).unwrap()
}

fn section(number: u8) -> List {
    List::Section(TrackSection::all().find(|section| section.number() == number).unwrap())
}

#[test]
fn own_lists_replace_those_of_their_side() {
    let own = Some(PriceLists::only(Side::Normal, lists()));
    let spaces = [55, 30, 9, 0, 0, 0, 0, 0];
    let normal = Options { prices: own, ..Options::default() };
    let game = position(3, normal, Tile::Trade, spaces).play().unwrap();
    assert_eq!(prices(&game), [80, 70, 60, 20, 20, 20, 20, 20]);
    let star = Options { side: Side::Star, ..normal };
    let game = position(3, star, Tile::Trade, spaces).play().unwrap();
    assert_eq!(prices(&game)[0], 265, "the other side keeps its own");
}

#[test]
fn own_lists_have_their_own_end() {
    let own = Some(PriceLists::only(Side::Normal, lists()));
    let options = Options { prices: own, ..Options::default() };
    let mut game = position(3, options, Tile::NoAction, [59, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    common::commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(prices(&game)[0], 800);
}

#[test]
fn a_fault_says_where_it_is() {
    let with = |place: usize, changed: Vec<i64>| {
        let mut sections = vec![list(); 6];
        sections[place] = changed;
        SidePrices::new(Side::Star, &sections, &list())
    };
    let side = Side::Star;
    assert_eq!(
        with(2, vec![80, 70, 60, 50, 40, 30, 20]),
        Err(PriceError::Length { side, list: section(3), given: 7 })
    );
    assert_eq!(
        with(0, vec![80, 70, 60, 61, 40, 30, 20, 10]),
        Err(PriceError::Rising { side, list: section(1), rank: 4, price: 61, before: 60 })
    );
    assert_eq!(
        with(5, vec![1001, 70, 60, 50, 40, 30, 20, 10]),
        Err(PriceError::Range { side, list: section(6), rank: 1, price: 1001 })
    );
    assert_eq!(
        with(5, vec![80, 70, 60, 50, 40, 30, 20, -201]),
        Err(PriceError::Range { side, list: section(6), rank: 8, price: -201 })
    );
    assert_eq!(
        SidePrices::new(side, &vec![list(); 5], &list()),
        Err(PriceError::Sections { side, given: 5 })
    );
    assert_eq!(
        SidePrices::new(side, &vec![list(); 6], &[]),
        Err(PriceError::Length { side, list: List::End, given: 0 })
    );
    assert_eq!(PriceLists::try_from(WrittenPrices::default()), Err(PriceError::NoSide));
}

/// Reads and checks price lists.
fn read(text: &str) -> Option<PriceLists> {
    let Object(written) = serde_json::from_str::<Object<WrittenPrices>>(text).ok()?;
    PriceLists::try_from(written).ok()
}

#[test]
fn lists_are_written_and_read() {
    let both = PriceLists::only(Side::Normal, lists())
        .with(Side::Star, *SidePrices::of_the_box(Side::Star));
    let text = serde_json::to_string(&both).unwrap();
    assert_eq!(read(&text), Some(both));
    let one = serde_json::to_value(PriceLists::only(Side::Star, lists())).unwrap();
    assert!(one.get("normal").is_none());
    assert_eq!(one["star"]["end"][0], 800);
    assert_eq!(one["star"]["sections"].as_array().unwrap().len(), 6);
}

#[test]
fn lists_that_are_wrong_are_not_read() {
    for wrong in [
        "{}",
        "null",
        "[]",
        r#"{"normal":{"sections":[],"end":[]}}"#,
        r#"{"normal":{"end":[8,7,6,5,4,3,2,1]}}"#,
        r#"{"night":{"sections":[],"end":[]}}"#,
        r#"{"normal":{"sections":[[8,7,6,5,4,3,2,1.5]],"end":[8,7,6,5,4,3,2,1]}}"#,
    ] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

#[test]
fn written_lists_are_checked_with_a_typed_fault() {
    let side = WrittenSide { sections: vec![list(); 6], end: vec![5, 6, 4, 3, 2, 1, 0, -1] };
    let written = WrittenPrices { normal: None, star: Some(side) };
    let fault = PriceLists::try_from(written).unwrap_err();
    assert_eq!(
        fault,
        PriceError::Rising { side: Side::Star, list: List::End, rank: 2, price: 6, before: 5 }
    );
}

#[test]
fn two_ranks_may_have_the_same_price() {
    assert!(SidePrices::new(Side::Normal, &vec![vec![5; 8]; 6], &list()).is_ok());
}

#[test]
fn the_built_in_lists_are_marked_as_reconstructed() {
    const { assert!(bourse_speculation::PRICES_ARE_RECONSTRUCTED) };
    let normal = SidePrices::of_the_box(Side::Normal);
    assert!(normal.end().iter().map(|price| price.0).eq([375, 315, 250, 185, 115, 55, -10, -40]));
}

#[test]
fn a_price_can_be_asked_for_another_space() {
    let at = |company: &str, space: u8| {
        let spaces = [12, 9, 7, 5, 18, 3, 0, 22];
        let game = position(3, Options::default(), Tile::Trade, spaces).play().unwrap();
        let before = *game.table();
        let prices = before.prices_with(common::company(company), Space::new(space).unwrap());
        assert_eq!(*game.table(), before);
        assert_eq!(
            before.price_at(common::company(company), Space::new(space).unwrap()),
            prices[common::company(company)]
        );
        Company::ALL.map(|company| prices[company].0)
    };
    assert_eq!(at("alhambra", 12), [95, 40, 30, 25, 110, 15, 20, 175], "nothing has moved");
    assert_eq!(at("alhambra", 13)[0], 95, "the same rank in the same section");
    assert_eq!(at("alhambra", 19), [110, 40, 30, 25, 95, 15, 20, 175], "one is overtaken");
    assert_eq!(at("alhambra", 10)[0], 50, "the list of the section before");
    assert_eq!(at("timbuktu", 60)[7], 375, "the first in END");
    assert_eq!(at("carat", 0)[1], 20, "back on START");
}

#[test]
fn one_step_back_goes_over_occupied_spaces() {
    let spaces = [12, 11, 10, 1, 2, 0, 0, 0];
    let game = position(3, Options::default(), Tile::Trade, spaces).play().unwrap();
    let back = |id: &str| game.table().track().step_back(common::company(id)).map(Space::number);
    assert_eq!(back("alhambra"), Some(9));
    assert_eq!(back("metro"), Some(0), "START is behind them all");
    assert_eq!(back("shogun"), None, "nothing is behind START");
}
