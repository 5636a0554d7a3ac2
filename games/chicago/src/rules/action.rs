//! Decisions, in the form of the record.

use bourse_game::{Money, Seat, Viewer};

use crate::rules::company::{Company, Dial};
use crate::rules::hex::Hex;

bourse_game::tagged_enum! {
    "an action of this game"
    /// A decision of a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
    #[ts(rename = "ChicagoAction")]
    pub enum Action: ActionKind {
        /// Bids for the share in auction.
        Bid = "bid" {
            /// The new standing bid.
            amount: Money,
        },
        /// Bids no more in this auction.
        Pass = "pass",
        /// Turns a dial.
        Choose = "choose" {
            /// Which.
            dial: Dial,
        },
        /// Puts a share up for auction.
        Offer = "offer" {
            /// A share of this company.
            company: Company,
        },
        /// Places a locomotive.
        Build = "build" {
            /// Whose.
            company: Company,
            /// Where.
            hex: Hex,
        },
        /// Ends the expansion.
        Done = "done",
        /// Develops a hex.
        Develop = "develop" {
            /// Which.
            hex: Hex,
        },
        /// Leaves the chosen action undone.
        Forgo = "forgo",
    }
}

impl bourse_game::Action for Action {
    type Seen = Self;

    fn seen_by(&self, _: Seat, _: Viewer) -> Self {
        *self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_has_exactly_the_keys_of_its_type() {
        let read = |text: &str| serde_json::from_str::<Action>(text);
        assert_eq!(read(r#"{"type":"pass"}"#).unwrap(), Action::Pass);
        assert_eq!(read(r#"{"amount":7,"type":"bid"}"#).unwrap(), Action::Bid { amount: Money(7) });
        for wrong in [
            r#"{"type":"pass","amount":0}"#,
            r#"{"type":"pass","amount":null}"#,
            r#"{"type":"pass","why":1}"#,
            r#"{"type":"pass","type":"pass"}"#,
            r#"{"type":"bid"}"#,
            r#"{"type":"bid","amount":"7"}"#,
            r#"{"type":"bid","amount":7.0}"#,
            r#"{"type":"bid","amount":99999999999999999999}"#,
            r#"{"type":"develop","hex":"Z9"}"#,
            r#"{"type":"offer","company":"prr"}"#,
            r#"{"amount":7}"#,
            r#"{"amount":7,"type":"bid","amount":7}"#,
            r#"{"amount":7,"type":"bid","why":1}"#,
            r#"{"amount":7,"type":"pass"}"#,
            r#"{"amount":7,"type":"bit"}"#,
            "{}",
            r#""pass""#,
            r#"["pass"]"#,
            r#"{"type":{"pass":null}}"#,
            r#"{"type":"offer","company":{"PRR":null}}"#,
            r#"{"type":"choose","dial":["expand"]}"#,
            "null",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
