//! What a viewer may know.

use bourse_game::{BySeat, Dice, Money, Seat, Viewer};
use serde::Serialize;

use crate::rules::data::starting_money;
use crate::rules::moves::Moves;
use crate::rules::state::Chicago;
use crate::rules::table::{Phase, Table};

/// What a viewer may know: everything on the table, and the cash of the
/// players. With hidden money, a player sees his own alone until the game is
/// over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    table: Table,
    cash: BySeat<Option<Money>>,
}

impl View {
    pub(crate) fn new(state: &Chicago, viewer: Viewer) -> Self {
        let open = !state.table.options().hidden_money || state.table.phase == Phase::Over;
        let sees = |seat| open || viewer.is(seat);
        Self {
            viewer,
            table: state.table,
            cash: BySeat::from_fn(|seat| sees(seat).then_some(state.cash[seat])),
        }
    }

    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's cash, if the viewer may know it.
    #[must_use]
    pub fn cash(&self, seat: Seat) -> Option<Money> {
        self.cash[seat]
    }

    /// An amount a player might have. Totals are hidden and payments are not,
    /// but a view has no memory: it takes any amount to be as likely as any
    /// other between the bid he has standing and what he would have if every
    /// dividend so far had brought him his starting money once more.
    fn guess(&self, seat: Seat, dice: &mut impl Dice) -> Money {
        if !self.table.players().has(seat) {
            return Money::ZERO;
        }
        let least = match &self.table.phase {
            Phase::Auction(auction) => auction
                .standing
                .filter(|(bidder, _)| *bidder == seat)
                .map_or(Money::ZERO, |(_, bid)| bid),
            _ => Money::ZERO,
        };
        let start = starting_money(self.table.players());
        let most = (start * (i32::from(self.table.dividends) + 1)).max(least);
        let spread = u64::from(most.0.abs_diff(least.0));
        least + Money(i32::try_from(dice.below(spread + 1)).unwrap_or(0))
    }
}

impl bourse_game::View for View {
    type Game = Chicago;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn moves(&self) -> Moves {
        match self.viewer {
            Viewer::Seat(seat) => self.table.moves(seat, self.cash[seat].unwrap_or(Money::ZERO)),
            Viewer::Spectator => Moves::None,
        }
    }

    fn is_complete(&self) -> bool {
        self.table.players().seats().all(|seat| self.cash[seat].is_some())
    }

    fn sample(&self, dice: &mut impl Dice) -> Chicago {
        let cash = |seat| self.cash[seat].unwrap_or_else(|| self.guess(seat, dice));
        Chicago { table: self.table, cash: BySeat::from_fn(cash) }
    }
}
