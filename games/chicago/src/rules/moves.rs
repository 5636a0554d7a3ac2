//! What a seat may do now.

use bourse_game::{Money, Refusal, Seat, Seats, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::rules::action::Action;
use crate::rules::auction::Auction;
use crate::rules::company::{ByCompany, ByDial, Company, Dial};
use crate::rules::hex::HexSet;
use crate::rules::rule::Rule;
use crate::rules::table::{Phase, Table};

/// The actions open to a seat. Written as the record format's `legal`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// Not to move.
    None,
    /// Bid any amount of the range, or pass.
    Bid {
        /// The lowest and the highest bid; `None` when the cash does not reach.
        range: Option<(Money, Money)>,
    },
    /// Turn one of these dials.
    Choose {
        /// Which dials are not on red.
        dials: ByDial<bool>,
    },
    /// Offer a share of one of these companies, or forgo.
    Offer {
        /// Which companies have a share to offer.
        companies: ByCompany<bool>,
    },
    /// Place a locomotive; or forgo before the first, be done after it.
    Build {
        /// Where each company may build.
        hexes: ByCompany<HexSet>,
        /// Whether a locomotive has been placed.
        begun: bool,
    },
    /// Develop one of these hexes, or forgo.
    Develop {
        /// Which.
        hexes: HexSet,
    },
}

impl Table {
    /// What the seat may do, having this much cash.
    pub(crate) fn moves(&self, seat: Seat, cash: Money) -> Moves {
        if self.to_move() != Some(seat) {
            return Moves::None;
        }
        match &self.phase {
            Phase::Auction(auction) => {
                let lowest = self.lowest_bid(auction);
                Moves::Bid { range: (lowest <= cash).then_some((lowest, cash)) }
            }
            Phase::Choose => {
                Moves::Choose { dials: ByDial::from_fn(|dial| self.check_dial(dial).is_ok()) }
            }
            Phase::Offer => Moves::Offer {
                companies: ByCompany::from_fn(|company| self.check_offer(company).is_ok()),
            },
            Phase::Expand(begun) => Moves::Build {
                hexes: ByCompany::from_fn(|company| self.buildable(seat, *begun, company)),
                begun: begun.is_some(),
            },
            Phase::Develop => Moves::Develop { hexes: self.developable() },
            Phase::Over => Moves::None,
        }
    }

    /// Whether the seat may take the action, having this much cash.
    pub(crate) fn check(
        &self,
        seat: Seat,
        action: &Action,
        cash: Money,
    ) -> Result<(), Refusal<Rule>> {
        let to_move = self.to_move().ok_or(Refusal::GameOver)?;
        if seat != to_move {
            return Err(Refusal::WrongSeat { to_move: Seats::only(to_move) });
        }
        match (&self.phase, *action) {
            (Phase::Auction(auction), Action::Bid { amount }) => {
                self.check_bid(auction, amount, cash)?;
            }
            (Phase::Choose, Action::Choose { dial }) => self.check_dial(dial)?,
            (Phase::Offer, Action::Offer { company }) => self.check_offer(company)?,
            (Phase::Expand(begun), Action::Build { company, hex }) => {
                self.check_build(seat, *begun, company, hex)?;
            }
            (Phase::Expand(None), Action::Done) => return Err(Rule::DoneBeforeBuild.into()),
            (Phase::Expand(Some(_)), Action::Forgo) => return Err(Rule::ForgoAfterBuild.into()),
            (Phase::Develop, Action::Develop { hex }) => self.check_develop(hex)?,
            (Phase::Auction(_), Action::Pass)
            | (Phase::Expand(Some(_)), Action::Done)
            | (Phase::Offer | Phase::Expand(None) | Phase::Develop, Action::Forgo) => {}
            _ => return Err(Refusal::WrongPhase),
        }
        Ok(())
    }

    /// A red dial cannot be chosen (§3).
    fn check_dial(&self, dial: Dial) -> Result<(), Rule> {
        if self.is_red(dial) { Err(Rule::DialRed) } else { Ok(()) }
    }
}

impl bourse_game::Moves for Moves {
    type Action = Action;

