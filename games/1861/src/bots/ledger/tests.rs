//! The books, fed with the decisions of whole games, agree with the rules.
//!
//! What players decided, and what only the map knows (what a tile or token costs, what
//! trains bring), is told to the books. What follows from it they work out themselves:
//! payments, prices, loans and interest, phases, rust and nationalisation.

use std::io::Read as _;

use bourse_record::{RawHeader, Trust, replay};
use flate2::read::GzDecoder;

use super::{Bookkeeping, Keeper, Ledger, Prospects};
use crate::bots::figures::{DIRECTOR_SHARES, MINOR_SHARES};
use crate::{Company, Event, G1861, Kind, Owner, Payment, Source, TurnStep};

/// Fifty games of `bourse simulate 1861`, three to six players, both editions.
const GAMES: &[u8] = include_bytes!("../../../tests/data/bot_games.jsonl.gz");

/// How far the turn under way has been booked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Booked {
    Nothing,
    Dividend,
    Loans,
}

impl Booked {
    fn so_far(game: &G1861) -> Self {
        match game.company_turn().map(|turn| turn.step) {
            Some(step) if step > TurnStep::Loans => Self::Loans,
            Some(step) if step > TurnStep::Dividend => Self::Dividend,
            _ => Self::Nothing,
        }
    }
}

/// Books that are told what is decided.
struct Fed {
    books: Ledger,
    turn: Option<Company>,
    revenue: i32,
    booked: Booked,
}

impl Fed {
    fn open(game: &G1861) -> Self {
        let usual = |_| Prospects::new(1.0, game.phase(), 0);
        let books = Ledger::open(game, Bookkeeping::Exact, usual);
        let revenue = game.company_turn().map_or(0, |turn| turn.revenue.0);
        Self { books, turn: game.operating(), revenue, booked: Booked::so_far(game) }
    }

    fn find(&self, company: Company) -> Option<usize> {
        let firms = &self.books.firms;
        firms.iter().position(|firm| firm.open && firm.key == company as usize)
    }

    fn at(&self, company: Company) -> usize {
        self.find(company).unwrap_or_else(|| panic!("{} is not in the books", company.id()))
    }

    fn begin_turn(&mut self, company: Company) {
        self.book(Booked::Loans);
        (self.turn, self.revenue, self.booked) = (Some(company), 0, Booked::Nothing);
        if let Some(at) = self.find(company) {
            self.books.firms[at].owes = self.books.firms[at].loans;
        }
    }

    fn end_turn(&mut self) {
        self.book(Booked::Loans);
        self.turn = None;
    }

    /// Books what happens by itself in the turn under way, up to here.
    fn book(&mut self, until: Booked) {
        let Some(company) = self.turn else { return };
        if company.kind() == Kind::State {
            if self.booked < until && until == Booked::Loans {
                self.books.settle_state(self.revenue);
                self.booked = until;
            }
            return;
        }
        if self.booked < Booked::Dividend && until >= Booked::Dividend {
            self.pay_out(company, Payment::Withhold);
        }
        if self.booked < Booked::Loans && until >= Booked::Loans {
            self.booked = Booked::Loans;
            if let Some(at) = self.find(company) {
                self.books.settle_loans(at);
            }
        }
    }

    fn pay_out(&mut self, company: Company, payment: Payment) {
        self.booked = Booked::Dividend;
        if let Some(at) = self.find(company) {
            self.books.pay_out(at, self.revenue, payment);
        }
    }

    fn begin_firm(&mut self, company: Company, seat: usize, paid: i32, price: i32) {
        self.books.begin_firm(seat, company.is_minor(), paid, price);
        self.books.firms.last_mut().unwrap().key = company as usize;
    }

    fn nationalise(&mut self, company: Company) {
        if self.turn == Some(company) {
            self.book(Booked::Loans);
        }
        if let Some(at) = self.find(company) {
            self.books.nationalise(at);
        }
    }

    fn form(&mut self, public: Company, events: &[Event]) {
        let members = events.iter().filter_map(|event| match *event {
            Event::Merged { minor, public: into } if into == public => Some(self.at(minor)),
            _ => None,
        });
        let members: Vec<usize> = members.collect();
        self.books.combine(members[0], &members[1..]);
        self.books.firms[members[0]].key = public as usize;
    }

    fn sell(&mut self, company: Company, seat: usize, shares: u8) {
        let at = self.at(company);
        self.books.pay_seat(seat, self.books.price(at) * i32::from(shares));
        let firm = &mut self.books.firms[at];
        firm.shares[seat] -= shares;
        firm.pool += shares;
        if firm.director == seat {
            firm.cell = self.books.chart.down(firm.cell);
        }
    }

