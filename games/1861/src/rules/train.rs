//! Trains: kinds, cards, and where they are.

use arrayvec::ArrayVec;
use bourse_game::{Money, enum_table};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::charter::Owner;
use crate::rules::company::{ByCompany, Company};
use crate::rules::data::{TRAINS, TrainData};
use crate::rules::phase::Phase;

enum_table! {
    /// A kind of train, in the order in which they appear.
    #[derive(ts_rs::TS)]
#[ts(rename = "G1861TrainKind")]
    pub enum TrainKind: ByTrain[9] {
        /// Two stops.
        Two = "2",
        /// Three stops.
        Three = "3",
        /// Four stops.
        Four = "4",
        /// Five stops.
        Five = "5",
        /// Six stops.
        Six = "6",
        /// Seven stops.
        Seven = "7",
        /// Eight stops.
        Eight = "8",
        /// Two stops, doubled.
        TwoTwo = "2+2",
        /// The best five stops, doubled.
        FiveFive = "5+5E",
    }
}

impl TrainKind {
    /// The kind called so.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    fn data(self) -> &'static TrainData {
        &TRAINS[self as usize]
    }

    /// What a new one costs.
    #[must_use]
    pub fn price(self) -> Money {
        self.data().price
    }

    /// How many there are in the rulebook's box; as many as wanted if not said.
    #[must_use]
    pub fn count(self) -> Option<u8> {
        self.data().count
    }

    /// The phase its first purchase begins, or from which it can be bought.
    #[must_use]
    pub fn phase(self) -> Phase {
        self.data().phase
    }

    /// The phase in which it rusts.
    #[must_use]
    pub fn rusts(self) -> Option<Phase> {
        self.data().rusts
    }

    /// Whether it is one of the two express trains, which begin no phase.
    #[must_use]
    pub fn is_express(self) -> bool {
        matches!(self, Self::TwoTwo | Self::FiveFive)
    }

    /// How it runs.
    #[must_use]
    pub fn on_track(self) -> bourse_track::Train {
        self.data().on_track
    }
}

/// One train card: its kind and its number among its kind, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string", rename = "G1861Train")]
pub struct TrainId {
    /// Its kind.
    pub kind: TrainKind,
    /// Its number.
    pub number: u8,
}

impl TrainId {
    /// The first train of all.
    pub(crate) const FIRST: Self = Self { kind: TrainKind::Two, number: 0 };

    /// The train written so: `2-0`, `5+5E-1`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (name, number) = id.rsplit_once('-')?;
        let kind = TrainKind::from_id(name)?;
        let canonical =
            number == "0" || number.starts_with(|first: char| ('1'..='9').contains(&first));
        let number = number.parse().ok().filter(|_| canonical)?;
        Some(Self { kind, number })
    }
}

impl std::fmt::Display for TrainId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.kind.id(), self.number)
    }
}

impl Serialize for TrainId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TrainId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        bourse_game::named(from, "a train", Self::from_id)
    }
}

/// Who has a train.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    /// Nobody: it was given up and is for sale at its face price.
    Pool,
    /// A company.
    Company(Company),
}

impl From<Holder> for Owner {
    /// The pool is the bank's.
    fn from(holder: Holder) -> Self {
        match holder {
            Holder::Pool => Self::Bank,
            Holder::Company(company) => Self::Company(company),
        }
    }
}

/// A train that has been bought and has not rusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Which.
    pub train: TrainId,
    /// Who has it.
    pub holder: Holder,
    /// Whether a company had it when it operated in this round.
    pub used: bool,
}

/// Cards in play at once: 29 numbered ones and more of the last kinds than all
/// the money buys.
const MOST_CARDS: usize = 96;

/// The bank's trains, and all others in the order in which their holders got
/// them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Depot {
    sold: ByTrain<u8>,
    cards: ArrayVec<Card, MOST_CARDS>,
}

impl Depot {
    /// How many of a kind have been bought.
    #[must_use]
    pub fn sold(&self, kind: TrainKind) -> u8 {
        self.sold[kind]
    }

    /// The trains that have been bought and not removed.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The trains of a holder, in the order he got them.
    pub fn of(&self, holder: Holder) -> impl DoubleEndedIterator<Item = &Card> + Clone {
        self.cards.iter().filter(move |card| card.holder == holder)
    }

    /// The trains of a company.
    pub fn of_company(&self, company: Company) -> impl DoubleEndedIterator<Item = &Card> + Clone {
        self.of(Holder::Company(company))
    }

    /// How many trains a company has.
    #[must_use]
    pub fn count(&self, company: Company) -> usize {
        self.of_company(company).count()
    }

    /// How many trains each company has.
    #[must_use]
    pub fn counts(&self) -> ByCompany<usize> {
        let mut counts = ByCompany::default();
        for card in &self.cards {
            if let Holder::Company(company) = card.holder {
                counts[company] += 1;
            }
        }
        counts
    }

    /// Who has the train, if it has been bought and not removed.
    #[must_use]
    pub fn holder(&self, train: TrainId) -> Option<Holder> {
        self.cards.iter().find(|card| card.train == train).map(|card| card.holder)
    }

    /// The next new train of a kind.
    #[must_use]
    pub fn next_of(&self, kind: TrainKind) -> TrainId {
        TrainId { kind, number: self.sold[kind] }
    }

    /// Whether another card can be in play.
    #[must_use]
    pub fn has_room(&self) -> bool {
        !self.cards.is_full() && self.sold.iter().all(|&sold| sold < u8::MAX)
    }

    /// A new train leaves the bank.
    pub(crate) fn sell(&mut self, kind: TrainKind, to: Company) {
        let card = Card { train: self.next_of(kind), holder: Holder::Company(to), used: false };
        if self.has_room() {
            self.sold[kind] += 1;
            self.cards.push(card);
        }
    }

    /// A train changes hands; it comes last among the new holder's.
    pub(crate) fn hand_over(&mut self, train: TrainId, to: Holder) {
        if let Some(place) = self.cards.iter().position(|card| card.train == train) {
            let card = self.cards.remove(place);
            self.cards.push(Card { holder: to, ..card });
        }
    }

    /// All trains of a company go to another, in their order.
    pub(crate) fn hand_over_all(&mut self, from: Company, to: Company) {
        let trains: ArrayVec<TrainId, MOST_CARDS> =
            self.of_company(from).map(|card| card.train).collect();
        for train in trains {
            self.hand_over(train, Holder::Company(to));
        }
    }

    /// The trains that rust in a phase are removed everywhere.
    pub(crate) fn rust(&mut self, phase: Phase) {
        self.cards.retain(|card| card.train.kind.rusts().is_none_or(|rusts| rusts > phase));
    }

    /// An operating round begins: no company has used a train. Those in the pool
    /// may stay marked.
    pub(crate) fn begin_round(&mut self, marks_pool: bool) {
        let stays = |card: &Card| marks_pool && card.holder == Holder::Pool;
        for card in self.cards.iter_mut().filter(|card| !stays(card)) {
            card.used = false;
        }
    }

    /// A company has operated with its trains.
    pub(crate) fn use_all(&mut self, company: Company) {
        for card in &mut self.cards {
            card.used |= card.holder == Holder::Company(company);
        }
    }

    /// Whether trains rust in a phase: then trainless companies are looked for.
    pub(crate) fn asks_trainless(&self, phase: Phase) -> bool {
        TrainKind::ALL.into_iter().any(|kind| kind.rusts() == Some(phase))
    }
}
