//! Why something could not be done with a table.

use thiserror::Error;

use crate::pool::NotDone;
use crate::store::StoreError;
use crate::table::{Corrupt, TableError};

/// Why something could not be done with a table.
#[derive(Debug, Error)]
pub(crate) enum RegistryError {
    /// There is none with this id.
    #[error("there is no such table")]
    NoTable,
    /// The table refuses it.
    #[error(transparent)]
    Table(TableError),
    /// Nobody had the time.
    #[error(transparent)]
    NotDone(#[from] NotDone),
    /// Nothing was stored, or read.
    #[error(transparent)]
    Store(StoreError),
}

impl RegistryError {
    /// Whether trying again would come to the same.
    pub(super) fn is_lasting(&self) -> bool {
        match self {
            Self::Table(TableError::Corrupt(_) | TableError::Unwritable)
            | Self::NotDone(NotDone::Failed) => true,
            Self::Table(_)
            | Self::NotDone(NotDone::Busy | NotDone::TooLong)
            | Self::NoTable
            | Self::Store(_) => false,
        }
    }
}

impl From<TableError> for RegistryError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Corrupt(corrupt) => corrupt.into(),
            error => Self::Table(error),
        }
    }
}

impl From<Corrupt> for RegistryError {
    fn from(error: Corrupt) -> Self {
        tracing::error!(%error, "a table's log cannot be used");
        Self::Table(TableError::Corrupt(error))
    }
}

impl From<StoreError> for RegistryError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::Store(error)
    }
}
