//! Positions in one line.

use bourse_game::{Game, Money, Setup};

use super::{hex, seat};
use crate::rules::table::Phase;
use crate::{Chicago, Company, Dial, Hex, HexSet, Industry, Options};

/// A position under construction. It begins after the opening auctions of an
/// empty table: no shares sold, seat 0 about to turn a dial.
#[derive(Clone, Copy)]
pub(super) struct Position(Chicago);

impl Position {
    pub(super) fn new(players: u8) -> Self {
        Self::with(players, Options::default())
    }

    pub(super) fn with(players: u8, options: Options) -> Self {
        let setup = Setup::new(&Chicago::DECLARATION, players, options, 1).unwrap();
        let mut game = Chicago::new(setup);
        game.table.phase = Phase::Choose;
        game.table.active = seat(0);
        Self(game)
    }

    /// The seat whose turn it is.
    pub(super) fn turn(mut self, number: u8) -> Self {
        self.0.table.active = seat(number);
        self
    }

    pub(super) fn cash(mut self, number: u8, cash: i32) -> Self {
        self.0.cash[seat(number)] = Money(cash);
        self
    }

    pub(super) fn shares(mut self, number: u8, company: Company, count: u8) -> Self {
        self.0.table.shares[seat(number)][company] += count;
        self.0.table.companies[company].unsold -= count;
        self
    }

    pub(super) fn treasury(mut self, company: Company, treasury: i32) -> Self {
        self.0.table.companies[company].treasury = Money(treasury);
        self
    }

    pub(super) fn income(mut self, company: Company, income: i32) -> Self {
        self.0.table.companies[company].income = Money(income);
        self
    }

    pub(super) fn unsold(mut self, company: Company, unsold: u8) -> Self {
        self.0.table.companies[company].unsold = unsold;
        self
    }

    pub(super) fn locomotives(mut self, company: Company, left: u8) -> Self {
        self.0.table.companies[company].locomotives = left;
        self
    }

    /// Puts the company on further hexes, without counting its locomotives.
    pub(super) fn network(mut self, company: Company, ids: &[&str]) -> Self {
        for id in ids {
            self.0.table.companies[company].network.insert(hex(id));
        }
        self
    }

    pub(super) fn wabash_open(mut self) -> Self {
        self.0.table.companies[Company::Wabash].open(Company::Wabash, false);
        self
    }

    pub(super) fn house(mut self, id: &str) -> Self {
        self.0.table.houses.insert(hex(id));
        self
    }

    /// Leaves this many houses in the supply; the others stand where nobody is.
    pub(super) fn houses_left(mut self, left: usize) -> Self {
        let far: Vec<Hex> =
            Hex::all().filter(|hex| !self.0.table.occupied().contains(*hex)).collect();
        self.0.table.houses = far.into_iter().take(20 - left).collect::<HexSet>();
        self
    }

    pub(super) fn dials(mut self, auction: u8, expand: u8, develop: u8) -> Self {
        self.0.table.dials[Dial::Auction] = auction;
        self.0.table.dials[Dial::Expand] = expand;
        self.0.table.dials[Dial::Develop] = develop;
        self
    }

    /// Moves an industrial city to the value on its track.
    pub(super) fn track(mut self, industry: Industry, value: i32) -> Self {
        while self.0.table.track(industry) != Money(value) {
            assert!(self.0.table.next_on_track(industry).is_some(), "no {value} on the track");
            self.0.table.tracks[industry] += 1;
        }
        self
    }

    /// Before a dial is turned.
    pub(super) fn choosing(self) -> Chicago {
        self.0
    }

    /// After the auction dial was turned.
    pub(super) fn offering(mut self) -> Chicago {
        self.0.table.phase = Phase::Offer;
        self.0
    }

    /// After the expansion dial was turned.
    pub(super) fn expanding(mut self) -> Chicago {
        self.0.table.phase = Phase::Expand(None);
        self.0
    }

    /// After the development dial was turned.
    pub(super) fn developing(mut self) -> Chicago {
        self.0.table.phase = Phase::Develop;
        self.0
    }
}
