//! A hex on which a company may lay, and which new track there a route could
//! use.
//!
//! New track that shares a side with old track is of no use to a company that
//! would have to leave by that side twice: a route uses no track twice, shared
//! stubs included.

use crate::board::geometry::{Edge, Edges, Hex};
use crate::board::layout::{Joins, Laid};
use crate::lay::detours::Detours;
use crate::lay::survey::Survey;

/// A hex as a company that lays track sees it.
pub(crate) struct NewTrack<'a> {
    ways: &'a Detours<'a>,
    hex: Hex,
    /// The sides by which the company comes.
    entries: Edges,
    /// Whether it has a token here.
    home: bool,
    /// Plain track that lies here.
    old: Joins,
    /// New track that a route could use.
    useful: Joins,
    /// New track of which that is not known yet.
    unknown: Joins,
}

impl<'a> NewTrack<'a> {
    /// What there is to see; nothing if the company does not come here.
    pub(crate) fn new(ways: &'a Detours<'a>, hex: Hex) -> Option<Self> {
        let Survey { map, board, network, .. } = *ways.survey;
        let entries = network.entries(hex);
        let home = network.at_home(map, board, hex);
        if entries.is_empty() && !home {
            return None;
        }
        let old = board.laid(map, hex);
        let joins = old.joins();
        let (useful, unknown) = (Joins::NONE, Joins::NONE);
        let mut site = Self { ways, hex, entries, home, old: joins, useful, unknown };
        if map.hex(hex).layout.kind().is_none() {
            site.look_at(old.exits());
        }
        Some(site)
    }

    /// A way that comes by one side can go on to a side that no route crosses,
    /// or where no track lies.
    fn look_at(&mut self, exits: Edges) {
        let Survey { map, network, .. } = *self.ways.survey;
        let crossed = |edge: &Edge| {
            let beyond = map.hex(self.hex).neighbour(*edge);
            let left = |there| network.entries(there).contains(edge.opposite());
            self.entries.contains(*edge) || beyond.is_some_and(left)
        };
        let crossed: Edges = exits.iter().filter(crossed).collect();
        for edge in self.entries.iter() {
            self.useful = self.useful.with(Joins::of(edge, Edges::ALL.without(crossed)));
            self.unknown = self.unknown.with(Joins::of(edge, crossed));
        }
        self.unknown = self.unknown.without(self.useful);
    }

    /// Whether the company comes to track of the tile, new or old.
    pub(crate) fn joins(&self, new: Laid<'_>) -> bool {
        new.exits().meets(self.entries)
    }

    /// Whether a tile, laid here, would extend the company's routes:
    /// on plain hexes by new track, elsewhere by any.
    pub(crate) fn extends(&mut self, new: Laid<'_>) -> bool {
        if new.layout.kind().is_some() {
            return self.home || self.joins(new);
        }
        let added = new.joins().without(self.old);
        added.meets(self.useful) || self.unknown.meet(added).iter().any(|(a, b)| self.learn(a, b))
    }

    /// Finds out whether a route could use track between two sides: come in at
    /// one end without having left by the other, where old track ends too.
    fn learn(&mut self, a: Edge, b: Edge) -> bool {
        let track = Joins::of(a, b.into());
        self.unknown = self.unknown.without(track);
        let comes =
            |edge, left| self.entries.contains(edge) && self.ways.avoid(self.hex, edge, left);
        let useful = comes(a, b) || comes(b, a);
        if useful {
            self.useful = self.useful.with(track);
        }
        useful
    }
}
