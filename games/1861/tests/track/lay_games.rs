//! The rules of laying track as games used them: what was laid is legal, what
//! was refused is not, and what is listed is what is accepted.

use std::path::Path;

use bourse_track::{Colour, Hex, Refusal, Rotation, Survey};

use crate::replayed::{Lay, Norm, Replay, State, files, newest, read, shared};

#[derive(Default, Debug)]
struct Counts {
    games: usize,
    lays: usize,
    refusals: usize,
    listed: usize,
    tokens: usize,
}

impl Counts {
    fn check(&mut self, replay: &mut Replay, newest: Colour, norm: &Norm) -> Result<(), Refusal> {
        let company = replay.company(norm.entity.as_str().unwrap());
        let (hex, it) = replay.lay_of(norm);
        let survey = Survey {
            map: replay.map,
            board: &replay.board,
            network: replay.networks.of(company).unwrap(),
            newest,
            stock: replay.stock(),
        };
        let lays = survey.lays();
        let mut listed = lays.iter().copied().peekable();
        for hex in replay.map.hexes() {
            let legal: Vec<Lay> = survey.legal(hex).collect();
            let mut legal = legal.into_iter().peekable();
            for tile in replay.map.tiles() {
                for rotation in Rotation::ALL {
                    let accepted = survey.check(hex, tile, rotation).is_ok();
                    let among_all = listed.next_if_eq(&(hex, tile, rotation)).is_some();
                    let on_this_hex = legal.next_if_eq(&(tile, rotation)).is_some();
                    assert_eq!((among_all, on_this_hex), (accepted, accepted));
                }
            }
            assert_eq!(legal.next(), None);
        }
        assert_eq!(listed.next(), None);
        self.listed += lays.len();
        survey.check(hex, it.0, it.1)
    }

    /// Tokens that are still in the hex stand where the state says, which is
    /// the very circle.
    fn check_tokens(&mut self, replay: &Replay, hex: Hex, state: &State) {
        let id = replay.map.hex(hex).place.to_string();
        for (at, slot, owner) in replay.tokens().into_iter().filter(|(at, ..)| at.hex == hex) {
            let tokens = &state.corporations[replay.name(owner)].tokens;
            if let Some(token) = tokens.iter().find(|token| token.hex == id) {
                assert_eq!((token.city, token.slot), (at.stop, slot), "{id}");
                self.tokens += 1;
            }
        }
    }

    fn play(&mut self, file: &Path) {
        let game = read(file);
        let mut replay = Replay::new();
        let mut colour = Colour::Yellow;
        for line in &game.lines {
            if let Some(norm) = line.norm.as_ref().filter(|norm| norm.kind == "lay_tile") {
                let told = format!("{} {} {:?} {:?}", game.name, line.i, norm.hex, norm.tile);
                assert_eq!(self.check(&mut replay, colour, norm), Ok(()), "{told}");
                let (hex, it) = replay.lay_of(norm);
                replay.lay(hex, it);
                self.lays += 1;
            }
            assert!(replay.has_tiles(&line.state), "{} {}", game.name, line.i);
            if let Some(norm) = line.norm.as_ref().filter(|norm| norm.kind == "lay_tile") {
                self.check_tokens(&replay, replay.lay_of(norm).0, &line.state);
            }
            replay.follow_tokens(&line.state);
            colour = newest(&line.state);
            for refused in game.refused.iter().filter(|refused| refused.at == line.i + 1) {
                assert_eq!(refused.error, "Must use new track or change city value");
                let told = format!("{} {} {:?}", game.name, line.i, refused.action.hex);
                let answer = self.check(&mut replay, colour, &refused.action);
                assert_eq!(answer, Err(Refusal::NothingNew), "{told}");
                self.refusals += 1;
            }
        }
        self.games += 1;
    }
}

fn play(every: usize) {
    let Some(shared) = shared() else { return };
    let mut counts = Counts::default();
    for file in files(&shared, every) {
        counts.play(&file);
    }
    println!("{counts:?}");
}

#[test]
fn recorded_lays_are_legal_and_refused_ones_are_not() {
    play(13);
}

#[test]
#[ignore = "all games"]
fn all_recorded_lays_are_legal_and_all_refused_ones_are_not() {
    play(1);
}
