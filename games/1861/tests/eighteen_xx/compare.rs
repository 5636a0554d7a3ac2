//! Our states beside those of the site's engine.

use std::collections::BTreeSet;

use bourse_1861::Moves;
use bourse_1861::eighteen_xx::{
    EighteenXxAction, EighteenXxFile, EighteenXxReplay, EighteenXxState, PlayError,
};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::games::Game;

/// What the engine's state has and ours leaves out.
const LEFT_OUT: [&str; 20] = [
    "class",
    "name",
    "active",
    "order",
    "priority",
    "player_order",
    "certs",
    "cert_limit",
    "passed",
    "bankrupt",
    "auction",
    "3",
    "par",
    "interest_due",
    "reservations",
    "loans_left",
    "end_trigger",
    "final_turn",
    "tokens_left",
    "bank_broken",
];

/// A line of the engine's trace.
#[derive(Deserialize)]
pub(crate) struct Line {
    /// The action's number; -1 is the start.
    pub(crate) i: i64,
    /// What was done.
    pub(crate) action: Option<Map<String, Value>>,
    /// The state after it.
    pub(crate) state: Value,
}

/// The first thing in which we differ from the engine.
pub(crate) struct Difference {
    /// After which action, -1 for the start.
    i: i64,
    /// The action in short.
    action: String,
    /// What differs.
    what: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { i, action, what } = self;
        write!(f, "i={i} ({action}): {what}")
    }
}

/// Something else to look at before an action is played: the game, the action,
/// and the engine's state before it. What it returns is a difference.
pub(crate) type Look<'l> =
    &'l mut dyn FnMut(&EighteenXxReplay, &EighteenXxAction, &Value) -> Option<String>;

/// Replays a game beside its trace. How many states are equal, and the first
/// difference.
pub(crate) fn compare(game: &Game, look: Look<'_>) -> (usize, Option<Difference>) {
    let text = game.text();
    let start = |what: String| Difference { i: -1, action: "start".into(), what };
    let file = match EighteenXxFile::read(&text) {
        Ok(file) => file,
        Err(error) => return (0, Some(start(error.to_string()))),
    };
    let mut replay = match EighteenXxReplay::new(&file) {
        Ok(replay) => replay,
        Err(error) => return (0, Some(start(format!("{error:?}")))),
    };
    let mut equal = 0;
    let mut before = Value::Null;
    let mut actions = file.actions.iter();
    for line in game.trace::<Line>() {
        let differs = |what: String| Difference { i: line.i, action: short(&line), what };
        if line.action.is_some() {
            let Some(action) = actions.next() else {
                return (equal, Some(differs("the file has fewer actions".into())));
            };
            if let Some(what) = look(&replay, action, &before) {
                return (equal, Some(differs(what)));
            }
            if let Err(error) = replay.play(action, &mut ()) {
                return (equal, Some(differs(refused(&error))));
            }
        }
        let ours =
            serde_json::to_value(EighteenXxState::new(replay.game(), &file.players)).unwrap();
        if let Some(what) = difference("", &ours, &line.state) {
            return (equal, Some(differs(what)));
        }
        equal += 1;
        before = line.state;
    }
    let left = actions.len();
    let rest = (left > 0).then(|| start(format!("the trace lacks {left} actions")));
    (equal, rest)
}

fn refused(error: &PlayError) -> String {
    match error {
        PlayError::Refused(refusal) => format!("{error}: {refusal:?}"),
        PlayError::Mismatch(_) => error.to_string(),
    }
}

/// An action in a few words.
fn short(line: &Line) -> String {
    let Some(action) = &line.action else { return "start".into() };
    let keys =
        ["type", "entity", "corporation", "company", "hex", "city", "tile", "train", "price"];
    let words = keys.iter().filter_map(|key| match action.get(*key)? {
        Value::String(word) => Some(word.clone()),
        other => Some(other.to_string()),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Where two values first differ.
fn difference(path: &str, ours: &Value, theirs: &Value) -> Option<String> {
    match (ours, theirs) {
        (Value::Object(ours), Value::Object(theirs)) => {
            let at = |key: &str| format!("{path}{}{key}", if path.is_empty() { "" } else { "." });
            let null = Value::Null;
            let lacks = theirs
                .keys()
                .find(|key| !ours.contains_key(*key) && !LEFT_OUT.contains(&key.as_str()));
            let common = ours.iter();
            let mut differences = common.filter_map(|(key, value)| {
                difference(&at(key), value, theirs.get(key).unwrap_or(&null))
            });
            differences.next().or_else(|| lacks.map(|key| differ(&at(key), &null, &theirs[key])))
        }
        (Value::Array(some), Value::Array(others)) if some.len() == others.len() => {
            let mut pairs = some.iter().zip(others).enumerate();
            pairs.find_map(|(n, (one, other))| difference(&format!("{path}[{n}]"), one, other))
        }
        _ if ours == theirs => None,
        _ => Some(differ(path, ours, theirs)),
    }
}

fn differ(path: &str, ours: &Value, theirs: &Value) -> String {
    let short = |value: &Value| {
        let text = value.to_string();
        text.chars().take(160).collect::<String>()
    };
    format!("{path}: ours {}, theirs {}", short(ours), short(theirs))
}

/// Says so when the kinds of actions open now are not those of the site; ours
/// and theirs in the site's words.
pub(crate) fn kinds_differ(moves: &Moves, theirs: &Value) -> Option<String> {
    let kinds = moves.0.iter().map(|offer| eighteen_xx_word(offer.kind()));
    let ours: BTreeSet<&str> = kinds.collect();
    let theirs = theirs["active"]["actions"].as_array()?;
    let theirs: BTreeSet<&str> = theirs.iter().filter_map(Value::as_str).collect();
    let words = |kinds: &BTreeSet<&str>| kinds.iter().copied().collect::<Vec<_>>().join(" ");
    (ours != theirs).then(|| format!("kinds: ours {}; theirs {}", words(&ours), words(&theirs)))
}

fn eighteen_xx_word(kind: &'static str) -> &'static str {
    match kind {
        "buy_share" | "redeem" => "buy_shares",
        "trade_train" => "buy_train",
        "found" => "par",
        "buy_private" => "buy_company",
        "run" => "run_routes",
        "form" => "merge",
        "nationalise" => "choose",
        other => other,
    }
}
