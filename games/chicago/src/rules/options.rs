//! The options of a table.

use bourse_game::{Domain, OptionDeclaration, Seat};

/// When general dividends are paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DividendTiming {
    /// After the action that turned the second dial to red.
    #[default]
    AfterAction,
    /// As soon as the second dial is red, before the action.
    BeforeAction,
}

/// When the Chicago phase takes place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChicagoPhaseTiming {
    /// After the whole expansion.
    #[default]
    AfterExpansion,
    /// As soon as the locomotive stands in Chicago.
    Immediately,
}

/// Whether an industrial city at the end of its track can be developed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MaxedIndustrialCity {
    /// It cannot.
    #[default]
    Illegal,
    /// It can, and nothing happens.
    NoEffect,
}

/// Who wins among those with the most cash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TieBreak {
    /// All of them.
    #[default]
    Shared,
    /// Those whose shares would bring the most dividends.
    StockValue,
}

/// The options of a table of Chicago Express.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// When general dividends are paid.
    pub dividend_timing: DividendTiming,
    /// Whether companies in Detroit gain income when its marker moves.
    pub detroit_raises_companies: bool,
    /// When the Chicago phase takes place.
    pub chicago_phase_timing: ChicagoPhaseTiming,
    /// Whether a mountain that already has a house counts it when entered.
    pub developed_mountain_counts_house: bool,
    /// Whether an industrial city at the end of its track can be developed.
    pub maxed_industrial_city: MaxedIndustrialCity,
    /// Who wins among those with the most cash.
    pub tie_break: TieBreak,
    /// Whether players hide their cash.
    pub hidden_money: bool,
    /// Who bids first in the first auction.
    pub first_seat: Seat,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            dividend_timing: DividendTiming::default(),
            detroit_raises_companies: true,
            chicago_phase_timing: ChicagoPhaseTiming::default(),
            developed_mountain_counts_house: true,
            maxed_industrial_city: MaxedIndustrialCity::default(),
            tie_break: TieBreak::default(),
            hidden_money: false,
            first_seat: Seat::FIRST,
        }
    }
}

impl bourse_game::Options for Options {
    const DECLARED: &'static [OptionDeclaration] = &[
        words("dividend_timing", &["after_action", "before_action"]),
        flag("detroit_raises_companies"),
        words("chicago_phase_timing", &["after_expansion", "immediately"]),
        flag("developed_mountain_counts_house"),
        words("maxed_industrial_city", &["illegal", "no_effect"]),
        words("tie_break", &["shared", "stock_value"]),
        flag("hidden_money"),
        OptionDeclaration { name: "first_seat", domain: Domain::Seat },
    ];

    fn get(&self, option: usize) -> u8 {
        match option {
            0 => self.dividend_timing as u8,
            1 => u8::from(self.detroit_raises_companies),
            2 => self.chicago_phase_timing as u8,
            3 => u8::from(self.developed_mountain_counts_house),
            4 => self.maxed_industrial_city as u8,
            5 => self.tie_break as u8,
            6 => u8::from(self.hidden_money),
            7 => self.first_seat.number(),
            _ => 0,
        }
    }

    fn set(&mut self, option: usize, value: u8) {
        match (option, value) {
            (0, 0) => self.dividend_timing = DividendTiming::AfterAction,
            (0, 1) => self.dividend_timing = DividendTiming::BeforeAction,
            (1, 0 | 1) => self.detroit_raises_companies = value == 1,
            (2, 0) => self.chicago_phase_timing = ChicagoPhaseTiming::AfterExpansion,
            (2, 1) => self.chicago_phase_timing = ChicagoPhaseTiming::Immediately,
            (3, 0 | 1) => self.developed_mountain_counts_house = value == 1,
            (4, 0) => self.maxed_industrial_city = MaxedIndustrialCity::Illegal,
            (4, 1) => self.maxed_industrial_city = MaxedIndustrialCity::NoEffect,
            (5, 0) => self.tie_break = TieBreak::Shared,
            (5, 1) => self.tie_break = TieBreak::StockValue,
            (6, 0 | 1) => self.hidden_money = value == 1,
            (7, _) => self.first_seat = Seat::new(value).unwrap_or(self.first_seat),
            _ => {}
        }
    }
}

const fn words(name: &'static str, words: &'static [&'static str]) -> OptionDeclaration {
    OptionDeclaration { name, domain: Domain::Words(words) }
}

const fn flag(name: &'static str) -> OptionDeclaration {
    OptionDeclaration { name, domain: Domain::Flag }
}

#[cfg(test)]
mod tests {
    use bourse_game::Options as _;

    use super::*;

    #[test]
    fn a_value_outside_the_domain_changes_nothing() {
        let mut options = Options::default();
        for option in 0..10 {
            options.set(option, 9);
        }
        assert_eq!(options, Options::default());
    }
}
