//! Which entries of a file's list are in force.
//!
//! Players of 18xx.games undo and redo as they like, and all of it stays in the
//! list. An undo takes back the last entry in force, or everything after a
//! given one; a redo takes back the last undo, unless something was played
//! since. Messages are never taken back. What the site did by itself after an
//! entry goes with it.

use super::entry::{Entry, Role};
use super::error::{ActionError, SiteError};

/// The entries in force, by their places in the list.
pub(super) fn in_force(entries: &[Entry<'_>]) -> Result<Vec<usize>, SiteError> {
    let mut in_force: Vec<usize> = Vec::new();
    let mut undone: Vec<Vec<usize>> = Vec::new();
    for (place, entry) in entries.iter().enumerate() {
        let wrong = |error| SiteError::action(entry.id, place, None, error);
        match entry.role() {
            Role::Undo => {
                let keep = match entry.action_id {
                    None => in_force.len().saturating_sub(1),
                    Some(0) => 0,
                    Some(id) => {
                        let last = entries.iter().position(|entry| entry.id == Some(id));
                        let last = last.ok_or_else(|| wrong(ActionError::NoSuchAction { id }))?;
                        in_force.partition_point(|&place| place <= last)
                    }
                };
                undone.push(in_force.split_off(keep));
            }
            Role::Redo => {
                let back = undone.pop().ok_or_else(|| wrong(ActionError::NothingToRedo))?;
                in_force.extend(back);
            }
            Role::Message => {}
            Role::Program | Role::Play => {
                undone.clear();
                in_force.push(place);
            }
        }
    }
    Ok(in_force)
}

/// The entries to play, in order: those in force with what followed by itself,
/// each with its place in the list and its number among its carrier's.
pub(super) fn to_play<'e, 'a>(
    entries: &'e [Entry<'a>],
    in_force: &'e [usize],
) -> impl Iterator<Item = (usize, Option<usize>, &'e Entry<'a>)> {
    let carriers = in_force.iter().filter_map(|&place| Some((place, entries.get(place)?)));
    let all = carriers.flat_map(|(place, entry)| {
        let followed = entry.auto_actions.as_deref().unwrap_or_default();
        let followed = followed.iter().enumerate();
        std::iter::once((place, None, entry))
            .chain(followed.map(move |(number, auto)| (place, Some(number), auto)))
    });
    all.filter(|(_, _, entry)| entry.role() == Role::Play)
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
            serde_json::from_str(Box::leak(text.to_string().into_boxed_str())).unwrap()
        };
        words.split(' ').enumerate().map(entry).collect()
    }

    /// The ids in force, space by space.
    fn left(words: &str) -> String {
        let places = in_force(&entries(words)).unwrap();
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
        assert!(in_force(&entries("pass undo:9")).is_err());
    }

    #[test]
    fn a_redo_takes_back_the_last_undo() {
        assert_eq!(left("pass pass undo redo"), "1 2");
        assert_eq!(left("pass pass pass undo:1 undo redo redo"), "1 2 3");
        assert_eq!(left("pass pass undo redo undo"), "1");
    }

    #[test]
    fn nothing_is_redone_once_something_was_played() {
        assert!(in_force(&entries("pass undo pass redo")).is_err());
        assert!(in_force(&entries("pass redo")).is_err());
    }

    #[test]
    fn messages_change_nothing() {
        assert_eq!(left("pass message undo message redo"), "1");
        assert_eq!(left("pass message undo pass"), "4");
    }

    #[test]
    fn orders_for_later_are_undone_like_the_rest_and_never_played() {
        let entries = entries("pass program_share_pass undo pass program_share_pass");
        let places = in_force(&entries).unwrap();
        assert_eq!(places, [0, 3, 4]);
        let played: Vec<usize> = to_play(&entries, &places).map(|(place, ..)| place).collect();
        assert_eq!(played, [0, 3]);
    }
}
