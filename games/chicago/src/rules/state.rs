//! The state of a game, and the order of play: §3.

use bourse_game::{
    BySeat, Declaration, Game, Money, NoChance, Refusal, Seat, Seats, Setup, Sink, Turn, Viewer,
};

use crate::rules::action::Action;
use crate::rules::auction::Reason;
use crate::rules::company::Dial;
use crate::rules::data::{FEWEST_PLAYERS, MOST_PLAYERS, starting_money};
use crate::rules::event::Event;
use crate::rules::moves::{Moves, SeenMoves};
use crate::rules::options::{DividendTiming, Options};
use crate::rules::rule::Rule;
use crate::rules::table::{Phase, Table};
use crate::rules::view::View;

/// A game of Chicago Express.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chicago {
    pub(crate) table: Table,
    pub(crate) cash: BySeat<Money>,
}

impl Chicago {
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

    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.table.active = seat;
        self.table.phase = Phase::Choose;
        sink.event(Event::TurnBegan { seat });
    }

    /// General dividends if they are due, then the next player's turn.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let timing = self.table.options().dividend_timing;
        let goes_on = match timing {
            DividendTiming::AfterAction if self.table.dividends_due() => {
                self.general_dividends(sink)
            }
            DividendTiming::AfterAction | DividendTiming::BeforeAction => true,
        };
        if goes_on {
            self.begin_turn(self.table.active.next(self.table.players()), sink);
        }
    }

    /// Turning the dial is the choice; its action comes next.
    fn choose(&mut self, dial: Dial, sink: &mut impl Sink<Event>) {
        self.table.dials[dial] += 1;
        let (position, red) = (self.table.dials[dial], self.table.is_red(dial));
        sink.event(Event::DialTurned { seat: self.table.active, dial, position, red });
        let before = self.table.options().dividend_timing == DividendTiming::BeforeAction;
        if before && self.table.dividends_due() && !self.general_dividends(sink) {
            return;
        }
        self.table.phase = match dial {
            Dial::Auction => Phase::Offer,
            Dial::Expand => Phase::Expand(None),
            Dial::Develop => Phase::Develop,
        };
    }

    fn forgo(&mut self, dial: Dial, sink: &mut impl Sink<Event>) {
        sink.event(Event::Forgone { seat: self.table.active, dial });
        self.end_turn(sink);
    }
}

impl Game for Chicago {
    const DECLARATION: Declaration = Declaration {
        id: "chicago",
        players: FEWEST_PLAYERS..=MOST_PLAYERS,
        hidden_information: true,
        chance: false,
        simultaneous: false,
        // 8 rounds of at most 11 turns, each with at most 5 lines and the bids
        // of an auction: every bid is higher than the last, and nobody ever has
        // more than 5,000.
        longest: Some(8 * 11 * 5 + 8 * 4 * 5_000),
        rules: 1..=1,
    };

    type Options = Options;
    type Action = Action;
    type Due = NoChance;
    type Outcome = NoChance;
    type Event = Event;
    type Rule = Rule;
    type Moves = Moves;
    type SeenMoves = SeenMoves;
    type View = View;

    fn new(setup: Setup<Options>) -> Self {
        let cash = starting_money(setup.players());
        let deal = |seat| {
            if setup.players().has(seat) { cash } else { Money::ZERO }
        };
        Self { table: Table::new(setup), cash: BySeat::from_fn(deal) }
    }

    fn setup(&self) -> Setup<Options> {
        self.table.setup
    }

    fn turn(&self) -> Turn<NoChance> {
        match self.table.to_move() {
            Some(seat) => Turn::Decide(Seats::only(seat)),
            None => Turn::Over(self.standing()),
        }
    }

    fn moves(&self, seat: Seat) -> Moves {
        self.table.moves(seat, self.cash[seat])
    }

    fn moves_seen(&self, seat: Seat, viewer: Viewer) -> SeenMoves {
        SeenMoves::of(&self.table, seat, self.cash[seat], viewer)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Rule>> {
        self.table.check(seat, action, self.cash[seat])
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        self.check(seat, action)?;
        match (self.table.phase, *action) {
            (Phase::Auction(auction), Action::Bid { amount }) => self.bid(auction, amount, sink),
            (Phase::Auction(auction), Action::Pass) => self.pass(auction, sink),
            (Phase::Choose, Action::Choose { dial }) => self.choose(dial, sink),
            (Phase::Offer, Action::Offer { company }) => {
                self.open_auction(Reason::Offer, company, seat, None, sink);
            }
            (Phase::Offer, Action::Forgo) => self.forgo(Dial::Auction, sink),
            (Phase::Expand(begun), Action::Build { company, hex }) => {
                self.build(begun, company, hex, sink);
            }
            (Phase::Expand(Some(expansion)), Action::Done) => {
                self.finish_expansion(expansion, sink);
            }
            (Phase::Expand(None), Action::Forgo) => self.forgo(Dial::Expand, sink),
            (Phase::Develop, Action::Develop { hex }) => self.develop(hex, sink),
            (Phase::Develop, Action::Forgo) => self.forgo(Dial::Develop, sink),
            // Refused by the check above.
            _ => return Err(Refusal::WrongPhase),
        }
        Ok(())
    }

    fn resolve(
        &mut self,
        outcome: &NoChance,
        _: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        match *outcome {}
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }
}
