//! Games of 1861 played on 18xx.games.
//!
//! The site names things the rules only count, share certificates and tile
//! pieces; [`Register`] and [`Pieces`] know where each of them is.

mod ids;
mod shares;
mod tiles;

pub use ids::SiteCompany;
pub use shares::{Certificate, Place, Register};
pub use tiles::{City, Piece, Pieces};
