//! How he runs his companies.

use crate::bots::decision::Decision;
use crate::bots::runs::kinds;
use crate::{Action, Payment, Round};

/// For so many rounds a train is; a company's money is good for little else.
const TRAIN_ROUNDS: i32 = 8;

impl Decision<'_> {
    /// All is paid.
    pub(super) fn pay(&self) -> Option<Action> {
        Some(Action::Dividend { kind: Payment::Pay })
    }

    /// The company buys its owner's privates when it has a train.
    pub(super) fn buy_private(&self) -> Option<Action> {
        let game = self.desk.game;
        let company = game.operating()?;
        let has_train = game.depot().count(company) > 0;
        let whole = |(private, most): &(crate::Private, _)| private.value() == *most;
        let private = self.desk.own_privates().into_iter().rev().find(whole);
        Some(match private.filter(|_| has_train) {
            Some((private, price)) => Action::BuyPrivate { private, price },
            None => Action::Pass,
        })
    }

    /// A train that pays for itself in a few rounds; the cheapest if it must.
    pub(super) fn buy_train(&mut self) -> Option<Action> {
        let game = self.desk.game;
        let company = game.operating()?;
        let trains = self.desk.trains();
        if !self.desk.may_pass() {
            let cheapest = trains.iter().min_by_key(|offer| offer.lowest)?;
            return Some(Action::BuyTrain { train: cheapest.train, price: cheapest.lowest });
        }
        let had = kinds(game, company);
        let before = self.runs.revenue(game, game.board(), company, &had);
        let mut best = (Action::Pass, 0);
        for offer in trains {
            let mut with = had.clone();
            with.push(offer.train.kind);
            let gain = self.runs.revenue(game, game.board(), company, &with) - before;
            let gain = gain * TRAIN_ROUNDS - offer.lowest.0;
            if gain > best.1 {
                best = (Action::BuyTrain { train: offer.train, price: offer.lowest }, gain);
            }
        }
        Some(best.0)
    }

    /// The cheapest train goes.
    pub(super) fn discard(&self) -> Option<Action> {
        let train = self.desk.discards().into_iter().min_by_key(|train| train.kind.price())?;
        Some(Action::DiscardTrain { train })
    }

    /// A public that cannot pay for a train is given up.
    pub(super) fn keep_or_not(&self) -> Option<Action> {
        let game = self.desk.game;
        let Round::Operating(operating) = game.round() else { return None };
        let company = *operating.trainless.first()?;
        let price = game.new_trains().map(|kind| kind.price()).min()?;
        let can = game.buying_power(company) >= price;
        Some(if can { Action::Pass } else { Action::Nationalise })
    }

    /// Converts when he can, else merges two of his own minors.
    pub(super) fn merge(&mut self) -> Option<Action> {
        if let Some(&company) = self.desk.forms().first() {
            return Some(Action::Form { company });
        }
        if self.desk.may_convert() {
            return Some(Action::Convert);
        }
        let begun = matches!(
            self.desk.game.round(),
            Round::Merger(merger) if merger.stage != crate::Stage::Choose
        );
        if begun && self.desk.may_pass() {
            return Some(Action::Pass);
        }
        let partners = self.desk.own_partners();
        let best = partners.into_iter().max_by_key(|&minor| self.desk.game.price(minor));
        Some(best.map_or(Action::Pass, |company| Action::Merge { company }))
    }
}
