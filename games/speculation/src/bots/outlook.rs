//! What prices to expect, from the cards that must still come.

use bourse_game::{Players, Seat};

use super::tariff::Tariff;
use crate::{ByCompany, Card, Company, Movement, Phase, Space, Speculation, steps};

/// How many rounds ahead it looks.
const ROUNDS: f32 = 7.0;
/// Everybody plays each of nine cards before he plays one again (§10).
const CYCLE: f32 = 9.0;
/// How much further than its tile a card takes a pawn, over occupied spaces.
const JUMPS: f32 = 1.15;
/// How far apart two pawns must be for the one behind to have no hope. Wider
/// than pawns really scatter: what is cheap can be bought more often.
const HOPE: f32 = 18.0;
/// The same when no round is left.
const LEAST_HOPE: f32 = 0.5;

/// What is expected of prices. Trades and whole rollouts are judged by it, so
/// it is made in one glance at the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) tariff: Tariff,
    pace: f32,
}

impl Outlook {
    /// The outlook of a table.
    pub(super) fn new(state: &Speculation) -> Self {
        let table = state.table();
        Self { tariff: Tariff::new(table), pace: pace(table.players()) }
    }

    /// The price to expect of each company: some rounds from now, or when the
    /// first pawn comes to END. It is the price itself when the game is over.
    pub(super) fn prices(&self, state: &Speculation) -> ByCompany<f32> {
        let table = state.table();
        if table.phase() == Phase::Over {
            let prices = table.prices();
            return ByCompany::from_fn(|company| prices[company].0 as f32);
        }
        let from = Company::ALL.map(|company| f32::from(table.track().position(company).number()));
        let way = self.ways(state);
        let time = time_left(&from, &way);
        let places: [f32; 8] = std::array::from_fn(|pawn| from[pawn] + time * way[pawn]);
        let scale = 0.5 / (HOPE * time).max(LEAST_HOPE);
        ByCompany::from_fn(|company| {
            let own = places[company as usize];
            let is_ahead = |other: &f32| ((other - own) * scale + 0.5).clamp(0.0, 1.0);
            // The pawn itself was counted as half ahead of itself.
            let ahead = places.iter().map(is_ahead).sum::<f32>() - 0.5;
            self.tariff.price(own, ahead)
        })
    }

    /// How far each pawn should go: as its cards of this cycle come, and then
    /// like all others.
    fn ways(&self, state: &Speculation) -> [f32; 8] {
        let players = state.table().players();
        let first = state.cards(Seat::FIRST);
        let left = (first.hand().len() + first.deck().len()) as f32;
        let this_cycle = (ROUNDS / left.max(1.0)).min(1.0);
        let next_cycle = (ROUNDS - left).max(0.0) / CYCLE * f32::from(players.count());
        let mut cards = [0_u8; 8];
        for seat in players.seats() {
            let (hand, deck) = (state.cards(seat).hand(), state.cards(seat).deck());
            for (count, company) in cards.iter_mut().zip(Company::ALL) {
                let card = Card::Company(company);
                *count += u8::from(hand.contains(card)) + u8::from(deck.contains(card));
            }
        }
        cards.map(|count| self.pace * (f32::from(count) * this_cycle + next_cycle))
    }
}

/// The part of the way that is left before a pawn comes to END.
fn time_left(from: &[f32; 8], way: &[f32; 8]) -> f32 {
    let end = f32::from(Space::END.number());
    from.iter().zip(way).fold(1.0, |time, (from, way)| time.min((end - from) / way.max(1.0)))
}

/// How far a card takes its pawn, with the holidays to be expected of the
/// other players: each plays one in a cycle.
fn pace(players: Players) -> f32 {
    let works = (CYCLE - 1.0) / CYCLE;
    let (mut nobody, mut one) = (1.0, 0.0);
    for _ in 1..players.count() {
        one = one * works + nobody / CYCLE;
        nobody *= works;
    }
    let tiles = || (1..=u8::MAX).map_while(Movement::new);
    let mean = |holidays| {
        let sum: f32 = tiles().map(|tile| f32::from(steps(players, tile, holidays))).sum();
        sum / tiles().count().max(1) as f32
    };
    JUMPS * (nobody * mean(0) + one * mean(1))
}