    fn buy_train(&mut self, company: Company, kind: crate::TrainKind, from: Owner, price: i32) {
        self.book(Booked::Loans);
        if company.kind() == Kind::State {
            self.books.borrow_for_state(price);
            self.books.pay_state(-price);
            self.books.state.trains.push(kind);
            return;
        }
        let at = self.at(company);
        if let Owner::Company(seller) = from {
            let seller = self.at(seller);
            self.books.firms[at].cash -= price;
            self.books.firms[seller].cash += price;
            remove(&mut self.books.firms[seller].trains, kind);
        } else {
            self.books.spend(at, price);
        }
        self.books.firms[at].trains.push(kind);
    }

    /// Loans are set off against prices.
    fn end(&mut self) {
        for at in 0..self.books.firms.len() {
            self.books.firms[at].cell = self.books.last_cell(&self.books.firms[at]);
            self.books.firms[at].loans = 0;
        }
    }

    fn feed(&mut self, event: &Event, rest: &[Event]) {
        match *event {
            Event::OperatingRound { number, .. } => {
                self.end_turn();
                if number == 1 {
                    self.books.raise_sold_out();
                }
                self.books.number = number;
                self.books.collect_privates();
            }
            Event::StockRound { .. } | Event::MergerRound { .. } => self.end_turn(),
            Event::Ended { .. } => {
                self.end_turn();
                self.end();
            }
            Event::CompanyTurn { company } => self.begin_turn(company),
            Event::PrivateSold { private, seat, price } => {
                self.books.pay_seat(seat.index(), -price.0);
                self.books.privates[private as usize] = Keeper::Seat(seat.index());
            }
            Event::MinorSold { company, seat, bid, .. } => {
                self.begin_firm(company, seat.index(), bid.0, bid.0 / i32::from(MINOR_SHARES));
            }
            Event::Founded { company, seat, price } => {
                let paid = price.0 * i32::from(DIRECTOR_SHARES);
                self.begin_firm(company, seat.index(), paid, price.0);
            }
            Event::ShareBought { seat, company, from, .. } => {
                self.books.buy_share(seat.index(), self.at(company), from == Source::Pool);
            }
            Event::SharesSold { seat, company, shares, .. } => {
                self.sell(company, seat.index(), shares);
            }
            Event::Director { company, seat } => {
                let at = self.at(company);
                self.books.firms[at].director = seat.index();
            }
            Event::TokenPlaced { company, price, .. } => {
                if let Some(at) = self.find(company) {
                    self.books.pay_firm(at, -price.0);
                }
            }
            Event::Redeemed { company, shares, .. } => {
                let at = self.at(company);
                self.books.pay_firm(at, -self.books.price(at) * i32::from(shares));
                self.books.firms[at].pool -= shares;
                self.books.firms[at].treasury += shares;
            }
            Event::PrivateBought { company, private, from, price } => {
                let at = self.at(company);
                self.books.firms[at].cash -= price.0;
                self.books.cash[from.index()] += price.0;
                self.books.privates[private as usize] = Keeper::Firm(at);
            }
            Event::TileLaid { company, cost, .. } => {
                self.books.spend(self.at(company), cost.0);
            }
            Event::Ran { revenue, .. } => self.revenue = revenue.0,
            Event::Dividend { company, kind, .. } => self.pay_out(company, kind),
            Event::TrainBought { company, train, from, price } => {
                self.buy_train(company, train.kind, from, price.0);
            }
            Event::TrainDiscarded { company, train } => {
                let at = self.at(company);
                remove(&mut self.books.firms[at].trains, train.kind);
            }
            Event::PhaseBegan { phase } => self.books.enter_phase(phase),
            Event::Nationalised { company, .. } => self.nationalise(company),
            Event::Converted { minor, public, .. } => {
                let at = self.at(minor);
                self.books.convert(at);
                self.books.firms[at].key = public as usize;
            }
            Event::Formed { public, .. } => self.form(public, rest),
            // What follows from the rest, and what the books do not know.
            Event::Paid { .. }
            | Event::BankBroken
            | Event::Turn { .. }
            | Event::Passed { .. }
            | Event::Bid { .. }
            | Event::Reduced { .. }
            | Event::Price { .. }
            | Event::TokenRemoved { .. }
            | Event::AskedForPrivate { .. }
            | Event::AskedForTrain { .. }
            | Event::AskedToMerge { .. }
            | Event::Declined { .. }
            | Event::LoanTaken { .. }
            | Event::LoanRepaid { .. }
            | Event::InterestPaid { .. }
            | Event::Rusted { .. }
            | Event::PrivateNationalised { .. }
            | Event::Kept { .. }
            | Event::Merged { .. } => (),
        }
    }

