//! §1.7, §4.1.2, §4.4, §5.5.5: how markers move.

use bourse_game::Money;

use super::Position;
use crate::Company::{Kr, Mv, N, Nw, Sw};
use crate::{Cell, Chart};

/// Where a marker goes from each cell of the board.
const CELLS: &str = include_str!("market.txt");

fn cell(written: &str) -> Option<Cell> {
    let (row, col) = written.split_once(',')?;
    Some(Cell { row: row.parse().unwrap(), col: col.parse().unwrap() })
}

#[test]
fn markers_move_as_the_board_shows() {
    let rows: Vec<&str> = CELLS.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(rows.len(), 95);
    for row in rows {
        let words: Vec<&str> = row.split(' ').collect();
        let from = cell(words[0]).unwrap();
        let chart = Chart::Grid;
        assert_eq!(chart.price(from), Money(words[1].parse().unwrap()), "{row}");
        let moves = [
            chart.left(from),
            chart.right(from),
            chart.right_minor(from),
            chart.down(from),
            chart.up(from),
        ];
        for (to, written) in moves.into_iter().zip(&words[2..]) {
            assert!(cell(written).is_none_or(|cell| cell == to), "{row}: {to:?}");
        }
    }
}

#[test]
fn in_a_row_of_prices_markers_go_left_and_right() {
    let chart = Chart::Column;
    let at = |col| Cell { row: 0, col };
    assert_eq!(chart.left(at(0)), at(0));
    assert_eq!(chart.right(at(27)), at(27));
    assert_eq!((chart.down(at(7)), chart.up(at(7))), (at(6), at(8)));
    assert_eq!(chart.price(at(15)), Money(165));
    assert_eq!(chart.right_minor(at(15)), at(15), "a minor's price stops at 165");
    let converts: Vec<i32> =
        (0..28).map(at).filter(|&cell| chart.converts(cell)).map(|it| chart.price(it).0).collect();
    assert_eq!(converts, [100, 110, 120, 135, 150, 165]);
}

#[test]
fn companies_start_at_the_marked_prices() {
    for chart in [Chart::Grid, Chart::Column] {
        let publics: Vec<i32> = chart.public_starts().map(|(price, _)| price.0).collect();
        assert_eq!(publics, [70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200]);
        for (price, cell) in chart.public_starts() {
            assert_eq!(chart.price(cell), price);
        }
        assert_eq!(chart.minor_start(Money(149)).unwrap().0, Money(135));
        assert_eq!(chart.minor_start(Money(49)), None);
    }
}

/// Minors first, then publics, each by price; of equal prices the one further
/// right, then the one higher up, then the one that came first.
#[test]
fn the_dearest_operates_first() {
    let position = Position::new().minor(N, 0, 50).minor(Kr, 0, 50).minor(Mv, 0, 60);
    let game = position.public(Nw, 0, 100).public(Sw, 0, 200).stock(0);
    assert_eq!(game.operating_order().as_slice(), [Mv, N, Kr, Sw, Nw]);
    // 100 is in several cells: further right comes first.
    let position = Position::new().public(Nw, 0, 100).public(Sw, 0, 100);
    let game = position.at_cell(Sw, 5, 6).stock(0);
    assert_eq!(game.operating_order().as_slice(), [Sw, Nw]);
}

#[test]
fn a_marker_that_stays_keeps_its_place() {
    let mut game = Position::new().public(Nw, 0, 100).public(Sw, 0, 100).stock(0);
    let cell = game.market().cell(Nw).unwrap();
    game.move_marker(Nw, |_, cell| cell, &mut ());
    assert_eq!(game.market().stack(cell).collect::<Vec<_>>(), [Nw, Sw]);
    game.move_marker(Nw, |chart, cell| chart.left(cell), &mut ());
    game.move_marker(Nw, |chart, cell| chart.right(cell), &mut ());
    assert_eq!(game.market().stack(cell).collect::<Vec<_>>(), [Sw, Nw], "it came back below");
}
