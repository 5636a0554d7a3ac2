//! Decisions, in the form of the record.

use bourse_game::{Object, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::rules::card::Card;

/// A decision of a seat. There is one kind: more would be more variants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "SampleAction")]
#[serde(tag = "type", rename_all = "snake_case", from = "Object<Wire>")]
pub enum Action {
    /// Lays a card face down, as a bid for the lot.
    Lay {
        /// Which.
        card: Card,
    },
}

/// A decision as a viewer sees it before the cards are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenAction {
    /// Somebody laid a card face down.
    Lay {
        /// Which, where it is the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
}

impl bourse_game::Action for Action {
    type Seen = SeenAction;

    fn seen_by(&self, by: Seat, viewer: Viewer) -> SeenAction {
        let Self::Lay { card } = *self;
        SeenAction::Lay { card: viewer.is(by).then_some(card) }
    }
}

/// An action as it is read. A record has one form, and serde alone reads more.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    r#type: Kind,
    card: Card,
}

bourse_game::word_enum! {
    "an action of this game"
    enum Kind {
        Lay = "lay",
    }
}

impl From<Object<Wire>> for Action {
    fn from(Object(Wire { r#type: Kind::Lay, card }): Object<Wire>) -> Self {
        Self::Lay { card }
    }
}
