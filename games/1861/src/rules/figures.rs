//! The figures of the rules, from `data/figures.json`. A number of the rules stands
//! there and nowhere else.

use std::sync::LazyLock;

use bourse_game::{Game, Money, Players};
use bourse_track::{Bonus, Hex, Station, TileId, Train};

use crate::data::schema::figures::{
    CompanyRow, FiguresFile, KindName, MarketRow, PrivateRow, TrainRow, ZoneName,
};
use crate::map;
use crate::rules::company::{ByCompany, ByPrivate, Company, Kind, Private};
use crate::rules::market::Cell;
use crate::rules::phase::Phase;
use crate::rules::state::G1861;
use crate::rules::train::{ByTrain, TrainKind};

pub(crate) static FIGURES: LazyLock<Figures> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "the build script and a test have read the file")]
    read(include_str!("../../data/figures.json")).expect("the figures")
});

/// The rows and columns of the market.
pub(crate) const ROWS: usize = 10;
pub(crate) const COLS: usize = 19;

pub(crate) struct Figures {
    per_player: Vec<PerPlayer>,
    pub(crate) all_money: Money,
    pub(crate) rounds: u8,
    pub(crate) last_rounds: u8,
    pub(crate) most_shares_of_one: u8,
    pub(crate) most_in_pool: u8,
    pub(crate) director_shares: u8,
    pub(crate) minor_shares: u8,
    pub(crate) public_shares: u8,
    pub(crate) loan: Money,
    pub(crate) interest: Money,
    pub(crate) minor_loans: u16,
    pub(crate) public_loans: u16,
    pub(crate) state_loans_on_18xx: u16,
    pub(crate) bid_step: Money,
    pub(crate) minor_minimum: Money,
    pub(crate) minor_highest_start: Money,
    pub(crate) lays: u8,
    pub(crate) second_lay: Money,
    pub(crate) token_rates: [Money; 3],
    pub(crate) most_merged: usize,
    pub(crate) most_merged_of_one: usize,
    pub(crate) merger_highest: Money,
    pub(crate) tokens_kept: usize,
    pub(crate) state_tokens: usize,
    pub(crate) state_hexes: [Hex; 2],
    pub(crate) grey_moscow: TileId,
    /// Whose printed tile it may cost money to replace.
    pub(crate) upgrade_hex: Hex,
    pub(crate) privates: ByPrivate<PrivateFigures>,
    pub(crate) companies: ByCompany<CompanyFigures>,
    pub(crate) trains: ByTrain<TrainFigures>,
    /// Of minors and publics, phase by phase.
    pub(crate) train_limits: Vec<(u8, u8)>,
    /// Nothing where there is no cell.
    pub(crate) grid: [[i32; COLS]; ROWS],
    pub(crate) starts: Vec<Start>,
    pub(crate) yellow_column: u8,
    /// The prices of the one-row market.
    pub(crate) column: Vec<i32>,
    pub(crate) column_minor_highest: Money,
    pub(crate) column_converts_from: Money,
}

struct PerPlayer {
    cash: Money,
    certificates: u8,
}

pub(crate) struct PrivateFigures {
    pub(crate) name: String,
    pub(crate) minimum: Money,
    pub(crate) value: Money,
    pub(crate) income: Money,
    pub(crate) bonus: Option<Bonus>,
    pub(crate) blocks: Vec<Hex>,
}

pub(crate) struct CompanyFigures {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// From which phase it can be formed.
    pub(crate) phase: Phase,
    /// The hex and the stop printed there.
    pub(crate) home: Option<Station>,
}

pub(crate) struct TrainFigures {
    /// How it runs.
    pub(crate) on_track: Train,
    pub(crate) price: Money,
    /// How many there are; as many as wanted if not said.
    pub(crate) count: Option<u8>,
    /// The phase its first purchase begins, or from which it can be bought.
    pub(crate) phase: Phase,
    /// The phase in which it rusts.
    pub(crate) rusts: Option<Phase>,
}

/// A price at which companies can start, and its only cell.
pub(crate) struct Start {
    pub(crate) price: Money,
    pub(crate) cell: Cell,
    pub(crate) minors: bool,
    pub(crate) publics: bool,
}

impl Figures {
    fn per_player(&self, players: Players) -> &PerPlayer {
        &self.per_player[usize::from(players.count() - G1861::DECLARATION.players.start())]
    }

    /// What each player begins with.
    pub(crate) fn starting_cash(&self, players: Players) -> Money {
        self.per_player(players).cash
    }

    /// How many certificates a player may hold.
    pub(crate) fn certificate_limit(&self, players: Players) -> u8 {
        self.per_player(players).certificates
    }
}

