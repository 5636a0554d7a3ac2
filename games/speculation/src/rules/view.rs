//! What a viewer may know.

use bourse_game::{Dice, Money, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::rules::card::{Card, CardSet, Pile};
use crate::rules::cards::Cards;
use crate::rules::company::ByCompany;
use crate::rules::data::STARTING_CASH;
use crate::rules::moves::Moves;
use crate::rules::options::Discards;
use crate::rules::seated::Seated;
use crate::rules::state::Speculation;
use crate::rules::table::{Phase, Table};

/// What a viewer may know: everything on the table, the cash of the players,
/// how many cards each has, and his own cards. With hidden money, a player sees
/// his own cash alone until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    table: Table,
    prices: ByCompany<Money>,
    cash: Seated<Option<Money>>,
    cards: Seated<SeenCards>,
    own: Option<Cards>,
}

/// What everybody knows of a player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeenCards {
    /// How many are in the hand.
    pub hand: u8,
    /// How many are in the deck.
    pub deck: u8,
    /// Whether one is committed.
    pub committed: bool,
    /// The discard pile.
    pub discard: SeenPile,
}

/// What may be seen of a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenPile {
    /// All of it.
    Open(Pile),
    /// The card on top (A12).
    Top {
        /// How many cards there are.
        count: u8,
        /// The last one played.
        top: Option<Card>,
    },
}

impl Serialize for SeenPile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Top {
            count: u8,
            top: Option<Card>,
        }
        match *self {
            Self::Open(pile) => pile.serialize(serializer),
            Self::Top { count, top } => Top { count, top }.serialize(serializer),
        }
    }
}

impl SeenCards {
    /// Nothing is known of a seat that is not at the table.
    const NONE: Self =
        Self { hand: 0, deck: 0, committed: false, discard: SeenPile::Open(Pile::EMPTY) };

    fn of(cards: &Cards, open: bool) -> Self {
        let pile = cards.discard;
        let discard = if open {
            SeenPile::Open(pile)
        } else {
            SeenPile::Top { count: pile.len() as u8, top: pile.top() }
        };
        Self {
            hand: cards.hand.len() as u8,
            deck: cards.deck.len() as u8,
            committed: cards.committed.is_some(),
            discard,
        }
    }

    /// Nine cards that look so: what is not seen is dealt at random.
    fn sample(&self, dice: &mut impl Dice) -> Cards {
        let (mut rest, discard) = match self.discard {
            SeenPile::Open(pile) => (CardSet::ALL.minus(pile.cards()), pile),
            SeenPile::Top { count, top } => {
                let mut rest = top.map_or(CardSet::ALL, |card| CardSet::ALL.without(card));
                let below = (1..count).filter_map(|_| take(&mut rest, dice)).collect::<Pile>();
                (rest, top.map_or(below, |card| below.with(card)))
            }
        };
        let hand = (0..self.hand).filter_map(|_| take(&mut rest, dice)).collect();
        let committed = if self.committed { take(&mut rest, dice) } else { None };
        Cards { hand, deck: rest, committed, discard }
    }
}

/// Takes a card out of a set.
fn take(from: &mut CardSet, dice: &mut impl Dice) -> Option<Card> {
    let place = dice.below(from.len() as u64);
    let card = from.nth(usize::try_from(place).ok()?)?;
    *from = from.without(card);
    Some(card)
}

impl View {
    pub(crate) fn new(state: &Speculation, viewer: Viewer) -> Self {
        let table = state.table;
        let (players, options) = (table.players(), table.options());
        let open_money = !options.hidden_money || table.phase == Phase::Over;
        let open_discards = options.discards == Discards::Open;
        Self {
            viewer,
            table,
            prices: table.prices(),
            cash: Seated::from_fn(players, None, |seat| {
                (open_money || viewer.is(seat)).then_some(state.cash[seat])
            }),
            cards: Seated::from_fn(players, SeenCards::NONE, |seat| {
                SeenCards::of(&state.cards[seat], open_discards || viewer.is(seat))
            }),
            own: match viewer {
                Viewer::Seat(seat) if players.has(seat) => Some(state.cards[seat]),
                Viewer::Seat(_) | Viewer::Spectator => None,
            },
        }
    }

    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The price of a share of each company.
    #[must_use]
    pub fn prices(&self) -> &ByCompany<Money> {
        &self.prices
    }

    /// A player's cash, if the viewer may know it.
    #[must_use]
    pub fn cash(&self, seat: Seat) -> Option<Money> {
        self.cash[seat]
    }

    /// What the viewer may know of a player's cards.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> &SeenCards {
        &self.cards[seat]
    }

    /// The viewer's own cards.
    #[must_use]
    pub fn own(&self) -> Option<&Cards> {
        self.own.as_ref()
    }

    /// An amount a player might have. Totals are hidden and payments are not,
    /// but a view has no memory: it takes any amount to be as likely as any
    /// other up to the starting cash for every round played.
    fn guess(&self, dice: &mut impl Dice) -> Money {
        let most = u64::from(STARTING_CASH.0.unsigned_abs()) * u64::from(self.table.round.min(99));
        Money(i32::try_from(dice.below(most + 1)).unwrap_or(0))
    }
}

impl bourse_game::View for View {
    type Game = Speculation;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn moves(&self) -> Moves {
        match (self.viewer, self.own) {
            (Viewer::Seat(seat), Some(own)) => {
                self.table.moves(seat, self.cash[seat].unwrap_or(Money::ZERO), own.hand)
            }
            (Viewer::Seat(_) | Viewer::Spectator, _) => Moves::None,
        }
    }

    /// Somebody else's cards are always hidden.
    fn is_complete(&self) -> bool {
        false
    }

    fn sample(&self, dice: &mut impl Dice) -> Speculation {
        let players = self.table.players();
        let cash = Seated::from_fn(players, Money::ZERO, |seat| {
            self.cash[seat].unwrap_or_else(|| self.guess(dice))
        });
        let cards = Seated::from_fn(players, Cards::NEW, |seat| match self.own {
            Some(own) if self.viewer.is(seat) => own,
            _ => self.cards[seat].sample(dice),
        });
        Speculation { table: self.table, cash, cards }
    }
}
