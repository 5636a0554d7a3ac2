//! Decisions, in the form of the record.

use bourse_game::{Object, Seat, Viewer, present};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::rules::card::Card;
use crate::rules::company::Company;

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "SpeculationAction")]
#[serde(tag = "type", rename_all = "snake_case", try_from = "Object<Wire>")]
pub enum Action {
    /// Sells a share, buys one, both, or neither.
    Trade {
        /// A share of this company, or none.
        sell: Option<Company>,
        /// A share of this company, or none.
        buy: Option<Company>,
    },
    /// Uses the rank tile.
    Rank {
        /// On this company's pawn.
        company: Company,
    },
    /// Leaves the rank tile unused, where the table allows it (A17).
    Decline,
    /// Chooses a card for this round.
    Commit {
        /// Which.
        card: Card,
    },
}

/// A decision as a viewer sees it before the reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenAction {
    /// All of it.
    All(Action),
    /// That a card was chosen, not which.
    HiddenCommit,
}

impl Serialize for SeenAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::All(action) => action.serialize(serializer),
            Self::HiddenCommit => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("type", "commit")?;
                map.end()
            }
        }
    }
}

impl bourse_game::Action for Action {
    type Seen = SeenAction;

    fn seen_by(&self, by: Seat, viewer: Viewer) -> SeenAction {
        match self {
            Self::Commit { .. } if !viewer.is(by) => SeenAction::HiddenCommit,
            Self::Trade { .. } | Self::Rank { .. } | Self::Decline | Self::Commit { .. } => {
                SeenAction::All(*self)
            }
        }
    }
}

/// An action as it is read: every key an action may have, then exactly those of
/// its type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    r#type: Kind,
    #[serde(default, deserialize_with = "present")]
    sell: Option<Option<Company>>,
    #[serde(default, deserialize_with = "present")]
    buy: Option<Option<Company>>,
    #[serde(default, deserialize_with = "present")]
    company: Option<Company>,
    #[serde(default, deserialize_with = "present")]
    card: Option<Card>,
}

bourse_game::word_enum! {
    "an action of this game"
    enum Kind {
        Trade = "trade",
        Rank = "rank",
        Decline = "decline",
        Commit = "commit",
    }
}

impl TryFrom<Object<Wire>> for Action {
    type Error = &'static str;

    fn try_from(Object(wire): Object<Wire>) -> Result<Self, Self::Error> {
        let Wire { r#type, sell, buy, company, card } = wire;
        match (r#type, sell, buy, company, card) {
            (Kind::Trade, Some(sell), Some(buy), None, None) => Ok(Self::Trade { sell, buy }),
            (Kind::Rank, None, None, Some(company), None) => Ok(Self::Rank { company }),
            (Kind::Decline, None, None, None, None) => Ok(Self::Decline),
            (Kind::Commit, None, None, None, Some(card)) => Ok(Self::Commit { card }),
            _ => Err("an action has exactly the keys of its type"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_has_exactly_the_keys_of_its_type() {
        let read = |text: &str| serde_json::from_str::<Action>(text);
        for right in [
            r#"{"type":"trade","sell":null,"buy":null}"#,
            r#"{"type":"trade","sell":"metro","buy":"carat"}"#,
            r#"{"type":"rank","company":"show_manager"}"#,
            r#"{"type":"decline"}"#,
            r#"{"type":"commit","card":"bank_holiday"}"#,
        ] {
            assert_eq!(serde_json::to_string(&read(right).unwrap()).unwrap(), right);
        }
        for wrong in [
            r#"{"type":"trade","sell":null}"#,
            r#"{"type":"trade","buy":null}"#,
            r#"{"type":"trade"}"#,
            r#"{"type":"trade","sell":null,"buy":null,"card":null}"#,
            r#"{"type":"trade","sell":"bank_holiday","buy":null}"#,
            r#"{"type":"trade","sell":0,"buy":null}"#,
            r#"{"type":"rank","company":null}"#,
            r#"{"type":"rank","company":"Metro"}"#,
            r#"{"type":"rank"}"#,
            r#"{"type":"decline","company":null}"#,
            r#"{"type":"commit"}"#,
            r#"{"type":"commit","card":null}"#,
            r#"{"type":"commit","card":3}"#,
            r#"{"type":"commit","card":"metro","seat":0}"#,
            r#"{"type":"pass"}"#,
            r#"{"card":"metro"}"#,
            r#""decline""#,
            r#"["decline"]"#,
            r#"{"type":{"decline":null}}"#,
            r#"{"type":"commit","card":{"metro":null}}"#,
            "null",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
