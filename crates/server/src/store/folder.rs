//! The folder of the data: one file, and one server at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreError;

/// The data file of a folder.
pub(crate) fn data_file(folder: &Path) -> PathBuf {
    folder.join("bourse.sqlite")
}

/// A folder that no other server may use as long as this is there. The machine
/// lets go of it when the program ends, however it ends.
pub(crate) struct DataFolder {
    file: PathBuf,
    _lock: File,
}

impl DataFolder {
    /// Makes the folder if it is not there, and takes it.
    pub(crate) fn take(folder: &Path) -> Result<Self, StoreError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| StoreError::file(path, error)
        };
        std::fs::create_dir_all(folder).map_err(failed(folder))?;
        let path = folder.join("bourse.lock");
        let lock = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        let lock = lock.map_err(failed(&path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { file: data_file(folder), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(&path)(error)),
        }
    }

    pub(crate) fn file(&self) -> &Path {
        &self.file
    }
}
