//! The network kept up to date against the network from nothing.

use bourse_1861::map;
use bourse_track::{Board, Company, Hex, Network, Station};

use crate::dice::Dice;

/// Lays and tokens at random, as a game would make them.
fn play(dice: &mut Dice, steps: usize, mut check: impl FnMut(&Board, &[Network])) {
    let map = map();
    let companies = [0, 1, 2].map(|number| Company::new(number).unwrap());
    let mut board = Board::new();
    let mut networks = companies.map(|company| Network::new(map, &board, company));
    let hexes: Vec<Hex> = map.hexes().collect();
    for _ in 0..steps {
        let hex = hexes[dice.below(hexes.len())];
        let lays: Vec<_> = board.lays(map, hex).collect();
        if dice.below(5) > 0 && !lays.is_empty() {
            let (tile, rotation) = lays[dice.below(lays.len())];
            if board.lay(map, hex, tile, rotation).is_ok() {
                networks.iter_mut().for_each(|network| network.tile_laid(map, &board, hex));
            }
        } else {
            let company = companies[dice.below(3)];
            let at = Station { hex, stop: dice.below(3) as u8 };
            let slot = dice.below(3);
            if board.place_token(map, at, slot, company).is_ok() {
                for network in &mut networks {
                    network.token_placed(map, &board, at, company);
                }
            } else if dice.below(3) == 0
                && let Ok(company) = board.remove_token(map, at, slot)
            {
                for network in &mut networks {
                    network.token_removed(map, &board, at, company);
                }
            }
        }
        check(&board, &networks);
    }
}

#[test]
fn kept_up_to_date_it_is_what_it_would_be_from_nothing() {
    for seed in 0..12 {
        play(&mut Dice(seed), 400, |board, networks| {
            for network in networks {
                let fresh = Network::new(map(), board, network.company());
                assert_eq!(*network, fresh, "seed {seed}");
            }
        });
    }
}
