//! What companies reach, and that it is kept up to date.

use std::path::Path;

use bourse_1861::map;
use bourse_track::{Board, Company, Hex, Network, Networks, Rotation, Station};

use crate::replayed::{Replay, files, read, shared};

fn hex(id: &str) -> Hex {
    map().hex_by_id(id).unwrap()
}

fn at(id: &str, stop: u8) -> Station {
    Station { hex: hex(id), stop }
}

fn red() -> Company {
    Company::new(1).unwrap()
}

fn blue() -> Company {
    Company::new(2).unwrap()
}

/// A position, and beside it the networks kept up to date; the twin is asked
/// after every change.
struct Position {
    board: Board,
    networks: Networks,
}

impl Position {
    fn new() -> Self {
        Self { board: Board::new(), networks: Networks::default() }
    }

    fn lay(mut self, id: &str, tile: &str, rotation: u8) -> Self {
        let tile = map().tile_by_id(tile).unwrap();
        let rotation = Rotation::new(rotation).unwrap();
        self.board.lay(map(), hex(id), tile, rotation).unwrap();
        self.networks.tile_laid(map(), &self.board, hex(id));
        self.agree()
    }

    fn place(mut self, at: Station, slot: usize, company: Company) -> Self {
        self.board.place_token(map(), at, slot, company).unwrap();
        self.networks.token_placed(map(), &self.board, at, company);
        self.agree()
    }

    fn remove(mut self, at: Station, slot: usize) -> Self {
        let company = self.board.remove_token(map(), at, slot).unwrap();
        self.networks.token_removed(map(), &self.board, at, company);
        self.agree()
    }

    fn agree(self) -> Self {
        for company in [red(), blue()] {
            let again = Network::new(map(), &self.board, company);
            let there = self.board.stations_of(map(), company).next().is_some();
            assert_eq!(self.networks.of(company), there.then_some(&again));
        }
        self
    }

    fn reaches(&self, company: Company, at: Station) -> bool {
        let network = self.networks.of(company);
        network.is_some_and(|network| network.reaches(map(), &self.board, at))
    }

    /// Whether track leads to a side of a hex.
    fn comes_to(&self, company: Company, id: &str) -> bool {
        self.networks.of(company).is_some_and(|network| !network.entries(hex(id)).is_empty())
    }
}

/// Red in Smolensk, with track to the north and the south.
fn smolensk() -> Position {
    Position::new().place(at("E9", 0), 0, red()).lay("E9", "57", 0)
}

#[test]
fn a_company_without_tokens_has_no_network() {
    assert_eq!(Networks::new(map(), &Board::new()).iter().len(), 0);
    let position = smolensk().remove(at("E9", 0), 0);
    assert_eq!(position.networks.iter().len(), 0);
}

#[test]
fn a_token_in_a_city_without_track_reaches_that_city_alone() {
    let position = Position::new().place(at("E9", 0), 0, red());
    assert!(position.reaches(red(), at("E9", 0)));
    assert!(map().hexes().all(|hex| position.networks.of(red()).unwrap().entries(hex).is_empty()));
}

#[test]
fn track_leads_to_the_side_of_the_next_hex() {
    let position = smolensk();
    assert!(position.comes_to(red(), "E7"));
    assert!(position.comes_to(red(), "E11"));
    assert!(!position.comes_to(red(), "E13"));
}

#[test]
fn towns_are_passed() {
    let position = smolensk().lay("E11", "4", 0);
    assert!(position.reaches(red(), at("E11", 0)));
    assert!(position.comes_to(red(), "E13"));
}

#[test]
fn red_areas_are_reached_and_not_passed() {
    // From Odessa to Romania's northern hex, which has track to C17 as well.
    let position =
        Position::new().lay("C19", "9", 2).lay("D20", "202", 2).place(at("D20", 0), 0, red());
    assert!(position.reaches(red(), at("B18", 0)));
    assert!(!position.comes_to(red(), "C17"));
}

#[test]
fn a_full_city_is_reached_and_not_passed_until_a_circle_is_free() {
    // Red comes from Rostov through Yuzovka and out to the north-west.
    let open =
        Position::new().place(at("I19", 0), 0, red()).lay("I19", "57", 2).lay("H18", "57", 2);
    assert!(open.reaches(red(), at("H18", 0)));
    assert!(open.comes_to(red(), "G17"));
    let full = open.place(at("H18", 0), 0, blue());
    assert!(full.reaches(red(), at("H18", 0)), "trains may still end there");
    assert!(!full.comes_to(red(), "G17"));
    assert!(full.comes_to(blue(), "G17"));
    let wider = full.lay("H18", "14", 1);
    assert!(wider.comes_to(red(), "G17"), "the second circle lets pass");
    let full = wider.place(at("H18", 0), 1, Company::new(3).unwrap());
    assert!(!full.comes_to(red(), "G17"));
    assert!(full.remove(at("H18", 0), 1).comes_to(red(), "G17"));
}

#[test]
fn a_city_with_an_own_token_is_never_full() {
    let position = Position::new()
        .place(at("H18", 0), 0, red())
        .lay("H18", "57", 2)
        .lay("H18", "14", 1)
        .place(at("H18", 0), 1, blue());
    assert!(position.comes_to(red(), "G17") && position.comes_to(blue(), "G17"));
}

#[test]
fn stations_of_one_hex_are_apart_until_they_fuse() {
    let position = Position::new().place(at("H8", 0), 0, red()).place(at("H8", 1), 0, blue());
    assert!(!position.reaches(red(), at("H8", 1)));
    let position = position.lay("H8", "637", 0);
    assert!(!position.reaches(red(), at("H8", 1)));
    let position = position.lay("H8", "638", 0);
    assert!(position.comes_to(red(), "H6") && position.comes_to(blue(), "H6"));
}

#[derive(Default, Debug)]
struct Counts {
    games: usize,
    actions: usize,
    networks: usize,
}

impl Counts {
    fn play(&mut self, file: &Path) {
        let game = read(file);
        let mut replay = Replay::new();
        for line in &game.lines {
            let mut changed = false;
            if let Some(norm) = line.norm.as_ref().filter(|norm| norm.kind == "lay_tile") {
                let (hex, it) = replay.lay_of(norm);
                replay.lay(hex, it);
                changed = true;
                self.agree(&replay);
            }
            changed |= replay.follow_tokens(&line.state) > 0;
            if changed {
                self.agree(&replay);
                self.actions += 1;
            }
        }
        self.games += 1;
    }

    fn agree(&mut self, replay: &Replay) {
        let fresh = Networks::new(replay.map, &replay.board);
        assert!(fresh.iter().eq(replay.networks.iter()));
        self.networks += fresh.iter().len();
    }
}

fn play(every: usize) {
    let Some(shared) = shared() else { return };
    let mut counts = Counts::default();
    for file in files(&shared, every) {
        counts.play(&file);
    }
    println!("{counts:?}");
}

#[test]
fn networks_stay_up_to_date_through_games() {
    play(12);
}

#[test]
#[ignore = "all games"]
fn networks_stay_up_to_date_through_all_games() {
    play(1);
}
