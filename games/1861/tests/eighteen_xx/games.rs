//! The games, and what the site's engine said of them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde::de::DeserializeOwned;

/// A game at hand.
pub(crate) struct Game {
    /// Its name.
    pub(crate) name: String,
    /// The exported file.
    pub(crate) file: PathBuf,
    /// The state after every action, line by line.
    trace: PathBuf,
}

impl Game {
    /// The text of the exported file.
    pub(crate) fn text(&self) -> Vec<u8> {
        fs::read(&self.file).unwrap()
    }

    /// The lines of the trace: the start, then one for each action in force.
    pub(crate) fn trace<T: DeserializeOwned>(&self) -> impl Iterator<Item = T> + use<T> {
        let trace = GzDecoder::new(fs::File::open(&self.trace).unwrap());
        let lines = BufReader::with_capacity(1 << 16, trace).lines();
        lines.map(|line| serde_json::from_str(&line.unwrap()).unwrap())
    }
}

/// All games, or none when they are not at hand.
pub(crate) fn games() -> Vec<Game> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("BOURSE_SHARED").map_or(beside, PathBuf::from);
    let folder = shared.join("conformance/1861");
    if !folder.is_dir() {
        println!("skipped: no games of 18xx.games (../shared or BOURSE_SHARED)");
        return Vec::new();
    }
    let mut games: Vec<Game> = ["recorded", "generated"]
        .into_iter()
        .flat_map(|kind| folder.join(kind).read_dir().unwrap())
        .filter_map(|entry| {
            let trace = entry.unwrap().path();
            let name = trace.file_name()?.to_str()?.strip_suffix(".jsonl.gz")?.to_owned();
            Some(Game { file: trace.with_file_name(format!("{name}.json")), name, trace })
        })
        .collect();
    games.sort_by(|one, other| one.name.cmp(&other.name));
    games
}
