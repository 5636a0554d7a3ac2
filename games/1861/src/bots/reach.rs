//! How many tiles a company is away from each stop.

use bourse_track::{
    Board, Class, Colour, Edge, Edges, Hex, MOST_HEXES, Map, Pays, Station, StopKind,
};

use crate::map;
use crate::{Company, G1861, Phase, Private};

/// A tile laid counts so much; each twenty of terrain counts one.
const LAY: u8 = 4;

/// Further than this nobody plans.
const FAR: u8 = 3 * LAY + 2;

/// A stop is worth so much less for each tile that is still missing.
const PATIENCE: f32 = 0.62;

/// A city without a tile pays this with its first.
const CITY: f32 = 20.0;
const LARGE_CITY: f32 = 30.0;
const TOWN: f32 = 10.0;

/// Where tiles can be laid.
pub(super) struct Ground {
    newest: Colour,
    blocked: Vec<Hex>,
}

impl Ground {
    pub(super) fn new(game: &G1861) -> Self {
        let newest = game.phase().newest_colour();
        let closed = game.phase() < Phase::MERGERS;
        let blocked = Private::ALL.into_iter().flat_map(Private::blocks).filter(|_| closed);
        Self { newest, blocked: blocked.collect() }
    }

    /// What laying a tile in a hex counts; nothing if none can be laid.
    fn lay(&self, map: &Map, board: &Board, hex: Hex) -> Option<u8> {
        let info = map.hex(hex);
        let colour = board.colour(map, hex);
        let next = colour.next().filter(|&next| next <= self.newest)?;
        // No plain tile, town or small city is ever grey.
        let possible = next < Colour::Grey || info.label.is_some();
        if info.class != Class::Land || !possible || self.blocked.contains(&hex) {
            return None;
        }
        let terrain = if colour == Colour::White { info.cost / 20 } else { 0 };
        Some(LAY + u8::try_from(terrain).unwrap_or(0))
    }
}

/// How far each hex with a stop is, in quarters of a tile.
pub(super) struct Reach([u8; MOST_HEXES]);

/// A search from side to side, nearest first.
struct Search<'a> {
    map: &'a Map,
    board: &'a Board,
    ground: &'a Ground,
    company: Company,
    entered: [[u8; 6]; MOST_HEXES],
    stops: [u8; MOST_HEXES],
    built: [bool; MOST_HEXES],
    waiting: Waiting,
}

/// Sides still to be gone through, by how far they are.
struct Waiting {
    first: [usize; FAR as usize + 1],
    all: Vec<(Hex, Edge, usize)>,
}

impl Waiting {
    const NONE: usize = usize::MAX;

    fn new() -> Self {
        Self { first: [Self::NONE; FAR as usize + 1], all: Vec::with_capacity(1024) }
    }

    fn push(&mut self, far: u8, hex: Hex, edge: Edge) {
        let first = &mut self.first[usize::from(far)];
        self.all.push((hex, edge, *first));
        *first = self.all.len() - 1;
    }

    fn pop(&mut self, far: u8) -> Option<(Hex, Edge)> {
        let first = &mut self.first[usize::from(far)];
        let &(hex, edge, next) = self.all.get(*first)?;
        *first = next;
        Some((hex, edge))
    }
}

impl Reach {
    /// How far the stops are from a company's tokens.
    pub(super) fn new(board: &Board, ground: &Ground, company: Company) -> Self {
        let map = map();
        let mut search = Search {
            map,
            board,
            ground,
            company,
            entered: [[FAR + 1; 6]; MOST_HEXES],
            stops: [FAR + 1; MOST_HEXES],
            built: [false; MOST_HEXES],
            waiting: Waiting::new(),
        };
        for at in board.stations_of(map, company.on_map()) {
            search.stops[at.hex.index()] = 0;
            search.leave(at.hex, board.laid(map, at.hex).stubs(usize::from(at.stop)), 0);
            if let Some(lay) = ground.lay(map, board, at.hex) {
                search.leave(at.hex, map.hex(at.hex).open_edges(), lay);
            }
        }
        search.run();
        Self(search.stops)
    }

