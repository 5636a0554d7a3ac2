//! §5.5.4: a company runs its trains.

use std::sync::atomic::AtomicBool;

use bourse_game::{Game, Money, Moves as _, Refusal};

use super::{Position, hex, played, refusal, run, seat};
use crate::Company::{Kr, N, Nw};
use crate::{Action, BestRun, G1861, HexName, Rule, Step, TrainKind, TurnStep};

/// The printed line from Moscow by Tver to St Petersburg.
const LINE: &[&str] = &["E1 F2 F4 G5", "G5 G7 H8"];

/// Nikolaev with a 2-train; Kharkov–Rostov has the next.
fn n() -> Position {
    let position = Position::new().minor(N, 0, 50).minor(Kr, 1, 50);
    position.train(N, TrainKind::Two).train(Kr, TrainKind::Two)
}

fn runs() -> G1861 {
    n().turn(N, TurnStep::Run)
}

fn on_18xx() -> G1861 {
    let position = Position::on_18xx().minor(N, 0, 50).train(N, TrainKind::Two);
    position.turn(N, TurnStep::Run)
}

fn twice() -> Action {
    let Action::Run { routes, .. } = run("2-0", LINE, 80) else { unreachable!() };
    Action::Run { routes: [routes.clone(), routes].concat(), revenue: Money(160) }
}

/// On from St Petersburg to Vilna, then to Poland and back to Minsk.
const FAR: &[&str] = &["H8 G7 G5", "G5 F4 F2 E1", "E1 D2 D4 C5 C7 B8", "B8 A9", "A9 B10 C9"];

fn far() -> Position {
    n().tile("E1", "641", 0).tile("B8", "4", 1).tile("B10", "8", 2).tile("C9", "58", 1)
}

/// A ring from one station of Moscow to another.
fn ring() -> G1861 {
    n().tile("H10", "3", 2).tile("G9", "8", 3).tile("G7", "7", 5).turn(N, TurnStep::Run)
}

fn named(id: &str) -> HexName {
    HexName(hex(id))
}

refused! {
    a_company_runs_its_own_trains: runs(), run("2-1", LINE, 80) => Rule::NotItsTrain;
    a_company_runs_no_train_of_the_bank: runs(), run("3-0", LINE, 80) => Rule::NotItsTrain;
    a_train_runs_once: runs(), twice() => Rule::NotItsTrain;
    a_route_follows_track: runs(), run("2-0", &["H8 G7 F8"], 80)
        => Rule::NoTrack { hex: named("G7") };
    a_route_leaves_out_no_hex: runs(), run("2-0", &["H8 G5"], 80)
        => Rule::NoTrack { hex: named("H8") };
    a_route_begins_at_a_stop: runs(), run("2-0", &["H8 H6"], 80)
        => Rule::NoStop { hex: named("H8") };
    a_route_is_in_one_piece: far().turn(N, TurnStep::Run), run("2-0", &[FAR[0], FAR[2]], 80)
        => Rule::RouteBroken { hex: named("G5") };
    track_is_used_once: runs(), run("2-0", &["H8 G7 G5", "G5 G7 H8"], 80)
        => Rule::TrackTwice { hex: named("G5") };
    a_hex_is_visited_once: ring(), run("2-0", &["H8 H10", "H10 G9 G7 H8"], 80)
        => Rule::PlaceTwice { hex: named("H8") };
    a_full_city_ends_a_route: far().cities_taken(Kr).turn(N, TurnStep::Run), run("2-0", &FAR[..3], 80)
        => Rule::FullCity { hex: named("E1") };
    a_red_area_ends_a_route: far().turn(N, TurnStep::Run), run("2-0", &FAR[2..], 80)
        => Rule::RedPassed { hex: named("A9") };
    a_route_has_two_stops: runs(), run("2-0", &[], 40) => Rule::TooFewStops;
    a_train_has_its_reach: far().turn(N, TurnStep::Run), run("2-0", &FAR[..4], 80)
        => Rule::TooManyStops;
    a_town_at_the_end_is_counted: far().turn(N, TurnStep::Run), run("2-0", &FAR[..3], 80)
        => Rule::EndNotCounted { hex: named("B8") };
    a_town_that_is_passed_does_not_count:
        runs(), run("2-0", LINE, 90) => Rule::WrongRevenue { revenue: Money(80) };
    a_route_holds_a_token: n().turn(Kr, TurnStep::Run), run("2-1", LINE, 80)
        => Rule::NoToken;
    the_sum_is_right: runs(), run("2-0", LINE, 70) => Rule::WrongRevenue { revenue: Money(80) };
    the_best_routes_are_run: runs(), run("2-0", &["H8 G7 G5"], 50)
        => Rule::NotTheBest { revenue: Money(80) };
    on_18xx_the_sum_is_right_too: on_18xx(), run("2-0", &["H8 G7 G5"], 80)
        => Rule::WrongRevenue { revenue: Money(50) };
}

#[test]
fn the_best_routes_are_offered() {
    let game = runs();
    let moves: Vec<Action> = game.moves(seat(0)).iter().collect();
    assert_eq!(moves, [run("2-0", LINE, 80)]);
}

/// Where a search ended before its proof, what it found is what must be reached.
#[test]
fn routes_that_bring_what_was_found_or_more_are_accepted() {
    let found = |revenue: i32| {
        let game = runs();
        let best = BestRun { routes: vec![], revenue: Money(revenue), at_most: Money(90) };
        game.beside.best().set(best).unwrap();
        game
    };
    let less = run("2-0", &["H8 G7 G5"], 50);
    let asked = Refusal::Rule(Rule::NotTheBest { revenue: Money(60) });
    assert_eq!(refusal(&found(60), &less), asked);
    assert!(!found(60).run_due().unwrap().best().is_proved());
    played(found(50), &[less]);
    let game = played(found(60), &[run("2-0", LINE, 80)]);
    assert_ne!(game.step(), Some(Step::Turn(TurnStep::Run)), "the game goes on");
}

#[test]
fn a_cancelled_search_leaves_nothing_behind() {
    let game = runs();
    let run = game.run_due().unwrap();
    assert_eq!(run.best_unless(&AtomicBool::new(true)), None);
    assert_eq!(run.best_unless(&AtomicBool::new(false)).unwrap().revenue, Money(80));
}

#[test]
fn on_18xx_other_routes_are_accepted() {
    let game = on_18xx();
    assert!(game.moves(seat(0)).contains(&run("2-0", &["H8 G7 G5"], 50)));
    let game = played(game, &[run("2-0", &["H8 G7 G5"], 50)]);
    assert_eq!(game.cash(seat(0)), Money(445), "half is its owner's");
}

#[test]
fn without_track_nothing_runs() {
    let mut game = Position::new().public(Nw, 0, 100).token(Nw, "M7", 0);
    game = game.train(Nw, TrainKind::Two).company_cash(Nw, 100);
    let mut game = game.turn(Nw, TurnStep::Run);
    game.go_on(&mut ());
    assert_ne!(game.step(), Some(Step::Turn(TurnStep::Run)));
    assert_eq!(game.price(Nw), Money(90), "nothing was earned");
}
