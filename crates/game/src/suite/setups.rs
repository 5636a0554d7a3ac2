//! Every way of setting up a table that is worth trying.

use crate::{Game, Options, Setup};

/// For each number of players: the defaults, and each option set to each of
/// its other values, alone and with all other options moved off their
/// defaults.
pub fn setups<G: Game>() -> Vec<Setup<G::Options>> {
    let game = G::DECLARATION;
    let declared = G::Options::DECLARED;
    let default = G::Options::default();
    let mut all: Vec<Setup<G::Options>> = Vec::new();
    for players in game.player_counts() {
        let mut add = |options: G::Options| {
            let setup = Setup::newest(&game, players.count(), options)
                .expect("values of the domain fit the table");
            if !all.contains(&setup) {
                all.push(setup);
            }
        };
        add(default);
        let mut shifted = default;
        for (index, option) in declared.iter().enumerate() {
            let size = option.domain.size(players);
            shifted.set(index, (default.get(index) + 1) % size);
        }
        add(shifted);
        for (index, option) in declared.iter().enumerate() {
            for value in 0..option.domain.size(players) {
                for base in [default, shifted] {
                    let mut options = base;
                    options.set(index, value);
                    assert_eq!(options.get(index), value, "{} was not set", option.name);
                    add(options);
                }
            }
        }
    }
    all
}
