//! How many are here at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Network;

/// Counts connections, all of them and by household.
pub(crate) struct Occupancy {
    most: usize,
    most_of_one: usize,
    now: Mutex<Now>,
}

#[derive(Default)]
struct Now {
    all: usize,
    by_household: HashMap<Network, usize>,
}

impl Occupancy {
    pub(crate) fn new(most: usize, most_of_one: usize) -> Arc<Self> {
        Arc::new(Self { most, most_of_one, now: Mutex::default() })
    }

    /// A place, given back when it is dropped. Who is nobody's household has no
    /// limit of their own.
    pub(crate) fn enter(self: &Arc<Self>, household: Option<Network>) -> Option<Place> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if now.all >= self.most {
            return None;
        }
        if let Some(household) = household {
            let here = now.by_household.entry(household).or_insert(0);
            if *here >= self.most_of_one {
                return None;
            }
            *here += 1;
        }
        now.all += 1;
        Some(Place { occupancy: Arc::clone(self), household })
    }
}

/// A connection that is counted.
pub(crate) struct Place {
    occupancy: Arc<Occupancy>,
    household: Option<Network>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut now = self.occupancy.now.lock().unwrap_or_else(PoisonError::into_inner);
        now.all -= 1;
        if let Some(household) = self.household
            && let Some(here) = now.by_household.get_mut(&household)
        {
            *here -= 1;
            if *here == 0 {
                now.by_household.remove(&household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_makes_room() {
        let occupancy = Occupancy::new(4, 2);
        let [one, two] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().ok());
        let mut places: Vec<_> = (0..2).map(|_| occupancy.enter(one).unwrap()).collect();
        assert!(occupancy.enter(one).is_none());
        places.push(occupancy.enter(two).unwrap());
        places.push(occupancy.enter(None).unwrap());
        assert!(occupancy.enter(None).is_none() && occupancy.enter(two).is_none());
        places.remove(0);
        assert!(occupancy.enter(one).is_some());
        places.clear();
        let now = occupancy.now.lock().unwrap();
        assert!(now.all == 0 && now.by_household.is_empty());
    }
}
