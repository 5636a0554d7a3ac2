//! Decisions, in the form of the record.

use bourse_game::{Seat, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::rules::card::Card;
use crate::rules::company::Company;

bourse_game::tagged_enum! {
    "an action of this game"
    /// A decision of a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
    #[ts(rename = "SpeculationAction")]
    pub enum Action: ActionKind {
        /// Sells a share, buys one, both, or neither.
        Trade = "trade" {
            /// A share of this company, or none.
            #[serde(deserialize_with = "serde::Deserialize::deserialize")]
            sell: Option<Company>,
            /// A share of this company, or none.
            #[serde(deserialize_with = "serde::Deserialize::deserialize")]
            buy: Option<Company>,
        },
        /// Uses the rank tile.
        Rank = "rank" {
            /// On this company's pawn.
            company: Company,
        },
        /// Leaves the rank tile unused, where the table allows it (A17).
        Decline = "decline",
        /// Chooses a card for this round.
        Commit = "commit" {
            /// Which.
            card: Card,
        },
    }
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
                map.serialize_entry("type", ActionKind::Commit.id())?;
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
