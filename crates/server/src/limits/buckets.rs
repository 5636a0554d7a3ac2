//! A bucket for everybody.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{Bucket, Rate};

/// No more buckets are kept. Whoever comes from more addresses than that is not
/// stopped by counting them one by one.
const MOST: usize = 1 << 16;

/// A bucket for each key that has asked lately.
pub(crate) struct Buckets<K> {
    rate: Rate,
    most: usize,
    /// Those that are not full, and some that are.
    kept: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, most: MOST, kept: Mutex::default() }
    }

    /// Takes a token of a key's bucket, or says how long it takes until there
    /// is one.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= self.most && !kept.contains_key(&key) {
            forget(&mut kept, self.most / 2, now);
        }
        kept.entry(key).or_default().take(self.rate, now)
    }
}

/// Forgets full buckets, and then those that will be full soonest, until no
/// more than so many are left.
fn forget<K: Hash + Eq>(kept: &mut HashMap<K, Bucket>, most: usize, now: Instant) {
    kept.retain(|_, bucket| bucket.full_at().is_some_and(|full_at| full_at > now));
    if kept.len() <= most {
        return;
    }
    let mut times: Vec<Instant> = kept.values().filter_map(Bucket::full_at).collect();
    let last = times.len() - most - 1;
    let (_, soon, _) = times.select_nth_unstable(last);
    let soon = *soon;
    kept.retain(|_, bucket| bucket.full_at().is_some_and(|full_at| full_at > soon));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Unit;

    fn small(most: usize) -> Buckets<u32> {
        Buckets { most, ..Buckets::new(Rate::new(2, 1, Unit::Second)) }
    }

    #[test]
    fn everybody_has_a_bucket_of_his_own() {
        let (buckets, now) = (small(100), Instant::now());
        for key in 0..3 {
            assert!(buckets.take(key, now).is_ok() && buckets.take(key, now).is_ok());
            assert_eq!(buckets.take(key, now), Err(Duration::from_secs(1)));
        }
    }

    #[test]
    fn however_many_come_only_so_many_are_kept() {
        let (buckets, now) = (small(100), Instant::now());
        for key in 0..100_000 {
            let _ = buckets.take(key, now);
            assert!(buckets.kept.lock().unwrap().len() <= 100);
        }
    }

    #[test]
    fn full_buckets_are_forgotten_before_empty_ones() {
        let (buckets, start) = (small(4), Instant::now());
        for key in 0..3 {
            buckets.take(key, start).unwrap();
        }
        let later = start + Duration::from_secs(10);
        buckets.take(3, later).unwrap();
        buckets.take(3, later).unwrap();
        buckets.take(4, later).unwrap();
        assert_eq!(buckets.kept.lock().unwrap().len(), 2);
        assert!(buckets.take(3, later).is_err(), "who had asked too often is not forgotten");
    }

    #[test]
    fn of_those_that_are_not_full_the_emptiest_are_kept() {
        let (buckets, now) = (small(4), Instant::now());
        for key in [0, 1, 2, 3, 2, 3] {
            buckets.take(key, now).unwrap();
        }
        buckets.take(4, now).unwrap();
        assert!(buckets.take(2, now).is_err() && buckets.take(3, now).is_err());
    }
}
