//! A position set up by hand.

use bourse_game::{Money, Seat, Setup};

use crate::rules::card::{Card, CardSet, Pile};
use crate::rules::cards::Cards;
use crate::rules::company::{ByCompany, Company};
use crate::rules::data::{ACTION_TILES, HAND, STARTING_CASH};
use crate::rules::options::Options;
use crate::rules::seated::Seated;
use crate::rules::state::Speculation;
use crate::rules::table::Table;
use crate::rules::tile::{Movement, MovementSet, Tile};
use crate::rules::track::{Space, Track};

/// The most cash a player may have.
const MOST_CASH: Money = Money(1_000_000);

/// A position set up by hand, not yet checked: a turn whose tiles have just
/// been drawn, with all earlier tiles back in their bags. For puzzles and
/// tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The table.
    pub setup: Setup<Options>,
    /// The round; later than the first.
    pub round: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the pawns are: none is in END yet.
    pub positions: ByCompany<Space>,
    /// The players' cash.
    pub cash: Seated<Money>,
    /// The players' shares; the bank has the others.
    pub shares: Seated<ByCompany<u8>>,
    /// The players' hands.
    pub hands: Seated<CardSet>,
    /// The players' discards; their decks have the other cards.
    pub discards: Seated<Pile>,
    /// The action tile.
    pub action: Tile,
    /// The movement tile.
    pub movement: Movement,
}

/// Why a position cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The first round has no action tile, and no game has a round 0.
    Round,
    /// The active seat is not at the table.
    Active,
    /// Two pawns share a normal space, or one is in END.
    Pawns,
    /// A player is in debt, or has more than any game could bring.
    Cash(Seat),
    /// Players hold more shares of a company than there are.
    Shares(Company),
    /// A hand is empty or too large, or has a discarded card; or not all
    /// players have as many cards in hand and deck.
    Cards(Seat),
}

impl Position {
    /// All pawns on START, no shares held, and the first cards of the deck in
    /// every hand.
    #[must_use]
    pub fn new(setup: Setup<Options>, action: Tile, movement: Movement) -> Self {
        let players = setup.players();
        let hand: CardSet = CardSet::ALL.iter().take(usize::from(HAND)).collect();
        Self {
            setup,
            round: 2,
            active: setup.options().first_seat,
            positions: ByCompany::default(),
            cash: Seated::from_fn(players, Money::ZERO, |_| STARTING_CASH),
            shares: Seated::new(players, ByCompany::default()),
            hands: Seated::from_fn(players, CardSet::EMPTY, |_| hand),
            discards: Seated::new(players, Pile::EMPTY),
            action,
            movement,
        }
    }

    /// The game from here on.
    ///
    /// # Errors
    ///
    /// What no game can come to.
    pub fn play(&self) -> Result<Speculation, PositionError> {
        let players = self.setup.players();
        if self.round < 2 {
            return Err(PositionError::Round);
        }
        if !players.has(self.active) {
            return Err(PositionError::Active);
        }
        let mut table = Table::new(self.setup);
        table.round = self.round;
        table.active = self.active;
        table.track = Track::new(self.positions).ok_or(PositionError::Pawns)?;
        for company in Company::ALL {
            let held = self.shares.iter().map(|shares| usize::from(shares[company])).sum();
            let left = usize::from(table.bank[company]).checked_sub(held);
            table.bank[company] = left
                .and_then(|left| u8::try_from(left).ok())
                .ok_or(PositionError::Shares(company))?;
        }
        table.shares = Seated::from_fn(players, ByCompany::default(), |seat| self.shares[seat]);
        table.action = Some(self.action);
        table.movement = Some(self.movement);
        table.action_bag[self.action] = ACTION_TILES[self.action].saturating_sub(1);
        table.movement_bag = MovementSet::ALL.without(self.movement);
        let mut cards = Seated::new(players, Cards::NEW);
        for seat in players.seats() {
            if !(Money::ZERO..=MOST_CASH).contains(&self.cash[seat]) {
                return Err(PositionError::Cash(seat));
            }
            cards[seat] = self.cards(seat)?;
        }
        let cash = Seated::from_fn(players, Money::ZERO, |seat| self.cash[seat]);
        let mut game = Speculation { table, cash, cards };
        game.begin_action(self.action, &mut ());
        Ok(game)
    }

    fn cards(&self, seat: Seat) -> Result<Cards, PositionError> {
        let (hand, discard) = (self.hands[seat], self.discards[seat]);
        let first = Seat::FIRST;
        let in_step =
            hand.len() == self.hands[first].len() && discard.len() == self.discards[first].len();
        let clean = hand.iter().all(|card: Card| !discard.cards().contains(card));
        if hand.is_empty() || hand.len() > usize::from(HAND) || !in_step || !clean {
            return Err(PositionError::Cards(seat));
        }
        let deck = CardSet::ALL.minus(hand).minus(discard.cards());
        Ok(Cards { hand, deck, committed: None, discard })
    }
}
