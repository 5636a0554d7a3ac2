//! Everything that lies open on the table.

use bourse_game::{Money, Players, Seat, Seats, Setup};
use serde::Serialize;

use crate::rules::company::{ByCompany, Company, CompanySet};
use crate::rules::data::{ACTION_TILES, START_PRICE};
use crate::rules::options::{EndRanks, Options};
use crate::rules::prices::SidePrices;
use crate::rules::reveal::Reveal;
use crate::rules::seated::Seated;
use crate::rules::tile::{ByTile, Movement, MovementSet, Tile};
use crate::rules::track::{Space, Track};

/// Everything that lies open on the table: the whole game but the players'
/// cards and their cash, which options may hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    #[serde(skip)]
    pub(crate) setup: Setup<Options>,
    pub(crate) phase: Phase,
    pub(crate) round: u32,
    pub(crate) active: Seat,
    pub(crate) track: Track,
    pub(crate) bank: ByCompany<u8>,
    pub(crate) shares: Seated<ByCompany<u8>>,
    pub(crate) action: Option<Tile>,
    pub(crate) movement: Option<Movement>,
    pub(crate) action_bag: ByTile<u8>,
    pub(crate) movement_bag: MovementSet,
    pub(crate) last: Option<Reveal>,
}

/// What is decided or drawn now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Setup: the seat draws its starting share.
    StartShare {
        /// For whom.
        seat: Seat,
    },
    /// Setup: the seat draws its first cards.
    Deal {
        /// For whom.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// The action tile of the turn is drawn.
    DrawAction,
    /// The movement tile of the turn is drawn.
    DrawMovement,
    /// The seat sells and buys.
    Trade {
        /// Whose decision it is.
        seat: Seat,
    },
    /// The active seat uses a rank tile.
    Rank,
    /// All seats choose a card.
    Commit {
        /// Who has chosen.
        committed: Seats,
    },
    /// The seat draws after the reveal.
    Refill {
        /// For whom.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// The phase's name; those of decisions are the record format's.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::StartShare { .. } => "start_share",
            Self::Deal { .. } => "deal",
            Self::DrawAction => "draw_action",
            Self::DrawMovement => "draw_movement",
            Self::Trade { .. } => "trade",
            Self::Rank => "rank",
            Self::Commit { .. } => "commit",
            Self::Refill { .. } => "refill",
            Self::Over => "over",
        }
    }

    /// Whether a draw is due.
    #[must_use]
    pub const fn is_draw(self) -> bool {
        match self {
            Self::StartShare { .. }
            | Self::Deal { .. }
            | Self::DrawAction
            | Self::DrawMovement
            | Self::Refill { .. } => true,
            Self::Trade { .. } | Self::Rank | Self::Commit { .. } | Self::Over => false,
        }
    }
}

impl Table {
    /// The table before the starting shares are drawn (§4).
    pub(crate) fn new(setup: Setup<Options>) -> Self {
        let players = setup.players();
        let shares = crate::shares_in_play(players);
        Self {
            setup,
            phase: Phase::StartShare { seat: Seat::FIRST },
            round: 1,
            active: setup.options().first_seat,
            track: Track::default(),
            bank: ByCompany::new([shares; 8]),
            shares: Seated::new(players, ByCompany::default()),
            action: None,
            movement: None,
            action_bag: ACTION_TILES,
            movement_bag: MovementSet::ALL,
            last: None,
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> Players {
        self.setup.players()
    }

    /// The options of the table.
    #[must_use]
    pub fn options(&self) -> &Options {
        self.setup.options()
    }

    /// What is decided or drawn now.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the round, from 1.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The action of this turn, once it is known.
    #[must_use]
    pub fn action(&self) -> Option<Tile> {
        self.action
    }

    /// The movement tile of this turn, once it is drawn.
    #[must_use]
    pub fn movement(&self) -> Option<Movement> {
        self.movement
    }

    /// The pawns.
    #[must_use]
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// How many shares of each company the bank has.
    #[must_use]
    pub fn bank(&self) -> &ByCompany<u8> {
        &self.bank
    }

    /// The shares of a seat.
    #[must_use]
    pub fn shares(&self, seat: Seat) -> &ByCompany<u8> {
        &self.shares[seat]
    }

    /// What is still in the action bag.
    #[must_use]
    pub fn action_bag(&self) -> &ByTile<u8> {
        &self.action_bag
    }

    /// What is still in the movement bag.
    #[must_use]
    pub fn movement_bag(&self) -> MovementSet {
        self.movement_bag
    }

    /// The last reveal, with the moves that followed.
    #[must_use]
    pub fn last(&self) -> Option<&Reveal> {
        self.last.as_ref()
    }

    /// Who may decide now.
    #[must_use]
    pub fn to_move(&self) -> Seats {
        match self.phase {
            Phase::Trade { seat } => Seats::only(seat),
            Phase::Rank => Seats::only(self.active),
            Phase::Commit { committed } => {
                committed.iter().fold(self.players().all(), Seats::without)
            }
            Phase::StartShare { .. }
            | Phase::Deal { .. }
            | Phase::DrawAction
            | Phase::DrawMovement
            | Phase::Refill { .. }
            | Phase::Over => Seats::NONE,
        }
    }

    /// Who has committed a card that is not yet revealed.
    #[must_use]
    pub fn committed(&self) -> Seats {
        match self.phase {
            Phase::Commit { committed } => committed,
            _ => Seats::NONE,
        }
    }

    /// The shares still in the bag of the setup: one of each company that
    /// nobody has drawn.
    pub(crate) fn start_bag(&self) -> CompanySet {
        let drawn = |company| self.shares.iter().any(|shares| shares[company] > 0);
        Track::companies_where(|company| !drawn(company))
    }

    /// The price lists in force.
    #[must_use]
    pub fn price_lists(&self) -> &SidePrices {
        self.options().price_lists()
    }

    /// How many pawns in END do not count as ahead of those on the track (A24).
    fn ranked_apart(&self) -> usize {
        match self.options().end_ranks {
            EndRanks::Ahead => 0,
            EndRanks::Apart => self.track.in_end(),
        }
    }

    /// A company's rank, from 1; none on START.
    #[must_use]
    pub fn rank(&self, company: Company) -> Option<usize> {
        match self.track.position(company) {
            Space::START => None,
            Space::END => self.track.arrival(company).map(|place| place + 1),
            _ => Some(1 + self.track.pawns_ahead()[company] - self.ranked_apart()),
        }
    }

    /// What the prices would be with one pawn on another space and all others
    /// where they are. A pawn in END stays there (A03).
    #[must_use]
    pub fn prices_with(&self, company: Company, space: Space) -> ByCompany<Money> {
        let mut moved = *self;
        if self.track.position(company) != Space::END {
            moved.track.put(company, space);
        }
        moved.prices()
    }

    /// What a share would cost if its company's pawn were on another space.
    #[must_use]
    pub fn price_at(&self, company: Company, space: Space) -> Money {
        self.prices_with(company, space)[company]
    }

    /// The price of a share of each company (§3).
    #[must_use]
    pub fn prices(&self) -> ByCompany<Money> {
        let lists = self.price_lists();
        let ahead = self.track.pawns_ahead();
        let apart = self.ranked_apart();
        ByCompany::from_fn(|company| {
            let space = self.track.position(company);
            if space == Space::START {
                return START_PRICE;
            }
            match space.section() {
                Some(section) => lists.section(section).at(ahead[company] - apart),
                None => lists.end().at(self.track.arrival(company).unwrap_or(0)),
            }
        })
    }
}
