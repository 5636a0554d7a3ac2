//! All that a game gives.

use crate::Recorded;
use crate::bots::Bots;
use crate::foreign::ForeignForm;
use crate::orders::Orders;
use crate::page::Shape;
use crate::routes::RouteFinder;
use crate::words::Told;

/// A game that can be played at a table: by people and bots, in the page and from
/// the command, with standing orders, and recorded.
pub trait Playable: Recorded + Bots + Told + Shape + Orders {
    /// The forms of other programs in which its games are read and written too.
    const FOREIGN_FORMS: &'static [&'static dyn ForeignForm] = &[];

    /// Who finds the best routes of its trains, by each edition of its rules; the last
    /// where none is named. Most games have no trains that run.
    const ROUTE_FINDERS: &'static [&'static dyn RouteFinder] = &[];
}
