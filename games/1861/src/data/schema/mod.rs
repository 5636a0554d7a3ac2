//! The form of the data files, declared once: the build script reads and checks the
//! files by it, the program reads the map by it, and the page's types are made from
//! it.

pub(crate) mod figures;
pub(crate) mod map;
