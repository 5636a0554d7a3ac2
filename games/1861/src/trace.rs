//! The trace of 1861.

use std::collections::BTreeMap;

use bourse_game::{Ended, Game, Money, Recorded, Seat, Seats};
use serde::Serialize;

use crate::map;
use crate::{
    Card, Company, G1861, HexName, Holder, Lot, Moves, Owner, Private, Reason, Round, Stage,
    Status, Step, TrainKind, TurnStep,
};

#[derive(Serialize)]
struct Trace {
    line: u64,
    to_move: Option<Seat>,
    kind: Option<&'static str>,
    active: Option<Company>,
    phase: u8,
    bank: Money,
    bank_broken: bool,
    priority: Seat,
    round: RoundTrace,
    auction: Option<AuctionTrace>,
    cash: Vec<Money>,
    values: Vec<Money>,
    certificates: Vec<u8>,
    certificate_limit: u8,
    privates: BTreeMap<&'static str, Owner>,
    companies: BTreeMap<&'static str, CompanyTrace>,
    order: Vec<Company>,
    tiles: BTreeMap<String, (String, u8)>,
    trains_left: BTreeMap<&'static str, Option<u8>>,
    pool: Vec<String>,
    over: bool,
    end: Option<Reason>,
    scores: Option<Vec<Money>>,
    winners: Option<Vec<Seat>>,
    legal: Moves,
}

#[derive(Serialize)]
struct RoundTrace {
    kind: &'static str,
    set: u8,
    number: Option<u8>,
    of: Option<u8>,
}

#[derive(Serialize)]
struct AuctionTrace {
    lot: Lot,
    bid: Option<Money>,
    bidder: Option<Seat>,
    minimum: Money,
    r#in: Seats,
}

#[derive(Serialize)]
struct CompanyTrace {
    status: Status,
    director: Option<Seat>,
    cash: Money,
    loans: u16,
    price: Option<Money>,
    cell: Option<(u8, u8)>,
    shares: Vec<u8>,
    treasury: u8,
    pool: u8,
    operated: bool,
    trains: Vec<String>,
    tokens: Vec<TokenTrace>,
}

#[derive(Serialize)]
struct TokenTrace {
    rate: Money,
    hex: Option<HexName>,
    city: Option<u8>,
}

impl Recorded for G1861 {
    fn trace(&self, line: u64) -> impl Serialize {
        let seats = || self.players().seats();
        let standing = self.turn().standing();
        let result = standing.map(|standing| Ended::new(self.players(), &standing));
        let (scores, winners) = result.map(|result| (result.scores, result.winners)).unzip();
        let owner = |private: Private| (private.id(), self.private_owner(private));
        let left = |kind: TrainKind| (kind.id(), self.trains_left(kind));
        Trace {
            line,
            to_move: self.to_move(),
            kind: self.kind(),
            active: self.operating().or(self.merging()),
            phase: self.phase().number(),
            bank: self.bank(),
            bank_broken: self.bank_is_broken(),
            priority: self.priority(),
            round: round(self),
            auction: auction(self),
            cash: seats().map(|seat| self.cash(seat)).collect(),
            values: seats().map(|seat| self.value(seat)).collect(),
            certificates: seats().map(|seat| self.certificates(seat)).collect(),
            certificate_limit: self.certificate_limit(),
            privates: Private::ALL.into_iter().map(owner).collect(),
            companies: Company::ALL.into_iter().map(|it| (it.id(), company(self, it))).collect(),
            order: self.operating_order().into_iter().collect(),
            tiles: tiles(self),
            trains_left: TrainKind::ALL.into_iter().map(left).collect(),
            pool: names(self.depot().of(Holder::Pool)),
            over: standing.is_some(),
            end: match self.round() {
                Round::Over(end) => Some(end.reason),
                Round::Opening(_) | Round::Stock(_) | Round::Operating(_) | Round::Merger(_) => {
                    None
                }
            },
            scores,
            winners,
            legal: self.to_move().map_or_else(Moves::default, |seat| self.moves(seat)),
        }
    }

