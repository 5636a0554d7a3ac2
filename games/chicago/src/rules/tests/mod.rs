//! The rules, section by section of the book's chapter.

mod auctions;
mod develop;
mod dividends;
mod end;
mod expand;
mod hidden_money;
mod position;
mod refusals;
mod setup;
mod turns;
mod vectors;
mod worked_examples;

use bourse_game::{Game, Money, Refusal, Seat};
use position::Position;

use crate::{Action, Chicago, Company, Dial, Event, Hex, Rule};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn hex(id: &str) -> Hex {
    Hex::from_id(id).unwrap_or_else(|| panic!("no hex {id}"))
}

fn bid(amount: i32) -> Action {
    Action::Bid { amount: Money(amount) }
}

fn choose(dial: Dial) -> Action {
    Action::Choose { dial }
}

fn offer(company: Company) -> Action {
    Action::Offer { company }
}

fn build(company: Company, id: &str) -> Action {
    Action::Build { company, hex: hex(id) }
}

fn develop(id: &str) -> Action {
    Action::Develop { hex: hex(id) }
}

/// Plays actions, each by the seat to move, and returns what happened.
fn play(game: &mut Chicago, actions: &[Action]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        let seat = game.table().to_move().expect("the game goes on");
        game.apply(seat, action, &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    }
    events
}

/// Why the seat to move may not do something.
fn refusal(game: &Chicago, action: Action) -> Refusal<Rule> {
    let seat = game.table().to_move().unwrap_or(seat(0));
    let mut after = *game;
    let refusal = after.apply(seat, &action, &mut ()).expect_err("the action is refused");
    assert_eq!(after, *game, "a refused action changes nothing");
    refusal
}
