//! Positions in one line.

use arrayvec::ArrayVec;
use bourse_game::{Game, Money, Seats, Setup};
use bourse_track::Rotation;

use super::hex;
use super::position::{self, seat, station};
use crate::map;
use crate::rules::charter::{Owner, Status};
use crate::rules::company::{Company, Private};
use crate::rules::data::DIRECTOR_SHARES;
use crate::rules::edition::Edition;
use crate::rules::options::Options;
use crate::rules::phase::Phase;
use crate::rules::rounds::{Operating, Purchases, Round, Stage, Stock, Turn, TurnStep};
use crate::rules::state::G1861;
use crate::rules::train::{Holder, TrainId, TrainKind};

/// A position under construction. It begins with the first stock round of three
/// players, by the rulebook: nothing has been sold, and nobody has a private.
#[derive(Clone)]
pub(super) struct Position(G1861);

impl Position {
    pub(super) fn new() -> Self {
        Self::of(3, Options::of(Edition::Jklm))
    }

    /// The same with the rules of 18xx.games.
    pub(super) fn on_18xx() -> Self {
        Self::of(3, Options::of(Edition::EighteenXx))
    }

    pub(super) fn of(players: u8, options: Options) -> Self {
        Self::set_up(Setup::newest(&G1861::DECLARATION, players, options).unwrap())
    }

    /// The same by an earlier version of the rules.
    pub(super) fn under(self, rules: u32) -> Self {
        let (players, options) = (self.0.players().count(), *self.0.options());
        Self::set_up(Setup::new(&G1861::DECLARATION, players, options, rules).unwrap())
    }

    fn set_up(setup: Setup<Options>) -> Self {
        let mut game = G1861::new(setup);
        game.begin_stock_round(&mut ());
        Self(game)
    }

    /// A phase; the state railway has the trains that began it and those before.
    pub(super) fn phase(mut self, number: u8) -> Self {
        self.0.phase = Phase(number);
        for kind in TrainKind::ALL.into_iter().filter(|kind| !kind.is_express()) {
            let sold = match kind.phase() {
                earlier if earlier < self.0.phase => kind.count().unwrap_or(0),
                now if now == self.0.phase && now > Phase::FIRST => 1,
                _ => 0,
            };
            (0..sold).for_each(|_| self.0.depot.sell(kind, Company::Rsr));
        }
        self.0.depot.rust(self.0.phase);
        self
    }

    fn set(&mut self, owner: Owner, amount: i32) {
        let purse = self.0.purse(owner);
        let more = Money(amount) - *purse;
        *purse += more;
        self.0.bank -= more;
    }

    pub(super) fn cash(mut self, number: u8, cash: i32) -> Self {
        self.set(Owner::Seat(seat(number)), cash);
        self
    }

    pub(super) fn company_cash(mut self, company: Company, cash: i32) -> Self {
        self.set(Owner::Company(company), cash);
        self
    }

    pub(super) fn bank(mut self, bank: i32) -> Self {
        self.0.bank = Money(bank);
        self
    }

    pub(super) fn loans(mut self, company: Company, loans: u16) -> Self {
        self.0.companies[company].loans = loans;
        self
    }

    pub(super) fn private(mut self, number: u8, private: Private) -> Self {
        self.0.give_private(private, Owner::Seat(seat(number)));
        self
    }

    /// A minor at work, with its token at home.
    pub(super) fn minor(mut self, minor: Company, owner: u8, price: i32) -> Self {
        position::start(&mut self.0, minor, owner, price);
        self
    }

    /// A minor that is gone.
    pub(super) fn closed(mut self, minor: Company) -> Self {
        self.0.companies[minor].status = Status::Closed;
        self
    }

    /// A public that has had a turn, with its director's certificate sold.
    pub(super) fn public(mut self, public: Company, director: u8, price: i32) -> Self {
        position::found(&mut self.0, public, &[(director, DIRECTOR_SHARES)], price);
        self
    }

    /// More shares out of the treasury.
    pub(super) fn shares(mut self, public: Company, holder: u8, shares: u8) -> Self {
        let charter = &mut self.0.companies[public];
        charter.treasury -= shares;
        charter.shares[seat(holder)] += shares;
        self
    }

    /// Shares out of the treasury in the pool.
    pub(super) fn pool(mut self, public: Company, shares: u8) -> Self {
        self.0.companies[public].treasury -= shares;
        self.0.companies[public].pool += shares;
        self
    }

