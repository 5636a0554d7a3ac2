//! The figures of the data file, where a slip would not show elsewhere.

use bourse_game::{Game, Money};
use bourse_track::{Edition, russia};

use super::{Position, seat};
use crate::data::{COMPANIES, PRIVATES, TRAINS};
use crate::{Company, Empire, Kind, Options, Phase, Private, TrainKind};

#[test]
fn the_tables_are_in_the_order_of_their_names() {
    assert!(Company::ALL.map(Company::id).into_iter().eq(COMPANIES.iter().map(|it| it.id)));
    assert!(Private::ALL.map(Private::id).into_iter().eq(PRIVATES.iter().map(|it| it.id)));
    assert!(TrainKind::ALL.map(TrainKind::id).into_iter().eq(TRAINS.iter().map(|it| it.name)));
}

#[test]
fn every_name_on_the_map_is_there() {
    for company in Company::ALL {
        assert_eq!(company.home().is_some(), !company.is_public(), "{company:?}");
        assert_eq!(Company::from_map(company.on_map()), Some(company));
    }
    for (private, data) in Private::ALL.into_iter().zip(&PRIVATES) {
        assert_eq!(private.blocks().count(), data.blocks.len());
        assert_eq!(private.bonus().is_some(), data.bonus > 0);
    }
    let count = |kind| Company::ALL.into_iter().filter(|company| company.kind() == kind).count();
    assert_eq!((count(Kind::Minor), count(Kind::Public), count(Kind::State)), (16, 8, 1));
    assert!(russia().hexes().len() > 100, "the map is there");
}

#[test]
fn players_begin_with_1260_among_them() {
    for (players, cash, certificates) in [(3, 420, 21), (4, 315, 16), (5, 252, 13), (6, 210, 11)] {
        let game: Empire = Position::opening(players, Options::of(Edition::Jklm));
        assert_eq!(game.cash(seat(0)), Money(cash));
        assert_eq!(game.bank() + game.money_in_play(), Money(15_000));
        assert_eq!(game.certificate_limit(), certificates);
        assert_eq!(game.setup().players().count(), players);
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
