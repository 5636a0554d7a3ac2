//! `regular@1` plays the same games from the same seeds for ever.

#![allow(clippy::unwrap_used)]

use bourse_chicago::{Chicago, Options};
use bourse_game::{Game, Setup, suite};

fn digest(players: u8, options: Options, seed: u64) -> u64 {
    let setup = Setup::new(&Chicago::DECLARATION, players, options, 1).unwrap();
    suite::same_game::<Chicago>("regular@1", setup, seed)
}

#[test]
fn a_game_of_three() {
    assert_eq!(digest(3, Options::default(), 1), 0x0739_b103_5b2f_a09f);
}

#[test]
fn a_game_of_four() {
    assert_eq!(digest(4, Options::default(), 2), 0x0085_1d17_c248_7503);
}

#[test]
fn a_game_with_hidden_money() {
    assert_eq!(
        digest(3, Options { hidden_money: true, ..Options::default() }, 3),
        0xd197_27f9_c6a3_d2c5
    );
}
