//! The state of a game: §2 and §5.

use bourse_game::{Declaration, Game, Money, Refusal, Seat, Seats, Setup, Sink, Turn, Viewer};

use crate::rules::action::Action;
use crate::rules::cards::Cards;
use crate::rules::data::{FEWEST_PLAYERS, MOST_PLAYERS, STARTING_CASH};
use crate::rules::draw::{Due, Outcome};
use crate::rules::event::Event;
use crate::rules::moves::{Moves, SeenMoves};
use crate::rules::options::Options;
use crate::rules::rule::Rule;
use crate::rules::seated::Seated;
use crate::rules::table::{Phase, Table};
use crate::rules::view::View;

/// A game of Speculation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speculation {
    pub(crate) table: Table,
    pub(crate) cash: Seated<Money>,
    pub(crate) cards: Seated<Cards>,
}

impl Speculation {
    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's cash.
    #[must_use]
    pub fn cash(&self, seat: Seat) -> Money {
        self.cash[seat]
    }

    /// A player's cards.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> &Cards {
        &self.cards[seat]
    }

    /// The draw that is due.
    fn due(&self) -> Option<Due> {
        match self.table.phase {
            Phase::StartShare { seat } => {
                Some(Due::StartShare { seat, bag: self.table.start_bag() })
            }
            Phase::Deal { seat, .. } | Phase::Refill { seat, .. } => {
                Some(Due::Card { seat, deck: self.cards[seat].deck })
            }
            Phase::DrawAction => Some(Due::Action { bag: self.table.action_bag }),
            Phase::DrawMovement => Some(Due::Movement { bag: self.table.movement_bag }),
            Phase::Trade { .. } | Phase::Rank | Phase::Commit { .. } | Phase::Over => None,
        }
    }

    /// Whether the draw that is due can come out so.
    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Refusal<Rule>> {
        let due_for = |due: Seat, given: Seat| {
            if due == given {
                Ok(())
            } else {
                Err(Refusal::WrongSeat { to_move: Seats::only(due) })
            }
        };
        match (self.due(), *outcome) {
            (None, _) if self.table.phase == Phase::Over => Err(Refusal::GameOver),
            (Some(Due::StartShare { seat, bag }), Outcome::StartShare { seat: given, company }) => {
                due_for(seat, given)?;
                require(bag.contains(company), Rule::StartShareTaken { company })
            }
            (Some(Due::Card { seat, deck }), Outcome::DrawCard { seat: given, card }) => {
                due_for(seat, given)?;
                require(deck.contains(card), Rule::CardNotInDeck { card })
            }
            (Some(Due::Action { bag }), Outcome::DrawAction { tile }) => {
                require(bag[tile] > 0, Rule::TileNotInBag)
            }
            (Some(Due::Movement { bag }), Outcome::DrawMovement { value }) => {
                require(bag.contains(value), Rule::TileNotInBag)
            }
            _ => Err(Refusal::WrongPhase),
        }
    }
}

fn require(holds: bool, rule: Rule) -> Result<(), Refusal<Rule>> {
    if holds { Ok(()) } else { Err(rule.into()) }
}

impl Game for Speculation {
    const DECLARATION: Declaration = Declaration {
        id: "speculation",
        players: FEWEST_PLAYERS..=MOST_PLAYERS,
        hidden_information: true,
        chance: true,
        simultaneous: true,
        // Rank -1 and bank holidays could hold the pawns back for ever (A23).
        longest: None,
        rules: 1..=1,
    };

    type Options = Options;
    type Action = Action;
    type Due = Due;
    type Outcome = Outcome;
    type Event = Event;
    type Rule = Rule;
    type Moves = Moves;
    type SeenMoves = SeenMoves;
    type View = View;

    fn new(setup: Setup<Options>) -> Self {
        let players = setup.players();
        Self {
            table: Table::new(setup),
            cash: Seated::from_fn(players, Money::ZERO, |_| STARTING_CASH),
            cards: Seated::new(players, Cards::NEW),
        }
    }

    fn setup(&self) -> Setup<Options> {
        self.table.setup
    }

    fn turn(&self) -> Turn<Due> {
        if self.table.phase == Phase::Over {
            return Turn::Over(self.standing());
        }
        match self.due() {
            Some(due) => Turn::Chance(due),
            None => Turn::Decide(self.table.to_move()),
        }
    }

    fn moves(&self, seat: Seat) -> Moves {
        self.table.moves(seat, self.cash[seat], self.cards[seat].hand)
    }

    fn moves_seen(&self, seat: Seat, viewer: Viewer) -> SeenMoves {
        SeenMoves::of(&self.table, seat, self.cash[seat], self.cards[seat].hand, viewer)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Rule>> {
        self.table.check(seat, action, self.cash[seat], self.cards[seat].hand)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        self.check(seat, action)?;
        match (self.table.phase, *action) {
            (Phase::Trade { .. }, Action::Trade { sell, buy }) => self.trade(seat, sell, buy, sink),
            (Phase::Rank, Action::Rank { company }) => {
                let to = self.table.check_rank(company)?;
                self.rank(seat, company, to, sink);
            }
            (Phase::Rank, Action::Decline) => self.decline(seat, sink),
            (Phase::Commit { committed }, Action::Commit { card }) => {
                self.commit(seat, card, committed, sink);
            }
            // Refused by the check above.
            _ => return Err(Refusal::WrongPhase),
        }
        Ok(())
    }

    fn resolve(
        &mut self,
        outcome: &Outcome,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        self.check_outcome(outcome)?;
        match (self.table.phase, *outcome) {
            (Phase::StartShare { seat }, Outcome::StartShare { company, .. }) => {
                self.start_share(seat, company, sink);
            }
            (Phase::Deal { seat, left }, Outcome::DrawCard { card, .. }) => {
                self.deal(seat, left, card, sink);
            }
            (Phase::Refill { seat, left }, Outcome::DrawCard { card, .. }) => {
                self.refill(seat, left, card, sink);
            }
            (Phase::DrawAction, Outcome::DrawAction { tile }) => self.action_drawn(tile, sink),
            (Phase::DrawMovement, Outcome::DrawMovement { value }) => {
                self.movement_drawn(value, sink);
            }
            // Refused by the check above.
            _ => return Err(Refusal::WrongPhase),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn concealed(&self) -> Seats {
        self.table.committed()
    }
}
