//! Everything that lies open on the table.

use bourse_game::{BySeat, Money, Players, Seat, Setup};
use serde::Serialize;

use crate::rules::auction::Auction;
use crate::rules::company::{ByCompany, ByDial, Company, Dial};
use crate::rules::data::{
    HEXES_PER_EXPANSION, HOUSES, INCOME_TRACK, RED_DIALS, STEPS_TO_RED, TRACKS,
};
use crate::rules::hex::{Hex, HexSet};
use crate::rules::options::Options;
use crate::rules::terrain::{ByIndustry, Industry};

/// Everything that lies open on the table: the whole game but the players'
/// cash, which the option `hidden_money` hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    #[serde(skip)]
    pub(crate) setup: Setup<Options>,
    pub(crate) phase: Phase,
    /// Whose turn it is; in the opening auctions nobody's yet.
    pub(crate) active: Seat,
    pub(crate) shares: BySeat<ByCompany<u8>>,
    pub(crate) companies: ByCompany<Charter>,
    pub(crate) houses: HexSet,
    pub(crate) dials: ByDial<u8>,
    /// Where each industrial city stands on its track, from 0.
    pub(crate) tracks: ByIndustry<u8>,
    pub(crate) dividends: u8,
}

/// What is decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A share is in auction: bid or pass.
    Auction(Auction),
    /// The active seat turns a dial.
    Choose,
    /// The active seat names a share to auction.
    Offer,
    /// The active seat expands a network; `None` before its first locomotive.
    Expand(Option<Expansion>),
    /// The active seat develops a hex.
    Develop,
    /// Nothing: the game is over.
    Over,
}

/// An expansion under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Expansion {
    /// The company that expands.
    pub company: Company,
    placed: [Option<Hex>; HEXES_PER_EXPANSION],
}

impl Expansion {
    pub(crate) fn new(company: Company) -> Self {
        Self { company, placed: [None; HEXES_PER_EXPANSION] }
    }

    /// The expansion with one more locomotive.
    pub(crate) fn with(mut self, hex: Hex) -> Self {
        if let Some(free) = self.placed.iter_mut().find(|place| place.is_none()) {
            *free = Some(hex);
        }
        self
    }

    /// Whether no further locomotive may be placed.
    pub(crate) fn is_full(&self) -> bool {
        self.placed.iter().all(Option::is_some)
    }

    /// The hexes built so far, in order.
    pub fn placed(&self) -> impl Iterator<Item = Hex> {
        self.placed.iter().flatten().copied()
    }
}

/// A company's charter and network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Charter {
    /// Whether it plays yet.
    pub open: bool,
    /// Its money.
    pub treasury: Money,
    /// What it earns.
    pub income: Money,
    /// Shares nobody has bought.
    pub unsold: u8,
    /// Locomotives in supply.
    pub locomotives: u8,
    /// The hexes of its network.
    pub network: HexSet,
}

impl Charter {
    fn new(company: Company) -> Self {
        let mut charter = Self {
            open: false,
            treasury: Money::ZERO,
            income: Money::ZERO,
            unsold: company.shares(),
            locomotives: company.locomotives(),
            network: HexSet::EMPTY,
        };
        if company != Company::Wabash {
            charter.open(company, false);
        }
        charter
    }

    /// Puts the first locomotive on the start hex, at no cost.
    pub(crate) fn open(&mut self, company: Company, start_developed: bool) {
        self.open = true;
        self.income = company.start_income(start_developed);
        self.locomotives -= 1;
        self.network.insert(company.start());
    }
}

