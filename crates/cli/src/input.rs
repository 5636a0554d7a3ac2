//! What users type and files hold, made into what the program works with.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use bourse_catalogue::GameId;
use bourse_game::{Recorded, Setup};
use bourse_record::{Entries, HeaderError, options_from_json, prices_from_json};
use clap::Args;
use serde_json::{Map, Value};

use crate::Failure;

/// A record is a few thousand lines; what is larger than this is something else.
const LARGEST_FILE: u64 = 64 << 20;

/// A new table: a game, its players and its options.
#[derive(Args)]
pub(crate) struct NewTable {
    /// The game: `bourse games` lists them
    #[arg(value_parser = game_id)]
    pub(crate) game: GameId,

    /// How many play [default: as many as there are seats named, or as few as can]
    #[arg(long, short)]
    pub(crate) players: Option<u8>,

    /// Options that differ from their defaults, as a JSON object
    #[arg(long, value_name = "JSON", value_parser = json_object, default_value = "{}")]
    pub(crate) options: Map<String, Value>,

    /// The price lists of one's own board, as a JSON file, for a game that has such
    #[arg(long, value_name = "FILE")]
    prices: Option<PathBuf>,
}

impl NewTable {
    /// The setup, for the number of players asked for or else the default.
    pub(crate) fn setup<G: Recorded>(&self, default: u8) -> Result<Setup<G::Options>, Failure> {
        let mut options = options_from_json::<G>(&self.options)?;
        if let Some(path) = &self.prices {
            let prices = serde_json::from_slice(&read(path)?)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            prices_from_json::<G>(&mut options, &prices)?;
        }
        let players = self.players.unwrap_or(default);
        Setup::newest(&G::DECLARATION, players, options)
            .map_err(|error| HeaderError::Setup(error).into())
    }
}

pub(crate) fn game_id(id: &str) -> Result<GameId, String> {
    GameId::from_id(id).ok_or_else(|| {
        let known: Vec<&str> = GameId::ALL.iter().map(|game| game.declaration().id).collect();
        format!("the games are {}", known.join(", "))
    })
}

fn json_object(text: &str) -> Result<Map<String, Value>, String> {
    let entries: Entries =
        serde_json::from_str(text).map_err(|error| format!("not a JSON object: {error}"))?;
    Ok(entries.0)
}

/// The contents of a file, or of standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let named = |error: std::io::Error| Failure::Said(format!("{}: {error}", path.display()));
    let mut contents = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().take(LARGEST_FILE + 1).read_to_end(&mut contents).map_err(named)?;
    } else {
        let file = File::open(path).map_err(named)?;
        file.take(LARGEST_FILE + 1).read_to_end(&mut contents).map_err(named)?;
    }
    if contents.len() as u64 > LARGEST_FILE {
        return Err(Failure::Said(format!("{}: too large for a record", path.display())));
    }
    Ok(contents)
}
