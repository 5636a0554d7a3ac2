//! Playing a file, action by action, each checked by the rules.

use bourse_game::{Ended, Game, Refusal, Seat, Setup, SetupError, Sink};
use thiserror::Error;

use super::action::{Act, Actor, EighteenXxAction};
use super::error::{ActionName, EighteenXxError};
use super::file::EighteenXxFile;
use super::names::Names;
use super::translate::{Mismatch, due, translate};
use crate::Edition;
use crate::{Action, Event, G1861, Options, Rule};

/// A game of 18xx.games that is being replayed.
#[derive(Clone, Debug)]
pub struct EighteenXxReplay {
    game: G1861,
    names: Names,
}

/// Why a file cannot be replayed.
#[derive(Debug, Error)]
pub enum EighteenXxReplayError {
    /// The table cannot be set up.
    #[error("the game cannot be set up")]
    Setup(SetupError),
    /// An action cannot be read.
    #[error(transparent)]
    Unread(EighteenXxError),
    /// An action does not fit.
    #[error("{name}: {error}")]
    Action {
        /// Which.
        name: ActionName,
        /// Why.
        error: PlayError,
    },
}

/// Why an action is not accepted. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PlayError {
    /// It does not fit the game, whatever the rules.
    #[error("{0}")]
    Mismatch(#[from] Mismatch),
    /// The rules refuse it.
    #[error("refused: {}{}", .0.code(), section(.0))]
    Refused(Refusal<Rule>),
}

fn section(refusal: &Refusal<Rule>) -> String {
    refusal.section().map_or_else(String::new, |section| format!(" (§{})", section.book))
}

impl EighteenXxReplay {
    /// The game of a file at its start.
    ///
    /// # Errors
    ///
    /// When no table can be set up so.
    pub fn new(file: &EighteenXxFile<'_>) -> Result<Self, SetupError> {
        let options = Options::of(Edition::EighteenXx);
        let options = if file.column_market { options.with_column_market() } else { options };
        let players = u8::try_from(file.players.len()).unwrap_or(u8::MAX);
        let setup = Setup::newest(&G1861::DECLARATION, players, options)?;
        Ok(Self { game: G1861::new(setup), names: Names::default() })
    }

    /// The state after the actions so far.
    #[must_use]
    pub fn game(&self) -> &G1861 {
        &self.game
    }

    /// Where the certificates and tile pieces are.
    #[must_use]
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn result(&self) -> Option<Ended> {
        let standing = self.game.turn().standing()?;
        Some(Ended::new(self.game.players(), &standing))
    }

    /// Who is to act, in the site's sense, and the seat that decides.
    #[must_use]
    pub fn due(&self) -> Option<(Actor, Seat)> {
        due(&self.game)
    }

    /// What an action is in the rules' terms, and the seat that takes it.
    ///
    /// # Errors
    ///
    /// When it does not fit the game.
    pub fn translate(&self, action: &EighteenXxAction) -> Result<(Seat, Action), Mismatch> {
        translate(action, &self.game, &self.names)
    }

    /// Whether an action is a pass that leaves a merger without a director. The site
    /// takes it and then waits for an undo; no game goes on from there, so nothing
    /// is played.
    #[must_use]
    pub fn leads_nowhere(&self, action: &EighteenXxAction) -> bool {
        match (action.actor, &action.act) {
            (Actor::Seat(seat), Act::Pass) => self.game.pass_leaves_no_director(seat),
            _ => false,
        }
    }

    /// Plays the next action.
    ///
    /// # Errors
    ///
    /// When it does not fit or is refused; nothing changes then.
    pub fn play(
        &mut self,
        action: &EighteenXxAction,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), PlayError> {
        if self.leads_nowhere(action) {
            return Ok(());
        }
        let (seat, ours) = self.translate(action).map_err(|mismatch| self.explained(mismatch))?;
        let change = self.names.change(action, &self.game);
        self.game.apply(seat, &ours, sink).map_err(PlayError::Refused)?;
        self.names.follow(change, &self.game);
        Ok(())
    }

    /// Who goes on from a merger without a director is told that one is due.
    fn explained(&self, mismatch: Mismatch) -> PlayError {
        let seat = self.game.to_move();
        match mismatch {
            Mismatch::Actor { .. }
                if seat.is_some_and(|it| self.game.pass_leaves_no_director(it)) =>
            {
                PlayError::Refused(Refusal::Rule(Rule::MustTakeDirector))
            }
            other => PlayError::Mismatch(other),
        }
    }
}

/// Replays a file, calling `each` with the game at its start and after every
/// action.
///
/// # Errors
///
/// The first action that cannot be read or is not accepted.
pub fn replay_file<S: Sink<Event>>(
    file: &EighteenXxFile<'_>,
    sink: &mut S,
    mut each: impl FnMut(&G1861, &mut S),
) -> Result<EighteenXxReplay, EighteenXxReplayError> {
    let mut replay = EighteenXxReplay::new(file).map_err(EighteenXxReplayError::Setup)?;
    each(&replay.game, sink);
    for action in &file.actions {
        replay
            .play(action, sink)
            .map_err(|error| EighteenXxReplayError::Action { name: action.name, error })?;
        each(&replay.game, sink);
    }
    match &file.stopped {
        Some(error) => Err(EighteenXxReplayError::Unread(error.clone())),
        None => Ok(replay),
    }
}
