//! Recomputing every draw of a record.

use bourse_game::{Game, Line, Turn};
use thiserror::Error;

use crate::draws::{Draws, Proof};
use crate::line::Entry;
use crate::{Header, Recorded, lines};

/// A record whose draws are as its seed says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many draws there were.
    pub draws: u64,
    /// Whether the table had promised its secret beforehand.
    pub promised: bool,
}

/// Why a record's draws cannot be believed.
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

/// Recomputes every draw of a record that has been replayed without error.
///
/// # Errors
///
/// The first thing that does not fit.
pub fn verify<G: Recorded>(header: &Header<G>, text: &[u8]) -> Result<Verified, Unverified> {
    let entries: Vec<(u64, Entry<G>)> = lines(text)
        .skip(1)
        .flatten()
        .filter_map(|(number, line)| Some((number, Entry::<G>::read(line).ok()?)))
        .collect();
    let proof = entries.iter().find_map(|(_, entry)| match entry {
        Entry::Ended(_, proof) => proof.as_ref(),
        Entry::Line(..) => None,
    });
    let proof = proof.ok_or(Unverified::NoSeed)?;
    check_promise(header, proof)?;

    let draws = proof.draws();
    let mut state = G::new(header.setup);
    let mut last = None;
    let mut count = 0;
    for (number, entry) in &entries {
        let Entry::Line(line, written) = entry else { continue };
        if let Line::Chance(outcome) = line {
            let k = written.unwrap_or_else(|| last.map_or(0, |before: u64| before + 1));
            if let Some(before) = last.filter(|&before| k <= before) {
                return Err(Unverified::Order { line: *number, k, before });
            }
            check_draw(&state, &draws, *number, k, outcome)?;
            last = Some(k);
            count += 1;
        }
        if line.play(&mut state, &mut ()).is_err() {
            break;
        }
    }
    Ok(Verified { draws: count, promised: header.commitment.is_some() })
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

fn check_draw<G: Game>(
    state: &G,
    draws: &Draws,
    line: u64,
    k: u64,
    outcome: &G::Outcome,
) -> Result<(), Unverified> {
    let Turn::Chance(due) = state.turn() else { return Ok(()) };
    match draws.draw(k, &due) {
        Some(expected) if expected != *outcome => Err(Unverified::Differs {
            line,
            k,
            expected: serde_json::to_string(&expected).unwrap_or_default(),
        }),
        Some(_) | None => Ok(()),
    }
}
