//! The track from START to END and the eight pawns on it: §1, §7.2, §7.3, §9.

use serde::{Serialize, Serializer};

use crate::rules::company::{ByCompany, Company, CompanySet};
use crate::rules::data::{END_SPACE, SECTION_COUNT, SECTION_OF, SECTIONS, Shade};

/// A space of the track: START, a normal space, or END.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, ts_rs::TS,
)]
#[ts(rename = "SpeculationSpace")]
#[serde(transparent)]
pub struct Space(u8);

impl Space {
    /// Where all pawns begin.
    pub const START: Self = Self(0);
    /// Where the first to arrive ends the game.
    pub const END: Self = Self(END_SPACE);

    /// The space with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number <= END_SPACE { Some(Self(number)) } else { None }
    }

    /// Its number: 0 for START.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The section of a normal space.
    #[must_use]
    pub fn section(self) -> Option<TrackSection> {
        if self == Self::START {
            return None;
        }
        SECTION_OF.get(usize::from(self.0)).map(|&section| TrackSection(section))
    }
}

/// A section of the track, with a price list of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrackSection(u8);

impl TrackSection {
    /// The sections from START to END.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..SECTION_COUNT as u8).map(Self)
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its first space.
    #[must_use]
    pub fn first(self) -> Space {
        Space(SECTIONS[self.index()].first)
    }

    /// Its last space.
    #[must_use]
    pub fn last(self) -> Space {
        Space(SECTIONS[self.index()].last)
    }

    /// How it is printed.
    #[must_use]
    pub fn shade(self) -> Shade {
        SECTIONS[self.index()].shade
    }
}

impl Serialize for TrackSection {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

/// Where the pawns are, and in which order those in END arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Track {
    positions: ByCompany<Space>,
    #[serde(serialize_with = "arrived")]
    end_order: [Option<Company>; 8],
}

fn arrived<S: Serializer>(order: &[Option<Company>; 8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(order.iter().flatten())
}

impl Track {
    /// Pawns on START and on normal spaces; `None` if two share a normal space
    /// or one is in END.
    #[must_use]
    pub fn new(positions: ByCompany<Space>) -> Option<Self> {
        let track = Self { positions, ..Self::default() };
        let on_track = positions.iter().filter(|&&space| space != Space::START).count();
        let distinct = track.occupied().count_ones() as usize == on_track;
        distinct.then_some(track)
    }

    /// Where a pawn is.
    #[must_use]
    #[inline]
    pub fn position(&self, company: Company) -> Space {
        self.positions[company]
    }

    /// Where all pawns are.
    #[must_use]
    pub fn positions(&self) -> &ByCompany<Space> {
        &self.positions
    }

    /// The companies in END, by time of arrival.
    pub fn end_order(&self) -> impl Iterator<Item = Company> + Clone + '_ {
        self.end_order.iter().flatten().copied()
    }

    /// How many pawns are in END.
    #[must_use]
    pub fn in_end(&self) -> usize {
        self.end_order().count()
    }

    /// A company's place in END, from 0.
    #[must_use]
    pub fn arrival(&self, company: Company) -> Option<usize> {
        self.end_order().position(|arrived| arrived == company)
    }

    /// How many pawns are on a higher space, those in END included, for each
    /// company.
    ///
    /// Compares eight spaces at once, a byte for each: with the highest bit
    /// lent to every byte, it is left where the subtraction borrowed nothing.
    #[must_use]
    #[inline]
    pub(crate) fn pawns_ahead(&self) -> ByCompany<usize> {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const TOPS: u64 = ONES << 7;
        let spaces = u64::from_le_bytes(Company::ALL.map(|company| self.positions[company].0));
        ByCompany::from_fn(|company| {
            let higher_than = ONES * (u64::from(self.positions[company].0) + 1);
            let higher = ((spaces | TOPS) - higher_than) & TOPS;
            ((higher >> 7).wrapping_mul(ONES) >> 56) as usize
        })
    }

    /// The occupied normal spaces, one bit for each. START and END are never
    /// occupied.
    #[must_use]
    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        let all = self.positions.iter().fold(0, |set, space| set | 1_u64 << space.0);
        all & !(1 | 1 << END_SPACE)
    }

    /// Moves a pawn; one that comes to END is noted as the last to arrive.
    pub(crate) fn put(&mut self, company: Company, to: Space) {
        self.positions[company] = to;
        if to == Space::END
            && self.arrival(company).is_none()
            && let Some(place) = self.end_order.iter_mut().find(|place| place.is_none())
        {
            *place = Some(company);
        }
    }

    /// Where a pawn comes to in so many steps: occupied spaces are jumped and
    /// not counted, and END is never overshot (§9.4, A02, A03).
    #[must_use]
    pub fn after_steps(&self, company: Company, steps: u8) -> Space {
        let occupied = self.occupied();
        let from = self.positions[company];
        (0..steps).fold(
            from,
            |space, _| {
                if space == Space::END { space } else { next_free(occupied, space) }
            },
        )
    }

    /// The next free space behind a pawn, START at the last; `None` on START and
    /// in END.
    #[must_use]
    pub fn step_back(&self, company: Company) -> Option<Space> {
        let from = self.positions[company];
        if from == Space::END {
            return None;
        }
        let free = !self.occupied() & ((1_u64 << from.0) - 1);
        free.checked_ilog2().map(|space| Space(space as u8))
    }

    /// Where Rank +1 puts a pawn: on the first free space ahead of the pawn
    /// ahead of it. `None` for the first pawn (§7.2).
    #[must_use]
    pub fn after_rank_plus(&self, company: Company) -> Option<Space> {
        let occupied = self.occupied();
        let ahead = occupied >> self.positions[company].0 >> 1;
        if ahead == 0 {
            return None;
        }
        let next = self.positions[company].0 + 1 + ahead.trailing_zeros() as u8;
        Some(next_free(occupied, Space(next)))
    }

    /// Where Rank -1 puts a pawn: on the first free space behind the pawn
    /// behind it, which may be START. `None` for the last pawn and on START
    /// (§7.3).
    #[must_use]
    pub fn after_rank_minus(&self, company: Company) -> Option<Space> {
        let behind = self.behind(company)?;
        let free = !self.occupied() & ((1_u64 << behind.0) - 1);
        Some(Space(free.checked_ilog2().unwrap_or(0) as u8))
    }

    /// The space of the next pawn behind, START included.
    #[must_use]
    pub(crate) fn behind(&self, company: Company) -> Option<Space> {
        let all = self.positions.iter().fold(0, |set, space| set | 1_u64 << space.0);
        let behind = all & ((1_u64 << self.positions[company].0) - 1);
        Some(Space(behind.checked_ilog2()? as u8))
    }

    /// The companies for which something holds.
    pub(crate) fn companies_where(holds: impl Fn(Company) -> bool) -> CompanySet {
        Company::ALL.into_iter().filter(|&company| holds(company)).collect()
    }
}

/// The next space up that is not occupied, at the latest END.
#[inline]
fn next_free(occupied: u64, space: Space) -> Space {
    let free = !occupied >> space.0 >> 1;
    Space((space.0 + 1 + free.trailing_zeros() as u8).min(END_SPACE))
}
