//! The five companies and the three dials.

use bourse_game::{Money, enum_table};

use crate::rules::data::{COMPANIES, STEPS_TO_RED};
use crate::rules::hex::Hex;

enum_table! {
    /// A railway company.
    #[derive(ts_rs::TS)]
#[ts(rename = "ChicagoCompany")]
    pub enum Company: ByCompany[5] {
        /// Pennsylvania Railroad, from Philadelphia.
        Prr = "PRR",
        /// Baltimore & Ohio, from Baltimore.
        Bo = "BO",
        /// Chesapeake & Ohio, from Washington.
        Co = "CO",
        /// New York Central, from New York.
        Nyc = "NYC",
        /// Wabash, from Fort Wayne; opens when Chicago is first reached.
        Wabash = "WAB",
    }
}

impl Company {
    /// The company's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        COMPANIES[self].name
    }

    /// The colour of its locomotives and shares.
    #[must_use]
    pub fn colour(self) -> &'static str {
        COMPANIES[self].colour
    }

    /// How many shares it has in all.
    #[must_use]
    pub fn shares(self) -> u8 {
        COMPANIES[self].shares
    }

    /// How many locomotives it has in all, the one on its start hex included.
    #[must_use]
    pub fn locomotives(self) -> u8 {
        COMPANIES[self].locomotives
    }

    /// Where its network begins.
    #[must_use]
    pub fn start(self) -> Hex {
        COMPANIES[self].start
    }

    /// The income it begins with.
    #[must_use]
    pub fn start_income(self, start_developed: bool) -> Money {
        let data = &COMPANIES[self];
        if start_developed { data.income_if_developed } else { data.income }
    }
}

enum_table! {
    /// The three dials, each with an action of its own.
    #[derive(ts_rs::TS)]
#[ts(rename = "ChicagoDial")]
    pub enum Dial: ByDial[3] {
        /// Auction a share.
        Auction = "auction",
        /// Expand a network.
        Expand = "expand",
        /// Develop a hex.
        Develop = "develop",
    }
}

impl Dial {
    /// How many turns bring it to red.
    #[must_use]
    pub fn steps_to_red(self) -> u8 {
        STEPS_TO_RED[self]
    }
}
