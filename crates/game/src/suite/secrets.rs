//! Nobody is shown what he may not know.
//!
//! Two states that look the same to a viewer must go on looking the same, byte
//! for byte, until something is laid open: view, moves, lines and events.

use serde::Serialize;

use super::walk::random_line;
use super::{Audit, Coin, walk};
use crate::{Due, Event, Game, Line, Moves, Redact, Setup, Turn, View, Viewer};

/// Plays one random game; in each of its states, every viewer looks at it and
/// at another state he cannot tell from it. Refusals are compared in every state
/// whose line is a multiple of `every`.
pub fn secrets<G: Game, A: Audit<G>>(setup: Setup<G::Options>, seed: u64, every: u32) {
    let mut coin = Coin::new(seed ^ 0x5EC2_E75E);
    walk(G::new(setup), &mut Coin::new(seed), |step| {
        let mut viewers: Vec<Viewer> = setup.players().seats().map(Viewer::Seat).collect();
        viewers.push(Viewer::Spectator);
        for viewer in viewers {
            let place = || format!("seed {seed}, line {}, {viewer:?}, {setup:?}", step.number);
            let twin = step.state.view(viewer).sample(&mut coin);
            look_alike(step.state, &twin, viewer, &place);
            if step.number % every == 0 {
                refuse_alike::<G, A>(step.state, &twin, viewer, &place);
            }
            hidden_lines_look_alike(step.state, step.line, viewer, &place);
            if let Some((line, other)) = same_looking_lines(step.line, &twin, viewer, &mut coin) {
                play_alike(step.state, line, &twin, &other, viewer, &place);
            }
        }
    });
}

/// The view of the sample is the view, and so are its moves.
fn look_alike<G: Game>(state: &G, twin: &G, viewer: Viewer, place: &dyn Fn() -> String) {
    let (view, other) = (state.view(viewer), twin.view(viewer));
    assert_eq!(view.viewer(), viewer, "a view knows its viewer ({})", place());
    assert_eq!(bytes(&view), bytes(&other), "the view of a sample differs ({})", place());
    assert_eq!(view, other, "the view of a sample differs ({})", place());
    if view.is_complete() {
        assert_eq!(state, twin, "nothing is hidden, and the sample differs ({})", place());
    } else {
        assert!(G::DECLARATION.hidden_information, "the game hides nothing ({})", place());
    }
    for seat in state.setup().players().seats() {
        assert_eq!(
            bytes(&state.moves_seen(seat, viewer)),
            bytes(&twin.moves_seen(seat, viewer)),
            "moves of {seat:?} differ ({})",
            place()
        );
        if viewer.is(seat) {
            assert_eq!(view.moves(), state.moves(seat), "his own moves ({})", place());
            assert_eq!(view.moves(), twin.moves(seat), "his own moves ({})", place());
        }
    }
    if viewer == Viewer::Spectator {
        assert!(view.moves().is_empty(), "a spectator has no moves ({})", place());
    }
}

/// A viewer who tries something is refused alike in both.
fn refuse_alike<G: Game, A: Audit<G>>(
    state: &G,
    twin: &G,
    viewer: Viewer,
    place: &dyn Fn() -> String,
) {
    let Viewer::Seat(seat) = viewer else { return };
    for action in A::universe(state) {
        let (one, other) = (state.check(seat, &action), twin.check(seat, &action));
        assert_eq!(one, other, "a refusal tells: {action:?} ({})", place());
    }
}

/// Whatever a seat commits in secret, and whatever is drawn for it in secret,
/// its line is shown alike.
fn hidden_lines_look_alike<G: Game>(
    state: &G,
    line: &Line<G>,
    viewer: Viewer,
    place: &dyn Fn() -> String,
) {
    let mut after = state.clone();
    let mut events = Vec::new();
    line.play(&mut after, &mut events).expect("the walk plays what is offered");
    let others: Vec<Line<G>> = match (line, state.turn()) {
        (Line::Decision { seat, .. }, _) => {
            if !after.concealed().contains(*seat) || viewer.is(*seat) {
                return;
            }
            let decision = |action| Line::Decision { seat: *seat, action };
            state.moves(*seat).iter().map(decision).collect()
        }
        (Line::Chance(_), Turn::Chance(due)) => {
            if events.iter().any(|event| event.reveals(viewer)) {
                return;
            }
            due.outcomes().map(|(outcome, _)| Line::Chance(outcome)).collect()
        }
        (Line::Chance(_), Turn::Decide(_) | Turn::Over(_)) => Vec::new(),
    };
    for other in others {
        let (shown, other) = (bytes(&line.seen_by(viewer)), bytes(&other.seen_by(viewer)));
        assert_eq!(shown, other, "a concealed line tells ({})", place());
    }
}

/// A line for the twin that looks to the viewer like the line played.
fn same_looking_lines<'a, G: Game>(
    line: &'a Line<G>,
    twin: &G,
    viewer: Viewer,
    coin: &mut Coin,
) -> Option<(&'a Line<G>, Line<G>)> {
    let wanted = bytes(&line.seen_by(viewer));
    let same = |other: &Line<G>| bytes(&other.seen_by(viewer)) == wanted;
    if let Line::Decision { seat, .. } = line
        && let Turn::Decide(seats) = twin.turn()
        && seats.contains(*seat)
    {
        let moves = twin.moves(*seat);
        let options = moves.iter().map(|action| Line::Decision { seat: *seat, action });
        let fitting: Vec<Line<G>> = options.take(2_000).filter(same).collect();
        let index = crate::Dice::below(coin, fitting.len() as u64);
        return fitting.into_iter().nth(usize::try_from(index).ok()?).map(|other| (line, other));
    }
    (0..8).find_map(|_| random_line(twin, coin).filter(same)).map(|other| (line, other))
}

/// As long as nothing is laid open, the viewer still cannot tell.
fn play_alike<G: Game>(
    state: &G,
    line: &Line<G>,
    twin: &G,
    other: &Line<G>,
    viewer: Viewer,
    place: &dyn Fn() -> String,
) {
    let (mut after, mut twin_after) = (state.clone(), twin.clone());
    let (mut events, mut twin_events) = (Vec::new(), Vec::new());
    line.play(&mut after, &mut events).expect("the walk plays what is offered");
    other.play(&mut twin_after, &mut twin_events).expect("the twin plays what is offered");
    if events.iter().chain(&twin_events).any(|event| event.reveals(viewer)) {
        return;
    }
    let seen = |events: &[G::Event]| -> Vec<String> {
        events.iter().map(|event| bytes(&event.seen_by(viewer))).collect()
    };
    assert_eq!(seen(&events), seen(&twin_events), "events of {line:?} tell ({})", place());
    assert_eq!(
        bytes(&after.view(viewer)),
        bytes(&twin_after.view(viewer)),
        "the view after {line:?} tells ({})",
        place()
    );
}

/// The bytes that would be sent.
fn bytes(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views, events, lines and moves can be written")
}
