//! The command as its users meet it, with the games.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod eighteen_xx;
mod every_game;
mod perft;
mod referee;
mod replay;
mod routes;
mod simulate;
mod verify;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The program, which cargo puts into the folder above that of the tests. Its package
/// cannot be a dependency: it is built with the workspace, or by itself.
fn program() -> Command {
    let tests = std::env::current_exe().unwrap();
    let folder = tests.ancestors().find(|folder| folder.ends_with("deps")).unwrap();
    let program = folder.with_file_name(format!("bourse{}", std::env::consts::EXE_SUFFIX));
    assert!(
        program.exists(),
        "{} is not there: test the whole workspace, or first `cargo build --bin bourse` with the \
         same features",
        program.display()
    );
    Command::new(program)
}

fn bourse(args: &[&str]) -> Output {
    program().args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Runs a command that must succeed and returns what it printed.
fn said(args: &[&str]) -> String {
    let output = bourse(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// Runs a command that must fail with exit code 1 and returns its complaint.
fn complaint(args: &[&str]) -> String {
    let output = bourse(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    let message = text(&output.stderr).to_owned();
    assert!(message.starts_with("bourse: ") && !message.contains("panicked"), "{message}");
    message
}

fn record(name: &str) -> PathBuf {
    let game = name.split('-').next().unwrap();
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(game).join(name)
}

/// A file with these contents that is gone after the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, contents: &[u8]) -> Self {
        let path = std::env::temp_dir().join(format!("bourse-{}-{name}", std::process::id()));
        fs::write(&path, contents).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn wrong_tables_are_refused() {
    let case = |args: &[&str], expected: &str| {
        let message = complaint(args);
        assert!(message.contains(expected), "{args:?}: {message}");
    };
    case(&["referee", "chicago", "--players", "7"], "2 to 6");
    case(&["simulate", "chicago", "--seats", "random,expert"], "random, greedy");
    case(&["simulate", "chicago", "--players", "3", "--seats", "random,random"], "3 seats");
    case(&["simulate", "chicago", "--seats", ""], "name a bot for each seat");
    case(&["referee", "chicago", "--options", r#"{"a":1}"#], "no option");
    let unknown = bourse(&["referee", "chess"]);
    assert_eq!(unknown.status.code(), Some(2), "a wrong command line, not a wrong record");
    assert!(text(&unknown.stderr).contains("chicago"));
}

/// Runs a referee and asks it lines one after the other.
fn refereed(args: &[&str], lines: &[&str]) -> Vec<Value> {
    let mut child = program()
        .arg("referee")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A reader that has gone is not an error, and never a panic.
#[test]
fn a_closed_pipe_is_quiet() {
    let long = record("chicago-4p-long.jsonl");
    let long = long.to_str().unwrap();
    let seats = "random,random";
    for args in [
        &["replay", "--trace", long][..],
        &["replay", "--tell", long],
        &["simulate", "chicago", "--games", "50", "--seats", seats],
        &["simulate", "chicago", "--games", "50", "--json", "--seats", seats],
        &["watch", "chicago", "--seats", seats],
        &["perft", "chicago", "--players", "3", "--depth", "4"],
        &["games"],
    ] {
        let mut child =
            program().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(!text(&output.stderr).contains("panicked"), "{args:?}");
    }
}
