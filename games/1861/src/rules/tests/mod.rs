//! The rules, step by step. Section signs are the rulebook's; letters and
//! numbers (S-5, Z-1) are decisions where it says nothing.

/// Tests of what is refused, each with a name, a position, an action and the
/// rule that forbids it; and the list of these rules.
macro_rules! refused {
    ($($(#[$doc:meta])* $name:ident: $position:expr, $action:expr => $rule:expr;)+) => {
        $(
            $(#[$doc])*
            #[test]
            fn $name() {
                assert_eq!(super::refusal(&$position, &$action), bourse_game::Refusal::Rule($rule));
            }
        )+

        pub(super) fn rules_reached() -> Vec<crate::Rule> {
            vec![$($rule),+]
        }
    };
}

mod after_merger;
mod auctions;
mod builder;
mod consent;
mod data;
mod dividends;
mod editions;
mod figures;
mod found;
mod limits;
mod loans;
mod many_mergers;
mod market;
mod merge;
mod nationalisation;
mod options;
mod position;
mod privates;
mod redeem;
mod rulebook;
mod rules;
mod run;
mod shares;
mod stalled;
mod state_run;
mod suite;
mod token;
mod token_limit;
mod track;
mod trains;
mod versions;

use bourse_game::{Game, Money, Refusal, Seat};
use bourse_track::{Hex, Rotation};
use builder::Position;
use position::{seat, station};

use crate::map;
use crate::{Action, Company, Event, G1861, HexName, Lot, Private, Rule, TrainId, TrainRoute};

fn hex(id: &str) -> Hex {
    map().hex_by_id(id).unwrap_or_else(|| panic!("no hex {id}"))
}

fn bid_minor(minor: Company, amount: i32) -> Action {
    Action::Bid { lot: Lot::Minor(minor), amount: Money(amount) }
}

fn bid_private(private: Private, amount: i32) -> Action {
    Action::Bid { lot: Lot::Private(private), amount: Money(amount) }
}

fn lay(id: &str, tile: &str, sixths: u8) -> Action {
    Action::lay(hex(id), map().tile_by_id(tile).unwrap(), Rotation::new(sixths).unwrap())
}

fn place_token(id: &str, stop: u8) -> Action {
    Action::place_token(station(id, stop))
}

fn train(id: &str) -> TrainId {
    TrainId::from_id(id).unwrap_or_else(|| panic!("no train {id}"))
}

fn buy_train(id: &str, price: i32) -> Action {
    Action::BuyTrain { train: train(id), price: Money(price) }
}

/// A run of one train along connections written `H8 G7 G5`.
fn run(id: &str, connections: &[&str], revenue: i32) -> Action {
    let hexes = |line: &&str| line.split(' ').map(|id| HexName(hex(id))).collect();
    let route =
        TrainRoute { train: train(id), connections: connections.iter().map(hexes).collect() };
    Action::Run { routes: vec![route], revenue: Money(revenue) }
}

/// Plays actions, each by the seat to move, and returns what happened.
fn play(game: &mut G1861, actions: &[Action]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        let seat = game.to_move().expect("the game goes on");
        game.apply(seat, action, &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    }
    events
}

/// The position after these actions.
fn played(mut game: G1861, actions: &[Action]) -> G1861 {
    play(&mut game, actions);
    game
}

/// Why the seat to move may not do something; the refusal changes nothing, and
/// it is not offered.
fn refusal(game: &G1861, action: &Action) -> Refusal<Rule> {
    let seat = game.to_move().unwrap_or(Seat::FIRST);
    let mut after = game.clone();
    let refusal = after.apply(seat, action, &mut ()).expect_err("the action is refused");
    assert_eq!(after, *game, "a refused action changes nothing");
    let offered = bourse_game::Moves::contains(&game.moves(seat), action);
    assert!(!offered, "offered and refused");
    refusal
}
