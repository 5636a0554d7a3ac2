//! Each reason why a route is refused, once.

use bourse_1861::{Edition, Phase, map};
use bourse_track::{
    Board, Company, Declared, Hex, Illegal, Rotation, Run, Station, Train, check_routes,
};

/// The printed line from Moscow over Tver to St Petersburg, and on to Vilna.
struct Printed {
    board: Board,
    trains: Vec<Train>,
    edition: Edition,
}

fn company(number: u8) -> Company {
    Company::new(number).unwrap()
}

fn hex(id: &str) -> Hex {
    map().hex_by_id(id).unwrap()
}

fn at(id: &str, stop: u8) -> Station {
    Station { hex: hex(id), stop }
}

fn printed() -> Printed {
    let mut board = Board::new();
    board.place_token(map(), at("H8", 1), 0, company(0)).unwrap();
    Printed { board, trains: vec![Train::numbered(2), Train::numbered(3)], edition: Edition::Jklm }
}

impl Printed {
    fn check(&self, routes: &[(usize, &[&[&str]])]) -> Result<u32, Illegal> {
        let declared: Vec<Declared> = routes
            .iter()
            .map(|(train, connections)| Declared {
                train: *train,
                connections: connections
                    .iter()
                    .map(|ids| ids.iter().map(|id| hex(id)).collect())
                    .collect(),
            })
            .collect();
        let run = Run {
            map: map(),
            board: &self.board,
            company: company(0),
            trains: &self.trains,
            bonuses: &[],
            column: Phase::FIRST.column(),
            counting: self.edition.counting(),
        };
        check_routes(&run, &declared).map(|routes| routes.iter().map(|route| route.revenue).sum())
    }

    fn tile(&mut self, id: &str, tile: &str, rotation: u8) {
        let tile = map().tile_by_id(tile).unwrap();
        self.board.put_tile(hex(id), tile, Rotation::new(rotation).unwrap());
    }
}

const TO_TVER: &[&str] = &["H8", "G7", "G5"];
const TO_PETERSBURG: &[&str] = &["G5", "F4", "F2", "E1"];
const TO_VILNA: &[&str] = &["E1", "D2", "D4", "C5", "C7", "B8"];

#[test]
fn the_printed_line_is_a_route_for_two_stops_or_three() {
    let printed = printed();
    assert_eq!(printed.check(&[(0, &[TO_TVER])]), Ok(50));
    assert_eq!(printed.check(&[(0, &[TO_TVER, TO_PETERSBURG])]), Ok(80));
    assert_eq!(printed.check(&[(1, &[TO_TVER, TO_PETERSBURG])]), Ok(90));
    assert_eq!(printed.check(&[(1, &[TO_PETERSBURG, TO_TVER])]), Ok(90), "from either end");
    assert_eq!(printed.check(&[]), Ok(0));
}

#[test]
fn what_is_not_there_is_not_run() {
    let mut printed = printed();
    printed.tile("B8", "4", 1);
    assert_eq!(printed.check(&[(2, &[TO_TVER])]), Err(Illegal::NoTrain { train: 2 }));
    assert_eq!(printed.check(&[(0, &[])]), Err(Illegal::TooFewStops));
    assert_eq!(printed.check(&[(0, &[&["H8"]])]), Err(Illegal::NoConnection));
    assert_eq!(printed.check(&[(0, &[&[]])]), Err(Illegal::NoConnection));
    let apart = Illegal::NotNeighbours { from: hex("H8"), to: hex("G5") };
    assert_eq!(printed.check(&[(0, &[&["H8", "G5"]])]), Err(apart));
    assert_eq!(printed.check(&[(0, &[&["H8", "H6"]])]), Err(Illegal::NoStop { hex: hex("H8") }));
    let no_track = Illegal::NoTrack { hex: hex("G7") };
    assert_eq!(printed.check(&[(0, &[&["H8", "G7", "F8"]])]), Err(no_track));
    let broken = Illegal::Broken { hex: hex("G5") };
    assert_eq!(printed.check(&[(0, &[TO_TVER, TO_VILNA])]), Err(broken));
    assert_eq!(printed.check(&[(0, &[TO_PETERSBURG])]), Err(Illegal::NoToken));
}

