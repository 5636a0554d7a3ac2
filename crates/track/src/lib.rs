//! Hexes, tiles, networks, and the best routes of a company's trains.
//!
//! The crate knows nothing of shares or players. A [`Map`] is hexes, red areas
//! and tiles; a [`Board`] is the plain state: tiles laid and tokens placed; a
//! [`Network`] is where a company's track leads. [`best_routes`] finds the best
//! routes of its trains and proves it; [`check_routes`] says whether given ones
//! are legal and what they bring. A map, its tiles and the rules that differ from
//! game to game are handed in.
//!
//! Which idea is where:
//!
//! | folder | what | ideas |
//! |---|---|---|
//! | `board` | hexes, tiles, maps, tokens: the plain state | sets of sides as bits |
//! | `network` | where a company's track leads | breadth-first search (`breadth_first`); no track twice, by Edmonds' alternating paths with blossoms (`alternating_paths`) |
//! | `lay` | which tiles may be laid, and why not | what fits, reckoned once for a map (`fits`); whether new track serves a route (`new_track`, `detours`) |
//! | `routes` | runs, legality, revenue | the stops as a graph (`graph`, `compact_graph`); every trail once (`trails`) |
//! | `routes/search` | the best routes | a budget in steps (`budget`); a completion bound for trails; beam search; column generation; the first of several best in lexicographic order (`first_of_best`) |
//! | `routes/packing` | which routes together | set packing by branch and bound; Lagrange multipliers, moved by subgradient steps; the linear relaxation by the simplex method, with subset-row cuts; enumeration by reduced costs; a transposition table |
//!
//! The search is described in the book's chapter on routes, `docs/routes.md`. With
//! the feature `brute-force` its slow twin, [`brute_force`], is there for the tests
//! of games that have a map.

#![forbid(unsafe_code)]

mod bits;
mod board;
#[cfg(any(test, feature = "brute-force"))]
pub mod brute_force;
mod lay;
mod network;
mod routes;

#[cfg(test)]
mod tests;

pub use board::geometry::{Edge, Edges, Hex, Place, Rotation};
pub use board::layout::{
    Drawing, DrawingError, End, Laid, Layout, MOST_REVENUE, MOST_STOPS, Path, Pays, Stop, StopKind,
};
pub use board::map::{
    Area, Class, Column, HexInfo, HexSpec, MOST_CITY_HEXES, MOST_HEXES, MOST_STOP_HEXES, Map,
    MapError, Pair,
};
pub use board::tile::{Colour, Label, Tile, TileId, TileSpec};
pub use board::{Board, Company, SLOTS, Station, TokenError};
pub use lay::{LayError, Refusal, StopsMoved, Survey, TileSet};
pub use network::{Network, Networks, reach_ignoring_tokens};
pub use routes::{
    Best, Bonus, Counting, Declared, Illegal, MOST_BONUS, MOST_TRAINS, Route, RouteStop, Run,
    RunError, SEARCH_STEPS, Train, best_routes, best_routes_within, check_routes, count_trails,
};