    /// What the best so many stops would bring, those still to be reached
    /// counted less.
    pub(super) fn promise(&self, board: &Board, column: bourse_track::Column, stops: u8) -> f32 {
        let map = map();
        let mut found: Vec<f32> = Vec::with_capacity(48);
        let mut areas = [0.0_f32; 8];
        for hex in map.hexes().filter(|hex| self.0[hex.index()] <= FAR) {
            let tiles = f32::from(self.0[hex.index()]) / f32::from(LAY);
            let (pays, area) = worth(map, board, hex, column);
            let promised = pays * PATIENCE.powf(tiles);
            match area.and_then(|area| areas.get_mut(usize::from(area))) {
                Some(best) => *best = best.max(promised),
                None => found.push(promised),
            }
        }
        found.extend(areas);
        found.sort_by(|a, b| b.total_cmp(a));
        found.iter().take(usize::from(stops)).sum()
    }
}

/// What the best stop of a hex pays, or would with a tile; and its red area.
fn worth(map: &Map, board: &Board, hex: Hex, column: bourse_track::Column) -> (f32, Option<u8>) {
    let stops = board.laid(map, hex).layout.stops();
    let pays = |stop: u8| board.revenue_of(map, Station { hex, stop }, column) as f32;
    let best = (0..stops.len() as u8).map(pays).fold(0.0, f32::max);
    match stops.first() {
        Some(stop) => match (stop.pays, stop.kind) {
            (Pays::Area(area), _) => (best, Some(area)),
            (Pays::Fixed(0), StopKind::City) if map.hex(hex).label.is_some() => (LARGE_CITY, None),
            (Pays::Fixed(0), StopKind::City) => (CITY, None),
            (Pays::Fixed(0), _) => (TOWN, None),
            (Pays::Fixed(_), _) => (best, None),
        },
        None => (0.0, None),
    }
}

impl Search<'_> {
    fn run(&mut self) {
        for far in 0..=FAR {
            while let Some((hex, edge)) = self.waiting.pop(far) {
                if self.entered[hex.index()][edge.index()] == far {
                    self.go_through(hex, edge, far);
                }
            }
        }
    }

    fn enter(&mut self, hex: Hex, edge: Edge, far: u8) {
        let known = &mut self.entered[hex.index()][edge.index()];
        if far < *known && far <= FAR {
            *known = far;
            self.waiting.push(far, hex, edge);
        }
    }

    fn leave(&mut self, hex: Hex, exits: Edges, far: u8) {
        for exit in exits.iter() {
            if let Some(next) = self.map.hex(hex).neighbour(exit) {
                self.enter(next, exit.opposite(), far);
            }
        }
    }

    /// What lies there already costs nothing.
    fn go_through(&mut self, hex: Hex, edge: Edge, far: u8) {
        let laid = self.board.laid(self.map, hex);
        let mut exits = laid.through(edge);
        for stop in 0..laid.layout.stops().len() {
            if !laid.stubs(stop).contains(edge) {
                continue;
            }
            self.stop(hex, far);
            let at = Station { hex, stop: stop as u8 };
            let kind = self.board.stop(self.map, at).map(|stop| stop.kind);
            let blocked = self.board.is_blocked(self.map, at, self.company.on_map());
            if kind != Some(StopKind::Offboard) && !blocked {
                exits = exits.with(laid.stubs(stop));
            }
        }
        self.leave(hex, exits, far);
        // A tile leads everywhere, so the nearest way to it is enough.
        if !std::mem::replace(&mut self.built[hex.index()], true)
            && let Some(lay) = self.ground.lay(self.map, self.board, hex)
        {
            let far = far + lay;
            self.stop(hex, far);
            self.leave(hex, self.map.hex(hex).open_edges(), far);
        }
    }

    fn stop(&mut self, hex: Hex, far: u8) {
        let known = &mut self.stops[hex.index()];
        *known = far.min(*known);
    }
}
