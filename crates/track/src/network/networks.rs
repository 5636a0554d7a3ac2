//! The networks of all companies, kept up to date together.

use crate::board::geometry::Hex;
use crate::board::map::Map;
use crate::board::{Board, Company, Station};
use crate::network::Network;

/// The networks of all companies with tokens. It repeats what the board says:
/// it is kept beside a position, is told of every change after it was made, and
/// is neither compared nor stored with the position.
#[derive(Clone, Debug, Default)]
pub struct Networks {
    of: Vec<Network>,
}

impl Networks {
    /// The networks on a board, computed from the tokens.
    #[must_use]
    pub fn new(map: &Map, board: &Board) -> Self {
        let companies = (0..u8::MAX).filter_map(Company::new);
        let present = companies.filter(|&it| board.stations_of(map, it).next().is_some());
        Self { of: present.map(|it| Network::new(map, board, it)).collect() }
    }

    /// The networks there are, in the order of the companies.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Network> {
        self.of.iter()
    }

    /// A company's network; nothing if it has no token.
    #[must_use]
    pub fn of(&self, company: Company) -> Option<&Network> {
        let found = self.of.binary_search_by_key(&company, Network::company);
        found.ok().and_then(|index| self.of.get(index))
    }

    /// A tile was laid on a hex.
    pub fn tile_laid(&mut self, map: &Map, board: &Board, hex: Hex) {
        self.of.iter_mut().for_each(|network| network.tile_laid(map, board, hex));
    }

    /// A company placed a token.
    pub fn token_placed(&mut self, map: &Map, board: &Board, at: Station, company: Company) {
        if let Err(index) = self.of.binary_search_by_key(&company, Network::company) {
            self.of.insert(index, Network::new(map, board, company));
        }
        for network in &mut self.of {
            network.token_placed(map, board, at, company);
        }
    }

    /// A company's token was removed.
    pub fn token_removed(&mut self, map: &Map, board: &Board, at: Station, company: Company) {
        if board.stations_of(map, company).next().is_none() {
            self.of.retain(|network| network.company() != company);
        }
        for network in &mut self.of {
            network.token_removed(map, board, at, company);
        }
    }
}
