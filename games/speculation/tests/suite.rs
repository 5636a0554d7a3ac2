//! The test-suite that runs on every game.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use bourse_game::suite::{self, Audit, Coin, Effort, secrets, walk};
use bourse_game::{Game, Seat};
use bourse_speculation::{
    Action, CardSet, Company, Event, MovementSet, Outcome, Phase, Space, Speculation, Tile,
    shares_in_play,
};

struct Table;

impl Audit<Speculation> for Table {
    fn universe(_: &Speculation) -> Vec<Action> {
        let mut universe = vec![Action::Decline];
        let companies: Vec<Option<Company>> =
            std::iter::once(None).chain(Company::ALL.map(Some)).collect();
        for &sell in &companies {
            universe.extend(companies.iter().map(|&buy| Action::Trade { sell, buy }));
        }
        universe.extend(Company::ALL.map(|company| Action::Rank { company }));
        universe.extend(CardSet::ALL.iter().map(|card| Action::Commit { card }));
        universe
    }

    fn claims(_: &Speculation) -> Vec<Outcome> {
        let mut claims = Vec::new();
        for seat in (0..6).filter_map(Seat::new) {
            claims.extend(Company::ALL.map(|company| Outcome::StartShare { seat, company }));
            claims.extend(CardSet::ALL.iter().map(|card| Outcome::DrawCard { seat, card }));
        }
        claims.extend(Tile::ALL.map(|tile| Outcome::DrawAction { tile }));
        claims.extend(MovementSet::ALL.iter().map(|value| Outcome::DrawMovement { value }));
        claims
    }

    fn money(state: &Speculation) -> i64 {
        state.setup().players().seats().map(|seat| i64::from(state.cash(seat).0)).sum()
    }

    fn paid_by_bank(event: &Event) -> i64 {
        match event {
            Event::Traded { sold, bought, .. } => {
                let price = |deal: &Option<bourse_speculation::Deal>| {
                    deal.map_or(0, |deal| i64::from(deal.price.0))
                };
                price(sold) - price(bought)
            }
            _ => 0,
        }
    }

    fn audit(state: &Speculation) -> Result<(), String> {
        shares(state)?;
        pawns(state)?;
        cards(state)?;
        tiles(state)?;
        let in_debt = |seat: &Seat| state.cash(*seat).0 < 0;
        match state.setup().players().seats().find(in_debt) {
            Some(seat) => Err(format!("{seat:?} is in debt")),
            None => Ok(()),
        }
    }
}

/// Bank and seats have all shares of every company.
fn shares(state: &Speculation) -> Result<(), String> {
    let players = state.setup().players();
    for company in Company::ALL {
        let held: u8 = players.seats().map(|seat| state.table().shares(seat)[company]).sum();
        let all = held + state.table().bank()[company];
        if all != shares_in_play(players) {
            return Err(format!("{all} shares of {company:?}"));
        }
    }
    Ok(())
}

/// One pawn on a normal space; the order of arrival lists the pawns in END.
fn pawns(state: &Speculation) -> Result<(), String> {
    let track = state.table().track();
    for one in Company::ALL {
        let space = track.position(one);
        let shared = Company::ALL.into_iter().any(|two| one != two && track.position(two) == space);
        if shared && space != Space::START && space != Space::END {
            return Err(format!("two pawns on {space:?}"));
        }
        let arrivals = track.end_order().filter(|&company| company == one).count();
        if arrivals != usize::from(space == Space::END) {
            return Err(format!("{one:?} on {space:?} arrived {arrivals} times"));
        }
    }
    let allowed = usize::from(state.setup().players().count()) + 1;
    if track.in_end() > allowed {
        return Err(format!("{} pawns in END", track.in_end()));
    }
    let over = state.table().phase() == Phase::Over;
    let last_round = matches!(state.table().phase(), Phase::Commit { .. });
    if track.in_end() > 0 && !over && !last_round {
        return Err("the game goes on with a pawn in END".into());
    }
    Ok(())
}

