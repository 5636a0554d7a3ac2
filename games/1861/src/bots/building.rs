//! Which tile to lay.

use bourse_track::{Board, Colour, Edge, Hex, Laid, Rotation, TileId};

use super::desk::Desk;
use super::figures::SECOND_LAY;
use super::reach::{Ground, Reach};
use super::runs::{Runs, kinds};
use crate::map;
use crate::{Action, Company, G1861, TrainKind};

/// A tile in a place.
pub(super) type Lay = (Hex, TileId, Rotation);

/// So many tiles are tried with trains.
const MOST_TRIED: usize = 16;

/// A tile must improve the track by more than this.
const LEAST: f32 = 0.5;

/// What counts in judging track.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrackWeights {
    /// What its trains bring, once.
    pub(super) now: f32,
    /// What a longer train would bring, once.
    pub(super) later: f32,
    /// What stops nearby would bring.
    pub(super) promise: f32,
    /// The money it costs.
    pub(super) cost: f32,
    /// For so many rounds a token is thought to pay.
    pub(super) token_rounds: i32,
}

/// The tile that improves the track of the company at work most, or none.
pub(super) fn lay(desk: &Desk<'_>, runs: &mut Runs, weights: TrackWeights) -> Option<Action> {
    let surveyor = Surveyor::new(desk.game, desk.game.operating()?, weights);
    let best = surveyor.best(&desk.lays(), runs);
    Some(best.map_or(Action::Pass, |(hex, tile, rotation)| Action::lay(hex, tile, rotation)))
}

/// A company looking at its track.
struct Surveyor<'a> {
    game: &'a G1861,
    company: Company,
    ground: Ground,
    trains: Vec<TrainKind>,
    later: TrainKind,
    weights: TrackWeights,
}

impl<'a> Surveyor<'a> {
    fn new(game: &'a G1861, company: Company, weights: TrackWeights) -> Self {
        let mut trains = kinds(game, company);
        let next = game.new_trains().next().unwrap_or(TrainKind::Eight);
        if trains.is_empty() {
            trains.push(next);
        }
        let longest = trains.iter().map(|kind| kind.on_track().reach).max().unwrap_or(2);
        let longer = |kind: &TrainKind| kind.on_track().reach > longest && !kind.is_express();
        let later = TrainKind::ALL.into_iter().find(longer).unwrap_or(TrainKind::Eight);
        Self { game, company, ground: Ground::new(game), trains, later, weights }
    }

    /// How good the track would be: what it brings, and what it promises.
    fn judge(&self, board: &Board, promise: f32, runs: &mut Runs) -> f32 {
        let Self { game, company, weights, .. } = *self;
        let now = runs.revenue(game, board, company, &self.trains) as f32;
        let later = runs.revenue(game, board, company, &[self.later]) as f32;
        weights.now * now + weights.later * later + weights.promise * promise
    }

    /// What the stops nearby would bring.
    fn promise(&self, board: &Board) -> f32 {
        let reach = Reach::new(board, &self.ground, self.company);
        reach.promise(board, self.game.phase().column(), self.later.on_track().reach)
    }

    /// What a tile costs.
    fn cost(&self, hex: Hex) -> f32 {
        let map = map();
        let bare = self.game.board().colour(map, hex) == Colour::White;
        let terrain = if bare { i32::from(map.hex(hex).cost) } else { 0 };
        let second = self.game.company_turn().is_some_and(|turn| !turn.laid.is_empty());
        (terrain + if second { SECOND_LAY.0 } else { 0 }) as f32
    }

    /// The tile that improves the track most for its cost, if any does. Only
    /// those that promise most are tried with trains.
    fn best(&self, lays: &[Lay], runs: &mut Runs) -> Option<Lay> {
        let board = self.game.board();
        let mut tried: Vec<(Lay, Board, f32)> = Vec::with_capacity(lays.len());
        for (at, &lay) in lays.iter().enumerate() {
            if lays[..at].iter().rev().take(5).any(|&earlier| looks_like(earlier, lay)) {
                continue;
            }
            let mut after = *board;
            if after.lay(map(), lay.0, lay.1, lay.2).is_ok() {
                tried.push((lay, after, self.promise(&after)));
            }
        }
        let rank = |lay: &Lay, promise: f32| {
            promise * self.weights.promise - self.weights.cost * self.cost(lay.0)
        };
        tried.sort_by(|a, b| rank(&b.0, b.2).total_cmp(&rank(&a.0, a.2)));
        tried.truncate(MOST_TRIED);
        let mut best = (None, self.judge(board, self.promise(board), runs) + LEAST);
        for (lay, after, promise) in tried {
            let score = self.judge(&after, promise, runs) - self.weights.cost * self.cost(lay.0);
            if score > best.1 {
                best = (Some(lay), score);
            }
        }
        best.0
    }
}

/// Whether two turns of a tile in a hex are the same track.
fn looks_like(one: Lay, other: Lay) -> bool {
    let layout = &map().tile(one.1).layout;
    let (turned, again) = (Laid { layout, rotation: one.2 }, Laid { layout, rotation: other.2 });
    (one.0, one.1) == (other.0, other.1)
        && layout.stops().len() <= 1
        && Edge::ALL.into_iter().all(|edge| {
            turned.through(edge) == again.through(edge)
                && turned.stops_at(edge) == again.stops_at(edge)
        })
}
