//! §5.5.4: a company runs its trains.

use bourse_game::{Game, Money, Moves as _};

use super::{Position, played, run, seat};
use crate::Company::{Kr, N, Nw};
use crate::{Action, Empire, Rule, Step, TrainKind, TurnStep};

/// The printed line from Moscow by Tver to St Petersburg.
const LINE: &[&str] = &["E1 F2 F4 G5", "G5 G7 H8"];

/// Nikolaev with a 2-train; Kharkov–Rostov has the next.
fn n() -> Position {
    let position = Position::new().minor(N, 0, 50).minor(Kr, 1, 50);
    position.train(N, TrainKind::Two).train(Kr, TrainKind::Two)
}

fn runs() -> Empire {
    n().turn(N, TurnStep::Run)
}

fn on_18xx() -> Empire {
    let position = Position::on_18xx().minor(N, 0, 50).train(N, TrainKind::Two);
    position.turn(N, TurnStep::Run)
}

fn twice() -> Action {
    let Action::Run { routes, .. } = run("2-0", LINE, 80) else { unreachable!() };
    Action::Run { routes: [routes.clone(), routes].concat(), revenue: Money(160) }
}

refused! {
    a_company_runs_its_own_trains: runs(), run("2-1", LINE, 80) => Rule::NotItsTrain;
    a_company_runs_no_train_of_the_bank: runs(), run("3-0", LINE, 80) => Rule::NotItsTrain;
    a_train_runs_once: runs(), twice() => Rule::NotItsTrain;
    a_route_follows_track: runs(), run("2-0", &["H8 H10"], 80) => Rule::IllegalRoute;
    a_route_has_two_stops: runs(), run("2-0", &[], 40) => Rule::IllegalRoute;
    a_town_that_is_passed_does_not_count:
        runs(), run("2-0", LINE, 90) => Rule::WrongRevenue { revenue: Money(80) };
    a_route_holds_a_token: n().turn(Kr, TurnStep::Run), run("2-1", LINE, 80)
        => Rule::IllegalRoute;
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
