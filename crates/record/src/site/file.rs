//! A file as 18xx.games exports it.

use std::borrow::Cow;
use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer as _};
use serde_json::value::RawValue;

use super::action::SiteAction;
use super::entry::Entry;
use super::error::{ActionError, ActionName, SiteError};
use super::flatten::{in_force, to_play};
use super::id::Id;

/// The game a file is of, as the site titles it.
const TITLE: &str = "1861";
/// The optional rule that is known: one row of prices.
const COLUMN_MARKET: &str = "column_market";

/// A game exported by 18xx.games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteFile<'a> {
    /// The players' ids by seat.
    pub players: Vec<Id<'a>>,
    /// What the players call themselves, by seat.
    pub names: Vec<Option<Cow<'a, str>>>,
    /// Whether it is played with one row of prices.
    pub column_market: bool,
    /// The actions in force, in order.
    pub actions: Vec<SiteAction>,
}

/// The keys of a file that are used; the site adds others.
#[derive(Deserialize)]
struct Wire<'a> {
    #[serde(borrow)]
    title: Cow<'a, str>,
    #[serde(borrow)]
    players: Vec<Player<'a>>,
    #[serde(default)]
    settings: Settings,
    #[serde(borrow)]
    actions: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Player<'a> {
    #[serde(borrow)]
    id: Id<'a>,
    #[serde(borrow)]
    name: Option<Cow<'a, str>>,
}

#[derive(Default, Deserialize)]
struct Settings {
    #[serde(default)]
    optional_rules: Option<Vec<String>>,
}

/// Reads the keys of an object until one tells whose it is.
struct Keys {
    of_site: bool,
}

impl<'de> Visitor<'de> for &mut Keys {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<Cow<'de, str>>()? {
            match &*key {
                "bourse" => return Ok(()),
                "title" | "actions" => {
                    self.of_site = true;
                    return Ok(());
                }
                _ => map.next_value::<IgnoredAny>()?,
            };
        }
        Ok(())
    }
}

impl<'a> SiteFile<'a> {
    /// Whether a text is such a file, good or bad, rather than a record.
    #[must_use]
    pub fn is_one(text: &[u8]) -> bool {
        let mut keys = Keys { of_site: false };
        // Whatever is wrong with the text, its first keys tell.
        let _ = serde_json::Deserializer::from_slice(text).deserialize_map(&mut keys);
        keys.of_site
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// When it is no file of 1861, or an action in force cannot be read.
    pub fn read(text: &'a [u8]) -> Result<Self, SiteError> {
        let wire: Wire<'a> = serde_json::from_slice(text).map_err(SiteError::Malformed)?;
        if wire.title != TITLE {
            return Err(SiteError::Title(wire.title.into_owned()));
        }
        let (players, names): (Vec<_>, Vec<_>) =
            wire.players.into_iter().map(|Player { id, name }| (id, name)).unzip();
        check_players(&players)?;
        let column_market = column_market(wire.settings)?;
        let entries = entries(&wire.actions)?;
        let in_force = in_force(&entries)?;
        let action = |(place, auto, entry): (usize, Option<usize>, &Entry<'a>)| {
            let id = entries.get(place).and_then(|carrier| carrier.id);
            let name = ActionName { id, place, auto };
            SiteAction::read(name, entry, &players)
                .map_err(|error| SiteError::Action { name, error })
        };
        let actions = to_play(&entries, &in_force).map(action).collect::<Result<_, _>>()?;
        Ok(Self { players, names, column_market, actions })
    }
}

/// There are as many players as can be, all different.
fn check_players(ids: &[Id<'_>]) -> Result<(), SiteError> {
    if !(3..=6).contains(&ids.len()) {
        return Err(SiteError::Players(ids.len()));
    }
    let twice = ids.iter().enumerate().find(|(place, id)| ids[..*place].contains(id));
    twice.map_or(Ok(()), |(_, id)| Err(SiteError::SamePlayer(id.to_string())))
}

fn column_market(settings: Settings) -> Result<bool, SiteError> {
    let rules = settings.optional_rules.unwrap_or_default();
    match rules.iter().find(|rule| *rule != COLUMN_MARKET) {
        Some(other) => Err(SiteError::OptionalRule(other.clone())),
        None => Ok(!rules.is_empty()),
    }
}

fn entries<'a>(actions: &[&'a RawValue]) -> Result<Vec<Entry<'a>>, SiteError> {
    let read = |(place, raw): (usize, &&'a RawValue)| {
        serde_json::from_str(raw.get()).map_err(|error| {
            SiteError::action(id_of(raw), place, None, ActionError::Malformed(error))
        })
    };
    actions.iter().enumerate().map(read).collect()
}

