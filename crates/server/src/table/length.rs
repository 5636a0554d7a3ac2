//! How long a table's log may become.
//!
//! All of it is kept, read and replayed, and every change of seats is told to
//! everybody who comes. A game has an end; taking back, sitting down and getting
//! up, or asking and withdrawing have none.

use axum::http::StatusCode;

use super::{Entry, Table, Who};
use crate::api::{Problem, ProblemCode};

/// One in so many entries may be a change of seats,
const CHANGES_OF_SEATS: u64 = 20;
/// but so many may be in any case.
const FEW_CHANGES: u64 = 100;

impl Table {
    /// Whether there is room for what somebody decided: up to so many entries
    /// for everything, then as many again for what brings the game to its end.
    /// What is one player's secret has a limit of its own, and counts for
    /// nothing here: from a refusal one could learn of it.
    pub(crate) fn check_room(&self, entries: &[Entry], most: u64) -> Result<(), Problem> {
        let more = entries.iter().filter(|entry| !entry.is_secret()).count() as u64;
        let seats = entries.iter().filter(|entry| is_change_of_seats(entry)).count() as u64;
        let room = match entries.iter().all(brings_to_the_end) {
            true => most.saturating_mul(2),
            false => most,
        };
        let changes = self.seating.len() as u64 + seats;
        let fits = self.seq.saturating_add(more) <= room
            && (seats == 0 || changes <= FEW_CHANGES.max(room / CHANGES_OF_SEATS));
        if more == 0 || fits {
            return Ok(());
        }
        let message = "too much has happened at this table; the game can only be played to its end";
        Err(Problem::new(StatusCode::CONFLICT, ProblemCode::LogFull, message))
    }
}

fn is_change_of_seats(entry: &Entry) -> bool {
    matches!(entry, Entry::Seated { .. } | Entry::Left { .. })
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
