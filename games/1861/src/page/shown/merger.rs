//! The merger rounds.

use bourse_game::{Game, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::companies::{Charter, charter};
use crate::{Action, Company, G1861, Round, Stage};

/// A merger round so far.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Merger")]
pub(super) struct ShownMerger {
    /// The minors that may convert or merge, in order.
    order: Vec<Company>,
    at: u8,
    stage: ShownStage,
}

#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "G1861Stage")]
pub(super) enum ShownStage {
    Choose,
    Converting,
    Adding {
        group: Vec<Company>,
    },
    Naming {
        group: Vec<Company>,
    },
    Asking {
        group: Vec<Company>,
        public: Company,
        /// Who has to agree yet, in order.
        waiting: Vec<Seat>,
        /// The public as it would be if they do.
        forms: Box<Charter>,
    },
    Tokens {
        company: Company,
    },
    Purchases {
        company: Company,
        /// Who can still buy, in order.
        buyers: Vec<Seat>,
        /// Who may buy more than one.
        several: Vec<Seat>,
        /// Whether another pass follows, in which every player may buy one.
        again: bool,
    },
    Done,
}

pub(super) fn show(game: &G1861) -> Option<ShownMerger> {
    let Round::Merger(merger) = game.round() else { return None };
    let stage = match &merger.stage {
        Stage::Choose => ShownStage::Choose,
        Stage::Converting => ShownStage::Converting,
        Stage::Adding(group) => ShownStage::Adding { group: group.to_vec() },
        Stage::Naming(group) => ShownStage::Naming { group: group.to_vec() },
        Stage::Asking { group, public, waiting } => ShownStage::Asking {
            group: group.to_vec(),
            public: *public,
            waiting: waiting.to_vec(),
            forms: Box::new(charter(&agreed(game, waiting), *public)),
        },
        Stage::Tokens { company, .. } => ShownStage::Tokens { company: *company },
        Stage::Purchases(purchases) => ShownStage::Purchases {
            company: purchases.company,
            buyers: game.buyers(purchases).collect(),
            several: purchases.several.iter().collect(),
            again: purchases.again,
        },
        Stage::Done => ShownStage::Done,
    };
    Some(ShownMerger { order: merger.order.to_vec(), at: merger.at, stage })
}

/// The game after everybody asked has agreed.
fn agreed(game: &G1861, waiting: &[Seat]) -> G1861 {
    let mut after = game.clone();
    for &seat in waiting {
        // Each is asked in this order, and may agree.
        let _ = after.apply(seat, &Action::Accept, &mut ());
    }
    after
}
