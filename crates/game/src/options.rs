//! What a table can agree on.

use crate::{Players, Seat};

/// The options of a game, chosen once when the table is made. Each has a
/// default; each takes one of finitely many values.
pub trait Options: Copy + Eq + Default + std::fmt::Debug + Send + Sync + 'static {
    /// The options, in the order the record format lists them.
    const DECLARED: &'static [OptionDeclaration<Self>];
}

/// One option: its name, its values, and its place among the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct OptionDeclaration<O> {
    /// The option's name in the record.
    pub name: &'static str,
    /// What it can be.
    pub domain: Domain,
    /// Its value.
    pub get: fn(&O) -> u8,
    /// Sets it. A value outside its domain changes nothing.
    pub set: fn(&mut O, u8),
}

impl<O: Options> OptionDeclaration<O> {
    /// Its value at a table.
    pub fn get(&self, options: &O) -> u8 {
        (self.get)(options)
    }

    /// Sets it for a table. A value outside its domain changes nothing.
    pub fn set(&self, options: &mut O, value: u8) {
        (self.set)(options, value);
    }
}

/// The values of an option, each with a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// Yes (1) or no (0).
    Flag,
    /// One of these words, by place.
    Words(&'static [&'static str]),
    /// One of these numbers, by place.
    Numbers(&'static [u32]),
    /// A seat of the table, by number.
    Seat,
}

impl Domain {
    /// How many values there are at a table of this many players.
    #[must_use]
    pub fn size(self, players: Players) -> u8 {
        match self {
            Self::Flag => 2,
            Self::Words(words) => u8::try_from(words.len()).unwrap_or(u8::MAX),
            Self::Numbers(numbers) => u8::try_from(numbers.len()).unwrap_or(u8::MAX),
            Self::Seat => players.count(),
        }
    }
}

/// A type whose values an option can take.
pub trait OptionValue: Copy {
    /// Its values.
    const DOMAIN: Domain;

    /// The number of a value in the domain.
    fn number(self) -> u8;

    /// The value with a number.
    fn numbered(number: u8) -> Option<Self>;
}

impl OptionValue for bool {
    const DOMAIN: Domain = Domain::Flag;

    fn number(self) -> u8 {
        self.into()
    }

    fn numbered(number: u8) -> Option<Self> {
        (number < 2).then_some(number == 1)
    }
}

impl OptionValue for Seat {
    const DOMAIN: Domain = Domain::Seat;

    fn number(self) -> u8 {
        Self::number(self)
    }

    fn numbered(number: u8) -> Option<Self> {
        Self::new(number)
    }
}

/// An option's values, with their words in the record. The caller depends on serde.
#[macro_export]
macro_rules! option_words {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $value:ident = $word:literal,)+
        }
    ) => {
        $crate::word_enum! {
            concat!("a ", stringify!($name)),
            $(#[$meta])*
            pub enum $name {
                $($(#[$doc])* $value = $word,)+
            }
        }

        $crate::option_values!($name: Words [$($value = $word),+]);
    };
}

/// An option's values, each of which stands for a number.
#[macro_export]
macro_rules! option_numbers {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $value:ident = $amount:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$doc])* $value,)+
        }

        impl $name {
            /// The number it stands for.
            #[must_use]
            pub const fn amount(self) -> i32 {
                match self { $(Self::$value => $amount),+ }
            }
        }

        $crate::option_values!($name: Numbers [$($value = $amount),+]);
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! option_values {
    ($name:ident: $domain:ident [$($value:ident = $written:literal),+]) => {
        impl $crate::OptionValue for $name {
            const DOMAIN: $crate::Domain = $crate::Domain::$domain(&[$($written),+]);

            fn number(self) -> u8 {
                self as u8
            }

            fn numbered(number: u8) -> Option<Self> {
                [$(Self::$value),+].get(usize::from(number)).copied()
            }
        }
    };
}

/// The options of a game, each with its default, in the order of the record: a struct
/// with a field for each. What lies `beside` them is not declared: a record keeps it
/// elsewhere.
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $($(#[$doc:meta])* pub $option:ident: $type:ty = $default:expr,)+
        }
        $(beside {
            $($(#[$other_doc:meta])* pub $other:ident: $other_type:ty = $other_default:expr,)+
        })?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $option: $type,)+
            $($($(#[$other_doc])* pub $other: $other_type,)+)?
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($option: $default,)+ $($($other: $other_default,)+)? }
            }
        }

        impl $crate::Options for $name {
            const DECLARED: &'static [$crate::OptionDeclaration<Self>] = &[
                $($crate::OptionDeclaration {
                    name: stringify!($option),
                    domain: <$type as $crate::OptionValue>::DOMAIN,
                    get: |options| $crate::OptionValue::number(options.$option),
                    set: |options, value| {
                        let value = $crate::OptionValue::numbered(value);
                        options.$option = value.unwrap_or(options.$option);
                    },
                },)+
            ];
        }
    };
}
