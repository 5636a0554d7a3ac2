//! What happens in a game.

use bourse_game::{Money, Redact, Seat, Viewer};
use serde::Serialize;

use crate::rules::action::{At, Payment, Source};
use crate::rules::charter::Owner;
use crate::rules::company::{Company, Lot, Private};
use crate::rules::end::Reason;
use crate::rules::names::{HexName, RotationNumber, TileName};
use crate::rules::phase::Phase;
use crate::rules::train::TrainId;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Event")]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after the things they are")]
pub enum Event {
    /// Money changed hands.
    Paid { from: Owner, to: Owner, amount: Money },
    /// The bank could not cover a payment.
    BankBroken,
    /// A stock round began.
    StockRound { set: u8 },
    /// An operating round began.
    OperatingRound { set: u8, number: u8, of: u8 },
    /// A merger round began.
    MergerRound { set: u8, number: u8 },
    /// A player's turn in the stock round began.
    Turn { seat: Seat },
    /// A company's turn began.
    CompanyTurn { company: Company },
    /// Somebody passed.
    Passed { seat: Seat },
    /// Somebody bid.
    Bid { seat: Seat, lot: Lot, amount: Money },
    /// Nobody wanted a private; it costs less now.
    Reduced { private: Private, minimum: Money },
    /// A private was sold.
    PrivateSold { private: Private, seat: Seat, price: Money },
    /// A minor was auctioned and begins.
    MinorSold { company: Company, seat: Seat, bid: Money, price: Money },
    /// A share was bought.
    ShareBought { seat: Seat, company: Company, from: Source, price: Money },
    /// Shares were sold to the pool.
    SharesSold { seat: Seat, company: Company, shares: u8, price: Money },
    /// A company has another director.
    Director { company: Company, seat: Seat },
    /// A marker moved on the market.
    Price { company: Company, from: Money, to: Money },
    /// A public was founded.
    Founded { company: Company, seat: Seat, price: Money },
    /// A token was placed.
    TokenPlaced { company: Company, at: At, price: Money },
    /// A token was removed.
    TokenRemoved { company: Company, at: At },
    /// A company bought its own shares from the pool.
    Redeemed { company: Company, shares: u8, price: Money },
    /// A company bought a private from a player.
    PrivateBought { company: Company, private: Private, from: Seat, price: Money },
    /// A player is asked whether he sells a private.
    AskedForPrivate { company: Company, seat: Seat, private: Private, price: Money },
    /// A player is asked whether his company sells a train.
    AskedForTrain { company: Company, seat: Seat, train: TrainId, price: Money },
    /// A player is asked whether he agrees to a merger.
    AskedToMerge { seat: Seat, public: Company },
    /// He does not.
    Declined { seat: Seat },
    /// A tile was laid.
    TileLaid {
        company: Company,
        hex: HexName,
        tile: TileName,
        rotation: RotationNumber,
        cost: Money,
    },
    /// A company took a loan.
    LoanTaken { company: Company },
    /// A company repaid a loan.
    LoanRepaid { company: Company },
    /// A company paid interest.
    InterestPaid { company: Company, amount: Money },
    /// A company's trains ran. Of what the state railway ran by itself it is said
    /// what it could have been at most, if more was not ruled out.
    Ran {
        company: Company,
        revenue: Money,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at_most: Option<Money>,
    },
    /// A company's revenue was paid or kept.
    Dividend { company: Company, kind: Payment, per_share: Money, kept: Money },
    /// A train was bought; from a company, the pool or the bank.
    TrainBought { company: Company, train: TrainId, from: Owner, price: Money },
    /// A train was given up.
    TrainDiscarded { company: Company, train: TrainId },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// A train rusted; the bank's was in the pool.
    Rusted { train: TrainId, owner: Owner },
    /// A private went to the state, which paid its owner.
    PrivateNationalised { private: Private, from: Owner, price: Money },
    /// A company went to the state; its shareholders get this for each share.
    Nationalised { company: Company, per_share: Money },
    /// A director keeps a trainless public.
    Kept { company: Company },
    /// A minor became a public.
    Converted { minor: Company, public: Company, price: Money },
    /// A minor was merged into a public.
    Merged { minor: Company, public: Company },
    /// A public was formed by a merger.
    Formed { public: Company, price: Money },
    /// The game ended.
    Ended { reason: Reason },
}

impl Redact for Event {
    type Seen = Self;

    fn seen_by(&self, _: Viewer) -> Self {
        *self
    }
}

impl bourse_game::Event for Event {
    fn reveals(&self, _: Viewer) -> bool {
        false
    }
}
