//! Small random maps with everything the rules know.

use std::borrow::Cow;

use crate::board::geometry::{Edge, Hex, Place};
use crate::board::layout::{Drawing, End, Path, Pays, Stop, StopKind};
use crate::board::map::{Area, Class, Column, HexSpec, Map, Pair};
use crate::board::tile::Colour;
use crate::board::{Board, Company, Station};
use crate::routes::run::{Bonus, Counting, Run, Train};

/// Numbers that are the same everywhere.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit.max(1) as u64) as usize
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }
}

pub(super) struct Small {
    pub(super) map: Map,
    pub(super) board: Board,
    pub(super) trains: Vec<Train>,
    pub(super) bonuses: Vec<Bonus>,
    pub(super) column: Column,
    pub(super) counting: Counting,
}

impl Small {
    pub(super) fn run(&self) -> Run<'_> {
        Run {
            map: &self.map,
            board: &self.board,
            company: own(),
            trains: &self.trains,
            bonuses: &self.bonuses,
            column: self.column,
            counting: self.counting,
        }
    }
}

pub(super) fn own() -> Company {
    Company::new(0).unwrap()
}

/// A random position. Town values are mostly alike.
pub(super) fn small(seed: u64) -> Small {
    let dice = &mut Dice(seed.wrapping_mul(0x1234_5678_9abc_def1));
    let towns_alike = !dice.one_in(5);
    let size = if dice.one_in(8) { 2 } else { 0 };
    let (columns, rows) = (2 + size + dice.below(3) as u8, 2 + dice.below(2) as u8);
    let mut specs = Vec::new();
    for column in 0..columns {
        for row in 0..rows {
            if dice.one_in(10) {
                continue;
            }
            let place = Place { column, row: row * 2 + (column + 1) % 2 };
            specs.push(hex(dice, place, towns_alike));
        }
    }
    let areas = (0..2).map(|_| Area { name: Cow::Borrowed("red"), revenue: [10, 20, 30, 40] });
    let place = |dice: &mut Dice| specs.get(dice.below(specs.len())).map(|hex: &HexSpec| hex.place);
    let pair = match (place(dice), place(dice)) {
        (Some(raised), Some(with)) if raised != with => Some(Pair { raised, with, amount: 40 }),
        _ => None,
    };
    let map = Map::new(specs, areas, [], pair).unwrap();
    let board = tokens(dice, &map);
    let hexes: Vec<Hex> = map.hexes().collect();
    let bonuses = (0..dice.below(3)).filter_map(|_| {
        let hex = *hexes.get(dice.below(hexes.len()))?;
        Some(Bonus { hexes: vec![hex], amount: 10 })
    });
    let bonuses = bonuses.collect();
    let trains = (0..1 + dice.below(4)).map(|_| train(dice)).collect();
    let own_token = !dice.one_in(2);
    let counting = Counting { own_token, end_towns: !own_token };
    Small { map, board, trains, bonuses, column: Column::ALL[dice.below(4)], counting }
}

pub(super) fn train(dice: &mut Dice) -> Train {
    match dice.below(8) {
        0 => Train { reach: 2, multiplier: 2, skips_cities: false },
        1 => Train { reach: 2 + dice.below(3) as u8, multiplier: 2, skips_cities: true },
        number => Train::numbered(2 + number as u8 % 4),
    }
}

fn hex(dice: &mut Dice, place: Place, towns_alike: bool) -> HexSpec {
    let (stops, paths) = match dice.below(10) {
        0..=3 => cities(dice),
        4 | 5 => {
            let value = if towns_alike { 10 } else { 10 + 10 * dice.below(3) as u16 };
            let town = Stop { kind: StopKind::Town, slots: 0, pays: Pays::Fixed(value) };
            (vec![town], spread(dice, 1))
        }
        6 => {
            let area = dice.below(2) as u8;
            let red = Stop { kind: StopKind::Offboard, slots: 0, pays: Pays::Area(area) };
            (vec![red], spread(dice, 1))
        }
        _ => (Vec::new(), plain(dice)),
    };
    HexSpec {
        place,
        name: Cow::Borrowed(""),
        class: Class::Grey,
        colour: Colour::Grey,
        label: None,
        grey_label: None,
        cost: 0,
        drawing: Drawing { stops: stops.into(), paths: paths.into() },
    }
}

fn cities(dice: &mut Dice) -> (Vec<Stop>, Vec<Path>) {
    let count = if dice.one_in(5) { 2 } else { 1 };
    let slots = 1 + dice.below(2) as u8;
    let value = 10 * (2 + dice.below(4) as u16);
    let city = Stop { kind: StopKind::City, slots, pays: Pays::Fixed(value) };
    (vec![city; count], spread(dice, count))
}

/// Track from most edges to one of the stops, and now and then past them.
fn spread(dice: &mut Dice, stops: usize) -> Vec<Path> {
    let mut paths = Vec::new();
    for edge in Edge::ALL {
        if !dice.one_in(3) {
            paths.push(Path(End::Edge(edge), End::Stop(dice.below(stops) as u8)));
        }
    }
    if dice.one_in(5) {
        paths.extend(plain(dice).into_iter().take(1));
    }
    paths
}

fn plain(dice: &mut Dice) -> Vec<Path> {
    let mut paths = Vec::new();
    for _ in 0..1 + dice.below(4) {
        let (a, b) = (dice.below(6), dice.below(6));
        if a != b {
            paths.push(Path(End::Edge(Edge::ALL[a]), End::Edge(Edge::ALL[b])));
        }
    }
    paths
}

fn tokens(dice: &mut Dice, map: &Map) -> Board {
    let mut board = Board::new();
    for hex in map.hexes() {
        for (stop, city) in (0..).zip(map.hex(hex).layout.stops()) {
            for slot in 0..usize::from(city.slots) {
                if let number @ 0..=2 = dice.below(5) {
                    let company = Company::new(number as u8).unwrap();
                    let _ = board.place_token(map, Station { hex, stop }, slot, company);
                }
            }
        }
    }
    board
}
