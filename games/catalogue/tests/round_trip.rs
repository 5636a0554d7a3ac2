//! What is written is read back: every setup of every game, header and lines.

#![allow(clippy::unwrap_used)]

use bourse_catalogue::{GameId, with_game};
use bourse_game::suite::{Coin, setups, walk};
use bourse_game::{Line, Options, Recorded};
use bourse_record::{Header, Trust, Writer, lines, replay};

/// Writes a random game of each setup, reads it back and replays it.
fn round_trip<G: Recorded>() -> usize {
    let setups = setups::<G>();
    for (seed, setup) in setups.iter().enumerate() {
        let names = setup.players().seats().map(|seat| format!("« {seat} »")).collect();
        let header = Header::<G> { names: Some(names), ..Header::new(*setup) };
        let mut writer = Writer::new(Vec::new(), &header).unwrap();
        let mut draws = 0;
        let (last, count) =
            walk(G::new(*setup), &mut Coin::new(seed as u64), |step| match step.line {
                Line::Decision { .. } => writer.line(step.line).unwrap(),
                Line::Chance(outcome) => {
                    writer.draw(outcome, draws).unwrap();
                    draws += 1;
                }
            });
        let text = writer.result(&last.turn().standing().unwrap(), None).unwrap();

        let first = lines(&text).next().unwrap().unwrap().1;
        let (id, raw) = GameId::of_header(first).unwrap();
        assert_eq!(id.declaration().id, G::DECLARATION.id);
        assert_eq!(Header::<G>::check(raw.clone()).unwrap(), header);
        let read = replay::<G, _>(raw, &text, Trust::Believe, &mut (), |_, ()| ()).unwrap();
        assert_eq!(*read.state(), last, "{setup:?}");
        assert_eq!(read.line(), u64::from(count) + 2, "header, lines and result");
    }
    setups.len()
}

/// How many setups there are at the least: for each number of players the defaults and
/// each other value of each option.
fn values<G: Recorded>() -> usize {
    let others = |players| -> usize {
        let options = G::Options::DECLARED.iter();
        options.map(|option| usize::from(option.domain.size(players)) - 1).sum()
    };
    G::DECLARATION.player_counts().map(|players| 1 + others(players)).sum()
}

#[test]
fn every_setup_of_every_game_is_written_and_read() {
    for game in GameId::ALL {
        let (tried, least) = with_game!(game, G => (round_trip::<G>(), values::<G>()));
        assert!(tried >= least, "{tried}");
    }
}
