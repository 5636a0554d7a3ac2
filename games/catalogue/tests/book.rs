//! The book, the README and the chapters in the games' folders: every link leads to a file.

use std::fs;
use std::path::{Path, PathBuf};

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn markdown_in(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("its entries can be read").path();
        // What `make book` writes is not what it is made from.
        if path.is_dir() && !path.ends_with("docs/book") {
            markdown_in(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
}

fn chapters() -> Vec<PathBuf> {
    let mut found = vec![top().join("README.md"), top().join("CHANGELOG.md")];
    markdown_in(&top().join("docs"), &mut found);
    for entry in fs::read_dir(top().join("games")).expect("the games are there") {
        let chapter = entry.expect("a game's folder can be read").path().join("chapter.md");
        if chapter.exists() {
            found.push(chapter);
        }
    }
    found
}

/// The targets of `[words](target)` that are files, without what follows a `#`.
fn files_linked(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| {
        let (target, _) = rest.split_once(')')?;
        let file = target.split('#').next()?;
        (!file.is_empty() && !file.contains("://") && !file.contains(' ')).then_some(file)
    })
}

#[test]
fn every_link_leads_to_a_file() {
    let mut links = 0;
    let mut broken = Vec::new();
    for chapter in chapters() {
        let text = fs::read_to_string(&chapter).expect("a chapter is text");
        let folder = chapter.parent().expect("a file is in a folder");
        for file in files_linked(&text) {
            links += 1;
            if !folder.join(file).exists() {
                broken.push(format!("{} → {file}", chapter.display()));
            }
        }
    }
    assert!(links > 50, "only {links} links were found: they are not looked for rightly");
    assert!(broken.is_empty(), "these links lead nowhere:\n{}", broken.join("\n"));
}
