//! Why an action was refused.

use serde::Serialize;

use crate::Seats;

/// A rule of one game that forbids something, with the figures that explain it.
pub trait Rule: Clone + PartialEq + std::fmt::Debug + Serialize {
    /// The rule's name in the record format, such as `bid_over_cash`.
    fn code(&self) -> &'static str;

    /// Where the rule is written.
    fn section(&self) -> Section;
}

/// Where a rule is written: the section of our book, and the heading of the
/// game's own rulebook it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// The section in the book's chapter on the game, such as `6.4`.
    pub book: &'static str,
    /// The rulebook's own heading or number.
    pub rulebook: &'static str,
}

/// The rulebook's own numbers, which the book has too.
impl From<&'static str> for Section {
    fn from(number: &'static str) -> Self {
        Self { book: number, rulebook: number }
    }
}

/// The section of the book, then the rulebook's heading.
impl From<(&'static str, &'static str)> for Section {
    fn from((book, rulebook): (&'static str, &'static str)) -> Self {
        Self { book, rulebook }
    }
}

/// The rules of a game that forbid something, declared once: each with the figures
/// that explain it, its code and its section. Figures have a sample, so that tests can
/// try every rule; a section may depend on them. The caller depends on serde.
#[macro_export]
macro_rules! rules {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $rule:ident
                $({ $($(#[$figure_doc:meta])* $figure:ident: $type:ty = $sample:expr),+ $(,)? })?
                = $code:literal, $section:expr;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(serde::Serialize)]
        #[serde(tag = "rule")]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $code)] $rule $({ $($(#[$figure_doc])* $figure: $type),+ })?,)+
        }

        impl $name {
            /// Every rule once, with sample figures: for tests that must reach all.
            pub const ALL: &[Self] = &[$(Self::$rule $({ $($figure: $sample),+ })?),+];
        }

        impl $crate::Rule for $name {
            fn code(&self) -> &'static str {
                match self { $(Self::$rule { .. } => $code,)+ }
            }

            #[allow(unused_variables, reason = "few sections depend on the figures")]
            fn section(&self) -> $crate::Section {
                match self {
                    $(Self::$rule $({ $($figure),+ })? => $section.into(),)+
                }
            }
        }
    };
}

/// Why an action or an outcome was refused. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<R> {
    /// The game is over.
    GameOver,
    /// A draw is due; nobody decides before it.
    ChancePending,
    /// Somebody else decides now.
    WrongSeat {
        /// The seats that may decide.
        to_move: Seats,
    },
    /// Another kind of decision, or another draw, is due.
    WrongPhase,
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R: Rule> Refusal<R> {
    /// The refusal's name in the record format.
    pub fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::ChancePending => "chance_pending",
            Self::WrongSeat { .. } => "wrong_seat",
            Self::WrongPhase => "wrong_phase",
            Self::Rule(rule) => rule.code(),
        }
    }

    /// Where the rule is written, when it is a rule of the game.
    pub fn section(&self) -> Option<Section> {
        match self {
            Self::GameOver | Self::ChancePending | Self::WrongSeat { .. } | Self::WrongPhase => {
                None
            }
            Self::Rule(rule) => Some(rule.section()),
        }
    }
}

impl<R> From<R> for Refusal<R> {
    fn from(rule: R) -> Self {
        Self::Rule(rule)
    }
}
