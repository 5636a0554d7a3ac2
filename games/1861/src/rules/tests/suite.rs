//! The contract, tried on 1861.

use bourse_game::suite::{self, Audit, Coin};
use bourse_game::{Game, Money, NoChance, Seat, Setup, Turn};
use bourse_track::{Colour, Hex, Rotation, Station, TileId};

use crate::map;
use crate::rules::data::{ALL_MONEY, GRID, MOST_IN_POOL, MOST_SHARES_OF_ONE, STATE_TOKENS};
use crate::rules::edition::Edition;
use crate::{
    Action, At, BestRun, Companies, Company, Event, G1861, Holder, Kind, Lot, Moves, Offer,
    Options, Owner, Payment, Phase, Private, Round, Source, Stage, Status, Step, TrainId,
    TrainKind, TurnStep,
};

struct Auditor;

impl Audit<G1861> for Auditor {
    fn universe(state: &G1861) -> Vec<Action> {
        let mut all = vec![Action::Pass, Action::Convert, Action::Nationalise];
        all.extend([Action::Accept, Action::Decline]);
        all.extend(Payment::ALL.map(|kind| Action::Dividend { kind }));
        all.extend((0..=MOST_IN_POOL + 1).map(|shares| Action::Redeem { shares }));
        for company in Company::ALL {
            all.extend([Action::Merge { company }, Action::Form { company }]);
            all.extend(Source::ALL.map(|from| Action::BuyShare { company, from }));
            all.extend(
                [0, 1, 2, 3, 4, 5, 6, 255].map(|shares| Action::SellShares { company, shares }),
            );
        }
        foundings(state, &mut all);
        bids(state, &mut all);
        tokens(state, &mut all);
        privates(state, &mut all);
        trains(state, &mut all);
        lays(state, &mut all);
        runs(state, &mut all);
        all
    }

    fn claims(_: &G1861) -> Vec<NoChance> {
        Vec::new()
    }

    fn money(state: &G1861) -> i64 {
        i64::from(state.money_in_play().0)
    }

    fn paid_by_bank(event: &Event) -> i64 {
        match *event {
            Event::Paid { from: Owner::Bank, amount, .. } => i64::from(amount.0),
            Event::Paid { to: Owner::Bank, amount, .. } => -i64::from(amount.0),
            _ => 0,
        }
    }

    fn audit(state: &G1861) -> Result<(), String> {
        money(state)?;
        Company::ALL.into_iter().try_for_each(|company| charter(state, company))?;
        tiles(state)?;
        tokens_stand(state)?;
        trains_are(state)?;
        privates_are(state)?;
        something_is_asked(state)
    }
}

/// By the rulebook nobody is asked who can only pass: a step that is entered has
/// something to decide.
fn something_is_asked(state: &G1861) -> Result<(), String> {
    let Some(seat) = state.to_move().filter(|_| state.options().is_jklm()) else { return Ok(()) };
    let Moves(offers) = state.moves(seat);
    let choice = offers.iter().any(|offer| *offer != Offer::PASS && offer.count() > 0);
    check(choice, || format!("nothing but passing at {:?}", state.step()))
}

fn richest(state: &G1861) -> i32 {
    state.players().seats().map(|seat| state.cash(seat).0).max().unwrap_or(0)
}

/// Amounts no purse holds.
const ABSURD: [Money; 5] = [Money(i32::MIN), Money(-5), Money(0), Money(12_345), Money(i32::MAX)];

fn foundings(state: &G1861, all: &mut Vec<Action>) {
    let publics = matches!(state.step(), Some(Step::Shares));
    let companies = if publics { &Company::ALL[..] } else { &[Company::Nw] };
    let marked = GRID.iter().flatten().copied().collect::<std::collections::BTreeSet<i32>>();
    for &company in companies {
        let prices = marked.iter().map(|&price| Money(price)).chain([Money(71)]).chain(ABSURD);
        all.extend(
            prices
                .collect::<std::collections::BTreeSet<_>>()
                .into_iter()
                .map(|price| Action::Found { company, price }),
        );
    }
}

