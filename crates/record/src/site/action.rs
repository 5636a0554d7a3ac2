//! The actions of a file that are played.

use bourse_1861::{Company, HexName, Lot, Payment, Private, RotationNumber, TrainId, TrainRoute};
use bourse_game::{Money, Seat};

use super::entry::{Entry, Route};
use super::error::{ActionError, ActionName};
use super::id::Id;
use super::ids::SiteCompany;
use super::shares::Certificate;
use super::tiles::{City, Piece};

/// An action of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteAction {
    /// Which action.
    pub name: ActionName,
    /// Who acts.
    pub actor: Actor,
    /// What is done.
    pub act: Act,
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// A company.
    Company(Company),
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing, or nothing more.
    Pass,
    /// A bid.
    Bid {
        /// For what.
        lot: Lot,
        /// How much.
        price: Money,
    },
    /// A public is founded.
    Found {
        /// Which.
        company: Company,
        /// At what price.
        price: Money,
    },
    /// Shares are bought, by a player or by their company.
    BuyShares(Bundle),
    /// Shares are sold.
    SellShares(Bundle),
    /// A tile is laid.
    LayTile {
        /// Where.
        hex: HexName,
        /// Which piece.
        piece: Piece,
        /// How it lies.
        rotation: RotationNumber,
    },
    /// A token is placed.
    PlaceToken {
        /// Where.
        city: City,
    },
    /// A token is removed.
    RemoveToken {
        /// Where.
        city: City,
    },
    /// Trains run.
    Run {
        /// Their routes.
        routes: Vec<TrainRoute>,
        /// What they bring together.
        revenue: Money,
    },
    /// The revenue is shared out.
    Dividend {
        /// How.
        kind: Payment,
    },
    /// A train is bought.
    BuyTrain {
        /// Which.
        train: TrainId,
        /// For how much.
        price: Money,
    },
    /// A train is given up.
    DiscardTrain {
        /// Which.
        train: TrainId,
    },
    /// A company buys a private.
    BuyPrivate {
        /// Which.
        private: Private,
        /// For how much.
        price: Money,
    },
    /// A minor becomes a public.
    Convert,
    /// A minor joins a merger, or a public comes out of it.
    Merge {
        /// Which.
        company: Company,
    },
    /// A public goes to the state.
    Nationalise,
}

/// Certificates that change hands together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// Of which public; never another's among them.
    pub company: Company,
    /// The certificates, at least one.
    pub certificates: Vec<Certificate>,
    /// How many shares they stand for: one less than they count when half of
    /// the director's is sold.
    pub shares: u8,
}

impl SiteAction {
    /// What an entry says, its players known.
    pub(super) fn read(
        name: ActionName,
        entry: &Entry<'_>,
        players: &[Id<'_>],
    ) -> Result<Self, ActionError> {
        Ok(Self { name, actor: actor(entry, players)?, act: act(entry)? })
    }
}

fn actor(entry: &Entry<'_>, players: &[Id<'_>]) -> Result<Actor, ActionError> {
    let id = given(entry.entity.as_ref(), "entity")?;
    let kind = given(entry.entity_type.as_deref(), "entity_type")?;
    let found = match (kind, id) {
        ("player", id) => {
            let place = players.iter().position(|player| player == id);
            place.and_then(|place| Seat::new(u8::try_from(place).ok()?)).map(Actor::Seat)
        }
        ("corporation", Id::Word(word)) => {
            SiteCompany::from_id(word).map(|SiteCompany(company)| Actor::Company(company))
        }
        _ => None,
    };
    found.ok_or_else(|| ActionError::Entity(id.to_string()))
}

fn act(entry: &Entry<'_>) -> Result<Act, ActionError> {
    let price = || given(entry.price, "price");
    let company = || given(entry.corporation, "corporation").map(|SiteCompany(company)| company);
    let train = || given(entry.train, "train");
    let city = || given(entry.city, "city");
    Ok(match &*entry.r#type {
        "pass" => Act::Pass,
        "bid" => Act::Bid { lot: lot(entry)?, price: price()? },
        "par" => {
            Act::Found { company: company()?, price: given(entry.share_price, "share_price")?.0 }
        }
        "buy_shares" => Act::BuyShares(bundle(entry)?),
        "sell_shares" => Act::SellShares(bundle(entry)?),
        "lay_tile" => Act::LayTile {
            hex: given(entry.hex, "hex")?,
            piece: given(entry.tile, "tile")?,
            rotation: given(entry.rotation, "rotation")?,
        },
        "place_token" => Act::PlaceToken { city: city()? },
        "remove_token" => Act::RemoveToken { city: city()? },
        "run_routes" => run(entry)?,
        "dividend" => Act::Dividend { kind: payment(entry)? },
        "buy_train" => Act::BuyTrain { train: train()?, price: price()? },
        "discard_train" => Act::DiscardTrain { train: train()? },
        "buy_company" => {
            Act::BuyPrivate { private: given(entry.company, "company")?, price: price()? }
        }
        "convert" => Act::Convert,
        "merge" => Act::Merge { company: company()? },
        "choose" => match given(entry.choice.as_deref(), "choice")? {
            "nationalize" => Act::Nationalise,
            other => return Err(ActionError::Word { key: "choice", word: other.to_owned() }),
        },
        other => return Err(ActionError::Type(other.to_owned())),
    })
}

fn given<T>(value: Option<T>, key: &'static str) -> Result<T, ActionError> {
    value.ok_or(ActionError::Missing(key))
}

fn lot(entry: &Entry<'_>) -> Result<Lot, ActionError> {
    match (entry.company, entry.corporation) {
        (Some(private), _) => Ok(Lot::Private(private)),
        (None, Some(SiteCompany(minor))) => Ok(Lot::Minor(minor)),
        (None, None) => Err(ActionError::Missing("company or corporation")),
    }
}

fn bundle(entry: &Entry<'_>) -> Result<Bundle, ActionError> {
    let certificates = given(entry.shares.as_ref(), "shares")?;
    let percent = given(entry.percent, "percent")?;
    let company = certificates.first().ok_or(ActionError::Shares)?.company;
    let mut counted = 0;
    for (place, certificate) in certificates.iter().enumerate() {
        if certificate.company != company || certificates[..place].contains(certificate) {
            return Err(ActionError::Shares);
        }
        counted += certificate.shares();
    }
    let shares = percent / 10;
    let half = certificates.iter().any(|certificate| certificate.is_directors());
    let fits = counted == shares || half && counted == shares + 1;
    if percent % 10 != 0 || shares == 0 || !fits {
        return Err(ActionError::Shares);
    }
    Ok(Bundle { company, certificates: certificates.clone(), shares })
}

fn run(entry: &Entry<'_>) -> Result<Act, ActionError> {
    let given = given(entry.routes.as_deref(), "routes")?;
    let revenue = given
        .iter()
        .map(|route| route.revenue)
        .chain(entry.extra_revenue)
        .try_fold(0, i32::checked_add)
        .ok_or(ActionError::Revenue)?;
    let route =
        |route: &Route| TrainRoute { train: route.train, connections: route.connections.clone() };
    Ok(Act::Run { routes: given.iter().map(route).collect(), revenue: Money(revenue) })
}

fn payment(entry: &Entry<'_>) -> Result<Payment, ActionError> {
    match given(entry.kind.as_deref(), "kind")? {
        "payout" => Ok(Payment::Pay),
        "half" => Ok(Payment::Half),
        "withhold" => Ok(Payment::Withhold),
        other => Err(ActionError::Word { key: "kind", word: other.to_owned() }),
    }
}
