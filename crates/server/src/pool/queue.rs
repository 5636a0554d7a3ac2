//! Who is next: a pure value.

use std::collections::{HashMap, VecDeque};

use super::{Account, PoolLimits};
use crate::limits::Network;

/// A piece of work, by the order in which it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct JobId(u64);

/// What waits and what is being done, and on whose account.
pub(super) struct FairQueue<W> {
    limits: PoolLimits,
    next: u64,
    /// What waits, the oldest first. No list is empty.
    waiting: HashMap<Account, VecDeque<(JobId, W)>>,
    /// How much that is in all.
    waiting_in_all: usize,
    /// Whose turn it is: every household with something waiting, once.
    turns: VecDeque<Household>,
    /// What is being done, and where.
    begun: HashMap<JobId, (Account, Lane)>,
}

/// Accounts that share a turn, and whose it is among them: everybody with
/// something waiting, once.
struct Household {
    door: Door,
    turns: VecDeque<Account>,
}

/// What accounts of one household have in common: where they are; where that is not
/// known, each is a household of its own.
#[derive(PartialEq, Eq)]
enum Door {
    Household(Network),
    Alone(Account),
}

impl Door {
    fn of(account: &Account) -> Self {
        account.household().map_or_else(|| Self::Alone(account.clone()), Self::Household)
    }
}

/// Where work is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    /// In one of the places.
    Placed,
    /// Beside them: its place is another's.
    Aside,
}

impl<W> FairQueue<W> {
    pub(super) fn new(limits: PoolLimits) -> Self {
        let (waiting, turns, begun) = (HashMap::new(), VecDeque::new(), HashMap::new());
        Self { limits, next: 0, waiting, waiting_in_all: 0, turns, begun }
    }

    /// Takes work in, unless too much is waiting.
    pub(super) fn push(&mut self, account: Account, work: W) -> Option<JobId> {
        let own = self.waiting.get(&account).map_or(0, VecDeque::len);
        if self.waiting_in_all >= self.limits.waiting || own >= self.limits.waiting_each {
            return None;
        }
        (self.next, self.waiting_in_all) = (self.next + 1, self.waiting_in_all + 1);
        let job = JobId(self.next);
        if own == 0 {
            self.line_up(account.clone());
        }
        self.waiting.entry(account).or_default().push_back((job, work));
        Some(job)
    }

    /// Whoever comes last in their household, which comes last if it had nobody.
    fn line_up(&mut self, account: Account) {
        let door = Door::of(&account);
        match self.turns.iter_mut().find(|household| household.door == door) {
            Some(household) => household.turns.push_back(account),
            None => self.turns.push_back(Household { door, turns: VecDeque::from([account]) }),
        }
    }

    /// What can be begun now: the oldest work of whoever's turn it is in the
    /// household whose turn it is.
    pub(super) fn begin(&mut self) -> Option<(JobId, W)> {
        if self.count(Lane::Placed) >= self.limits.places {
            return None;
        }
        let next = |household: &Household| {
            let room = self.begun_by(&household.door) < self.limits.begun_household;
            household.turns.iter().position(|account| room && self.may_begin(account))
        };
        let mut houses = self.turns.iter().enumerate();
        let (place, turn) =
            houses.find_map(|(place, household)| Some((place, next(household)?)))?;
        let mut household = self.turns.remove(place)?;
        let account = household.turns.remove(turn)?;
        let own = self.waiting.get_mut(&account)?;
        let (job, work) = own.pop_front()?;
        self.waiting_in_all -= 1;
        if own.is_empty() {
            self.waiting.remove(&account);
        } else {
            household.turns.push_back(account.clone());
        }
        if !household.turns.is_empty() {
            self.turns.push_back(household);
        }
        self.begun.insert(job, (account, Lane::Placed));
        Some((job, work))
    }

    /// Work on one account, aside or not, is only so much at a time.
    fn may_begin(&self, account: &Account) -> bool {
        let own = self.begun.values().filter(|(of, _)| of == account).count();
        own < self.limits.places_each
    }

    /// How much is being done in a household, aside or not.
    fn begun_by(&self, door: &Door) -> usize {
        self.begun.values().filter(|(of, _)| Door::of(of) == *door).count()
    }

    fn count(&self, lane: Lane) -> usize {
        self.begun.values().filter(|(_, of)| *of == lane).count()
    }

