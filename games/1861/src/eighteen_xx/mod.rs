//! Games of 1861 played on 18xx.games.
//!
//! [`SiteFile`] reads a file as the site exports it: its list of actions with
//! undo, redo and chat is made into the list of those in force. [`SiteReplay`]
//! plays them by the rules, and [`SiteState`] shows the state in the form of the
//! site's engine. [`import`] writes a file as a record and [`export`] a record as a
//! file. The site names things the rules only count, share certificates
//! and tile pieces; [`Names`] knows where each of them is.

mod action;
mod convert;
mod entry;
mod error;
mod export;
mod file;
mod flatten;
mod id;
mod ids;
mod names;
mod reason;
mod replay;
mod shares;
mod tiles;
mod trace;
mod translate;
mod wire;

pub use action::{Act, Actor, Bundle, SiteAction};
pub use convert::{ConvertError, Imported, export, import};
pub use error::{ActionError, ActionName, SiteError};
pub use export::ExportError;
pub use file::SiteFile;
pub use id::Id;
pub use ids::SiteCompany;
pub use names::Names;
pub use reason::{Reason, Why};
pub use replay::{PlayError, SiteReplay, SiteReplayError, replay_site};
pub use shares::{Certificate, Place, Register};
pub use tiles::{City, Piece, Pieces};
pub use trace::SiteState;
pub use translate::Mismatch;