#[test]
fn track_and_trains_serve_once() {
    let printed = printed();
    let both: &[(usize, &[&[&str]])] = &[(0, &[TO_TVER]), (1, &[TO_TVER])];
    assert_eq!(printed.check(both), Err(Illegal::TrackTwice { hex: hex("H8") }));
    let twice: &[(usize, &[&[&str]])] = &[(0, &[TO_TVER]), (0, &[TO_PETERSBURG])];
    assert_eq!(printed.check(twice), Err(Illegal::TrainTwice { train: 0 }));
}

#[test]
fn two_stations_of_one_hex_are_not_on_one_route() {
    let mut printed = printed();
    printed.tile("H10", "3", 2);
    printed.tile("G9", "8", 3);
    printed.tile("G7", "7", 5);
    let loops: &[&[&str]] = &[&["H8", "H10"], &["H10", "G9", "G7", "H8"]];
    assert_eq!(printed.check(&[(1, loops)]), Err(Illegal::PlaceTwice { hex: hex("H8") }));
}

#[test]
fn a_red_area_ends_a_route() {
    let mut printed = printed();
    printed.board.place_token(map(), at("E1", 0), 0, company(0)).unwrap();
    printed.tile("B8", "4", 1);
    printed.tile("B10", "8", 2);
    printed.tile("C9", "58", 1);
    printed.trains = vec![Train::numbered(4)];
    let to_poland: &[&[&str]] = &[TO_VILNA, &["B8", "A9"]];
    assert_eq!(printed.check(&[(0, to_poland)]), Ok(40 + 10 + 30));
    let past: &[&[&str]] = &[TO_VILNA, &["B8", "A9"], &["A9", "B10", "C9"]];
    assert_eq!(printed.check(&[(0, past)]), Err(Illegal::RedPassed { hex: hex("A9") }));
}

#[test]
fn a_full_city_ends_a_route() {
    let mut printed = printed();
    printed.tile("E1", "641", 0);
    printed.tile("B8", "3", 4);
    printed.trains = vec![Train::numbered(4)];
    for slot in 0..3 {
        printed.board.place_token(map(), at("E1", 0), slot, company(1 + slot as u8)).unwrap();
    }
    let far: &[&[&str]] = &[TO_TVER, TO_PETERSBURG, TO_VILNA];
    assert_eq!(printed.check(&[(0, far)]), Err(Illegal::FullCity { hex: hex("E1") }));
    printed.board.remove_token(map(), at("E1", 0), 1).unwrap();
    assert_eq!(printed.check(&[(0, far)]), Ok(40 + 10 + 50 + 10));
}

#[test]
fn a_town_at_the_end_is_counted() {
    let mut printed = printed();
    printed.tile("E1", "641", 0);
    printed.tile("B8", "3", 4);
    let far: &[&[&str]] = &[TO_TVER, TO_PETERSBURG, TO_VILNA];
    assert_eq!(printed.check(&[(0, far)]), Err(Illegal::EndNotCounted { hex: hex("B8") }));
    printed.edition = Edition::EighteenXx;
    assert_eq!(printed.check(&[(0, far)]), Ok(90), "the site does not ask");
}

#[test]
fn a_train_counts_no_more_than_its_reach() {
    let mut printed = printed();
    printed.tile("E1", "641", 0);
    printed.tile("B8", "4", 1);
    let far: &[&[&str]] = &[TO_TVER, TO_PETERSBURG, TO_VILNA, &["B8", "A9"]];
    assert_eq!(printed.check(&[(0, far)]), Err(Illegal::TooManyStops));
    assert_eq!(printed.check(&[(1, far)]), Ok(40 + 50 + 30));
}
