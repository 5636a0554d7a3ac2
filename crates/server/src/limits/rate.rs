//! So many at once, then so many in a time.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use thiserror::Error;

/// How often something may happen: `300+20/s` is three hundred times at once,
/// then twenty times a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    burst: u32,
    count: u32,
    per: Unit,
}

/// A time in which something is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A second.
    Second,
    /// A minute.
    Minute,
    /// An hour.
    Hour,
}

impl Unit {
    const ALL: [Self; 3] = [Self::Second, Self::Minute, Self::Hour];

    fn duration(self) -> Duration {
        Duration::from_secs(match self {
            Self::Second => 1,
            Self::Minute => 60,
            Self::Hour => 60 * 60,
        })
    }

    fn word(self) -> &'static str {
        match self {
            Self::Second => "s",
            Self::Minute => "min",
            Self::Hour => "h",
        }
    }
}

impl Rate {
    /// So many at once, then so many in a time. Neither is ever none.
    #[must_use]
    pub const fn new(burst: u32, count: u32, per: Unit) -> Self {
        let burst = if burst == 0 { 1 } else { burst };
        let count = if count == 0 { 1 } else { count };
        Self { burst, count, per }
    }

    /// How long it takes until once more is allowed.
    fn interval(self) -> Duration {
        self.per.duration() / self.count
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}/{}", self.burst, self.count, self.per.word())
    }
}

/// Why a text is no rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a rate is written as 300+20/s: so many at once, then so many per s, min or h")]
pub struct NotARate;

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Self, NotARate> {
        let (burst, rest) = text.split_once('+').ok_or(NotARate)?;
        let (count, per) = rest.split_once('/').ok_or(NotARate)?;
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
        let (burst, count) = (number(burst).ok_or(NotARate)?, number(count).ok_or(NotARate)?);
        let per = Unit::ALL.into_iter().find(|unit| unit.word() == per).ok_or(NotARate)?;
        Ok(Self { burst, count, per })
    }
}

/// A token bucket. All that is kept of it is when it will be full again (the
/// "generic cell rate algorithm").
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bucket {
    full_at: Option<Instant>,
}

impl Bucket {
    /// Takes a token, or says how long it takes until there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        let full_at = self.full_at.map_or(now, |full_at| full_at.max(now)) + rate.interval();
        let missing = full_at.duration_since(now);
        let most = rate.interval() * rate.burst;
        if missing > most {
            return Err(missing - most);
        }
        self.full_at = Some(full_at);
        Ok(())
    }

    /// When it is full, and need not be kept.
    pub(super) fn full_at(&self) -> Option<Instant> {
        self.full_at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_and_then_one_by_one() {
        let (rate, mut bucket, start) =
            (Rate::new(3, 2, Unit::Second), Bucket::default(), Instant::now());
        let second = Duration::from_secs(1);
        for _ in 0..3 {
            assert_eq!(bucket.take(rate, start), Ok(()));
        }
        assert_eq!(bucket.take(rate, start), Err(second / 2));
        // A refusal costs nothing.
        assert_eq!(bucket.take(rate, start), Err(second / 2));
        assert_eq!(bucket.take(rate, start + second / 2), Ok(()));
        assert_eq!(bucket.take(rate, start + second / 2), Err(second / 2));
        // However long one waits, there are never more than at first.
        let later = start + second * 1000;
        let taken = (0..10).filter(|_| bucket.take(rate, later).is_ok()).count();
        assert_eq!(taken, 3);
    }

    #[test]
    fn a_rate_is_read_as_it_is_written() {
        for text in ["300+20/s", "60+12/min", "30+120/h", "1+1/h"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        for wrong in ["", "20/s", "300+20", "300+20/d", "0+1/s", "1+0/s", "-1+1/s", "a+b/s"] {
            assert_eq!(wrong.parse::<Rate>(), Err(NotARate), "{wrong}");
        }
    }
}
