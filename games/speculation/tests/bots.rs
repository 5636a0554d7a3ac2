//! What the players of Speculation see in a position.

#![allow(clippy::unwrap_used, reason = "tests")]

use Company::{Alhambra, Carat, Colonia, Eketorp, Metro, Shogun, ShowManager, Timbuktu};
use bourse_game::bots::{Bots, Generator};
use bourse_game::{Due as _, Game, Money, Moves as _, Seat, Setup, Turn, View as _, Viewer};
use bourse_speculation::{
    Action, ByCompany, Card, CardSet, Company, Movement, Options, Position, Space, Speculation,
    Tile,
};

const THINKERS: [&str; 2] = ["greedy", "regular"];
const ME: Seat = Seat::FIRST;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Three players, the bot's turn. The pawns are given in the order of the
/// companies.
fn position(action: Tile, movement: u8, spaces: [u8; 8]) -> Position {
    let setup = Setup::new(&Speculation::DECLARATION, 3, Options::default(), 1).unwrap();
    let mut position = Position::new(setup, action, Movement::new(movement).unwrap());
    position.positions = ByCompany::new(spaces.map(|space| Space::new(space).unwrap()));
    position
}

/// Gives all seats their last cards: everything else is on the discards, so
/// everybody knows them.
fn last_cards(position: &mut Position, hands: [&[Card]; 3]) {
    for (number, hand) in (0..).zip(hands) {
        let hand: CardSet = hand.iter().copied().collect();
        position.hands[seat(number)] = hand;
        position.discards[seat(number)] = CardSet::ALL.minus(hand).iter().collect();
    }
}

fn card(company: Company) -> Card {
    Card::Company(company)
}

fn decide(name: &str, position: &Position) -> Action {
    let view = position.play().unwrap().view(Viewer::Seat(ME));
    Speculation::bot(name).unwrap().decide(&view, &mut Generator::new(1, 0))
}

/// The last round: Alhambra comes to END and Carat passes Eketorp.
fn last_round() -> Position {
    let mut position = position(Tile::Trade, 5, [58, 50, 47, 53, 30, 28, 20, 0]);
    last_cards(&mut position, [&[card(Alhambra)], &[card(Carat)], &[card(Colonia)]]);
    position
}

#[test]
fn a_share_that_can_only_fall_is_sold() {
    for name in THINKERS {
        // What rises is sold out.
        let mut position = last_round();
        position.shares[ME][Eketorp] = 1;
        position.cash[ME] = Money(0);
        position.shares[seat(1)][Carat] = 2;
        position.shares[seat(2)][Colonia] = 2;
        position.shares[seat(2)][Alhambra] = 2;
        let action = decide(name, &position);
        assert!(matches!(action, Action::Trade { sell: Some(Eketorp), .. }), "{name}: {action:?}");
    }
}

#[test]
fn nothing_is_bought_that_falls_in_the_last_round() {
    for name in THINKERS {
        // Show Manager jumps from the seventh rank to the second: Shogun falls
        // from 50 to -5, and Timbuktu leaves START for the last rank.
        let mut position = position(Tile::Trade, 2, [58, 57, 56, 55, 54, 53, 52, 0]);
        last_cards(&mut position, [&[card(Alhambra)], &[card(ShowManager)], &[card(Timbuktu)]]);
        position.cash[ME] = Money(60);
        position.shares[seat(1)][ShowManager] = 2;
        let pass = Action::Trade { sell: None, buy: None };
        assert_eq!(decide(name, &position), pass, "{name}");
    }
}

#[test]
fn a_share_that_rises_in_the_last_round_is_bought() {
    for name in THINKERS {
        let mut position = last_round();
        position.cash[ME] = Money(1_000);
        let action = decide(name, &position);
        let best = Action::Trade { sell: None, buy: Some(Carat) };
        assert_eq!(action, best, "{name}");
    }
}

#[test]
fn a_large_tile_goes_to_the_company_of_its_own() {
    for name in THINKERS {
        let mut position = position(Tile::NoAction, 6, [20, 19, 18, 17, 16, 15, 14, 13]);
        position.shares[ME][Metro] = 2;
        position.shares[seat(1)][Shogun] = 2;
        position.shares[seat(2)][Carat] = 2;
        position.hands[ME] = [card(Metro), card(Shogun)].into_iter().collect();
        assert_eq!(decide(name, &position), Action::Commit { card: card(Metro) }, "{name}");
    }
}

#[test]
fn a_bank_holiday_saves_a_lead() {
    for name in THINKERS {
        // Both rivals hold the cards of what they own, and six steps would
        // take them past the bot's company, which its own card cannot help.
        let mut position = position(Tile::NoAction, 6, [40, 39, 38, 20, 18, 16, 14, 12]);
        position.shares[ME][Alhambra] = 2;
        position.shares[seat(1)][Carat] = 2;
        position.shares[seat(2)][Colonia] = 2;
        let hands: [&[Card]; 3] = [
            &[Card::BankHoliday, card(ShowManager)],
            &[card(Carat), card(Metro)],
            &[card(Colonia), card(Shogun)],
        ];
        last_cards(&mut position, hands);
        let action = decide(name, &position);
        assert_eq!(action, Action::Commit { card: Card::BankHoliday }, "{name}");
    }
}

#[test]
fn rank_tiles_lift_what_is_owned_and_push_down_what_rivals_own() {
    for name in THINKERS {
        let spaces = [30, 29, 28, 20, 19, 18, 10, 9];
        let mut plus = position(Tile::RankPlus, 3, spaces);
        plus.shares[ME][Carat] = 2;
        plus.shares[seat(1)][Alhambra] = 2;
        assert_eq!(decide(name, &plus), Action::Rank { company: Carat }, "{name}");
        let minus = Position { action: Tile::RankMinus, ..plus };
        assert_eq!(decide(name, &minus), Action::Rank { company: Alhambra }, "{name}");
    }
}

/// Who wins a game among these.
fn winner(names: &[&str; 4], number: u64) -> Seat {
    let setup = Setup::new(&Speculation::DECLARATION, 4, Options::default(), 1).unwrap();
    let mut state = Speculation::new(setup);
    let mut bots = names.map(|name| Speculation::bot(name).unwrap());
    let mut dice = Generator::new(7, number);
    loop {
        match state.turn() {
            Turn::Over(standing) => return standing.winners.first().unwrap(),
            Turn::Chance(due) => {
                state.resolve(&due.draw(&mut dice).unwrap(), &mut ()).unwrap();
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let view = state.view(Viewer::Seat(seat));
                let action = bots[seat.index()].decide(&view, &mut dice);
                assert!(view.moves().contains(&action), "{action:?}");
                state.apply(seat, &action, &mut ()).unwrap();
            }
        }
    }
}

/// How many of so many games the first name wins, its seat going round.
fn wins(games: u64, first: &str, others: &str) -> usize {
    let won = |&number: &u64| {
        let place = (number % 4) as usize;
        let mut names = [others; 4];
        names[place] = first;
        winner(&names, number).index() == place
    };
    (0..games).filter(won).count()
}

#[test]
fn greedy_beats_random() {
    let won = wins(40, "greedy", "random");
    assert!(won >= 36, "{won} of 40");
}

#[test]
fn regular_beats_greedy() {
    let won = wins(12, "regular", "greedy");
    assert!(won >= 4, "{won} of 12");
}