    fn kind(&self) -> Option<&'static str> {
        Some(match self.step()? {
            Step::OpeningAuction => "private_auction",
            Step::Shares => "shares",
            Step::MinorAuction => "minor_auction",
            Step::FirstToken => "first_token",
            Step::Turn(step) => match step {
                TurnStep::Redeem => "redeem",
                TurnStep::Track => "track",
                TurnStep::Token => "token",
                TurnStep::Run => "run",
                TurnStep::Dividend => "dividend",
                TurnStep::PrivatesEarly | TurnStep::PrivatesLate => "privates",
                TurnStep::Loans => "loans",
                TurnStep::Trains => "trains",
                TurnStep::Done => "done",
            },
            Step::Consent => "consent",
            Step::MergerConsent => "merger_consent",
            Step::Trainless => "trainless",
            Step::Discard(_) => "discard",
            Step::Merge => match self.round() {
                Round::Merger(merger) if matches!(merger.stage, Stage::Choose) => "merge",
                Round::Merger(merger) if matches!(merger.stage, Stage::Adding(_)) => "partners",
                _ => "form",
            },
            Step::TokenLimit => "token_limit",
            Step::AfterMerger => "shares_after_merger",
        })
    }
}

fn round(game: &G1861) -> RoundTrace {
    let (kind, number) = match game.round() {
        Round::Opening(_) => ("opening", None),
        Round::Stock(_) => ("stock", None),
        Round::Operating(operating) => ("operating", Some(operating.number)),
        Round::Merger(merger) => ("merger", Some(merger.number)),
        Round::Over(end) => ("over", Some(end.number)),
    };
    RoundTrace { kind, set: game.set(), number, of: number.map(|_| game.rounds()) }
}

fn auction(game: &G1861) -> Option<AuctionTrace> {
    match game.round() {
        Round::Opening(auction) => {
            let (bidder, bid) = auction.bid.unzip();
            Some(AuctionTrace {
                lot: Lot::Private(auction.private),
                bid,
                bidder,
                minimum: auction.minimum,
                r#in: auction.still_in,
            })
        }
        Round::Stock(stock) => stock.auction.map(|auction| AuctionTrace {
            lot: Lot::Minor(auction.minor),
            bid: Some(auction.bid),
            bidder: Some(auction.high),
            minimum: auction.bid,
            r#in: auction.still_in,
        }),
        Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

fn company(game: &G1861, company: Company) -> CompanyTrace {
    let charter = game.charter(company);
    let cell = game.market().cell(company);
    let token = |token: &crate::Token| TokenTrace {
        rate: token.rate,
        hex: token.at.map(|at| HexName(at.hex)),
        city: token.at.map(|at| at.stop),
    };
    CompanyTrace {
        status: charter.status,
        director: charter.director,
        cash: charter.cash,
        loans: charter.loans,
        price: cell.map(|_| game.price(company)),
        cell: cell.map(|cell| (cell.row, cell.col)),
        shares: game.players().seats().map(|seat| charter.shares[seat]).collect(),
        treasury: charter.treasury,
        pool: charter.pool,
        operated: charter.operated,
        trains: names(game.depot().of_company(company)),
        tokens: charter.tokens.iter().map(token).collect(),
    }
}

fn names<'a>(cards: impl Iterator<Item = &'a Card>) -> Vec<String> {
    cards.map(|card| card.train.to_string()).collect()
}

fn tiles(game: &G1861) -> BTreeMap<String, (String, u8)> {
    let map = map();
    map.hexes()
        .filter_map(|hex| {
            let (tile, rotation) = game.board().tile(hex)?;
            let name = map.hex(hex).place.to_string();
            Some((name, (map.tile(tile).id.to_string(), rotation.sixths())))
        })
        .collect()
}
