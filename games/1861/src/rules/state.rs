//! The state of a game.

use arrayvec::ArrayVec;
use bourse_game::{BySeat, Money, Players, Seat, Setup};
use bourse_track::Board;

use crate::rules::charter::{Charter, Owner};
use crate::rules::company::{ByCompany, ByPrivate, Company, Private};
use crate::rules::data::{ALL_MONEY, LAST_ROUNDS, ROUNDS, starting_cash};
use crate::rules::look::Beside;
use crate::rules::market::{Chart, Market};
use crate::rules::options::Options;
use crate::rules::phase::Phase;
use crate::rules::rounds::{OpeningAuction, Round};
use crate::rules::tokens::TokenPlaces;
use crate::rules::train::Depot;

/// A game of 1861: everything on the table. Nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct G1861 {
    pub(crate) setup: Setup<Options>,
    pub(crate) phase: Phase,
    /// What the bank holds: less than nothing once it is broken.
    pub(crate) bank: Money,
    pub(crate) bank_broken: bool,
    pub(crate) cash: BySeat<Money>,
    /// Who begins the next stock round.
    pub(crate) priority: Seat,
    /// Who enters the state railway's routes.
    pub(crate) steward: Option<Seat>,
    pub(crate) privates: ByPrivate<Owner>,
    /// The privates in the order in which their owners got them.
    pub(crate) came: ArrayVec<Private, 5>,
    pub(crate) companies: ByCompany<Charter>,
    pub(crate) market: Market,
    pub(crate) depot: Depot,
    pub(crate) board: Board,
    /// The set of rounds, from 1.
    pub(crate) set: u8,
    /// How many operating rounds this set has.
    pub(crate) rounds: u8,
    /// The set after which the game ends, once an 8-train has been bought.
    pub(crate) last_set: Option<u8>,
    pub(crate) round: Round,
    pub(crate) token_places: TokenPlaces,
    pub(crate) beside: Beside,
}

impl G1861 {
    pub(crate) fn begin(setup: Setup<Options>) -> Self {
        let players = setup.players();
        let cash = starting_cash(players);
        Self {
            setup,
            phase: Phase::FIRST,
            bank: ALL_MONEY - cash * i32::from(players.count()),
            bank_broken: false,
            cash: BySeat::from_fn(|seat| if players.has(seat) { cash } else { Money::ZERO }),
            priority: Seat::FIRST,
            steward: None,
            privates: ByPrivate::new([Owner::Bank; 5]),
            came: ArrayVec::new(),
            companies: ByCompany::from_fn(Charter::new),
            market: Market::default(),
            depot: Depot::default(),
            board: Board::new(),
            set: 1,
            rounds: ROUNDS,
            last_set: None,
            round: Round::Opening(OpeningAuction::of(Private::Tsr, Seat::FIRST, players)),
            token_places: TokenPlaces::default(),
            beside: Beside::default(),
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

    /// The market played on.
    #[must_use]
    pub fn chart(&self) -> Chart {
        self.options().chart()
    }

    /// The phase.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What the bank holds.
    #[must_use]
    pub fn bank(&self) -> Money {
        self.bank
    }

    /// Whether the bank could not cover a payment.
    #[must_use]
    pub fn bank_is_broken(&self) -> bool {
        self.bank_broken
    }

    /// A player's cash.
    #[must_use]
    pub fn cash(&self, seat: Seat) -> Money {
        self.cash[seat]
    }

    /// Who begins the next stock round.
    #[must_use]
    pub fn priority(&self) -> Seat {
        self.priority
    }

    /// Who enters the state railway's routes; nobody before the first operating
    /// round.
    #[must_use]
    pub fn steward(&self) -> Option<Seat> {
        self.steward
    }

    /// Who owns a private.
    #[must_use]
    pub fn private_owner(&self, private: Private) -> Owner {
        self.privates[private]
    }

    /// The privates of an owner, in the order he got them.
    pub fn privates_of(&self, owner: Owner) -> impl Iterator<Item = Private> + Clone + '_ {
        self.came.iter().copied().filter(move |&private| self.privates[private] == owner)
    }

    /// A company's charter.
    #[must_use]
    pub fn charter(&self, company: Company) -> &Charter {
        &self.companies[company]
    }

    /// The share market.
    #[must_use]
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// The trains.
    #[must_use]
    pub fn depot(&self) -> &Depot {
        &self.depot
    }

    /// Tiles and tokens.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of the set: a stock round and its operating rounds.
    #[must_use]
    pub fn set(&self) -> u8 {
        self.set
    }

    /// How many operating rounds this set has.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The set after which the game ends, once an 8-train has been bought.
    #[must_use]
    pub fn last_set(&self) -> Option<u8> {
        self.last_set
    }

    /// How many operating rounds that set has, whether it has begun or not.
    #[must_use]
    pub fn last_rounds(&self) -> Option<u8> {
        self.last_set.map(|_| LAST_ROUNDS)
    }

    /// What is being played.
    #[must_use]
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// A company's share price; nothing where it has no marker.
    #[must_use]
    pub fn price(&self, company: Company) -> Money {
        self.market.cell(company).map_or(Money::ZERO, |cell| self.chart().price(cell))
    }
}
