//! Who has been at the table lately.

use std::collections::{HashMap, HashSet};

use crate::ids::GuestId;

/// After so many minutes without an open page a player counts as absent, where
/// a table says nothing else.
pub const USUAL_ABSENCE: u32 = 15;

/// The longest time a table can set until a player counts as absent, in
/// minutes: a week.
pub const LONGEST_ABSENCE: u32 = 7 * 24 * 60;

/// When people had a page of the table open, as far as the server knows.
#[derive(Clone, Default, Debug)]
pub struct Attendance {
    /// In seconds since 1970, as everything here.
    pub now: i64,
    /// Since when the server has watched.
    pub since: i64,
    /// Who has a page open now.
    pub here: HashSet<GuestId>,
    /// When others closed their last one.
    pub last: HashMap<GuestId, i64>,
}

impl Attendance {
    /// Whether somebody who sat down at a time has had no page open for so many
    /// minutes. What the server cannot know counts for the player.
    pub fn is_absent(&self, guest: &GuestId, sat_down: i64, minutes: u32) -> bool {
        let seen = self.last.get(guest).copied().unwrap_or(self.since);
        let gone = self.now - seen.max(self.since).max(sat_down);
        !self.here.contains(guest) && gone >= i64::from(minutes) * 60
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_absent_when_no_page_was_open_for_so_long() {
        let guest = GuestId::random();
        let mut attendance = Attendance { now: 2000, since: 500, ..Attendance::default() };
        assert!(attendance.is_absent(&guest, 0, 25), "1500 s since the server started");
        assert!(!attendance.is_absent(&guest, 0, 26));
        assert!(!attendance.is_absent(&guest, 1101, 15), "sat down since");
        assert!(attendance.is_absent(&guest, 1100, 15));
        attendance.last.insert(guest.clone(), 1101);
        assert!(!attendance.is_absent(&guest, 0, 15), "closed a page since");
        attendance.last.insert(guest.clone(), 1100);
        assert!(attendance.is_absent(&guest, 0, 15));
        attendance.last.insert(guest.clone(), 2000);
        assert!(attendance.is_absent(&guest, 0, 0));
        attendance.here.insert(guest.clone());
        assert!(!attendance.is_absent(&guest, 0, 0), "has a page open");
    }
}
