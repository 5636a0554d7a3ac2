//! What a seat may do now.

use bourse_game::{Money, Refusal, Seat, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::rules::action::Action;
use crate::rules::card::CardSet;
use crate::rules::company::{Company, CompanySet};
use crate::rules::options::RankTile;
use crate::rules::rule::Rule;
use crate::rules::table::{Phase, Table};
use crate::rules::tile::Tile;

/// The actions open to a seat. Written as the record format's `legal`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// Not to move.
    None,
    /// Sell, buy, both or neither.
    Trade(Trades),
    /// Use the rank tile on one of these pawns.
    Rank {
        /// Which.
        companies: CompanySet,
        /// Whether the tile may be left unused instead.
        optional: bool,
    },
    /// Commit one of these cards.
    Commit {
        /// The hand.
        cards: CardSet,
    },
}

/// The trades open to a seat: for each share it could sell, or none, what it
/// could buy, or nothing.
///
/// A row of bits for each sale, nothing first and then the companies; in it a
/// bit for each purchase in the same order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trades([u16; 9]);

/// The place of nothing or a company in a [`Trades`].
const fn place(company: Option<Company>) -> usize {
    match company {
        None => 0,
        Some(company) => 1 + company as usize,
    }
}

/// What is at a place.
fn at_place(place: u32) -> Option<Company> {
    Company::from_index(u8::try_from(place.checked_sub(1)?).ok()?)
}

impl Trades {
    fn of(table: &Table, seat: Seat, cash: Money) -> Self {
        let prices = table.prices();
        let mut trades = Self::default();
        let held = |&company: &Company| table.shares(seat)[company] > 0;
        let sales = Company::ALL.into_iter().filter(held).map(Some);
        for sell in std::iter::once(None).chain(sales) {
            let mut row = 0;
            for buy in std::iter::once(None).chain(Company::ALL.into_iter().map(Some)) {
                let open = table.check_trade(&prices, seat, cash, sell, buy).is_ok();
                row |= u16::from(open) << place(buy);
            }
            trades.0[place(sell)] = row;
        }
        trades
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is none; there always is at least the pass.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this trade is among them.
    #[must_use]
    pub fn contains(&self, sell: Option<Company>, buy: Option<Company>) -> bool {
        self.0[place(sell)] >> place(buy) & 1 == 1
    }

    /// One of them by number from 0: by sale, then by purchase.
    #[must_use]
    pub fn nth(&self, mut n: usize) -> Option<(Option<Company>, Option<Company>)> {
        for (sell, &row) in (0..).zip(&self.0) {
            let count = row.count_ones() as usize;
            if n < count {
                let rest = (0..n).fold(row, |rest, _| rest & rest.wrapping_sub(1));
                return Some((at_place(sell), at_place(rest.trailing_zeros())));
            }
            n -= count;
        }
        None
    }

    /// All of them, by sale, then by purchase.
    pub fn iter(&self) -> impl Iterator<Item = (Option<Company>, Option<Company>)> + '_ {
        (0..self.len()).filter_map(|n| self.nth(n))
    }
}

impl Table {
    /// What the seat may do, having this much cash and these cards in hand.
    pub(crate) fn moves(&self, seat: Seat, cash: Money, hand: CardSet) -> Moves {
        if !self.to_move().contains(seat) {
            return Moves::None;
        }
        match self.phase {
            Phase::Trade { .. } => Moves::Trade(Trades::of(self, seat, cash)),
            Phase::Rank => Moves::Rank {
                companies: self.eligible(self.action.unwrap_or(Tile::NoAction)),
                optional: self.may_decline(),
            },
            Phase::Commit { .. } => Moves::Commit { cards: hand },
            Phase::StartShare { .. }
            | Phase::Deal { .. }
            | Phase::DrawAction
            | Phase::DrawMovement
            | Phase::Refill { .. }
            | Phase::Over => Moves::None,
        }
    }

