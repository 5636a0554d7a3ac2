//! `bourse simulate`

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bourse_bots::Bots;
use bourse_game::{Game, Money, Setup, Standing};
use bourse_record::{Recorded, with_game};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use crate::arena::{Match, Played, check_seats};
use crate::input::NewTable;
use crate::interval::wilson;
use crate::{Done, Failure};

/// Let bots play many games against each other
///
/// The seats are rotated from game to game. The same seed gives the same games
/// whatever the number of jobs.
#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    table: NewTable,

    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// A bot for each seat, separated by commas
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', required = true)]
    seats: Vec<String>,

    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time [default: one per core]
    #[arg(long, default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Write each game's record into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

/// What the games came to.
#[derive(Serialize)]
struct Report {
    games: u64,
    finished: u64,
    seats: Vec<BotReport>,
    actions: u64,
    seconds: f64,
    games_per_second: f64,
}

/// What the games came to for one kind of bot.
#[derive(Serialize)]
struct BotReport {
    bot: String,
    /// Wins over all its seats; a shared win is a fraction.
    wins: f64,
    win_rate: f64,
    ci95: (f64, f64),
    mean_score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms_per_decision: Option<f64>,
}

/// What one game gave each seat.
struct Share {
    bot: usize,
    win: f64,
    score: Option<Money>,
    decisions: u64,
    thought: Duration,
}

/// What is kept of one game.
struct Summary {
    finished: bool,
    actions: u64,
    shares: Vec<Share>,
}

impl Simulate {
    pub(crate) fn run(&self) -> Done {
        let report = with_game!(self.table.game, G => self.simulate::<G>()?);
        let mut out = std::io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &report)?;
            writeln!(out)?;
        } else {
            report.print(&mut out)?;
        }
        Ok(out.flush()?)
    }

    fn simulate<G: Bots + Recorded>(&self) -> Result<Report, Failure> {
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let setup = self.table.setup::<G>(seats)?;
        check_seats::<G>(&self.seats, setup.players().count())?;
        if let Some(folder) = &self.record {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let bar = progress(self.games);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.jobs)
            .build()
            .map_err(|error| error.to_string())?;
        let began = Instant::now();
        let summaries = pool.install(|| {
            (0..self.games)
                .into_par_iter()
                .map(|number| {
                    let summary = self.game::<G>(setup, number);
                    bar.inc(1);
                    summary
                })
                .collect::<Result<Vec<Summary>, Failure>>()
        })?;
        bar.finish_and_clear();
        Ok(self.report(&summaries, began.elapsed()))
    }

    /// Plays one game, its seats rotated by its number.
    fn game<G: Bots + Recorded>(
        &self,
        setup: Setup<G::Options>,
        number: u64,
    ) -> Result<Summary, Failure> {
        let count = self.seats.len();
        let turned = usize::try_from(number % count as u64).unwrap_or(0);
        let order: Vec<usize> = (0..count).map(|seat| (seat + turned) % count).collect();
        let seats: Vec<&str> = order.iter().map(|&bot| self.seats[bot].as_str()).collect();
        let timed = seats.iter().any(|name| *name != "random");
        let game = Match { setup, seats: &seats, seed: self.seed, number, timed };
        let played = game.play(|_: &G, _| Ok(()))?;
        if let Some(folder) = &self.record {
            write_record(folder, number, &played, setup)?;
        }
        Ok(summary(setup, &order, &played))
    }

    fn report(&self, games: &[Summary], spent: Duration) -> Report {
        let mut kinds: Vec<&String> = Vec::new();
        for name in &self.seats {
            if !kinds.contains(&name) {
                kinds.push(name);
            }
        }
        let seats = kinds.into_iter().map(|name| self.bot_report(name, games)).collect();
        let seconds = spent.as_secs_f64();
        Report {
            games: self.games,
            finished: games.iter().filter(|game| game.finished).count() as u64,
            seats,
            actions: games.iter().map(|game| game.actions).sum(),
            seconds,
            games_per_second: if seconds > 0.0 { self.games as f64 / seconds } else { 0.0 },
        }
    }

    fn bot_report(&self, name: &String, games: &[Summary]) -> BotReport {
        let shares: Vec<&Share> = games
            .iter()
            .flat_map(|game| &game.shares)
            .filter(|share| self.seats[share.bot] == *name)
            .collect();
        let trials = games.len() as f64;
        let wins: f64 = shares.iter().map(|share| share.win).sum();
        let scores: Vec<f64> =
            shares.iter().filter_map(|share| share.score).map(|score| score.0.into()).collect();
        let decisions: u64 = shares.iter().map(|share| share.decisions).sum();
        let thought: Duration = shares.iter().map(|share| share.thought).sum();
        let timed = decisions > 0 && thought > Duration::ZERO;
        BotReport {
            bot: name.clone(),
            wins,
            win_rate: if trials > 0.0 { wins / trials } else { 0.0 },
            ci95: wilson(wins, trials),
            mean_score: scores.iter().sum::<f64>() / (scores.len().max(1) as f64),
            ms_per_decision: timed.then(|| thought.as_secs_f64() * 1e3 / decisions as f64),
        }
    }
}

