//! Route instances: positions of 1861 with the trains about to run, as JSON
//! Lines, plain or compressed.

use std::collections::BTreeMap;
use std::io::Read;

use flate2::read::MultiGzDecoder;
use serde::Deserialize;

use crate::map;
use bourse_track::{
    Board, Bonus, Column, Company, Hex, Map, Rotation, Run, Station, TokenError, Train,
};

use crate::{Edition, Phase, TrainKind};

/// More than this from one compressed file is not a list of instances.
const LARGEST: u64 = 1 << 30;

/// Why an instance cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum InstanceError {
    /// Not an instance in JSON.
    #[error("line {line}: {error}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// Something that does not exist.
    #[error("line {line}: no {what} {id:?}")]
    Unknown {
        /// The line, from 1.
        line: usize,
        /// What it should have been.
        what: &'static str,
        /// How it is called.
        id: String,
    },
    /// A token that cannot stand where it does.
    #[error("line {line}: token in {hex}: {error}")]
    Token {
        /// The line, from 1.
        line: usize,
        /// The hex.
        hex: String,
        /// Why not.
        error: TokenError,
    },
    /// The compressed file is damaged or not text.
    #[error(transparent)]
    Unreadable(#[from] std::io::Error),
}

/// A train of an instance.
#[derive(Clone, Debug)]
pub struct NamedTrain {
    /// Its id.
    pub id: String,
    /// The name of its kind.
    pub name: String,
    /// Its kind.
    pub train: Train,
}

/// A route somebody ran.
#[derive(Clone, Debug)]
pub struct RecordedRoute {
    /// The id of its train.
    pub train: String,
    /// The hexes from stop to stop, connection by connection.
    pub connections: Vec<Vec<Hex>>,
    /// What it was said to bring.
    pub revenue: u32,
}

/// What was run, if that is known.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    /// What the routes brought together.
    pub total: u32,
    /// The routes.
    pub routes: Vec<RecordedRoute>,
    /// Whether another implementation computed the same total from them.
    pub agreed: bool,
    /// The best it found, and whether that is certain.
    pub optimum: Option<(u32, bool)>,
}

/// A position of 1861 in which a company runs its trains.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The game it is of.
    pub game: String,
    /// Where in the game.
    pub index: i64,
    /// The company, as the game calls it.
    pub entity: String,
    /// Tiles and tokens.
    pub board: Board,
    /// The company.
    pub company: Company,
    /// Its trains.
    pub trains: Vec<NamedTrain>,
    /// What its privates add.
    pub bonuses: Vec<Bonus>,
    /// What red areas pay.
    pub column: Column,
    /// What was run.
    pub recorded: Recorded,
    kinds: Vec<Train>,
}

impl Instance {
    /// The question the instance asks.
    #[must_use]
    pub fn run(&self, edition: Edition) -> Run<'_> {
        Run {
            map: map(),
            board: &self.board,
            company: self.company,
            trains: &self.kinds,
            bonuses: &self.bonuses,
            column: self.column,
            counting: edition.counting(),
        }
    }
}

/// Reads instances, compressed or not.
///
/// # Errors
/// At the first line that is not an instance.
pub fn read(file: &[u8]) -> Result<Vec<Instance>, InstanceError> {
    let mut text = Vec::new();
    if file.starts_with(&[0x1f, 0x8b]) {
        MultiGzDecoder::new(file).take(LARGEST).read_to_end(&mut text)?;
    } else {
        text.extend_from_slice(file);
    }
    let lines = text.split(|&byte| byte == b'\n').enumerate();
    lines
        .filter(|(_, line)| !line.trim_ascii().is_empty())
        .map(|(number, line)| {
            let number = number + 1;
            let raw: Raw = serde_json::from_slice(line)
                .map_err(|error| InstanceError::Json { line: number, error })?;
            Reader { map: map(), line: number }.instance(raw)
        })
        .collect()
}

#[derive(Deserialize)]
struct Raw {
    game: String,
    i: i64,
    entity: String,
    phase: String,
    trains: Vec<RawTrain>,
    tiles: BTreeMap<String, (String, u8)>,
    tokens: BTreeMap<String, Vec<Vec<Option<String>>>>,
    #[serde(default)]
    privates: Vec<RawPrivate>,
    #[serde(default)]
    recorded: Option<RawRecorded>,
    #[serde(default, rename = "match")]
    agreed: bool,
    #[serde(default)]
    optimum: Option<RawOptimum>,
}

#[derive(Deserialize)]
struct RawTrain {
    id: String,
    name: String,
}

#[derive(Deserialize)]
struct RawPrivate {
    bonus: Vec<RawBonus>,
}

#[derive(Deserialize)]
struct RawBonus {
    hexes: Vec<String>,
    amount: u16,
}

