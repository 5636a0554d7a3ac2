//! Small enums with their words in the record, and tables indexed by them.

/// An enum with its words in the record; first, what one of them is to somebody who
/// wrote another word. The caller depends on serde.
#[macro_export]
macro_rules! word_enum {
    (
        $what:expr,
        $(#[$doc:meta])*
        pub enum $name:ident {
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
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// The name in the record.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::named(from, $what, |word| match word {
                    $($id => Some(Self::$variant),)+
                    _ => None,
                })
            }
        }
    };
}

/// An enum with its names in the record, and a table with one value for each of
/// its variants. The caller depends on serde.
#[macro_export]
macro_rules! enum_table {
    (
        $(#[$doc:meta])*
        pub enum $name:ident: $table:ident[$count:literal] {
            $($(#[$variant_doc:meta])* $variant:ident = $id:literal,)+
        }
    ) => {
        $crate::word_enum! {
            concat!("a ", stringify!($name)),
            $(#[$doc])*
            pub enum $name {
                $($(#[$variant_doc])* $variant = $id,)+
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
            #[inline]
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

            #[inline]
            fn index(&self, at: $name) -> &T {
                &self.0[at as usize]
            }
        }

        impl<T> std::ops::IndexMut<$name> for $table<T> {
            #[inline]
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
