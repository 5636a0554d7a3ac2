//! A game that is exported is read back to the same states.

use bourse_1861::{Empire, Options};
use bourse_game::suite::{Coin, walk};
use bourse_game::{Game, Line, Setup};
use bourse_record::site::{Exporter, SiteFile, replay_site};
use bourse_track::Edition;

use crate::games::games;

/// Reads what was written and compares it state by state.
fn read_back(exporter: &Exporter, states: &[Empire]) {
    let text = serde_json::to_vec(&exporter.file(None)).unwrap();
    let file = SiteFile::read(&text).unwrap();
    let mut number = 0;
    replay_site(&file, &mut (), |game, ()| {
        assert_eq!(*game, states[number], "after {number} actions");
        number += 1;
    })
    .unwrap();
    assert_eq!(number, states.len());
}

#[test]
fn random_games_are_read_back() {
    for (seed, players) in (3..=6).enumerate() {
        for column in [false, true] {
            let options = Options::of(Edition::EighteenXx);
            let options = if column { options.with_column_market() } else { options };
            let setup = Setup::new(&Empire::DECLARATION, players, options, 1).unwrap();
            let mut exporter = Exporter::new(Empire::new(setup)).unwrap();
            let mut states = Vec::new();
            let (last, _) = walk(Empire::new(setup), &mut Coin::new(seed as u64), |step| {
                states.push(step.state.clone());
                if let Line::Decision { seat, action } = step.line {
                    exporter.play(*seat, action).unwrap();
                }
            });
            states.push(last);
            read_back(&exporter, &states);
        }
    }
}

#[test]
fn games_of_the_site_are_written_as_they_were_read() {
    for game in games() {
        let text = game.text();
        let file = SiteFile::read(&text).unwrap();
        let mut replay = bourse_record::site::SiteReplay::new(&file).unwrap();
        let mut exporter = Exporter::new(replay.game().clone()).unwrap();
        let mut states = vec![replay.game().clone()];
        for action in &file.actions {
            let (seat, ours) = replay.translate(action).unwrap();
            exporter.play(seat, &ours).unwrap();
            replay.play(action, &mut ()).unwrap();
            states.push(replay.game().clone());
        }
        read_back(&exporter, &states);
    }
}

#[test]
fn games_by_other_rules_are_not_exported() {
    let setup = Setup::new(&Empire::DECLARATION, 3, Options::default(), 1).unwrap();
    assert!(Exporter::new(Empire::new(setup)).is_err());
}
