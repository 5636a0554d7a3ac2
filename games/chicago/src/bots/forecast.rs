//! How long the game will last.

use crate::{Company, Dial, HOUSES_TO_END, Industry, SOLD_OUT_TO_END, Table};

/// How much of a dial a round uses on average: dividends come when two are red,
/// and some turns are forgone.
const USED: f32 = 0.8;

/// About how many general dividends are still to come: at least 1.
pub(super) fn rounds_left(table: &Table) -> f32 {
    let houses = table.houses_left().saturating_sub(HOUSES_TO_END);
    let by_shares = rounds(shares_to_end(table), table, Dial::Auction);
    let by_houses = rounds(houses, table, Dial::Develop);
    // Detroit rises with each general dividend and ends the game at the last.
    let last = Industry::Detroit.track_length();
    let by_detroit = f32::from(last.saturating_sub(table.dividends()));
    by_shares.min(by_houses).min(by_detroit).max(1.0)
}

/// The turns left on a dial this round.
pub(super) fn turns_left(table: &Table, dial: Dial) -> u8 {
    dial.steps_to_red().saturating_sub(table.dial(dial))
}

/// How many more shares must be sold to end the game.
fn shares_to_end(table: &Table) -> u8 {
    let mut unsold = Company::ALL.map(|company| {
        let charter = table.company(company);
        // A closed company sells nothing, so it is not among the first three.
        if charter.open { charter.unsold } else { u8::MAX }
    });
    unsold.sort_unstable();
    unsold.iter().take(SOLD_OUT_TO_END).fold(0, |sum, &unsold| sum.saturating_add(unsold))
}

/// The rounds it takes to use something up, one for each turn of a dial.
fn rounds(left: u8, table: &Table, dial: Dial) -> f32 {
    let this_round = USED * f32::from(turns_left(table, dial));
    let per_round = USED * f32::from(dial.steps_to_red());
    1.0 + ((f32::from(left) - this_round) / per_round).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::new_game;

    #[test]
    fn a_new_game_lasts_about_five_rounds() {
        let rounds = rounds_left(new_game(3).table());
        assert!((4.0..6.0).contains(&rounds), "{rounds}");
    }
}
