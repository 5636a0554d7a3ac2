//! The contract and its suite, tried on a toy: everybody is dealt two of six
//! cards, lays one down at the same time as the others, and the highest takes
//! a coin from the bank. One wrong version for each promise of the contract
//! shows that the suite finds it.

#![allow(clippy::unwrap_used, missing_docs)]

use bourse_game::suite::{self, Audit, Coin, Effort};
use bourse_game::*;
use serde::{Deserialize, Serialize};

/// What a version of the toy does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Nothing,
    ViewShowsHands,
    EventTellsCard,
    LineTellsCard,
    MovesShowHands,
    OffersTooMuch,
    AcceptsTooMuch,
    RefusalChanges,
    CoinFromNowhere,
    SampleForgets,
    NeverEnds,
    ClaimsToShowAll,
    RefusalTells,
    AcceptsAndDoesNothing,
    TwoComeToTheSame,
}

const FAULTS: [Fault; 15] = [
    Fault::Nothing,
    Fault::ViewShowsHands,
    Fault::EventTellsCard,
    Fault::LineTellsCard,
    Fault::MovesShowHands,
    Fault::OffersTooMuch,
    Fault::AcceptsTooMuch,
    Fault::RefusalChanges,
    Fault::CoinFromNowhere,
    Fault::SampleForgets,
    Fault::NeverEnds,
    Fault::ClaimsToShowAll,
    Fault::RefusalTells,
    Fault::AcceptsAndDoesNothing,
    Fault::TwoComeToTheSame,
];

/// Cards are bits of a byte; a hand is a set of them.
type Cards = u8;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Toy<const F: usize> {
    setup: Setup<Stakes>,
    hands: BySeat<Cards>,
    committed: BySeat<Cards>,
    coins: BySeat<Money>,
    over: bool,
}

