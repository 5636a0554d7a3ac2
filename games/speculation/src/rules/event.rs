//! What happens in a game.

use bourse_game::{Money, Redact, Seat, Seats, Viewer};
use serde::Serialize;

use crate::rules::card::Card;
use crate::rules::company::Company;
use crate::rules::seated::Seated;
use crate::rules::tile::{Movement, Tile};
use crate::rules::track::Space;

/// A share that changed hands, and its price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "SpeculationDeal")]
pub struct Deal {
    /// Of which company.
    pub company: Company,
    /// For how much; a negative price is received by the buyer.
    pub price: Money,
}

/// Something that happened. With hidden money, totals are hidden, not
/// payments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "SpeculationEvent")]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after the things they are")]
pub enum Event {
    /// A player drew his starting share.
    ShareDrawn { seat: Seat, company: Company },
    /// A player drew a card.
    CardDrawn {
        seat: Seat,
        #[ts(type = "SpeculationCard | undefined")]
        card: Card,
    },
    /// A turn began: the bags are with this player.
    TurnBegan { round: u32, seat: Seat },
    /// The action tile was drawn.
    ActionDrawn { seat: Seat, tile: Tile },
    /// Both tiles lie before the active player; in the first turn the action is
    /// Trade without a tile.
    TilesDrawn { seat: Seat, action: Tile, movement: Movement },
    /// A player traded, or passed.
    Traded { seat: Seat, sold: Option<Deal>, bought: Option<Deal> },
    /// A rank tile moved a pawn.
    RankMoved { seat: Seat, company: Company, from: Space, to: Space },
    /// The rank tile can move no pawn.
    RankIgnored { tile: Tile },
    /// The rank tile was left unused.
    RankDeclined { seat: Seat },
    /// A player chose his card.
    CardCommitted {
        seat: Seat,
        #[ts(type = "SpeculationCard | undefined")]
        card: Card,
    },
    /// All cards were turned over.
    CardsRevealed {
        #[ts(type = "SpeculationCard[]")]
        cards: Seated<Card>,
    },
    /// How many steps each company card is worth.
    StepsSet { holidays: u8, steps: u8 },
    /// A card moved a pawn.
    PawnMoved { seat: Seat, company: Company, from: Space, to: Space },
    /// A player's discards became his deck.
    DeckReshuffled { seat: Seat },
    /// All tiles went back into their bags.
    TilesReturned,
    /// The game is over.
    GameEnded {
        #[ts(type = "Money[]")]
        scores: Seated<Money>,
        #[ts(type = "Seat[]")]
        winners: Seats,
    },
}

/// An event without what its viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum SeenEvent {
    /// All of it.
    All(Event),
    /// That something happened with a card, not which card.
    Hidden(HiddenCard),
}

/// What is left of an event with a card nobody else may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after the things they are")]
pub enum HiddenCard {
    /// A player drew a card.
    CardDrawn { seat: Seat },
    /// A player chose his card.
    CardCommitted { seat: Seat },
}

impl Redact for Event {
    type Seen = SeenEvent;

    fn seen_by(&self, viewer: Viewer) -> SeenEvent {
        match *self {
            Self::CardDrawn { seat, .. } if !viewer.is(seat) => {
                SeenEvent::Hidden(HiddenCard::CardDrawn { seat })
            }
            Self::CardCommitted { seat, .. } if !viewer.is(seat) => {
                SeenEvent::Hidden(HiddenCard::CardCommitted { seat })
            }
            _ => SeenEvent::All(*self),
        }
    }
}

impl bourse_game::Event for Event {
    fn reveals(&self, viewer: Viewer) -> bool {
        match self {
            Self::CardDrawn { seat, .. } => viewer.is(*seat),
            Self::ShareDrawn { .. }
            | Self::ActionDrawn { .. }
            | Self::TilesDrawn { .. }
            | Self::CardsRevealed { .. }
            | Self::GameEnded { .. } => true,
            Self::TurnBegan { .. }
            | Self::Traded { .. }
            | Self::RankMoved { .. }
            | Self::RankIgnored { .. }
            | Self::RankDeclined { .. }
            | Self::CardCommitted { .. }
            | Self::StepsSet { .. }
            | Self::PawnMoved { .. }
            | Self::DeckReshuffled { .. }
            | Self::TilesReturned => false,
        }
    }
}
