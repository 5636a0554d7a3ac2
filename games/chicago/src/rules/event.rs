//! What happens in a game.

use bourse_game::{Money, Redact, Seat, Viewer};
use serde::Serialize;

use crate::rules::auction::Reason;
use crate::rules::company::{Company, Dial};
use crate::rules::end::Ending;
use crate::rules::hex::Hex;
use crate::rules::terrain::Industry;

/// Something that happened. All of it is public: with hidden money, totals are
/// hidden, not payments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "ChicagoEvent")]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after the things they are")]
pub enum Event {
    /// A share is up for auction.
    AuctionOpened { reason: Reason, company: Company, first: Seat, minimum: Money },
    /// Somebody bid.
    Bid { seat: Seat, amount: Money },
    /// Somebody left the auction.
    Passed { seat: Seat },
    /// The share was bought, or given for nothing in an opening auction nobody
    /// bid in.
    ShareSold { seat: Seat, company: Company, price: Money },
    /// Nobody bid; the share stays with the company.
    ShareUnsold { company: Company },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A dial was turned.
    DialTurned { seat: Seat, dial: Dial, position: u8, red: bool },
    /// The chosen action was left undone.
    Forgone { seat: Seat, dial: Dial },
    /// A locomotive was placed and paid for.
    Built { seat: Seat, company: Company, hex: Hex, price: Money },
    /// A hex was developed with a house.
    HousePlaced { seat: Seat, hex: Hex, left: u8 },
    /// An industrial city rose; by nobody's action after general dividends.
    TrackMoved { seat: Option<Seat>, industry: Industry, value: Money },
    /// A company's income rose.
    IncomeRaised { company: Company, by: Money, income: Money },
    /// The bank paid into a treasury for a developed forest.
    ForestPaid { company: Company, amount: Money },
    /// A company reached Chicago.
    ChicagoReached { seat: Seat, company: Company },
    /// Wabash is open.
    WabashOpened { income: Money },
    /// General dividends are paid.
    GeneralDividends { number: u8 },
    /// A shareholder received a dividend from the bank.
    Dividend {
        seat: Seat,
        company: Company,
        shares: u8,
        per_share: Money,
        amount: Money,
        special: bool,
    },
    /// All dials are back at the start.
    DialsReset,
    /// The game is over, for these reasons.
    GameEnded { because: Ending },
}

impl Redact for Event {
    type Seen = Self;

    fn seen_by(&self, _: Viewer) -> Self {
        *self
    }
}

impl bourse_game::Event for Event {
    fn reveals(&self, _: Viewer) -> bool {
        matches!(self, Self::GameEnded { .. })
    }
}