/// The id of an action of which not everything can be read.
fn id_of(raw: &RawValue) -> Option<u64> {
    #[derive(Deserialize)]
    struct Named {
        id: u64,
    }

    serde_json::from_str::<Named>(raw.get()).ok().map(|named| named.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::{Act, Actor};

    fn file(actions: &str) -> String {
        format!(
            r#"{{"id": 7, "title": "1861", "players": [{{"id": 11, "name": "a"}}, {{"id": "b"}},
                {{"id": 13}}], "settings": {{"seed": 1}}, "actions": [{actions}]}}"#
        )
    }

    fn error(text: &str) -> String {
        SiteFile::read(text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn a_file_is_told_from_a_record_by_what_is_in_it() {
        assert!(SiteFile::is_one(file("").as_bytes()));
        assert!(!SiteFile::is_one(b"{\"bourse\": 1, \"game\": \"chicago\"}\n{\"seat\": 0}\n"));
        assert!(SiteFile::is_one(&file("").as_bytes()[..40]), "a broken one is one too");
        assert!(!SiteFile::is_one(b""));
        assert!(!SiteFile::is_one(b"[1]"));
    }

    #[test]
    fn players_act_by_their_ids_whatever_these_are() {
        let bid = r#"{"type": "bid", "id": 1, "entity": "b", "entity_type": "player",
            "company": "TSR", "price": 20, "new_key": {}}"#;
        let text = file(bid);
        let file = SiteFile::read(text.as_bytes()).unwrap();
        assert_eq!(file.actions[0].actor, Actor::Seat(bourse_game::Seat::new(1).unwrap()));
        assert!(matches!(file.actions[0].act, Act::Bid { .. }));
    }

    #[test]
    fn another_game_or_an_unknown_rule_is_refused() {
        assert_eq!(error(&file("").replace("1861", "1867")), "the file is of 1867, not of 1861");
        let text = file("").replace(r#""seed": 1"#, r#""optional_rules": ["wild"]"#);
        assert_eq!(error(&text), "the optional rule \"wild\" is not known");
        let text = file("").replace(r#"{"id": 13}"#, r#"{"id": 11}"#);
        assert_eq!(error(&text), "two players have the id 11");
        let text = file("").replace(r#", {"id": "b"}"#, "");
        assert_eq!(error(&text), "1861 is for 3 to 6 players, not 2");
        assert!(error("{}").starts_with("not a game of 18xx.games: "));
    }

    #[test]
    fn an_error_names_the_action() {
        let with = |keys: &str| file(&format!(r#"{{"id": 9, "entity": 11, {keys}}}"#));
        let player = r#""entity_type": "player""#;
        for (keys, said) in [
            (format!(r#""type": "bid", {player}"#), "company or corporation is missing"),
            (format!(r#""type": "bid", "company": "TSR", {player}"#), "price is missing"),
            (format!(r#""type": "fly", {player}"#), "1861 has no action \"fly\""),
            (r#""type": "pass""#.to_owned(), "entity_type is missing"),
            (r#""type": "pass", "entity_type": "hex""#.to_owned(), "11 neither plays nor"),
            (format!(r#""type": "pass", "hex": "Z9", {player}"#), "\"Z9\" is not a hex of the map"),
            (
                format!(r#""type": "buy_shares", "shares": [], "percent": 10, {player}"#),
                "shares are",
            ),
        ] {
            let error = error(&with(&keys));
            assert!(error.starts_with("action 9: ") && error.contains(said), "{error}");
        }
    }
}
