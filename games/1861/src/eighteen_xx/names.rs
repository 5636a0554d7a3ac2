//! What the site names and the rules only count, kept beside the game.

use bourse_game::Seat;
use bourse_track::Hex;

use super::action::{Act, Actor, Bundle, EighteenXxAction};
use super::shares::{Certificate, Register};
use super::tiles::{Piece, Pieces};
use crate::{Companies, Company, G1861, Round, Stage, Step};

/// Where certificates and tile pieces are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// The certificates.
    pub shares: Register,
    /// The pieces.
    pub pieces: Pieces,
}

/// What an action will do to them, as far as only the state before tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Change {
    kind: Kind,
    /// The publics at work.
    publics: Companies,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    None,
    Found(Company, Seat),
    Merge(Company, Vec<Seat>),
    Buy(Certificate, Seat),
    BuyAfterMerger(Certificate, Seat),
    Sell(Bundle, Seat),
    Redeem(Vec<Certificate>),
    Lay(Hex, Piece),
}

impl Names {
    /// What an action is about to change.
    pub(super) fn change(&self, action: &EighteenXxAction, game: &G1861) -> Change {
        let publics = Company::publics().filter(|&it| game.charter(it).is_open()).collect();
        Change { kind: self.kind(action, game), publics }
    }

    fn kind(&self, action: &EighteenXxAction, game: &G1861) -> Kind {
        match (action.actor, &action.act) {
            (Actor::Seat(seat), Act::Found { company, .. }) => Kind::Found(*company, seat),
            (Actor::Seat(seat), Act::BuyShares(bundle)) => {
                let Some(&certificate) = bundle.certificates.first() else { return Kind::None };
                let after_merger = game.step() == Some(Step::AfterMerger);
                if after_merger && self.shares.director(bundle.company).is_none() {
                    Kind::BuyAfterMerger(certificate, seat)
                } else {
                    Kind::Buy(certificate, seat)
                }
            }
            (Actor::Company(_), Act::BuyShares(bundle)) => {
                Kind::Redeem(bundle.certificates.clone())
            }
            (Actor::Seat(seat), Act::SellShares(bundle)) => Kind::Sell(bundle.clone(), seat),
            (_, Act::LayTile { hex, piece, .. }) => Kind::Lay(hex.0, *piece),
            (_, Act::Merge { company }) if company.is_public() => forms(game, *company),
            _ => Kind::None,
        }
    }

    /// Follows an action that was played.
    pub(super) fn follow(&mut self, change: Change, game: &G1861) {
        let director = |company: Company| game.charter(company).director;
        match change.kind {
            Kind::None => {}
            Kind::Found(company, seat) => self.shares.found(company, seat),
            Kind::Merge(company, owners) => self.shares.merge(company, owners),
            Kind::Buy(certificate, seat) => {
                self.shares.buy(certificate, seat, director(certificate.company));
            }
            Kind::BuyAfterMerger(certificate, seat) => {
                self.shares.buy_after_merger(certificate, seat);
            }
            Kind::Sell(Bundle { company, certificates, shares, .. }, seat) => {
                self.shares.sell(company, &certificates, shares, seat, director(company));
            }
            Kind::Redeem(certificates) => self.shares.redeem(&certificates),
            Kind::Lay(hex, piece) => self.pieces.lay(hex, piece),
        }
        let gone = change.publics.iter().filter(|&company| !game.charter(company).is_open());
        gone.for_each(|company| self.shares.nationalise(company));
    }
}

/// A public comes out of a conversion or of a merger.
fn forms(game: &G1861, public: Company) -> Kind {
    let owner = |minor: Company| game.charter(minor).director;
    let Round::Merger(merger) = game.round() else { return Kind::None };
    match &merger.stage {
        Stage::Converting => {
            let owner = game.merging().and_then(owner);
            owner.map_or(Kind::None, |owner| Kind::Found(public, owner))
        }
        Stage::Naming(group) => {
            let order = game.operating_order();
            let members = order.into_iter().filter(|minor| group.contains(minor));
            Kind::Merge(public, members.filter_map(owner).collect())
        }
        Stage::Choose
        | Stage::Adding(_)
        | Stage::Asking { .. }
        | Stage::Tokens { .. }
        | Stage::Purchases(_)
        | Stage::Done => Kind::None,
    }
}
