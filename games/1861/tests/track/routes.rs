//! The rules that routes must follow, one by one.

use bourse_1861::{Edition, Phase, TrainKind, map};
use bourse_track::{Board, Bonus, Company, Hex, Rotation, Run, Station, Train, best_routes};

fn hex(id: &str) -> Hex {
    map().hex_by_id(id).unwrap()
}

struct Position {
    board: Board,
    trains: Vec<Train>,
    bonuses: Vec<Bonus>,
    phase: u8,
    edition: Edition,
}

impl Position {
    /// Tiles as `hex tile rotation`, tokens as `hex stop slot company`.
    fn new(tiles: &[(&str, &str, u8)], tokens: &[(&str, u8, usize, u8)]) -> Self {
        let mut board = Board::new();
        for &(at, tile, rotation) in tiles {
            let tile = map().tile_by_id(tile).unwrap();
            board.put_tile(hex(at), tile, Rotation::new(rotation).unwrap());
        }
        for &(at, stop, slot, company) in tokens {
            let station = Station { hex: hex(at), stop };
            board.place_token(map(), station, slot, Company::new(company).unwrap()).unwrap();
        }
        Self { board, trains: Vec::new(), bonuses: Vec::new(), phase: 2, edition: Edition::Jklm }
    }

    fn revenue(&self, trains: &[&str]) -> u32 {
        let trains: Vec<Train> =
            trains.iter().map(|name| TrainKind::from_id(name).unwrap().on_track()).collect();
        let run = Run {
            map: map(),
            board: &self.board,
            company: Company::new(0).unwrap(),
            trains: if trains.is_empty() { &self.trains } else { &trains },
            bonuses: &self.bonuses,
            column: Phase::new(self.phase).unwrap().column(),
            counting: self.edition.counting(),
        };
        best_routes(&run).unwrap().revenue
    }
}

/// Moscow - Tver - St Petersburg as printed, own token in Moscow.
fn main_line() -> Position {
    Position::new(&[], &[("H8", 1, 0, 0)])
}

/// The line from St Petersburg to Vilna and into Poland, all stops yellow.
fn to_poland(petersburg: &[(&str, u8, usize, u8)]) -> Position {
    Position::new(&[("B8", "4", 1), ("E1", "641", 0)], petersburg)
}

#[test]
fn the_map_is_there() {
    assert_eq!(map().hexes().len(), 144);
    assert_eq!(map().tiles().len(), 62);
}

#[test]
fn towns_may_be_skipped() {
    assert_eq!(main_line().revenue(&["2"]), 80);
    assert_eq!(main_line().revenue(&["3"]), 90);
}

#[test]
fn without_a_token_nothing_runs() {
    assert_eq!(Position::new(&[], &[]).revenue(&["8"]), 0);
}

#[test]
fn several_trains_share_no_track() {
    assert_eq!(main_line().revenue(&["2", "2"]), 80);
    assert_eq!(main_line().revenue(&["8", "8", "8"]), 90);
}

#[test]
fn a_double_train_doubles() {
    assert_eq!(main_line().revenue(&["2+2"]), 160);
}

#[test]
fn a_private_adds_once_per_route_and_is_not_doubled() {
    let mut position = main_line();
    let moscow = Bonus { hexes: vec![hex("H8")], amount: 10 };
    position.bonuses = vec![moscow.clone(), moscow];
    assert_eq!(position.revenue(&["2"]), 100);
    assert_eq!(position.revenue(&["2+2"]), 180);
}

#[test]
fn red_areas_pay_by_the_phase_and_end_a_route() {
    let mut position = to_poland(&[("E1", 0, 0, 0)]);
    for (phase, poland) in [(2, 30), (3, 40), (4, 40), (5, 50), (6, 70), (8, 70)] {
        position.phase = phase;
        assert_eq!(position.revenue(&["2"]), 50 + poland.max(40), "phase {phase}");
    }
}

#[test]
fn a_full_city_may_be_reached_but_not_passed() {
    let full = [("E1", 0, 0, 1), ("E1", 0, 1, 2), ("E1", 0, 2, 3), ("H8", 1, 0, 0)];
    let mut position = to_poland(&full);
    position.phase = 6;
    assert_eq!(position.revenue(&["8"]), 40 + 10 + 50);
    let open = [("E1", 0, 0, 1), ("E1", 0, 1, 2), ("H8", 1, 0, 0)];
    let mut position = to_poland(&open);
    position.phase = 6;
    assert_eq!(position.revenue(&["8"]), 40 + 10 + 50 + 10 + 70);
    assert_eq!(position.revenue(&["2"]), 40 + 50);
}

#[test]
fn the_editions_differ_in_whether_the_token_must_be_counted() {
    // Moscow, Tver, St Petersburg, Vilna, Poland: with a reach of two the best
    // two are St Petersburg and Poland, and the token is in Moscow.
    let mut position = to_poland(&[("H8", 1, 0, 0)]);
    position.phase = 6;
    position.trains = vec![Train { reach: 2, multiplier: 2, skips_cities: true }];
    assert_eq!(position.revenue(&[]), 2 * (50 + 70));
    position.edition = Edition::EighteenXx;
    assert_eq!(position.revenue(&[]), 2 * (40 + 70));
}

#[test]
fn ekaterinburg_counts_twice_with_moscow_before_doubling() {
    let tiles = [
        ("I7", "9", 1),
        ("J6", "9", 1),
        ("K5", "8", 5),
        ("L6", "8", 2),
        ("M5", "9", 1),
        ("N4", "9", 1),
        ("O3", "8", 5),
        ("P4", "8", 2),
    ];
    let position = Position::new(&tiles, &[("H8", 2, 0, 0)]);
    assert_eq!(position.revenue(&["2"]), 40 + 80);
    assert_eq!(position.revenue(&["2+2"]), 2 * (40 + 80));
    assert_eq!(position.revenue(&["5+5E"]), 2 * (40 + 80));
}

#[test]
fn a_tile_far_away_changes_nothing() {
    let near = main_line();
    let mut far = main_line();
    let tile = map().tile_by_id("9").unwrap();
    far.board.lay(map(), hex("J14"), tile, Rotation::NONE).unwrap();
    for trains in [&["2"][..], &["3", "2+2"], &["5+5E"]] {
        assert_eq!(near.revenue(trains), far.revenue(trains));
    }
}