    fn kinds(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Choose { .. } => 1,
            Self::Bid { .. } | Self::Offer { .. } | Self::Build { .. } | Self::Develop { .. } => 2,
        }
    }

    fn count_of(&self, kind: usize) -> u64 {
        match (self, kind) {
            (Self::Bid { range: None }, 0) => 0,
            (Self::Bid { range: Some((lowest, highest)) }, 0) => {
                u64::from(highest.0.abs_diff(lowest.0)) + 1
            }
            (Self::Choose { dials }, 0) => count(dials),
            (Self::Offer { companies }, 0) => count(companies),
            (Self::Build { hexes, .. }, 0) => hexes.iter().map(|hexes| hexes.len() as u64).sum(),
            (Self::Develop { hexes }, 0) => hexes.len() as u64,
            // Pass, forgo or done.
            (
                Self::Bid { .. } | Self::Offer { .. } | Self::Build { .. } | Self::Develop { .. },
                1,
            ) => 1,
            _ => 0,
        }
    }

    fn nth_of(&self, kind: usize, n: u64) -> Option<Action> {
        let n = usize::try_from(n).ok()?;
        match (self, kind) {
            (Self::Bid { range }, 0) => {
                let (lowest, highest) = (*range)?;
                let amount = lowest + Money(i32::try_from(n).ok()?);
                (amount <= highest).then_some(Action::Bid { amount })
            }
            (Self::Choose { dials }, 0) => {
                let dial = Dial::ALL.into_iter().filter(|&dial| dials[dial]).nth(n)?;
                Some(Action::Choose { dial })
            }
            (Self::Offer { companies }, 0) => {
                let mut offered = Company::ALL.into_iter().filter(|&company| companies[company]);
                Some(Action::Offer { company: offered.nth(n)? })
            }
            (Self::Build { hexes, .. }, 0) => nth_build(hexes, n),
            (Self::Develop { hexes }, 0) => Some(Action::Develop { hex: hexes.nth(n)? }),
            (Self::Bid { .. }, 1) if n == 0 => Some(Action::Pass),
            (Self::Build { begun: true, .. }, 1) if n == 0 => Some(Action::Done),
            (Self::Build { .. } | Self::Offer { .. } | Self::Develop { .. }, 1) if n == 0 => {
                Some(Action::Forgo)
            }
            _ => None,
        }
    }

    fn contains(&self, action: &Action) -> bool {
        match (self, *action) {
            (Self::Bid { range: Some((lowest, highest)) }, Action::Bid { amount }) => {
                (*lowest..=*highest).contains(&amount)
            }
            (Self::Choose { dials }, Action::Choose { dial }) => dials[dial],
            (Self::Offer { companies }, Action::Offer { company }) => companies[company],
            (Self::Build { hexes, .. }, Action::Build { company, hex }) => {
                hexes[company].contains(hex)
            }
            (Self::Develop { hexes }, Action::Develop { hex }) => hexes.contains(hex),
            (Self::Bid { .. }, Action::Pass)
            | (Self::Build { begun: true, .. }, Action::Done)
            | (
                Self::Offer { .. } | Self::Build { begun: false, .. } | Self::Develop { .. },
                Action::Forgo,
            ) => true,
            _ => false,
        }
    }
}

fn count<'a>(flags: impl IntoIterator<Item = &'a bool>) -> u64 {
    flags.into_iter().filter(|&&flag| flag).count() as u64
}

fn nth_build(hexes: &ByCompany<HexSet>, mut n: usize) -> Option<Action> {
    for company in Company::ALL {
        if let Some(hex) = hexes[company].nth(n) {
            return Some(Action::Build { company, hex });
        }
        n -= hexes[company].len();
    }
    None
}

impl Serialize for Moves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::None => {}
            Self::Bid { range } => {
                map.serialize_entry("bid", range)?;
                map.serialize_entry("pass", &true)?;
            }
            Self::Choose { dials } => {
                let open = Dial::ALL.into_iter().filter(|&dial| dials[dial]);
                map.serialize_entry("choose", &open.collect::<Vec<Dial>>())?;
            }
            Self::Offer { companies } => {
                let offered = Company::ALL.into_iter().filter(|&company| companies[company]);
                map.serialize_entry("offer", &offered.collect::<Vec<Company>>())?;
                map.serialize_entry("forgo", &true)?;
            }
            Self::Build { hexes, begun } => {
                map.serialize_entry("build", &WhereAnywhere(hexes))?;
                map.serialize_entry(if *begun { "done" } else { "forgo" }, &true)?;
            }
            Self::Develop { hexes } => {
                map.serialize_entry("develop", hexes)?;
                map.serialize_entry("forgo", &true)?;
            }
        }
        map.end()
    }
}

/// The hexes of the companies that have one.
struct WhereAnywhere<'a>(&'a ByCompany<HexSet>);

impl Serialize for WhereAnywhere<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let somewhere = Company::ALL.into_iter().map(|company| (company, self.0[company]));
        serializer.collect_map(somewhere.filter(|(_, hexes)| !hexes.is_empty()))
    }
}

/// What a viewer may know of a seat's moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenMoves {
    /// All of them.
    All(Moves),
    /// A bid of an amount he cannot bound, or a pass: the bidder's cash is hidden.
    HiddenBid {
        /// The lowest bid allowed.
        lowest: Money,
    },
}

impl SeenMoves {
    pub(crate) fn of(table: &Table, seat: Seat, cash: Money, viewer: Viewer) -> Self {
        match &table.phase {
            Phase::Auction(auction) if Self::hides(table, auction, seat, viewer) => {
                Self::HiddenBid { lowest: table.lowest_bid(auction) }
            }
            _ => Self::All(table.moves(seat, cash)),
        }
    }

    fn hides(table: &Table, auction: &Auction, seat: Seat, viewer: Viewer) -> bool {
        table.options().hidden_money && auction.to_bid == seat && !viewer.is(seat)
    }
}

impl Serialize for SeenMoves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::All(moves) => moves.serialize(serializer),
            Self::HiddenBid { lowest } => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("bid", &(lowest, None::<Money>))?;
                map.serialize_entry("pass", &true)?;
                map.end()
            }
        }
    }
}
