//! 1861 as a [`Game`].

use bourse_game::{Declaration, Game, NoChance, Refusal, Seat, Seats, Setup, Sink, Turn, Viewer};

use crate::rules::action::Action;
use crate::rules::data::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::rules::event::Event;
use crate::rules::moves::Moves;
use crate::rules::options::Options;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::state_run::Trust;
use crate::rules::steps::Step;
use crate::rules::view::View;

impl Game for G1861 {
    const DECLARATION: Declaration = Declaration {
        id: "1861",
        players: FEWEST_PLAYERS..=MOST_PLAYERS,
        hidden_information: false,
        chance: false,
        simultaneous: false,
        // Every round ends, but not every game: as long as interest brings the
        // bank what the privates cost it, it is never broken, and without a buyer
        // of the 8-train no countdown begins.
        longest: None,
        rules: 1..=3,
    };

    type Options = Options;
    type Action = Action;
    type Due = NoChance;
    type Outcome = NoChance;
    type Event = Event;
    type Rule = Rule;
    type Moves = Moves;
    type SeenMoves = Moves;
    type View = View;

    fn new(setup: Setup<Options>) -> Self {
        Self::begin(setup)
    }

    fn setup(&self) -> Setup<Options> {
        self.setup
    }

    fn turn(&self) -> Turn<NoChance> {
        match self.to_move() {
            Some(seat) => Turn::Decide(Seats::only(seat)),
            None => Turn::Over(self.standing()),
        }
    }

    fn moves(&self, seat: Seat) -> Moves {
        let mut moves = Moves::default();
        if let Ok(step) = self.check_seat(seat) {
            step.offers(self, &mut moves.0);
        }
        moves
    }

    fn moves_seen(&self, seat: Seat, _: Viewer) -> Moves {
        self.moves(seat)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Rule>> {
        let step = self.check_seat(seat)?;
        match action {
            Action::Recorded { .. } => self.clone().apply(seat, action, &mut ()),
            _ => step.check(self, action),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        let step = self.check_seat(seat)?;
        step.check(self, action.decision())?;
        self.follow(step, action, Trust::Prove, sink)
    }

    fn replay(
        &mut self,
        seat: Seat,
        action: &Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        let step = self.check_seat(seat)?;
        step.check_legal(self, action.decision())?;
        self.follow(step, action, Trust::Believe, sink)
    }

    fn recorded(&self, action: &Action) -> Option<Action> {
        self.with_state_runs(action)
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

impl G1861 {
    /// What is due, if the seat is to decide it.
    fn check_seat(&self, seat: Seat) -> Result<Step, Refusal<Rule>> {
        let step = self.step().ok_or(Refusal::GameOver)?;
        let to_move = self.seat_of(step).ok_or(Refusal::GameOver)?;
        if seat == to_move {
            Ok(step)
        } else {
            Err(Refusal::WrongSeat { to_move: Seats::only(to_move) })
        }
    }

    /// Plays what was decided, with what a record tells of what followed.
    fn follow(
        &mut self,
        step: Step,
        action: &Action,
        trust: Trust,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        match action {
            Action::Recorded { action, state_runs } => {
                self.play_told(step, action, state_runs, trust, sink)
            }
            _ => {
                self.play(step, action, sink);
                Ok(())
            }
        }
    }
}
