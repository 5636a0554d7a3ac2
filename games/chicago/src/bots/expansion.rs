//! Finding the best way to spend an expansion.

use super::atlas::{ATLAS, Atlas};
use super::stakes::building_money;
use crate::{CHICAGO, Company, EXPANSION_LENGTH, Hex, HexSet, Phase, Table};

/// More hexes than any map has.
const HEXES: usize = u8::MAX as usize;

/// What a hex further away leaves of the pull of Chicago.
const FADING: f32 = 0.9;
/// No hex is further from Chicago.
const FAR: usize = 20;
/// What is left of the pull of Chicago at each distance.
const FADED: [f32; FAR + 1] = {
    let mut faded = [1.0; FAR + 1];
    let mut distance = 1;
    while distance <= FAR {
        faded[distance] = faded[distance - 1] * FADING;
        distance += 1;
    }
    faded
};

/// Hexes to build on, one after the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Path {
    hexes: [Option<Hex>; EXPANSION_LENGTH],
    /// What it wins for all shares of the company together: dividends to the
    /// end of the game, less what the money would have brought elsewhere.
    pub(super) value: f32,
}

impl Path {
    /// The first hex that is not yet in the network.
    pub(super) fn next(&self, network: HexSet) -> Option<Hex> {
        self.hexes().find(|&hex| !network.contains(hex))
    }

    /// The path when it wins so many times as much.
    pub(super) fn scaled(self, scale: f32) -> Self {
        Self { value: self.value * scale, ..self }
    }

    /// All its hexes.
    pub(super) fn hexes(&self) -> impl Iterator<Item = Hex> {
        self.hexes.into_iter().flatten()
    }
}

/// The best path to each hex in reach of one expansion, nearest first.
pub(super) fn paths(table: &Table, rounds: f32, company: Company) -> Vec<Path> {
    let search = Search::new(table, rounds, company);
    (0..search.reached.len()).map(|end| search.path(end)).collect()
}

/// The path that wins most, if any wins anything.
pub(super) fn best(table: &Table, rounds: f32, company: Company) -> Option<Path> {
    let search = Search::new(table, rounds, company);
    let mut best: Option<(usize, f32)> = None;
    for end in 0..search.reached.len() {
        let value = search.worth(end);
        if value > best.map_or(0.0, |(_, value)| value) {
            best = Some((end, value));
        }
    }
    best.map(|(end, _)| search.path(end))
}

/// A hex in reach, by the best way found to it.
#[derive(Clone, Copy)]
struct Reached {
    hex: Hex,
    /// The place of the hex before it.
    from: Option<u8>,
    /// How near Chicago the company then is.
    nearest: u8,
    cost: i32,
    gain: i32,
    value: f32,
}

/// The search for paths of one company.
struct Search<'a> {
    atlas: &'a Atlas,
    table: &'a Table,
    company: Company,
    rounds: f32,
    /// How near Chicago the company is already.
    nearest: u8,
    reached: Vec<Reached>,
}

impl<'a> Search<'a> {
    fn new(table: &'a Table, rounds: f32, company: Company) -> Self {
        let atlas: &Atlas = &ATLAS;
        let network = table.company(company).network;
        let nearest = network.iter().map(|hex| atlas.to_chicago(hex)).min().unwrap_or(u8::MAX);
        let reached = Vec::with_capacity(64);
        let mut search = Self { atlas, table, company, rounds, nearest, reached };
        search.run(network);
        search
    }

    /// How many locomotives may still be placed.
    fn length(&self) -> usize {
        let placed = match self.table.phase() {
            Phase::Expand(Some(expansion)) => expansion.placed().count(),
            _ => 0,
        };
        let locomotives = usize::from(self.table.company(self.company).locomotives);
        EXPANSION_LENGTH.saturating_sub(placed).min(locomotives)
    }

    /// Reaches hexes further and further from the network, each once, by the
    /// best of the shortest ways to it.
    fn run(&mut self, network: HexSet) {
        let mut places = [0_u8; HEXES];
        let mut layer = network;
        let mut seen = self.atlas.shut(self.table) | network;
        let length = self.length();
        for step in 0..length {
            let mut next = HexSet::EMPTY;
            let mut around = layer.neighbours() - seen;
            if step + 1 == length {
                around = around & self.atlas.worth_reaching(self.nearest);
            }
            for hex in around.iter() {
                let from = if step == 0 { None } else { self.best_before(hex, layer, &places) };
                if let Some(reached) = self.reach(hex, from) {
                    places[hex.index()] = self.reached.len() as u8;
                    next.insert(hex);
                    self.reached.push(reached);
                }
            }
            seen = seen | next;
            layer = next;
        }
    }

    /// The neighbour of the hex in the layer that has the best way to it.
    fn best_before(&self, hex: Hex, layer: HexSet, places: &[u8; HEXES]) -> Option<u8> {
        let value = |place: u8| self.reached[usize::from(place)].value;
        let around = (hex.neighbours() & layer).iter().map(|before| places[before.index()]);
        around.reduce(|best, place| if value(place) > value(best) { place } else { best })
    }

    /// The hex reached from there, if the treasury pays for it.
    fn reach(&self, hex: Hex, from: Option<u8>) -> Option<Reached> {
        let charter = self.table.company(self.company);
        let before = from.map(|from| &self.reached[usize::from(from)]);
        let price = self.table.price(hex).0;
        let cost = before.map_or(0, |before| before.cost) + price;
        if cost > charter.treasury.0 {
            return None;
        }
        let here = self.table.gain(hex).0;
        let gain = before.map_or(0, |before| before.gain) + here;
        let mut value = before.map_or(0.0, |before| before.value);
        value += here as f32 * self.rounds - price as f32 * building_money(self.rounds);
        if hex == CHICAGO {
            // The special dividend (§8.2).
            value += (charter.income.0 + gain) as f32;
        }
        let nearest = before.map_or(self.nearest, |before| before.nearest);
        let nearest = nearest.min(self.atlas.to_chicago(hex));
        Some(Reached { hex, from, nearest, cost, gain, value })
    }

    /// What a path to there wins, the way ahead to Chicago included.
    fn worth(&self, end: usize) -> f32 {
        let end = &self.reached[end];
        if end.nearest == 0 {
            return end.value;
        }
        end.value + self.pull(end.nearest) - self.pull(self.nearest)
    }

    /// What it is worth to have Chicago so near.
    fn pull(&self, distance: u8) -> f32 {
        let income = self.table.company(self.company).income;
        let prize = CHICAGO.income().0 as f32 * (self.rounds - 0.5) + income.0 as f32;
        prize * FADED[usize::from(distance).min(FAR)]
    }

    fn path(&self, end: usize) -> Path {
        let mut hexes = [None; EXPANSION_LENGTH];
        let mut length = 0;
        let mut place = Some(end);
        while let Some(at) = place {
            hexes[length] = Some(self.reached[at].hex);
            length += 1;
            place = self.reached[at].from.map(usize::from);
        }
        hexes[..length].reverse();
        Path { hexes, value: self.worth(end) }
    }
}
