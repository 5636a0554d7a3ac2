//! The three complete games of the dossier.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use bourse_game::{Game, Turn};
use bourse_speculation::{Action, Company, Options, Outcome, Phase, Side, Speculation};
use common::vectors::{file, number, text, texts};
use common::{card, company, movement, seat, setup, spaces, tile};
use serde_json::Value;

/// Plays a complete game of the dossier and compares every round.
fn replay(game: &Value) {
    let side = if game["side"] == "star" { Side::Star } else { Side::Normal };
    let options = Options { side, ..Options::default() };
    let mut state = Speculation::new(setup(number(&game["players"]), options));
    let players = state.setup().players();
    for (by, id) in (0..).zip(texts(&game["start_shares"])) {
        let outcome = Outcome::StartShare { seat: seat(by), company: company(id) };
        state.resolve(&outcome, &mut ()).unwrap();
    }
    let mut drawn = [0_usize; 6];
    let mut draw_cards = |state: &mut Speculation| {
        while let Phase::Deal { seat, .. } | Phase::Refill { seat, .. } = state.table().phase() {
            let place = drawn[seat.index()];
            let id = &game["deck_cycles"][seat.index()][place / 9][place % 9];
            let outcome = Outcome::DrawCard { seat, card: card(text(id)) };
            state.resolve(&outcome, &mut ()).unwrap();
            drawn[seat.index()] += 1;
        }
    };
    for round in game["rounds"].as_array().unwrap() {
        draw_cards(&mut state);
        assert_eq!(state.table().round(), u32::from(number(&round["round"])));
        assert_eq!(state.table().active().number(), number(&round["active"]));
        let action = tile(text(&round["action"]));
        if state.table().phase() == Phase::DrawAction {
            state.resolve(&Outcome::DrawAction { tile: action }, &mut ()).unwrap();
        }
        let value = movement(number(&round["movement"]));
        state.resolve(&Outcome::DrawMovement { value }, &mut ()).unwrap();
        assert_eq!(state.table().action(), Some(action));
        for trade in round.get("trades").and_then(Value::as_array).into_iter().flatten() {
            let action = common::trade(trade[1].as_str(), trade[2].as_str());
            state.apply(seat(number(&trade[0])), &action, &mut ()).unwrap();
        }
        if let Some(chosen) = round.get("chosen") {
            let action = Action::Rank { company: company(text(chosen)) };
            state.apply(state.table().active(), &action, &mut ()).unwrap();
        }
        common::commit_all(&mut state, &texts(&round["cards"]));
        assert_eq!(state.table().last().unwrap().steps, number(&round["steps"]));
        assert_eq!(Value::from(spaces(&state).to_vec()), round["positions"]);
        assert_eq!(Value::from(common::prices(&state).to_vec()), round["prices"]);
        let cash: Vec<i32> = players.seats().map(|seat| state.cash(seat).0).collect();
        assert_eq!(Value::from(cash), round["cash"]);
    }
    let Turn::Over(standing) = state.turn() else { panic!("not over") };
    let order: Vec<&str> = state.table().track().end_order().map(Company::id).collect();
    assert_eq!(order, texts(&game["end_order"]));
    let wealth: Vec<i32> = standing.scores.iter(players).map(|score| score.0).collect();
    assert_eq!(Value::from(wealth), game["wealth"]);
    assert_eq!(serde_json::to_value(standing.winners).unwrap(), game["winners"]);
    for seat in players.seats() {
        let held: Vec<u8> = state.table().shares(seat).iter().copied().collect();
        assert_eq!(Value::from(held), game["holdings"][seat.index()]);
    }
}

#[test]
fn the_complete_game_of_three_on_the_normal_side() {
    replay(&file()["traces"][0]);
}

#[test]
fn the_complete_game_of_six_on_the_star_side() {
    replay(&file()["traces"][1]);
}

#[test]
fn the_complete_game_of_five_on_the_normal_side() {
    replay(&file()["traces"][2]);
}
