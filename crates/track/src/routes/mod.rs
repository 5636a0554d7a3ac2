//! Routes of trains: what a run is asked with and answered by, what is legal,
//! what it brings, and the search for the best.

pub(crate) mod compact_graph;
mod count;
pub(crate) mod graph;
mod legal;
mod outline;
mod packing;
pub(crate) mod route;
pub(crate) mod run;
mod score;
pub(crate) mod search;
mod trails;

pub use count::count_trails;
pub use legal::{Declared, Illegal, check_routes};
pub use route::{Best, Route, RouteStop};
pub use run::{Bonus, Counting, MOST_BONUS, MOST_TRAINS, Run, RunError, Train};
pub use search::{SEARCH_STEPS, best_routes, best_routes_within};
