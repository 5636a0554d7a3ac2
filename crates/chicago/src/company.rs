//! The five companies, and tables indexed by small enums.

use bourse_game::Money;

use crate::data::COMPANIES;
use crate::hex::Hex;

/// An enum with its names in the record and a table with one value for each.
macro_rules! enum_table {
    (
        $(#[$doc:meta])*
        pub enum $name:ident: $table:ident[$count:literal] {
            $($(#[$variant_doc:meta])* $variant:ident = $id:literal,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// All of them, in the order of the record.
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            /// The name in the record.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                bourse_game::named(from, concat!("a ", stringify!($name)), |word| {
                    Self::ALL.into_iter().find(|known| known.id() == word)
                })
            }
        }

        #[doc = concat!("One value for each [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $table<T>([T; $count]);

        impl<T> $table<T> {
            /// The values, in the order of the record.
            #[must_use]
            pub const fn new(values: [T; $count]) -> Self {
                Self(values)
            }

            /// Each value made by a function.
            pub fn from_fn(make: impl FnMut($name) -> T) -> Self {
                Self($name::ALL.map(make))
            }

            /// The values, in the order of the record.
            pub fn iter(&self) -> std::slice::Iter<'_, T> {
                self.0.iter()
            }
        }

        impl<'a, T> IntoIterator for &'a $table<T> {
            type Item = &'a T;
            type IntoIter = std::slice::Iter<'a, T>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl<T> std::ops::Index<$name> for $table<T> {
            type Output = T;

            fn index(&self, at: $name) -> &T {
                &self.0[at as usize]
            }
        }

        impl<T> std::ops::IndexMut<$name> for $table<T> {
            fn index_mut(&mut self, at: $name) -> &mut T {
                &mut self.0[at as usize]
            }
        }

        impl<T: serde::Serialize> serde::Serialize for $table<T> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map($name::ALL.into_iter().map(|at| (at, &self[at])))
            }
        }
    };
}

pub(crate) use enum_table;

enum_table! {
    /// A railway company.
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
    pub enum Dial: ByDial[3] {
        /// Auction a share.
        Auction = "auction",
        /// Expand a network.
        Expand = "expand",
        /// Develop a hex.
        Develop = "develop",
    }
}
