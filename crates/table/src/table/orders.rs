//! Standing orders at a table: given, withdrawn, followed.

use bourse_game::BySeat;

use super::Table;
use crate::api::{GiveOrder, Mode, OrderEnd, WithdrawOrder};
use crate::entry::LogEntry;
use crate::error::TableError;
use crate::history::{OrderStep, json};
use crate::ids::GuestId;

impl Table {
    /// A seat wants to give a standing order. Nothing, if it was given before.
    pub fn give_order(
        &self,
        guest: &GuestId,
        wish: &GiveOrder,
    ) -> Result<Vec<LogEntry>, TableError> {
        self.check_owner(guest, wish.seat)?;
        if !self.is_new(Some(wish.seat), &wish.key)? {
            return Ok(Vec::new());
        }
        self.check_seq(wish.seq, Some(guest), Some(wish.seat))?;
        self.check_playing()?;
        if self.made.mode == Mode::Typed {
            return Err(TableError::Typed);
        }
        let order = self.history.try_order(wish.seat, &wish.order)?;
        Ok(vec![LogEntry::OrderGiven { seat: wish.seat, key: wish.key.clone(), order }])
    }

    /// A seat withdraws a standing order, or puts away one that has ended.
    pub fn withdraw_order(
        &self,
        guest: &GuestId,
        wish: WithdrawOrder,
    ) -> Result<Vec<LogEntry>, TableError> {
        let WithdrawOrder { seat, number } = wish;
        self.check_owner(guest, seat)?;
        if !self.history.has_order(seat, number) {
            return Err(TableError::NoOrder);
        }
        Ok(vec![LogEntry::OrderWithdrawn { seat, number }])
    }

    /// What follows from the standing orders. While an undo waits for consent,
    /// they wait too.
    pub(super) fn next_of_orders(&self) -> Option<LogEntry> {
        if self.asked.is_some() {
            return None;
        }
        Some(match self.history.follow_orders(self.rewound)? {
            OrderStep::Ends { seat, number, why, for_good } => {
                LogEntry::OrderEnded { seat, number, why: why.get().to_owned(), for_good }
            }
            OrderStep::Acts { seat, number, action } => {
                match self.history.try_play(seat, &[action], self.draws_here()) {
                    Ok(lines) => {
                        let (seat, order) = (Some(seat), Some(number));
                        LogEntry::Played { seat, key: None, lines, stand_in: None, order }
                    }
                    // Nobody else's move may fail with somebody's order.
                    Err(error) => {
                        let rule = error.into_rule();
                        let why = json(&OrderEnd::Refused { rule }).get().to_owned();
                        LogEntry::OrderEnded { seat, number, why, for_good: true }
                    }
                }
            }
        })
    }

    /// How many entries are about each seat's orders.
    pub fn orders_told(&self) -> BySeat<u64> {
        self.history.orders_told()
    }
}
