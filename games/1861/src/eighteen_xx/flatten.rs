//! Which entries of a file's list are in force.
//!
//! Players of 18xx.games undo and redo as they like, and all of it stays in the
//! list. An undo takes back the last entry in force, or everything after a
//! given one; a redo takes back the last undo, unless something was played
//! since. Messages are never taken back, nor what the site did by itself after
//! one; what it did after another entry goes with that.

use std::collections::HashMap;

use super::entry::{Entry, Role};
use super::error::{ActionError, EighteenXxError};

/// The entries in force, by their places in the list, up to the first that goes
/// nowhere, and why it does not.
pub(super) fn in_force(entries: &[Entry<'_>]) -> (Vec<usize>, Option<EighteenXxError>) {
    let mut list = List { places: places(entries), ..List::default() };
    let mut stopped = None;
    for (place, entry) in entries.iter().enumerate() {
        if let Err(error) = list.add(place, entry) {
            stopped = Some(EighteenXxError::action(entry.id, place, None, error));
            break;
        }
    }
    let List { mut played, in_force, said, .. } = list;
    played.truncate(in_force);
    played.extend(said);
    played.sort_unstable();
    (played, stopped)
}

/// Where the first entry of each id is.
fn places(entries: &[Entry<'_>]) -> HashMap<u64, usize> {
    let mut places = HashMap::new();
    for (place, entry) in entries.iter().enumerate() {
        if let Some(id) = entry.id {
            places.entry(id).or_insert(place);
        }
    }
    places
}

#[derive(Default)]
struct List {
    places: HashMap<u64, usize>,
    /// What was played; those undone that can still be redone are its end.
    played: Vec<usize>,
    /// How many of these are in force.
    in_force: usize,
    /// How many were before each undo that can still be redone.
    undone: Vec<usize>,
    /// Messages, for what followed them by itself.
    said: Vec<usize>,
}

impl List {
    fn add(&mut self, place: usize, entry: &Entry<'_>) -> Result<(), ActionError> {
        match entry.role() {
            Role::Undo => {
                let keep = match entry.action_id {
                    None => self.in_force.saturating_sub(1),
                    Some(0) => 0,
                    Some(id) => {
                        let &last = self.places.get(&id).ok_or(ActionError::NoSuchAction { id })?;
                        self.played[..self.in_force].partition_point(|&place| place <= last)
                    }
                };
                self.undone.push(self.in_force);
                self.in_force = keep;
            }
            Role::Redo => {
                self.in_force = self.undone.pop().ok_or(ActionError::NothingToRedo)?;
            }
            Role::Message => self.said.push(place),
            Role::Aside | Role::End | Role::Play => {
                self.undone.clear();
                self.played.truncate(self.in_force);
                self.played.push(place);
                self.in_force = self.played.len();
            }
        }
        Ok(())
    }
}

/// The entries to play and where the players ended the game, in order: those in
/// force with what followed by itself, each with its place in the list and its number
/// among its carrier's.
pub(super) fn to_play<'e, 'a>(
    entries: &'e [Entry<'a>],
    in_force: &'e [usize],
) -> impl Iterator<Item = (usize, Option<usize>, &'e Entry<'a>)> {
    let carriers = in_force.iter().filter_map(|&place| Some((place, entries.get(place)?)));
    let all = carriers.flat_map(|(place, entry)| {
        let followed = entry.auto_actions.iter().enumerate();
        std::iter::once((place, None, entry))
            .chain(followed.map(move |(number, auto)| (place, Some(number), auto)))
    });
    all.filter(|(_, _, entry)| matches!(entry.role(), Role::Play | Role::End))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries in short: a word for each, `undo:3` goes back to action 3.
    fn entries(words: &str) -> Vec<Entry<'static>> {
        let entry = |(place, word): (usize, &str)| {
            let (kind, to) = word.split_once(':').unzip();
            let to: Option<u64> = to.map(|to| to.parse().unwrap());
            let text = serde_json::json!({
                "id": place + 1, "type": kind.unwrap_or(word), "action_id": to,
            });
            let raw = serde_json::value::RawValue::from_string(text.to_string()).unwrap();
            Entry::read(Box::leak(raw)).unwrap()
        };
        words.split(' ').enumerate().map(entry).collect()
    }

    /// The ids in force, space by space.
    fn left(words: &str) -> String {
        let (entries, is_message) =
            (entries(words), |place: &usize| words.split(' ').nth(*place) == Some("message"));
        let (places, stopped) = in_force(&entries);
        assert!(stopped.is_none(), "{words}");
        let places: Vec<usize> = places.into_iter().filter(|place| !is_message(place)).collect();
        let ids: Vec<String> = places.iter().map(|place| (place + 1).to_string()).collect();
        ids.join(" ")
    }

    #[test]
    fn an_undo_takes_back_the_last_entry_in_force() {
        assert_eq!(left("pass pass undo pass"), "1 4");
        assert_eq!(left("pass pass undo undo"), "");
        assert_eq!(left("undo pass"), "2");
    }

    #[test]
    fn an_undo_can_go_back_to_an_entry_or_to_the_start() {
        assert_eq!(left("pass pass pass undo:1"), "1");
        assert_eq!(left("pass pass pass undo:0 pass"), "5");
        assert!(in_force(&entries("pass undo:9")).1.is_some());
    }

    #[test]
    fn a_redo_takes_back_the_last_undo() {
        assert_eq!(left("pass pass undo redo"), "1 2");
        assert_eq!(left("pass pass pass undo:1 undo redo redo"), "1 2 3");
        assert_eq!(left("pass pass undo redo undo"), "1");
    }

    #[test]
    fn an_undo_of_what_is_undone_takes_nothing_back() {
        assert_eq!(left("pass pass undo undo:2 redo"), "1");
        assert_eq!(left("pass pass undo undo:2 redo redo"), "1 2");
        assert_eq!(left("pass undo:3 pass"), "1 3", "nor does one of what is still to come");
    }

    #[test]
    fn of_entries_with_one_id_the_first_is_meant() {
        let mut entries = entries("pass pass pass undo:1");
        entries[1].id = Some(1);
        assert_eq!(in_force(&entries).0, [0]);
    }

    #[test]
    fn nothing_is_redone_once_something_was_played() {
        assert!(in_force(&entries("pass undo pass redo")).1.is_some());
        let (places, stopped) = in_force(&entries("pass redo pass"));
        assert!(places == [0] && stopped.is_some(), "what came before is in force");
    }

    #[test]
    fn messages_change_nothing() {
        assert_eq!(left("pass message undo message redo"), "1");
        assert_eq!(left("pass message undo pass"), "4");
    }

    #[test]
    fn orders_for_later_are_undone_like_the_rest_and_never_played() {
        let entries = entries("pass program_share_pass undo pass program_share_pass");
        let (places, _) = in_force(&entries);
        assert_eq!(places, [0, 3, 4]);
        let played: Vec<usize> = to_play(&entries, &places).map(|(place, ..)| place).collect();
        assert_eq!(played, [0, 3]);
    }
}
