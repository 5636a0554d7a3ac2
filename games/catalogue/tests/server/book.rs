//! What the book says of tests is so.

use std::collections::HashSet;
use std::path::Path;

/// Every function of the Rust files below a folder.
fn functions(folder: &Path, found: &mut HashSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            functions(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let names = text.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
            found.extend(names.map(str::to_owned));
        }
    }
}

#[test]
fn every_test_the_chapter_on_security_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let book = std::fs::read_to_string(root.join("docs/security.md")).unwrap();
    let mut known = HashSet::new();
    functions(&root.join("crates"), &mut known);
    functions(&root.join("games"), &mut known);
    let named: Vec<&str> = book
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| {
            name.matches('_').count() > 2
                && !name.contains(|c: char| !c.is_ascii_lowercase() && c != '_')
        })
        .collect();
    assert!(named.len() > 40, "{named:?}");
    for name in named {
        assert!(known.contains(name), "docs/security.md names `{name}`, which is no test");
    }
}
