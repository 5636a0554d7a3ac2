//! Money, and everything measured in it: bids, prices, incomes, fortunes.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// An amount of money in whole units. Some prices are negative.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[derive(ts_rs::TS)]
pub struct Money(pub i32);

impl Money {
    /// No money.
    pub const ZERO: Self = Self(0);

    /// The share of each of `parts`, rounded up. Nothing for nobody.
    #[must_use]
    pub const fn split_up(self, parts: i32) -> Self {
        if parts <= 0 {
            return Self::ZERO;
        }
        let whole = self.0.div_euclid(parts);
        Self(if self.0.rem_euclid(parts) == 0 { whole } else { whole + 1 })
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Add for Money {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Money {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Money {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i32> for Money {
    type Output = Self;

    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Money {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitting_rounds_up() {
        assert_eq!(Money(16).split_up(3), Money(6));
        assert_eq!(Money(12).split_up(3), Money(4));
        assert_eq!(Money(5).split_up(0), Money(0));
        assert_eq!(Money(-5).split_up(2), Money(-2));
    }
}
