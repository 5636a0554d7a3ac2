//! A whole turn, decided at once.

use super::expansion::Path;
use crate::{Action, Company, Dial, Hex, Phase, Table};

/// A whole turn. `None` forgoes the action of the dial.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Plan {
    /// Offer a share.
    Auction(Option<Company>),
    /// Expand a network.
    Expand(Option<(Company, Path)>),
    /// Develop a hex.
    Develop(Option<Hex>),
}

impl Plan {
    /// The next action of the plan; `None` when it has been carried out or is
    /// for another phase.
    pub(super) fn action(&self, table: &Table) -> Option<Action> {
        match (*self, table.phase()) {
            (plan, Phase::Choose) => Some(Action::Choose { dial: plan.dial() }),
            (Self::Auction(Some(company)), Phase::Offer) => Some(Action::Offer { company }),
            (Self::Expand(Some((company, path))), Phase::Expand(_)) => {
                path.next(table.company(company).network).map(|hex| Action::Build { company, hex })
            }
            (Self::Develop(Some(hex)), Phase::Develop) => Some(Action::Develop { hex }),
            (Self::Expand(None), Phase::Expand(Some(_))) => Some(Action::Done),
            (Self::Auction(None), Phase::Offer)
            | (Self::Expand(None), Phase::Expand(None))
            | (Self::Develop(None), Phase::Develop) => Some(Action::Forgo),
            _ => None,
        }
    }

    fn dial(self) -> Dial {
        match self {
            Self::Auction(_) => Dial::Auction,
            Self::Expand(_) => Dial::Expand,
            Self::Develop(_) => Dial::Develop,
        }
    }
}
