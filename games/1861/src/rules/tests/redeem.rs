//! §5.5.1: a public buys its own shares from the pool.

use bourse_game::Money;

use super::{Position, played};
use crate::Company::Nw;
use crate::{Action, G1861, Rule, TurnStep};

fn nw(cash: i32, pool: u8) -> G1861 {
    let position = Position::new().public(Nw, 0, 100).pool(Nw, pool).company_cash(Nw, cash);
    position.turn(Nw, TurnStep::Redeem)
}

fn redeem(shares: u8) -> Action {
    Action::Redeem { shares }
}

refused! {
    it_pays_for_what_it_takes_back: nw(299, 3), redeem(3) => Rule::RedeemTooMany { most: 2 };
    it_takes_back_what_is_in_the_pool: nw(900, 3), redeem(4) => Rule::RedeemTooMany { most: 3 };
    it_takes_back_something: nw(900, 3), redeem(0) => Rule::RedeemTooMany { most: 3 };
}

#[test]
fn shares_taken_back_are_the_companys() {
    let game = played(nw(250, 3), &[redeem(2)]);
    let charter = game.charter(Nw);
    assert_eq!((charter.pool, charter.treasury, charter.cash), (1, 7, Money(50)));
}
