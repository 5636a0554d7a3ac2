//! Games of 1861 played on 18xx.games.
//!
//! [`SiteFile`] reads a file as the site exports it: its list of actions with
//! undo, redo and chat is made into the list of those in force. The site names
//! things the rules only count, share certificates and tile pieces; [`Register`]
//! and [`Pieces`] know where each of them is.

mod action;
mod entry;
mod error;
mod file;
mod flatten;
mod id;
mod ids;
mod shares;
mod tiles;

pub use action::{Act, Actor, Bundle, SiteAction};
pub use error::{ActionError, ActionName, SiteError};
pub use file::SiteFile;
pub use id::Id;
pub use ids::SiteCompany;
pub use shares::{Certificate, Place, Register};
pub use tiles::{City, Piece, Pieces};
