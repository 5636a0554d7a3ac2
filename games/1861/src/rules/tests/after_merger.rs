//! §6.3: shares of a new public are for sale.

use bourse_game::{Game, Money};

use super::{Position, played, seat};
use crate::Company::{Kr, N, Nw, Spw, Sw};
use crate::{Action, Company, G1861, Rule, Source, Step};

fn buy(company: Company, from: Source) -> Action {
    Action::BuyShare { company, from }
}

/// Nikolaev and St Petersburg–Warsaw of two owners have merged; nobody has two
/// shares.
fn merged_on_18xx() -> G1861 {
    let position = Position::on_18xx().tile("E1", "641", 0).minor(N, 0, 50).minor(Spw, 1, 50);
    let position = position.minor(Kr, 2, 50).phase(5);
    let mut game = position.merger(N);
    super::play(&mut game, &[Action::Merge { company: Spw }, Action::Form { company: Nw }]);
    game
}

/// The same by the rulebook, both minors of one owner.
fn merged() -> G1861 {
    let position = Position::new().tile("E1", "641", 0).minor(N, 0, 50).minor(Spw, 0, 50);
    let position = position.public(Sw, 2, 70).phase(5).cash(0, 250).cash(2, 90);
    let mut game = position.merger(N);
    super::play(&mut game, &[Action::Merge { company: Spw }, Action::Form { company: Nw }]);
    game
}

refused! {
    on_18xx_the_last_who_can_becomes_director:
        played(merged_on_18xx(), &[Action::Pass]), Action::Pass => Rule::MustTakeDirector;
    only_the_new_public_is_for_sale:
        merged(), buy(Sw, Source::Treasury) => Rule::NoSuchShare;
    its_pool_is_empty:
        merged(), buy(Nw, Source::Pool) => Rule::NoSuchShare;
}

#[test]
fn holders_buy_as_many_as_they_can_pay_then_every_player_one() {
    let mut game = merged();
    assert_eq!((game.step(), game.to_move()), (Some(Step::AfterMerger), Some(seat(0))));
    let share = buy(Nw, Source::Treasury);
    super::play(&mut game, &[share.clone(), share.clone()]);
    assert_eq!(game.cash(seat(0)), Money(50), "two at a hundred");
    assert_eq!(game.to_move(), Some(seat(1)), "seat 0 has no money left");
    super::play(&mut game, std::slice::from_ref(&share));
    assert_ne!(game.step(), Some(Step::AfterMerger), "seat 2 has no money");
    assert_eq!(game.charter(Nw).treasury, 5);
    assert_eq!(game.charter(Nw).cash, Money(300));
}

#[test]
fn nobody_is_asked_who_cannot_buy() {
    let game = merged();
    let refused = game.check(seat(2), &buy(Nw, Source::Treasury));
    assert!(refused.is_err());
}
