//! The options of a table.

use bourse_game::{Domain, Money, OptionDeclaration};

use crate::rules::edition::Edition;
use crate::rules::market::Chart;

/// How many express trains there are (T-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExpressTrains {
    /// Two of each kind.
    TwoEach,
    /// Two 5+5E, no 2+2.
    OnlyFive,
    /// As many as wanted.
    Unlimited,
}

/// Who comes first where a merger is a tie (F-4, F-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MergerTie {
    /// The owner of the minor first in operating order.
    OperatingOrder,
    /// The owner of the minor that was founded first.
    FoundingOrder,
}

/// The options of a table of 1861. The edition sets the defaults of the others;
/// what is set by hand wins.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    edition: Edition,
    column_market: bool,
    by_hand: [Option<u8>; RULES],
}

/// How many options depend on the edition.
const RULES: usize = 9;
/// The first of them in the list.
const FIRST: usize = 2;

const EXPRESS_TRAINS: usize = 0;
const LIMITED_YELLOW: usize = 1;
const K7_UPGRADE_COST: usize = 2;
const FOUND_IN_OCCUPIED_CITY: usize = 3;
const MERGER_TIE: usize = 4;
const MERGER_PRICE_FLOOR: usize = 5;
const BANK_BREAK_OVERRIDES_COUNTDOWN: usize = 6;
const SCORE_PRIVATES: usize = 7;
const MINORS_COUNT_AS_CERTIFICATES: usize = 8;

const K7_COSTS: [u32; 2] = [0, 20];
const PRICE_FLOORS: [u32; 2] = [70, 100];

impl Default for Options {
    fn default() -> Self {
        Self { edition: Edition::Jklm, column_market: false, by_hand: [None; RULES] }
    }
}

impl PartialEq for Options {
    /// Options that come to the same are the same.
    fn eq(&self, other: &Self) -> bool {
        use bourse_game::Options as _;
        (0..Self::DECLARED.len()).all(|option| self.get(option) == other.get(option))
    }
}

impl Eq for Options {}

const fn words(name: &'static str, words: &'static [&'static str]) -> OptionDeclaration {
    OptionDeclaration { name, domain: Domain::Words(words) }
}

const fn flag(name: &'static str) -> OptionDeclaration {
    OptionDeclaration { name, domain: Domain::Flag }
}

const fn number(name: &'static str, numbers: &'static [u32]) -> OptionDeclaration {
    OptionDeclaration { name, domain: Domain::Numbers(numbers) }
}

impl bourse_game::Options for Options {
    const DECLARED: &'static [OptionDeclaration] = &[
        words("edition", &["jklm", "18xx.games"]),
        flag("column_market"),
        words("express_trains", &["two_each", "5+5E_only", "unlimited"]),
        flag("limited_yellow"),
        number("k7_upgrade_cost", &K7_COSTS),
        flag("found_in_occupied_city"),
        words("merger_tie", &["operating_order", "founding_order"]),
        number("merger_price_floor", &PRICE_FLOORS),
        flag("bank_break_overrides_countdown"),
        flag("score_privates"),
        flag("minors_count_as_certificates"),
    ];

    fn get(&self, option: usize) -> u8 {
        match option {
            0 => self.edition as u8,
            1 => u8::from(self.column_market),
            _ => self.rule(option - FIRST),
        }
    }

    fn set(&mut self, option: usize, value: u8) {
        match (option, value) {
            (0, 0) => self.edition = Edition::Jklm,
            (0, 1) => self.edition = Edition::EighteenXx,
            (1, 0 | 1) => self.column_market = value == 1,
            (FIRST.., _) => {
                let most = if option - FIRST == EXPRESS_TRAINS { 2 } else { 1 };
                if let Some(rule) = self.by_hand.get_mut(option - FIRST).filter(|_| value <= most) {
                    *rule = Some(value);
                }
            }
            _ => {}
        }
    }
}

impl Options {
    /// The options of an edition, as it is played.
    #[must_use]
    pub fn of(edition: Edition) -> Self {
        Self { edition, ..Self::default() }
    }

    /// With the single row of prices instead of the grid.
    #[must_use]
    pub fn with_column_market(self) -> Self {
        Self { column_market: true, ..self }
    }

    /// What was set by hand, else what the edition says.
    fn rule(&self, rule: usize) -> u8 {
        let by_edition = match self.edition {
            Edition::Jklm => [0, 0, 0, 1, 0, 0, 1, 0, 1],
            Edition::EighteenXx => [2, 1, 1, 0, 0, 1, 0, 1, 1],
        };
        let by_hand = self.by_hand.get(rule).copied().flatten();
        by_hand.or(by_edition.get(rule).copied()).unwrap_or(0)
    }

    /// Whose rules are played where editions differ.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Whether the rulebook's edition is played.
    #[must_use]
    pub fn is_jklm(&self) -> bool {
        self.edition == Edition::Jklm
    }

    /// The market played on.
    #[must_use]
    pub fn chart(&self) -> Chart {
        if self.column_market { Chart::Column } else { Chart::Grid }
    }

    /// How many express trains there are.
    #[must_use]
    pub fn express_trains(&self) -> ExpressTrains {
        match self.rule(EXPRESS_TRAINS) {
            0 => ExpressTrains::TwoEach,
            1 => ExpressTrains::OnlyFive,
            _ => ExpressTrains::Unlimited,
        }
    }

    /// Whether yellow tiles can run out (M-1). 7, 8 and 9 never do in edition
    /// 18xx.games (Z-6).
    #[must_use]
    pub fn limited_yellow(&self) -> bool {
        self.rule(LIMITED_YELLOW) == 1
    }

    /// What the first upgrade of Nizhnii Novgorod costs (M-4).
    #[must_use]
    pub fn k7_upgrade_cost(&self) -> Money {
        Money(K7_COSTS[usize::from(self.rule(K7_UPGRADE_COST))] as i32)
    }

    /// Whether a public may be founded beside another company's token (S-8).
    #[must_use]
    pub fn found_in_occupied_city(&self) -> bool {
        self.rule(FOUND_IN_OCCUPIED_CITY) == 1
    }

    /// Who comes first where a merger is a tie.
    #[must_use]
    pub fn merger_tie(&self) -> MergerTie {
        match self.rule(MERGER_TIE) {
            0 => MergerTie::OperatingOrder,
            _ => MergerTie::FoundingOrder,
        }
    }

    /// The lowest price of a merged public (F-3).
    #[must_use]
    pub fn merger_price_floor(&self) -> Money {
        Money(PRICE_FLOORS[usize::from(self.rule(MERGER_PRICE_FLOOR))] as i32)
    }

    /// Whether a broken bank ends the game also after the first 8-train (E-2).
    #[must_use]
    pub fn bank_break_overrides_countdown(&self) -> bool {
        self.rule(BANK_BREAK_OVERRIDES_COUNTDOWN) == 1
    }

    /// Whether privates count at the end (E-3).
    #[must_use]
    pub fn score_privates(&self) -> bool {
        self.rule(SCORE_PRIVATES) == 1
    }

    /// Whether a minor counts as a certificate (S-5).
    #[must_use]
    pub fn minors_count_as_certificates(&self) -> bool {
        self.rule(MINORS_COUNT_AS_CERTIFICATES) == 1
    }
}
