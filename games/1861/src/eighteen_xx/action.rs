//! The actions of a file that are played.

use crate::{Company, HexName, Lot, Payment, Private, RotationNumber, TrainId, TrainRoute};
use bourse_game::{Money, Seat};

use super::entry::{self, Entity, Entry};
use super::error::{ActionError, ActionName};
use super::id::Id;
use super::ids::EighteenXxCompany;
use super::shares::Certificate;
use super::tiles::{City, Piece};
use bourse_game::plain;

/// An action of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EighteenXxAction {
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
        /// What they bring together, where the file says it.
        revenue: Option<Money>,
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
    /// The price of a share, where the file says it.
    pub price: Option<Money>,
}

impl EighteenXxAction {
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
    let keys: Entity<'_> = keys(entry)?;
    let id = given(keys.entity.as_ref(), "entity")?;
    let kind = given(keys.entity_type.as_deref(), "entity_type")?;
    let found = match (kind, id) {
        ("player", id) => {
            let place = players.iter().position(|player| player == id);
            place.and_then(|place| Seat::new(u8::try_from(place).ok()?)).map(Actor::Seat)
        }
        ("corporation", Id::Word(word)) => EighteenXxCompany::from_id(word)
            .map(|EighteenXxCompany(company)| Actor::Company(company)),
        _ => None,
    };
    found.ok_or_else(|| ActionError::Entity(id.to_string()))
}

fn act(entry: &Entry<'_>) -> Result<Act, ActionError> {
    Ok(match &*entry.kind {
        "pass" => Act::Pass,
        "bid" => bid(&keys(entry)?)?,
        "par" => {
            let entry::Par { corporation, share_price } = keys(entry)?;
            let price = given(share_price, "share_price")?.0;
            Act::Found { company: given(corporation, "corporation")?.0, price }
        }
        "buy_shares" => Act::BuyShares(bundle(keys(entry)?)?),
        "sell_shares" => Act::SellShares(bundle(keys(entry)?)?),
        "lay_tile" => {
            let entry::Lay { hex, tile, rotation } = keys(entry)?;
            let (hex, piece) = (given(hex, "hex")?, given(tile, "tile")?);
            Act::LayTile { hex, piece, rotation: given(rotation, "rotation")? }
        }
        "place_token" => Act::PlaceToken { city: city(&keys(entry)?)? },
        "remove_token" => Act::RemoveToken { city: city(&keys(entry)?)? },
        "run_routes" => run(keys(entry)?)?,
        "dividend" => Act::Dividend { kind: payment(&keys(entry)?)? },
        "buy_train" => {
            let entry::Train { train, price } = keys(entry)?;
            Act::BuyTrain { train: given(train, "train")?, price: given(price, "price")? }
        }
        "discard_train" => {
            let entry::Train { train, .. } = keys(entry)?;
            Act::DiscardTrain { train: given(train, "train")? }
        }
        "buy_company" => {
            let entry::BuyCompany { company, price } = keys(entry)?;
            Act::BuyPrivate { private: given(company, "company")?, price: given(price, "price")? }
        }
        "convert" => Act::Convert,
        "merge" => {
            let entry::Merge { corporation } = keys(entry)?;
            Act::Merge { company: given(corporation, "corporation")?.0 }
        }
        "choose" => {
            let entry::Choose { choice } = keys(entry)?;
            given(choice, "choice").map(|_| Act::Nationalise)?
        }
        other => return Err(ActionError::Type(other.to_owned())),
    })
}

fn keys<'a, T: serde::Deserialize<'a>>(entry: &Entry<'a>) -> Result<T, ActionError> {
    entry.keys().map_err(|error| ActionError::Malformed(plain(&error)))
}

fn given<T>(value: Option<T>, key: &'static str) -> Result<T, ActionError> {
    value.ok_or(ActionError::Missing(key))
}

fn bid(keys: &entry::Bid) -> Result<Act, ActionError> {
    let lot = match (keys.company, keys.corporation) {
        (Some(private), _) => Lot::Private(private),
        (None, Some(EighteenXxCompany(minor))) => Lot::Minor(minor),
        (None, None) => return Err(ActionError::Missing("company or corporation")),
    };
    Ok(Act::Bid { lot, price: given(keys.price, "price")? })
}

fn city(keys: &entry::Token) -> Result<City, ActionError> {
    given(keys.city, "city")
}

/// Without a percentage it is that of the certificates.
fn bundle(keys: entry::Shares) -> Result<Bundle, ActionError> {
    let certificates = given(keys.shares, "shares")?;
    let company = certificates.first().ok_or(ActionError::Shares)?.company;
    let mut counted = 0;
    for (place, certificate) in certificates.iter().enumerate() {
        if certificate.company != company || certificates[..place].contains(certificate) {
            return Err(ActionError::Shares);
        }
        counted += certificate.shares();
    }
    let percent = keys.percent.unwrap_or(counted * 10);
    let shares = percent / 10;
    let half = certificates.iter().any(|certificate| certificate.is_directors());
    let fits = counted == shares || half && counted == shares + 1;
    if !percent.is_multiple_of(10) || shares == 0 || !fits {
        return Err(ActionError::Shares);
    }
    Ok(Bundle { company, certificates, shares, price: keys.share_price })
}

/// A train without a way stays where it is. What routes bring is reckoned where
/// it is not said.
fn run(keys: entry::Run) -> Result<Act, ActionError> {
    let mut routes = Vec::new();
    let mut said = Some(keys.extra_revenue.unwrap_or(0));
    for entry::Route { train, connections, revenue } in given(keys.routes, "routes")? {
        let connections = connections.unwrap_or_default();
        if connections.is_empty() && revenue.unwrap_or(0) == 0 {
            continue;
        }
        said = match (said, revenue) {
            (Some(sum), Some(more)) => Some(sum.checked_add(more).ok_or(ActionError::Revenue)?),
            _ => None,
        };
        routes.push(TrainRoute { train: given(train, "train")?, connections });
    }
    Ok(Act::Run { routes, revenue: said.map(Money) })
}

fn payment(keys: &entry::Dividend) -> Result<Payment, ActionError> {
    match given(keys.kind.as_deref(), "kind")? {
        "payout" => Ok(Payment::Pay),
        "half" => Ok(Payment::Half),
        "withhold" => Ok(Payment::Withhold),
        other => Err(ActionError::Word { key: "kind", word: other.to_owned() }),
    }
}
