//! The linear relaxation of a packing, solved by the simplex method.
//!
//! What it gives are suggestions: prices for the bound, which is then computed
//! in whole numbers and valid for any prices, and shares of routes that tell
//! where the relaxation is torn. So rounding can make the search slower, never
//! wrong.

use crate::routes::packing::branch_and_bound::Item;
use crate::routes::search::budget::Budget;
use crate::routes::search::classes::Classes;

/// Below this a number counts as nothing.
const TINY: f64 = 1e-7;

/// A price is worth changing for a gain of this, a thousandth of a value.
const WORTHWHILE: f64 = 1e-3;

/// Most steps at a time: beyond any need, so that numbers gone astray end too.
const STEPS: usize = 2000;

/// What is in the basis: the room left in a row, or a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Basic {
    Room(usize),
    Route(usize),
}

/// Shares of routes, as valuable as possible together: of all routes that use
/// a row no more than it has room for. The first row is that of all trains, the
/// next ones are those of the classes, the others the pieces of track.
pub(crate) struct Simplex<const N: usize> {
    routes: Vec<Item<N>>,
    is_basic: Vec<bool>,
    /// For each class the rows of it and the lower ones of its make.
    class_rows: Vec<std::ops::Range<usize>>,
    /// The row of the first piece of track.
    track: usize,
    rows: usize,
    /// The inverse of the basis, row by row, each `width` wide.
    inverse: Vec<f64>,
    width: usize,
    basic: Vec<Basic>,
    level: Vec<f64>,
    price: Vec<f64>,
    direction: Vec<f64>,
    pivot: Vec<f64>,
}

impl<const N: usize> Simplex<N> {
    /// Nothing runs yet. The rooms of equal rows are told apart a little, so
    /// that every step moves.
    pub(crate) fn new(classes: &Classes, pieces: usize) -> Self {
        let track = 1 + classes.len();
        let rows = track + pieces;
        let width = track + 64 * N;
        let mut inverse = vec![0.0; width * width];
        (0..rows).for_each(|row| inverse[row * width + row] = 1.0);
        let room = |row: usize| match row {
            0 => classes.total(),
            _ if row < track => classes.limit(row - 1),
            _ => 1,
        };
        Self {
            routes: Vec::new(),
            is_basic: Vec::new(),
            class_rows: (0..classes.len()).map(|it| 1 + classes.first_of(it)..2 + it).collect(),
            track,
            rows,
            inverse,
            width,
            basic: (0..rows).map(Basic::Room).collect(),
            level: (0..rows).map(|row| room(row) as f64 + nudge(row)).collect(),
            price: vec![0.0; rows],
            direction: Vec::new(),
            pivot: Vec::new(),
        }
    }

    pub(crate) fn add_route(&mut self, route: Item<N>) {
        self.routes.push(route);
        self.is_basic.push(false);
    }

    /// The price of a piece of track.
    pub(crate) fn track_price(&self, piece: usize) -> f64 {
        self.price[self.track + piece].max(0.0)
    }

    /// What a train of a class costs.
    pub(crate) fn class_price(&self, class: usize) -> f64 {
        self.price[0] + self.price[self.class_rows[class].clone()].iter().sum::<f64>()
    }

    /// The routes in use, and how much of each.
    pub(crate) fn shares(&self) -> impl Iterator<Item = (&Item<N>, f64)> {
        self.basic.iter().zip(&self.level).filter_map(|(&basic, &level)| match basic {
            Basic::Route(route) if level > 1e-4 => Some((&self.routes[route], level)),
            _ => None,
        })
    }

    /// The sum of a vector over the rows of a route.
    #[inline]
    fn over(&self, vector: &[f64], route: &Item<N>) -> f64 {
        let classes: f64 = vector[self.class_rows[usize::from(route.class)].clone()].iter().sum();
        let track: f64 = route.track.iter().map(|piece| vector[self.track + piece]).sum();
        vector[0] + classes + track
    }

    fn gain(&self, route: &Item<N>) -> f64 {
        f64::from(route.value) - self.over(&self.price, route)
    }

    fn waiting(&self) -> impl Iterator<Item = (usize, &Item<N>)> {
        self.routes.iter().enumerate().filter(|(index, _)| !self.is_basic[*index])
    }

    /// What an exchange counts, in steps of the search.
    fn work(&self) -> u64 {
        (self.routes.len() + self.rows * self.rows / 64) as u64
    }

