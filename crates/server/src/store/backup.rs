//! A copy of the data, also while a server writes it.

use std::io;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::files::new_private;
use super::folder::data_file;
use super::{StoreError, sqlite};

/// Writes everything a folder's data file holds at this moment into a file that
/// a server can be opened with. It must not be there yet.
///
/// # Errors
///
/// When there is no data, the file is there already, or it cannot be written;
/// then there is none.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let (from, failed) = (data_file(folder), |path: &Path, error| StoreError::file(path, error));
    std::fs::metadata(&from).map_err(|error| failed(&from, error))?;
    let Some(name) = to.to_str() else {
        let error = io::Error::new(io::ErrorKind::InvalidInput, "the name is not UTF-8");
        return Err(failed(to, error));
    };
    let file = new_private(to).map_err(|error| failed(to, error))?;
    let copied = copy(&from, name).await;
    let copied = copied.and_then(|()| file.sync_all().map_err(|error| failed(to, error)));
    if copied.is_err() {
        let _ = std::fs::remove_file(to);
    }
    copied
}

/// One moment of the database: whoever writes is not kept waiting, and what they
/// write meanwhile is not in it.
async fn copy(from: &Path, to: &str) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(from).read_only(true);
    let mut connection = options.busy_timeout(sqlite::BUSY).connect().await?;
    sqlx::query("VACUUM INTO ?").bind(to).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}
