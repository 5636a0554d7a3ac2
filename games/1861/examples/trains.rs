//! What trains bring in games of 1861 between bots, the figures regular's books
//! rest on: `cargo run --release -p bourse-1861 --example trains -- regular,regular,greedy 24`
//! (seats and games).

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use bourse_1861::{Company, G1861, Options, Owner, Step, TrainKind, TurnStep, map};
use bourse_game::bots::{Bots, Generator};
use bourse_game::{Game, Setup, Viewer};
use bourse_track::{Run, best_routes};

/// Figures by what they are of: their sum, and how many.
type Figures = BTreeMap<String, (i64, i64)>;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seats: Vec<&str> =
        words.first().map_or("greedy,greedy,greedy", |it| it).split(',').collect();
    let games: u64 = words.get(1).map_or(10, |it| it.parse().unwrap());
    let players = u8::try_from(seats.len()).unwrap();
    let setup = Setup::newest(&G1861::DECLARATION, players, Options::default()).unwrap();
    let mut figures = Figures::new();
    for number in 0..games {
        let mut game = G1861::new(setup);
        let mut bots: Vec<_> = seats.iter().map(|name| G1861::bot(name).unwrap()).collect();
        let mut dice = Generator::new(1, number);
        while let Some(seat) = game.to_move() {
            measure(&game, &mut figures);
            let action = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), &mut dice);
            game.apply(seat, &action, &mut ()).unwrap();
        }
    }
    for (of, (sum, count)) in figures {
        println!("{of:<44} {:>6} ({count})", sum / count);
    }
}

/// Before a company runs: what each of its trains would bring alone, and what
/// part of that those beyond the best add.
fn measure(game: &G1861, figures: &mut Figures) {
    let running = game.operating().filter(|_| game.step() == Some(Step::Turn(TurnStep::Run)));
    let Some(company) = running.filter(|&company| company != Company::Rsr) else { return };
    let trains: Vec<TrainKind> =
        game.depot().of_company(company).map(|card| card.train.kind).collect();
    let of = if company.is_minor() { "minor" } else { "public" };
    let phase = game.phase().number();
    let mut add = |name: String, figure: i64| {
        let (sum, count) = figures.entry(name).or_default();
        *sum += figure;
        *count += 1;
    };
    let mut alone: Vec<i64> = Vec::new();
    for &kind in &trains {
        let revenue = revenue(game, company, &[kind]);
        add(format!("{of}, phase {phase}, {}-train alone", kind.id()), revenue);
        alone.push(revenue);
    }
    alone.sort_unstable();
    let Some((best, rest)) = alone.split_last() else { return };
    let rest: i64 = rest.iter().sum();
    if rest > 0 {
        let more = (revenue(game, company, &trains) - best) * 100 / rest;
        add(format!("{of}, phase {phase}, {} trains: % the others add", trains.len()), more);
    }
}

fn revenue(game: &G1861, company: Company, kinds: &[TrainKind]) -> i64 {
    let mut trains: Vec<_> = kinds.iter().map(|kind| kind.on_track()).collect();
    trains.sort_unstable();
    let privates = game.privates_of(Owner::Company(company));
    let bonuses: Vec<_> = privates.filter_map(|private| private.bonus()).collect();
    let run = Run {
        map: map(),
        board: game.board(),
        company: company.on_map(),
        trains: &trains,
        bonuses: &bonuses,
        column: game.phase().column(),
        counting: game.options().edition().counting(),
    };
    best_routes(&run).map_or(0, |best| i64::from(best.revenue))
}