    /// Lets routes in until none helps.
    pub(crate) fn improve(&mut self, budget: &mut Budget<'_>) {
        for _ in 0..STEPS {
            if budget.stop(self.work()) {
                return;
            }
            let mut best = (WORTHWHILE, None);
            for (index, route) in self.waiting() {
                let gain = self.gain(route);
                if gain > best.0 {
                    best = (gain, Some(Basic::Route(index)));
                }
            }
            for (row, &price) in self.price.iter().enumerate() {
                if -price > best.0 {
                    best = (-price, Some(Basic::Room(row)));
                }
            }
            let (gain, Some(entering)) = best else { return };
            self.direct(entering);
            let rows = self.direction.iter().zip(&self.level).enumerate();
            let ratios = rows
                .filter(|(_, (slope, _))| **slope > TINY)
                .map(|(row, (slope, level))| (level / slope, row));
            let Some((_, leaving)) = ratios.min_by(|a, b| a.0.total_cmp(&b.0)) else { return };
            self.exchange(entering, leaving, gain);
        }
    }

    /// After rows were added: puts routes out until no row is over its room.
    pub(crate) fn repair(&mut self, budget: &mut Budget<'_>) {
        for _ in 0..STEPS {
            if budget.stop(self.work()) {
                return;
            }
            let levels = self.level.iter().enumerate();
            let Some((leaving, &level)) = levels.min_by(|a, b| a.1.total_cmp(b.1)) else { return };
            if level > -TINY {
                return;
            }
            let row = &self.inverse[leaving * self.width..][..self.rows];
            let mut best: Option<(f64, f64, Basic)> = None;
            let mut offer = |slope: f64, gain: f64, entering: Basic| {
                let ratio = gain.min(0.0) / slope;
                if slope < -TINY && best.is_none_or(|(least, ..)| ratio < least) {
                    best = Some((ratio, gain, entering));
                }
            };
            for (index, route) in self.waiting() {
                offer(self.over(row, route), self.gain(route), Basic::Route(index));
            }
            for (at, (&slope, &price)) in row.iter().zip(&self.price).enumerate() {
                offer(slope, -price, Basic::Room(at));
            }
            let Some((_, gain, entering)) = best else { return };
            self.direct(entering);
            self.exchange(entering, leaving, gain);
        }
    }

    /// How the basis changes as something enters.
    fn direct(&mut self, entering: Basic) {
        let Self { direction, inverse, .. } = self;
        direction.clear();
        for row in inverse.chunks(self.width).take(self.rows) {
            direction.push(match entering {
                Basic::Room(at) => row[at],
                Basic::Route(index) => {
                    let route = &self.routes[index];
                    let classes = &row[self.class_rows[usize::from(route.class)].clone()];
                    let track = route.track.iter().map(|piece| row[self.track + piece]);
                    row[0] + classes.iter().sum::<f64>() + track.sum::<f64>()
                }
            });
        }
    }

    fn exchange(&mut self, entering: Basic, leaving: usize, gain: f64) {
        let (rows, width) = (self.rows, self.width);
        let by = self.direction[leaving];
        let step = self.level[leaving] / by;
        self.pivot.clear();
        self.pivot.extend(self.inverse[leaving * width..][..rows].iter().map(|entry| entry / by));
        for (row, &slope) in self.direction.iter().enumerate() {
            if slope == 0.0 || row == leaving {
                continue;
            }
            self.level[row] -= step * slope;
            let entries = &mut self.inverse[row * width..][..rows];
            for (entry, pivot) in entries.iter_mut().zip(&self.pivot) {
                *entry -= slope * pivot;
            }
        }
        self.level[leaving] = step;
        self.inverse[leaving * width..][..rows].copy_from_slice(&self.pivot);
        for (price, pivot) in self.price.iter_mut().zip(&self.pivot) {
            *price += gain * pivot;
        }
        if let Basic::Route(index) = self.basic[leaving] {
            self.is_basic[index] = false;
        }
        if let Basic::Route(index) = entering {
            self.is_basic[index] = true;
        }
        self.basic[leaving] = entering;
    }

    /// Adds a row for a further piece of track; `uses` says of a route whether
    /// it uses it, and notes that it does.
    pub(crate) fn add_row(&mut self, uses: impl Fn(&mut Item<N>) -> bool) {
        let (rows, width) = (self.rows, self.width);
        let used: Vec<bool> = self.routes.iter_mut().map(uses).collect();
        let mut level = 1.0 + nudge(rows);
        self.pivot.clear();
        self.pivot.resize(rows, 0.0);
        for (at, &basic) in self.basic.iter().enumerate() {
            if matches!(basic, Basic::Route(index) if used[index]) {
                level -= self.level[at];
                for (sum, entry) in self.pivot.iter_mut().zip(&self.inverse[at * width..]) {
                    *sum -= entry;
                }
            }
        }
        self.inverse[rows * width..][..rows].copy_from_slice(&self.pivot);
        self.inverse[rows * width + rows] = 1.0;
        self.basic.push(Basic::Room(rows));
        self.level.push(level);
        self.price.push(0.0);
        self.rows += 1;
    }
}

/// A small amount of its own for every row.
fn nudge(row: usize) -> f64 {
    1e-5 * (1.0 + (row as f64 * 0.618_033_988_749_895).fract())
}
