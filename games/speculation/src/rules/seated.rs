//! One value for each seat of a table.

use std::ops::{Index, IndexMut};

use bourse_game::{BySeat, Players, Seat};
use serde::{Serialize, Serializer};

/// One value for each seat of a table, written as a list of that many. A seat
/// that is not at the table keeps what it was filled with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated<T> {
    players: Players,
    values: BySeat<T>,
}

impl<T: Copy> Seated<T> {
    /// The same value for all.
    pub fn new(players: Players, fill: T) -> Self {
        Self { players, values: BySeat::from_fn(|_| fill) }
    }

    /// Each seat's value made by a function.
    pub fn from_fn(players: Players, fill: T, mut make: impl FnMut(Seat) -> T) -> Self {
        let value = |seat| if players.has(seat) { make(seat) } else { fill };
        Self { players, values: BySeat::from_fn(value) }
    }

    /// The values in seat order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = T> + Clone + '_ {
        self.values.iter(self.players).copied()
    }
}

impl<T> Index<Seat> for Seated<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat]
    }
}

impl<T> IndexMut<Seat> for Seated<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat]
    }
}

impl<T: Serialize> Serialize for Seated<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values.iter(self.players))
    }
}
