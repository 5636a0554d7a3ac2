//! The best routes of a company's trains, asked for outside of a game.
//!
//! A game with trains that run lists who finds their routes in
//! [`Playable::ROUTE_FINDERS`](crate::Playable::ROUTE_FINDERS), one for each edition of its rules.

use std::error::Error;

use serde::Serialize;

/// Finds the best routes by one edition of a game's rules.
pub trait RouteFinder: Sync {
    /// What the edition is called.
    fn edition(&self) -> &'static str;

    /// Reads positions: a board, a company and its trains, one JSON object a line, plain or
    /// compressed with gzip.
    ///
    /// # Errors
    ///
    /// When the text holds something else.
    fn read(&self, text: &[u8]) -> Result<Vec<Box<dyn RouteInstance>>, Box<dyn Error>>;
}

/// A position in which the trains of one company run.
pub trait RouteInstance {
    /// The best routes, proved or as good as could be found.
    ///
    /// # Errors
    ///
    /// When the position is no input of the search.
    fn best(&self) -> Result<BestRoutes, Box<dyn Error>>;
}

/// The best routes of a company's trains.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BestRoutes {
    /// The game the position is from.
    pub game: String,
    /// Which position of that game it is.
    #[serde(rename = "i")]
    pub index: i64,
    /// The company.
    pub entity: String,
    /// What the routes bring together.
    pub revenue: u32,
    /// A route for each train that runs.
    pub routes: Vec<TrainRoute>,
    /// No routes bring more.
    pub bound: u32,
    /// Whether that is what they bring.
    pub proved: bool,
    /// How many steps the search took.
    pub steps: u64,
    /// How long the search took.
    pub micros: u64,
}

/// One train's route.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrainRoute {
    /// The train.
    pub train: String,
    /// The stops that count: hex, kind, value.
    pub stops: Vec<(String, &'static str, u32)>,
    /// The hexes of all stops on the way.
    pub hexes: Vec<String>,
    /// The hexes between one stop and the next.
    pub connections: Vec<Vec<String>>,
    /// What comes on top of the stops.
    pub bonus: u32,
    /// What the route brings.
    pub revenue: u32,
}
