//! The figures the books rest on, measured. Run by hand:
//! `cargo test --release -p bourse-bots figures -- --ignored --nocapture`.

use std::collections::BTreeMap;

use bourse_1861::{Company, Empire, Options, Round, TrainKind, TurnStep};
use bourse_game::{Game, Seat, Setup, Turn, Viewer};

use crate::empire::regular::Judge;
use crate::empire::runs::Runs;
use crate::{Bots, Generator};

#[test]
#[ignore = "prints figures"]
fn figures() {
    let words = std::env::var("SEATS").unwrap_or_else(|_| "greedy,greedy,greedy".into());
    let seats: Vec<&str> = words.split(',').collect();
    let games = std::env::var("GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(5);
    let mut alone: BTreeMap<(u8, TrainKind), (i32, i32)> = BTreeMap::new();
    let mut guessed: BTreeMap<(u8, u8), Vec<(f32, f32)>> = BTreeMap::new();
    let mut further: BTreeMap<usize, (f32, f32)> = BTreeMap::new();
    let mut runs = Runs::default();
    for number in 0..games {
        let setup = Setup::new(&Empire::DECLARATION, 3, Options::default(), 1).unwrap();
        let mut game = Empire::new(setup);
        let mut bots: Vec<_> = seats.iter().map(|name| Empire::bot(name).unwrap()).collect();
        let mut dice: Vec<_> = (0..3).map(|seat| Generator::new(9, number * 8 + seat)).collect();
        let mut guesses: Vec<(u8, u8, [f32; 6])> = Vec::new();
        let mut known = (0, 0);
        loop {
            match game.turn() {
                Turn::Over(standing) => {
                    for (set, phase, guess) in guesses {
                        for seat in game.players().seats() {
                            let truth = standing.scores[seat].0 as f32;
                            guessed.entry((set, phase)).or_default().push((guess[seat.index()], truth));
                        }
                    }
                    break;
                }
                Turn::Decide(to_move) => {
                    let seat = to_move.first().unwrap();
                    if let Round::Operating(operating) = game.round()
                        && operating.turn.step == TurnStep::Run
                        && let Some(company) = game.operating().filter(|&it| it != Company::Rsr)
                    {
                        let mut singles: Vec<i32> = Vec::new();
                        for card in game.depot().of_company(company) {
                            let kind = card.train.kind;
                            let revenue = runs.revenue(&game, game.board(), company, &[kind]);
                            singles.push(revenue);
                            let sum = alone.entry((game.phase().number(), kind)).or_default();
                            *sum = (sum.0 + revenue, sum.1 + 1);
                        }
                        singles.sort_unstable();
                        let together = runs.now(&game, company);
                        let sum = further.entry(singles.len()).or_default();
                        *sum = (sum.0 + together as f32, sum.1 + singles.iter().sum::<i32>() as f32);
                    }
                    if let Round::Operating(operating) = game.round()
                        && known != (game.set(), operating.number)
                    {
                        known = (game.set(), operating.number);
                        let outcome = Judge::new(&game, Seat::FIRST, &mut runs).fortunes(&game);
                        guesses.push((game.set() * 10 + operating.number, game.phase().number(), outcome));
                    }
                    let view = game.view(Viewer::Seat(seat));
                    let action = bots[seat.index()].decide(&view, &mut dice[seat.index()]);
                    game.apply(seat, &action, &mut ()).unwrap();
                }
                Turn::Chance(due) => match due {},
            }
        }
    }
    for ((phase, kind), (sum, count)) in alone {
        println!("phase {phase} train {:<5} {:>4} ({count})", kind.id(), sum / count);
    }
    for (count, (together, sum)) in further {
        println!("{count} trains together {:.3}", together / sum);
    }
    for ((round, phase), pairs) in guessed {
        let n = pairs.len() as f32;
        let mean = |pick: fn(&(f32, f32)) -> f32| pairs.iter().map(pick).sum::<f32>() / n;
        let (guess, truth) = (mean(|it| it.0), mean(|it| it.1));
        let cov = pairs.iter().map(|it| (it.0 - guess) * (it.1 - truth)).sum::<f32>();
        let var = |pick: fn(&(f32, f32)) -> f32, mean: f32| {
            pairs.iter().map(|it| (pick(it) - mean).powi(2)).sum::<f32>()
        };
        let correlation = cov / (var(|it| it.0, guess) * var(|it| it.1, truth)).sqrt();
        println!("round {round} phase {phase}: guessed {guess:.0}, came {truth:.0}, correlation {correlation:.2} ({n})");
    }
}
