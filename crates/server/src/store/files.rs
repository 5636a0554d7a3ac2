//! The data file as the machine sees it: whose it is, and whether it is still
//! there.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;

/// The file that SQLite writes ahead into, before the data file itself.
fn write_ahead(file: &Path) -> PathBuf {
    with_ending(file, "-wal")
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Makes the data file if it is not there, and makes it, and what SQLite keeps
/// beside it, readable by its owner alone: who reads it can sign cookies.
pub(super) fn make_private(file: &Path) -> Result<(), StoreError> {
    let failed = |path: &Path, error| StoreError::file(path, error);
    private(OpenOptions::new().write(true).create(true).truncate(false))
        .open(file)
        .map_err(|error| failed(file, error))?;
    // Files of SQLite's that are yet to be made get the rights of the data file.
    for path in [file.to_owned(), write_ahead(file), with_ending(file, "-shm")] {
        match take_rights(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(failed(&path, error));
            }
            _ => {}
        }
    }
    Ok(())
}

/// A file that must not be there yet, readable by its owner alone.
pub(super) fn new_private(file: &Path) -> io::Result<File> {
    private(OpenOptions::new().write(true).create_new(true)).open(file)
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(unix)]
fn take_rights(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut rights = std::fs::metadata(file)?.permissions();
    if rights.mode() & 0o777 == 0o600 {
        return Ok(());
    }
    rights.set_mode(0o600);
    std::fs::set_permissions(file, rights)
}

// Elsewhere rights are those of the folder.
#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(not(unix))]
fn take_rights(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The files that are written, as they were when they were opened. What is
/// written into one that was deleted or moved since goes nowhere, and nobody
/// who writes notices.
pub(super) struct WrittenFiles(Vec<(PathBuf, Identity)>);

impl WrittenFiles {
    pub(super) fn of(file: &Path) -> Self {
        let paths = [file.to_owned(), write_ahead(file)].into_iter();
        Self(paths.filter_map(|path| Identity::of(&path).map(|found| (path, found))).collect())
    }

    /// Whether they are still where they were.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        for (path, opened) in &self.0 {
            if Identity::of(path).as_ref() != Some(opened) {
                return Err(StoreError::Gone(path.clone()));
            }
        }
        Ok(())
    }
}

/// Which file it is, whatever its name.
#[derive(PartialEq, Eq)]
struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl Identity {
    #[cfg(unix)]
    fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        let found = std::fs::metadata(path).ok()?;
        Some(Self { device: found.dev(), inode: found.ino() })
    }

    #[cfg(not(unix))]
    fn of(path: &Path) -> Option<Self> {
        path.exists().then_some(Self {})
    }
}
