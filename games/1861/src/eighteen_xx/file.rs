//! A file as 18xx.games exports it.

use std::borrow::Cow;
use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::action::EighteenXxAction;
use super::entry::{Entry, Role};
use super::error::{ActionError, ActionName, EighteenXxError};
use super::flatten::{in_force, to_play};
use super::id::Id;
use super::wire::{Player, Settings, Wire};
use bourse_game::plain;

/// The game a file is of, as the site titles it.
const TITLE: &str = "1861";
/// The optional rule that is known: one row of prices.
const COLUMN_MARKET: &str = "column_market";
/// What is said of an object that is something else.
const LACKS: &str = "it has no title or no players";

/// A game exported by 18xx.games.
#[derive(Debug)]
pub struct EighteenXxFile<'a> {
    /// The players' ids by seat.
    pub players: Vec<Id<'a>>,
    /// What the players call themselves, by seat.
    pub names: Vec<Option<Cow<'a, str>>>,
    /// Whether it is played with one row of prices.
    pub column_market: bool,
    /// The actions in force, in order, up to the first that cannot be read.
    pub actions: Vec<EighteenXxAction>,
    /// Why that one cannot.
    pub stopped: Option<EighteenXxError>,
    /// Where the players ended the game before its end.
    pub ended: Option<ActionName>,
}

/// Reads the keys of an object until one tells whose it is.
struct Keys {
    of_eighteen_xx: bool,
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
                    self.of_eighteen_xx = true;
                    return Ok(());
                }
                _ => map.next_value::<IgnoredAny>()?,
            };
        }
        Ok(())
    }
}

