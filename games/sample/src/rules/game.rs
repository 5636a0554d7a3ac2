//! The course of the game.

use bourse_game::{
    BySeat, Declaration, Game, Players, Refusal, Seat, Seats, Setup, Sink, Standing, Turn, Viewer,
};

use crate::rules::action::Action;
use crate::rules::card::{Card, CardSet};
use crate::rules::draw::{Due, Outcome};
use crate::rules::event::Event;
use crate::rules::moves::Moves;
use crate::rules::options::{Options, Price};
use crate::rules::rule::Rule;
use crate::rules::table::{Phase, Table};
use crate::rules::view::View;
use crate::rules::{HAND, MOST_PLAYERS};

/// A game in progress: what lies open, and what is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    pub(crate) table: Table,
    pub(crate) hands: BySeat<CardSet>,
    /// The cards that lie face down.
    pub(crate) laid: BySeat<Option<Card>>,
}

impl Sample {
    /// What lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// A seat's card that lies face down.
    #[must_use]
    pub fn laid(&self, seat: Seat) -> Option<Card> {
        self.laid[seat]
    }

    fn players(&self) -> Players {
        self.table.players()
    }

    /// The cards nobody holds and nobody has seen. A deck has no order: every one of
    /// them is as likely to come next.
    fn deck(&self) -> CardSet {
        let held = self.players().seats().fold(CardSet::NONE, |held, seat| {
            self.hands[seat].iter().chain(self.laid[seat]).fold(held, CardSet::with)
        });
        CardSet::ALL.minus(self.table.gone).minus(held)
    }

    fn standing(&self) -> Standing {
        Standing::highest(self.players(), self.table.scores)
    }

    /// §2: the hands are filled one after the other, then the first lot is due.
    fn deal(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.hands[seat] = self.hands[seat].with(card);
        sink.event(Event::Dealt { seat, card });
        if self.hands[seat].len() == HAND {
            let next = seat.next(self.players());
            self.table.phase =
                if next == Seat::FIRST { Phase::TurnUp } else { Phase::Deal { seat: next } };
        }
    }

    /// §3: a round begins.
    fn turn_up(&mut self, lot: Card, sink: &mut impl Sink<Event>) {
        self.table.gone = self.table.gone.with(lot);
        self.table.round += 1;
        self.table.phase = Phase::Lay { lot, waiting: self.players().all() };
        sink.event(Event::LotTurnedUp { round: self.table.round, lot });
    }

    /// §4: all cards are turned up; the highest takes the lot and pays.
    fn award(&mut self, lot: Card, sink: &mut impl Sink<Event>) {
        let mut bids: Vec<(Card, Seat)> =
            self.players().seats().filter_map(|seat| Some((self.laid[seat]?, seat))).collect();
        sink.event(Event::CardsTurnedUp { cards: bids.iter().map(|&(card, _)| card).collect() });
        bids.sort_unstable();
        bids.reverse();
        // Everybody has laid a card, and nobody plays alone.
        let (highest, winner) = bids[0];
        let price = match self.table.options().price {
            Price::Second => bids[1].0,
            Price::First => highest,
        };
        self.table.scores[winner] += lot.worth() - price.worth();
        sink.event(Event::LotTaken { seat: winner, lot, price });
        self.table.gone = bids.into_iter().fold(self.table.gone, |gone, (card, _)| gone.with(card));
        self.table.turned_up = std::mem::take(&mut self.laid);
        self.table.phase = Phase::TurnUp;
        if self.table.round == HAND {
            self.end(sink);
        }
    }

    /// §5: nobody has a card left.
    fn end(&mut self, sink: &mut impl Sink<Event>) {
        self.table.phase = Phase::Over;
        let Standing { scores, winners } = self.standing();
        let scores = scores.iter(self.players()).copied().collect();
        sink.event(Event::GameEnded { scores, winners: winners.iter().collect() });
    }
}

