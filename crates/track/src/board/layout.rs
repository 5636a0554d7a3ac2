//! What is drawn on a tile or printed on a hex: stops, and track between them
//! and the edges.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::geometry::{Edge, Edges, Rotation};

/// Most stops a layout can have.
pub const MOST_STOPS: usize = 8;

/// Most a stop can pay: beyond any game, and far below what sums can hold.
pub const MOST_REVENUE: u16 = 500;

/// What a stop is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StopKind {
    /// A city: has slots for tokens, is never skipped by most trains.
    City,
    /// A town: may be passed without counting it.
    Town,
    /// A hex of a red area: ends a route.
    Offboard,
}

impl StopKind {
    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Town => "town",
            Self::Offboard => "offboard",
        }
    }
}

/// What a stop pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pays {
    /// The printed figure.
    Fixed(u16),
    /// What the red area with this index pays in the current phase.
    Area(u8),
}

/// A place where trains earn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stop {
    /// What it is.
    pub kind: StopKind,
    /// Circles for tokens; none but in cities.
    pub slots: u8,
    /// What it pays.
    pub pays: Pays,
}

/// Where a piece of track ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// At a side of the hex.
    Edge(Edge),
    /// At a stop of the same layout.
    Stop(u8),
}

/// A piece of track. Track from edge to edge through a stop is two pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Path(pub End, pub End);

/// A drawing as listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The stops; paths name them by their index.
    pub stops: Cow<'static, [Stop]>,
    /// The track.
    pub paths: Cow<'static, [Path]>,
}

/// What cannot be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DrawingError {
    /// More stops than a layout holds.
    #[error("more than {MOST_STOPS} stops")]
    TooManyStops,
    /// A path names a stop that is not there.
    #[error("track to a stop that does not exist")]
    NoSuchStop,
    /// Two stops of a hex are joined, or an edge with itself.
    #[error("track must join two edges, or an edge and a stop")]
    Path,
    /// More circles than a hex holds.
    #[error("more than {} token circles", crate::board::SLOTS)]
    TooManySlots,
    /// A stop pays more than [`MOST_REVENUE`].
    #[error("a stop pays more than {MOST_REVENUE}")]
    Revenue,
}

/// Plain track of a hex: which of its sides are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Joins(u16);

/// The fifteen pairs of sides, each a bit.
const PAIRS: [(usize, usize); 15] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (0, 5),
    (1, 2),
    (1, 3),
    (1, 4),
    (1, 5),
    (2, 3),
    (2, 4),
    (2, 5),
    (3, 4),
    (3, 5),
    (4, 5),
];

/// The bit of two sides; a side is not joined with itself.
const BITS: [[u16; 6]; 6] = {
    let (mut bits, mut pair) = ([[0; 6]; 6], 0);
    while pair < PAIRS.len() {
        let (a, b) = PAIRS[pair];
        bits[a][b] = 1 << pair;
        bits[b][a] = 1 << pair;
        pair += 1;
    }
    bits
};

impl Joins {
    pub(crate) const NONE: Self = Self(0);

    /// One side joined with others.
    pub(crate) fn of(edge: Edge, others: Edges) -> Self {
        Self(others.iter().fold(0, |bits, other| bits | BITS[edge.index()][other.index()]))
    }

    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn meet(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn includes(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The pairs of sides that are joined.
    pub(crate) fn iter(self) -> impl Iterator<Item = (Edge, Edge)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let (a, b) = *PAIRS.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some((Edge::ALL[a], Edge::ALL[b]))
        })
    }
}

/// A drawing in the form that is quick to follow: for each edge, where a train
/// that enters there can go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    stops: Box<[Stop]>,
    through: [Edges; 6],
    stops_at: [u8; 6],
    stubs: [Edges; MOST_STOPS],
    first_circle: [u8; MOST_STOPS],
    exits: Edges,
    /// Plain track, turned in all ways.
    joins: [Joins; 6],
}

