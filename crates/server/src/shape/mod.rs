//! What the page is shown of each game.
//!
//! A shape is made from a view, never from a state: what a viewer may not know
//! cannot get into it.

pub mod chicago;
pub mod empire;
pub mod speculation;

use bourse_bots::Bots;
use bourse_record::Recorded;
use serde::Serialize;

use crate::orders::Orders;

/// A game that can be shown in the page.
pub trait Shape: Recorded + Bots + Orders {
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
