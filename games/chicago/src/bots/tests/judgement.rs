//! Positions in which a sensible player knows what to do.

use bourse_game::{Game, Money, Seat};

use super::{decision, new_game};
use crate::bots::atlas::ATLAS;
use crate::bots::bidding::worth;
use crate::bots::forecast::rounds_left;
use crate::{Action, CHICAGO, Chicago, Company, Dial, Ending, Hex, Moves, Phase};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn mover(state: &Chicago) -> Seat {
    state.table().to_move().unwrap()
}

fn apply(state: &mut Chicago, action: Action) {
    state.apply(mover(state), &action, &mut ()).unwrap();
}

/// The game after the opening auctions with three players: PRR, B&O, C&O and
/// NYC go to these seats at these prices.
fn after_opening(sales: [(u8, i32); 4]) -> Chicago {
    let mut state = new_game(3);
    for (buyer, price) in sales {
        sell(&mut state, seat(buyer), Money(price));
    }
    state
}

/// Ends the auction under way: the buyer bids, the others pass.
fn sell(state: &mut Chicago, buyer: Seat, price: Money) {
    let sold = |state: &Chicago| -> u8 {
        Company::ALL.into_iter().map(|company| state.table().sold(company)).sum()
    };
    let before = sold(state);
    while sold(state) == before {
        let bid = Action::Bid { amount: price };
        let action = if mover(state) == buyer { bid } else { Action::Pass };
        apply(state, action);
    }
}

/// The active seat turns the first of the dials that is not red, for nothing.
fn forgo(state: &mut Chicago, dials: &[Dial]) {
    let dial = *dials.iter().find(|&&dial| !state.table().is_red(dial)).unwrap();
    apply(state, Action::Choose { dial });
    apply(state, Action::Forgo);
}

#[test]
fn nobody_bids_far_above_the_worth_of_a_share() {
    let mut state = new_game(2);
    apply(&mut state, Action::Bid { amount: Money(56) });
    let worth = worth(state.table(), rounds_left(state.table()), Company::Prr);
    assert!(worth < 40.0, "{worth}");
    assert_eq!(decision("greedy", &state, 1), Action::Pass);
    assert_eq!(decision("regular", &state, 1), Action::Pass);
}

#[test]
fn a_good_share_is_not_left_to_others_for_its_lowest_price() {
    let mut state = new_game(3);
    apply(&mut state, Action::Bid { amount: Money(7) });
    apply(&mut state, Action::Pass);
    let raise = Action::Bid { amount: Money(8) };
    assert_eq!(decision("greedy", &state, 1), raise);
    assert_eq!(decision("regular", &state, 1), raise);
}

/// The game ends with this turn, whatever dial is turned. PRR, all seat 0's, has
/// built its way to within three hexes of Chicago, and seat 0 is to move.
fn before_chicago() -> Chicago {
    let mut state = after_opening([(0, 28), (1, 6), (1, 5), (1, 8)]);
    let mut left = shares(&[(Company::Bo, 3), (Company::Co, 5), (Company::Nyc, 4)]);
    while !left.is_empty() || mover(&state) != seat(0) {
        if mover(&state) == seat(0) && distance(&state) > 3 && !state.table().is_red(Dial::Expand) {
            build_west(&mut state);
        } else if !left.is_empty() && !state.table().is_red(Dial::Auction) {
            offer(&mut state, &mut left);
        } else {
            forgo(&mut state, &[Dial::Develop, Dial::Expand]);
        }
    }
    while state.table().dial(Dial::Expand) < 4 {
        forgo(&mut state, &[Dial::Expand]);
    }
    while state.table().dial(Dial::Develop) < 3 {
        forgo(&mut state, &[Dial::Develop]);
    }
    assert_ne!(state.table().ending(), Ending::NONE);
    assert_eq!((distance(&state), mover(&state)), (3, seat(0)));
    state
}

/// How far PRR is from Chicago.
fn distance(state: &Chicago) -> u8 {
    let network = state.table().company(Company::Prr).network;
    network.iter().map(|hex| ATLAS.to_chicago(hex)).min().unwrap()
}

