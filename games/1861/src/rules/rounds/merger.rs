//! The merger round (§6).

use arrayvec::ArrayVec;
use bourse_game::{Seat, Seats, Sink};

use crate::rules::action::Source;
use crate::rules::company::Company;
use crate::rules::data::{DIRECTOR_SHARES, MOST_MERGED};
use crate::rules::event::Event;
use crate::rules::rounds::Round;
use crate::rules::state::G1861;

/// A merger round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merger {
    /// The number of the operating round before it.
    pub number: u8,
    /// The minors that may convert or merge, in order.
    pub order: ArrayVec<Company, 16>,
    /// The place of the one whose turn it is.
    pub at: u8,
    /// How far it is.
    pub stage: Stage,
    /// How many proposals it has made.
    pub proposals: u8,
}

/// How far a minor's turn is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It may convert, or merge with a first partner.
    Choose,
    /// It converts; the public is to be named.
    Converting,
    /// It merges; more partners may be added.
    Adding(Group),
    /// All partners are there; the public is to be named.
    Naming(Group),
    /// The public is named; owners are asked.
    Asking {
        /// The minors.
        group: Group,
        /// The public.
        public: Company,
        /// Who has to agree yet, in order.
        waiting: ArrayVec<Seat, 6>,
    },
    /// The new public has too many tokens.
    Tokens {
        /// The public.
        company: Company,
        /// Who buys shares afterwards.
        then: Purchases,
    },
    /// Shares of the new public are for sale.
    Purchases(Purchases),
    /// The turn is over.
    Done,
}

/// The minors of a merger, the initiator first.
pub type Group = ArrayVec<Company, MOST_MERGED>;

/// Who may buy shares of a new public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Purchases {
    /// The public.
    pub company: Company,
    /// In which order players are asked.
    pub order: ArrayVec<Seat, 6>,
    /// Who may buy more than one.
    pub several: Seats,
    /// Who is done.
    pub done: Seats,
    /// Whether another pass follows, in which every player may buy one.
    pub again: bool,
}

impl Purchases {
    /// By the rulebook the holders buy first, clockwise from the director, then
    /// every player may buy one (F-10).
    pub(crate) fn of_holders(game: &G1861, company: Company) -> Self {
        let charter = game.charter(company);
        let first = charter.director.unwrap_or(Seat::FIRST);
        let order: ArrayVec<Seat, 6> =
            game.seats_from(first).filter(|&seat| charter.shares[seat] > 0).collect();
        let several = order.iter().copied().collect();
        Self { company, order, several, done: Seats::NONE, again: true }
    }
}

impl Merger {
    /// Whose turn it is.
    #[must_use]
    pub fn company(&self) -> Option<Company> {
        self.order.get(usize::from(self.at)).copied()
    }
}

impl G1861 {
    pub(crate) fn begin_merger_round(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        sink.event(Event::MergerRound { set: self.set, number });
        let order = self.minors_in_order().collect();
        self.round =
            Round::Merger(Merger { number, order, at: 0, stage: Stage::Choose, proposals: 0 });
    }

    /// What follows when nobody has anything to decide.
    pub(crate) fn next_in_merger(&mut self, sink: &mut impl Sink<Event>) {
        let Some(merger) = self.merger_mut() else { return };
        if matches!(merger.stage, Stage::Purchases(_)) {
            self.next_pass();
        } else if merger.company().is_some() {
            merger.at += 1;
            merger.stage = Stage::Choose;
            merger.proposals = 0;
        } else {
            let number = merger.number;
            self.after_merger_round(number, sink);
        }
    }

    /// The minor whose turn it is.
    #[must_use]
    pub fn merging(&self) -> Option<Company> {
        match &self.round {
            Round::Merger(merger) => merger.company(),
            Round::Opening(_) | Round::Stock(_) | Round::Operating(_) | Round::Over(_) => None,
        }
    }

    pub(crate) fn merger(&self) -> Option<&Merger> {
        match &self.round {
            Round::Merger(merger) => Some(merger),
            Round::Opening(_) | Round::Stock(_) | Round::Operating(_) | Round::Over(_) => None,
        }
    }

    pub(crate) fn merger_mut(&mut self) -> Option<&mut Merger> {
        match &mut self.round {
            Round::Merger(merger) => Some(merger),
            Round::Opening(_) | Round::Stock(_) | Round::Operating(_) | Round::Over(_) => None,
        }
    }

    /// Who may buy now: the first in order who is not done and can.
    pub fn buyers<'a>(&'a self, purchases: &'a Purchases) -> impl Iterator<Item = Seat> + 'a {
        purchases.order.iter().copied().filter(|&seat| {
            !purchases.done.contains(seat)
                && self.check_share(seat, purchases.company, Source::Treasury).is_ok()
        })
    }

    /// Nobody is left to buy: after a merger's first pass every player may buy
    /// one share, from the director; then the turn is over.
    pub(crate) fn next_pass(&mut self) {
        let Some(Merger { stage: Stage::Purchases(purchases), .. }) = self.merger() else { return };
        let director = self.companies[purchases.company].director;
        let stage = match director {
            Some(director) if purchases.again => Stage::Purchases(Purchases {
                company: purchases.company,
                order: self.seats_from(director).collect(),
                several: Seats::NONE,
                done: Seats::NONE,
                again: false,
            }),
            _ => Stage::Done,
        };
        if let Some(merger) = self.merger_mut() {
            merger.stage = stage;
        }
    }

    /// Whether the director's certificate of a new public is still to be taken.
    pub(crate) fn lacks_director(&self, company: Company) -> bool {
        let charter = &self.companies[company];
        charter.director.is_none() && charter.treasury >= DIRECTOR_SHARES
    }
}