options! {
    pub struct Stakes {
        pub double: bool = false,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Lay<const F: usize>(u8);

impl<const F: usize> Action for Lay<F> {
    type Seen = Option<u8>;

    fn seen_by(&self, by: Seat, viewer: Viewer) -> Option<u8> {
        (viewer.is(by) || FAULTS[F] == Fault::LineTellsCard).then_some(self.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Dealt {
    seat: Seat,
    card: u8,
}

impl Redact for Dealt {
    type Seen = (Seat, Option<u8>);

    fn seen_by(&self, viewer: Viewer) -> Self::Seen {
        (self.seat, viewer.is(self.seat).then_some(self.card))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Deal {
    seat: Seat,
    deck: Cards,
}

fn cards(set: Cards) -> impl Iterator<Item = u8> + Clone {
    (0..6).filter(move |card| set >> card & 1 == 1)
}

impl Due for Deal {
    type Outcome = Dealt;

    fn kind(&self) -> &'static str {
        "deal"
    }

    fn seat(&self) -> Option<Seat> {
        Some(self.seat)
    }

    fn total_weight(&self) -> u64 {
        cards(self.deck).count() as u64
    }

    fn at_weight(&self, place: u64) -> Option<Dealt> {
        cards(self.deck).nth(place as usize).map(|card| Dealt { seat: self.seat, card })
    }

    fn outcomes(&self) -> impl Iterator<Item = (Dealt, u64)> {
        cards(self.deck).map(|card| (Dealt { seat: self.seat, card }, 1))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
enum Happened<const F: usize> {
    Dealt(Dealt),
    Laid(Seat, u8),
    Won(Seat, Money),
}

impl<const F: usize> Redact for Happened<F> {
    type Seen = String;

    fn seen_by(&self, viewer: Viewer) -> String {
        match self {
            Self::Dealt(dealt) => format!("{:?}", dealt.seen_by(viewer)),
            Self::Laid(seat, card) if FAULTS[F] == Fault::EventTellsCard => {
                format!("{seat} {card}")
            }
            Self::Laid(seat, _) => format!("{seat}"),
            Self::Won(..) => format!("{self:?}"),
        }
    }
}

impl<const F: usize> Event for Happened<F> {
    fn reveals(&self, viewer: Viewer) -> bool {
        match self {
            Self::Dealt(dealt) => viewer.is(dealt.seat),
            Self::Laid(..) => false,
            Self::Won(..) => true,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
enum Law {
    NotInHand,
    NotInDeck,
}

impl Rule for Law {
    fn code(&self) -> &'static str {
        "not_there"
    }

    fn section(&self) -> Section {
        Section { book: "1", rulebook: "" }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Hand<const F: usize>(Cards);

impl<const F: usize> Hand<F> {
    /// All cards are of one kind, but for the version in which each is its own.
    fn of_kind(&self, kind: usize) -> Cards {
        if FAULTS[F] == Fault::TwoComeToTheSame { self.0 & 1 << kind } else { self.0 }
    }
}

impl<const F: usize> Moves for Hand<F> {
    type Action = Lay<F>;

    fn kinds(&self) -> usize {
        if FAULTS[F] == Fault::TwoComeToTheSame { 6 } else { 1 }
    }

    fn count_of(&self, kind: usize) -> u64 {
        cards(self.of_kind(kind)).count() as u64
    }

    fn nth_of(&self, kind: usize, n: u64) -> Option<Lay<F>> {
        cards(self.of_kind(kind)).nth(n as usize).map(Lay)
    }

    fn contains(&self, action: &Lay<F>) -> bool {
        cards(self.0).any(|card| card == action.0)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Seen<const F: usize> {
    viewer: Viewer,
    #[serde(skip)]
    setup: Setup<Stakes>,
    hand: Cards,
    mine: Cards,
    sizes: BySeat<u8>,
    committed: Seats,
    coins: BySeat<Money>,
    leaked: BySeat<Cards>,
    over: bool,
}

impl<const F: usize> Seen<F> {
    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl<const F: usize> View for Seen<F> {
    type Game = Toy<F>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn moves(&self) -> Hand<F> {
        let dealt = self.setup.players().seats().all(|seat| self.sizes[seat] == 2);
        let waits = self.seat().is_some_and(|seat| !self.committed.contains(seat));
        Hand(if dealt && waits && !self.over { self.hand } else { 0 })
    }

    fn is_complete(&self) -> bool {
        FAULTS[F] == Fault::ClaimsToShowAll
    }

    fn sample(&self, dice: &mut impl Dice) -> Toy<F> {
        let players = self.setup.players();
        let mut deck = 0b11_1111 & !(self.hand | self.mine);
        let mut hands = BySeat::default();
        let mut committed = BySeat::default();
        for seat in players.seats() {
            if self.viewer.is(seat) && FAULTS[F] != Fault::SampleForgets {
                hands[seat] = self.hand;
                committed[seat] = self.mine;
                continue;
            }
            for _ in 0..self.sizes[seat] {
                let card =
                    cards(deck).nth(dice.below(cards(deck).count() as u64) as usize).unwrap();
                deck &= !(1 << card);
                hands[seat] |= 1 << card;
            }
            if self.committed.contains(seat) {
                let laid = 1 << cards(hands[seat]).next().unwrap();
                committed[seat] = laid;
                hands[seat] &= !laid;
            }
        }
        Toy { setup: self.setup, hands, committed, coins: self.coins, over: self.over }
    }
}

impl<const F: usize> Toy<F> {
    fn held(&self, seat: Seat) -> Cards {
        self.hands[seat] | self.committed[seat]
    }

    fn players(&self) -> Players {
        self.setup.players()
    }
}

impl<const F: usize> Game for Toy<F> {
    const DECLARATION: Declaration = Declaration {
        id: "toy",
        players: 2..=3,
        hidden_information: true,
        chance: true,
        simultaneous: true,
        longest: Some(9),
        rules: 1..=1,
    };

    type Options = Stakes;
    type Action = Lay<F>;
    type Due = Deal;
    type Outcome = Dealt;
    type Event = Happened<F>;
    type Rule = Law;
    type Moves = Hand<F>;
    type SeenMoves = Option<Hand<F>>;
    type View = Seen<F>;

    fn new(setup: Setup<Stakes>) -> Self {
        Self {
            setup,
            hands: BySeat::default(),
            committed: BySeat::default(),
            coins: BySeat::default(),
            over: false,
        }
    }

    fn setup(&self) -> Setup<Stakes> {
        self.setup
    }

    fn turn(&self) -> Turn<Deal> {
        if self.over {
            return Turn::Over(Standing::highest(self.players(), self.coins));
        }
        let held = self.players().seats().fold(0, |all, seat| all | self.held(seat));
        match self.players().seats().find(|&seat| cards(self.held(seat)).count() < 2) {
            Some(seat) => Turn::Chance(Deal { seat, deck: 0b11_1111 & !held }),
            None => Turn::Decide(
                self.players().seats().filter(|&seat| self.committed[seat] == 0).collect(),
            ),
        }
    }

    fn moves(&self, seat: Seat) -> Hand<F> {
        let extra = Cards::from(FAULTS[F] == Fault::OffersTooMuch);
        let may = self.turn().to_move().contains(seat);
        Hand(if may { self.hands[seat] | extra } else { 0 })
    }

    fn moves_seen(&self, seat: Seat, viewer: Viewer) -> Option<Hand<F>> {
        let shown = viewer.is(seat) || FAULTS[F] == Fault::MovesShowHands;
        shown.then(|| self.moves(seat))
    }

    fn check(&self, seat: Seat, action: &Lay<F>) -> Result<(), Refusal<Law>> {
        match self.turn() {
            Turn::Over(_) => Err(Refusal::GameOver),
            Turn::Chance(_) => Err(Refusal::ChancePending),
            Turn::Decide(seats) if !seats.contains(seat) => {
                Err(Refusal::WrongSeat { to_move: seats })
            }
            Turn::Decide(_) if FAULTS[F] == Fault::AcceptsTooMuch && action.0 == 0 => Ok(()),
            Turn::Decide(_) if cards(self.hands[seat]).any(|card| card == action.0) => Ok(()),
            // The other version tells with its refusal what the next one holds.
            Turn::Decide(_)
                if FAULTS[F] == Fault::RefusalTells
                    && self.hands[seat.next(self.players())] & 1 == 1 =>
            {
                Err(Law::NotInDeck.into())
            }
            Turn::Decide(_) => Err(Law::NotInHand.into()),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Lay<F>,
        sink: &mut impl Sink<Happened<F>>,
    ) -> Result<(), Refusal<Law>> {
        if FAULTS[F] == Fault::RefusalChanges && action.0 == 9 {
            self.coins[seat] += Money(1);
        }
        self.check(seat, action)?;
        if FAULTS[F] == Fault::AcceptsAndDoesNothing && action.0 == 5 {
            return Ok(());
        }
        let lowest = cards(self.hands[seat]).next().unwrap_or(0);
        let card = if FAULTS[F] == Fault::TwoComeToTheSame { lowest } else { action.0 };
        self.hands[seat] &= !(1 << card);
        self.committed[seat] = 1 << card;
        sink.event(Happened::Laid(seat, card));
        if self.players().seats().all(|seat| self.committed[seat] != 0) {
            if FAULTS[F] == Fault::NeverEnds {
                self.hands = BySeat::from_fn(|seat| self.held(seat));
                self.committed = BySeat::default();
                return Ok(());
            }
            let winner = self.players().seats().max_by_key(|&seat| self.committed[seat]).unwrap();
            let stake = Money(if self.setup.options().double { 2 } else { 1 });
            self.coins[winner] += stake;
            self.over = true;
            let told = if FAULTS[F] == Fault::CoinFromNowhere { Money(0) } else { stake };
            sink.event(Happened::Won(winner, told));
        }
        Ok(())
    }

    fn resolve(
        &mut self,
        outcome: &Dealt,
        sink: &mut impl Sink<Happened<F>>,
    ) -> Result<(), Refusal<Law>> {
        let Turn::Chance(deal) = self.turn() else { return Err(Refusal::WrongPhase) };
        if deal.seat != outcome.seat {
            return Err(Refusal::WrongPhase);
        }
        if !cards(deal.deck).any(|card| card == outcome.card) {
            return Err(Law::NotInDeck.into());
        }
        self.hands[deal.seat] |= 1 << outcome.card;
        sink.event(Happened::Dealt(*outcome));
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Seen<F> {
        let mine = |cards: &BySeat<Cards>| match viewer {
            Viewer::Seat(seat) => cards[seat],
            Viewer::Spectator => 0,
        };
        let leaks = FAULTS[F] == Fault::ViewShowsHands;
        Seen {
            viewer,
            setup: self.setup,
            hand: mine(&self.hands),
            mine: mine(&self.committed),
            sizes: BySeat::from_fn(|seat| cards(self.held(seat)).count() as u8),
            committed: self.concealed(),
            coins: self.coins,
            leaked: if leaks { self.hands } else { BySeat::default() },
            over: self.over,
        }
    }

    fn concealed(&self) -> Seats {
        self.players().seats().filter(|&seat| self.committed[seat] != 0).collect()
    }
}

struct Auditor;

impl<const F: usize> Audit<Toy<F>> for Auditor {
    fn universe(_: &Toy<F>) -> Vec<Lay<F>> {
        (0..10).map(Lay).collect()
    }

    fn claims(_: &Toy<F>) -> Vec<Dealt> {
        let seats = Players::new(3).unwrap().seats();
        seats.flat_map(|seat| (0..8).map(move |card| Dealt { seat, card })).collect()
    }

    fn money(state: &Toy<F>) -> i64 {
        state.coins.iter(state.players()).map(|coins| i64::from(coins.0)).sum()
    }

    fn paid_by_bank(event: &Happened<F>) -> i64 {
        match event {
            Happened::Won(_, coins) => coins.0.into(),
            Happened::Dealt(_) | Happened::Laid(..) => 0,
        }
    }

    fn audit(state: &Toy<F>) -> Result<(), String> {
        let held: u32 = state.players().seats().map(|seat| state.held(seat).count_ones()).sum();
        let different = state.players().seats().fold(0, |all, seat| all | state.held(seat));
        if held == different.count_ones() { Ok(()) } else { Err("a card is there twice".into()) }
    }
}

fn run<const F: usize>() {
    suite::run::<Toy<F>, Auditor>(Effort { games: 40, every: 1 });
}

#[test]
fn a_game_that_keeps_the_contract_passes() {
    run::<0>();
}

/// Each fault is found by the promise it breaks.
macro_rules! found {
    ($($test:ident: $fault:literal, $promise:literal;)+) => {
        $(
            #[test]
            #[should_panic(expected = $promise)]
            fn $test() {
                run::<$fault>();
            }
        )+
    };
}

found! {
    a_view_that_shows_hands_is_found: 1, "the view after";
    an_event_that_tells_a_card_is_found: 2, "tell";
    a_line_that_tells_is_found: 3, "a concealed line tells";
    moves_that_show_hands_are_found: 4, "differ";
    offering_too_much_is_found: 5, "is offered: true";
    accepting_too_much_is_found: 6, "is offered: false";
    a_refusal_that_changes_is_found: 7, "changed the state";
    a_coin_from_nowhere_is_found: 8, "money appeared or vanished";
    a_sample_that_forgets_is_found: 9, "the view of a sample differs";
    a_game_that_never_ends_is_found: 10, "longer than declared";
    a_view_that_claims_to_show_all_is_found: 11, "nothing is hidden, and the sample differs";
    a_refusal_that_tells_is_found: 12, "a refusal tells";
    an_accepted_action_that_changes_nothing_is_found: 13, "was accepted and changed nothing";
    two_actions_that_come_to_the_same_are_found: 14, "come to the same";
}

/// Six cards, then five, …: 6·5·4·3 deals, and each of two seats lays one of
/// two cards, in either order.
#[test]
fn perft_counts_every_line() {
    let start = Toy::<0>::new(Setup::new(&Toy::<0>::DECLARATION, 2, Stakes::default(), 1).unwrap());
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(perft(&start, 1), 6);
    assert_eq!(perft(&start, 4), 360);
    assert_eq!(perft(&start, 5), 360 * 4);
    assert_eq!(perft(&start, 6), 360 * 4 * 2);
    assert_eq!(perft(&start, 7), 0);
}

#[test]
fn a_commitment_is_concealed_until_all_have_committed() {
    let setup = Setup::new(&Toy::<0>::DECLARATION, 2, Stakes::default(), 1).unwrap();
    let mut concealed = 0;
    suite::walk(Toy::<0>::new(setup), &mut Coin::new(5), |step| {
        concealed = concealed.max(step.state.concealed().len());
    });
    assert_eq!(concealed, 1);
}
