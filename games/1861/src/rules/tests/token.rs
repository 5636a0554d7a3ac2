//! §5.5.3: a public places a token.

use bourse_game::Money;

use super::{Position, hex, place_token, played};
use crate::Company::{N, Nw, Rsr, Spw, Sw};
use crate::{G1861, Rule, Step, TrainKind, TurnStep};

/// North Western in St Petersburg, from where the printed line leads to Moscow.
fn petersburg() -> Position {
    let position = Position::new().closed(N).closed(Spw).phase(3).public(Nw, 0, 100);
    position.token(Rsr, "E1", 0).token(Nw, "E1", 1)
}

fn token(position: Position) -> G1861 {
    position.turn(Nw, TurnStep::Token)
}

/// North Western in Ekaterinburg, with track to Kazan.
fn ekaterinburg() -> Position {
    let track = [("P4", "9", 1), ("O5", "9", 1), ("N6", "9", 1), ("M7", "57", 1)];
    let mut position = Position::new().phase(5).public(Nw, 0, 100).token(Nw, "Q3", 0);
    for (id, tile, sixths) in track {
        position = position.tile(id, tile, sixths);
    }
    position
}

refused! {
    one_token_of_a_company_in_a_hex:
        token(petersburg().company_cash(Nw, 500)), place_token("E1", 0) => Rule::SecondToken;
    a_token_stands_where_a_route_leads:
        token(petersburg().company_cash(Nw, 500)), place_token("I13", 0)
        => Rule::TokenUnreachable;
    a_town_has_no_circle:
        token(petersburg().company_cash(Nw, 500)), place_token("G5", 0) => Rule::NoFreeCircle;
    a_full_city_has_no_circle:
        token(petersburg().public(Sw, 1, 100).token(Sw, "H8", 1).company_cash(Nw, 500)),
        place_token("H8", 1) => Rule::NoFreeCircle;
    a_minors_home_is_kept:
        token(Position::new().closed(Spw).phase(3).public(Nw, 0, 100).token(Rsr, "E1", 0)
            .token(Nw, "E1", 1).company_cash(Nw, 500)),
        place_token("H8", 1) => Rule::NoFreeCircle;
    no_loans_for_tokens:
        token(petersburg().company_cash(Nw, 99)), place_token("H8", 1)
        => Rule::TokenTooExpensive { price: Money(100), cash: Money(99) };
}

/// The rulebook's examples: four hexes at 20 for the second token, two at 40
/// for the third.
#[test]
fn a_token_costs_its_rate_for_each_hex() {
    let position = ekaterinburg().company_cash(Nw, 200).train(Nw, TrainKind::Five);
    let game = played(token(position), &[place_token("M7", 0)]);
    assert_eq!(game.charter(Nw).cash, Money(120), "4 x 20");
    assert_eq!(game.token_price(Nw, hex("N10")), Some(Money(80)), "2 x 40 from Kazan");
}

#[test]
fn a_token_is_placed_once_in_a_turn() {
    let position = petersburg().company_cash(Nw, 500).train(Nw, TrainKind::Three);
    let game = played(token(position), &[place_token("H8", 1)]);
    assert!(game.has_token(Nw, hex("H8")));
    assert_ne!(game.step(), Some(Step::Turn(TurnStep::Token)));
}
