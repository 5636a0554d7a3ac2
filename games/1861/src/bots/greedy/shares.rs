//! What he buys in the stock round.

use bourse_game::Money;

use crate::bots::decision::Decision;
use crate::bots::desk::Desk;
use crate::bots::figures::{DIRECTOR_SHARES, PUBLIC_BORROWS, PUBLIC_SHARES};
use crate::bots::tokens::promise;
use crate::{Action, Company};

/// Track in its first turn.
const FIRST_TRACK: i32 = 20;

/// A share that earns less than this for its price is left.
const LEAST: f32 = 0.04;

impl Decision<'_> {
    /// Buys what earns most for its price.
    pub(super) fn trade(&mut self) -> Option<Action> {
        let game = self.desk.game;
        if !self.desk.may_pass() {
            return self.sell_worst();
        }
        let mut best: Option<(Action, f32)> = None;
        for (company, from) in self.desk.shares() {
            let earns = self.yields(company) * self.noise.factor(company as u64);
            if best.as_ref().is_none_or(|(_, most)| earns > *most) {
                best = Some((Action::BuyShare { company, from }, earns));
            }
        }
        let minor = if game.phase().number() < 5 { self.best_minor() } else { None };
        let founding = self.best_founding();
        let all = best.into_iter().chain(minor).chain(founding);
        let (action, earns) = all.max_by(|a, b| a.1.total_cmp(&b.1))?;
        Some(if earns > LEAST { action } else { Action::Pass })
    }

    /// What a share earns in a round, dividend and rise, for its price.
    pub(super) fn yields(&mut self, company: Company) -> f32 {
        let game = self.desk.game;
        let price = game.price(company).0 as f32;
        let revenue = self.runs.now(game, company);
        let rise = match game.market().cell(company) {
            Some(cell) if revenue as f32 >= price => {
                game.chart().price(game.chart().right(cell)).0 as f32 - price
            }
            _ => 0.0,
        };
        (revenue as f32 / f32::from(PUBLIC_SHARES) + rise) / price.max(1.0)
    }

    /// One of the shares that earn least goes when there are too many.
    fn sell_worst(&mut self) -> Option<Action> {
        let mut worst: Option<(Company, f32)> = None;
        for (company, _) in self.desk.sales() {
            let earns = self.yields(company);
            if worst.is_none_or(|(_, least)| earns < least) {
                worst = Some((company, earns));
            }
        }
        worst.map(|(company, _)| Action::SellShares { company, shares: 1 })
    }

    /// Founds a public where it promises most, at the lowest price that buys it
    /// a train.
    fn best_founding(&mut self) -> Option<(Action, f32)> {
        let (companies, prices) = self.desk.foundings();
        let company = *companies.first()?;
        let game = self.desk.game;
        let train = game.new_trains().next()?;
        let enough = |price: &&Money| {
            price.0 * i32::from(DIRECTOR_SHARES) + PUBLIC_BORROWS >= train.price().0 + FIRST_TRACK
        };
        let price = *prices.iter().find(enough)?;
        let action = Action::Found { company, price };
        let founded = self.desk.after(&action)?;
        let desk = Desk::new(&founded, self.desk.seat);
        let placed =
            desk.cities().into_iter().filter_map(|at| desk.after(&Action::place_token(at)));
        let promises = placed.map(|game| promise(&game, company));
        let promise = promises.fold(0.0, f32::max) * self.noise.factor(99);
        let earns = (promise / f32::from(PUBLIC_SHARES) + 5.0) / price.0 as f32;
        Some((action, earns))
    }

    /// Shares of a new public that earn enough.
    pub(super) fn join(&mut self) -> Option<Action> {
        let (company, from) = *self.desk.shares().first()?;
        let earns = self.yields(company) > LEAST || !self.desk.may_pass();
        Some(if earns { Action::BuyShare { company, from } } else { Action::Pass })
    }
}
