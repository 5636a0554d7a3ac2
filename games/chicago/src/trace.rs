//! The trace of Chicago Express.

use bourse_game::{Ended, Game, Money, Recorded, Seat, Seats};
use serde::Serialize;

use crate::{
    Auction, ByCompany, ByDial, ByIndustry, Chicago, Company, Dial, Ending, Hex, HexSet, Industry,
    Moves, Phase, Reason, Table,
};

#[derive(Serialize)]
struct Trace {
    line: u64,
    to_move: Option<Seat>,
    kind: Option<&'static str>,
    active: Option<Seat>,
    auction: Option<AuctionTrace>,
    expansion: Option<ExpansionTrace>,
    cash: Vec<Money>,
    shares: Vec<[u8; 5]>,
    companies: ByCompany<CompanyTrace>,
    dials: ByDial<u8>,
    tracks: ByIndustry<Money>,
    houses_left: u8,
    houses: HexSet,
    dividends: u8,
    over: bool,
    end: Ending,
    scores: Option<Vec<Money>>,
    winners: Option<Vec<Seat>>,
    legal: Moves,
}

#[derive(Serialize)]
struct AuctionTrace {
    reason: Reason,
    company: Company,
    first: Seat,
    minimum: Money,
    bid: Option<Money>,
    bidder: Option<Seat>,
    r#in: Seats,
}

#[derive(Serialize)]
struct ExpansionTrace {
    company: Company,
    placed: Vec<Hex>,
}

#[derive(Serialize)]
struct CompanyTrace {
    open: bool,
    treasury: Money,
    income: Money,
    unsold: u8,
    locomotives: u8,
    hexes: HexSet,
}

impl Recorded for Chicago {
    fn trace(&self, line: u64) -> impl Serialize {
        let table = self.table();
        let seats = || table.players().seats();
        let standing = self.turn().standing();
        let result = standing.map(|standing| Ended::new(table.players(), &standing));
        let (scores, winners) = result.map(|result| (result.scores, result.winners)).unzip();
        Trace {
            line,
            to_move: table.to_move(),
            kind: self.kind(),
            active: table.active(),
            auction: auction(table),
            expansion: expansion(table),
            cash: seats().map(|seat| self.cash(seat)).collect(),
            shares: seats()
                .map(|seat| Company::ALL.map(|company| table.shares(seat, company)))
                .collect(),
            companies: ByCompany::from_fn(|company| company_trace(table, company)),
            dials: ByDial::from_fn(|dial: Dial| table.dial(dial)),
            tracks: ByIndustry::from_fn(|industry: Industry| table.track(industry)),
            houses_left: table.houses_left(),
            houses: table.houses(),
            dividends: table.dividends(),
            over: standing.is_some(),
            end: if standing.is_some() { table.ending() } else { Ending::NONE },
            scores,
            winners,
            legal: table.to_move().map_or(Moves::None, |seat| self.moves(seat)),
        }
    }

    fn kind(&self) -> Option<&'static str> {
        match self.table().phase() {
            Phase::Auction(_) => Some("bid"),
            Phase::Choose => Some("choose"),
            Phase::Offer => Some("offer"),
            Phase::Expand(_) => Some("build"),
            Phase::Develop => Some("develop"),
            Phase::Over => None,
        }
    }
}

fn company_trace(table: &Table, company: Company) -> CompanyTrace {
    let charter = table.company(company);
    CompanyTrace {
        open: charter.open,
        treasury: charter.treasury,
        income: charter.income,
        unsold: charter.unsold,
        locomotives: charter.locomotives,
        hexes: charter.network,
    }
}

fn auction(table: &Table) -> Option<AuctionTrace> {
    let Phase::Auction(auction) = table.phase() else { return None };
    let Auction { reason, company, first, standing, still_in, .. } = *auction;
    let (bidder, bid) = standing.unzip();
    let minimum = table.lowest_bid(auction);
    Some(AuctionTrace { reason, company, first, minimum, bid, bidder, r#in: still_in })
}

/// The expansion under way, also while Chicago interrupts it.
fn expansion(table: &Table) -> Option<ExpansionTrace> {
    let expansion = match table.phase() {
        Phase::Expand(expansion) => *expansion,
        Phase::Auction(auction) => auction.interrupted,
        Phase::Choose | Phase::Offer | Phase::Develop | Phase::Over => None,
    }?;
    Some(ExpansionTrace { company: expansion.company, placed: expansion.placed().collect() })
}
