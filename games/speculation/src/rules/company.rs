//! The eight companies.

use crate::rules::collections::bit_set;
use crate::rules::data::COMPANIES;

bourse_game::enum_table! {
    /// A company with a pawn on the track.
    #[derive(ts_rs::TS)]
#[ts(rename = "SpeculationCompany")]
    pub enum Company: ByCompany[8] {
        /// Alhambra.
        Alhambra = "alhambra",
        /// Carat.
        Carat = "carat",
        /// Colonia.
        Colonia = "colonia",
        /// Eketorp.
        Eketorp = "eketorp",
        /// Metro.
        Metro = "metro",
        /// Shogun.
        Shogun = "shogun",
        /// Show Manager.
        ShowManager = "show_manager",
        /// Timbuktu.
        Timbuktu = "timbuktu",
    }
}

bit_set! {
    /// A set of companies.
    pub struct CompanySet(u8) of Company
}

impl Company {
    pub(crate) const fn index(self) -> u8 {
        self as u8
    }

    pub(crate) fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// The company's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        COMPANIES[self].name
    }

    /// The colour of its pawn, shares and cards.
    #[must_use]
    pub fn colour(self) -> &'static str {
        COMPANIES[self].colour
    }

    /// Whether the colour is a guess of ours.
    #[must_use]
    pub fn colour_is_a_guess(self) -> bool {
        COMPANIES[self].colour_is_a_guess
    }

    /// Its colour on a screen, such as `#E8832A`.
    #[must_use]
    pub fn screen_colour(self) -> &'static str {
        COMPANIES[self].screen
    }
}
