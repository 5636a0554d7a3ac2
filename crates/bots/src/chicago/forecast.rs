//! How long the game will last.

use bourse_chicago::{ByDial, Company, Dial, Table};

/// The turns a dial allows before it is red (§3).
const TURNS: ByDial<u8> = ByDial::new([3, 5, 4]);
/// The game ends when so many companies are sold out (§10).
const SOLD_OUT: usize = 3;
/// The game ends when no more houses than this are left (§10).
const LAST_HOUSES: u8 = 3;
/// Detroit ends the game with this general dividend at the latest (§10).
const LAST_ROUND: u8 = 8;

/// How much of a dial a round uses on average: dividends come when two are red,
/// and some turns are forgone.
const USED: f32 = 0.8;

/// About how many general dividends are still to come: at least 1.
pub(super) fn rounds_left(table: &Table) -> f32 {
    let houses = table.houses_left().saturating_sub(LAST_HOUSES);
    let by_shares = rounds(shares_to_end(table), table, Dial::Auction);
    let by_houses = rounds(houses, table, Dial::Develop);
    let by_detroit = f32::from(LAST_ROUND.saturating_sub(table.dividends()));
    by_shares.min(by_houses).min(by_detroit).max(1.0)
}

/// The turns left on a dial this round.
pub(super) fn turns_left(table: &Table, dial: Dial) -> u8 {
    TURNS[dial].saturating_sub(table.dial(dial))
}

/// How many more shares must be sold to end the game.
fn shares_to_end(table: &Table) -> u8 {
    let mut unsold = Company::ALL.map(|company| {
        let charter = table.company(company);
        // A closed company sells nothing, so it is not among the first three.
        if charter.open { charter.unsold } else { u8::MAX }
    });
    unsold.sort_unstable();
    unsold.iter().take(SOLD_OUT).fold(0, |sum, &unsold| sum.saturating_add(unsold))
}

/// The rounds it takes to use something up, one for each turn of a dial.
fn rounds(left: u8, table: &Table, dial: Dial) -> f32 {
    let this_round = USED * f32::from(turns_left(table, dial));
    let per_round = USED * f32::from(TURNS[dial]);
    1.0 + ((f32::from(left) - this_round) / per_round).max(0.0)
}

#[cfg(test)]
mod tests {
    use bourse_chicago::Chicago;
    use bourse_game::Game;

    use super::*;
    use crate::Generator;
    use crate::chicago::tests::new_game;
    use crate::random::pick;

    /// The rules keep their figures to themselves: here ours are held against
    /// what they do.
    #[test]
    fn the_figures_are_those_of_the_rules() {
        for seed in 0..40 {
            let mut dice = Generator::new(seed, 0);
            let mut state: Chicago = new_game(3);
            while let Some(seat) = state.table().to_move() {
                let action = pick(&state.moves(seat), &mut dice);
                state.apply(seat, &action, &mut ()).unwrap();
                check(state.table());
            }
        }
    }

    fn check(table: &Table) {
        for dial in Dial::ALL {
            assert_eq!(table.is_red(dial), table.dial(dial) >= TURNS[dial]);
        }
        let ends = |name| table.ending().names().any(|known| known == name);
        assert_eq!(ends("shares"), shares_to_end(table) == 0);
        assert_eq!(ends("houses"), table.houses_left() <= LAST_HOUSES);
        assert!(table.dividends() <= LAST_ROUND);
        assert!(rounds_left(table) >= 1.0);
    }

    #[test]
    fn a_new_game_lasts_about_five_rounds() {
        let rounds = rounds_left(new_game(3).table());
        assert!((4.0..6.0).contains(&rounds), "{rounds}");
    }
}
