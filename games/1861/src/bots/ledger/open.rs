//! Opening the books: what lies on the table.

use arrayvec::ArrayVec;
use bourse_game::Seat;
use bourse_game::bots::Noise;

use super::{
    Bookkeeping, ENDLESS, FIRMS, Firm, From, Keeper, Ledger, Now, Prospects, SEATS, Sale, State,
    Stock,
};
use crate::{
    Company, G1861, Holder, Merger, Operating, Owner, Phase, Private, Round, Stage, Status,
    TrainKind, TurnStep,
};

impl Ledger {
    /// The books of a game; `prospects` says what a company can expect.
    pub(in crate::bots) fn open(
        game: &G1861,
        bookkeeping: Bookkeeping,
        mut prospects: impl FnMut(Company) -> Prospects,
    ) -> Self {
        let companies: Vec<Company> = Company::ALL
            .into_iter()
            .filter(|&it| it != Company::Rsr && game.charter(it).is_open())
            .collect();
        let firms = companies.iter().map(|&it| firm(game, it, prospects(it))).collect();
        let index = |company| companies.iter().position(|&it| it == company);
        let players = usize::from(game.players().count());
        let keeper = |private| match game.private_owner(private) {
            Owner::Seat(seat) => Keeper::Seat(seat.index()),
            Owner::Company(company) => index(company).map_or(Keeper::State, Keeper::Firm),
            Owner::Bank => Keeper::State,
        };
        let state = game.charter(Company::Rsr);
        let (merger_floor, stays_at_the_edge) = match bookkeeping {
            Bookkeeping::First => (0, false),
            Bookkeeping::Exact => {
                (game.options().merger_price_floor().amount(), game.stays_at_the_edge())
            }
        };
        let mut books = Self {
            bookkeeping,
            players,
            chart: game.chart(),
            certificate_limit: game.certificate_limit(),
            phase: game.phase(),
            bank: game.bank().0,
            broken: game.bank_is_broken(),
            bank_rules: game.options().bank_break_overrides_countdown(),
            merger_floor,
            stays_at_the_edge,
            privates_count: game.options().score_privates(),
            cash: std::array::from_fn(|seat| seat_cash(game, seat)),
            firms,
            minors_left: minors_left(game),
            publics_left: left(game, Company::is_public),
            cities_left: 3,
            left: TrainKind::ALL.map(|kind| game.trains_left(kind).unwrap_or(ENDLESS)),
            pool: game.depot().of(Holder::Pool).map(|card| card.train.kind).collect(),
            privates: Private::ALL.map(keeper),
            state: State {
                cash: state.cash.0,
                loans: i32::from(state.loans),
                trains: game.depot().of_company(Company::Rsr).map(|it| it.train.kind).collect(),
                tokens: state.stations().count(),
            },
            set: game.set(),
            number: 1,
            rounds: game.rounds(),
            last_set: game.last_set(),
            priority: game.priority().index(),
            clock: 0,
            over: false,
            now: Now::Stock(Stock::begin(game.priority().index())),
            noise: Noise::NONE,
        };
        books.set_round(game, index);
        books.discard_all();
        books
    }

    fn set_round(&mut self, game: &G1861, index: impl Fn(Company) -> Option<usize>) {
        self.now = match game.round() {
            Round::Opening(auction) => Now::Stock(Stock::begin(auction.first.index())),
            Round::Stock(round) => {
                let mut stock = Stock::begin(round.seat.index());
                round.passed.iter().for_each(|seat| stock.passed[seat.index()] = true);
                for seat in game.players().seats() {
                    let sold = round.sold[seat].iter();
                    stock.sold[seat.index()] = sold.map(|company| 1 << company as u64).sum();
                }
                Now::Stock(stock)
            }
            Round::Operating(operating) => {
                self.number = operating.number;
                let (order, from) = still_to_operate(operating, index);
                Now::Operating { order, from }
            }
            Round::Merger(merger) => {
                self.number = merger.number;
                let sale = sale(game, merger, &index);
                Now::Merging { order: still_to_merge(merger, index), sale }
            }
            Round::Over(_) => {
                self.over = true;
                return;
            }
        };
    }
}