fn bids(state: &G1861, all: &mut Vec<Action>) {
    let auctions =
        matches!(state.step(), Some(Step::OpeningAuction | Step::MinorAuction | Step::Shares));
    let for_sale = |lot: Lot| match lot {
        Lot::Private(_) => matches!(state.round(), Round::Opening(_)),
        Lot::Minor(minor) => state.charter(minor).status == Status::Unformed,
    };
    let lots = Private::ALL.map(Lot::Private).into_iter();
    for lot in lots.chain(Company::ALL.map(Lot::Minor)) {
        let highest = if auctions && for_sale(lot) { richest(state) + 5 } else { 5 };
        let fives = (1..=highest / 5).map(|fives| Money(fives * 5));
        let between = [Money(101), Money(102)].into_iter().chain(ABSURD);
        all.extend(fives.chain(between).map(|amount| Action::Bid { lot, amount }));
    }
}

fn tokens(state: &G1861, all: &mut Vec<Action>) {
    for hex in map().hexes() {
        let stops = state.board().laid(map(), hex).layout.stops().len() as u8;
        for stop in 0..=stops {
            let at = At::from(Station { hex, stop });
            all.extend([Action::PlaceToken { at }, Action::RemoveToken { at }]);
        }
    }
}

fn privates(state: &G1861, all: &mut Vec<Action>) {
    for private in Private::ALL {
        let operating = state.operating().is_some();
        let highest = if operating { private.value().0 + 1 } else { 1 };
        let prices = (1..=highest).map(Money).chain(ABSURD);
        all.extend(prices.map(|price| Action::BuyPrivate { private, price }));
    }
}

fn trains(state: &G1861, all: &mut Vec<Action>) {
    let cash = state.operating().map_or(Money::ZERO, |company| state.charter(company).cash);
    let buys = state.step() == Some(Step::Turn(TurnStep::Trains));
    for kind in TrainKind::ALL {
        for number in 0..state.depot().sold(kind) + 2 {
            let train = TrainId { kind, number };
            all.push(Action::DiscardTrain { train });
            let traded = matches!(state.depot().holder(train), Some(Holder::Company(_)));
            let face = kind.price().0;
            let prices = if traded && buys { 1..=cash.0.max(0) + 1 } else { face - 1..=face + 1 };
            let prices = prices.map(Money).chain(ABSURD);
            all.extend(prices.map(|price| Action::BuyTrain { train, price }));
        }
    }
}

/// All tiles on all hexes, each turned in one way that changes from state to
/// state, and whatever is offered.
fn lays(state: &G1861, all: &mut Vec<Action>) {
    let mut lays: Vec<(Hex, TileId, Rotation)> = Vec::new();
    if state.step() == Some(Step::Turn(TurnStep::Track)) {
        let mut turn = state.bank().0.unsigned_abs() as usize;
        for hex in map().hexes() {
            for tile in map().tiles() {
                turn = turn.wrapping_mul(31).wrapping_add(7) % 1_000_003;
                lays.push((hex, tile, Rotation::ALL[turn % 6]));
            }
        }
        for offer in &offered(state) {
            if let Offer::LayTile(legal) = offer {
                lays.extend(legal);
            }
        }
        lays.sort_unstable();
        lays.dedup();
    } else {
        let hexes = map().hexes().zip(map().tiles());
        lays.extend(hexes.map(|(hex, tile)| (hex, tile, Rotation::NONE)));
    }
    all.extend(lays.into_iter().map(|(hex, tile, rotation)| Action::lay(hex, tile, rotation)));
}

/// The best routes; the same with another sum, or with the same train twice.
/// Other legal routes are accepted without being offered.
fn runs(state: &G1861, all: &mut Vec<Action>) {
    all.push(Action::Run { routes: Vec::new(), revenue: Money(10) });
    for offer in &offered(state) {
        let Offer::Run(run) = offer else { continue };
        let BestRun { routes, revenue, .. } = run.best().clone();
        all.push(Action::Run { routes: routes.clone(), revenue: revenue + Money(10) });
        all.push(Action::Run { routes: routes.clone(), revenue: Money(i32::MIN) });
        if let Some(first) = routes.first() {
            let twice = routes.iter().chain([first]).cloned().collect();
            all.push(Action::Run { routes: twice, revenue });
        }
        all.push(Action::Run { routes, revenue });
    }
}

fn offered(state: &G1861) -> Vec<Offer> {
    state.to_move().map_or(Vec::new(), |seat| state.moves(seat).0)
}

