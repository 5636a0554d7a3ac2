//! The routes of a company's trains.

use bourse_game::Money;
use bourse_track::{Route, RouteStop, StopKind};
use serde::Serialize;
use ts_rs::TS;

use crate::{BestRun, HexName, RunOffer, TrainKind, TrainRoute};

/// The best routes that were found.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Run")]
pub(super) struct ShownRun {
    routes: Vec<ShownRoute>,
    /// What they bring together.
    revenue: Money,
    /// No legal routes bring more than this; the same as the revenue where that is proved.
    at_most: Money,
    /// Whether others may be declared instead, if they are legal.
    free: bool,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861RunRoute")]
pub(super) struct ShownRoute {
    /// The route as it is declared.
    route: TrainRoute,
    kind: TrainKind,
    stops: Vec<ShownStop>,
    /// What privates add.
    bonus: Money,
    revenue: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861Stop")]
pub(super) struct ShownStop {
    hex: HexName,
    #[ts(type = "\"city\" | \"town\" | \"offboard\"")]
    kind: &'static str,
    /// Before the train's multiplier.
    value: Money,
    counted: bool,
}

pub(super) fn best(run: &RunOffer, free: bool) -> ShownRun {
    let BestRun { routes, revenue, at_most } = run.best();
    // The best routes are legal.
    let told = run.told(routes).unwrap_or_default();
    let routes = routes.iter().zip(&told).map(|(route, told)| shown(route, told)).collect();
    // Where a better run may exist, whoever finds one may declare it.
    let free = free || !run.best().is_proved();
    ShownRun { routes, revenue: *revenue, at_most: *at_most, free }
}

fn shown(route: &TrainRoute, told: &Route) -> ShownRoute {
    ShownRoute {
        route: route.clone(),
        kind: route.train.kind,
        stops: told.stops.iter().map(stop).collect(),
        bonus: money(told.bonus),
        revenue: money(told.revenue),
    }
}

fn stop(stop: &RouteStop) -> ShownStop {
    ShownStop {
        hex: HexName(stop.station.hex),
        kind: match stop.kind {
            StopKind::City => "city",
            StopKind::Town => "town",
            StopKind::Offboard => "offboard",
        },
        value: money(stop.value),
        counted: stop.counted,
    }
}

fn money(amount: u32) -> Money {
    Money(i32::try_from(amount).unwrap_or(i32::MAX))
}
