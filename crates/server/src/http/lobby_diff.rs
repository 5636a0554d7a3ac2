//! What a page has been told of the lobby, and what it has not.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::api::{FromServer, ListChanges, Lobby, TableLine};

/// The lobby as a page knows it. Of each line only a hash is kept: many pages
/// watch the lobby for long.
#[derive(Default)]
pub(super) struct LobbyDiff {
    known: Option<(ListDiff, ListDiff)>,
}

#[derive(Default)]
struct ListDiff(HashMap<String, u64>);

impl LobbyDiff {
    /// What the page is to be told so that it knows this lobby: all of it at
    /// first, then what has changed, if anything has.
    pub(super) fn tell(&mut self, lobby: Lobby) -> Option<FromServer> {
        let Some((mine, listed)) = &mut self.known else {
            let (mut mine, mut listed) = (ListDiff::default(), ListDiff::default());
            mine.tell(lobby.mine.clone());
            listed.tell(lobby.listed.clone());
            self.known = Some((mine, listed));
            return Some(FromServer::Lobby { lobby });
        };
        let (mine, listed) = (mine.tell(lobby.mine), listed.tell(lobby.listed));
        let same = mine.is_empty() && listed.is_empty();
        (!same).then_some(FromServer::LobbyChanged { mine, listed })
    }
}

impl ListDiff {
    fn tell(&mut self, lines: Vec<TableLine>) -> ListChanges {
        let mut before = std::mem::take(&mut self.0);
        let mut changes = ListChanges::default();
        for line in lines {
            let hash = hash(&line);
            if before.remove(&line.id) != Some(hash) {
                changes.lines.push(line.clone());
            }
            self.0.insert(line.id, hash);
        }
        changes.gone = before.into_keys().collect();
        changes
    }
}

#[expect(clippy::expect_used, reason = "plain data with string keys, in memory: nothing can fail")]
fn hash(line: &TableLine) -> u64 {
    let mut hasher = DefaultHasher::new();
    // What is sent is what counts.
    serde_json::to_string(line).expect("a line of the lobby is JSON").hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Status;

    fn line(id: &str, at: i64) -> TableLine {
        let (id, status) = (id.to_owned(), Status::Playing);
        TableLine {
            id,
            game: "a game".into(),
            status,
            seats: vec![],
            your_turn: false,
            at,
            invite: None,
        }
    }

    fn lobby(mine: &[(&str, i64)], listed: &[(&str, i64)]) -> Lobby {
        let lines = |list: &[(&str, i64)]| list.iter().map(|(id, at)| line(id, *at)).collect();
        Lobby { mine: lines(mine), listed: lines(listed) }
    }

    #[test]
    fn a_page_is_told_the_lobby_once_and_then_what_changed() {
        let mut told = LobbyDiff::default();
        let first = told.tell(lobby(&[("a", 3)], &[("b", 2), ("c", 1)]));
        assert!(matches!(first, Some(FromServer::Lobby { .. })));
        assert!(told.tell(lobby(&[("a", 3)], &[("b", 2), ("c", 1)])).is_none());
        let changed = told.tell(lobby(&[("a", 3), ("c", 1)], &[("d", 5), ("b", 4)]));
        let Some(FromServer::LobbyChanged { mine, listed }) = changed else {
            panic!("{changed:?}")
        };
        assert_eq!(mine, ListChanges { gone: vec![], lines: vec![line("c", 1)] });
        let lines = vec![line("d", 5), line("b", 4)];
        assert_eq!(listed, ListChanges { gone: vec!["c".into()], lines });
    }
}
