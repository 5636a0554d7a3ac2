//! The options of a table.

use bourse_game::{Domain, OptionDeclaration};
use bourse_track::Edition;

use crate::market::Chart;

/// The options of a table of 1861.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whose rules are played where editions differ.
    pub edition: Edition,
    /// The single row of prices instead of the grid (an option of 18xx.games).
    pub column_market: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { edition: Edition::EighteenXx, column_market: false }
    }
}

impl bourse_game::Options for Options {
    const DECLARED: &'static [OptionDeclaration] = &[
        OptionDeclaration { name: "edition", domain: Domain::Words(&["18xx.games"]) },
        OptionDeclaration { name: "column_market", domain: Domain::Flag },
    ];

    fn get(&self, option: usize) -> u8 {
        match option {
            1 => u8::from(self.column_market),
            _ => 0,
        }
    }

    fn set(&mut self, option: usize, value: u8) {
        match (option, value) {
            (0, 0) => self.edition = Edition::EighteenXx,
            (1, 0 | 1) => self.column_market = value == 1,
            _ => {}
        }
    }
}

impl Options {
    /// The market played on.
    #[must_use]
    pub fn chart(&self) -> Chart {
        if self.column_market { Chart::Column } else { Chart::Grid }
    }
}
