//! The data files. A number of the rules stands there and nowhere else.

mod map;
#[allow(dead_code, reason = "some of it only the build script and the page read")]
pub(crate) mod schema;

pub use map::map;
