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
        for option in declared {
            let size = option.domain.size(players);
            option.set(&mut shifted, (option.get(&default) + 1) % size);
        }
        add(shifted);
        for option in declared {
            for value in 0..option.domain.size(players) {
                for base in [default, shifted] {
                    let mut options = base;
                    option.set(&mut options, value);
                    assert_eq!(option.get(&options), value, "{} was not set", option.name);
                    option.set(&mut options, u8::MAX);
                    assert_eq!(option.get(&options), value, "{} was set to nothing", option.name);
                    add(options);
                }
            }
        }
    }
    all
}
