//! `regular@1` plays the same games from the same seeds for ever.

#![allow(clippy::unwrap_used)]

use bourse_1861::Edition;
use bourse_1861::{G1861, Options};
use bourse_game::{Game, Setup, suite};

fn digest(players: u8, options: Options, seed: u64) -> u64 {
    let setup = Setup::new(&G1861::DECLARATION, players, options, 2).unwrap();
    suite::same_game::<G1861>("regular@1", setup, seed)
}

#[test]
fn a_game_of_three() {
    assert_eq!(digest(3, Options::default(), 1), 0x3788_7817_9ffa_3b73);
}

#[test]
fn a_game_of_four() {
    assert_eq!(digest(4, Options::default(), 2), 0xce86_000a_dff4_172d);
}

#[test]
fn a_game_by_the_rules_of_18xx_games() {
    assert_eq!(digest(3, Options::of(Edition::EighteenXx), 3), 0x0a1f_c028_d77f_7322);
}
