//! Who owns what: charters, tokens, owners.

use arrayvec::ArrayVec;
use bourse_game::{BySeat, Money, Seat};
use bourse_track::Station;
use serde::Serialize;

use crate::rules::company::{Company, Kind};
use crate::rules::data::{MOST_MERGED, STATE_TOKENS, TOKEN_RATES};

/// Whoever has money, privates or trains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Owner")]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// The bank.
    Bank,
    /// A player.
    Seat(Seat),
    /// A company.
    Company(Company),
}

/// What has become of a company.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Status")]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It has not been formed, or was nationalised and can be formed again.
    Unformed,
    /// It is at work.
    Open,
    /// It is gone for good.
    Closed,
}

/// A token of a company.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it costs for each hex of distance.
    pub rate: Money,
    /// Where it stands, if it is on the map.
    pub at: Option<Station>,
}

/// A company's charter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Charter {
    /// What has become of it.
    pub status: Status,
    /// Which minor it was to be founded, from 1; 0 for all others.
    pub founded: u8,
    /// Its director, or a minor's owner.
    pub director: Option<Seat>,
    /// Its money.
    pub cash: Money,
    /// Its loans.
    pub loans: u16,
    /// Its shares in players' hands; the director's certificate counts two.
    pub shares: BySeat<u8>,
    /// Its shares in its own treasury.
    pub treasury: u8,
    /// Its shares in the pool.
    pub pool: u8,
    /// Whether it has had a turn.
    pub operated: bool,
    /// Whether there was a route for it once.
    pub had_route: bool,
    /// What its trains brought in its last turn.
    pub earned: Money,
    /// Its tokens, those on the map and those to come. In a merger they are
    /// more than three for a moment.
    pub tokens: ArrayVec<Token, MOST_TOKENS>,
}

/// As many as ten merging minors bring.
const MOST_TOKENS: usize = MOST_MERGED;

impl Charter {
    /// The charter of a company that has not been formed.
    pub(crate) fn new(company: Company) -> Self {
        let free = |_: usize| Money::ZERO;
        let tokens = match company.kind() {
            Kind::Minor => tokens(1, free),
            Kind::Public => tokens(TOKEN_RATES.len(), |index| TOKEN_RATES[index]),
            Kind::State => tokens(STATE_TOKENS, free),
        };
        let state = company.kind() == Kind::State;
        Self {
            status: if state { Status::Open } else { Status::Unformed },
            founded: 0,
            director: None,
            cash: Money::ZERO,
            loans: 0,
            shares: BySeat::default(),
            treasury: company.shares(),
            pool: 0,
            operated: false,
            had_route: false,
            earned: Money::ZERO,
            tokens,
        }
    }

    /// Whether it is at work.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.status == Status::Open
    }

    /// The token it places next.
    #[must_use]
    pub fn next_token(&self) -> Option<Token> {
        self.tokens.iter().find(|token| token.at.is_none()).copied()
    }

    /// Where its tokens stand.
    pub fn stations(&self) -> impl Iterator<Item = Station> + Clone + '_ {
        self.tokens.iter().filter_map(|token| token.at)
    }
}

fn tokens(count: usize, rate: impl Fn(usize) -> Money) -> ArrayVec<Token, MOST_TOKENS> {
    (0..count).map(|index| Token { rate: rate(index), at: None }).collect()
}
