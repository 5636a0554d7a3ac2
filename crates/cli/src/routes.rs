//! `bourse routes`

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use bourse_catalogue::route_finders;
use bourse_game::routes::{BestRoutes, RouteFinder};
use clap::Args;

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

    #[arg(
        long,
        help = format!("Whose rules decide: {}", editions(" or ")),
        default_value = usual_edition(),
        value_parser = edition
    )]
    edition: Edition,
}

/// An edition somebody chose, and who finds routes by its rules.
#[derive(Clone, Copy)]
struct Edition(&'static dyn RouteFinder);

fn edition(id: &str) -> Result<Edition, String> {
    let chosen = route_finders().find(|finder| finder.edition() == id);
    chosen.map(Edition).ok_or_else(|| format!("the editions are {}", editions(" and ")))
}

fn editions(between: &str) -> String {
    let names: Vec<&str> = route_finders().map(RouteFinder::edition).collect();
    names.join(between)
}

fn usual_edition() -> &'static str {
    route_finders().next_back().map_or("", RouteFinder::edition)
}

impl Routes {
    pub(crate) fn run(&self) -> Done {
        let Edition(finder) = self.edition;
        let file = input::read(&self.file)?;
        let named = |error| format!("{}: {error}", self.file.display());
        let instances = finder.read(&file).map_err(named)?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        for one in &instances {
            let best = one.best().map_err(|error| Failure::Said(error.to_string()))?;
            if self.json {
                serde_json::to_writer(&mut out, &best)?;
                writeln!(out)?;
            } else {
                print(&best, &mut out)?;
            }
            out.flush()?;
        }
        Ok(())
    }
}

fn print(best: &BestRoutes, out: &mut impl Write) -> std::io::Result<()> {
    let proved = if best.proved {
        "proved best".to_owned()
    } else {
        format!("best found, at most {}", best.bound)
    };
    writeln!(
        out,
        "{} {} {}: {}, {proved} in {} µs",
        best.game, best.index, best.entity, best.revenue, best.micros
    )?;
    for route in &best.routes {
        let stops: Vec<String> =
            route.stops.iter().map(|(hex, _, value)| format!("{hex} {value}")).collect();
        let bonus = match route.bonus {
            0 => String::new(),
            bonus => format!(" + {bonus}"),
        };
        writeln!(out, "  {:>4}  {:>4}  {}{bonus}", route.train, route.revenue, stops.join(", "))?;
    }
    Ok(())
}