fn summary<G: Game>(setup: Setup<G::Options>, order: &[usize], played: &Played<G>) -> Summary {
    let score = |standing: &Standing, seat| standing.scores[seat];
    let win = |standing: &Standing, seat| {
        if standing.winners.contains(seat) { 1.0 / standing.winners.len() as f64 } else { 0.0 }
    };
    let share = |(seat, &bot): (bourse_game::Seat, &usize)| {
        let (decisions, thought) = played.decisions[seat.index()];
        Share {
            bot,
            win: played.standing.as_ref().map_or(0.0, |standing| win(standing, seat)),
            score: played.standing.as_ref().map(|standing| score(standing, seat)),
            decisions,
            thought,
        }
    };
    Summary {
        finished: played.standing.is_some(),
        actions: played.decisions.iter().map(|(count, _)| count).sum(),
        shares: setup.players().seats().zip(order).map(share).collect(),
    }
}

/// Writes a record whole or not at all.
fn write_record<G: Recorded>(
    folder: &Path,
    number: u64,
    played: &Played<G>,
    setup: Setup<G::Options>,
) -> Done {
    let path = folder.join(format!("{}-{number:06}.jsonl", G::DECLARATION.id));
    let unfinished = path.with_extension("part");
    let failed = |error: std::io::Error| Failure::Said(format!("{}: {error}", path.display()));
    fs::write(&unfinished, played.record(setup).map_err(failed)?).map_err(failed)?;
    fs::rename(&unfinished, &path).map_err(failed)
}

/// A bar on a terminal, nothing elsewhere.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

impl Report {
    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{} games, {} finished, {:.1} s, {:.0} games a second",
            self.games, self.finished, self.seconds, self.games_per_second
        )?;
        writeln!(out)?;
        let head = ["bot", "wins", "rate", "95 % interval", "mean score", "ms a decision"];
        writeln!(
            out,
            "{:<10} {:>9} {:>8} {:>16} {:>11} {:>14}",
            head[0], head[1], head[2], head[3], head[4], head[5]
        )?;
        for seat in &self.seats {
            let percent = |share: f64| format!("{:.1} %", share * 100.0);
            let interval = format!("{:.1}–{:.1} %", seat.ci95.0 * 100.0, seat.ci95.1 * 100.0);
            let thought = seat.ms_per_decision.map_or_else(String::new, |ms| format!("{ms:.3}"));
            writeln!(
                out,
                "{:<10} {:>9.1} {:>8} {:>16} {:>11.1} {:>14}",
                seat.bot,
                seat.wins,
                percent(seat.win_rate),
                interval,
                seat.mean_score,
                thought
            )?;
        }
        Ok(())
    }
}