fn read(text: &str) -> Result<Figures, Box<dyn std::error::Error>> {
    let file: FiguresFile = serde_json::from_str(text)?;
    if !file.players.keys().copied().eq(G1861::DECLARATION.players) {
        return Err("figures for other numbers of players than the game's".into());
    }
    let per_player = file.players.values();
    let limits = file.train_limits.values();
    let [first, second] = &file.state_tokens.kept_for;
    let grey_moscow = map().tile_by_id(&file.state_tokens.grey_moscow);
    Ok(Figures {
        per_player: per_player
            .map(|row| PerPlayer { cash: Money(row.cash), certificates: row.certificates })
            .collect(),
        all_money: Money(file.bank),
        rounds: file.operating_rounds.usual,
        last_rounds: file.operating_rounds.last,
        most_shares_of_one: file.shares.most_of_one,
        most_in_pool: file.shares.most_in_pool,
        director_shares: file.shares.of_director,
        minor_shares: file.shares.of_minor,
        public_shares: file.shares.of_public,
        loan: Money(file.loans.face),
        interest: Money(file.loans.interest),
        minor_loans: file.loans.minor,
        public_loans: file.loans.public,
        state_loans_on_18xx: file.loans.state_on_18xx,
        bid_step: Money(file.auction.step),
        minor_minimum: Money(file.auction.minor_minimum),
        minor_highest_start: Money(file.auction.minor_highest_price),
        lays: file.track.lays,
        second_lay: Money(file.track.second_lay),
        token_rates: file.track.token_per_hex.map(Money),
        most_merged: file.merger.most_minors,
        most_merged_of_one: file.merger.most_of_one_owner,
        merger_highest: Money(file.merger.highest_price),
        tokens_kept: file.merger.tokens_kept,
        state_tokens: file.state_tokens.all,
        state_hexes: [hex(first)?, hex(second)?],
        grey_moscow: grey_moscow.ok_or("no such tile of Moscow")?,
        upgrade_hex: hex(&file.priced_upgrade)?,
        privates: ByPrivate::new(rows(&Private::ALL, file.privates, private)?),
        companies: ByCompany::new(rows(&Company::ALL, file.companies, company)?),
        trains: ByTrain::new(rows(&TrainKind::ALL, file.trains, train)?),
        train_limits: limits.map(|row| (row.minor, row.public)).collect(),
        starts: starts(&file.market),
        yellow_column: file.market.yellow_column,
        grid: grid(file.market.grid).ok_or("a market of another size")?,
        column: file.column_market.prices,
        column_minor_highest: Money(file.column_market.minor_highest),
        column_converts_from: Money(file.column_market.converts_from),
    })
}

/// One row for each of some ids, in their order.
fn rows<Id: Copy, Row, T, const N: usize>(
    ids: &[Id; N],
    rows: Vec<Row>,
    read: impl Fn(Id, Row) -> Result<T, String>,
) -> Result<[T; N], String> {
    let read = ids.iter().zip(rows).map(|(&id, row)| read(id, row));
    let read: Vec<T> = read.collect::<Result<_, _>>()?;
    read.try_into().map_err(|read: Vec<T>| format!("{} rows instead of {N}", read.len()))
}

fn same(id: &str, row: &str) -> Result<(), String> {
    if id == row { Ok(()) } else { Err(format!("{row} where {id} should be")) }
}

fn hex(id: &str) -> Result<Hex, String> {
    map().hex_by_id(id).ok_or_else(|| format!("{id} is not on the map"))
}

fn hexes(ids: &[String]) -> Result<Vec<Hex>, String> {
    ids.iter().map(|id| hex(id)).collect()
}

fn private(private: Private, row: PrivateRow) -> Result<PrivateFigures, String> {
    same(private.id(), &row.id)?;
    let bonus_hexes = hexes(&row.bonus_hexes)?;
    Ok(PrivateFigures {
        name: row.name,
        minimum: Money(row.minimum),
        value: Money(row.value),
        income: Money(row.income),
        bonus: (!bonus_hexes.is_empty()).then_some(Bonus { hexes: bonus_hexes, amount: row.bonus }),
        blocks: hexes(&row.blocks)?,
    })
}

fn company(company: Company, row: CompanyRow) -> Result<CompanyFigures, String> {
    same(company.id(), &row.id)?;
    let home = match (&row.home, row.stop) {
        (Some(home), Some(stop)) => Some(Station { hex: hex(home)?, stop }),
        (None, None) => None,
        _ => return Err(format!("{}: a home is a hex and a stop", row.id)),
    };
    Ok(CompanyFigures {
        name: row.name,
        kind: match row.kind {
            KindName::Minor => Kind::Minor,
            KindName::Public => Kind::Public,
            KindName::State => Kind::State,
        },
        phase: phase(row.phase)?,
        home,
    })
}

fn train(kind: TrainKind, row: TrainRow) -> Result<TrainFigures, String> {
    same(kind.id(), &row.name)?;
    let TrainRow { reach, multiplier, skips_cities, .. } = row;
    Ok(TrainFigures {
        on_track: Train { reach, multiplier, skips_cities },
        price: Money(row.price),
        count: row.count,
        phase: phase(row.phase)?,
        rusts: row.rusts.map(phase).transpose()?,
    })
}

fn phase(number: u8) -> Result<Phase, String> {
    Phase::new(number).ok_or_else(|| format!("no phase {number}"))
}

fn grid(rows: Vec<Vec<i32>>) -> Option<[[i32; COLS]; ROWS]> {
    let rows = rows.into_iter().map(|row| row.try_into().ok()).collect::<Option<Vec<_>>>()?;
    rows.try_into().ok()
}

fn starts(market: &MarketRow) -> Vec<Start> {
    let start = market.starts.iter().map(|row| {
        let (minors, publics) = match row.zone {
            ZoneName::Brown => (true, false),
            ZoneName::Red => (true, true),
            ZoneName::Purple => (false, true),
        };
        let cell = Cell { row: row.row, col: row.col };
        Start { price: Money(row.price), cell, minors, publics }
    });
    start.collect()
}
