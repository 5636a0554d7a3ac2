//! Decisions, in the form of the record.

use bourse_game::{Seat, Viewer};
use serde::Serialize;

use crate::rules::card::Card;

bourse_game::tagged_enum! {
    "an action of this game"
    /// A decision of a seat. There is one kind: more would be more variants.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
    #[ts(rename = "SampleAction")]
    pub enum Action: ActionKind {
        /// Lays a card face down, as a bid for the lot.
        Lay = "lay" {
            /// Which.
            card: Card,
        },
    }
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
