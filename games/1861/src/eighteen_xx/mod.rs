//! Games of 1861 played on 18xx.games.
//!
//! [`EighteenXxFile`] reads a file as the site exports it: its list of actions with
//! undo, redo and chat is made into the list of those in force. [`EighteenXxReplay`]
//! plays them by the rules, and [`EighteenXxState`] shows the state in the form of the
//! site's engine. [`import`] writes a file as a record and [`export`] a record as a
//! file; [`EighteenXx`] is both for whoever knows no game. The site names things the rules only count, share certificates
//! and tile pieces; [`Names`] knows where each of them is.

mod action;
mod convert;
mod entry;
mod error;
mod export;
mod file;
mod flatten;
mod form;
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

pub use action::{Act, Actor, Bundle, EighteenXxAction};
pub use convert::{ConvertError, Imported, export, import};
pub use error::{ActionError, ActionName, EighteenXxError};
pub use export::ExportError;
pub use file::EighteenXxFile;
pub use form::EighteenXx;
pub use id::Id;
pub use ids::EighteenXxCompany;
pub use names::Names;
pub use reason::{Reason, Why};
pub use replay::{EighteenXxReplay, EighteenXxReplayError, PlayError, replay_file};
pub use shares::{Certificate, Place, Register};
pub use tiles::{City, Piece, Pieces};
pub use trace::EighteenXxState;
pub use translate::Mismatch;
