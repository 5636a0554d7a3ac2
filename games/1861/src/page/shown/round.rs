//! Which round is played, what is to be decided in it, and about which company.

use serde::Serialize;
use ts_rs::TS;

use crate::{Company, G1861, Operating, Reason, Round, Stage, Step, TurnStep};

/// Which round is played.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Round")]
pub(super) struct ShownRound {
    kind: RoundKind,
    /// The set: a stock round and its operating rounds.
    set: u8,
    /// Which operating round of the set it is, or follows.
    number: Option<u8>,
    /// How many operating rounds the set has.
    of: u8,
    /// The set after which the game ends, once an 8-train has been bought.
    last_set: Option<u8>,
    /// How many operating rounds that set has.
    last_of: Option<u8>,
    /// Why the game is over.
    ended: Option<Reason>,
}

#[derive(Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "G1861RoundKind")]
pub(super) enum RoundKind {
    Opening,
    Stock,
    Operating,
    Merger,
    Over,
}

/// What is to be decided.
#[derive(Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "G1861Step")]
pub(super) enum StepName {
    PrivateAuction,
    Shares,
    MinorAuction,
    FirstToken,
    Redeem,
    Track,
    Token,
    Run,
    Dividend,
    Privates,
    Trains,
    Consent,
    Trainless,
    Discard,
    Merge,
    MergerConsent,
    TokenLimit,
    SharesAfterMerger,
}

/// The operating round, if it is one.
pub(super) fn operating(game: &G1861) -> Option<&Operating> {
    match game.round() {
        Round::Operating(operating) => Some(operating),
        Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn show(game: &G1861) -> ShownRound {
    let (kind, number, ended) = match game.round() {
        Round::Opening(_) => (RoundKind::Opening, None, None),
        Round::Stock(_) => (RoundKind::Stock, None, None),
        Round::Operating(operating) => (RoundKind::Operating, Some(operating.number), None),
        Round::Merger(merger) => (RoundKind::Merger, Some(merger.number), None),
        Round::Over(end) => (RoundKind::Over, Some(end.number), Some(end.reason)),
    };
    let (set, of, last_set) = (game.set(), game.rounds(), game.last_set());
    ShownRound { kind, set, number, of, last_set, last_of: game.last_rounds(), ended }
}

pub(super) fn step(game: &G1861) -> Option<StepName> {
    Some(match game.step()? {
        Step::OpeningAuction => StepName::PrivateAuction,
        Step::Shares => StepName::Shares,
        Step::MinorAuction => StepName::MinorAuction,
        Step::FirstToken => StepName::FirstToken,
        Step::Turn(step) => match step {
            TurnStep::Redeem => StepName::Redeem,
            TurnStep::Track => StepName::Track,
            TurnStep::Token => StepName::Token,
            TurnStep::Run => StepName::Run,
            TurnStep::Dividend => StepName::Dividend,
            TurnStep::PrivatesEarly | TurnStep::PrivatesLate => StepName::Privates,
            TurnStep::Trains => StepName::Trains,
            // Nothing is decided in these.
            TurnStep::Loans | TurnStep::Done => return None,
        },
        Step::Consent => StepName::Consent,
        Step::MergerConsent => StepName::MergerConsent,
        Step::Trainless => StepName::Trainless,
        Step::Discard(_) => StepName::Discard,
        Step::Merge => StepName::Merge,
        Step::TokenLimit => StepName::TokenLimit,
        Step::AfterMerger => StepName::SharesAfterMerger,
    })
}

/// The company the decision is about.
pub(super) fn company(game: &G1861) -> Option<Company> {
    match game.step()? {
        Step::OpeningAuction | Step::Shares => None,
        Step::MinorAuction | Step::FirstToken => founding(game),
        Step::Turn(_) | Step::Consent => game.operating(),
        Step::Trainless => operating(game)?.trainless.first().copied(),
        Step::Discard(company) => Some(company),
        Step::Merge | Step::MergerConsent => game.merging(),
        Step::TokenLimit | Step::AfterMerger => merged(game),
    }
}

/// The minor that is auctioned, or the public that places its first token.
fn founding(game: &G1861) -> Option<Company> {
    let Round::Stock(stock) = game.round() else { return None };
    stock.auction.map(|auction| auction.minor).or(stock.founding)
}

/// The public that a merger has just formed.
fn merged(game: &G1861) -> Option<Company> {
    let Round::Merger(merger) = game.round() else { return None };
    match &merger.stage {
        Stage::Tokens { company, .. } => Some(*company),
        Stage::Purchases(purchases) => Some(purchases.company),
        Stage::Choose
        | Stage::Converting
        | Stage::Adding(_)
        | Stage::Naming(_)
        | Stage::Asking { .. }
        | Stage::Done => None,
    }
}
