//! `regular@1` plays the same games from the same seeds for ever.

#![allow(clippy::unwrap_used)]

use bourse_game::{Game, Setup, suite};
use bourse_speculation::{Options, Speculation};

fn digest(players: u8, options: Options, seed: u64) -> u64 {
    let setup = Setup::new(&Speculation::DECLARATION, players, options, 1).unwrap();
    suite::same_game::<Speculation>("regular@1", setup, seed)
}

#[test]
fn a_game_of_three() {
    assert_eq!(digest(3, Options::default(), 1), 0xfdef_e5dd_3833_375c);
}

#[test]
fn a_game_of_four() {
    assert_eq!(digest(4, Options::default(), 2), 0xc604_5b78_057d_1226);
}
