//! Games of 1861 as another implementation replayed them, if they are at hand:
//! what was laid, what was refused, and the tokens after every action.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use bourse_1861::{Phase, map};
use bourse_track::{
    Board, Colour, Company, Hex, Map, Networks, Rotation, Station, TileId, TileSet,
};
use flate2::read::MultiGzDecoder;
use serde::Deserialize;

/// A tile and how it is turned.
pub(crate) type Lay = (TileId, Rotation);

/// The folder of games and dossiers, or nothing, said so.
pub(crate) fn shared() -> Option<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = std::env::var_os("BOURSE_SHARED").map_or_else(beside, PathBuf::from);
    let there = folder.join("conformance/1861").is_dir();
    if !there {
        println!("skipped: no games in {}", folder.display());
    }
    there.then_some(folder)
}

#[derive(Deserialize)]
pub(crate) struct Token {
    pub(crate) hex: String,
    pub(crate) city: u8,
    pub(crate) slot: usize,
}

#[derive(Deserialize)]
pub(crate) struct Corporation {
    #[serde(default)]
    pub(crate) tokens: Vec<Token>,
}

#[derive(Deserialize)]
pub(crate) struct State {
    pub(crate) phase: String,
    pub(crate) tiles: BTreeMap<String, (String, u8)>,
    pub(crate) corporations: BTreeMap<String, Corporation>,
}

#[derive(Deserialize)]
pub(crate) struct Norm {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) entity: serde_json::Value,
    pub(crate) hex: Option<String>,
    pub(crate) tile: Option<String>,
    pub(crate) rotation: Option<u8>,
}

#[derive(Deserialize)]
pub(crate) struct Line {
    pub(crate) i: i64,
    pub(crate) norm: Option<Norm>,
    pub(crate) state: State,
}

#[derive(Deserialize)]
pub(crate) struct Refused {
    pub(crate) at: i64,
    pub(crate) action: Norm,
    pub(crate) error: String,
}

pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) lines: Vec<Line>,
    pub(crate) refused: Vec<Refused>,
}

/// The files of all games, or of every so manieth.
pub(crate) fn files(shared: &Path, every: usize) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["recorded", "generated"] {
        for entry in fs::read_dir(shared.join("conformance/1861").join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().ends_with(".jsonl.gz") {
                files.push(path);
            }
        }
    }
    files.sort();
    files.into_iter().step_by(every).collect()
}

pub(crate) fn read(file: &Path) -> Game {
    let text = std::io::read_to_string(MultiGzDecoder::new(fs::File::open(file).unwrap())).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let name = file.file_name().unwrap().to_string_lossy().replace(".jsonl.gz", "");
    let game = fs::read(file.with_file_name(format!("{name}.json"))).unwrap();
    let game: serde_json::Value = serde_json::from_slice(&game).unwrap();
    let refused = game["oracle"]["rejected"].clone();
    let refused = serde_json::from_value(refused).unwrap_or_default();
    Game { name, lines, refused }
}

/// A position of a game, with the networks kept up to date.
pub(crate) struct Replay {
    pub(crate) map: &'static Map,
    pub(crate) board: Board,
    pub(crate) networks: Networks,
    names: Vec<String>,
}

impl Replay {
    pub(crate) fn new() -> Self {
        let (map, board) = (map(), Board::new());
        Self { map, board, networks: Networks::new(map, &board), names: Vec::new() }
    }

    pub(crate) fn company(&mut self, name: &str) -> Company {
        let index = self.names.iter().position(|known| known == name).unwrap_or_else(|| {
            self.names.push(name.into());
            self.names.len() - 1
        });
        Company::new(index as u8).unwrap()
    }

    pub(crate) fn name(&self, company: Company) -> &str {
        &self.names[usize::from(company.number())]
    }

    pub(crate) fn lay_of(&self, norm: &Norm) -> (Hex, Lay) {
        let hex = self.map.hex_by_id(norm.hex.as_ref().unwrap()).unwrap();
        // Refused actions name the very tile (`31-0`), the others its number.
        let number = norm.tile.as_ref().unwrap().split('-').next().unwrap();
        let tile = self.map.tile_by_id(number).unwrap();
        (hex, (tile, Rotation::new(norm.rotation.unwrap()).unwrap()))
    }

    /// The tiles left; of 7, 8 and 9 there is always one.
    pub(crate) fn stock(&self) -> TileSet {
        let left = |&tile: &TileId| {
            let spec = self.map.tile(tile);
            let hexes = self.map.hexes();
            let laid = hexes.filter(|&hex| self.board.tile(hex).is_some_and(|(it, _)| it == tile));
            matches!(&*spec.id, "7" | "8" | "9") || laid.count() < usize::from(spec.count)
        };
        self.map.tiles().filter(left).collect()
    }

    pub(crate) fn lay(&mut self, hex: Hex, lay: Lay) {
        self.board.lay(self.map, hex, lay.0, lay.1).unwrap();
        self.networks.tile_laid(self.map, &self.board, hex);
    }

    /// Takes away, hands over and puts down tokens until they stand as in the
    /// state, circle by circle. Tells how many were touched.
    pub(crate) fn follow_tokens(&mut self, state: &State) -> usize {
        let mut wanted: BTreeMap<(Station, usize), Company> = BTreeMap::new();
        for (name, corporation) in &state.corporations {
            let company = self.company(name);
            for token in &corporation.tokens {
                let hex = self.map.hex_by_id(&token.hex).unwrap();
                wanted.insert((Station { hex, stop: token.city }, token.slot), company);
            }
        }
        let mut touched = 0;
        for (at, slot, owner) in self.tokens() {
            match wanted.remove(&(at, slot)) {
                Some(company) if company == owner => continue,
                Some(company) => {
                    let before = self.board.replace_token(self.map, at, slot, company);
                    assert_eq!(before, Ok(owner));
                    self.networks.token_removed(self.map, &self.board, at, owner);
                    self.networks.token_placed(self.map, &self.board, at, company);
                }
                None => {
                    self.board.remove_token(self.map, at, slot).unwrap();
                    self.networks.token_removed(self.map, &self.board, at, owner);
                }
            }
            touched += 1;
        }
        for ((at, slot), company) in wanted {
            self.board.add_token(self.map, at, slot, company).unwrap();
            self.networks.token_placed(self.map, &self.board, at, company);
            touched += 1;
        }
        touched
    }

    pub(crate) fn tokens(&self) -> Vec<(Station, usize, Company)> {
        let circles = |at| {
            let tokens = self.board.tokens(self.map, at).enumerate();
            tokens.filter_map(move |(slot, owner)| Some((at, slot, owner?)))
        };
        self.board.stations(self.map).flat_map(circles).collect()
    }

    pub(crate) fn has_tiles(&self, state: &State) -> bool {
        self.map.hexes().all(|hex| {
            let id = self.map.hex(hex).place.to_string();
            let there = state.tiles.get(&id).map(|(number, rotation)| {
                (self.map.tile_by_id(number).unwrap(), Rotation::new(*rotation).unwrap())
            });
            self.board.tile(hex) == there
        })
    }
}

pub(crate) fn newest(state: &State) -> Colour {
    Phase::new(state.phase.parse().unwrap()).unwrap().newest_colour()
}
