//! §5.6.2: what the state railway ran, where it was not proved to be the best.

use bourse_game::{Game, Money, Moves as _, Refusal};

use super::{Position, played, seat};
use crate::Company::{N, Rsr};
use crate::{Action, BestRun, Event, G1861, Rule, TrainKind, TurnStep};

/// Nikolaev, and the state railway after it, on the line to St Petersburg.
fn position() -> Position {
    let position = Position::new().phase(5).minor(N, 0, 50).train(N, TrainKind::Five);
    position.tile("E1", "641", 0).token(Rsr, "E1", 0)
}

/// Nikolaev runs; what follows needs no decision.
fn before() -> (G1861, Action) {
    let game = position().turn(N, TurnStep::Run);
    let action = game.moves(seat(0)).nth(0).unwrap();
    (game, action)
}

fn best() -> BestRun {
    let run = position().turn(Rsr, TurnStep::Run).run_due().unwrap().best().clone();
    assert!(run.is_proved() && run.revenue > Money::ZERO);
    run
}

fn recorded(action: Action, state_runs: &[BestRun]) -> Action {
    Action::Recorded { action: Box::new(action), state_runs: state_runs.to_vec() }
}

/// The same run, as if more had not been ruled out.
fn open(run: BestRun) -> BestRun {
    BestRun { at_most: run.revenue + Money(500), ..run }
}

/// Nothing: legal, but not the best.
fn less() -> BestRun {
    BestRun { routes: Vec::new(), revenue: Money::ZERO, at_most: best().revenue }
}

fn replayed(action: &Action) -> Result<(G1861, Vec<Event>), Refusal<Rule>> {
    let (mut game, mut events) = (before().0, Vec::new());
    game.replay(seat(0), action, &mut events).map(|()| (game, events))
}

#[test]
fn a_proved_run_is_not_kept() {
    let (game, action) = before();
    let after = played(game, std::slice::from_ref(&action));
    assert_eq!(after.recorded(&action), None);
}

#[test]
fn a_run_that_is_told_is_the_one_that_is_run() {
    let (game, action) = before();
    let by_itself = played(game, std::slice::from_ref(&action));
    let told = recorded(action.clone(), &[open(best())]);
    let (after, events) = replayed(&told).unwrap();
    assert_eq!(after, by_itself);
    let (revenue, at_most) = (best().revenue, Some(best().revenue + Money(500)));
    assert!(events.contains(&Event::Ran { company: Rsr, revenue, at_most }));
    assert_eq!(after.recorded(&told), Some(told), "the record stays what it was");

    let (after, _) = replayed(&recorded(action, &[less()])).unwrap();
    assert_eq!(by_itself.charter(Rsr).cash - after.charter(Rsr).cash, best().revenue);
}

#[test]
fn who_proves_a_record_looks_for_the_run_again() {
    let (mut game, action) = before();
    let worse = recorded(action.clone(), &[less()]);
    let refused = Refusal::Rule(Rule::NotTheBest { revenue: best().revenue });
    assert_eq!(game.check(seat(0), &worse), Err(refused.clone()));
    assert_eq!(game.apply(seat(0), &worse, &mut ()), Err(refused));
    assert_eq!(game, before().0, "nothing has changed");
    game.apply(seat(0), &recorded(action, &[open(best())]), &mut ()).unwrap();
}

#[test]
fn a_run_that_is_told_is_legal_and_due() {
    let action = before().1;
    let wrong = BestRun { revenue: best().revenue + Money(10), ..open(best()) };
    let refused = Refusal::Rule(Rule::WrongRevenue { revenue: best().revenue });
    assert_eq!(replayed(&recorded(action.clone(), &[wrong])).unwrap_err(), refused.clone());
    let absurd = BestRun { revenue: Money(i32::MAX), at_most: Money(i32::MAX), ..best() };
    assert_eq!(replayed(&recorded(action.clone(), &[absurd])).unwrap_err(), refused);
    let bound = BestRun { at_most: Money::ZERO, ..best() };
    assert!(replayed(&recorded(action.clone(), &[bound])).is_err(), "no less than it brings");
    for runs in [&[][..], &[best(), best()]] {
        let refused = replayed(&recorded(action.clone(), runs)).unwrap_err();
        assert_eq!(refused, Refusal::WrongPhase, "{} runs", runs.len());
    }
}

#[test]
fn the_run_stands_with_the_decision_in_a_record() {
    let told = recorded(Action::Pass, &[less()]);
    let text = serde_json::to_string(&told).unwrap();
    let at_most = best().revenue;
    let run = format!(r#"{{"routes":[],"revenue":0,"at_most":{at_most}}}"#);
    let pass = r#"{"type":"pass"}"#;
    assert_eq!(text, format!(r#"{{"type":"recorded","action":{pass},"state_runs":[{run}]}}"#));
    assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), told);
    let twice = serde_json::to_string(&recorded(told, &[less()])).unwrap();
    assert!(serde_json::from_str::<Action>(&twice).is_err(), "a decision is told once");
}
