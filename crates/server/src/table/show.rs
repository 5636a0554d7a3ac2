//! What a table shows to whom.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use bourse_game::{Seat, Viewer};

use super::{Table, TableError, Who};
use crate::api::{
    Chair, Chart, DrawProof, Mode, Position, Status, TableInfo, UndoRequest, Update, You,
};
use crate::ids::GuestId;

/// So many lines are shown in one answer.
pub(super) const MOST_POSITIONS: usize = 80;

impl Table {
    /// Where the table stands for a viewer who knows its entries up to `since`.
    pub(crate) fn update(
        &self,
        guest: Option<&GuestId>,
        viewer: Viewer,
        since: Option<u64>,
        here: &HashSet<GuestId>,
    ) -> Update {
        // Who claims to know what is not there yet knows another table.
        let known = since.filter(|since| (1..=self.seq).contains(since));
        let keep = known.map_or(0, |since| {
            let later = self.marks.iter().filter(|(seq, _)| *seq > since);
            later.map(|(_, keep)| *keep).min().unwrap_or(self.course.len())
        });
        let types = self.made.mode == Mode::Typed && guest == Some(&self.made.host);
        Update {
            table: self.info(guest, viewer, here),
            keep,
            steps: self.course.steps(keep, self.eyes(viewer)),
            position: self.course.position(self.eyes(viewer), types),
        }
    }

    /// What is hidden is seen from a seat only once the game is on: until then
    /// one could sit down, look, and get up again.
    fn eyes(&self, viewer: Viewer) -> Viewer {
        let hidden = self.hides && self.made.mode == Mode::Play;
        if hidden && self.status() == Status::Gathering { Viewer::Spectator } else { viewer }
    }

    fn info(&self, guest: Option<&GuestId>, viewer: Viewer, here: &HashSet<GuestId>) -> TableInfo {
        let status = self.status();
        let proof = self.proof().filter(|_| status == Status::Over && self.commitment.is_some());
        TableInfo {
            id: self.id.to_string(),
            game: self.course.game(),
            rules: self.course.rules(),
            mode: self.made.mode,
            status,
            options: self.course.options(),
            seq: self.seq,
            line: self.course.len(),
            seats: self.chairs(guest, here),
            seating: self.seating.clone(),
            votes: self.shown_votes(guest),
            votes_refused: self.shown_refusals(),
            absent_minutes: self.made.absent_minutes,
            pause: self.pause,
            listed: self.made.listed,
            you: self.you(guest, viewer),
            practice: self.practice,
            undo_refused: self.refused,
            undo: self.asked.as_ref().map(|asked| UndoRequest {
                seat: asked.seat,
                to: asked.to,
                practice: self.makes_practice(asked.to),
                waiting: asked.waiting.iter().collect(),
            }),
            origin: self.made.origin.clone(),
            stopped: self.made.stopped.clone(),
            rematch: self.rematch.as_ref().map(ToString::to_string),
            commitment: self.commitment,
            proof: proof.map(|proof| DrawProof { secret: proof.secret, nonces: proof.nonces }),
        }
    }

    fn you(&self, guest: Option<&GuestId>, viewer: Viewer) -> You {
        let seats: Vec<Seat> =
            guest.map_or(Vec::new(), |guest| self.seats_of(guest).iter().collect());
        let host = guest == Some(&self.made.host);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let left = |place: &super::Place| {
            let was = place.left.as_ref().map(|(left, _)| left);
            was.is_some() && was == guest && place.guest().is_none()
        };
        You {
            host,
            viewer: seat,
            invite: (host || !seats.is_empty()).then(|| self.made.invite.as_str().to_owned()),
            undo: seat.and_then(|_| self.undo_offer_to(guest)),
            redo: seat.and_then(|_| self.redo_offer(guest)),
            withdraw: seat.is_some_and(|seat| self.can_withdraw(seat)),
            orders: seat.map(|seat| self.course.own_orders(seat)).unwrap_or_default(),
            back: self.places().filter(|(_, place)| left(place)).map(|(seat, _)| seat).collect(),
            seats,
        }
    }

    fn chairs(&self, guest: Option<&GuestId>, here: &HashSet<GuestId>) -> Vec<Chair> {
        let private = self.is_private();
        let chair = |(seat, place): (Seat, &super::Place)| {
            let (name, kind) = self.named(seat);
            let sitting = place.guest();
            Chair {
                seat,
                name,
                kind,
                yours: sitting.is_some() && sitting == guest,
                here: sitting.is_some_and(|guest| here.contains(guest)),
                private,
            }
        };
        self.places().map(chair).collect()
    }

    /// The game after a line.
    pub(crate) fn position_at(&self, line: usize, viewer: Viewer) -> Result<Position, TableError> {
        self.course
            .positions(line..=line, self.eyes(viewer))
            .and_then(|mut all| all.pop())
            .ok_or(TableError::NoLine)
    }

    /// The game after each of some lines.
    pub(crate) fn positions(
        &self,
        lines: RangeInclusive<usize>,
        viewer: Viewer,
    ) -> Result<Vec<Position>, TableError> {
        let (&from, &to) = (lines.start(), lines.end());
        if from > to {
            return Err(TableError::LinesBackwards { from, to });
        }
        if to - from >= MOST_POSITIONS {
            return Err(TableError::TooManyLines);
        }
        self.course.positions(lines, self.eyes(viewer)).ok_or(TableError::NoLine)
    }

    /// The figures of the charts.
    pub(crate) fn chart(&self, viewer: Viewer) -> Chart {
        self.course.chart(self.eyes(viewer))
    }

    /// The record, unless it would tell what somebody may not know.
    pub(crate) fn record(&self) -> Result<String, TableError> {
        if !self.course.is_open_at(self.course.len()) {
            return Err(TableError::Hidden);
        }
        let names: Option<Vec<String>> = self
            .places
            .iter()
            .enumerate()
            .map(|(seat, place)| match &place.who {
                Some(Who::Guest { name, .. }) => Some(name.clone()),
                Some(Who::Bot { bot }) => Some(bot.clone()),
                None => self.names.get(seat).cloned(),
            })
            .collect();
        let proof = self.proof().filter(|_| self.commitment.is_some());
        self.course.record(names, proof.as_ref())
    }

    /// The header and the first lines, for another table to go on from.
    pub(crate) fn beginning(&self, line: usize) -> Result<(String, Vec<String>), TableError> {
        if line > self.course.len() {
            return Err(TableError::NoLine);
        }
        if !self.course.is_open_at(line) {
            return Err(TableError::Hidden);
        }
        Ok((self.made.header.clone(), self.course.line_texts(line)?))
    }
}