#[derive(Deserialize)]
struct RawRecorded {
    total: u32,
    routes: Vec<RawRoute>,
}

#[derive(Deserialize)]
struct RawRoute {
    train_id: String,
    connections: Vec<Vec<String>>,
    revenue: u32,
}

#[derive(Deserialize)]
struct RawOptimum {
    exact: bool,
    total: u32,
}

struct Reader {
    map: &'static Map,
    line: usize,
}

impl Reader {
    fn unknown(&self, what: &'static str, id: &str) -> InstanceError {
        InstanceError::Unknown { line: self.line, what, id: id.into() }
    }

    fn hex(&self, id: &str) -> Result<Hex, InstanceError> {
        self.map.hex_by_id(id).ok_or_else(|| self.unknown("hex", id))
    }

    fn hexes(&self, ids: &[String]) -> Result<Vec<Hex>, InstanceError> {
        ids.iter().map(|id| self.hex(id)).collect()
    }

    fn instance(&self, raw: Raw) -> Result<Instance, InstanceError> {
        let phase = raw.phase.parse().ok().and_then(Phase::new);
        let phase = phase.ok_or_else(|| self.unknown("phase", &raw.phase))?;
        let mut names = vec![raw.entity.clone()];
        let board = self.board(&raw, &mut names)?;
        let trains = self.trains(raw.trains)?;
        let mut bonuses = Vec::new();
        for bonus in raw.privates.iter().flat_map(|private| &private.bonus) {
            bonuses.push(Bonus { hexes: self.hexes(&bonus.hexes)?, amount: bonus.amount });
        }
        let mut recorded = self.recorded(raw.recorded)?;
        recorded.agreed = raw.agreed;
        recorded.optimum = raw.optimum.map(|optimum| (optimum.total, optimum.exact));
        Ok(Instance {
            game: raw.game,
            index: raw.i,
            company: self.company(&mut names, &raw.entity)?,
            entity: raw.entity,
            board,
            kinds: trains.iter().map(|named| named.train).collect(),
            trains,
            bonuses,
            column: phase.column(),
            recorded,
        })
    }

    fn company(&self, names: &mut Vec<String>, name: &str) -> Result<Company, InstanceError> {
        let number = names.iter().position(|known| known == name).unwrap_or_else(|| {
            names.push(name.into());
            names.len() - 1
        });
        let company = u8::try_from(number).ok().and_then(Company::new);
        company.ok_or_else(|| self.unknown("room for company", name))
    }

    fn board(&self, raw: &Raw, names: &mut Vec<String>) -> Result<Board, InstanceError> {
        let mut board = Board::new();
        for (id, (tile, rotation)) in &raw.tiles {
            let hex = self.hex(id)?;
            let tile = self.map.tile_by_id(tile).ok_or_else(|| self.unknown("tile", tile))?;
            let rotation = Rotation::new(*rotation);
            let rotation = rotation.ok_or_else(|| self.unknown("rotation of the tile in", id))?;
            if self.map.tile(tile).layout.kind() != self.map.hex(hex).layout.kind() {
                return Err(self.unknown("tile of that kind in", id));
            }
            board.put_tile(hex, tile, rotation);
        }
        for (id, cities) in &raw.tokens {
            let hex = self.hex(id)?;
            for (stop, slots) in (0..).zip(cities) {
                for (slot, name) in slots.iter().enumerate() {
                    let Some(name) = name else { continue };
                    let company = self.company(names, name)?;
                    board.place_token(self.map, Station { hex, stop }, slot, company).map_err(
                        |error| InstanceError::Token { line: self.line, hex: id.clone(), error },
                    )?;
                }
            }
        }
        Ok(board)
    }

    fn trains(&self, raw: Vec<RawTrain>) -> Result<Vec<NamedTrain>, InstanceError> {
        let named = |raw: RawTrain| {
            let kind = TrainKind::from_id(&raw.name);
            let kind = kind.ok_or_else(|| self.unknown("train", &raw.name))?;
            Ok(NamedTrain { id: raw.id, name: raw.name, train: kind.on_track() })
        };
        raw.into_iter().map(named).collect()
    }

    fn recorded(&self, raw: Option<RawRecorded>) -> Result<Recorded, InstanceError> {
        let Some(raw) = raw else { return Ok(Recorded::default()) };
        let mut routes = Vec::new();
        for route in raw.routes {
            let connections = route.connections.iter().map(|hexes| self.hexes(hexes));
            routes.push(RecordedRoute {
                train: route.train_id,
                connections: connections.collect::<Result<_, _>>()?,
                revenue: route.revenue,
            });
        }
        Ok(Recorded { total: raw.total, routes, ..Recorded::default() })
    }
}
