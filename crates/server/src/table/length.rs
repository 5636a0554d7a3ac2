//! How long a table's log may become.
//!
//! All of it is kept, read and replayed, and every change of seats is told to
//! everybody who comes. A game has an end; taking back, sitting down and getting
//! up, or asking and withdrawing have none.

use super::{Entry, Table, TableError, Who};

/// One in so many entries may be a change of seats, and as many a wish for one,
const ABOUT_SEATS: u64 = 10;
/// but so many may be in any case.
const FEW: u64 = 100;

impl Table {
    /// Whether there is room for what somebody decided: up to so many entries
    /// for everything, then as many again for what brings the game to its end.
    /// What is one player's secret has a limit of its own, and counts for
    /// nothing here: from a refusal one could learn of it.
    pub(crate) fn check_room(&self, entries: &[Entry], most: u64) -> Result<(), TableError> {
        let more = entries.iter().filter(|entry| !entry.is_secret()).count() as u64;
        let count = |kind: fn(&Entry) -> bool| entries.iter().filter(|e| kind(e)).count() as u64;
        let (changes, wishes) = (count(is_change_of_seats), count(is_wish_for_seat));
        let room = match entries.iter().all(brings_to_the_end) {
            true => most.saturating_mul(2),
            false => most,
        };
        let about_seats = FEW.max(room / ABOUT_SEATS);
        let fits = self.seq.saturating_add(more) <= room
            && (changes == 0 || self.seating.len() as u64 + changes <= about_seats)
            && (wishes == 0 || self.seats_asked + wishes <= about_seats);
        if more == 0 || fits {
            return Ok(());
        }
        Err(TableError::LogFull)
    }
}

fn is_change_of_seats(entry: &Entry) -> bool {
    matches!(entry, Entry::Seated { .. } | Entry::Left { .. })
}

fn is_wish_for_seat(entry: &Entry) -> bool {
    matches!(entry, Entry::SeatAsked { .. })
}

/// Whether a game that has no room for anything else needs it: decisions, bots
/// for those who do not decide, and answers to what is being asked.
fn brings_to_the_end(entry: &Entry) -> bool {
    match entry {
        Entry::Played { .. }
        | Entry::Left { .. }
        | Entry::SeatAnswered { .. }
        | Entry::UndoAnswered { .. }
        | Entry::OrderGiven { .. }
        | Entry::OrderWithdrawn { .. }
        | Entry::OrderEnded { .. }
        | Entry::Rematch { .. } => true,
        Entry::Seated { who, .. } | Entry::SeatAsked { who, .. } => {
            matches!(who, Who::Bot { .. })
        }
        Entry::Created(_)
        | Entry::UndoAsked { .. }
        | Entry::Undone { .. }
        | Entry::Redone { .. }
        | Entry::Withdrawn { .. }
        | Entry::Paced { .. } => false,
    }
}
