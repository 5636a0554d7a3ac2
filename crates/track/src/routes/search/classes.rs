//! Which trains can run a route: classes of trains, from small to large.
//!
//! A route for a train of some reach can be run by a longer train of the same
//! make. So a route is listed once, under the least reach at which it brings
//! what it brings, and a set of routes fits the trains if for every class no
//! more routes are of this class or a higher one than there are such trains.

use crate::routes::run::Train;

/// Most classes: one per train, and one for a train that is asked about alone.
pub(crate) const MOST_CLASSES: usize = crate::routes::run::MOST_TRAINS + 1;

/// Kinds of trains as classes, by make and then by reach.
#[derive(Clone, Debug)]
pub(crate) struct Classes {
    pub(crate) trains: Vec<Train>,
    /// For each class the lowest of its make.
    first: Vec<usize>,
    /// How many trains are of a class or of a higher one of its make.
    limits: Vec<usize>,
    total: usize,
}

/// How many routes of each class or higher were taken, and how many in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    classes: [u8; MOST_CLASSES],
    total: u8,
}

impl Taken {
    pub(crate) const NONE: Self = Self { classes: [0; MOST_CLASSES], total: 0 };

    /// A number that is likely another for other counts.
    pub(crate) fn mixed(&self) -> u64 {
        self.classes.iter().fold(0, |mixed, &count| mixed * 7 % (1 << 56) + u64::from(count))
    }
}

impl Classes {
    pub(crate) fn new(trains: &[Train]) -> Self {
        let make = |train: &Train| (train.skips_cities, train.multiplier);
        let mut kinds: Vec<Train> = trains.to_vec();
        kinds.sort_by_key(|train| (make(train), train.reach));
        kinds.dedup();
        let first = |kind: &Train| kinds.iter().position(|other| make(other) == make(kind));
        let enough = |kind: &Train| {
            let fits = |train: &&Train| make(train) == make(kind) && train.reach >= kind.reach;
            trains.iter().filter(fits).count()
        };
        Self {
            first: kinds.iter().map(|kind| first(kind).unwrap_or(0)).collect(),
            limits: kinds.iter().map(enough).collect(),
            trains: kinds,
            total: trains.len(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.limits.len()
    }

    /// Whether a longer train of a class can run the routes of another class.
    pub(crate) fn below(&self, class: usize) -> Option<usize> {
        (class > self.first[class]).then(|| class - 1)
    }

    /// The class of a train.
    pub(crate) fn of(&self, train: Train) -> usize {
        self.trains.iter().position(|kind| *kind == train).unwrap_or(0)
    }

    /// At most so many routes of a class are in a set.
    pub(crate) fn limit(&self, class: usize) -> usize {
        self.limits[class]
    }

    /// The lowest class of the same make.
    pub(crate) fn first_of(&self, class: usize) -> usize {
        self.first[class]
    }

    /// All routes of a set together.
    pub(crate) fn total(&self) -> usize {
        self.total
    }

    /// Allows no more than so many routes in all.
    pub(crate) fn at_most(&mut self, total: usize) {
        self.total = self.total.min(total);
    }

    /// The same with a further class for one train that takes no other's place.
    pub(crate) fn with_own(&self) -> (Self, u8) {
        let mut more = self.clone();
        let own = more.limits.len();
        more.first.push(own);
        more.limits.push(1);
        more.total += 1;
        (more, own as u8)
    }

    /// Takes a train out: one less for it and every lower class of its make.
    pub(crate) fn remove(&mut self, class: usize) {
        for limit in &mut self.limits[self.first[class]..=class] {
            *limit = limit.saturating_sub(1);
        }
        self.total = self.total.saturating_sub(1);
    }

    #[inline]
    pub(crate) fn fits(&self, taken: &Taken, class: u8) -> bool {
        let class = usize::from(class);
        usize::from(taken.total) < self.total
            && (self.first[class]..=class)
                .all(|lower| usize::from(taken.classes[lower]) < self.limits[lower])
    }

    #[inline]
    pub(crate) fn take(&self, taken: &mut Taken, class: u8) {
        let class = usize::from(class);
        for lower in self.first[class]..=class {
            taken.classes[lower] += 1;
        }
        taken.total += 1;
    }

    /// The classes whose trains are all taken, from which one route must give
    /// way for another of `class`: the highest such limit. Nothing if there is
    /// room; class 0 of all makes is told as `Some(None)`.
    #[inline]
    pub(crate) fn full(&self, taken: &Taken, class: usize) -> Option<Option<usize>> {
        let full = |lower: &usize| usize::from(taken.classes[*lower]) >= self.limits[*lower];
        let own = (self.first[class]..=class).rev().find(full);
        match own {
            Some(lower) => Some(Some(lower)),
            None => (usize::from(taken.total) >= self.total).then_some(None),
        }
    }

    /// Whether a class is one of `lower` or above, of the same make.
    #[inline]
    pub(crate) fn is_above(&self, class: usize, lower: usize) -> bool {
        self.first[class] == self.first[lower] && class >= lower
    }
}
