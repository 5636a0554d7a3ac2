//! The standing orders of a table.

mod book;

pub(crate) use book::{Book, MOST, MOST_IN_ALL};
