//! Games between bots.

use std::time::{Duration, Instant};

use bourse_game::bots::{Bot, Bots, Generator};
use bourse_game::{Dice, Game, Line, Recorded, Setup, Standing, Turn, Viewer};
use bourse_record::{Header, Nonce, Proof, Secret, Writer};

use crate::Failure;

/// A game without a known bound is given up after so many lines.
const LONGEST: u32 = 100_000;

/// Streams of a game's generator: one for each seat's thoughts, and one for what
/// the draws follow from.
const STREAMS: u64 = 8;

/// A game between bots: who sits where, and the seed all chance comes from.
pub(crate) struct Match<'a, G: Game> {
    pub(crate) setup: Setup<G::Options>,
    /// The bots' names, by seat.
    pub(crate) seats: &'a [&'a str],
    pub(crate) seed: u64,
    /// The number of the game among those of its seed.
    pub(crate) number: u64,
    /// Whether the bots are timed.
    pub(crate) timed: bool,
}

/// How a game between bots went.
pub(crate) struct Played<G: Game> {
    pub(crate) lines: Vec<Line<G>>,
    /// How it came out; `None` if it was given up.
    pub(crate) standing: Option<Standing>,
    /// For each seat: decisions, and the time they took.
    pub(crate) decisions: Vec<(u64, Duration)>,
    /// What the draws followed from.
    proof: Proof,
}

impl<G: Bots> Match<'_, G> {
    /// Plays the game, calling `each` after every line with what happened.
    pub(crate) fn play(
        &self,
        mut each: impl FnMut(&G, &[G::Event]) -> Result<(), Failure>,
    ) -> Result<Played<G>, Failure> {
        let mut seated =
            self.seats.iter().map(|name| bot::<G>(name)).collect::<Result<Vec<_>, _>>()?;
        let stream = |place: u64| Generator::new(self.seed, self.number * STREAMS + place);
        let mut minds: Vec<Generator> = (0..self.seats.len() as u64).map(stream).collect();
        let proof = proof(&mut stream(STREAMS - 1), self.seats.len());
        let draws = proof.draws();
        let mut k = 0;
        let mut state = G::new(self.setup);
        let mut decisions = vec![(0, Duration::ZERO); self.seats.len()];
        let mut lines = Vec::new();
        let mut events = Vec::new();
        let longest = G::DECLARATION.longest.unwrap_or(LONGEST) as usize;
        while lines.len() < longest {
            let line = match state.turn() {
                Turn::Over(standing) => {
                    return Ok(Played { lines, standing: Some(standing), decisions, proof });
                }
                Turn::Chance(due) => {
                    let drawn = draws.draw(k, &due);
                    k += 1;
                    Line::Chance(drawn.ok_or_else(|| format!("nothing to draw: {due:?}"))?)
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().ok_or_else(|| "nobody is to move".to_owned())?;
                    let view = state.view(Viewer::Seat(seat));
                    let began = self.timed.then(Instant::now);
                    let index = seat.index();
                    let action = seated[index].decide(&view, &mut minds[index]);
                    let (count, spent) = &mut decisions[index];
                    *count += 1;
                    *spent += began.map_or(Duration::ZERO, |began| began.elapsed());
                    Line::Decision { seat, action }
                }
            };
            line.play(&mut state, &mut events).map_err(|refusal| {
                format!("game {}: {line:?} was refused: {}", self.number, refusal.code())
            })?;
            each(&state, &events)?;
            events.clear();
            lines.push(line.recorded(&state));
        }
        Ok(Played { lines, standing: None, decisions, proof })
    }
}

/// A secret and a nonce for each seat, made of the numbers of a generator.
fn proof(dice: &mut Generator, seats: usize) -> Proof {
    let mut bytes = || std::array::from_fn(|_| u8::try_from(dice.below(256)).unwrap_or_default());
    Proof {
        secret: Secret::new(bytes()),
        nonces: (0..seats).map(|_| Nonce::new(bytes())).collect(),
    }
}

impl<G: Recorded> Played<G> {
    /// The game's record; where something was drawn, one that can be verified.
    pub(crate) fn record(&self, setup: Setup<G::Options>) -> std::io::Result<Vec<u8>> {
        let proof = Some(&self.proof).filter(|_| G::DECLARATION.chance);
        let header = Header::<G> {
            commitment: proof.map(|proof| proof.secret.commitment()),
            ..Header::new(setup)
        };
        let mut writer = Writer::new(Vec::new(), &header)?;
        let mut k = 0;
        for line in &self.lines {
            match line {
                Line::Decision { .. } => writer.line(line)?,
                Line::Chance(outcome) => {
                    writer.draw(outcome, k)?;
                    k += 1;
                }
            }
        }
        match &self.standing {
            Some(standing) => writer.result(standing, proof),
            None => Ok(writer.broken_off()),
        }
    }
}

/// The bot with a name, or what its name could have been.
fn bot<G: Bots>(name: &str) -> Result<Box<dyn Bot<G>>, Failure> {
    G::bot(name).ok_or_else(|| {
        format!("no bot {name:?} plays {}: there are {}", G::DECLARATION.id, G::NAMES.join(", "))
            .into()
    })
}

/// The names of the bots at a table, checked against its number of seats.
pub(crate) fn check_seats<G: Bots>(seats: &[String], players: u8) -> Result<(), Failure> {
    if seats.iter().all(String::is_empty) {
        return Err(format!("name a bot for each seat: {}", G::NAMES.join(", ")).into());
    }
    for name in seats {
        bot::<G>(name)?;
    }
    if seats.len() != usize::from(players) {
        let count = seats.len();
        return Err(format!("{count} bots for {players} seats: name one for each").into());
    }
    Ok(())
}
