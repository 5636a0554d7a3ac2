//! The form of the data files, declared once: the build script checks the files
//! by it, the program reads them by it, and the page's types are made from it.

pub(crate) mod map;