impl Table {
    pub(crate) fn new(setup: Setup<Options>) -> Self {
        let companies = ByCompany::from_fn(Charter::new);
        let first = setup.options().first_seat;
        Self {
            setup,
            phase: Phase::Auction(Auction::opening(first, setup.players())),
            active: first,
            shares: BySeat::default(),
            companies,
            houses: HexSet::EMPTY,
            dials: ByDial::default(),
            tracks: ByIndustry::default(),
            dividends: 0,
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> Players {
        self.setup.players()
    }

    /// The options of the table.
    #[must_use]
    pub fn options(&self) -> &Options {
        self.setup.options()
    }

    /// What is decided now.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whose turn it is: nobody's in the opening auctions and after the end.
    #[must_use]
    pub fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Auction(ref auction) if auction.is_opening() => None,
            Phase::Over => None,
            Phase::Auction(_)
            | Phase::Choose
            | Phase::Offer
            | Phase::Expand(_)
            | Phase::Develop => Some(self.active),
        }
    }

    /// Who decides.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Auction(auction) => Some(auction.to_bid),
            Phase::Choose | Phase::Offer | Phase::Expand(_) | Phase::Develop => Some(self.active),
            Phase::Over => None,
        }
    }

    /// The shares a seat holds of a company.
    #[must_use]
    pub fn shares(&self, seat: Seat, company: Company) -> u8 {
        self.shares[seat][company]
    }

    /// A company's charter.
    #[must_use]
    pub fn company(&self, company: Company) -> &Charter {
        &self.companies[company]
    }

    /// How many shares of a company players hold.
    #[must_use]
    pub fn sold(&self, company: Company) -> u8 {
        company.shares() - self.companies[company].unsold
    }

    /// The companies that have a locomotive on the hex.
    pub fn present(&self, hex: Hex) -> impl Iterator<Item = Company> {
        Company::ALL.into_iter().filter(move |&company| self.is_there(company, hex))
    }

    /// Whether the company has a locomotive on the hex.
    #[must_use]
    pub fn is_there(&self, company: Company, hex: Hex) -> bool {
        self.companies[company].network.contains(hex)
    }

    /// All hexes with a locomotive.
    #[must_use]
    pub fn occupied(&self) -> HexSet {
        self.companies.iter().fold(HexSet::EMPTY, |all, charter| all | charter.network)
    }

    /// The hexes with a house.
    #[must_use]
    pub fn houses(&self) -> HexSet {
        self.houses
    }

    /// How many houses are left in the supply.
    #[must_use]
    pub fn houses_left(&self) -> u8 {
        HOUSES.saturating_sub(self.houses.len() as u8)
    }

    /// How far a dial has been turned.
    #[must_use]
    pub fn dial(&self, dial: Dial) -> u8 {
        self.dials[dial]
    }

    /// Whether a dial is on red.
    #[must_use]
    pub fn is_red(&self, dial: Dial) -> bool {
        self.dials[dial] >= STEPS_TO_RED[dial]
    }

    /// Whether enough dials are on red for general dividends.
    #[must_use]
    pub fn dividends_due(&self) -> bool {
        Dial::ALL.into_iter().filter(|&dial| self.is_red(dial)).count() >= usize::from(RED_DIALS)
    }

    /// The current value of an industrial city.
    #[must_use]
    pub fn track(&self, industry: Industry) -> Money {
        TRACKS[industry][usize::from(self.tracks[industry])]
    }

    /// The value after the current one, if the track goes on.
    #[must_use]
    pub fn next_on_track(&self, industry: Industry) -> Option<Money> {
        TRACKS[industry].get(usize::from(self.tracks[industry]) + 1).copied()
    }

    /// The last value of an industrial city's track.
    #[must_use]
    pub fn end_of_track(&self, industry: Industry) -> Money {
        TRACKS[industry].last().copied().unwrap_or_default()
    }

    /// How many general dividends have been paid.
    #[must_use]
    pub fn dividends(&self) -> u8 {
        self.dividends
    }

    /// What each share of a company receives when it pays: its income divided
    /// by the shares sold, rounded up (§9.1).
    #[must_use]
    pub fn dividend(&self, company: Company) -> Money {
        self.companies[company].income.split_up(i32::from(self.sold(company)))
    }
}

/// How the income track shows an income: whether the +50 token lies there, and
/// where the marker stands (§11).
#[must_use]
pub fn income_marker(income: Money) -> (bool, Money) {
    if income > INCOME_TRACK { (true, income - INCOME_TRACK) } else { (false, income) }
}
