//! All that a game gives.

use crate::Recorded;
use crate::bots::Bots;
use crate::orders::Orders;
use crate::page::Shape;
use crate::words::Told;

/// A game that can be played at a table: by people and bots, in the page and from
/// the command, with standing orders, and recorded.
pub trait Playable: Recorded + Bots + Told + Shape + Orders {}

impl<G: Recorded + Bots + Told + Shape + Orders> Playable for G {}
