//! Whether the server lives, and whether it can do its work.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{Guest, Running, me, open};

/// What the server says of itself: its status, and why it is not ready.
async fn ready(guest: &Guest) -> (u16, Value) {
    let answer = guest.get("/ready").await;
    let said = answer.json();
    assert_eq!(said["ready"], answer.status == 200);
    (answer.status, said["reason"].clone())
}

#[tokio::test]
async fn a_server_that_can_store_is_ready() {
    let server = Running::start().await;
    assert_eq!(ready(&server.stranger()).await, (200, Value::Null));
    let health = server.stranger().get("/health").await.ok();
    assert_eq!(health["ok"], true);
}

#[tokio::test]
async fn a_server_whose_file_was_deleted_or_moved_is_not_ready_but_lives() {
    for moved in [false, true] {
        let server = Running::start().await;
        let ada = server.guest("Ada").await;
        let (file, away) = (server.data(), server.data().with_extension("away"));
        std::fs::rename(&file, &away).unwrap();
        if !moved {
            std::fs::remove_file(&away).unwrap();
        }
        assert_eq!(ready(&ada).await, (503, json!("file_gone")), "{moved}");
        assert_eq!(ada.get("/health").await.status, 200);
        // Another file of that name is another file.
        std::fs::write(&file, "").unwrap();
        assert_eq!(ready(&ada).await, (503, json!("file_gone")), "{moved}");
        if moved {
            std::fs::rename(&away, &file).unwrap();
            assert_eq!(ready(&ada).await, (200, Value::Null));
        }
    }
}

#[tokio::test]
async fn a_server_whose_write_ahead_file_was_deleted_is_not_ready() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let mut ahead = server.data().into_os_string();
    ahead.push("-wal");
    std::fs::remove_file(ahead).unwrap();
    assert_eq!(ready(&ada).await, (503, json!("file_gone")));
}

/// A disk of its own, if the machine lets us make one.
struct SmallDisk<'a>(&'a Path);

impl<'a> SmallDisk<'a> {
    fn new(at: &'a Path) -> Option<Self> {
        let mut mount = Command::new("mount");
        let mounted = mount.args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"]).arg(at).output();
        match mounted {
            Ok(output) if output.status.success() => Some(Self(at)),
            other => {
                println!("skipped: no disk can be made here to be filled ({other:?})");
                None
            }
        }
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

#[tokio::test]
async fn a_disk_with_room_for_next_to_nothing_is_full() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().to_owned();
    let Some(_disk) = SmallDisk::new(&path) else { return };
    let server = Running::start_in(folder, |_| ()).await;
    let ada = server.guest("Ada").await;
    let filler = path.join("filler");
    std::fs::write(&filler, vec![1; 2 << 20]).unwrap_err();
    let file = std::fs::OpenOptions::new().write(true).open(&filler).unwrap();
    file.set_len(file.metadata().unwrap().len() - (12 << 10)).unwrap();
    drop(file);
    assert_eq!(ready(&ada).await, (503, json!("disk_full")));
    std::fs::remove_file(filler).unwrap();
    assert_eq!(ready(&ada).await, (200, Value::Null));
    server.stop().await;
}

#[tokio::test]
async fn a_server_whose_disk_is_full_is_not_ready_until_there_is_room() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().to_owned();
    let Some(_disk) = SmallDisk::new(&path) else { return };
    let server = Running::start_in(folder, |_| ()).await;
    let ada = server.guest("Ada").await;
    assert_eq!(ready(&ada).await, (200, Value::Null));
    let filler = path.join("filler");
    let full = std::fs::write(&filler, vec![1; 2 << 20]);
    assert!(full.is_err(), "the disk has room");
    assert_eq!(ready(&ada).await, (503, json!("disk_full")));
    assert_eq!(ada.get("/health").await.status, 200);
    let wish = crate::client::table("chicago", json!({}), &[me(), open()]);
    ada.post("/api/tables", &wish).await.problem(503, "store");
    std::fs::remove_file(filler).unwrap();
    assert_eq!(ready(&ada).await, (200, Value::Null));
    ada.post("/api/tables", &wish).await.ok();
    server.stop().await;
}
