//! §6.1, §6.2: minors convert and merge.

use bourse_game::Money;

use super::{Position, played, seat};
use crate::Company::{Gr, Kr, Mk, Mkn, Mkv, Mvr, N, Nw, Se, Spw, Sw};
use crate::{Action, Company, G1861, Rule, Status, Step};

fn merge(company: Company) -> Action {
    Action::Merge { company }
}

fn form(company: Company) -> Action {
    Action::Form { company }
}

/// Nikolaev of seat 0 and St Petersburg–Warsaw, to which the printed line leads
/// since the tile there has one station only.
fn two(owner: u8, prices: (i32, i32)) -> Position {
    let position = Position::new().tile("E1", "641", 0).minor(N, 0, prices.0);
    position.minor(Spw, owner, prices.1).minor(Kr, 2, 50).phase(5)
}

fn all_publics(mut position: Position) -> Position {
    for public in [Nw, Sw, Se, Mvr, Mk, Gr, Mkn, Mkv] {
        position = position.public(public, 0, 100);
    }
    position
}

refused! {
    a_minor_converts_from_the_yellow_column:
        two(0, (50, 50)).merger(N), Action::Convert => Rule::CannotConvert;
    without_a_public_nothing_converts:
        all_publics(two(0, (50, 50))).at_cell(N, 3, 6).merger(N), Action::Convert
        => Rule::NoPublicLeft;
    without_a_public_nothing_merges:
        all_publics(two(0, (50, 50))).merger(N), merge(Spw) => Rule::NoPublicLeft;
    a_minor_merges_with_what_it_reaches:
        two(0, (50, 50)).merger(N), merge(Kr) => Rule::CannotMerge;
    a_minor_does_not_merge_with_itself:
        two(0, (50, 50)).merger(N), merge(N) => Rule::CannotMerge;
    a_public_does_not_merge:
        two(0, (50, 50)).public(Nw, 0, 100).merger(N), merge(Nw) => Rule::CannotMerge;
    somebody_must_be_able_to_become_director:
        two(1, (50, 50)).cash(0, 99).merger(N), merge(Spw) => Rule::NoDirector;
    a_public_is_formed_once:
        played(two(0, (50, 50)).public(Sw, 0, 100).merger(N), &[merge(Spw)]), form(Sw)
        => Rule::NotFoundable;
    a_minor_is_not_formed:
        played(two(0, (50, 50)).merger(N), &[merge(Spw)]), form(Kr) => Rule::NotFoundable;
    three_proposals_in_a_minors_turn:
        {
            let proposal = [merge(Spw), form(Nw), Action::Decline];
            let position = two(1, (50, 50)).at_cell(N, 3, 6);
            played(position.merger(N), &[&proposal[..], &proposal, &proposal].concat())
        },
        merge(Spw) => Rule::ThreeProposals;
}

/// Highest and lowest price together, 200 at most, down to a price at which
/// publics start.
#[test]
fn a_merged_public_costs_highest_and_lowest_together() {
    for ((low, high), price) in
        [((50, 65), 110), ((90, 135), 200), ((70, 80), 150), ((50, 50), 100)]
    {
        let mut game = two(0, (low, high)).merger(N);
        super::play(&mut game, &[merge(Spw), form(Nw)]);
        assert_eq!(game.price(Nw), Money(price), "{low} and {high}");
    }
    let lowest = two(0, (50, 50)).at_cell(N, 9, 0).at_cell(Spw, 9, 0);
    let game = played(lowest.merger(N), &[merge(Spw), form(Nw)]);
    assert_eq!(game.price(Nw), Money(70), "35 and 35");
}

#[test]
fn a_merged_public_has_all_the_minors_had() {
    let position = two(0, (50, 50)).company_cash(N, 30).company_cash(Spw, 12).loans(Spw, 1);
    let position = position.train(N, crate::TrainKind::Five);
    let game = played(position.merger(N), &[merge(Spw), form(Nw)]);
    let charter = game.charter(Nw);
    assert_eq!((charter.cash, charter.loans), (Money(42), 1));
    assert_eq!((charter.director, charter.shares[seat(0)]), (Some(seat(0)), 2));
    assert_eq!(charter.stations().count(), 2);
    assert_eq!(game.depot().count(Nw), 1);
    assert_eq!(game.charter(N).status, Status::Closed);
}

#[test]
fn a_converted_minor_is_a_directors_certificate() {
    let position = two(0, (50, 50)).at_cell(N, 3, 6).company_cash(N, 30);
    let game = played(position.merger(N), &[Action::Convert, form(Nw)]);
    let charter = game.charter(Nw);
    assert_eq!((charter.director, charter.shares[seat(0)]), (Some(seat(0)), 2));
    assert_eq!((charter.treasury, charter.cash), (8, Money(30)));
    assert_eq!(game.price(Nw), Money(120));
}

#[test]
fn every_owner_is_asked() {
    let game = played(two(1, (50, 50)).merger(N), &[merge(Spw), form(Nw)]);
    assert_eq!((game.step(), game.to_move()), (Some(Step::MergerConsent), Some(seat(1))));
    let merged: G1861 = played(game, &[Action::Accept]);
    assert!(merged.charter(Nw).is_open());
}
