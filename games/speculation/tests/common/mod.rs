//! What the tests share: tables, positions and records in one line each.

#![allow(dead_code, clippy::unwrap_used, clippy::panic, reason = "tests")]

pub(crate) mod vectors;

use bourse_game::{Game, Refusal, Seat, Setup, Turn};
use bourse_speculation::{
    Action, ByCompany, Card, CardSet, Company, Movement, Options, Outcome, Position, Rule, Space,
    Speculation, Tile,
};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn setup(players: u8, options: Options) -> Setup<Options> {
    Setup::new(&Speculation::DECLARATION, players, options, 1).unwrap()
}

/// A company by its name in the record.
pub(crate) fn company(id: &str) -> Company {
    Company::ALL.into_iter().find(|company| company.id() == id).unwrap()
}

/// A card by its name in the record.
pub(crate) fn card(id: &str) -> Card {
    CardSet::ALL.iter().find(|card| card.id() == id).unwrap()
}

/// A tile by its name in the record.
pub(crate) fn tile(id: &str) -> Tile {
    Tile::ALL.into_iter().find(|tile| tile.id() == id).unwrap()
}

pub(crate) fn movement(value: u8) -> Movement {
    Movement::new(value).unwrap()
}

/// Pawns on these spaces, in the order of the companies.
pub(crate) fn pawns(spaces: [u8; 8]) -> ByCompany<Space> {
    ByCompany::new(spaces.map(|space| Space::new(space).unwrap()))
}

/// A turn with these tiles and pawns.
pub(crate) fn position(players: u8, options: Options, action: Tile, spaces: [u8; 8]) -> Position {
    let mut position = Position::new(setup(players, options), action, movement(1));
    position.positions = pawns(spaces);
    position
}

/// Where the pawns are.
pub(crate) fn spaces(game: &Speculation) -> [u8; 8] {
    Company::ALL.map(|company| game.table().track().position(company).number())
}

/// The prices, in the order of the companies.
pub(crate) fn prices(game: &Speculation) -> [i32; 8] {
    let prices = game.table().prices();
    Company::ALL.map(|company| prices[company].0)
}

/// Gives each seat a hand with this card, and another.
pub(crate) fn with_cards(mut position: Position, cards: &[&str]) -> Position {
    for (number, id) in (0..).zip(cards) {
        let played = card(id);
        let other = CardSet::ALL.without(played).nth(0).unwrap();
        position.hands[seat(number)] = CardSet::EMPTY.with(played).with(other);
    }
    position
}

/// All seats commit these cards, in seat order.
pub(crate) fn commit_all(game: &mut Speculation, cards: &[&str]) {
    for (number, id) in (0..).zip(cards) {
        game.apply(seat(number), &Action::Commit { card: card(id) }, &mut ()).unwrap();
    }
}

pub(crate) fn trade(sell: Option<&str>, buy: Option<&str>) -> Action {
    Action::Trade { sell: sell.map(company), buy: buy.map(company) }
}

/// Everybody passes in the Trade that is due.
pub(crate) fn pass_all(game: &mut Speculation) {
    while let bourse_speculation::Phase::Trade { seat } = game.table().phase() {
        game.apply(seat, &trade(None, None), &mut ()).unwrap();
    }
}

/// The name of the refusal of an action.
pub(crate) fn refused(game: &Speculation, by: u8, action: Action) -> &'static str {
    let mut after = *game;
    let refusal = after.apply(seat(by), &action, &mut ()).unwrap_err();
    assert_eq!(after, *game, "refused {action:?} changed the state");
    assert_eq!(game.check(seat(by), &action), Err(refusal.clone()));
    refusal.code()
}

/// Draws the first possible outcome as long as draws are due.
pub(crate) fn draw_all(game: &mut Speculation) {
    use bourse_game::Due as _;
    while let Turn::Chance(due) = game.turn() {
        game.resolve(&due.at_weight(0).unwrap(), &mut ()).unwrap();
    }
}

/// A game in which the first draws have been made.
pub(crate) fn started(players: u8, options: Options) -> Speculation {
    let mut game = Speculation::new(setup(players, options));
    draw_all(&mut game);
    game
}

pub(crate) fn resolve(game: &mut Speculation, outcome: Outcome) -> Result<(), Refusal<Rule>> {
    let before = *game;
    let resolved = game.resolve(&outcome, &mut ());
    assert!(resolved.is_ok() || *game == before, "refused {outcome:?} changed the state");
    resolved
}
