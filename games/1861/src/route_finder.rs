//! The best routes in positions of 1861 that are given as text.

use std::error::Error;
use std::time::Instant;

use bourse_game::routes::{BestRoutes, RouteFinder, RouteInstance, TrainRoute};
use bourse_track::{Hex, Route, best_routes};

use crate::route_instances::{self, Instance};
use crate::{Edition, map};

/// Finds routes by the rules of this edition.
pub(crate) struct Finder(pub(crate) Edition);

/// A position, and whose rules decide in it.
struct Position {
    instance: Instance,
    edition: Edition,
}

impl RouteFinder for Finder {
    fn edition(&self) -> &'static str {
        self.0.id()
    }

    fn read(&self, text: &[u8]) -> Result<Vec<Box<dyn RouteInstance>>, Box<dyn Error>> {
        let position = |instance| Box::new(Position { instance, edition: self.0 }) as _;
        Ok(route_instances::read(text)?.into_iter().map(position).collect())
    }
}

impl RouteInstance for Position {
    fn best(&self) -> Result<BestRoutes, Box<dyn Error>> {
        let one = &self.instance;
        let began = Instant::now();
        let best = best_routes(&one.run(self.edition))
            .map_err(|error| format!("{} {}: {error}", one.game, one.index))?;
        let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        Ok(BestRoutes {
            game: one.game.clone(),
            index: one.index,
            entity: one.entity.clone(),
            revenue: best.revenue,
            routes: best.routes.iter().map(|route| told(one, route)).collect(),
            bound: best.bound,
            proved: best.proved,
            steps: best.steps,
            micros,
        })
    }
}

fn told(one: &Instance, route: &Route) -> TrainRoute {
    let id = |hex: Hex| map().hex(hex).place.to_string();
    let counted = route.stops.iter().filter(|stop| stop.counted);
    TrainRoute {
        train: one.trains.get(route.train).map(|train| train.name.clone()).unwrap_or_default(),
        stops: counted.map(|stop| (id(stop.station.hex), stop.kind.name(), stop.value)).collect(),
        hexes: route.stops.iter().map(|stop| id(stop.station.hex)).collect(),
        connections: route
            .connections
            .iter()
            .map(|hexes| hexes.iter().map(|&hex| id(hex)).collect())
            .collect(),
        bonus: route.bonus,
        revenue: route.revenue,
    }
}
