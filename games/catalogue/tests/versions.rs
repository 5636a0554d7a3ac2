//! Games in which a fault of the rules was found, by the site's own engine or by
//! another implementation: under the version that had it they replay as they were
//! played, under the next one they do not.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use bourse_1861::{Company, G1861, Step, TrainKind};
use bourse_game::{Money, Setup};
use bourse_record::{Header, LineError, RawHeader, Replay, Trust, lines};

const FIRST: u32 = 1;
const SECOND: u32 = 2;
const THIRD: u32 = 3;

/// The game at the end of a record, by a version of the rules, or the number of
/// the line that is refused and why.
fn replayed(name: &str, rules: u32) -> Result<G1861, (u64, &'static str)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/1861");
    let text = fs::read(folder.join(name).with_extension("jsonl")).unwrap();
    let first = lines(&text).next().unwrap().unwrap().1;
    let raw = RawHeader::read(first).unwrap();
    let header = Header::<G1861>::check(raw).unwrap();
    let (players, options) = (header.setup.players().count(), *header.setup.options());
    let setup = Setup::new(&<G1861 as bourse_game::Game>::DECLARATION, players, options, rules);
    let mut replay = Replay::new(&Header { setup: setup.unwrap(), ..header }, Trust::Believe);
    for line in lines(&text).skip(1) {
        let (number, line) = line.unwrap();
        let played = replay.play(line, &mut ());
        played.map_err(|error: LineError<G1861>| (number, error.code()))?;
    }
    Ok(replay.state().clone())
}

/// The last line of a record is refused by a version.
fn assert_refused(name: &str, rules: u32, line: u64, code: &str) {
    assert_eq!(replayed(name, rules).map(|_| ()), Err((line, code)), "{name}");
}

#[test]
fn what_the_sites_engine_refused_is_refused() {
    for (name, line, code) in [
        ("private-nobody-can-pay", 12, "wrong_seat"),
        ("bidder-at-the-limit", 513, "wrong_seat"),
        ("train-runs-twice-on-18xx", 476, "train_has_run"),
    ] {
        assert!(replayed(name, FIRST).is_ok(), "{name}");
        assert_refused(name, SECOND, line, code);
    }
    // Found when the second version was in the making.
    assert_refused("city-in-a-ring", SECOND, 719, "city_not_open");
    assert_refused("second-of-the-pool", SECOND, 317, "train_not_for_sale");
    assert_refused("route-that-was", SECOND, 624, "wrong_phase");
    assert_refused("token-not-asked-for", SECOND, 618, "wrong_phase");
    assert_refused("token-where-the-state-left", SECOND, 804, "wrong_phase");
    // A public that is formed again is asked for a token before it runs.
    for (name, line) in [("public-formed-again", 637), ("public-formed-again-too", 625)] {
        assert!(replayed(name, SECOND).is_ok(), "{name}");
        assert_refused(name, THIRD, line, "wrong_phase");
    }
}

#[test]
fn a_merger_is_not_swallowed() {
    let name = "merger-swallowed";
    let before = replayed(name, FIRST).unwrap();
    let now = replayed(name, SECOND).unwrap();
    assert_ne!(before.merging(), now.merging(), "the turn went on");
    assert_eq!((now.merging(), now.step()), (Some(Company::Mv), Some(Step::Merge)));
}

#[test]
fn the_state_railway_buys_one_8() {
    let eights = |rules| {
        let game = replayed("rsr-buys-8s-in-phase-8", rules).unwrap();
        game.depot().sold(TrainKind::Eight)
    };
    assert_eq!((eights(FIRST), eights(SECOND)), (3, 1));
}

#[test]
fn a_train_does_not_run_again_for_the_state() {
    let name = "rsr-train-runs-twice";
    let earned = |rules| replayed(name, rules).unwrap().charter(Company::Rsr).earned;
    assert_eq!((earned(FIRST), earned(SECOND)), (Money(960), Money(830)));
}