impl<'a> EighteenXxFile<'a> {
    /// Whether a text is such a file, good or bad, rather than a record.
    #[must_use]
    pub fn is_one(text: &[u8]) -> bool {
        let mut keys = Keys { of_eighteen_xx: false };
        // Whatever is wrong with the text, its first keys tell.
        let _ = serde_json::Deserializer::from_slice(text).deserialize_map(&mut keys);
        keys.of_eighteen_xx
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// When it is no file of 1861, or breaks off before it has said who plays.
    pub fn read(text: &'a [u8]) -> Result<Self, EighteenXxError> {
        let wire = Wire::read(text);
        let (Some(title), Some(list)) = (wire.title, wire.players) else {
            let broken = wire.broken.as_ref().map(plain);
            return Err(EighteenXxError::Malformed(broken.unwrap_or_else(|| LACKS.to_owned())));
        };
        if title != TITLE {
            return Err(EighteenXxError::Title(title.into_owned()));
        }
        let (mut players, mut names) = (Vec::new(), Vec::new());
        for Player { id, name } in list {
            // Where players have no ids, their names are.
            let id = id.or_else(|| name.clone().map(Id::Word));
            players.push(id.ok_or(EighteenXxError::NoId)?);
            names.push(name);
        }
        check_players(&players)?;
        let column_market = column_market(wire.settings);
        let (entries, unread) = entries(&wire.actions);
        let (in_force, lost) = in_force(&entries);
        let name = |place: usize, auto: Option<usize>| {
            let id = entries.get(place).and_then(|carrier| carrier.id);
            ActionName { id, place, auto }
        };
        let broken = wire.broken.as_ref().map(|error| EighteenXxError::Broken(plain(error)));
        let mut stopped = lost.or(unread).or(broken);
        let (mut actions, mut ended) = (Vec::new(), None);
        for (place, auto, entry) in to_play(&entries, &in_force) {
            let name = name(place, auto);
            let read = match (entry.role(), ended) {
                (_, Some(_)) => Err(ActionError::AfterEnd),
                (Role::End, None) => {
                    ended = Some(name);
                    continue;
                }
                (_, None) => EighteenXxAction::read(name, entry, &players),
            };
            match read {
                Ok(action) => actions.push(action),
                Err(error) => {
                    stopped = Some(EighteenXxError::Action { name, error });
                    break;
                }
            }
        }
        Ok(Self { players, names, column_market, actions, stopped, ended })
    }
}

/// There are as many players as can be, all different.
fn check_players(ids: &[Id<'_>]) -> Result<(), EighteenXxError> {
    if !(3..=6).contains(&ids.len()) {
        return Err(EighteenXxError::Players(ids.len()));
    }
    let twice = ids.iter().enumerate().find(|(place, id)| ids[..*place].contains(id));
    twice.map_or(Ok(()), |(_, id)| Err(EighteenXxError::SamePlayer(id.to_string())))
}

/// Other optional rules are of other games, and the site passes over them.
fn column_market(settings: Option<Settings>) -> bool {
    let rules = settings.and_then(|settings| settings.optional_rules).unwrap_or_default();
    rules.iter().any(|rule| rule == COLUMN_MARKET)
}

/// The entries of a list, up to the first that is none, and what is wrong with it.
fn entries<'a>(actions: &[&'a RawValue]) -> (Vec<Entry<'a>>, Option<EighteenXxError>) {
    let mut entries = Vec::new();
    for (place, raw) in actions.iter().enumerate() {
        match Entry::read(raw) {
            Ok(entry) => entries.push(entry),
            Err(error) => {
                let error = ActionError::Malformed(plain(&error));
                return (entries, Some(EighteenXxError::action(id_of(raw), place, None, error)));
            }
        }
    }
    (entries, None)
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
    use crate::eighteen_xx::{Act, Actor};

    fn file(actions: &str) -> String {
        format!(
            r#"{{"id": 7, "title": "1861", "players": [{{"id": 11, "name": "a"}}, {{"id": "b"}},
                {{"id": 13}}], "settings": {{"seed": 1}}, "actions": [{actions}]}}"#
        )
    }

    fn error(text: &str) -> String {
        EighteenXxFile::read(text.as_bytes()).unwrap_err().to_string()
    }

    /// Why the list of actions is not read to its end.
    fn stopped(text: &str) -> String {
        EighteenXxFile::read(text.as_bytes()).unwrap().stopped.unwrap().to_string()
    }

    /// The act of one entry, by seat 0.
    fn act(keys: &str) -> Act {
        let text = file(&format!(r#"{{"id": 1, "entity": 11, "entity_type": "player", {keys}}}"#));
        let read = EighteenXxFile::read(text.as_bytes()).unwrap();
        assert!(read.stopped.is_none(), "{keys}: {:?}", read.stopped);
        read.actions.into_iter().next().unwrap().act
    }

    #[test]
    fn a_file_is_told_from_a_record_by_what_is_in_it() {
        assert!(EighteenXxFile::is_one(file("").as_bytes()));
        assert!(!EighteenXxFile::is_one(
            b"{\"bourse\": 1, \"game\": \"chicago\"}\n{\"seat\": 0}\n"
        ));
        assert!(EighteenXxFile::is_one(&file("").as_bytes()[..40]), "a broken one is one too");
        assert!(!EighteenXxFile::is_one(b""));
        assert!(!EighteenXxFile::is_one(b"[1]"));
    }

    #[test]
    fn players_act_by_their_ids_whatever_these_are() {
        let bid = r#"{"type": "bid", "id": 1, "entity": "b", "entity_type": "player",
            "company": "TSR", "price": 20, "new_key": {}}"#;
        let text = file(bid);
        let file = EighteenXxFile::read(text.as_bytes()).unwrap();
        assert_eq!(file.actions[0].actor, Actor::Seat(bourse_game::Seat::new(1).unwrap()));
        assert!(matches!(file.actions[0].act, Act::Bid { .. }));
    }

    #[test]
    fn another_game_is_refused() {
        assert_eq!(error(&file("").replace("1861", "1867")), "the file is of 1867, not of 1861");
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
            (
                format!(r#""type": "lay_tile", "hex": "Z9", {player}"#),
                "\"Z9\" is not a hex of the map",
            ),
            (
                format!(r#""type": "buy_shares", "shares": [], "percent": 10, {player}"#),
                "shares are",
            ),
        ] {
            let error = stopped(&with(&keys));
            assert!(error.starts_with("action 9: ") && error.contains(said), "{error}");
        }
    }

    /// Each kind of entry in the forms the site's engine takes: what is optional
    /// left out, `null`, `false` or of another game.
    #[test]
    fn what_is_optional_may_be_left_out_or_empty() {
        let shares = |act| match act {
            Act::BuyShares(bundle) | Act::SellShares(bundle) => (bundle.shares, bundle.price),
            other => panic!("{other:?}"),
        };
        for kind in ["buy_shares", "sell_shares"] {
            for rest in [
                r#""percent": 10"#,
                r#""percent": 10, "share_price": false"#,
                r#""percent": null, "share_price": null, "swap": null"#,
                r#""purchase_for": null, "borrow_from": false, "total_price": null, "discounter": null"#,
            ] {
                let read = act(&format!(r#""type": "{kind}", "shares": ["NW_1"], {rest}"#));
                assert_eq!(shares(read), (1, None), "{rest}");
            }
            let read = act(&format!(r#""type": "{kind}", "shares": ["NW_1"], "share_price": 90"#));
            assert_eq!(shares(read).1, Some(bourse_game::Money(90)));
        }
        let directors = act(r#""type": "sell_shares", "shares": ["NW_0", "NW_3"]"#);
        assert_eq!(shares(directors).0, 3, "without a percentage that of the certificates");
        for keys in [
            r#""type": "bid", "company": null, "corporation": "N", "minor": null, "price": 100"#,
            r#""type": "bid", "company": "TSR", "corporation": false, "price": 20"#,
            r#""type": "pass", "hex": "Z9", "train": 7, "routes": {}, "user": null"#,
            r#""type": "par", "corporation": "NW", "share_price": "100,4,6", "slot": null,
                    "purchase_for_type": null, "purchase_for": null, "borrow_from": false"#,
            r#""type": "lay_tile", "hex": "E9", "tile": "57-0", "rotation": 0,
                    "combo_entities": null"#,
            r#""type": "place_token", "city": "57-0-0", "slot": null, "cost": null,
                    "tokener": null, "token_type": null"#,
            r#""type": "place_token", "city": "57-0-0""#,
            r#""type": "remove_token", "city": "57-0-0", "slot": 0"#,
            r#""type": "dividend", "kind": "half", "amount": null"#,
            r#""type": "buy_train", "train": "2-0", "price": 100, "variant": "2",
                    "exchange": false, "shell": null, "slots": null, "extra_due": null,
                    "warranties": null"#,
            r#""type": "discard_train", "train": "2-0", "price": null"#,
            r#""type": "buy_company", "company": "TSR", "price": 20"#,
            r#""type": "convert", "choice": null"#,
            r#""type": "merge", "corporation": "N", "minor": null"#,
            r#""type": "choose", "choice": "nationalize""#,
            r#""type": "choose", "choice": 0"#,
        ] {
            act(keys);
        }
    }

    #[test]
    fn routes_may_say_nothing_of_what_they_bring() {
        let run = |routes: &str, rest: &str| match act(&format!(
            r#""type": "run_routes", "routes": [{routes}]{rest}"#
        )) {
            Act::Run { routes, revenue } => (routes.len(), revenue.map(|sum| sum.0)),
            other => panic!("{other:?}"),
        };
        let way = r#""connections": [["E1", "F2", "F4", "G5"]]"#;
        let with = |rest: &str| format!(r#"{{"train": "2-0", {way}{rest}}}"#);
        let extra = r#", "extra_revenue": null, "subsidy": null"#;
        assert_eq!(
            run(&with(r#", "revenue": 50, "halts": null, "nodes": []"#), extra),
            (1, Some(50))
        );
        assert_eq!(run(&with(r#", "revenue": null, "revenue_str": null"#), ""), (1, None));
        assert_eq!(run(&with(""), r#", "extra_revenue": 0"#), (1, None));
        assert_eq!(run("", extra), (0, Some(0)), "nothing runs");
        assert_eq!(run(r#"{"train": "2-0", "connections": []}"#, ""), (0, Some(0)), "it stays");
    }

    #[test]
    fn entries_that_are_not_played_may_be_anything() {
        let entity = r#""entity": 11, "entity_type": "player""#;
        let text = file(&format!(
            r#"{{"type": "message", "message": "hi", "entity": null, "id": null}},
            {{"type": "pass", "id": 2, {entity}, "auto_actions": null}},
            {{"type": "fly", "id": 3, "hex": "Z9"}},
            {{"type": "undo", "id": 4, "action_id": null, {entity}}},
            {{"type": "log", "id": 5, "message": "x"}},
            {{"type": "program_share_pass", "id": 6, "corporation": {{}}, {entity}}},
            {{"type": "message", "id": 7, "auto_actions": [{{"type": "pass", {entity}}}]}},
            {{"type": "end_game", "id": 8, {entity}}}"#
        ));
        let read = EighteenXxFile::read(text.as_bytes()).unwrap();
        assert!(read.stopped.is_none(), "{:?}", read.stopped);
        assert_eq!(read.actions.len(), 2, "the pass, and the one after the message");
    }

    /// A hundred thousand entries inside each other, and nobody's stack or time is
    /// spent on them.
    #[test]
    fn only_what_followed_an_entry_itself_is_read() {
        let entity = r#""entity": 11, "entity_type": "player""#;
        let one = format!(r#"{{"type": "pass", "id": 1, {entity}, "auto_actions": ["#);
        let (open, close) = (one.repeat(100_000), "]}".repeat(100_000));
        let text = file(&format!("{open}{close}"));
        let read = EighteenXxFile::read(text.as_bytes()).unwrap();
        assert!(read.stopped.is_none(), "{:?}", read.stopped);
        assert_eq!(read.actions.len(), 2);
        for none in ["null", "false", "[]"] {
            act(&format!(r#""type": "pass", "auto_actions": {none}"#));
        }
    }

    #[test]
    fn a_file_is_read_up_to_the_first_action_that_is_none() {
        let pass = r#"{"type": "pass", "id": 1, "entity": 11, "entity_type": "player"}"#;
        for wrong in
            [r#"{"id": 2}"#, "7", r#"{"type": "redo", "id": 2}"#, r#"{"type": "fly", "id": 2}"#]
        {
            let text = file(&format!("{pass}, {wrong}, {pass}"));
            let read = EighteenXxFile::read(text.as_bytes()).unwrap();
            assert_eq!(read.actions.len(), 1, "{wrong}");
            assert!(read.stopped.is_some(), "{wrong}");
        }
    }

    #[test]
    fn a_file_that_was_cut_off_is_read_up_to_there() {
        let pass = r#"{"type": "pass", "id": 1, "entity": 11, "entity_type": "player"}"#;
        let text = file(&format!("{pass}, {pass}, {pass}"));
        let ends: Vec<usize> = text.match_indices(pass).map(|(at, _)| at + pass.len()).collect();
        for (whole, end) in ends.into_iter().enumerate() {
            for cut in [end, end + 1, end + 9] {
                let Some(text) = text.get(..cut) else { continue };
                let read = EighteenXxFile::read(text.as_bytes()).unwrap();
                assert_eq!(read.actions.len(), whole + 1, "{text}");
                let said = read.stopped.unwrap().to_string();
                assert!(said.starts_with("the file breaks off: "), "{said}");
            }
        }
        let read = EighteenXxFile::read(b"{\"title\": \"1861\", \"pla").unwrap_err();
        assert!(matches!(read, EighteenXxError::Malformed(_)), "nobody is known to play");
        let after = format!("{text} x");
        assert!(stopped(&after).starts_with("the file breaks off: "));
    }

    #[test]
    fn players_may_be_a_map_or_have_no_ids_and_the_rest_may_be_missing() {
        let with = |players: &str, rest: &str| {
            let text = format!(r#"{{"title": "1861", "players": {players}{rest}}}"#);
            let read = EighteenXxFile::read(text.as_bytes()).unwrap();
            let ids: Vec<String> = read.players.iter().map(ToString::to_string).collect();
            (ids.join(" "), read.column_market)
        };
        let list = r#"[{"id": 1, "name": "a"}, {"id": null, "name": "b"}, {"name": "c"}]"#;
        assert_eq!(with(list, r#", "actions": null, "settings": null"#), ("1 b c".into(), false));
        assert_eq!(with(r#"{"7": "a", "8": "b", "9": null}"#, ""), ("7 8 9".into(), false));
        let rules = r#", "settings": {"optional_rules": ["wild", "column_market"]}"#;
        assert!(with(list, rules).1, "a rule of another game is passed over");
    }
}
