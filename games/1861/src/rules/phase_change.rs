//! What a new phase does, in order (§5.8).

use arrayvec::ArrayVec;
use bourse_game::Sink;

use crate::rules::company::Company;
use crate::rules::data::LAST_ROUNDS;
use crate::rules::event::Event;
use crate::rules::phase::Phase;
use crate::rules::rounds::Round;
use crate::rules::state::G1861;
use crate::rules::train::{TrainId, TrainKind};

impl G1861 {
    /// The first train of a kind was bought.
    pub(crate) fn begin_phase(&mut self, phase: Phase, sink: &mut impl Sink<Event>) {
        self.phase = phase;
        sink.event(Event::PhaseBegan { phase });
        self.rust(sink);
        if phase == Phase::NO_PRIVATES {
            self.nationalise_privates(sink);
        }
        if phase == Phase::LAST {
            self.begin_countdown();
            for minor in self.minors_in_order() {
                self.nationalise(minor, sink);
            }
        }
        if self.depot.asks_trainless(phase) {
            for minor in self.trainless(Company::is_minor) {
                self.nationalise(minor, sink);
            }
            let publics = self.trainless(Company::is_public);
            if let Round::Operating(operating) = &mut self.round {
                operating.trainless = publics.into_iter().collect();
            }
        }
    }

    /// The game as it would be if the next phase began now, and what that would
    /// do; nothing in the last phase.
    #[must_use]
    pub fn next_phase(&self) -> Option<(Self, Vec<Event>)> {
        let mut kinds = TrainKind::ALL.into_iter().filter(|kind| !kind.is_express());
        let phase = kinds.find(|kind| kind.phase() > self.phase)?.phase();
        let (mut after, mut events) = (self.clone(), Vec::new());
        after.begin_phase(phase, &mut events);
        Some((after, events))
    }

    /// The publics without a train that have had a turn, in operating order.
    pub fn trainless_publics(&self) -> impl Iterator<Item = Company> + use<> {
        self.trainless(Company::is_public).into_iter()
    }

    fn rust(&mut self, sink: &mut impl Sink<Event>) {
        let gone = |train: &TrainId| train.kind.rusts().is_some_and(|rusts| rusts <= self.phase);
        for card in self.depot.cards().iter().filter(|card| gone(&card.train)) {
            sink.event(Event::Rusted { train: card.train, owner: card.holder.into() });
        }
        self.depot.rust(self.phase);
    }

    /// The companies without a train that have had a turn, in operating order.
    fn trainless(&self, kind: fn(Company) -> bool) -> ArrayVec<Company, 25> {
        let trainless = |company: &Company| {
            kind(*company) && self.companies[*company].operated && self.depot.count(*company) == 0
        };
        self.operating_order().into_iter().filter(trainless).collect()
    }

    /// The first 8-train: in the first operating round of a set, this set is
    /// the last and has three rounds; otherwise the next is (§7).
    fn begin_countdown(&mut self) {
        let first = matches!(&self.round, Round::Operating(operating) if operating.number == 1);
        if first {
            self.rounds = LAST_ROUNDS;
            self.last_set = Some(self.set);
        } else {
            self.last_set = Some(self.set.saturating_add(1));
        }
    }
}
