//! `data/figures.json`: companies, trains, phases, market and money.

use std::collections::BTreeMap;

use serde::Deserialize;
use ts_rs::TS;

/// The figures of the rules.
#[derive(Deserialize, TS)]
#[ts(rename = "G1861FiguresFile")]
#[serde(deny_unknown_fields)]
pub(crate) struct FiguresFile {
    pub(crate) about: String,
    /// By the number of players.
    pub(crate) players: BTreeMap<u8, PlayersRow>,
    pub(crate) bank: i32,
    pub(crate) operating_rounds: RoundsRow,
    pub(crate) shares: SharesRow,
    pub(crate) loans: LoansRow,
    pub(crate) auction: AuctionRow,
    pub(crate) track: TrackRow,
    pub(crate) merger: MergerRow,
    pub(crate) state_tokens: StateTokensRow,
    /// The hex whose printed tile it may cost money to replace.
    pub(crate) priced_upgrade: String,
    pub(crate) privates: Vec<PrivateRow>,
    /// In the order in which excess trains are given up on 18xx.games.
    pub(crate) companies: Vec<CompanyRow>,
    pub(crate) trains: Vec<TrainRow>,
    /// By the phase.
    pub(crate) train_limits: BTreeMap<u8, LimitRow>,
    pub(crate) market: MarketRow,
    pub(crate) column_market: ColumnMarketRow,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861PlayersRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayersRow {
    pub(crate) cash: i32,
    pub(crate) certificates: u8,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861RoundsRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct RoundsRow {
    pub(crate) usual: u8,
    pub(crate) last: u8,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861SharesRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct SharesRow {
    pub(crate) most_of_one: u8,
    pub(crate) most_in_pool: u8,
    pub(crate) of_director: u8,
    pub(crate) of_minor: u8,
    pub(crate) of_public: u8,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861LoansRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct LoansRow {
    pub(crate) face: i32,
    pub(crate) interest: i32,
    pub(crate) minor: u16,
    pub(crate) public: u16,
    pub(crate) state_on_18xx: u16,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861AuctionRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct AuctionRow {
    pub(crate) step: i32,
    pub(crate) minor_minimum: i32,
    pub(crate) minor_highest_price: i32,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861TrackRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct TrackRow {
    pub(crate) lays: u8,
    pub(crate) second_lay: i32,
    /// A public's first, second and third token.
    pub(crate) token_per_hex: [i32; 3],
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861MergerRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct MergerRow {
    pub(crate) most_minors: usize,
    pub(crate) most_of_one_owner: usize,
    pub(crate) highest_price: i32,
    pub(crate) tokens_kept: usize,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861StateTokensRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct StateTokensRow {
    pub(crate) all: usize,
    pub(crate) kept_for: [String; 2],
    pub(crate) grey_moscow: String,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861PrivateRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct PrivateRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) minimum: i32,
    pub(crate) value: i32,
    pub(crate) income: i32,
    pub(crate) bonus: u16,
    pub(crate) bonus_hexes: Vec<String>,
    pub(crate) blocks: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[ts(rename = "G1861KindName")]
#[serde(rename_all = "snake_case")]
pub(crate) enum KindName {
    Minor,
    Public,
    State,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861CompanyRow", optional_fields)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) kind: KindName,
    /// From which it can be formed.
    pub(crate) phase: u8,
    /// The hex of its home, if it has one.
    pub(crate) home: Option<String>,
    /// The stop printed there.
    pub(crate) stop: Option<u8>,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861TrainRow", optional_fields)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrainRow {
    pub(crate) name: String,
    /// How many stops it counts.
    pub(crate) reach: u8,
    /// What they are multiplied by.
    pub(crate) multiplier: u8,
    pub(crate) skips_cities: bool,
    pub(crate) price: i32,
    /// As many as wanted if not said.
    pub(crate) count: Option<u8>,
    /// The phase its first purchase begins, or from which it can be bought.
    pub(crate) phase: u8,
    pub(crate) rusts: Option<u8>,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861LimitRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct LimitRow {
    pub(crate) minor: u8,
    pub(crate) public: u8,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861MarketRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct MarketRow {
    /// Prices by row and column, 0 where there is no cell.
    pub(crate) grid: Vec<Vec<i32>>,
    pub(crate) starts: Vec<StartRow>,
    /// The column in which minors convert and which they never leave to the right.
    pub(crate) yellow_column: u8,
}

/// A price at which companies start, and its only cell.
#[derive(Deserialize, TS)]
#[ts(rename = "G1861StartRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct StartRow {
    pub(crate) price: i32,
    pub(crate) row: u8,
    pub(crate) col: u8,
    pub(crate) zone: ZoneName,
}

/// Minors start in brown and red, publics in red and purple.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[ts(rename = "G1861ZoneName")]
#[serde(rename_all = "snake_case")]
pub(crate) enum ZoneName {
    Brown,
    Red,
    Purple,
}

/// The one-row market of the option `column_market`.
#[derive(Deserialize, TS)]
#[ts(rename = "G1861ColumnMarketRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct ColumnMarketRow {
    pub(crate) prices: Vec<i32>,
    pub(crate) minor_highest: i32,
    pub(crate) converts_from: i32,
}
