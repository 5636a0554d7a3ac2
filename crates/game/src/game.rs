//! The contract.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Declaration, Due, Event, Moves, Options, Redact, Refusal, Rule, Seat, Seats, Setup, Sink, Turn,
    View, Viewer,
};

/// A game as a value: everything on the table, and nothing else. History,
/// clocks, names and chat live outside it.
///
/// Cloning is close to a copy of memory. Nothing here reads a clock, draws a
/// number, writes a sentence or panics.
pub trait Game: Clone + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// What the game says of itself.
    const DECLARATION: Declaration;

    /// The options of a table.
    type Options: Options;
    /// A decision of a seat.
    type Action: Action;
    /// A draw that is due.
    type Due: Due<Outcome = Self::Outcome>;
    /// What came of a draw.
    type Outcome: Clone
        + PartialEq
        + std::fmt::Debug
        + Serialize
        + DeserializeOwned
        + Redact
        + Send
        + Sync
        + 'static;
    /// Something that happened.
    type Event: Event;
    /// A rule that forbids something.
    type Rule: Rule;
    /// What a seat may do.
    type Moves: Moves<Action = Self::Action>;
    /// What others may know of what a seat may do.
    type SeenMoves: Clone + PartialEq + std::fmt::Debug + Serialize;
    /// What a viewer may know.
    type View: View<Game = Self>;

    /// The state in which the first decision or draw is due.
    fn new(setup: Setup<Self::Options>) -> Self;

    /// How the table was set up.
    fn setup(&self) -> Setup<Self::Options>;

    /// What the game waits for. The outcomes of a draw may be secret: of a draw
    /// that is due, only its kind and seat are for others.
    fn turn(&self) -> Turn<Self::Due>;

    /// What the seat may do now; empty when it is not to move.
    fn moves(&self, seat: Seat) -> Self::Moves;

    /// What the viewer may know of [`Self::moves`].
    fn moves_seen(&self, seat: Seat, viewer: Viewer) -> Self::SeenMoves;

    /// Whether [`Self::apply`] would accept the action, and if not, why. The
    /// answer may tell what the seat knows: it is for that seat alone.
    ///
    /// # Errors
    ///
    /// The first rule that forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal<Self::Rule>>;

    /// Plays the action, with everything that follows from it by the rules.
    ///
    /// # Errors
    ///
    /// As [`Self::check`]; the state is then unchanged.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Rule>>;

    /// Plays an action of a record once more, with everything that follows. What
    /// is dear to prove and was proved when the action was played may be
    /// believed; everything else is checked.
    ///
    /// # Errors
    ///
    /// As [`Self::check`], but for what is believed; the state is then
    /// unchanged.
    fn replay(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Rule>> {
        self.apply(seat, action, sink)
    }

    /// The action that was just played as a record has to keep it: with what was
    /// found on the way and could be found otherwise by a later program. Nothing if
    /// it is kept as it was decided.
    fn recorded(&self, _: &Self::Action) -> Option<Self::Action> {
        None
    }

    /// Lets the draw that is due come out so.
    ///
    /// # Errors
    ///
    /// When no such draw is due or it cannot come out so; the state is then
    /// unchanged.
    fn resolve(
        &mut self,
        outcome: &Self::Outcome,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Rule>>;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The seats whose last decision is still a secret: committed, and not yet
    /// laid open.
    fn concealed(&self) -> Seats {
        Seats::NONE
    }
}

/// A decision, in the form the record keeps.
pub trait Action:
    Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What is left of it for somebody who may not know all of it.
    type Seen: Clone + PartialEq + std::fmt::Debug + Serialize;

    /// The decision of a seat as a viewer sees it while it is concealed.
    fn seen_by(&self, by: Seat, viewer: Viewer) -> Self::Seen;
}
