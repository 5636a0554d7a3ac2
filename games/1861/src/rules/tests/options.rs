//! Options in whole games.

use bourse_game::suite::{self, Coin};
use bourse_game::{Game, Money, Options as _, Setup};

use crate::rules::edition::Edition;
use crate::{G1861, Options};

/// With a small bank games end before the last train, or soon after it.
const BANKS: [Money; 4] = [Money(12_000), Money(6_000), Money(3_000), Money(1_500)];

/// A random game to its end: the scores, and how many lines it took.
fn played_out(options: Options, seed: u64) -> (Vec<Money>, u32) {
    let players = 3 + (seed % 4) as u8;
    let mut game = G1861::new(Setup::newest(&G1861::DECLARATION, players, options).unwrap());
    game.bank = BANKS[(seed / 4 % 4) as usize];
    let (end, lines) = suite::walk(game, &mut Coin::new(seed), |_| ());
    (end.players().seats().map(|seat| end.value(seat)).collect(), lines)
}

/// The options of an edition with one of them set otherwise, each in turn.
fn set_otherwise(edition: Options) -> impl Iterator<Item = (String, Options)> {
    let players = Setup::newest(&G1861::DECLARATION, 3, edition).unwrap().players();
    Options::DECLARED.iter().enumerate().flat_map(move |(index, option)| {
        let others = (0..option.domain.size(players)).filter(move |&it| it != edition.get(index));
        others.map(move |value| {
            let mut options = edition;
            options.set(index, value);
            (format!("{}: value {value}", option.name), options)
        })
    })
}

/// With the same dice some game goes another way, or ends otherwise.
fn each_changes_whole_games(edition: Edition) {
    const GAMES: u64 = 2_000;
    let edition = Options::of(edition);
    for (name, options) in set_otherwise(edition) {
        let differs = |seed: u64| played_out(options, seed) != played_out(edition, seed);
        assert!((0..GAMES).any(differs), "{name}");
    }
}

#[test]
fn each_option_changes_whole_games_by_the_rulebook() {
    each_changes_whole_games(Edition::Jklm);
}

#[test]
fn each_option_changes_whole_games_of_18xx_games() {
    each_changes_whole_games(Edition::EighteenXx);
}