impl Game for Sample {
    const DECLARATION: Declaration = Declaration {
        id: "sample",
        players: 2..=MOST_PLAYERS,
        hidden_information: true,
        chance: true,
        simultaneous: true,
        // Every card is dealt and laid, and every round has a lot.
        longest: Some(2 * HAND as u32 * MOST_PLAYERS as u32 + HAND as u32),
        rules: 1..=1,
    };

    type Options = Options;
    type Action = Action;
    type Due = Due;
    type Outcome = Outcome;
    type Event = Event;
    type Rule = Rule;
    type Moves = Moves;
    type SeenMoves = Option<Moves>;
    type View = View;

    fn new(setup: Setup<Options>) -> Self {
        let (hands, laid) = (BySeat::default(), BySeat::default());
        Self { table: Table::new(setup), hands, laid }
    }

    fn setup(&self) -> Setup<Options> {
        self.table.setup
    }

    fn turn(&self) -> Turn<Due> {
        match self.table.phase {
            Phase::Deal { seat } => Turn::Chance(Due::Deal { seat, deck: self.deck() }),
            Phase::TurnUp => Turn::Chance(Due::TurnUp { deck: self.deck() }),
            Phase::Lay { waiting, .. } => Turn::Decide(waiting),
            Phase::Over => Turn::Over(self.standing()),
        }
    }

    fn moves(&self, seat: Seat) -> Moves {
        self.table.moves(seat, self.hands[seat])
    }

    fn moves_seen(&self, seat: Seat, viewer: Viewer) -> Option<Moves> {
        viewer.is(seat).then(|| self.moves(seat))
    }

    fn check(&self, seat: Seat, &Action::Lay { card }: &Action) -> Result<(), Refusal<Rule>> {
        match self.table.phase {
            Phase::Over => Err(Refusal::GameOver),
            Phase::Deal { .. } | Phase::TurnUp => Err(Refusal::ChancePending),
            Phase::Lay { waiting, .. } if !waiting.contains(seat) => {
                Err(Refusal::WrongSeat { to_move: waiting })
            }
            Phase::Lay { .. } if !self.hands[seat].contains(card) => {
                Err(Rule::CardNotInHand { card }.into())
            }
            Phase::Lay { .. } => Ok(()),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        self.check(seat, action)?;
        let &Action::Lay { card } = action;
        self.hands[seat] = self.hands[seat].without(card);
        self.laid[seat] = Some(card);
        sink.event(Event::CardLaid { seat, card });
        if let Phase::Lay { lot, waiting } = &mut self.table.phase {
            *waiting = waiting.without(seat);
            if waiting.is_empty() {
                let lot = *lot;
                self.award(lot, sink);
            }
        }
        Ok(())
    }

    fn resolve(
        &mut self,
        outcome: &Outcome,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        let (&Outcome::Deal { card, .. } | &Outcome::TurnUp { card }) = outcome;
        match (self.table.phase, outcome) {
            (Phase::Over, _) => return Err(Refusal::GameOver),
            (Phase::Deal { seat }, Outcome::Deal { seat: to, .. }) if seat == *to => (),
            (Phase::TurnUp, Outcome::TurnUp { .. }) => (),
            _ => return Err(Refusal::WrongPhase),
        }
        if !self.deck().contains(card) {
            return Err(Rule::CardNotInDeck { card }.into());
        }
        match *outcome {
            Outcome::Deal { seat, card } => self.deal(seat, card, sink),
            Outcome::TurnUp { card } => self.turn_up(card, sink),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let (hand, laid) = match viewer {
            Viewer::Seat(seat) => (self.hands[seat], self.laid[seat]),
            Viewer::Spectator => (CardSet::NONE, None),
        };
        let held = BySeat::from_fn(|seat| self.hands[seat].len());
        View { viewer, table: self.table, held, hand, laid }
    }

    fn concealed(&self) -> Seats {
        self.players().seats().filter(|&seat| self.laid[seat].is_some()).collect()
    }
}