impl Layout {
    /// The quick form of a drawing.
    ///
    /// # Errors
    /// If the drawing has too many stops or impossible track.
    pub fn new(drawing: &Drawing) -> Result<Self, DrawingError> {
        let stops: Box<[Stop]> = drawing.stops.iter().copied().collect();
        if stops.len() > MOST_STOPS {
            return Err(DrawingError::TooManyStops);
        }
        if stops.iter().map(|stop| usize::from(stop.slots)).sum::<usize>() > crate::board::SLOTS {
            return Err(DrawingError::TooManySlots);
        }
        if stops.iter().any(|stop| matches!(stop.pays, Pays::Fixed(sum) if sum > MOST_REVENUE)) {
            return Err(DrawingError::Revenue);
        }
        let mut first_circle = [0; MOST_STOPS];
        for (stop, before) in (1..MOST_STOPS).zip(stops.iter()) {
            first_circle[stop] = first_circle[stop - 1] + before.slots;
        }
        let mut layout = Self {
            stops,
            through: [Edges::NONE; 6],
            stops_at: [0; 6],
            stubs: [Edges::NONE; MOST_STOPS],
            first_circle,
            exits: Edges::NONE,
            joins: [Joins::NONE; 6],
        };
        for path in drawing.paths.iter() {
            layout.add(*path)?;
        }
        layout.joins = Rotation::ALL.map(|rotation| {
            let laid = Laid { layout: &layout, rotation };
            let joins = Edge::ALL.map(|edge| Joins::of(edge, laid.through(edge)));
            joins.into_iter().fold(Joins::NONE, Joins::with)
        });
        Ok(layout)
    }

    fn add(&mut self, path: Path) -> Result<(), DrawingError> {
        match path {
            Path(End::Edge(a), End::Edge(b)) if a != b => {
                self.through[a.index()].insert(b);
                self.through[b.index()].insert(a);
                self.exits.insert(a);
                self.exits.insert(b);
                Ok(())
            }
            Path(End::Edge(edge), End::Stop(stop)) | Path(End::Stop(stop), End::Edge(edge)) => {
                if usize::from(stop) >= self.stops.len() {
                    return Err(DrawingError::NoSuchStop);
                }
                self.stops_at[edge.index()] |= 1 << stop;
                self.stubs[usize::from(stop)].insert(edge);
                self.exits.insert(edge);
                Ok(())
            }
            _ => Err(DrawingError::Path),
        }
    }

    /// The stops.
    #[must_use]
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// The edges that have track.
    #[must_use]
    pub fn exits(&self) -> Edges {
        self.exits
    }

    /// What is played on it: a city, a town, an off-board stop, or plain track.
    #[must_use]
    pub fn kind(&self) -> Option<StopKind> {
        self.stops.first().map(|stop| stop.kind)
    }

    /// The edges of a stop's track.
    #[must_use]
    pub fn stubs(&self, stop: usize) -> Edges {
        self.stubs.get(stop).copied().unwrap_or_default()
    }

    /// Which of the hex's circles belong to a stop.
    #[must_use]
    pub fn circles(&self, stop: u8) -> Range<usize> {
        let stop = usize::from(stop);
        let first = self.first_circle.get(stop).copied().map_or(0, usize::from);
        first..first + self.stops.get(stop).map_or(0, |stop| usize::from(stop.slots))
    }
}

/// A layout as it lies on the map.
#[derive(Clone, Copy, Debug)]
pub struct Laid<'a> {
    /// The tile's or the hex's layout.
    pub layout: &'a Layout,
    /// How it is turned.
    pub rotation: Rotation,
}

impl Laid<'_> {
    fn unturned(self, edge: Edge) -> usize {
        (edge.index() + 6 - usize::from(self.rotation.sixths())) % 6
    }

    /// The edges a train that enters here can leave by, without a stop between.
    #[must_use]
    pub fn through(self, edge: Edge) -> Edges {
        self.layout.through[self.unturned(edge)].turned(self.rotation)
    }

    /// The stops a train that enters here can reach, as bits.
    #[must_use]
    pub fn stops_at(self, edge: Edge) -> u8 {
        self.layout.stops_at[self.unturned(edge)]
    }

    /// The edges that have track.
    #[must_use]
    pub fn exits(self) -> Edges {
        self.layout.exits().turned(self.rotation)
    }

    /// The edges of a stop's track.
    #[must_use]
    pub fn stubs(self, stop: usize) -> Edges {
        self.layout.stubs(stop).turned(self.rotation)
    }

    /// Its plain track.
    pub(crate) fn joins(self) -> Joins {
        self.layout.joins[usize::from(self.rotation.sixths())]
    }

    /// Whether all track of another layout is here too, stops aside.
    #[must_use]
    pub fn keeps_through_track_of(self, old: Laid<'_>) -> bool {
        self.joins().includes(old.joins())
    }
}
