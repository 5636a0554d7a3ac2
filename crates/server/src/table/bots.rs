//! Bots at a table.

use bourse_game::Seat;

use super::{Entry, Table, TableError, Thought};
use crate::api::{Json, Pace, Status};
use crate::ids::GuestId;

/// The longest a bot can be made to wait, in milliseconds.
pub(crate) const LONGEST_PAUSE: u32 = 5000;

impl Table {
    /// How long bots wait before they move, in milliseconds.
    pub(crate) fn pause(&self) -> u32 {
        self.pause
    }

    /// The host, or somebody who sits here, wants bots to wait longer or
    /// shorter.
    pub(crate) fn pace(&self, guest: &GuestId, wish: Pace) -> Result<Vec<Entry>, TableError> {
        if self.made.host != *guest && self.seats_of(guest).is_empty() {
            return Err(TableError::NotSitting);
        }
        if wish.pause > LONGEST_PAUSE {
            return Err(TableError::LongPause);
        }
        let new = wish.pause != self.pause;
        Ok(new.then_some(Entry::Paced { pause: wish.pause }).into_iter().collect())
    }

    /// A bot's decision, by the bot of the seat or by one that stands in.
    pub(crate) fn play_bot(
        &self,
        turn: &BotTurn,
        action: Json,
        stand_in: Option<String>,
    ) -> Result<Vec<Entry>, TableError> {
        self.check_seq(turn.seq, None, None)?;
        let lines = self.course.try_play(turn.seat, &[action], self.draws_here())?;
        let seat = Some(turn.seat);
        Ok(vec![Entry::Played { seat, key: None, lines, stand_in, order: None }])
    }

    /// The bot that is to decide, if one is. While an undo waits for consent,
    /// bots wait too.
    pub(crate) fn bot_turn(&self) -> Option<BotTurn> {
        if self.status() != Status::Playing || self.asked.is_some() {
            return None;
        }
        let seat = self.course.to_move().iter().find(|seat| self.bot_at(*seat).is_some())?;
        let bot = self.bot_at(seat)?.to_owned();
        Some(BotTurn { seat, bot, seq: self.seq, pause: self.pause })
    }

    /// The thoughts of the seat's bot and, in this order, of the simpler ones
    /// that could stand in for it; at last, by the name of the simplest, the
    /// first action there is.
    pub(crate) fn thoughts(&self, turn: &BotTurn, seed: u64) -> Vec<(&'static str, Thought)> {
        let bots = self.course.bots();
        let names = bots.iter().rev().skip_while(|name| **name != turn.bot);
        let thoughts =
            names.filter_map(|name| Some((*name, self.course.thought(turn.seat, name, seed)?)));
        let last = bots.first().map(|name| (*name, self.course.first_action(turn.seat)));
        thoughts.chain(last).collect()
    }
}

/// A bot that is to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) bot: String,
    /// The table it decides about.
    pub(crate) seq: u64,
    /// How long it waits first, in milliseconds.
    pub(crate) pause: u32,
}
