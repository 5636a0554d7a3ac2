//! From the site's actions to those of the rules.

use bourse_game::{Money, Seat};
use thiserror::Error;

use super::action::{Act, Actor, Bundle, EighteenXxAction};
use super::ids::EighteenXxCompany;
use super::names::Names;
use super::shares::{Certificate, Place};
use super::tiles::City;
use crate::{Action, Company, G1861, Round, Source, Stage, Step, TileName, TrainRoute};

/// Why an action does not fit the game, before any rule is asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Mismatch {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else is to act.
    #[error("{} is to act, not {}", who(*due), who(*actor))]
    Actor {
        /// Who acts in the file.
        actor: Actor,
        /// Who is to act.
        due: Actor,
    },
    /// The certificates are not there.
    #[error("these shares are not there")]
    Shares,
    /// A player buys one share at a time.
    #[error("a player buys one share at a time")]
    OneShare,
    /// Shares change hands at the market's price.
    #[error("a share costs {}, not {}", price.0, given.0)]
    SharePrice {
        /// What the file says.
        given: Money,
        /// What it costs.
        price: Money,
    },
    /// The tile the city is on has not been laid.
    #[error("the tile of this city lies nowhere")]
    City,
    /// Only a player can do that, or only a company.
    #[error("{} cannot do that", who(*.0))]
    Kind(Actor),
}

fn who(actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => format!("seat {seat}"),
        Actor::Company(company) => EighteenXxCompany(company).id().to_owned(),
    }
}

/// Who acts in the site's sense, and the seat that decides.
pub(super) fn due(game: &G1861) -> Option<(Actor, Seat)> {
    let seat = game.to_move()?;
    let company = match game.step()? {
        Step::OpeningAuction
        | Step::Shares
        | Step::MinorAuction
        | Step::Consent
        | Step::MergerConsent
        | Step::AfterMerger => None,
        Step::FirstToken | Step::Trainless | Step::TokenLimit => in_round(game.round()),
        Step::Turn(_) => game.operating(),
        Step::Discard(company) => Some(company),
        Step::Merge => game.merging(),
    };
    Some((company.map_or(Actor::Seat(seat), Actor::Company), seat))
}

/// The company a round waits for beside the one whose turn it is.
fn in_round(round: &Round) -> Option<Company> {
    match round {
        Round::Stock(stock) => stock.founding,
        Round::Operating(operating) => operating.trainless.first().copied(),
        Round::Merger(merger) => match merger.stage {
            Stage::Tokens { company, .. } => Some(company),
            Stage::Choose
            | Stage::Converting
            | Stage::Adding(_)
            | Stage::Naming(_)
            | Stage::Asking { .. }
            | Stage::Purchases(_)
            | Stage::Done => None,
        },
        Round::Opening(_) | Round::Over(_) => None,
    }
}

/// The action of the rules, and the seat that takes it.
pub(super) fn translate(
    action: &EighteenXxAction,
    game: &G1861,
    names: &Names,
) -> Result<(Seat, Action), Mismatch> {
    let (due, seat) = due(game).ok_or(Mismatch::Over)?;
    let actor = action.actor;
    if actor != due {
        return Err(Mismatch::Actor { actor, due });
    }
    let at = |city: City| names.pieces.at(city).ok_or(Mismatch::City);
    let ours = match &action.act {
        Act::Pass => Action::Pass,
        &Act::Bid { lot, price } => Action::Bid { lot, amount: price },
        &Act::Found { company, price } => Action::Found { company, price },
        Act::BuyShares(bundle) => {
            check_price(bundle, game)?;
            buy(actor, bundle, names)?
        }
        Act::SellShares(bundle) => {
            check_price(bundle, game)?;
            sell(actor, bundle, names)?
        }
        &Act::LayTile { hex, piece, rotation } => {
            Action::LayTile { hex, tile: TileName(piece.tile), rotation }
        }
        &Act::PlaceToken { city } => Action::PlaceToken { at: at(city)? },
        &Act::RemoveToken { city } => Action::RemoveToken { at: at(city)? },
        Act::Run { routes, revenue } => {
            let revenue = revenue.unwrap_or_else(|| reckoned(game, routes));
            Action::Run { routes: routes.clone(), revenue }
        }
        &Act::Dividend { kind } => Action::Dividend { kind },
        &Act::BuyTrain { train, price } => Action::BuyTrain { train, price },
        &Act::DiscardTrain { train } => Action::DiscardTrain { train },
        &Act::BuyPrivate { private, price } => Action::BuyPrivate { private, price },
        Act::Convert => Action::Convert,
        &Act::Merge { company } if company.is_public() => Action::Form { company },
        &Act::Merge { company } => Action::Merge { company },
        Act::Nationalise => Action::Nationalise,
    };
    Ok((seat, ours))
}

fn check_price(bundle: &Bundle, game: &G1861) -> Result<(), Mismatch> {
    let price = game.price(bundle.company);
    match bundle.price {
        Some(given) if given != price => Err(Mismatch::SharePrice { given, price }),
        Some(_) | None => Ok(()),
    }
}

/// What routes bring; nothing if they are not legal, which the rules then say.
fn reckoned(game: &G1861, routes: &[TrainRoute]) -> Money {
    let told = game.told_routes(routes).unwrap_or_default();
    let sum: u32 = told.iter().map(|route| route.revenue).sum();
    Money(i32::try_from(sum).unwrap_or(i32::MAX))
}

/// Shares are bought by a player, or redeemed by their company.
fn buy(actor: Actor, bundle: &Bundle, names: &Names) -> Result<Action, Mismatch> {
    let company = bundle.company;
    let place = |certificate: &Certificate| names.shares.place(*certificate);
    match (actor, &bundle.certificates[..]) {
        (Actor::Seat(_), [certificate]) if !certificate.is_directors() => {
            let from = match place(certificate) {
                Some(Place::Treasury) => Source::Treasury,
                Some(Place::Pool) => Source::Pool,
                Some(Place::Seat(_)) | None => return Err(Mismatch::Shares),
            };
            Ok(Action::BuyShare { company, from })
        }
        (Actor::Seat(_), _) => Err(Mismatch::OneShare),
        (Actor::Company(buyer), certificates) if buyer == company => {
            if certificates.iter().all(|it| place(it) == Some(Place::Pool)) {
                Ok(Action::Redeem { shares: bundle.shares })
            } else {
                Err(Mismatch::Shares)
            }
        }
        (Actor::Company(_), _) => Err(Mismatch::Kind(actor)),
    }
}

/// A director sells his certificate last, after all others of the company.
fn sell(actor: Actor, bundle: &Bundle, names: &Names) -> Result<Action, Mismatch> {
    let Actor::Seat(seat) = actor else { return Err(Mismatch::Kind(actor)) };
    let Bundle { company, ref certificates, shares, .. } = *bundle;
    let place = Place::Seat(seat);
    let his = certificates.iter().all(|&it| names.shares.place(it) == Some(place));
    let directors = certificates.iter().any(|it| it.is_directors());
    let all = certificates.len() == names.shares.count(company, place);
    if his && (all || !directors) {
        Ok(Action::SellShares { company, shares })
    } else {
        Err(Mismatch::Shares)
    }
}
