//! Decisions and draws, played or only tried.

use std::collections::HashSet;

use bourse_game::Seat;

use super::Table;
use crate::api::{Draw, Mode, Play, Preview, PreviewRequest, Status};
use crate::entry::LogEntry;
use crate::error::TableError;
use crate::ids::GuestId;

impl Table {
    /// Decisions of a person. Nothing, if this move was played before.
    pub fn play(&self, guest: &GuestId, play: &Play) -> Result<Vec<LogEntry>, TableError> {
        self.check_owner(guest, play.seat)?;
        if !self.is_new(Some(play.seat), &play.key)? {
            return Ok(Vec::new());
        }
        self.check_seq(play.seq, Some(guest), Some(play.seat))?;
        self.check_playing()?;
        if play.actions.is_empty() {
            return Err(TableError::NoAction);
        }
        let lines = self.history.try_play(play.seat, &play.actions, self.draws_here())?;
        let (seat, key) = (Some(play.seat), Some(play.key.clone()));
        Ok(vec![LogEntry::Played { seat, key, lines, stand_in: None, order: None }])
    }

    /// A draw of a physical game, typed in by the host.
    pub fn draw(&self, guest: &GuestId, draw: &Draw) -> Result<Vec<LogEntry>, TableError> {
        self.check_host(guest)?;
        if self.made.mode != Mode::Typed {
            return Err(TableError::NotTyped);
        }
        if !self.is_new(None, &draw.key)? {
            return Ok(Vec::new());
        }
        self.check_seq(draw.seq, Some(guest), None)?;
        let line = self.history.try_draw(&draw.outcome)?;
        let (key, lines) = (Some(draw.key.clone()), vec![line]);
        Ok(vec![LogEntry::Played { seat: None, key, lines, stand_in: None, order: None }])
    }

    /// What decisions would lead to.
    pub fn preview(
        &self,
        guest: &GuestId,
        request: &PreviewRequest,
    ) -> Result<Preview, TableError> {
        self.check_owner(guest, request.seat)?;
        self.check_playing()?;
        self.history.preview(request.seat, &request.actions)
    }

    /// Whether the page sends this move for the first time.
    pub(super) fn is_new(&self, seat: Option<Seat>, key: &str) -> Result<bool, TableError> {
        if key.is_empty() || key.len() > 64 {
            return Err(TableError::BadKey);
        }
        Ok(!self.keys.contains(&(seat, key.to_owned())))
    }

    pub(super) fn check_playing(&self) -> Result<(), TableError> {
        match self.status() {
            Status::Playing | Status::Over => Ok(()),
            Status::Gathering => Err(TableError::Gathering),
        }
    }

    /// A stale number is answered with what was missed.
    pub(super) fn check_seq(
        &self,
        seq: u64,
        guest: Option<&GuestId>,
        viewer: Option<Seat>,
    ) -> Result<(), TableError> {
        if seq == self.seq {
            return Ok(());
        }
        if seq > self.seq {
            return Err(TableError::NoEntry);
        }
        let viewer = self.viewer(guest, viewer)?;
        Err(TableError::stale(&self.update(guest, viewer, Some(seq), &HashSet::new())))
    }
}
