//! What a player has.

use std::collections::BTreeMap;

use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::{Company, G1861, Owner, Private};

#[derive(Serialize, TS)]
#[ts(rename = "G1861Player")]
pub(super) struct Player {
    cash: Money,
    /// What the player would have if the game ended now.
    value: Money,
    /// Cash and what would come in if all shares that may be sold were sold.
    liquid: Money,
    certificates: u8,
    /// Shares held; companies without are left out, a minor counts two.
    #[ts(type = "Partial<Record<G1861Company, number>>")]
    shares: BTreeMap<&'static str, u8>,
    privates: Vec<Private>,
    /// What privates pay the player in each operating round.
    income: Money,
}

pub(super) fn player(game: &G1861, seat: Seat) -> Player {
    let sale = |company: Company| {
        let most = game.most_to_sell(seat, company).unwrap_or(0);
        game.price(company) * i32::from(most)
    };
    let sales: Money = Company::publics().map(sale).sum();
    let privates: Vec<Private> = game.privates_of(Owner::Seat(seat)).collect();
    let shares = Company::ALL.into_iter().map(|it| (it.id(), game.charter(it).shares[seat]));
    Player {
        cash: game.cash(seat),
        value: game.value(seat),
        liquid: game.cash(seat) + sales,
        certificates: game.certificates(seat),
        shares: shares.filter(|&(_, held)| held > 0).collect(),
        income: privates.iter().map(|private| private.income()).sum(),
        privates,
    }
}
