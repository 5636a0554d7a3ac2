//! Positions on the map as large as the published ones of 1867, laid
//! tile by tile by the rules, the same everywhere.
#![allow(dead_code, reason = "each target uses a part")]
#![allow(clippy::unwrap_used, reason = "for benches and tests")]

use bourse_1861::{Edition, Phase, TrainKind, map};
use bourse_track::{
    Board, Colour, Company, Hex, Network, Run, Station, Survey, TileSet, Train, count_trails,
};

/// The published sizes: two trains, and how many paths they have.
const SIZES: [([&str; 2], usize); 3] =
    [(["5", "8"], 15_008), (["6", "8"], 46_176), (["5", "5+5E"], 67_948)];

/// How many positions there are.
pub(crate) const COUNT: usize = 10;

/// A company about to run two trains.
pub(crate) struct Position {
    pub(crate) board: Board,
    pub(crate) trains: Vec<Train>,
    /// How many trails they can run.
    pub(crate) trails: usize,
}

impl Position {
    pub(crate) fn network(&self) -> Network {
        Network::new(map(), &self.board, company())
    }

    pub(crate) fn survey<'a>(&'a self, network: &'a Network) -> Survey<'a> {
        let (newest, stock) = (Colour::Grey, TileSet::ALL);
        Survey { map: map(), board: &self.board, network, newest, stock }
    }

    pub(crate) fn run(&self) -> Run<'_> {
        Run {
            map: map(),
            board: &self.board,
            company: company(),
            trains: &self.trains,
            bonuses: &[],
            column: Phase::LAST.column(),
            counting: Edition::EighteenXx.counting(),
        }
    }
}

pub(crate) fn company() -> Company {
    Company::new(0).unwrap()
}

/// Numbers that are the same everywhere.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }
}

/// One of the positions. Three tokens are placed, then tiles are laid where the
/// company may lay them until its trains have as many trails as published, and
/// less than twice as many.
pub(crate) fn position(number: usize) -> Position {
    let (names, size) = SIZES[number % SIZES.len()];
    let trains: Vec<Train> =
        names.iter().map(|name| TrainKind::from_id(name).unwrap().on_track()).collect();
    let mut dice = Dice(number as u64);
    let mut position = Position { board: Board::new(), trains, trails: 0 };
    let map = map();
    let hexes: Vec<Hex> = map.hexes().collect();
    let mut tokens = 0;
    while tokens < 3 {
        let at = Station { hex: hexes[dice.below(hexes.len())], stop: 0 };
        tokens += usize::from(position.board.place_token(map, at, 0, company()).is_ok());
    }
    let mut network = Network::new(map, &position.board, company());
    while position.trails < size {
        let hex = hexes[dice.below(hexes.len())];
        let lays = position.survey(&network).distinct(hex);
        if lays.is_empty() {
            continue;
        }
        let (tile, rotation) = lays[dice.below(lays.len())];
        let before = position.board;
        position.board.lay(map, hex, tile, rotation).unwrap();
        let trails = count_trails(&position.run(), 2 * size).unwrap();
        if trails < 2 * size {
            network.tile_laid(map, &position.board, hex);
            position.trails = trails;
        } else {
            position.board = before;
        }
    }
    position
}

/// The trains of the dense positions.
const MANY: [&[&str]; 6] =
    [&["5", "5+5E"], &["6", "8"], &["5", "5", "6", "7"], &["8", "5+5E"], &["8", "8"], &["5+5E"]];

/// What the dense positions bring, and at most.
pub(crate) const DEAR: [(u32, u32); 6] =
    [(1040, 1090), (820, 990), (1120, 1630), (1150, 1240), (880, 1100), (720, 720)];

/// A position as dense as the rules allow: tokens in two cities to begin with,
/// then tile upon tile where the company may lay them, until hardly any fits.
pub(crate) fn dense(number: usize) -> Position {
    let names = MANY[number % MANY.len()];
    let trains: Vec<Train> =
        names.iter().map(|name| TrainKind::from_id(name).unwrap().on_track()).collect();
    let mut dice = Dice(1_000 + number as u64);
    let mut position = Position { board: Board::new(), trains, trails: 0 };
    let map = map();
    let hexes: Vec<Hex> = map.hexes().collect();
    let mut tokens = 0;
    while tokens < 2 {
        let at = Station { hex: hexes[dice.below(hexes.len())], stop: 0 };
        tokens += usize::from(position.board.place_token(map, at, 0, company()).is_ok());
    }
    let mut network = Network::new(map, &position.board, company());
    let mut idle = 0;
    while idle < 20 * hexes.len() {
        let hex = hexes[dice.below(hexes.len())];
        let lays = position.survey(&network).distinct(hex);
        idle += 1;
        if !lays.is_empty() {
            let (tile, rotation) = lays[dice.below(lays.len())];
            position.board.lay(map, hex, tile, rotation).unwrap();
            network.tile_laid(map, &position.board, hex);
            idle = 0;
        }
    }
    position
}
