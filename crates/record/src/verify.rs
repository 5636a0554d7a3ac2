//! Recomputing every draw of a record.

use bourse_game::{Line, Recorded, Turn};
use thiserror::Error;

use crate::draws::{Draws, Proof};
use crate::line::Entry;
use crate::{Header, LineError, Replay, Trust, Unreadable, lines};

/// A record whose draws are as its seed says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many draws there were.
    pub draws: u64,
    /// Whether the table had promised its secret beforehand.
    pub promised: bool,
    /// The lines whose draw's number is not the next one: numbers were used up
    /// before it that the record does not show.
    pub gaps: Vec<u64>,
}

/// Why a record cannot be believed.
#[derive(Debug)]
pub enum Unbelievable<G: Recorded> {
    /// Its draws do not follow from its seed.
    Draws(Unverified),
    /// A line is refused.
    Line {
        /// The line's number, from 1.
        number: u64,
        /// Why.
        error: LineError<G>,
    },
    /// A line cannot even be read.
    Unreadable(Unreadable),
}

/// What is wrong with the draws of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unverified {
    /// The record does not end with what its draws follow from.
    #[error("the record does not carry its seed: it is shown when the game is over")]
    NoSeed,
    /// The secret is not the one that was promised.
    #[error("the secret is not the one committed to in the header")]
    OtherSecret,
    /// There is not one nonce for each seat.
    #[error("there are {given} nonces for {players} seats")]
    Nonces {
        /// How many there are.
        given: usize,
        /// How many there should be.
        players: u8,
    },
    /// A draw did not come out as the seed says.
    #[error("line {line}: draw {k} should have been {expected}")]
    Differs {
        /// The line's number, from 1.
        line: u64,
        /// The draw's number.
        k: u64,
        /// What should have come, as it would be written.
        expected: String,
    },
    /// The numbers of the draws do not rise.
    #[error("line {line}: draw {k} comes after draw {before}")]
    Order {
        /// The line's number, from 1.
        line: u64,
        /// The draw's number.
        k: u64,
        /// The number of the draw before it.
        before: u64,
    },
}

/// Replays a record and recomputes every draw of it, each before its line is
/// played: the first line that does not fit is the one named.
///
/// # Errors
///
/// The first thing that does not fit.
pub fn verify<G: Recorded>(header: &Header<G>, text: &[u8]) -> Result<Verified, Unbelievable<G>> {
    let proof = proof::<G>(text).ok_or(Unbelievable::Draws(Unverified::NoSeed))?;
    check_promise(header, &proof).map_err(Unbelievable::Draws)?;
    let draws = proof.draws();
    let mut game = Replay::new(header, Trust::Believe);
    let mut numbers = Numbers::default();
    for line in lines(text).skip(1) {
        let (number, line) = line.map_err(Unbelievable::Unreadable)?;
        let entry = Entry::<G>::read(line)
            .map_err(|error| Unbelievable::Line { number, error: LineError::Malformed(error) })?;
        if let Entry::Line(Line::Chance(outcome), written) = &entry {
            let k = numbers.next(number, *written).map_err(Unbelievable::Draws)?;
            check_draw(&game, &draws, number, k, outcome).map_err(Unbelievable::Draws)?;
        }
        game.play(line, &mut ()).map_err(|error| Unbelievable::Line { number, error })?;
    }
    let Numbers { count, gaps, .. } = numbers;
    Ok(Verified { draws: count, promised: header.commitment.is_some(), gaps })
}

/// What the last line shows, if it can be read.
fn proof<G: Recorded>(text: &[u8]) -> Option<Proof> {
    let (_, last) = lines(text).last()?.ok()?;
    match Entry::<G>::read(last).ok()? {
        Entry::Ended(_, proof) => proof,
        Entry::Line(..) => None,
    }
}

/// The numbers of the draws so far.
#[derive(Default)]
struct Numbers {
    last: Option<u64>,
    count: u64,
    gaps: Vec<u64>,
}

impl Numbers {
    /// The number of the next draw; without one it is the number after the
    /// last.
    fn next(&mut self, line: u64, written: Option<u64>) -> Result<u64, Unverified> {
        let due = self.last.map_or(0, |last| last.saturating_add(1));
        let k = written.unwrap_or(due);
        if let Some(before) = self.last.filter(|&last| k <= last) {
            return Err(Unverified::Order { line, k, before });
        }
        if k > due {
            self.gaps.push(line);
        }
        self.last = Some(k);
        self.count += 1;
        Ok(k)
    }
}

/// The secret is the one promised, and every seat had its part.
fn check_promise<G: Recorded>(header: &Header<G>, proof: &Proof) -> Result<(), Unverified> {
    let players = header.setup.players().count();
    if proof.nonces.len() != usize::from(players) {
        return Err(Unverified::Nonces { given: proof.nonces.len(), players });
    }
    match header.commitment {
        Some(promised) if promised != proof.secret.commitment() => Err(Unverified::OtherSecret),
        Some(_) | None => Ok(()),
    }
}

fn check_draw<G: Recorded>(
    game: &Replay<G>,
    draws: &Draws,
    line: u64,
    k: u64,
    outcome: &G::Outcome,
) -> Result<(), Unverified> {
    let Turn::Chance(due) = game.turn() else { return Ok(()) };
    match draws.draw(k, &due) {
        Some(expected) if expected != *outcome => Err(Unverified::Differs {
            line,
            k,
            expected: serde_json::to_string(&expected).unwrap_or_default(),
        }),
        Some(_) | None => Ok(()),
    }
}
