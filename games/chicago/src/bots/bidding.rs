//! What shares are worth, and how auctions come out.

use bourse_game::{BySeat, Money, Seat, Seats};

use super::rollout_noise::RolloutNoise;
use super::stakes::{Stakes, building_money};
use crate::{Chicago, Company, Table};

/// More money than this does not help a company: nobody has the turns to build
/// with it.
const USEFUL: f32 = 20.0;
/// Shares are worth a little more than their dividends: their owner may build.
const CONTROL: f32 = 1.1;
/// By how many rounds the sale of a share shortens the game.
const SHORTENING: f32 = 0.7;

/// What the next share of the company is worth to a buyer: the dividends it
/// will bring. The next is split among the shares then sold, the later ones
/// among all. The price itself is building money and so brings dividends too.
pub(super) fn worth(table: &Table, rounds: f32, company: Company) -> f32 {
    let charter = table.company(company);
    let all = f32::from(company.shares());
    let next = f32::from(table.sold(company)) + 1.0;
    let dividends = charter.income.0 as f32 * (1.0 / next + (rounds - 1.0) / all);
    let per_coin = building_money(rounds) / all;
    let treasury = charter.treasury.0 as f32;
    let with_its_price = (dividends + per_coin * treasury) / (1.0 - per_coin);
    let worth = if treasury + with_its_price <= USEFUL {
        with_its_price
    } else {
        dividends + per_coin * USEFUL
    };
    (worth * CONTROL).max(table.starting_bid(company).0 as f32)
}

/// The most each seat would bid: what the share is worth, but not above its
/// cash.
pub(super) fn limits(
    state: &Chicago,
    rounds: f32,
    company: Company,
    noise: RolloutNoise,
) -> BySeat<Money> {
    let table = state.table();
    let worth = worth(table, rounds, company);
    let share = u64::from(table.sold(company)) * 8 + company as u64;
    BySeat::from_fn(|seat| {
        let factor = noise.factor(share * 8 + u64::from(seat.number()));
        Money((worth * factor) as i32).min(state.cash(seat))
    })
}

/// Who will win an auction among people who know each other's limits, and for
/// how much: just enough to beat the others. The first to be asked wins a tie.
pub(super) fn winner(
    limits: &BySeat<Money>,
    still_in: Seats,
    first: Seat,
    lowest: Money,
) -> Option<(Seat, Money)> {
    let mut winner: Option<Seat> = None;
    let mut price = lowest;
    let mut seat = first;
    for _ in 0..still_in.len() {
        if limits[seat] >= lowest {
            match winner {
                Some(highest) if limits[highest] >= limits[seat] => price = price.max(limits[seat]),
                Some(beaten) => {
                    price = price.max(limits[beaten]);
                    winner = Some(seat);
                }
                None => winner = Some(seat),
            }
        }
        seat = still_in.after(seat)?;
    }
    winner.map(|winner| (winner, price))
}

/// What it wins the seat to offer a share of the company: its part of the
/// dividends changes, and so does that of the buyer, who pays for it.
pub(super) fn offer_value(
    state: &Chicago,
    stakes: &Stakes,
    rounds: f32,
    company: Company,
    seat: Seat,
    noise: RolloutNoise,
) -> f32 {
    let table = state.table();
    let players = table.players();
    let limits = limits(state, rounds, company, noise);
    let lowest = table.starting_bid(company);
    let Some((buyer, price)) = winner(&limits, players.all(), seat, lowest) else {
        return 0.0;
    };
    let price = price.0 as f32;
    let rivals = f32::from(players.count()) - 1.0;
    let sold = f32::from(table.sold(company));
    let before = table.company(company).income.0 as f32 * rounds;
    let after = before + building_money(rounds) * price;
    let mut value = -SHORTENING * stakes.of_round(table);
    for holder in players.seats() {
        let held = f32::from(table.shares(holder, company));
        let mut wins = after * held / (sold + 1.0);
        if sold > 0.0 {
            wins -= before * held / sold;
        }
        if holder == buyer {
            wins += after / (sold + 1.0) - price;
        }
        value += if holder == seat { wins } else { -wins / rivals };
    }
    value
}

#[cfg(test)]
mod tests {
    use bourse_game::Players;

    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn the_highest_limit_wins_at_the_second_highest() {
        let limits = BySeat::from_fn(|seat| Money([9, 14, 11, 0, 0, 0][seat.index()]));
        let all = Players::new(3).unwrap().all();
        assert_eq!(winner(&limits, all, seat(0), Money(7)), Some((seat(1), Money(11))));
        assert_eq!(winner(&limits, all, seat(0), Money(12)), Some((seat(1), Money(12))));
        assert_eq!(winner(&limits, all, seat(0), Money(15)), None);
        assert_eq!(
            winner(&limits, all.without(seat(1)), seat(2), Money(7)),
            Some((seat(2), Money(9)))
        );
    }
}
