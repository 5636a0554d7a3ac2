//! The options of a table.

use bourse_game::{Domain, OptionDeclaration, OptionValue};

use crate::rules::edition::Edition;
use crate::rules::market::Chart;

bourse_game::option_words! {
    /// How many express trains there are (T-2).
    pub enum ExpressTrains {
        /// Two of each kind.
        TwoEach = "two_each",
        /// Two 5+5E, no 2+2.
        OnlyFive = "5+5E_only",
        /// As many as wanted.
        Unlimited = "unlimited",
    }
}

bourse_game::option_words! {
    /// Who comes first where a merger is a tie (F-4, F-5).
    pub enum MergerTie {
        /// The owner of the minor first in operating order.
        OperatingOrder = "operating_order",
        /// The owner of the minor that was founded first.
        FoundingOrder = "founding_order",
    }
}

bourse_game::option_numbers! {
    /// What the first upgrade of Nizhnii Novgorod costs (M-4).
    pub enum K7UpgradeCost {
        /// Nothing.
        Nothing = 0,
        /// As much as other upgrades.
        Twenty = 20,
    }
}

bourse_game::option_numbers! {
    /// The lowest price of a merged public (F-3).
    pub enum MergerPriceFloor {
        /// The lowest price of the green column.
        Seventy = 70,
        /// Half of the highest.
        Hundred = 100,
    }
}

/// The options of a table of 1861. The edition sets the defaults of the others;
/// what is set by hand wins.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    edition: Edition,
    column_market: bool,
    by_hand: ByHand,
}

/// The rules on which editions differ, and which a table may set by hand: what an
/// edition says of them, what was set, what is asked for, and what is declared.
macro_rules! rules_of_editions {
    ($($(#[$doc:meta])* $rule:ident: $type:ty,)+) => {
        /// What an edition says where editions differ.
        #[derive(Clone, Copy, Debug)]
        struct EditionRules {
            $($rule: $type,)+
        }

        /// What was set by hand.
        #[derive(Clone, Copy, Debug, Default)]
        struct ByHand {
            $($rule: Option<$type>,)+
        }

        impl Options {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $rule(&self) -> $type {
                    self.by_hand.$rule.unwrap_or(EditionRules::of(self.edition).$rule)
                }
            )+
        }

        impl bourse_game::Options for Options {
            const DECLARED: &'static [OptionDeclaration<Self>] = &[
                EDITION,
                COLUMN_MARKET,
                $(OptionDeclaration {
                    name: stringify!($rule),
                    domain: <$type>::DOMAIN,
                    get: |options| options.$rule().number(),
                    set: |options, value| {
                        let value = <$type>::numbered(value);
                        options.by_hand.$rule = value.or(options.by_hand.$rule);
                    },
                },)+
            ];
        }
    };
}

rules_of_editions! {
    /// How many express trains there are (T-2).
    express_trains: ExpressTrains,
    /// Whether yellow tiles can run out (M-1). 7, 8 and 9 never do in edition
    /// 18xx.games (Z-6).
    limited_yellow: bool,
    /// What the first upgrade of Nizhnii Novgorod costs (M-4).
    k7_upgrade_cost: K7UpgradeCost,
    /// Whether a public may be founded beside another company's token (S-8).
    found_in_occupied_city: bool,
    /// Who comes first where a merger is a tie (F-4, F-5).
    merger_tie: MergerTie,
    /// The lowest price of a merged public (F-3).
    merger_price_floor: MergerPriceFloor,
    /// Whether a broken bank ends the game also after the first 8-train (E-2).
    bank_break_overrides_countdown: bool,
    /// Whether privates count at the end (E-3).
    score_privates: bool,
    /// Whether a minor counts as a certificate (S-5).
    minors_count_as_certificates: bool,
}

impl EditionRules {
    /// The rulebook's.
    const JKLM: Self = Self {
        express_trains: ExpressTrains::TwoEach,
        limited_yellow: false,
        k7_upgrade_cost: K7UpgradeCost::Nothing,
        found_in_occupied_city: true,
        merger_tie: MergerTie::OperatingOrder,
        merger_price_floor: MergerPriceFloor::Seventy,
        bank_break_overrides_countdown: true,
        score_privates: false,
        minors_count_as_certificates: true,
    };

    /// As 18xx.games plays it.
    const EIGHTEEN_XX: Self = Self {
        express_trains: ExpressTrains::Unlimited,
        limited_yellow: true,
        k7_upgrade_cost: K7UpgradeCost::Twenty,
        found_in_occupied_city: false,
        merger_tie: MergerTie::OperatingOrder,
        merger_price_floor: MergerPriceFloor::Hundred,
        bank_break_overrides_countdown: false,
        score_privates: true,
        minors_count_as_certificates: true,
    };

    const fn of(edition: Edition) -> &'static Self {
        match edition {
            Edition::Jklm => &Self::JKLM,
            Edition::EighteenXx => &Self::EIGHTEEN_XX,
        }
    }
}

const EDITION: OptionDeclaration<Options> = OptionDeclaration {
    name: "edition",
    domain: Domain::Words(&["jklm", "18xx.games"]),
    get: |options| options.edition as u8,
    set: |options, value| match value {
        0 => options.edition = Edition::Jklm,
        1 => options.edition = Edition::EighteenXx,
        _ => (),
    },
};

const COLUMN_MARKET: OptionDeclaration<Options> = OptionDeclaration {
    name: "column_market",
    domain: bool::DOMAIN,
    get: |options| options.column_market.number(),
    set: |options, value| {
        options.column_market = bool::numbered(value).unwrap_or(options.column_market);
    },
};

impl Default for Options {
    fn default() -> Self {
        Self::of(Edition::Jklm)
    }
}

impl PartialEq for Options {
    /// Options that come to the same are the same.
    fn eq(&self, other: &Self) -> bool {
        use bourse_game::Options as _;
        Self::DECLARED.iter().all(|option| option.get(self) == option.get(other))
    }
}

impl Eq for Options {}

impl Options {
    /// The options of an edition, as it is played.
    #[must_use]
    pub fn of(edition: Edition) -> Self {
        Self { edition, column_market: false, by_hand: ByHand::default() }
    }

    /// With the single row of prices instead of the grid.
    #[must_use]
    pub fn with_column_market(self) -> Self {
        Self { column_market: true, ..self }
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
}
