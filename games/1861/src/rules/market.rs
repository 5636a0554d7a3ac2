//! The share market: prices, and where markers move (§4.1.2, §4.4, §5.5.5).

use arrayvec::ArrayVec;
use bourse_game::Money;
use serde::Serialize;

use crate::rules::company::{ByCompany, Company};
use crate::rules::data::{
    COLUMN, COLUMN_CONVERTS_FROM, COLUMN_MINOR_HIGHEST, GRID, STARTS, YELLOW_COLUMN,
};

/// A cell of the market; row 0 is at the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Cell")]
pub struct Cell {
    /// Its row.
    pub row: u8,
    /// Its column.
    pub col: u8,
}

/// Which market is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chart {
    /// The grid of the board.
    Grid,
    /// The single row of prices of 18xx.games' option.
    Column,
}

impl Chart {
    /// The price in a cell.
    #[must_use]
    pub fn price(self, cell: Cell) -> Money {
        Money(match self {
            Self::Grid => GRID[usize::from(cell.row)][usize::from(cell.col)],
            Self::Column => COLUMN[usize::from(cell.col)],
        })
    }

    fn has(self, row: i8, col: i8) -> Option<Cell> {
        let (row, col) = (u8::try_from(row).ok()?, u8::try_from(col).ok()?);
        let price = match self {
            Self::Grid => *GRID.get(usize::from(row))?.get(usize::from(col))?,
            Self::Column => *COLUMN.get(usize::from(col)).filter(|_| row == 0)?,
        };
        (price > 0).then_some(Cell { row, col })
    }

    fn step(self, from: Cell, rows: i8, cols: i8) -> Option<Cell> {
        self.has(from.row as i8 + rows, from.col as i8 + cols)
    }

    /// Nothing paid, a loan unpaid: left; at the left end down.
    #[must_use]
    pub fn left(self, from: Cell) -> Cell {
        self.step(from, 0, -1).or_else(|| self.step(from, 1, 0)).unwrap_or(from)
    }

    /// A dividend as high as the price: right; at the right end up.
    #[must_use]
    pub fn right(self, from: Cell) -> Cell {
        self.step(from, 0, 1).or_else(|| self.step(from, -1, 0)).unwrap_or(from)
    }

    /// A minor earned: right, but never beyond the yellow column, in which it
    /// goes up instead.
    #[must_use]
    pub fn right_minor(self, from: Cell) -> Cell {
        match self {
            Self::Grid if from.col >= YELLOW_COLUMN => self.step(from, -1, 0).unwrap_or(from),
            Self::Column if self.price(from) >= COLUMN_MINOR_HIGHEST => from,
            Self::Grid | Self::Column => self.right(from),
        }
    }

    /// The director sold: down.
    #[must_use]
    pub fn down(self, from: Cell) -> Cell {
        match self {
            Self::Grid => self.step(from, 1, 0).unwrap_or(from),
            Self::Column => self.left(from),
        }
    }

    /// All shares are in players' hands: up; from the top of a column right and
    /// down.
    #[must_use]
    pub fn up(self, from: Cell) -> Cell {
        match self {
            Self::Grid => self.step(from, -1, 0).or_else(|| self.step(from, 1, 1)).unwrap_or(from),
            Self::Column => self.right(from),
        }
    }

    /// The same in edition 18xx.games: only the top row leads right and down. Below
    /// it the left columns end without a way up, and a marker stays there.
    #[must_use]
    pub fn up_to_the_edge(self, from: Cell) -> Cell {
        match self {
            Self::Grid if from.row > 0 => self.step(from, -1, 0).unwrap_or(from),
            Self::Grid | Self::Column => self.up(from),
        }
    }

    /// Where a minor standing there may convert (§6.1).
    #[must_use]
    pub fn converts(self, cell: Cell) -> bool {
        match self {
            Self::Grid => cell.col == YELLOW_COLUMN,
            Self::Column => {
                (COLUMN_CONVERTS_FROM..=COLUMN_MINOR_HIGHEST).contains(&self.price(cell))
            }
        }
    }

    fn start(self, price: Money, cell: Cell) -> Cell {
        match self {
            Self::Grid => cell,
            Self::Column => {
                let col = COLUMN.iter().position(|&here| here == price.0).unwrap_or_default();
                Cell { row: 0, col: col as u8 }
            }
        }
    }

    /// The prices at which a public can start, lowest first, with their cells.
    pub fn public_starts(self) -> impl DoubleEndedIterator<Item = (Money, Cell)> {
        let starts = STARTS.iter().filter(|start| start.publics);
        starts.map(move |start| (start.price, self.start(start.price, start.cell)))
    }

    /// The highest price for publics that is not above this.
    #[must_use]
    pub fn public_start(self, price: Money) -> Option<(Money, Cell)> {
        self.public_starts().rev().find(|&(start, _)| start <= price)
    }

    /// The highest price for minors that is not above this.
    #[must_use]
    pub fn minor_start(self, price: Money) -> Option<(Money, Cell)> {
        let mut starts = STARTS.iter().rev().filter(|start| start.minors);
        let start = starts.find(|start| start.price <= price)?;
        Some((start.price, self.start(start.price, start.cell)))
    }
}

/// Where the markers are, and which lies on top.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Market {
    cells: ByCompany<Option<Cell>>,
    /// The companies in the order in which they came to their cells.
    came: ArrayVec<Company, 25>,
}

impl Market {
    /// Where a company's marker is.
    #[must_use]
    pub fn cell(&self, company: Company) -> Option<Cell> {
        self.cells[company]
    }

    /// The marker enters a cell, under those already there; one that stays
    /// keeps its place.
    pub(crate) fn move_to(&mut self, company: Company, cell: Cell) {
        if self.cells[company] != Some(cell) {
            self.take_off(company);
            self.cells[company] = Some(cell);
            self.came.push(company);
        }
    }

    /// The marker leaves the market.
    pub(crate) fn take_off(&mut self, company: Company) {
        self.cells[company] = None;
        self.came.retain(|other| *other != company);
    }

    /// The companies in a cell, top first.
    pub fn stack(&self, cell: Cell) -> impl Iterator<Item = Company> + '_ {
        self.came.iter().copied().filter(move |&company| self.cells[company] == Some(cell))
    }

    /// The companies with a marker, in operating order but for their kind: by
    /// price, then the one further right, then higher up, then the one on top
    /// (§5.2).
    #[must_use]
    pub fn order(&self, chart: Chart) -> ArrayVec<Company, 25> {
        let mut order = self.came.clone();
        order.sort_by_key(|&company| {
            let cell = self.cells[company].unwrap_or(Cell { row: 0, col: 0 });
            (-chart.price(cell).0, -i16::from(cell.col), cell.row)
        });
        order
    }
}