fn check(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn money(state: &G1861) -> Result<(), String> {
    let all = state.bank() + state.money_in_play();
    check(all == ALL_MONEY, || format!("{all} in all"))?;
    let in_debt = |seat: &Seat| state.cash(*seat) < Money::ZERO;
    let seat = state.players().seats().find(in_debt);
    check(seat.is_none(), || format!("{seat:?} has less than nothing"))?;
    check(state.bank_is_broken() || state.bank() >= Money::ZERO, || "the bank is broken".into())
}

/// Whether minors are just becoming a public, which needs more than it may keep
/// and perhaps has no director yet.
fn forms(state: &G1861, company: Company) -> bool {
    let Round::Merger(merger) = state.round() else { return false };
    match &merger.stage {
        Stage::Tokens { company: public, .. } => *public == company,
        Stage::Purchases(purchases) => purchases.company == company,
        Stage::Choose
        | Stage::Converting
        | Stage::Adding(_)
        | Stage::Naming(_)
        | Stage::Asking { .. }
        | Stage::Done => false,
    }
}

fn charter(state: &G1861, company: Company) -> Result<(), String> {
    let charter = state.charter(company);
    let say = |what: &str| Err(format!("{company:?}: {what}: {charter:?}"));
    let shares = || state.players().seats().map(|seat| charter.shares[seat]);
    if shares().sum::<u8>() + charter.treasury + charter.pool != company.shares() {
        return say("shares lost");
    }
    if charter.cash < Money::ZERO {
        return say("less than nothing");
    }
    let works = charter.is_open() && company.kind() != Kind::State;
    if works != state.market().cell(company).is_some() {
        return say("its marker");
    }
    if !charter.is_open() {
        let bare = charter.cash == Money::ZERO
            && charter.director.is_none()
            && charter.loans == 0
            && state.depot().count(company) == 0
            && (company.is_public()
                || charter.status == Status::Closed
                || shares().sum::<u8>() == 0);
        return if bare { Ok(()) } else { say("it has something") };
    }
    match company.kind() {
        Kind::State => Ok(()),
        Kind::Minor => {
            let owned = charter.director.is_some_and(|owner| charter.shares[owner] == 2);
            if owned { Ok(()) } else { say("its owner") }
        }
        Kind::Public => {
            let most = shares().max().unwrap_or(0);
            if most > MOST_SHARES_OF_ONE || charter.pool > MOST_IN_POOL {
                return say("too many shares");
            }
            match charter.director {
                Some(director) if charter.shares[director] == most && most >= 2 => Ok(()),
                None if forms(state, company) => Ok(()),
                _ => say("its director"),
            }
        }
    }
}

fn tiles(state: &G1861) -> Result<(), String> {
    let map = map();
    let laid: Vec<TileId> =
        map.hexes().filter_map(|hex| state.board().tile(hex)).map(|(tile, _)| tile).collect();
    for tile in map.tiles() {
        let info = map.tile(tile);
        let count = laid.iter().filter(|&&other| other == tile).count();
        let options = state.options();
        let plain = !options.is_jklm() && ["7", "8", "9"].contains(&&*info.id);
        let made = info.colour == Colour::Yellow && !options.limited_yellow();
        check(plain || made || count <= usize::from(info.count), || {
            format!("{count} tiles {}", info.id)
        })?;
    }
    Ok(())
}

fn tokens_stand(state: &G1861) -> Result<(), String> {
    for company in Company::ALL {
        let mut charter: Vec<Station> = state.charter(company).stations().collect();
        let mut board: Vec<Station> = state.board().stations_of(map(), company.on_map()).collect();
        charter.sort_unstable();
        board.sort_unstable();
        check(charter == board, || {
            format!("{company:?}: tokens {charter:?}, on the map {board:?}")
        })?;
        let mut hexes: Vec<Hex> = board.iter().map(|at| at.hex).collect();
        hexes.dedup();
        let apart = hexes.len() == board.len() || forms(state, company);
        check(apart, || format!("{company:?}: two tokens in a hex"))?;
        let most = match company.kind() {
            Kind::Minor => 1,
            Kind::Public => 3,
            Kind::State => STATE_TOKENS,
        };
        let tokens = state.charter(company).tokens.len();
        check(tokens == most || forms(state, company), || format!("{company:?}: {tokens} tokens"))?;
    }
    Ok(())
}

fn trains_are(state: &G1861) -> Result<(), String> {
    let cards = state.depot().cards();
    for (index, card) in cards.iter().enumerate() {
        let TrainId { kind, number } = card.train;
        let name = || format!("train {}", card.train);
        let twice = cards[..index].iter().any(|other| other.train == card.train);
        check(!twice, || format!("{} twice", name()))?;
        check(number < state.depot().sold(kind), || format!("{} was not bought", name()))?;
        let rusted = kind.rusts().is_some_and(|phase| phase <= state.phase());
        check(!rusted, || format!("{} has rusted", name()))?;
    }
    let sold = TrainKind::ALL.into_iter().filter(|&kind| state.depot().sold(kind) > 0);
    let phase = sold.map(TrainKind::phase).max().unwrap_or(Phase::FIRST);
    check(phase == state.phase(), || {
        format!("phase {:?}, by the trains {phase:?}", state.phase())
    })?;
    let settled = !matches!(state.step(), Some(Step::Discard(_) | Step::Trainless));
    let over = |&company: &Company| {
        let limit = state.phase().train_limit(company.kind());
        limit.is_some_and(|limit| state.depot().count(company) > usize::from(limit))
    };
    let crowded: Companies =
        Company::ALL.into_iter().filter(over).filter(|&company| !forms(state, company)).collect();
    check(!settled || crowded.is_empty(), || format!("{crowded:?} have too many trains"))
}

fn privates_are(state: &G1861) -> Result<(), String> {
    let owners = state.players().seats().map(Owner::Seat);
    let owners = owners.chain(Company::ALL.map(Owner::Company));
    let mut owned: Vec<Private> = owners.flat_map(|owner| state.privates_of(owner)).collect();
    owned.sort_unstable();
    let sold = match state.round() {
        Round::Opening(auction) => auction.private as usize,
        Round::Stock(_) | Round::Operating(_) | Round::Merger(_) | Round::Over(_) => 5,
    };
    check(owned == Private::ALL[..sold], || format!("privates {owned:?}"))
}

fn setup(players: u8, options: Options) -> Setup<Options> {
    Setup::newest(&G1861::DECLARATION, players, options).unwrap()
}

/// Random games to their end, each state audited.
fn play(setup: Setup<Options>, games: u64) {
    for seed in 0..games {
        let place = |line| format!("{setup:?}, seed {seed}, line {line}");
        let (last, lines) = suite::walk(G1861::new(setup), &mut Coin::new(seed), |step| {
            let audited = Auditor::audit(step.state);
            audited.unwrap_or_else(|error| panic!("{error}: {}", place(step.number)));
        });
        assert!(matches!(last.turn(), Turn::Over(_)));
        assert!(lines < 5_000, "{}", place(lines));
    }
}

fn play_edition(edition: Edition, games: u64) {
    (3..=6).for_each(|players| play(setup(players, Options::of(edition)), games));
}

#[test]
fn random_games_by_the_rulebook_end() {
    play_edition(Edition::Jklm, 50);
}

#[test]
fn random_games_of_18xx_games_end() {
    play_edition(Edition::EighteenXx, 50);
}

#[test]
#[ignore = "takes minutes"]
fn many_random_games_by_the_rulebook_end() {
    play_edition(Edition::Jklm, 2_000);
}

#[test]
#[ignore = "takes minutes"]
fn many_random_games_of_18xx_games_end() {
    play_edition(Edition::EighteenXx, 2_000);
}

#[test]
#[ignore = "takes minutes"]
fn many_random_games_with_each_option_end() {
    suite::setups::<G1861>().into_iter().for_each(|setup| play(setup, 100));
}

/// Every number of players and every option; the universe of actions in every
/// state whose line is a multiple of `every`.
fn contract(games: u64, every: u32) {
    for (number, setup) in suite::setups::<G1861>().into_iter().enumerate() {
        for game in 0..games {
            suite::contract::<G1861, Auditor>(setup, (number as u64) << 32 | game, every);
        }
    }
}

#[test]
fn the_contract_is_kept() {
    contract(1, 61);
}

#[test]
#[ignore = "takes minutes"]
fn the_contract_is_kept_for_long() {
    contract(20, 17);
}

/// Nothing is hidden: everybody sees the same.
#[test]
#[ignore = "takes minutes"]
fn there_are_no_secrets() {
    for players in 3..=6 {
        suite::secrets::<G1861, Auditor>(setup(players, Options::default()), 7, 101);
    }
}
