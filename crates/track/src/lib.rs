//! Hexes, tiles, networks, and the best routes of a company's trains.
//!
//! The crate knows nothing of shares or players. A [`Map`] is hexes, red areas
//! and tiles; a [`Board`] is the plain state: tiles laid and tokens placed; a
//! [`Network`] is where a company's track leads. [`best_routes`] finds the best
//! routes of its trains and proves it; [`check_routes`] says whether given ones
//! are legal and what they bring. [`russia`] is the map of 1861.
//!
//! The search is described in the book's chapter on routes, `docs/routes.md`.
//! Section signs (1861 §5.3) are the rulebook's.

#![forbid(unsafe_code)]

mod best;
mod bits;
mod board;
mod budget;
mod choose;
mod classes;
mod completion;
mod count;
mod cover;
mod cuts;
mod express;
mod fits;
mod follow;
mod geometry;
mod graph;
mod incumbent;
pub mod instance;
mod lay;
mod layout;
mod legal;
mod many;
mod map;
mod net;
mod network;
mod one;
mod outline;
mod packing;
mod pool;
mod prices;
mod reach;
mod relax;
mod route;
mod russia;
mod score;
mod scorer;
mod seen;
mod simplex;
mod site;
mod spread;
mod survey;
mod tile;
mod trails;
mod train;
mod ways;
mod worth;

#[cfg(test)]
mod tests;

pub use best::{SEARCH_STEPS, best_routes, best_routes_within};
pub use board::{Board, Company, SLOTS, Station, TokenError};
pub use count::count_trails;
pub use geometry::{Edge, Edges, Hex, Place, Rotation};
pub use lay::{LayError, StopsMoved};
pub use layout::{
    Drawing, DrawingError, End, Laid, Layout, MOST_REVENUE, MOST_STOPS, Path, Pays, Stop, StopKind,
};
pub use legal::{Declared, Illegal, check_routes};
pub use map::{
    Area, Class, Column, HexInfo, HexSpec, MOST_CITY_HEXES, MOST_HEXES, MOST_STOP_HEXES, Map,
    MapError, Pair,
};
pub use network::{Network, reach_ignoring_tokens};
pub use reach::Networks;
pub use route::{Best, Route, RouteStop};
pub use russia::{russia, train, train_names};
pub use survey::{Refusal, Survey, TileSet, newest_colour};
pub use tile::{Colour, Label, Tile, TileId, TileSpec};
pub use train::{Bonus, Edition, MOST_BONUS, MOST_TRAINS, Run, RunError, Train};
