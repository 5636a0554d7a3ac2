//! The one file: whole after a stop, copied while it is in use, and nobody
//! else's.

use std::path::Path;

use bourse_server::Server;
use bourse_server::store::{backup, complete};
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use crate::client::{Guest, Running, config, me, screen};
use crate::protocol::bid;

/// A table with one move.
async fn begun(guest: &Guest) -> String {
    let table = guest.make("chicago", json!({}), &[me(), screen("B")]).await;
    guest.play(&table, 0, &[bid(10)]).await;
    table
}

/// A server with a copy of one file.
async fn with_copy(file: &Path) -> Running {
    let folder = TempDir::new().unwrap();
    std::fs::copy(file, folder.path().join("bourse.sqlite")).unwrap();
    Running::start_in(folder, |_| ()).await
}

async fn looks(guest: &Guest, tables: &[String]) -> Vec<Value> {
    let mut looks = Vec::new();
    for table in tables {
        looks.push(guest.look(table).await);
    }
    looks
}

#[tokio::test]
async fn after_a_stop_the_one_file_has_everything() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(begun(&ada).await);
    }
    let before = looks(&ada, &tables).await;
    // A page that is open, and one that is just being answered, change nothing.
    let _watching = ada.watch(&tables[0], None).await;
    let asking = tokio::spawn({
        let ada = ada.clone();
        async move { while ada.try_get("/api/tables").await.is_ok() {} }
    });
    let folder = server.stop().await;
    asking.await.unwrap();
    let kept: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("bourse.sqlite"))
        .collect();
    assert_eq!(kept, ["bourse.sqlite"]);
    let server = with_copy(&folder.path().join("bourse.sqlite")).await;
    assert_eq!(looks(&ada.at(server.address), &tables).await, before);
}

#[tokio::test]
async fn the_file_is_completed_when_the_server_is_too_busy_for_it() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = begun(&ada).await;
    let before = ada.look(&table).await;
    let file = server.data();
    // Somebody is in the middle of writing, and does not come to an end.
    let mut writing = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut writing).await.unwrap();
    sqlx::query("DELETE FROM log").execute(&mut writing).await.unwrap();
    complete(file.parent().unwrap()).await.unwrap();
    let copy = with_copy(&file).await;
    assert_eq!(ada.at(copy.address).look(&table).await, before);
    // The server, which knows nothing of it, goes on.
    sqlx::query("ROLLBACK").execute(&mut writing).await.unwrap();
    begun(&ada).await;
}

#[tokio::test]
async fn a_backup_is_made_while_the_server_runs() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = begun(&ada).await;
    let before = ada.look(&table).await;
    // Tables are made all the while.
    let making = tokio::spawn({
        let ada = ada.clone();
        async move {
            loop {
                begun(&ada).await;
            }
        }
    });
    let (folder, elsewhere) = (server.data().parent().unwrap().to_owned(), TempDir::new().unwrap());
    let file = elsewhere.path().join("copy.sqlite");
    backup(&folder, &file).await.unwrap();
    making.abort();
    #[cfg(unix)]
    assert_eq!(mode(&file), 0o600);
    let copy = with_copy(&file).await;
    assert_eq!(ada.at(copy.address).look(&table).await, before);
    // The one that runs goes on.
    begun(&ada).await;

    // What is there is not overwritten.
    let kept = std::fs::read(&file).unwrap();
    assert!(backup(&folder, &file).await.is_err());
    assert!(std::fs::read(&file).unwrap() == kept, "a backup was overwritten");
    // Where there is nothing to copy, or not to there, there is no file.
    let none = elsewhere.path().join("none.sqlite");
    assert!(backup(elsewhere.path(), &none).await.is_err() && !none.exists());
    assert!(backup(&folder, &elsewhere.path().join("no/such/folder")).await.is_err());
}

#[tokio::test]
async fn a_backup_is_made_of_a_server_that_has_stopped() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = begun(&ada).await;
    let before = ada.look(&table).await;
    let folder = server.stop().await;
    let file = folder.path().join("copy.sqlite");
    backup(folder.path(), &file).await.unwrap();
    let copy = with_copy(&file).await;
    assert_eq!(ada.at(copy.address).look(&table).await, before);
}

#[tokio::test]
async fn only_one_server_uses_the_data() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let folder = server.data().parent().unwrap().to_owned();
    let second = Server::open(&config(&folder)).await;
    let error = second.err().expect("a second server").to_string();
    assert!(
        error.contains("another server") && error.contains(folder.to_str().unwrap()),
        "{error}"
    );
    begun(&ada).await;
    // When the first has stopped another may.
    let folder = server.stop().await;
    Server::open(&config(folder.path())).await.unwrap();
}

#[cfg(unix)]
fn mode(file: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn the_data_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let with = |ending: &str, folder: &Path| folder.join(format!("bourse.sqlite{ending}"));
    let server = Running::start().await;
    begun(&server.guest("Ada").await).await;
    let folder = server.data().parent().unwrap().to_owned();
    for ending in ["", "-wal", "-shm"] {
        assert_eq!(mode(&with(ending, &folder)), 0o600, "{ending}");
    }
    // A file of before, that everybody could read.
    let folder = server.stop().await;
    let file = with("", folder.path());
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    let server = Running::start_in(folder, |_| ()).await;
    begun(&server.guest("Eve").await).await;
    for ending in ["", "-wal", "-shm"] {
        assert_eq!(mode(&with(ending, file.parent().unwrap())), 0o600, "{ending}");
    }
}
