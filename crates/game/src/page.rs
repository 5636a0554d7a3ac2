//! What the page is shown of a game.
//!
//! A shape is made from a view, never from a state: what a viewer may not know
//! cannot get into it.

use serde::Serialize;
use ts_rs::{Config, TS};

use crate::Game;

/// A game that can be shown in the page.
pub trait Shape: Game {
    /// What the page draws.
    type Shown: Serialize;
    /// What the page offers.
    type Offered: Serialize;

    /// What the page draws of a view.
    fn show(view: &Self::View) -> Self::Shown;

    /// What the page offers of the viewer's moves.
    fn offer(view: &Self::View, moves: &Self::Moves) -> Self::Offered;

    /// The figures of the charts: always the same ones in the same order.
    fn figures(view: &Self::View) -> Vec<Figure>;

    /// The types of all this, and of actions, events and rules, for the page.
    fn declarations(config: &Config) -> Vec<Declaration>;
}

/// A figure of a chart at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// What is counted.
    pub group: &'static str,
    /// Whose it is.
    pub name: String,
    /// How much; `None` where the viewer may not know it.
    pub value: Option<i32>,
}

/// A type of the page: its comment and its text.
pub type Declaration = (Option<String>, String);

/// What the page is told of a type.
#[must_use]
pub fn declaration<T: TS>(config: &Config) -> Declaration {
    (T::docs(), T::decl(config))
}

/// What the page is told of several types.
#[macro_export]
macro_rules! declarations {
    ($config:expr; $($kind:ty),* $(,)?) => {
        [$($crate::page::declaration::<$kind>($config)),*]
    };
}
