//! The network kept up to date against the network from nothing, and against
//! every trail there is.

use std::collections::BTreeSet;

use super::random::{Dice, own, small};
use crate::{Board, Company, Edge, Hex, Map, Network, Station, StopKind, russia};

/// Lays and tokens at random, as a game would make them.
fn play(dice: &mut Dice, steps: usize, mut check: impl FnMut(&Board, &[Network])) {
    let map = russia();
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
                let fresh = Network::new(russia(), board, network.company());
                assert_eq!(*network, fresh, "seed {seed}");
            }
        });
    }
}

/// All hexes and edges a trail from a token can enter, by walking every trail.
fn walked(map: &Map, board: &Board, company: Company) -> BTreeSet<(Hex, Edge)> {
    fn cross(
        at: (&Map, &Board, Company),
        (hex, edge): (Hex, Edge),
        used: &mut Vec<(Hex, Hex)>,
        found: &mut BTreeSet<(Hex, Edge)>,
    ) {
        let (map, board, company) = at;
        let Some(beyond) = map.hex(hex).neighbour(edge) else { return };
        let border = (hex.min(beyond), hex.max(beyond));
        if used.contains(&border) {
            return;
        }
        used.push(border);
        let entered = edge.opposite();
        found.insert((beyond, entered));
        let laid = board.laid(map, beyond);
        let mut exits: Vec<Edge> = laid.through(entered).iter().collect();
        for stop in 0..laid.layout.stops().len() {
            let station = Station { hex: beyond, stop: stop as u8 };
            let open = match laid.layout.stops()[stop].kind {
                StopKind::City => !board.is_blocked(map, station, company),
                StopKind::Town => true,
                StopKind::Offboard => false,
            };
            if open && laid.stubs(stop).contains(entered) {
                exits.extend(laid.stubs(stop).iter());
            }
        }
        for exit in exits {
            cross(at, (beyond, exit), used, found);
        }
        used.pop();
    }
    let mut found = BTreeSet::new();
    for station in board.stations_of(map, company) {
        for edge in board.laid(map, station.hex).stubs(usize::from(station.stop)).iter() {
            cross((map, board, company), (station.hex, edge), &mut Vec::new(), &mut found);
        }
    }
    found
}

#[test]
fn it_reaches_exactly_what_a_trail_can_reach() {
    for seed in 0..500 {
        let small = small(seed);
        if small.map.hexes().len() > 9 {
            continue;
        }
        let network = Network::new(&small.map, &small.board, own());
        let reached = small.map.hexes().flat_map(|hex| {
            network.entries(hex).iter().map(move |edge| (hex, edge)).collect::<Vec<_>>()
        });
        let walked = walked(&small.map, &small.board, own());
        assert_eq!(reached.collect::<BTreeSet<_>>(), walked, "seed {seed}");
    }
}