    /// It has not had a turn.
    pub(super) fn new_one(mut self, public: Company) -> Self {
        self.0.companies[public].operated = false;
        self
    }

    /// Moves a company's marker.
    pub(super) fn at_cell(mut self, company: Company, row: u8, col: u8) -> Self {
        self.0.market.move_to(company, crate::Cell { row, col });
        self
    }

    pub(super) fn token(mut self, company: Company, id: &str, stop: u8) -> Self {
        self.0.put_token(company, station(id, stop));
        assert!(self.0.has_token(company, hex(id)), "no free circle in {id}");
        self
    }

    /// Somebody's token in every city that has room.
    pub(super) fn cities_taken(mut self, company: Company) -> Self {
        for at in self.0.cities().collect::<Vec<_>>() {
            let circles = self.0.board.tokens(map(), at).len();
            for slot in 0..circles {
                // Some circles may be taken before.
                let _ = self.0.board.add_token(map(), at, slot, company.on_map());
            }
        }
        self
    }

    pub(super) fn tile(mut self, id: &str, tile: &str, sixths: u8) -> Self {
        let tile = map().tile_by_id(tile).unwrap();
        self.0.board.put_tile(hex(id), tile, Rotation::new(sixths).unwrap());
        self.0.beside.clear();
        self
    }

    /// A new train without what follows from its purchase.
    pub(super) fn train(mut self, company: Company, kind: TrainKind) -> Self {
        self.0.depot.sell(kind, company);
        self
    }

    /// The company's trains have run in this round.
    pub(super) fn have_run(mut self, company: Company) -> Self {
        self.0.depot.use_all(company);
        self
    }

    /// A train in the pool.
    pub(super) fn pool_train(mut self, kind: TrainKind) -> Self {
        let train: TrainId = self.0.depot.next_of(kind);
        self.0.depot.sell(kind, Company::Rsr);
        self.0.depot.hand_over(train, Holder::Pool);
        self
    }

    /// The stock round, with this seat's turn.
    pub(super) fn stock(self, number: u8) -> G1861 {
        self.stock_where(number, |_| ())
    }

    /// The same with something done before.
    pub(super) fn stock_where(mut self, number: u8, done: impl FnOnce(&mut Stock)) -> G1861 {
        let Round::Stock(stock) = &mut self.0.round else { panic!("no stock round") };
        stock.seat = seat(number);
        done(stock);
        self.0
    }

    /// The auctions of the privates.
    pub(super) fn opening(players: u8, options: Options) -> G1861 {
        G1861::new(Setup::newest(&G1861::DECLARATION, players, options).unwrap())
    }

    /// The first operating round, with this company's turn at this step.
    pub(super) fn turn(self, company: Company, step: TurnStep) -> G1861 {
        self.turn_where(company, step, |_| ())
    }

    /// The same with something done before.
    pub(super) fn turn_where(
        mut self,
        company: Company,
        step: TurnStep,
        done: impl FnOnce(&mut Turn),
    ) -> G1861 {
        let game = &mut self.0;
        let mut order = game.operating_order();
        order.push(Company::Rsr);
        let at = order.iter().position(|&other| other == company).unwrap() as u8;
        let mut turn = Turn {
            step,
            laid: ArrayVec::new(),
            upgraded: false,
            revenue: Money::ZERO,
            owes: game.companies[company].loans,
            declined: ArrayVec::new(),
        };
        done(&mut turn);
        let trainless = ArrayVec::new();
        game.steward = Some(game.priority);
        game.round =
            Round::Operating(Operating { number: 1, order, at, turn, trainless, question: None });
        self.0
    }

    /// A merger round, with this minor's turn.
    pub(super) fn merger(mut self, minor: Company) -> G1861 {
        position::merger_turn_of(&mut self.0, minor);
        self.0
    }

    /// A minor that has just merged into a public with too many tokens.
    pub(super) fn token_limit(mut self, minor: Company, public: Company) -> G1861 {
        too_many_tokens(&mut self.0, minor, public);
        self.0
    }
}

/// It is a minor's turn to merge; it has done so, into a public with too many tokens.
pub(super) fn too_many_tokens(game: &mut G1861, minor: Company, public: Company) {
    position::merger_turn_of(game, minor);
    let order = game.players().seats().collect();
    let (several, done) = (Seats::NONE, Seats::NONE);
    let then = Purchases { company: public, order, several, done, again: false };
    game.merger_mut().unwrap().stage = Stage::Tokens { company: public, then };
}
