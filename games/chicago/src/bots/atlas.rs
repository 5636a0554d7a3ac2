//! What the map says once and for all.

use std::sync::LazyLock;

use crate::{CHICAGO, Hex, HexSet, Table, Terrain};

/// Facts of the map that no move changes.
pub(super) struct Atlas {
    /// Forests and mountains: for one company only.
    single: HexSet,
    /// The start hexes of the coast: for nobody else.
    closed: HexSet,
    /// Hexes that bring income.
    earning: HexSet,
    /// How many locomotives it takes from each hex to Chicago.
    to_chicago: Vec<u8>,
    /// The hexes nearer Chicago than each distance.
    nearer: Vec<HexSet>,
}

/// The map of the game.
pub(super) static ATLAS: LazyLock<Atlas> = LazyLock::new(Atlas::new);

impl Atlas {
    fn new() -> Self {
        let of = |wanted: fn(Terrain) -> bool| -> HexSet {
            Hex::all().filter(|hex| wanted(hex.terrain())).collect()
        };
        let closed = of(|terrain| terrain == Terrain::Start);
        let mut to_chicago = vec![u8::MAX; Hex::all().len()];
        let (mut seen, mut ring) = (HexSet::EMPTY, HexSet::only(CHICAGO));
        let (mut distance, mut nearer) = (0, Vec::new());
        while !ring.is_empty() {
            nearer.push(seen);
            for hex in ring.iter() {
                to_chicago[hex.index()] = distance;
            }
            seen = seen | ring;
            ring = ring.neighbours() - seen;
            distance += 1;
        }
        Self {
            single: of(|terrain| matches!(terrain, Terrain::Forest | Terrain::Mountain)),
            closed,
            earning: of(|terrain| {
                matches!(terrain, Terrain::City | Terrain::Mountain | Terrain::Industrial(_))
            }),
            to_chicago,
            nearer,
        }
    }

    /// How many locomotives it takes from the hex to Chicago.
    pub(super) fn to_chicago(&self, hex: Hex) -> u8 {
        self.to_chicago[hex.index()]
    }

    /// The hexes a company may want to end on, being so near Chicago already.
    pub(super) fn worth_reaching(&self, distance: u8) -> HexSet {
        let nearer = self.nearer.get(usize::from(distance)).copied().unwrap_or_default();
        self.earning | nearer
    }

    /// The hexes that are shut to a company which does not stand there.
    pub(super) fn shut(&self, table: &Table) -> HexSet {
        self.closed | (self.single & table.occupied())
    }
}

#[cfg(test)]
mod tests {
    use crate::Company;

    use super::*;

    #[test]
    fn the_coast_is_as_far_from_chicago_as_the_map_says() {
        let far = [Company::Prr, Company::Bo, Company::Co, Company::Nyc, Company::Wabash]
            .map(|company| ATLAS.to_chicago(company.start()));
        assert_eq!(far, [17, 16, 16, 18, 3]);
    }
}
