//! What lies before a player who is to move.

use bourse_game::bots::{Generator, pick};
use bourse_game::{Game, Money, Moves as _, Seat};
use bourse_track::Station;

use super::building::Lay;
use super::figures::BID_STEP;
use super::runs::Runs;
use crate::{
    Action, BestRun, Companies, Company, G1861, Holder, Lot, Moves, Offer, Owner, Private, Round,
    Source, Stage, TrainId, TrainOffer,
};

/// A player, the table, and what he may do.
pub(super) struct Desk<'a> {
    pub(super) game: &'a G1861,
    pub(super) seat: Seat,
    moves: Moves,
}

impl<'a> Desk<'a> {
    pub(super) fn new(game: &'a G1861, seat: Seat) -> Self {
        Self { game, seat, moves: game.moves(seat) }
    }

    /// The action if he may do it, else nothing, else anything. Once nobody waits
    /// for it, it is of no use, and not looked at: that may take a search.
    pub(super) fn allowed(
        &self,
        decided: Option<Action>,
        runs: &Runs,
        dice: &mut Generator,
    ) -> Action {
        if runs.cancelled().is_set() {
            return Action::Pass;
        }
        let decided = decided.filter(|action| self.moves.contains(action));
        let leaves = || self.may_pass().then_some(Action::Pass);
        decided.or_else(leaves).unwrap_or_else(|| pick(&self.moves, dice))
    }

    fn find<T>(&self, pick: impl Fn(&Offer) -> Option<T>) -> Option<T> {
        self.moves.0.iter().find_map(pick)
    }

    /// Whether he may leave it.
    pub(super) fn may_pass(&self) -> bool {
        self.moves.0.contains(&Offer::PASS)
    }

    pub(super) fn may_convert(&self) -> bool {
        self.moves.0.contains(&Offer::Only(Action::Convert))
    }

    /// What can be bid for, the lowest bid, and the highest.
    pub(super) fn bids(&self) -> Option<(&[Lot], Money, Money)> {
        self.moves.0.iter().find_map(|offer| match offer {
            Offer::Bid { lots, lowest, bids } if *bids > 0 => {
                let steps = i32::try_from(*bids).unwrap_or(i32::MAX) - 1;
                Some((lots.as_slice(), *lowest, *lowest + BID_STEP * steps))
            }
            _ => None,
        })
    }

    pub(super) fn shares(&self) -> Vec<(Company, Source)> {
        let shares = |offer: &Offer| match offer {
            Offer::BuyShare(shares) => Some(shares.clone()),
            _ => None,
        };
        self.find(shares).unwrap_or_default()
    }

    pub(super) fn sales(&self) -> Vec<(Company, u8)> {
        let sales = |offer: &Offer| match offer {
            Offer::SellShares(sales) => Some(sales.clone()),
            _ => None,
        };
        self.find(sales).unwrap_or_default()
    }

    /// The publics that can be founded, and at what prices.
    pub(super) fn foundings(&self) -> (Vec<Company>, Vec<Money>) {
        let found = |offer: &Offer| match offer {
            Offer::Found { companies, prices } => Some((companies.clone(), prices.clone())),
            _ => None,
        };
        self.find(found).unwrap_or_default()
    }

    pub(super) fn lays(&self) -> Vec<Lay> {
        let lays = |offer: &Offer| match offer {
            Offer::LayTile(lays) => Some(lays.clone()),
            _ => None,
        };
        self.find(lays).unwrap_or_default()
    }

    /// Where a token can be placed.
    pub(super) fn cities(&self) -> Vec<Station> {
        let cities = |offer: &Offer| match offer {
            Offer::PlaceToken(cities) => Some(cities.clone()),
            _ => None,
        };
        self.find(cities).unwrap_or_default()
    }

    /// Which tokens can be removed.
    pub(super) fn tokens(&self) -> Vec<Station> {
        let tokens = |offer: &Offer| match offer {
            Offer::RemoveToken(cities) => Some(cities.clone()),
            _ => None,
        };
        self.find(tokens).unwrap_or_default()
    }