    /// Whether the seat may take the action, having this much cash and these
    /// cards in hand.
    pub(crate) fn check(
        &self,
        seat: Seat,
        action: &Action,
        cash: Money,
        hand: CardSet,
    ) -> Result<(), Refusal<Rule>> {
        match (self.phase, *action) {
            (Phase::Over, _) => Err(Refusal::GameOver),
            (phase, _) if phase.is_draw() => Err(Refusal::ChancePending),
            (Phase::Trade { .. }, Action::Trade { sell, buy }) => {
                self.check_turn(seat)?;
                Ok(self.check_trade(&self.prices(), seat, cash, sell, buy)?)
            }
            (Phase::Rank, Action::Rank { company }) => {
                self.check_turn(seat)?;
                self.check_rank(company)?;
                Ok(())
            }
            (Phase::Rank, Action::Decline) if self.may_decline() => self.check_turn(seat),
            (Phase::Commit { committed }, Action::Commit { card }) => {
                if committed.contains(seat) {
                    return Err(Rule::CommitTwice.into());
                }
                self.check_turn(seat)?;
                if hand.contains(card) {
                    Ok(())
                } else {
                    Err(Rule::CommitNotInHand { card }.into())
                }
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal<Rule>> {
        let to_move = self.to_move();
        if to_move.contains(seat) { Ok(()) } else { Err(Refusal::WrongSeat { to_move }) }
    }

    /// Whether a rank tile may be left unused (A17).
    fn may_decline(&self) -> bool {
        self.options().rank_tile == RankTile::Optional
    }
}

impl bourse_game::Moves for Moves {
    type Action = Action;

    fn kinds(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Trade(_) | Self::Commit { .. } | Self::Rank { optional: false, .. } => 1,
            Self::Rank { optional: true, .. } => 2,
        }
    }

    fn count_of(&self, kind: usize) -> u64 {
        let count = match (self, kind) {
            (Self::Trade(trades), 0) => trades.len(),
            (Self::Rank { companies, .. }, 0) => companies.len(),
            (Self::Rank { optional: true, .. }, 1) => 1,
            (Self::Commit { cards }, 0) => cards.len(),
            _ => 0,
        };
        count as u64
    }

    fn nth_of(&self, kind: usize, n: u64) -> Option<Action> {
        let n = usize::try_from(n).ok()?;
        match (self, kind) {
            (Self::Trade(trades), 0) => {
                trades.nth(n).map(|(sell, buy)| Action::Trade { sell, buy })
            }
            (Self::Rank { companies, .. }, 0) => {
                companies.nth(n).map(|company| Action::Rank { company })
            }
            (Self::Rank { optional: true, .. }, 1) if n == 0 => Some(Action::Decline),
            (Self::Commit { cards }, 0) => cards.nth(n).map(|card| Action::Commit { card }),
            _ => None,
        }
    }

    fn contains(&self, action: &Action) -> bool {
        match (self, *action) {
            (Self::Trade(trades), Action::Trade { sell, buy }) => trades.contains(sell, buy),
            (Self::Rank { companies, .. }, Action::Rank { company }) => companies.contains(company),
            (Self::Rank { optional, .. }, Action::Decline) => *optional,
            (Self::Commit { cards }, Action::Commit { card }) => cards.contains(card),
            _ => false,
        }
    }
}

impl Serialize for Trades {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Moves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::None => {}
            Self::Trade(trades) => map.serialize_entry("trade", trades)?,
            Self::Rank { companies, optional } => {
                map.serialize_entry("rank", companies)?;
                if *optional {
                    map.serialize_entry("decline", &true)?;
                }
            }
            Self::Commit { cards } => map.serialize_entry("commit", cards)?,
        }
        map.end()
    }
}

/// What a viewer may know of a seat's moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenMoves {
    /// All of them.
    All(Moves),
    /// A trade; which ones are open would tell the seat's hidden cash.
    HiddenTrade,
    /// A card of the seat's hand.
    HiddenCommit,
}

impl SeenMoves {
    pub(crate) fn of(
        table: &Table,
        seat: Seat,
        cash: Money,
        hand: CardSet,
        viewer: Viewer,
    ) -> Self {
        let moves = table.moves(seat, cash, hand);
        match moves {
            _ if viewer.is(seat) => Self::All(moves),
            Moves::Trade(_) if table.options().hidden_money => Self::HiddenTrade,
            Moves::Commit { .. } => Self::HiddenCommit,
            Moves::None | Moves::Trade(_) | Moves::Rank { .. } => Self::All(moves),
        }
    }
}

impl Serialize for SeenMoves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let hidden = match self {
            Self::All(moves) => return moves.serialize(serializer),
            Self::HiddenTrade => "trade",
            Self::HiddenCommit => "commit",
        };
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry(hidden, &())?;
        map.end()
    }
}
