//! Bots with a version in their name: the same games from the same seeds, for ever.

use crate::bots::{Bots, Generator};
use crate::{Due as _, Line, Setup, Turn, Viewer};

/// A digest of all lines of the game that bots of this name play among themselves.
/// Once written down in a test, it never changes.
#[must_use]
pub fn same_game<G: Bots>(bot: &str, setup: Setup<G::Options>, seed: u64) -> u64 {
    let seats = setup.players().seats();
    let mut bots: Vec<_> = seats
        .map(|seat| {
            (G::bot(bot).expect("a bot of the game"), Generator::new(seed, seat.index() as u64))
        })
        .collect();
    let mut draws = Generator::new(seed, bots.len() as u64);
    let mut state = G::new(setup);
    let mut digest = Digest::default();
    loop {
        let line = match state.turn() {
            Turn::Over(_) => return digest.0,
            Turn::Chance(due) => {
                Line::<G>::Chance(due.draw(&mut draws).expect("something to draw"))
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                let (bot, dice) = &mut bots[seat.index()];
                let action = bot.decide(&state.view(Viewer::Seat(seat)), dice);
                Line::Decision { seat, action }
            }
        };
        assert!(line.play(&mut state, &mut ()).is_ok(), "{bot}, seed {seed}: {line:?} is refused");
        let text = match line {
            Line::Decision { seat, action } => serde_json::to_string(&(seat, action)),
            Line::Chance(outcome) => serde_json::to_string(&outcome),
        };
        digest.add(text.expect("a line that can be written").as_bytes());
    }
}

/// FNV-1a, 64 bits: enough to notice a change, and simple enough to stay.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}
