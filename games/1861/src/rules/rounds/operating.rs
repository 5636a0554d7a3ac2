//! The operating round (§5).

use arrayvec::ArrayVec;
use bourse_game::{Money, Sink};
use bourse_track::Hex;

use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind, Private};
use crate::rules::event::Event;
use crate::rules::phase::Phase;
use crate::rules::rounds::Round;
use crate::rules::state::G1861;
use crate::rules::train::TrainId;

/// An operating round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operating {
    /// Its number in the set, from 1.
    pub number: u8,
    /// Who operates, in order.
    pub order: ArrayVec<Company, 25>,
    /// The place of the one whose turn it is.
    pub at: u8,
    /// His turn.
    pub turn: Turn,
    /// Publics that lost their last train and wait for their directors' answer.
    pub trainless: ArrayVec<Company, 8>,
    /// What the company offers and another player is asked about.
    pub question: Option<Deal>,
}

/// A purchase that needs another player's consent (Z-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// What the company wants to buy.
    pub what: Wanted,
    /// For how much.
    pub price: Money,
}

/// Something a company can want of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A private in his hand.
    Private(Private),
    /// A train of a company he directs.
    Train(TrainId),
}

/// A company's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The step it is at.
    pub step: TurnStep,
    /// Where it has laid tiles.
    pub laid: ArrayVec<Hex, 2>,
    /// Whether one of them was an upgrade.
    pub upgraded: bool,
    /// What its trains brought.
    pub revenue: Money,
    /// On how many loans it owes interest: those it had when its turn began.
    pub owes: u16,
    /// What was declined: it is not asked for again.
    pub declined: ArrayVec<Wanted, MOST_DECLINED>,
}

/// So many offers at most are declined in a turn; then nobody is asked any more.
const MOST_DECLINED: usize = 16;

impl Turn {
    fn begin(owes: u16) -> Self {
        let step = TurnStep::Redeem;
        Self {
            step,
            laid: ArrayVec::new(),
            upgraded: false,
            revenue: Money::ZERO,
            owes,
            declined: ArrayVec::new(),
        }
    }
}

/// The steps of a company's turn, in order (§5.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TurnStep {
    /// Buys own shares from the pool.
    Redeem,
    /// Lays track.
    Track,
    /// Places a token.
    Token,
    /// Runs trains.
    Run,
    /// Pays dividends.
    Dividend,
    /// Buys privates before loans are repaid.
    PrivatesEarly,
    /// Pays interest and repays loans.
    Loans,
    /// Buys trains.
    Trains,
    /// Buys privates.
    PrivatesLate,
    /// The turn is over.
    Done,
}

impl TurnStep {
    /// The steps in order.
    pub const ALL: [Self; 10] = [
        Self::Redeem,
        Self::Track,
        Self::Token,
        Self::Run,
        Self::Dividend,
        Self::PrivatesEarly,
        Self::Loans,
        Self::Trains,
        Self::PrivatesLate,
        Self::Done,
    ];

    fn next(self) -> Self {
        Self::ALL.get(self as usize + 1).copied().unwrap_or(Self::Done)
    }
}

impl Operating {
    /// Whose turn it is.
    #[must_use]
    pub fn company(&self) -> Option<Company> {
        self.order.get(usize::from(self.at)).copied()
    }
}

impl G1861 {
    /// The company whose turn it is.
    #[must_use]
    pub fn operating(&self) -> Option<Company> {
        match &self.round {
            Round::Operating(operating) => operating.company(),
            Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
        }
    }

    /// The company whose turn it is, for the steps of a turn.
    #[expect(clippy::expect_used, reason = "a step of a turn is due only in a company's turn")]
    pub(crate) fn in_turn(&self) -> Company {
        self.operating().expect("a company has its turn")
    }

    pub(crate) fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.round {
            Round::Operating(operating) => Some(&mut operating.turn),
            Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
        }
    }

    /// The company's turn, while companies operate.
    #[must_use]
    pub fn company_turn(&self) -> Option<&Turn> {
        match &self.round {
            Round::Operating(operating) => Some(&operating.turn),
            Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
        }
    }

    /// Privates pay, then minors, publics and the state railway operate
    /// (§5.2).
    pub(crate) fn begin_operating_round(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        sink.event(Event::OperatingRound { set: self.set, number, of: self.rounds });
        self.steward = Some(self.priority);
        // On 18xx.games a train in the pool stays marked as used.
        let marks_pool = !self.options().is_jklm() || !self.version().train_runs_once;
        self.depot.begin_round(marks_pool);
        for private in Private::ALL {
            self.pay(Owner::Bank, self.privates[private], private.income(), sink);
        }
        let mut order = self.operating_order();
        order.push(Company::Rsr);
        self.round = Round::Operating(Operating {
            number,
            order,
            at: 0,
            turn: Turn::begin(0),
            trainless: ArrayVec::new(),
            question: None,
        });
        self.begin_turn(sink);
    }

    /// The turn goes to the next step, unless the company is gone.
    pub(crate) fn next_step(&mut self) {
        if let Some(turn) = self.turn_mut() {
            turn.step = turn.step.next();
        }
    }

    /// The next company's turn, or the next round.
    pub(crate) fn next_company(&mut self, sink: &mut impl Sink<Event>) {
        let Round::Operating(operating) = &mut self.round else { return };
        operating.at += 1;
        if usize::from(operating.at) < operating.order.len() {
            return self.begin_turn(sink);
        }
        let number = operating.number;
        match self.ends_after(number) {
            Some(reason) => self.end(reason, number, sink),
            None if self.phase.has_mergers() => self.begin_merger_round(number, sink),
            None => self.after_merger_round(number, sink),
        }
    }

    fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        let company = self.in_turn();
        let plays = match company.kind() {
            Kind::State => self.phase.state_operates(),
            Kind::Minor | Kind::Public => self.companies[company].is_open(),
        };
        // From here on its own network is the one to know.
        self.beside.clear();
        let owes = self.companies[company].loans;
        if let Some(turn) = self.turn_mut() {
            *turn = Turn::begin(owes);
            if !plays {
                turn.step = TurnStep::Done;
                return;
            }
        }
        sink.event(Event::CompanyTurn { company });
        if company.kind() == Kind::State {
            self.place_state_home(sink);
        }
    }

    /// The next operating round of the set, or the next stock round.
    pub(crate) fn after_merger_round(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        if number < self.rounds {
            self.begin_operating_round(number + 1, sink);
        } else {
            // No bound is known; a number that stays is no harm.
            self.set = self.set.saturating_add(1);
            self.begin_stock_round(sink);
        }
    }

    /// The first company with more trains than it may have: in operating order,
    /// on 18xx.games in the order of the list.
    #[must_use]
    pub fn crowded(&self) -> Option<Company> {
        let trains = self.depot.counts();
        let is_crowded = |company: &Company| {
            let limit = self.phase.train_limit(company.kind());
            limit.is_some_and(|limit| trains[*company] > usize::from(limit))
        };
        let first = Company::ALL.into_iter().find(is_crowded)?;
        if self.options().is_jklm() {
            return self.operating_order().into_iter().find(is_crowded);
        }
        Some(first)
    }

    /// Whether the last phase has begun.
    #[must_use]
    pub fn is_last_phase(&self) -> bool {
        self.phase == Phase::LAST
    }
}