/// Expands PRR straight towards Chicago.
fn build_west(state: &mut Chicago) {
    apply(state, Action::Choose { dial: Dial::Expand });
    while matches!(state.table().phase(), Phase::Expand(_)) && distance(state) > 3 {
        let Moves::Build { hexes, .. } = state.moves(mover(state)) else { return };
        let rank = |hex: &Hex| (ATLAS.to_chicago(*hex), state.table().price(*hex));
        let hex = hexes[Company::Prr].iter().min_by_key(rank).unwrap();
        apply(state, Action::Build { company: Company::Prr, hex });
    }
    if matches!(state.table().phase(), Phase::Expand(_)) {
        apply(state, Action::Done);
    }
}

#[test]
fn chicago_is_reached_before_the_game_ends() {
    for name in ["greedy", "regular"] {
        let mut state = before_chicago();
        while state.table().to_move() == Some(seat(0)) {
            let action = decision(name, &state, 1);
            apply(&mut state, action);
        }
        assert!(state.table().is_there(Company::Prr, CHICAGO), "{name}");
    }
}

/// The game ends with this round's dividends. PRR, B&O and NYC are sold out:
/// seat 0 has one share of PRR and one of NYC, seat 1 all the others. No
/// network has been built. The expand dial is one turn before red, and seat 0
/// is to move.
fn last_round(auction_red: bool) -> Chicago {
    let mut state = after_opening([(0, 7), (1, 6), (2, 5), (0, 8)]);
    let mut left = shares(&[(Company::Prr, 2), (Company::Bo, 3), (Company::Nyc, 4)]);
    if !auction_red {
        // One sale in a round of its own, so that the last round has two.
        offer(&mut state, &mut left);
        next_round(&mut state);
    }
    while !left.is_empty() {
        if state.table().is_red(Dial::Auction) {
            next_round(&mut state);
        }
        offer(&mut state, &mut left);
    }
    assert_ne!(state.table().ending(), Ending::NONE);
    while state.table().dial(Dial::Expand) < 4 {
        forgo(&mut state, &[Dial::Expand]);
    }
    while mover(&state) != seat(0) {
        forgo(&mut state, &[Dial::Develop]);
    }
    state
}

/// So many shares of each.
fn shares(counts: &[(Company, usize)]) -> Vec<Company> {
    counts.iter().flat_map(|&(company, count)| vec![company; count]).collect()
}

/// Sells the next share to seat 1 for its lowest price.
fn offer(state: &mut Chicago, left: &mut Vec<Company>) {
    let company = left.remove(0);
    apply(state, Action::Choose { dial: Dial::Auction });
    apply(state, Action::Offer { company });
    let price = state.table().starting_bid(company);
    sell(state, seat(1), price);
}

/// Turns dials for nothing until dividends have been paid.
fn next_round(state: &mut Chicago) {
    let dividends = state.table().dividends();
    while state.table().dividends() == dividends {
        forgo(state, &[Dial::Expand, Dial::Develop]);
    }
}

/// In the last round a share brings one dividend: its lowest price is all it
/// is worth.
#[test]
fn nobody_overpays_in_the_last_round() {
    let mut state = last_round(false);
    apply(&mut state, Action::Choose { dial: Dial::Auction });
    apply(&mut state, Action::Offer { company: Company::Co });
    let dividend = state.table().starting_bid(Company::Co);
    apply(&mut state, Action::Bid { amount: dividend + Money(3) });
    assert_eq!(decision("greedy", &state, 1), Action::Pass);
    assert_eq!(decision("regular", &state, 1), Action::Pass);
}

/// Whoever turns the expand dial next ends the game. If seat 0 does not, seat 1
/// builds for his own shares first; so seat 0 turns it, and builds nothing,
/// since every network it may build is mostly seat 1's.
#[test]
fn the_last_turn_is_burnt_before_a_rival_can_use_it() {
    let mut state = last_round(true);
    let end = Action::Choose { dial: Dial::Expand };
    assert_eq!(decision("regular", &state, 1), end);
    apply(&mut state, end);
    assert_eq!(decision("regular", &state, 1), Action::Forgo);
}
