//! The figures of the data file, where a slip would not show elsewhere.

use super::Position;
use crate::{Kind, Options, Phase, TrainKind};

#[test]
fn certificates_are_limited_by_the_number_of_players() {
    for (players, certificates) in [(3, 21), (4, 16), (5, 13), (6, 11)] {
        let game = Position::opening(players, Options::default());
        assert_eq!(game.certificate_limit(), certificates);
    }
}

#[test]
fn trains_are_limited_by_phase() {
    let limits = |number| {
        let phase = Phase(number);
        (phase.train_limit(Kind::Minor), phase.train_limit(Kind::Public))
    };
    assert_eq!(limits(2), (Some(2), Some(4)));
    assert_eq!(limits(4), (Some(1), Some(3)));
    assert_eq!(limits(6), (Some(1), Some(2)));
    assert_eq!(limits(8), (Some(0), Some(2)));
    assert_eq!(Phase(3).train_limit(Kind::State), None);
}

#[test]
fn trains_rust_two_phases_later_up_to_the_fours() {
    let rusts = TrainKind::ALL.map(|kind| kind.rusts().map(Phase::number));
    assert_eq!(rusts[..4], [Some(4), Some(6), Some(8), None]);
    assert!(rusts[4..].iter().all(Option::is_none));
}
