//! What one player, or a spectator, may know.

use bourse_game::{BySeat, Dice, Seat, Viewer};
use serde::Serialize;

use crate::rules::card::{Card, CardSet};
use crate::rules::game::Sample;
use crate::rules::moves::Moves;
use crate::rules::table::Table;

/// What a viewer may know: the table, how many cards each holds, and their own. It
/// has no room for anybody else's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
    pub(crate) held: BySeat<u8>,
    pub(crate) hand: CardSet,
    pub(crate) laid: Option<Card>,
}

impl View {
    /// What lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How many cards a seat holds.
    #[must_use]
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat]
    }

    /// The viewer's own hand.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The viewer's own card that lies face down.
    #[must_use]
    pub fn laid(&self) -> Option<Card> {
        self.laid
    }
}

impl bourse_game::View for View {
    type Game = Sample;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn moves(&self) -> Moves {
        match self.viewer {
            Viewer::Seat(seat) => self.table.moves(seat, self.hand),
            Viewer::Spectator => Moves { lay: CardSet::NONE },
        }
    }

    /// Somebody else's cards are always hidden.
    fn is_complete(&self) -> bool {
        false
    }

    /// The others hold, and have laid, any of the cards that were not seen.
    fn sample(&self, dice: &mut impl Dice) -> Sample {
        let own = self.laid.into_iter().fold(self.hand, CardSet::with);
        let mut unseen = CardSet::ALL.minus(self.table.gone).minus(own);
        let (mut hands, mut laid) = (BySeat::default(), BySeat::default());
        for seat in self.table.players().seats() {
            (hands[seat], laid[seat]) = if self.viewer.is(seat) {
                (self.hand, self.laid)
            } else {
                let hand = unseen.take(self.held[seat], dice);
                let face_down = unseen.take(self.table.has_laid(seat).into(), dice);
                (hand, face_down.nth(0))
            };
        }
        Sample { table: self.table, hands, laid }
    }
}