    /// Sets a job aside that is being done. Says whether its place is free now.
    pub(super) fn set_aside(&mut self, job: JobId) -> bool {
        let full = self.count(Lane::Aside) >= self.limits.aside;
        match self.begun.get_mut(&job) {
            Some((_, lane)) if *lane == Lane::Placed && !full => {
                *lane = Lane::Aside;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Gives a job its place back that nobody could take.
    pub(super) fn put_back(&mut self, job: JobId) {
        if let Some((_, lane)) = self.begun.get_mut(&job) {
            *lane = Lane::Placed;
        }
    }

    /// Forgets a job if it has not been begun.
    pub(super) fn forget(&mut self, job: JobId) {
        let mut waiting = self.waiting.iter_mut();
        // A thread may have begun it just before.
        let Some((account, own)) = waiting.find(|(_, own)| own.iter().any(|(id, _)| *id == job))
        else {
            return;
        };
        own.retain(|(id, _)| *id != job);
        self.waiting_in_all -= 1;
        if own.is_empty() {
            let account = account.clone();
            self.waiting.remove(&account);
            self.turns.iter_mut().for_each(|household| household.turns.retain(|of| *of != account));
            self.turns.retain(|household| !household.turns.is_empty());
        }
    }

    /// A job has ended. Says whether it still had its place.
    pub(super) fn end(&mut self, job: JobId) -> bool {
        self.begun.remove(&job).is_none_or(|(_, lane)| lane == Lane::Placed)
    }

    /// Forgets what waits.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        self.waiting_in_all = 0;
        self.turns.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bourse_table::GuestId;

    const LIMITS: PoolLimits = PoolLimits {
        places: 2,
        places_each: 1,
        begun_household: 2,
        waiting: 6,
        waiting_each: 4,
        aside: 1,
    };

    fn guest(letter: &str) -> Account {
        Account::Guest(GuestId::parse(&letter.repeat(26)).unwrap(), None)
    }

    fn guest_at(letter: &str, address: [u8; 4]) -> Account {
        let household = Network::household(address.into());
        Account::Guest(GuestId::parse(&letter.repeat(26)).unwrap(), Some(household))
    }

    fn begin(queue: &mut FairQueue<&'static str>) -> Option<&'static str> {
        queue.begin().map(|(_, work)| work)
    }

    #[test]
    fn people_take_turns_whoever_came_with_more() {
        let mut queue = FairQueue::new(LIMITS);
        for work in ["a1", "a2", "a3"] {
            queue.push(guest("a"), work).unwrap();
        }
        queue.push(guest("b"), "b1").unwrap();
        let (first, work) = queue.begin().unwrap();
        assert_eq!(work, "a1");
        let (second, work) = queue.begin().unwrap();
        assert_eq!(work, "b1", "one place for each");
        assert_eq!(begin(&mut queue), None, "all places are taken");
        assert!(queue.end(second));
        assert_eq!(begin(&mut queue), None, "the other place is not for the same person");
        assert!(queue.end(first));
        assert_eq!(begin(&mut queue), Some("a2"));
    }

    #[test]
    fn no_more_waits_than_may() {
        let mut queue = FairQueue::new(LIMITS);
        for _ in 0..4 {
            queue.push(guest("a"), "").unwrap();
        }
        assert_eq!(queue.push(guest("a"), ""), None, "too much of one person");
        let last = queue.push(guest("b"), "").unwrap();
        queue.push(guest("c"), "").unwrap();
        assert_eq!(queue.push(guest("d"), ""), None, "too much in all");
        assert!(!queue.set_aside(last), "it has no place yet");
        queue.forget(last);
        queue.push(guest("d"), "").unwrap();
    }

    #[test]
    fn what_is_set_aside_makes_room_but_not_for_whoever_asked_for_it() {
        let mut queue = FairQueue::new(LIMITS);
        for work in ["a1", "a2"] {
            queue.push(guest("a"), work).unwrap();
        }
        for (name, work) in [("b", "b1"), ("c", "c1"), ("d", "d1")] {
            queue.push(guest(name), work).unwrap();
        }
        let (long, _) = queue.begin().unwrap();
        let (late, work) = queue.begin().unwrap();
        assert_eq!(work, "b1");
        assert!(queue.set_aside(long), "another thread takes its place");
        assert!(!queue.set_aside(long), "once");
        assert_eq!(begin(&mut queue), Some("c1"), "a's first is still being done");
        assert!(!queue.set_aside(late), "one too many: it keeps its place");
        assert_eq!(begin(&mut queue), None);
        assert!(queue.end(late), "its thread goes on");
        assert_eq!(begin(&mut queue), Some("d1"));
        assert!(!queue.end(long), "its thread has been replaced");
        assert_eq!(begin(&mut queue), None, "two places");
    }

    #[test]
    fn what_nobody_can_stand_in_for_keeps_its_place() {
        let mut queue = FairQueue::new(LIMITS);
        for name in ["a", "b", "c"] {
            queue.push(guest(name), "").unwrap();
        }
        let (long, _) = queue.begin().unwrap();
        assert!(queue.set_aside(long));
        queue.put_back(long);
        assert!(queue.begin().is_some());
        assert!(queue.begin().is_none(), "two places");
        assert!(queue.end(long), "its thread goes on");
        assert!(queue.begin().is_some());
    }

    #[test]
    fn who_comes_under_many_names_waits_for_himself() {
        let limits = PoolLimits { places: 1, waiting: 100, ..LIMITS };
        let mut queue = FairQueue::new(limits);
        let (many, one) = ([192, 0, 2, 1], [192, 0, 2, 2]);
        for letter in ["a", "b", "c", "d", "e", "f"] {
            queue.push(guest_at(letter, many), letter).unwrap();
        }
        queue.push(guest_at("y", one), "y").unwrap();
        queue.push(guest("z"), "z").unwrap();
        let mut order = String::new();
        while let Some((job, work)) = queue.begin() {
            order.push_str(work);
            queue.end(job);
        }
        assert_eq!(order, "ayzbcdef");
    }

    #[test]
    fn one_household_leaves_room_for_others_whatever_takes_long() {
        let limits = PoolLimits { places: 2, begun_household: 3, aside: 4, waiting: 100, ..LIMITS };
        let mut queue = FairQueue::new(limits);
        for letter in ["a", "b", "c", "d", "e", "f"] {
            queue.push(guest_at(letter, [192, 0, 2, 1]), letter).unwrap();
        }
        let mut begun = Vec::new();
        while let Some((job, work)) = queue.begin() {
            begun.push(work);
            assert!(queue.set_aside(job));
        }
        assert_eq!(begun, ["a", "b", "c"]);
        queue.push(guest_at("y", [192, 0, 2, 2]), "y").unwrap();
        assert_eq!(begin(&mut queue), Some("y"), "there is room for another");
    }
}
