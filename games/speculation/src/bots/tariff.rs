//! The price lists, made to be read between their lines.

use crate::{START_PRICE, Space, Table, TrackSection};

const RANKS: usize = 8;
/// START, the sections, and END.
const ROWS: usize = 8;

/// The price lists of a table. A price can be read between two spaces and
/// between two ranks, for an expectation is seldom a whole number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tariff {
    /// Where a row holds exactly: START, the middle of a section, END.
    places: [f32; ROWS],
    /// The prices by rank; the last one stands twice, as a neighbour for itself.
    rows: [[f32; RANKS + 1]; ROWS],
}

impl Tariff {
    /// The lists in force at a table.
    pub(super) fn new(table: &Table) -> Self {
        let lists = table.price_lists();
        let end = f32::from(Space::END.number());
        let mut tariff =
            Self { places: [end; ROWS], rows: [by_rank(|rank| lists.end().at(rank).0); ROWS] };
        tariff.places[0] = 0.0;
        tariff.rows[0] = by_rank(|_| START_PRICE.0);
        for (row, section) in (1..ROWS - 1).zip(TrackSection::all()) {
            let (first, last) = (section.first().number(), section.last().number());
            tariff.places[row] = f32::from(first + last) / 2.0;
            tariff.rows[row] = by_rank(|rank| lists.section(section).at(rank).0);
        }
        tariff
    }

    /// The price at a place with so many pawns ahead.
    #[inline]
    pub(super) fn price(&self, place: f32, ahead: f32) -> f32 {
        let above = self.places[1..ROWS - 1].iter().filter(|&&row| row <= place).count();
        let (from, to) = (self.places[above], self.places[above + 1]);
        let way = ((place - from) / (to - from).max(1.0)).clamp(0.0, 1.0);
        let rank = (ahead.max(0.0) as usize).min(RANKS - 1);
        let part = (ahead - rank as f32).clamp(0.0, 1.0);
        let at = |row: &[f32; RANKS + 1]| row[rank] + part * (row[rank + 1] - row[rank]);
        let (low, high) = (at(&self.rows[above]), at(&self.rows[above + 1]));
        low + way * (high - low)
    }

    /// The price of the first in END: the measure of all fortunes.
    pub(super) fn highest(&self) -> f32 {
        self.rows[ROWS - 1][0].max(1.0)
    }
}

fn by_rank(price: impl Fn(usize) -> i32) -> [f32; RANKS + 1] {
    std::array::from_fn(|rank| price(rank) as f32)
}

#[cfg(test)]
mod tests {
    use crate::Speculation;
    use bourse_game::{Game, Setup};

    use super::*;

    #[test]
    fn prices_stand_in_the_middle_of_a_section_and_run_between() {
        let setup = Setup::new(&Speculation::DECLARATION, 4, Default::default(), 1).unwrap();
        let game = Speculation::new(setup);
        let tariff = Tariff::new(game.table());
        let close = |place, ahead, price: f32| {
            let given = tariff.price(place, ahead);
            assert!((given - price).abs() < 0.01, "{place} {ahead}: {given}");
        };
        close(0.0, 3.0, 20.0);
        close(5.5, 0.0, 70.0);
        close(15.5, 7.0, 0.0);
        close(10.5, 0.0, 97.5);
        close(5.5, 0.5, 65.0);
        close(60.0, 0.0, 375.0);
        close(99.0, 99.0, -40.0);
    }
}
