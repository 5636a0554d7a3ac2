//! Whether the page is shown what it needs.

use bourse_game::page::Shape;
use bourse_game::{Game, Money, Moves as _, Seat, Setup, View as _, Viewer};
use serde_json::{Value, json};

use crate::{Action, Company, G1861, Lot, Options, Private};

fn begin(players: u8) -> G1861 {
    G1861::new(Setup::newest(&G1861::DECLARATION, players, Options::default()).unwrap())
}

fn shown(game: &G1861) -> Value {
    serde_json::to_value(G1861::show(&game.view(Viewer::Spectator))).unwrap()
}

fn offered(game: &G1861, seat: Seat) -> Value {
    let view = game.view(Viewer::Seat(seat));
    serde_json::to_value(G1861::offer(&view, &view.moves())).unwrap()
}

fn play(game: &mut G1861, action: &Action) {
    let seat = game.to_move().unwrap();
    game.apply(seat, action, &mut ()).unwrap();
}

/// All privates are sold, each to whoever speaks first.
fn after_privates() -> G1861 {
    let mut game = begin(3);
    for private in Private::ALL {
        let (lot, amount) = (Lot::Private(private), private.minimum());
        play(&mut game, &Action::Bid { lot, amount });
        play(&mut game, &Action::Pass);
        play(&mut game, &Action::Pass);
    }
    game
}

#[test]
fn the_opening_auction_and_its_bids() {
    let game = begin(3);
    let shown = shown(&game);
    assert_eq!((&shown["step"], &shown["to_act"]), (&json!("private_auction"), &json!(0)));
    assert_eq!(shown["auction"]["lot"], "TSR");
    assert_eq!(shown["players"][0]["cash"], 420);
    assert_eq!(shown["board"]["blocked"]["E3"], "TSR");
    assert_eq!(shown["depot"]["kinds"][0]["open"], true);
    let bid = &offered(&game, Seat::FIRST)["bid"];
    assert_eq!(*bid, json!({ "lots": ["TSR"], "lowest": 20, "highest": 420, "step": 5 }));
}

#[test]
fn what_cannot_be_done_comes_with_its_rule() {
    let game = after_privates();
    let moves = offered(&game, game.to_move().unwrap());
    assert_eq!(moves["bid"]["lots"], json!(["N"]));
    let refused = moves["refused"].as_array().unwrap();
    let first = json!({ "type": "bid", "lot": "RO", "amount": 100 });
    assert!(refused.contains(&json!({ "action": first, "rule": { "rule": "nikolaev_first" } })));
    let found = refused.iter().find(|it| it["action"]["type"] == "found").unwrap();
    assert_eq!(found["rule"], json!({ "rule": "founding_phase", "phase": 4 }));
}

#[test]
fn lays_are_told_hex_by_hex_with_their_cost() {
    let mut game = after_privates();
    // Nikolaev has to be first, and has no track to lay in the second phase.
    // Riga-Orel, for more, operates before it.
    for (minor, amount) in [(Company::N, Money(100)), (Company::Ro, Money(110))] {
        play(&mut game, &Action::Bid { lot: Lot::Minor(minor), amount });
        play(&mut game, &Action::Pass);
        play(&mut game, &Action::Pass);
    }
    while game.operating().is_none() {
        play(&mut game, &Action::Pass);
    }
    let shown = shown(&game);
    assert_eq!((&shown["step"], &shown["company"]), (&json!("track"), &json!("RO")));
    assert_eq!(shown["companies"]["RO"]["tokens"][0]["at"]["hex"], "B4");
    assert_eq!(shown["companies"]["RO"]["earned"], Value::Null);
    let moves = offered(&game, game.to_move().unwrap());
    let lays = moves["lays"].as_array().unwrap();
    assert!(!lays.is_empty());
    for lay in lays {
        assert!(lay["cost"].as_i64().unwrap() >= 0);
        assert!(!lay["tiles"][0]["rotations"].as_array().unwrap().is_empty());
    }
}

/// Some game, from a generator that needs no crate.
#[test]
fn every_position_of_a_game_can_be_shown() {
    let mut game = begin(4);
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..600 {
        let Some(seat) = game.to_move() else { break };
        let (view, shown) = (game.view(Viewer::Seat(seat)), shown(&game));
        assert_eq!(shown["to_act"], json!(seat));
        let moves = view.moves();
        let offered = serde_json::to_value(G1861::offer(&view, &moves)).unwrap();
        // By the rulebook only the best routes may be run.
        if let Some(run) = offered["run"].as_object() {
            assert_eq!(run["free"], false);
        }
        for refused in offered["refused"].as_array().unwrap() {
            let action: Action = serde_json::from_value(refused["action"].clone()).unwrap();
            assert!(!moves.contains(&action), "{action:?} is offered and refused");
        }
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let kinds: Vec<usize> = (0..moves.kinds()).filter(|&it| moves.count_of(it) > 0).collect();
        let kind = kinds[(state >> 33) as usize % kinds.len()];
        let action = moves.nth_of(kind, (state >> 20) % moves.count_of(kind)).unwrap();
        game.apply(seat, &action, &mut ()).unwrap();
    }
}

#[test]
fn rules_are_written_with_their_codes() {
    use bourse_game::Rule as _;
    for rule in crate::Rule::ALL {
        assert_eq!(serde_json::to_value(rule).unwrap()["rule"], rule.code());
    }
}
