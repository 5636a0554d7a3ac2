//! What a company has, and where its marker stands.

use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::trains::{TrainCard, card};
use crate::{At, Cell, Company, G1861, Kind, Owner, Private, Status, Token};

#[derive(Serialize, TS)]
#[ts(rename = "G1861Charter")]
pub(super) struct Charter {
    kind: Kind,
    status: Status,
    /// The director, or a minor's owner.
    director: Option<Seat>,
    cash: Money,
    loans: u16,
    /// Null for the state railway, which has no limit.
    most_loans: Option<u16>,
    /// Cash with all the loans it may still take.
    means: Money,
    /// Null where it has no marker.
    price: Option<Money>,
    cell: Option<Cell>,
    /// How many markers lie on its own.
    stack: u8,
    /// Where its marker would go.
    marker: Option<Marker>,
    /// By seat.
    shares: Vec<u8>,
    treasury: u8,
    pool: u8,
    /// Whether it has had a turn.
    operated: bool,
    /// What its trains brought in its last turn; null before its first.
    earned: Option<Money>,
    trains: Vec<TrainCard>,
    /// Null for the state railway, which has no limit.
    train_limit: Option<u8>,
    tokens: Vec<ShownToken>,
    /// For each hex of distance; null when all its tokens are on the map.
    next_token: Option<Money>,
    privates: Vec<Private>,
}

/// Where a marker would go from its cell, which can be the cell itself.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Marker")]
pub(super) struct Marker {
    /// A minor earned, or a public pays its price or more.
    pays: Cell,
    /// Nothing earned or nothing paid.
    withholds: Cell,
    /// The director sells; minors have no shares to sell.
    sells: Option<Cell>,
    /// All shares are in players' hands after a stock round.
    sold_out: Option<Cell>,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861Token")]
pub(super) struct ShownToken {
    /// For each hex of distance.
    rate: Money,
    /// Null while it is not on the map.
    at: Option<At>,
}

pub(super) fn charter(game: &G1861, company: Company) -> Charter {
    let charter = game.charter(company);
    let cell = game.market().cell(company);
    let above = |cell| game.market().stack(cell).position(|other| other == company).unwrap_or(0);
    Charter {
        kind: company.kind(),
        status: charter.status,
        director: charter.director,
        cash: charter.cash,
        loans: charter.loans,
        most_loans: game.most_loans(company),
        means: game.buying_power(company),
        price: cell.map(|_| game.price(company)),
        cell,
        stack: cell.map_or(0, above) as u8,
        marker: cell.map(|cell| marker(game, company, cell)),
        shares: game.players().seats().map(|seat| charter.shares[seat]).collect(),
        treasury: charter.treasury,
        pool: charter.pool,
        operated: charter.operated,
        earned: charter.operated.then_some(charter.earned),
        trains: game.depot().of_company(company).map(card).collect(),
        train_limit: game.phase().train_limit(company.kind()),
        tokens: charter.tokens.iter().map(token).collect(),
        next_token: charter.next_token().map(|token| token.rate),
        privates: game.privates_of(Owner::Company(company)).collect(),
    }
}

fn token(token: &Token) -> ShownToken {
    ShownToken { rate: token.rate, at: token.at.map(Into::into) }
}

/// Where a marker on a cell would go.
fn marker(game: &G1861, company: Company, cell: Cell) -> Marker {
    let chart = game.chart();
    let shares = company.is_public();
    Marker {
        pays: if shares { chart.right(cell) } else { chart.right_minor(cell) },
        withholds: chart.left(cell),
        sells: shares.then(|| chart.down(cell)),
        sold_out: shares.then(|| chart.up(cell)),
    }
}
