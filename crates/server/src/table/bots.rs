//! Bots at a table.

use bourse_game::Seat;

use super::{Entry, Table, Thought};
use crate::api::{Json, Problem, Status};

impl Table {
    /// A bot's decision, by the bot of the seat or by one that stands in.
    pub(crate) fn play_bot(
        &self,
        turn: &BotTurn,
        action: Json,
        stand_in: Option<String>,
    ) -> Result<Vec<Entry>, Problem> {
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
        Some(BotTurn { seat, bot, seq: self.seq, pause: self.made.pause })
    }

    /// The thoughts of the seat's bot and, in this order, of the simpler ones
    /// that could stand in for it.
    pub(crate) fn thoughts(&self, turn: &BotTurn, seed: u64) -> Vec<(&'static str, Thought)> {
        let names = self.course.bots().iter().rev().skip_while(|name| **name != turn.bot);
        names
            .filter_map(|name| Some((*name, self.course.thought(turn.seat, name, seed)?)))
            .collect()
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
