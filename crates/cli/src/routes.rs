//! `bourse routes`

use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use bourse_1861::route_instances::{self, Instance};
use bourse_1861::{Edition, map};
use bourse_track::{Best, Hex, Route, best_routes};
use clap::Args;
use serde::Serialize;

use crate::{Done, Failure, input};

/// Find the best routes of a company's trains, and prove it; where that takes too many steps, the best found and a bound
///
/// Reads route instances, one JSON object a line, plain or compressed with gzip:
/// a board, a company and its trains.
#[derive(Args)]
pub(crate) struct Routes {
    /// The instances, or - for standard input
    file: PathBuf,

    /// Print one JSON object for each instance
    #[arg(long)]
    json: bool,

    /// Whose rules decide: jklm or 18xx.games
    #[arg(long, default_value = "18xx.games", value_parser = edition)]
    edition: Edition,
}

fn edition(id: &str) -> Result<Edition, String> {
    Edition::from_id(id).ok_or_else(|| "the editions are jklm and 18xx.games".into())
}

/// The answer to an instance, as it is written.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    i: i64,
    entity: &'a str,
    revenue: u32,
    routes: Vec<Run<'a>>,
    /// No routes bring more.
    bound: u32,
    proved: bool,
    steps: u64,
    micros: u64,
}

/// One train's route.
#[derive(Serialize)]
struct Run<'a> {
    train: &'a str,
    /// The stops that count: hex, kind, value.
    stops: Vec<(String, &'static str, u32)>,
    /// The hexes of all stops on the way.
    hexes: Vec<String>,
    connections: Vec<Vec<String>>,
    bonus: u32,
    revenue: u32,
}

impl Routes {
    pub(crate) fn run(&self) -> Done {
        let file = input::read(&self.file)?;
        let named = |error| format!("{}: {error}", self.file.display());
        let instances = route_instances::read(&file).map_err(named)?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        for one in &instances {
            let began = Instant::now();
            let best = best_routes(&one.run(self.edition))
                .map_err(|error| Failure::Said(format!("{} {}: {error}", one.game, one.index)))?;
            let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
            let answer = answer(one, &best, micros);
            if self.json {
                serde_json::to_writer(&mut out, &answer)?;
                writeln!(out)?;
            } else {
                answer.print(&mut out)?;
            }
            out.flush()?;
        }
        Ok(())
    }
}

fn answer<'a>(one: &'a Instance, best: &Best, micros: u64) -> Answer<'a> {
    Answer {
        game: &one.game,
        i: one.index,
        entity: &one.entity,
        revenue: best.revenue,
        routes: best.routes.iter().map(|route| told(one, route)).collect(),
        bound: best.bound,
        proved: best.proved,
        steps: best.steps,
        micros,
    }
}

fn told<'a>(one: &'a Instance, route: &Route) -> Run<'a> {
    let id = |hex: Hex| map().hex(hex).place.to_string();
    let counted = route.stops.iter().filter(|stop| stop.counted);
    Run {
        train: one.trains.get(route.train).map_or("", |train| &train.name),
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

impl Answer<'_> {
    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let proved = if self.proved {
            "proved best".to_owned()
        } else {
            format!("best found, at most {}", self.bound)
        };
        writeln!(
            out,
            "{} {} {}: {}, {proved} in {} µs",
            self.game, self.i, self.entity, self.revenue, self.micros
        )?;
        for route in &self.routes {
            let stops: Vec<String> =
                route.stops.iter().map(|(hex, _, value)| format!("{hex} {value}")).collect();
            let bonus = match route.bonus {
                0 => String::new(),
                bonus => format!(" + {bonus}"),
            };
            writeln!(
                out,
                "  {:>4}  {:>4}  {}{bonus}",
                route.train,
                route.revenue,
                stops.join(", ")
            )?;
        }
        Ok(())
    }
}
