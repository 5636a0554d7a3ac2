//! §6.2: a merged public keeps two tokens.

use bourse_game::{Game, Money};

use super::{Position, hex, played, station};
use crate::Company::{Kr, Nw};
use crate::rules::charter::Token;
use crate::{Action, G1861, Rule, Step};

fn remove(id: &str, stop: u8) -> Action {
    Action::RemoveToken { at: station(id, stop).into() }
}

/// North Western with two tokens in Moscow and one in Kazan.
fn moscow_twice() -> G1861 {
    let position = Position::new().minor(Kr, 0, 50).public(Nw, 0, 100).phase(5);
    let position = position.token(Nw, "H8", 0).token(Nw, "H8", 1).token(Nw, "M7", 0);
    position.token_limit(Kr, Nw)
}

/// North Western with two tokens in Moscow, one in Smolensk and one in Kazan.
fn moscow_twice_of_three(position: Position) -> G1861 {
    let position = position.minor(Kr, 0, 50).public(Nw, 0, 100).phase(5).token(Nw, "H8", 0);
    let mut game = position.token(Nw, "H8", 1).token(Nw, "E9", 0).token_limit(Kr, Nw);
    game.companies[Nw].tokens.push(Token { rate: Money(0), at: None });
    game.put_token(Nw, station("M7", 0));
    game
}

refused! {
    of_two_tokens_in_a_hex_one_goes_first:
        moscow_twice(), remove("M7", 0) => Rule::KeepTwoHexes;
    of_two_tokens_in_a_hex_one_goes_before_those_of_other_hexes:
        moscow_twice_of_three(Position::new()), remove("M7", 0) => Rule::KeepTwoHexes;
    on_18xx_games_two_hexes_remain:
        played(moscow_twice_of_three(Position::on_18xx()), &[remove("M7", 0)]), remove("E9", 0)
            => Rule::KeepTwoHexes;
    a_token_is_removed_where_one_is:
        moscow_twice(), remove("H8", 2) => Rule::NoSuchToken;
    a_token_is_removed_from_a_city:
        moscow_twice(), remove("B12", 0) => Rule::NoSuchToken;
}

#[test]
fn two_tokens_in_two_hexes_stay() {
    let game = played(moscow_twice(), &[remove("H8", 0)]);
    assert!(game.has_token(Nw, hex("H8")) && game.has_token(Nw, hex("M7")));
    assert_ne!(game.step(), Some(Step::TokenLimit));
    assert_eq!(game.charter(Nw).tokens.len(), 3, "one is to come");
}

#[test]
fn on_18xx_games_tokens_go_in_any_order() {
    let game = moscow_twice_of_three(Position::on_18xx());
    let game = played(game, &[remove("M7", 0), remove("H8", 1)]);
    assert!(game.has_token(Nw, hex("H8")) && game.has_token(Nw, hex("E9")));
    assert_ne!(game.step(), Some(Step::TokenLimit));
}

#[test]
fn nobody_passes_with_too_many_tokens() {
    let game = moscow_twice();
    assert!(game.check(game.to_move().unwrap(), &Action::Pass).is_err());
}
