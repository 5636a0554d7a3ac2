//! Plays games of 1861 between bots and says how they went:
//! `cargo run --release -p bourse-bots --example empire -- regular,greedy,greedy 100 1`
//! (seats, games, seed; `log` as a fourth word tells the first game).

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bourse_1861::{Empire, Event, Options};
use bourse_bots::{Bots, Generator};
use bourse_game::{Game, Setup, Turn, Viewer};

#[derive(Default)]
struct Tally {
    seats: u32,
    wins: f64,
    fortunes: i64,
    decisions: u64,
    thought: Duration,
    slowest: Duration,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seats: Vec<&str> = words.first().map_or("greedy,greedy,greedy", |it| it).split(',').collect();
    let games: u64 = words.get(1).and_then(|it| it.parse().ok()).unwrap_or(10);
    let seed: u64 = words.get(2).and_then(|it| it.parse().ok()).unwrap_or(1);
    let log = words.get(3).is_some_and(|it| it == "log");
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut steps: BTreeMap<String, (u64, Duration)> = BTreeMap::new();
    let mut sets = Vec::new();
    let mut phases = Vec::new();
    for number in 0..games {
        let count = seats.len();
        let turned: Vec<&str> =
            (0..count).map(|seat| seats[(seat + number as usize) % count]).collect();
        let players = u8::try_from(count).expect("few seats");
        let setup = Setup::new(&Empire::DECLARATION, players, Options::default(), 1).expect("a table");
        let mut game = Empire::new(setup);
        let mut bots: Vec<_> =
            turned.iter().map(|name| Empire::bot(name).expect("a bot")).collect();
        let mut minds: Vec<Generator> =
            (0..count as u64).map(|seat| Generator::new(seed, number * 8 + seat)).collect();
        let mut events: Vec<Event> = Vec::new();
        loop {
            match game.turn() {
                Turn::Over(standing) => {
                    sets.push(game.set());
                    phases.push(game.phase().number());
                    for (seat, name) in game.players().seats().zip(&turned) {
                        let tally = tallies.entry(name).or_default();
                        tally.seats += 1;
                        tally.fortunes += i64::from(standing.scores[seat].0);
                        if standing.winners.contains(seat) {
                            tally.wins += 1.0 / standing.winners.len() as f64;
                        }
                    }
                    if log {
                        println!("{standing:?}");
                    }
                    break;
                }
                Turn::Decide(to_move) => {
                    let seat = to_move.first().expect("somebody");
                    let view = game.view(Viewer::Seat(seat));
                    let began = Instant::now();
                    let action = bots[seat.index()].decide(&view, &mut minds[seat.index()]);
                    let spent = began.elapsed();
                    let tally = tallies.entry(turned[seat.index()]).or_default();
                    tally.decisions += 1;
                    tally.thought += spent;
                    tally.slowest = tally.slowest.max(spent);
                    let step = format!("{} {:?}", turned[seat.index()], game.step()).replace("Some", "");
                    let step = if step.contains("Discard") { "discard".into() } else { step };
                    let known = steps.entry(step).or_default();
                    *known = (known.0 + 1, known.1 + spent);
                    events.clear();
                    game.apply(seat, &action, &mut events).expect("bots play by the rules");
                    if log && number == 0 {
                        for event in &events {
                            tell(event);
                            if matches!(event, Event::OperatingRound { .. }) {
                                overview(&game);
                            }
                        }
                    }
                }
                Turn::Chance(due) => match due {},
            }
        }
    }
    let mean = |list: &[u8]| list.iter().map(|&it| f64::from(it)).sum::<f64>() / list.len() as f64;
    println!("{games} games, {:.1} sets, phase {:.1} at the end", mean(&sets), mean(&phases));
    for (step, (count, spent)) in steps {
        let ms = spent.as_secs_f64() * 1e3;
        println!("{step:<40} {count:>7} × {:>8.3} ms = {:>8.0} ms", ms / count as f64, ms);
    }
    for (name, tally) in tallies {
        let n = games as f64;
        let p = tally.wins / n;
        let (z, z2) = (1.96_f64, 1.96_f64 * 1.96);
        let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        println!(
            "{name:<8} won {:.1} % ({:.1}–{:.1}), fortune {:.0}, {:.2} ms a decision, at most {:.0} ms, {:.0} decisions a game and seat",
            p * 100.0,
            (middle - half) * 100.0,
            (middle + half) * 100.0,
            tally.fortunes as f64 / f64::from(tally.seats),
            tally.thought.as_secs_f64() * 1e3 / tally.decisions as f64,
            tally.slowest.as_secs_f64() * 1e3,
            tally.decisions as f64 / f64::from(tally.seats),
        );
    }
}

fn overview(game: &Empire) {
    for seat in game.players().seats() {
        println!(
            "    seat {}: cash {}, certificates {}, fortune {}",
            seat.number(),
            game.cash(seat),
            game.certificates(seat),
            game.value(seat)
        );
    }
    for company in game.operating_order() {
        let charter = game.charter(company);
        let trains: Vec<_> = game.depot().of_company(company).map(|card| card.train.kind.id()).collect();
        let shares: Vec<u8> = game.players().seats().map(|seat| charter.shares[seat]).collect();
        println!(
            "    {:<4} price {:>3} cash {:>4} loans {} shares {shares:?}+{}+{} trains {trains:?}",
            company.id(),
            game.price(company).0,
            charter.cash.0,
            charter.loans,
            charter.treasury,
            charter.pool
        );
    }
    let state = game.charter(bourse_1861::Company::Rsr);
    println!("    RSR cash {} loans {}, bank {}", state.cash, state.loans, game.bank());
}

fn tell(event: &Event) {
    match event {
        Event::Paid { .. } | Event::CompanyTurn { .. } | Event::Price { .. } | Event::Bid { .. } | Event::Passed { .. } | Event::Turn { .. } | Event::TileLaid { .. } => {}
        _ => println!("{event:?}"),
    }
}