    /// The best run there is, unless nobody waits for it.
    pub(super) fn run(&self, runs: &Runs) -> Option<Action> {
        self.find(|offer| match offer {
            Offer::Run(run) => {
                let BestRun { routes, revenue, .. } =
                    run.best_unless(runs.cancelled().flag())?.clone();
                Some(Action::Run { routes, revenue })
            }
            _ => None,
        })
    }

    /// The trains of bank and pool.
    pub(super) fn trains(&self) -> Vec<TrainOffer> {
        let trains = |offer: &Offer| match offer {
            Offer::BuyTrain(trains) => Some(trains.clone()),
            _ => None,
        };
        self.find(trains).unwrap_or_default()
    }

    /// The trains of his own other companies. What belongs to others is not
    /// taken at a price of the buyer's choice.
    pub(super) fn own_trains(&self) -> Vec<TrainOffer> {
        let trains = |offer: &Offer| match offer {
            Offer::TradeTrain(trains) => Some(trains.clone()),
            _ => None,
        };
        let mut trains = self.find(trains).unwrap_or_default();
        trains.retain(|offer| match self.game.depot().holder(offer.train) {
            Some(Holder::Company(owner)) => self.directs(owner),
            Some(Holder::Pool) | None => false,
        });
        trains
    }

    pub(super) fn discards(&self) -> Vec<TrainId> {
        let trains = |offer: &Offer| match offer {
            Offer::DiscardTrain(trains) => Some(trains.clone()),
            _ => None,
        };
        self.find(trains).unwrap_or_default()
    }

    /// His own privates that the company can buy, and what it can pay.
    pub(super) fn own_privates(&self) -> Vec<(Private, Money)> {
        let privates = |offer: &Offer| match offer {
            Offer::BuyPrivate(privates) => Some(privates.clone()),
            _ => None,
        };
        let mut privates = self.find(privates).unwrap_or_default();
        privates.retain(|&(private, most)| {
            self.game.private_owner(private) == Owner::Seat(self.seat) && most > Money::ZERO
        });
        privates
    }

    fn partners(&self) -> Companies {
        let partners = |offer: &Offer| match offer {
            Offer::Merge(companies) => Some(*companies),
            _ => None,
        };
        self.find(partners).unwrap_or_default()
    }

    /// His own minors that can join the merger.
    pub(super) fn own_partners(&self) -> Vec<Company> {
        self.partners().iter().filter(|&minor| self.directs(minor)).collect()
    }

    /// The minors of other players that can join if they agree. Who has
    /// declined a merger is not asked again in that turn.
    pub(super) fn rival_partners(&self) -> Vec<Company> {
        let Round::Merger(merger) = self.game.round() else { return Vec::new() };
        let may_ask = self.game.options().is_jklm() && merger.proposals == 0;
        self.partners().iter().filter(|&minor| may_ask && !self.directs(minor)).collect()
    }

    /// The publics that can be formed.
    pub(super) fn forms(&self) -> Vec<Company> {
        let forms = |offer: &Offer| match offer {
            Offer::Form(companies) => Some(companies.iter().collect()),
            _ => None,
        };
        self.find(forms).unwrap_or_default()
    }

    /// The public that is being founded or formed.
    pub(super) fn new_public(&self) -> Option<Company> {
        match self.game.round() {
            Round::Stock(stock) => stock.founding,
            Round::Merger(merger) => match &merger.stage {
                Stage::Tokens { company, .. } => Some(*company),
                Stage::Purchases(purchases) => Some(purchases.company),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether he runs a company.
    pub(super) fn directs(&self, company: Company) -> bool {
        self.game.charter(company).director == Some(self.seat)
    }

    /// The table after he did something, if he may.
    pub(super) fn after(&self, action: &Action) -> Option<G1861> {
        let mut game = self.game.clone();
        game.apply(self.seat, action, &mut ()).ok().map(|()| game)
    }
}
