//! Random games.
use bourse_1861::*;
use bourse_game::suite::{Coin, walk};
use bourse_game::{Game, Money, Moves as _, Options as _, Setup};
use std::time::Instant;
fn main() {
    let mut args = std::env::args().skip(1);
    let players: u8 = args.next().unwrap().parse().unwrap();
    let games: u64 = args.next().unwrap().parse().unwrap();
    let edition = args.next().unwrap();
    let mut options = Options::of(if edition == "jklm" {
        bourse_track::Edition::Jklm
    } else {
        bourse_track::Edition::EighteenXx
    });
    while let (Some(o), Some(v)) = (args.next(), args.next()) {
        let i = Options::DECLARED.iter().position(|d| d.name == o).unwrap();
        options.set(i, v.parse().unwrap());
    }
    let setup = Setup::new(&Empire::DECLARATION, players, options, 1).unwrap();
    let start = Instant::now();
    let mut lines = 0u64;
    let mut longest = 0;
    let mut kinds = std::collections::BTreeMap::<String, u64>::new();
    for seed in 0..games {
        let mut prev = String::new();
        let (end, n) = walk(Empire::new(setup), &mut Coin::new(seed), |step| {
            assert_eq!(step.state.bank() + step.state.money_in_play(), Money(15000));
            let seat = step.state.to_move().unwrap();
            let bourse_game::Line::Decision { action, .. } = step.line else { panic!() };
            let _ = seat;
            let text = serde_json::to_value(action).unwrap();
            *kinds.entry(text["type"].as_str().unwrap().to_string()).or_default() += 1;
            prev.clear();
            if std::env::var("CHECK").is_ok() {
                let moves = step.state.moves(seat);
                assert!(moves.contains(action));
                for k in 0..moves.kinds() {
                    for n in 0..moves.count_of(k).min(30) {
                        let a = moves.nth_of(k, n).unwrap();
                        assert!(
                            step.state.check(seat, &a).is_ok(),
                            "{a:?} {:?}",
                            step.state.check(seat, &a)
                        );
                    }
                }
            }
        });
        lines += u64::from(n);
        longest = longest.max(n);
        let _ = end;
    }
    println!(
        "{games} games, {} lines each, longest {longest}, {:.2} s, {:?}",
        lines / games,
        start.elapsed().as_secs_f64(),
        kinds
    );
}