fn seat_cash(game: &G1861, seat: usize) -> i32 {
    let seat = u8::try_from(seat).ok().and_then(Seat::new);
    seat.filter(|&seat| game.players().has(seat)).map_or(0, |seat| game.cash(seat).0)
}

fn firm(game: &G1861, company: Company, prospects: Prospects) -> Firm {
    let charter = game.charter(company);
    let owes = match game.company_turn() {
        Some(turn) if game.operating() == Some(company) => turn.owes,
        _ => charter.loans,
    };
    let mut shares = [0; SEATS];
    for seat in game.players().seats() {
        shares[seat.index()] = charter.shares[seat];
    }
    Firm {
        key: company as usize,
        open: true,
        minor: company.is_minor(),
        director: charter.director.map_or(0, Seat::index),
        cash: charter.cash.0,
        loans: i32::from(charter.loans),
        owes: i32::from(owes),
        shares,
        treasury: charter.treasury,
        pool: charter.pool,
        cell: game.market().cell(company).unwrap_or(crate::Cell { row: 0, col: 0 }),
        operated: charter.operated,
        trains: game.depot().of_company(company).map(|card| card.train.kind).take(12).collect(),
        prospects,
    }
}

fn left(game: &G1861, kind: fn(Company) -> bool) -> u8 {
    let open = |it: &Company| kind(*it) && game.charter(*it).status == Status::Unformed;
    Company::ALL.into_iter().filter(open).count() as u8
}

/// The minors that can still be had: from the start, and from phase 3.
fn minors_left(game: &G1861) -> [u8; 2] {
    let unformed = |it: &Company| it.is_minor() && game.charter(*it).status == Status::Unformed;
    let early = |it: &Company| it.phase() == Phase::FIRST;
    let all = Company::ALL.into_iter().filter(unformed);
    [all.clone().filter(early).count() as u8, all.filter(|it| !early(it)).count() as u8]
}

fn still_to_operate(
    operating: &Operating,
    index: impl Fn(Company) -> Option<usize>,
) -> (ArrayVec<usize, FIRMS>, From) {
    let rest = operating.order.iter().skip(usize::from(operating.at));
    let first = operating.company().and_then(&index);
    let order: ArrayVec<usize, FIRMS> = rest.filter_map(|&it| index(it)).collect();
    let from = match operating.turn.step {
        _ if first.is_none() || first != order.first().copied() => From::Run,
        TurnStep::Redeem | TurnStep::Track | TurnStep::Token | TurnStep::Run => From::Run,
        TurnStep::Dividend => From::Dividend(operating.turn.revenue.0),
        TurnStep::PrivatesEarly | TurnStep::Loans => From::Loans,
        TurnStep::Trains => From::Trains,
        TurnStep::PrivatesLate | TurnStep::Done => From::Done,
    };
    (order, from)
}

/// The shares of a new public that are still for sale.
fn sale(game: &G1861, merger: &Merger, index: impl Fn(Company) -> Option<usize>) -> Option<Sale> {
    let Stage::Purchases(purchases) = &merger.stage else { return None };
    let several = |seat: &Seat| purchases.several.contains(*seat);
    let of = |want: bool| {
        let buyers = game.buyers(purchases).filter(|seat| several(seat) == want);
        buyers.map(Seat::index).collect()
    };
    let firm = index(purchases.company)?;
    Some(Sale { firm, several: of(true), one: of(false), again: purchases.again })
}

fn still_to_merge(
    merger: &Merger,
    index: impl Fn(Company) -> Option<usize>,
) -> ArrayVec<usize, FIRMS> {
    let asked = usize::from(merger.stage != Stage::Choose);
    let rest = merger.order.iter().skip(usize::from(merger.at) + asked);
    rest.filter_map(|&it| index(it)).collect()
}
