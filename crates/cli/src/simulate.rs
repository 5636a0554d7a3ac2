//! `bourse simulate`

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bourse_catalogue::with_game;
use bourse_game::bots::Bots;
use bourse_game::{Game, Players, Recorded, Setup};
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
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// A bot for each seat, separated by commas
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', required = true)]
    seats: Vec<String>,

    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,

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
    /// How long it thinks; not measured when all bots are `random`.
    ms_per_decision: Option<f64>,
}

/// A win shared by up to six is counted in sixtieths, so that sums are the same
/// in any order.
const WHOLE_WIN: u64 = 60;

/// What games came to for one kind of bot, so far.
#[derive(Clone, Default)]
struct BotTally {
    /// Sixtieths of wins.
    wins: u64,
    scores: i64,
    scored: u64,
    decisions: u64,
    thought: Duration,
}

/// What games came to so far.
#[derive(Clone, Default)]
struct Tally {
    games: u64,
    finished: u64,
    actions: u64,
    /// By kind of bot, in the order of [`Simulate::kinds`].
    bots: Vec<BotTally>,
}

impl Tally {
    fn new(kinds: usize) -> Self {
        Self { bots: vec![BotTally::default(); kinds], ..Self::default() }
    }

    fn add(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.finished += other.finished;
        self.actions += other.actions;
        for (sum, bot) in self.bots.iter_mut().zip(&other.bots) {
            sum.wins += bot.wins;
            sum.scores += bot.scores;
            sum.scored += bot.scored;
            sum.decisions += bot.decisions;
            sum.thought += bot.thought;
        }
        self
    }

    /// Counts a game; `kinds` says by seat which kind of bot sat there.
    fn count<G: Game>(mut self, players: Players, kinds: &[usize], played: &Played<G>) -> Self {
        self.games += 1;
        self.finished += u64::from(played.standing.is_some());
        for (seat, &kind) in players.seats().zip(kinds) {
            let bot = &mut self.bots[kind];
            let (decisions, thought) = played.decisions[seat.index()];
            self.actions += decisions;
            bot.decisions += decisions;
            bot.thought += thought;
            if let Some(standing) = &played.standing {
                bot.scores += i64::from(standing.scores[seat].0);
                bot.scored += 1;
                if standing.winners.contains(seat) {
                    bot.wins += WHOLE_WIN / standing.winners.len() as u64;
                }
            }
        }
        self
    }
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
        check_seats::<G>(&self.seats, self.table.players.unwrap_or(seats))?;
        let setup = self.table.setup::<G>(seats)?;
        if let Some(folder) = &self.record {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let bar = progress(self.games);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.jobs.map_or(0, usize::from))
            .build()
            .map_err(|error| error.to_string())?;
        let kinds = self.kinds();
        let began = Instant::now();
        let tally = pool.install(|| {
            (0..self.games)
                .into_par_iter()
                .map(|number| {
                    let tally = self.game::<G>(setup, &kinds, number);
                    bar.inc(1);
                    tally
                })
                .try_reduce(|| Tally::new(kinds.len()), |sum, game| Ok(sum.add(&game)))
        })?;
        bar.finish_and_clear();
        Ok(report(&kinds, &tally, began.elapsed()))
    }

    /// The kinds of bot at the table, each once.
    fn kinds(&self) -> Vec<&str> {
        let mut kinds: Vec<&str> = Vec::new();
        for name in &self.seats {
            if !kinds.contains(&name.as_str()) {
                kinds.push(name);
            }
        }
        kinds
    }

    /// Plays one game, its seats rotated by its number.
    fn game<G: Bots + Recorded>(
        &self,
        setup: Setup<G::Options>,
        kinds: &[&str],
        number: u64,
    ) -> Result<Tally, Failure> {
        let count = self.seats.len();
        let turned = usize::try_from(number % count as u64).unwrap_or(0);
        let seats: Vec<&str> =
            (0..count).map(|seat| self.seats[(seat + turned) % count].as_str()).collect();
        let timed = seats.iter().any(|name| *name != "random");
        let game = Match { setup, seats: &seats, seed: self.seed, number, timed };
        let played = game.play(|_: &G, _| Ok(()))?;
        if let Some(folder) = &self.record {
            write_record(folder, number, &played, setup)?;
        }
        let kind = |name: &&str| kinds.iter().position(|kind| kind == name).unwrap_or(0);
        let by_seat: Vec<usize> = seats.iter().map(kind).collect();
        Ok(Tally::new(kinds.len()).count(setup.players(), &by_seat, &played))
    }
}

fn report(kinds: &[&str], tally: &Tally, spent: Duration) -> Report {
    let seconds = spent.as_secs_f64();
    let games = tally.games as f64;
    Report {
        games: tally.games,
        finished: tally.finished,
        seats: kinds.iter().zip(&tally.bots).map(|(name, bot)| bot.report(name, games)).collect(),
        actions: tally.actions,
        seconds,
        games_per_second: if seconds > 0.0 { games / seconds } else { 0.0 },
    }
}

impl BotTally {
    fn report(&self, name: &str, games: f64) -> BotReport {
        let wins = self.wins as f64 / WHOLE_WIN as f64;
        let timed = self.decisions > 0 && self.thought > Duration::ZERO;
        BotReport {
            bot: name.to_owned(),
            wins,
            win_rate: wins / games,
            ci95: wilson(wins, games),
            mean_score: self.scores as f64 / self.scored.max(1) as f64,
            ms_per_decision: timed
                .then(|| self.thought.as_secs_f64() * 1e3 / self.decisions as f64),
        }
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