/// Nine different cards for each seat, and all seats in step.
fn cards(state: &Speculation) -> Result<(), String> {
    let commit = matches!(state.table().phase(), Phase::Commit { .. });
    let first = state.cards(Seat::FIRST);
    let held = |cards: &bourse_speculation::Cards| {
        cards.hand().len() + usize::from(cards.committed().is_some())
    };
    for seat in state.setup().players().seats() {
        let cards = state.cards(seat);
        let mut all: Vec<_> = cards.hand().iter().chain(cards.deck().iter()).collect();
        all.extend(cards.committed());
        all.extend(cards.discard().iter());
        let different: CardSet = all.iter().copied().collect();
        if all.len() != 9 || different != CardSet::ALL {
            return Err(format!("cards of {seat:?}: {cards:?}"));
        }
        let in_step = held(cards) == held(first) && cards.deck().len() == first.deck().len();
        if commit && !in_step {
            return Err(format!("{seat:?} is out of step"));
        }
        if cards.committed().is_some() != state.concealed().contains(seat) {
            return Err(format!("{seat:?} has committed, or has not"));
        }
    }
    Ok(())
}

/// At most three turns without Trade lie out; as many tiles of each kind
/// between turns.
fn tiles(state: &Speculation) -> Result<(), String> {
    let table = state.table();
    let action: u8 = table.action_bag().iter().sum();
    let movement = table.movement_bag().len();
    if !(2..=6).contains(&action) || !(2..=6).contains(&movement) {
        return Err(format!("{action} and {movement} tiles in the bags"));
    }
    if table.phase() == Phase::DrawAction && (usize::from(action) != movement || movement < 3) {
        return Err(format!("{action} and {movement} tiles between turns"));
    }
    Ok(())
}

#[test]
fn the_contract_is_kept() {
    suite::run::<Speculation, Table>(Effort { games: 1, every: 16 });
}

/// With the steepest lists a host may bring.
#[test]
fn own_price_lists_keep_the_contract() {
    use bourse_speculation::{Options, PriceLists, Side, SidePrices};
    let list = [1000, 999, 500, 3, 2, -1, -199, -200];
    let lists = SidePrices::new(Side::Normal, &vec![list.to_vec(); 6], &list).unwrap();
    let prices = Some(PriceLists::only(Side::Normal, lists));
    for (seed, players) in (0..8).zip([3, 4, 5, 6].into_iter().cycle()) {
        let setup = common::setup(players, Options { prices, ..Options::default() });
        suite::contract::<Speculation, Table>(setup, seed, 16);
        secrets::<Speculation, Table>(setup, seed, 8);
    }
}

/// Each game is some hundreds of states, and every state is looked at by every
/// viewer beside a twin he cannot tell from it.
#[test]
fn nobody_is_shown_what_he_may_not_know() {
    let hidden = |hidden_money, discards| bourse_speculation::Options {
        hidden_money,
        discards,
        ..Default::default()
    };
    use bourse_speculation::Discards;
    for seed in 1_000..1_003 {
        secrets::<Speculation, Table>(common::setup(3, hidden(true, Discards::Open)), seed, 8);
        secrets::<Speculation, Table>(common::setup(4, hidden(false, Discards::Top)), seed, 8);
        secrets::<Speculation, Table>(common::setup(6, hidden(true, Discards::Top)), seed, 8);
    }
}

/// The mean length of random games, measured by a simulation written apart.
#[test]
fn random_games_last_as_long_as_simulated() {
    for (players, simulated) in [(3, 36.9), (4, 31.2), (5, 22.1), (6, 19.8)] {
        let games = 400;
        let rounds = (0..games).map(|seed| {
            let start = Speculation::new(common::setup(players, Default::default()));
            let (last, _) = walk(start, &mut Coin::new(seed), |_| ());
            last.table().round() as f64
        });
        let mean = rounds.sum::<f64>() / games as f64;
        assert!((mean - simulated).abs() < 1.0, "{players} players: {mean} rounds");
    }
}