    /// Takes in what a line did.
    fn line(&mut self, game: &G1861, events: &[Event]) {
        for (number, event) in events.iter().enumerate() {
            self.feed(event, &events[number..]);
        }
        if game.operating() == self.turn {
            self.book(Booked::so_far(game));
        }
    }

    /// Everything the books and the table both know, in words.
    fn summary(&self, game: &G1861) -> Vec<String> {
        let seats = game.players().seats();
        let mut all: Vec<String> =
            seats.map(|seat| format!("{seat} {}", self.books.cash[seat.index()])).collect();
        for company in Company::ALL.into_iter().filter(|it| it.kind() != Kind::State) {
            if let Some(at) = self.find(company) {
                let (firm, price) = (&self.books.firms[at], self.books.price(at));
                all.push(format!("{} {} {} {price}", company.id(), firm.cash, firm.loans));
            }
        }
        all.push(format!("state {} {}", self.books.state.cash, self.books.state.loans));
        all.push(format!("bank {} phase {}", self.books.bank, self.books.phase.number()));
        all
    }
}

/// The same, by the rules.
fn summary(game: &G1861) -> Vec<String> {
    let seats = game.players().seats();
    let mut all: Vec<String> = seats.map(|seat| format!("{seat} {}", game.cash(seat).0)).collect();
    for company in Company::ALL.into_iter().filter(|it| it.kind() != Kind::State) {
        let charter = game.charter(company);
        if charter.is_open() {
            let (cash, loans, price) = (charter.cash.0, charter.loans, game.price(company).0);
            all.push(format!("{} {cash} {loans} {price}", company.id()));
        }
    }
    let state = game.charter(Company::Rsr);
    all.push(format!("state {} {}", state.cash.0, state.loans));
    all.push(format!("bank {} phase {}", game.bank().0, game.phase().number()));
    all
}

fn remove<const N: usize>(
    trains: &mut arrayvec::ArrayVec<crate::TrainKind, N>,
    kind: crate::TrainKind,
) {
    let place = trains.iter().position(|&it| it == kind).expect("a train it has");
    trains.remove(place);
}

/// The games, each with its header.
fn records(text: &str) -> Vec<String> {
    let mut records: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("{\"bourse\"") {
            records.push(String::new());
        }
        let record = records.last_mut().expect("a header comes first");
        record.push_str(line);
        record.push('\n');
    }
    records
}

/// Plays a game with its books; how many rounds it had. Where the books disagree after a
/// line, that is written down, and they are opened anew.
fn feed(number: usize, record: &str, disagreements: &mut Vec<String>) -> usize {
    let header = RawHeader::read(record.lines().next().unwrap().as_bytes()).unwrap();
    let (mut fed, mut rounds) = (None::<Fed>, 0);
    let mut events: Vec<Event> = Vec::new();
    replay::<G1861, _>(header, record.as_bytes(), Trust::Believe, &mut events, |replay, events| {
        let game = replay.state();
        let fed = fed.get_or_insert_with(|| Fed::open(game));
        fed.line(game, events);
        let (booked, ruled) = (fed.summary(game), summary(game));
        if booked != ruled {
            let wrong: Vec<&String> = booked.iter().filter(|it| !ruled.contains(it)).collect();
            let right: Vec<&String> = ruled.iter().filter(|it| !booked.contains(it)).collect();
            let line = replay.line();
            disagreements.push(format!(
                "game {number}, line {line}: {wrong:?}, not {right:?} after {events:?}"
            ));
            *fed = Fed::open(game);
        }
        let is_round = |event: &&Event| matches!(event, Event::OperatingRound { .. });
        rounds += events.iter().filter(is_round).count();
        events.clear();
    })
    .unwrap();
    rounds
}

#[test]
fn books_fed_with_decisions_agree_with_the_rules() {
    let mut text = String::new();
    GzDecoder::new(GAMES).read_to_string(&mut text).unwrap();
    let records = records(&text);
    assert_eq!(records.len(), 50);
    let mut disagreements = Vec::new();
    let games = records.iter().enumerate();
    let rounds: usize = games.map(|(number, it)| feed(number, it, &mut disagreements)).sum();
    assert!(rounds > 500, "{rounds} operating rounds");
    let first: Vec<&String> = disagreements.iter().take(12).collect();
    assert!(first.is_empty(), "{} disagreements, such as {first:#?}", disagreements.len());
}
