//! A game is one folder: nothing outside `games` names one.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bourse_catalogue::{GameId, with_game};
use bourse_game::words::Told;

/// What people read about Bourse, what tools lock, and what plays in a browser as people do.
const EXCEPT: [&str; 7] =
    ["games/", "docs/", "web/e2e/", "README.md", "CHANGELOG.md", "Cargo.lock", "package-lock.json"];

/// What games are also called.
const ALSO: [&str; 3] = ["18xx", "russia", "empire"];

/// The game to learn from is called by a word that code needs for other things.
const EVERYDAY: &str = "sample";

/// What is not of the project where there is no git to say so.
const MADE: [&str; 4] = ["target", "node_modules", "web/dist", "data"];

/// Every name of a game, in small letters.
fn names() -> Vec<String> {
    let mut names: Vec<String> = ALSO.map(str::to_owned).into();
    for game in GameId::ALL.iter().filter(|game| game.declaration().id != EVERYDAY) {
        names.push(game.declaration().id.to_lowercase());
        names.push(with_game!(game, G => G::TITLE).to_lowercase());
    }
    names
}

fn root() -> PathBuf {
    fs::canonicalize(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).unwrap()
}

/// Every file of the project, by its path from the root.
fn files(root: &Path) -> Vec<String> {
    let listed = Command::new("git").arg("-C").arg(root).args(["ls-files", "-z"]).output();
    match listed {
        Ok(listed) if listed.status.success() => {
            let paths = String::from_utf8(listed.stdout).unwrap();
            paths.split_terminator('\0').map(str::to_owned).collect()
        }
        Ok(_) | Err(_) => walked(root, root),
    }
}

fn walked(root: &Path, folder: &Path) -> Vec<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let hidden = path.file_name().unwrap().to_str().unwrap().starts_with('.');
        let from_root = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        if path.is_file() {
            files.push(from_root);
        } else if !hidden && !MADE.contains(&from_root.as_str()) {
            files.extend(walked(root, &path));
        }
    }
    files
}

/// Whether a text in small letters has a name in it. A number inside a larger one is no name.
fn names_a_game(text: &str, name: &str) -> bool {
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let is_number = name.chars().all(|letter| letter.is_ascii_digit());
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        !(is_number && (digit(before) || digit(after)))
    })
}

/// Where a file names a game, in its path or its lines.
fn named_in(root: &Path, path: &str, names: &[String]) -> Vec<String> {
    let of = |text: &str| names.iter().find(|name| names_a_game(text, name));
    let mut found: Vec<String> = of(&path.to_lowercase())
        .map(|name| format!("{path}: its name has {name:?}"))
        .into_iter()
        .collect();
    // A file that was deleted and not yet committed is listed and not there.
    let Ok(bytes) = fs::read(root.join(path)) else { return found };
    let text = String::from_utf8_lossy(&bytes).to_lowercase();
    found.extend(text.lines().zip(1..).filter_map(|(line, number): (&str, u32)| {
        of(line).map(|name| format!("{path}:{number}: {name:?}"))
    }));
    found
}

#[test]
fn no_file_outside_the_games_names_one() {
    let (root, names) = (root(), names());
    let files = files(&root);
    let checked: Vec<&String> = files
        .iter()
        .filter(|path| {
            !EXCEPT.iter().any(|except| match except.strip_suffix('/') {
                Some(_) => path.starts_with(except),
                None => path == except,
            })
        })
        .collect();
    assert!(checked.iter().any(|path| path.starts_with("crates/")), "nothing is checked");
    let found: Vec<String> =
        checked.iter().flat_map(|path| named_in(&root, path, &names)).collect();
    assert!(found.is_empty(), "{} places:\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_name_is_found_in_other_words_and_a_number_in_no_other_number() {
    assert!(names_a_game("struct g1861;", "1861") && names_a_game("a 1861", "1861"));
    assert!(!names_a_game("18610", "1861") && !names_a_game("0.31861", "1861"));
    assert!(names_a_game("chicagoexpress", "chicago"));
}

#[test]
fn without_git_the_tree_is_walked() {
    let root = root();
    let walked = walked(&root, &root);
    assert!(walked.iter().any(|path| path == "crates/game/src/lib.rs"));
    assert!(!walked.iter().any(|path| path.starts_with("target/")));
}
