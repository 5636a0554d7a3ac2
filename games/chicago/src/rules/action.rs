//! Decisions, in the form of the record.

use bourse_game::{Money, Object, Seat, Viewer, present};
use serde::{Deserialize, Serialize};

use crate::rules::company::{Company, Dial};
use crate::rules::hex::Hex;

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "ChicagoAction")]
#[serde(tag = "type", rename_all = "snake_case", try_from = "Object<Wire>")]
pub enum Action {
    /// Bids for the share in auction.
    Bid {
        /// The new standing bid.
        amount: Money,
    },
    /// Bids no more in this auction.
    Pass,
    /// Turns a dial.
    Choose {
        /// Which.
        dial: Dial,
    },
    /// Puts a share up for auction.
    Offer {
        /// A share of this company.
        company: Company,
    },
    /// Places a locomotive.
    Build {
        /// Whose.
        company: Company,
        /// Where.
        hex: Hex,
    },
    /// Ends the expansion.
    Done,
    /// Develops a hex.
    Develop {
        /// Which.
        hex: Hex,
    },
    /// Leaves the chosen action undone.
    Forgo,
}

impl bourse_game::Action for Action {
    type Seen = Self;

    fn seen_by(&self, _: Seat, _: Viewer) -> Self {
        *self
    }
}

/// An action as it is read: every key an action may have, then exactly those of
/// its type. Reading goes through it because serde's own reader of tagged enums
/// lets unknown keys pass beside a type without fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    r#type: Kind,
    #[serde(default, deserialize_with = "present")]
    amount: Option<Money>,
    #[serde(default, deserialize_with = "present")]
    dial: Option<Dial>,
    #[serde(default, deserialize_with = "present")]
    company: Option<Company>,
    #[serde(default, deserialize_with = "present")]
    hex: Option<Hex>,
}

bourse_game::word_enum! {
    "an action of this game"
    enum Kind {
        Bid = "bid",
        Pass = "pass",
        Choose = "choose",
        Offer = "offer",
        Build = "build",
        Done = "done",
        Develop = "develop",
        Forgo = "forgo",
    }
}

impl TryFrom<Object<Wire>> for Action {
    type Error = &'static str;

    fn try_from(Object(wire): Object<Wire>) -> Result<Self, Self::Error> {
        let Wire { r#type, amount, dial, company, hex } = wire;
        match (r#type, amount, dial, company, hex) {
            (Kind::Bid, Some(amount), None, None, None) => Ok(Self::Bid { amount }),
            (Kind::Pass, None, None, None, None) => Ok(Self::Pass),
            (Kind::Choose, None, Some(dial), None, None) => Ok(Self::Choose { dial }),
            (Kind::Offer, None, None, Some(company), None) => Ok(Self::Offer { company }),
            (Kind::Build, None, None, Some(company), Some(hex)) => Ok(Self::Build { company, hex }),
            (Kind::Done, None, None, None, None) => Ok(Self::Done),
            (Kind::Develop, None, None, None, Some(hex)) => Ok(Self::Develop { hex }),
            (Kind::Forgo, None, None, None, None) => Ok(Self::Forgo),
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
