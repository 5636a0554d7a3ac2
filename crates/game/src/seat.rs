//! Seats at the table and small collections indexed by them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
pub struct Seat(u8);

impl Seat {
    /// The seat that names itself 0.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, if any table has one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The seat's number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour clockwise at a table of this many players.
    #[must_use]
    pub const fn next(self, players: Players) -> Self {
        if self.0 + 1 < players.0 { Self(self.0 + 1) } else { Self(0) }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom("no table has such a seat"))
    }
}

/// How many people sit at the table: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Players(u8);

impl Players {
    /// This many players, if a table can have them.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && (count as usize) <= MAX_SEATS { Some(Self(count)) } else { None }
    }

    /// The number of players.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Whether the seat is one of this table's.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats of the table.
    #[must_use]
    pub const fn all(self) -> Seats {
        Seats(((1_u16 << self.0) - 1) as u8)
    }

    /// The seats in ascending order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// This seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first seat of the set met when going clockwise, starting after `seat`
    /// and coming round to `seat` itself last.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        let later = Self(self.0 & !((2_u16 << seat.0) - 1) as u8);
        if later.is_empty() { self.first() } else { later.first() }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The values of the seats of a table, in seat order.
    pub fn iter(&self, players: Players) -> impl ExactSizeIterator<Item = &T> + Clone {
        self.0[..usize::from(players.0)].iter()
    }

    /// Each seat's value made by a function.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat(index as u8))))
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn clockwise_comes_round() {
        let players = Players::new(3).unwrap();
        assert_eq!(seat(0).next(players), seat(1));
        assert_eq!(seat(2).next(players), seat(0));
    }

    #[test]
    fn after_goes_clockwise_and_ends_with_the_seat_itself() {
        let seats: Seats = [seat(1), seat(3)].into_iter().collect();
        assert_eq!(seats.after(seat(0)), Some(seat(1)));
        assert_eq!(seats.after(seat(1)), Some(seat(3)));
        assert_eq!(seats.after(seat(3)), Some(seat(1)));
        assert_eq!(seats.after(seat(5)), Some(seat(1)));
        assert_eq!(Seats::only(seat(2)).after(seat(2)), Some(seat(2)));
        assert_eq!(Seats::NONE.after(seat(2)), None);
    }

    #[test]
    fn no_seat_beyond_the_sixth() {
        assert_eq!(Seat::new(6), None);
        assert_eq!(Players::new(0), None);
        assert_eq!(Players::new(7), None);
        assert_eq!(Players::new(6).unwrap().all().len(), 6);
    }
}
