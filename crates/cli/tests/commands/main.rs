//! The command as its users meet it, whatever the games are.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[cfg(unix)]
mod serve;

use std::process::{Command, Output};

fn bourse(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bourse")).args(args).output().unwrap()
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

#[test]
fn it_says_its_version_and_helps() {
    assert!(said(&["--version"]).starts_with("bourse 0."));
    for command in [
        "games", "replay", "referee", "verify", "simulate", "watch", "perft", "routes", "export",
        "import", "serve", "backup",
    ] {
        let help = said(&[command, "--help"]);
        assert!(help.contains("Usage: bourse"), "{command}: {help}");
    }
}

#[test]
fn what_is_not_there_is_named() {
    let unknown = bourse(&["referee", "chess"]);
    assert_eq!(unknown.status.code(), Some(2), "a wrong command line, not a wrong record");
    let named = text(&unknown.stderr);
    assert!(named.contains("the games are "), "{named}");
    assert!(complaint(&["replay", "/nowhere/record.jsonl"]).contains("/nowhere/record.jsonl"));
}
