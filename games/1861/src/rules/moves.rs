//! What a seat may do now.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

use bourse_game::Money;
use bourse_track::{
    Best, Board, Bonus, Column, Hex, Rotation, Route, RunError, SEARCH_STEPS, Station, TileId,
    Train, best_routes, best_routes_within,
};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::rules::action::{Action, ActionKind, At, Payment, Source, TrainRoute};
use crate::rules::company::{Companies, Company, Lot, Private};
use crate::rules::data::BID_STEP;
use crate::rules::edition::Edition;
use crate::rules::names::{HexName, RotationNumber, TileName};
use crate::rules::rule::Rule;
use crate::rules::steps::run;
use crate::rules::train::TrainId;

/// The actions open to a seat, kind by kind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Moves(pub Vec<Offer>);

/// The actions of one kind. A kind can be named and still be empty: the step is
/// about it, but nothing of it can be done now.
#[derive(Clone, PartialEq, Debug)]
pub enum Offer {
    /// The only action of its kind.
    Only(Action),
    /// Bid for one of these, from the lowest to the highest in steps of five.
    Bid {
        /// For what.
        lots: Vec<Lot>,
        /// The lowest bid.
        lowest: Money,
        /// How many bids there are, five apart.
        bids: u32,
    },
    /// Buy one of these shares.
    BuyShare(Vec<(Company, Source)>),
    /// Sell up to so many shares.
    SellShares(Vec<(Company, u8)>),
    /// Found one of these at one of these prices.
    Found {
        /// Which.
        companies: Vec<Company>,
        /// At what price.
        prices: Vec<Money>,
    },
    /// Place a token in one of these cities.
    PlaceToken(Vec<Station>),
    /// Remove one of these tokens.
    RemoveToken(Vec<Station>),
    /// Buy up to so many own shares from the pool.
    Redeem {
        /// How many at most.
        most: u8,
    },
    /// Buy one of these privates for up to so much.
    BuyPrivate(Vec<(Private, Money)>),
    /// Lay one of these tiles.
    LayTile(Vec<(Hex, TileId, Rotation)>),
    /// Run the trains.
    Run(Box<RunOffer>),
    /// Pay, pay half or withhold.
    Dividend,
    /// Buy one of these trains of the bank.
    BuyTrain(Vec<TrainOffer>),
    /// Buy one of these trains of other companies.
    TradeTrain(Vec<TrainOffer>),
    /// Give up one of these trains.
    DiscardTrain(Vec<TrainId>),
    /// Merge with one of these minors.
    Merge(Companies),
    /// Form one of these publics.
    Form(Companies),
}

/// A train for sale.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TrainOffer {
    /// Which.
    pub train: TrainId,
    /// The lowest price.
    pub lowest: Money,
    /// The highest price.
    pub highest: Money,
}

/// Trains about to run. Any legal routes may be declared, too many to list; the
/// best are offered.
#[derive(Clone, Debug)]
pub struct RunOffer {
    board: Board,
    company: Company,
    trains: Vec<TrainId>,
    on_track: Vec<Train>,
    bonuses: Vec<Bonus>,
    column: Column,
    edition: Edition,
    best: Arc<Found>,
}

/// The best routes, once they have been looked for.
pub(crate) type Found = OnceLock<BestRun>;

/// The best routes that were found, and what is proved of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BestRun {
    /// The routes.
    pub routes: Vec<TrainRoute>,
    /// What they bring together.
    pub revenue: Money,
    /// No legal routes bring more than this.
    pub at_most: Money,
}

impl BestRun {
    /// Whether no others bring more.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.revenue == self.at_most
    }
}

impl PartialEq for RunOffer {
    fn eq(&self, other: &Self) -> bool {
        (self.board, self.company, &self.trains, &self.bonuses, self.column, self.edition)
            == (
                other.board,
                other.company,
                &other.trains,
                &other.bonuses,
                other.column,
                other.edition,
            )
    }
}

impl RunOffer {
    pub(crate) fn new(
        board: Board,
        company: Company,
        trains: Vec<TrainId>,
        bonuses: Vec<Bonus>,
        column: Column,
        edition: Edition,
        best: Arc<Found>,
    ) -> Self {
        let on_track = trains.iter().map(|train| train.kind.on_track()).collect();
        Self { board, company, trains, on_track, bonuses, column, edition, best }
    }

    fn run(&self) -> bourse_track::Run<'_> {
        let Self { board, company, on_track, bonuses, column, edition, .. } = self;
        run::run(board, *company, on_track, bonuses, *column, *edition)
    }

    /// Whether the routes may be declared: legal, with this sum, and by the
    /// rulebook the best (§5.5.4), which is: none better were found.
    pub(crate) fn check(&self, routes: &[TrainRoute], declared: Money) -> Result<(), Rule> {
        self.check_legal(routes, declared)?;
        let best = match self.edition {
            Edition::Jklm => self.best().revenue,
            Edition::EighteenXx => declared,
        };
        if declared < best { Err(Rule::NotTheBest { revenue: best }) } else { Ok(()) }
    }

    /// Whether the routes are legal and bring so much.
    pub(crate) fn check_legal(&self, routes: &[TrainRoute], declared: Money) -> Result<(), Rule> {
        let total: u32 = self.told(routes)?.iter().map(|route| route.revenue).sum();
        let revenue = Money(i32::try_from(total).unwrap_or(i32::MAX));
        if revenue == declared { Ok(()) } else { Err(Rule::WrongRevenue { revenue }) }
    }

    /// The best routes, proved, or the best that were found in the steps a search
    /// may take: the same on every machine.
    pub fn best(&self) -> &BestRun {
        self.best.get_or_init(|| self.declared(best_routes(&self.run()).ok()))
    }

    /// The same, but nothing if the search is cancelled.
    pub fn best_unless(&self, cancelled: &AtomicBool) -> Option<&BestRun> {
        if self.best.get().is_none() {
            match best_routes_within(&self.run(), SEARCH_STEPS, cancelled) {
                Err(RunError::Cancelled) => return None,
                best => self.best.get_or_init(|| self.declared(best.ok())),
            };
        }
        self.best.get()
    }

    /// What each of some routes counts and brings.
    ///
    /// # Errors
    /// If they break the rules of routes.
    pub fn told(&self, routes: &[TrainRoute]) -> Result<Vec<Route>, Rule> {
        run::told(&self.run(), &self.trains, routes)
    }

    fn declared(&self, best: Option<Best>) -> BestRun {
        let money = |amount: u32| Money(i32::try_from(amount).unwrap_or(i32::MAX));
        let (revenue, at_most) = best.as_ref().map_or((0, 0), |best| (best.revenue, best.bound));
        let routes = best.iter().flat_map(|best| &best.routes).filter_map(|route| {
            let connections = route.connections.iter();
            let names = |hexes: &Vec<Hex>| hexes.iter().copied().map(HexName).collect();
            let train = *self.trains.get(route.train)?;
            Some(TrainRoute { train, connections: connections.map(names).collect() })
        });
        BestRun { routes: routes.collect(), revenue: money(revenue), at_most: money(at_most) }
    }
}

impl Offer {
    /// Doing nothing, or nothing more.
    pub const PASS: Self = Self::Only(Action::Pass);

    /// Bids for some lots between two amounts; none if the cash does not reach.
    pub(crate) fn bid(lots: Vec<Lot>, lowest: Money, highest: Money) -> Self {
        let over = (highest - lowest).0;
        let bids = if over < 0 { 0 } else { over.unsigned_abs() / BID_STEP.0.unsigned_abs() + 1 };
        Self::Bid { lots, lowest, bids }
    }

    /// The name of the kind of action.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        let kind = match self {
            Self::Only(action) => action.kind(),
            Self::Bid { .. } => ActionKind::Bid,
            Self::BuyShare(_) => ActionKind::BuyShare,
            Self::SellShares(_) => ActionKind::SellShares,
            Self::Found { .. } => ActionKind::Found,
            Self::PlaceToken(_) => ActionKind::PlaceToken,
            Self::RemoveToken(_) => ActionKind::RemoveToken,
            Self::Redeem { .. } => ActionKind::Redeem,
            Self::BuyPrivate(_) => ActionKind::BuyPrivate,
            Self::LayTile(_) => ActionKind::LayTile,
            Self::Run(_) => ActionKind::Run,
            Self::Dividend => ActionKind::Dividend,
            Self::BuyTrain(_) => ActionKind::BuyTrain,
            Self::TradeTrain(_) => return "trade_train",
            Self::DiscardTrain(_) => ActionKind::DiscardTrain,
            Self::Merge(_) => ActionKind::Merge,
            Self::Form(_) => ActionKind::Form,
        };
        kind.id()
    }

    /// How many actions there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        let count = match self {
            Self::Only(_) | Self::Run(_) => 1,
            Self::Bid { lots, bids, .. } => return lots.len() as u64 * u64::from(*bids),
            Self::BuyShare(shares) => shares.len(),
            Self::SellShares(sales) => sales.iter().map(|(_, most)| usize::from(*most)).sum(),
            Self::Found { companies, prices } => companies.len() * prices.len(),
            Self::PlaceToken(cities) | Self::RemoveToken(cities) => cities.len(),
            Self::Redeem { most } => usize::from(*most),
            Self::BuyPrivate(privates) => {
                return privates.iter().map(|(_, most)| amounts(Money(1), *most)).sum();
            }
            Self::LayTile(lays) => lays.len(),
            Self::Dividend => Payment::ALL.len(),
            Self::BuyTrain(trains) | Self::TradeTrain(trains) => {
                return trains.iter().map(|it| amounts(it.lowest, it.highest)).sum();
            }
            Self::DiscardTrain(trains) => trains.len(),
            Self::Merge(companies) | Self::Form(companies) => companies.len(),
        };
        count as u64
    }

    /// An action by number.
    #[must_use]
    pub fn nth(&self, n: u64) -> Option<Action> {
        let index = usize::try_from(n).ok()?;
        Some(match self {
            Self::Only(action) => (index == 0).then(|| action.clone())?,
            Self::Run(run) => {
                let BestRun { routes, revenue, .. } = run.best().clone();
                (index == 0).then_some(Action::Run { routes, revenue })?
            }
            Self::Bid { lots, lowest, bids } => {
                let lot = *lots.get(usize::try_from(n.checked_div(u64::from(*bids))?).ok()?)?;
                let step = i32::try_from(n % u64::from(*bids)).ok()?;
                Action::Bid { lot, amount: *lowest + BID_STEP * step }
            }
            Self::BuyShare(shares) => {
                let (company, from) = *shares.get(index)?;
                Action::BuyShare { company, from }
            }
            Self::SellShares(sales) => {
                let most = |most: u8| u64::from(most);
                let (company, n) = nth_in(sales.iter().map(|(it, m)| (*it, most(*m))), n)?;
                Action::SellShares { company, shares: u8::try_from(n).ok()? + 1 }
            }
            Self::Found { companies, prices } => Action::Found {
                company: *companies.get(index.checked_div(prices.len())?)?,
                price: *prices.get(index % prices.len())?,
            },
            Self::PlaceToken(cities) => Action::PlaceToken { at: (*cities.get(index)?).into() },
            Self::RemoveToken(cities) => Action::RemoveToken { at: (*cities.get(index)?).into() },
            Self::Redeem { most } => {
                let shares = u8::try_from(n).ok()? + 1;
                (shares <= *most).then_some(Action::Redeem { shares })?
            }
            Self::BuyPrivate(privates) => {
                let counts = privates.iter().map(|(it, most)| (*it, amounts(Money(1), *most)));
                let (private, n) = nth_in(counts, n)?;
                Action::BuyPrivate { private, price: Money(i32::try_from(n).ok()? + 1) }
            }
            Self::LayTile(lays) => {
                let (hex, tile, rotation) = *lays.get(index)?;
                Action::lay(hex, tile, rotation)
            }
            Self::Dividend => Action::Dividend { kind: *Payment::ALL.get(index)? },
            Self::BuyTrain(trains) | Self::TradeTrain(trains) => {
                let counts = trains.iter().map(|it| (*it, amounts(it.lowest, it.highest)));
                let (offer, n) = nth_in(counts, n)?;
                let price = offer.lowest + Money(i32::try_from(n).ok()?);
                Action::BuyTrain { train: offer.train, price }
            }
            Self::DiscardTrain(trains) => Action::DiscardTrain { train: *trains.get(index)? },
            Self::Merge(companies) => Action::Merge { company: companies.iter().nth(index)? },
            Self::Form(companies) => Action::Form { company: companies.iter().nth(index)? },
        })
    }

    /// Whether the action is one of these.
    #[must_use]
    pub fn contains(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Only(only), action) => only == action,
            (Self::Dividend, Action::Dividend { .. }) => true,
            (Self::Bid { lots, lowest, bids }, Action::Bid { lot, amount }) => {
                let over = amount.0.saturating_sub(lowest.0);
                lots.contains(lot)
                    && over >= 0
                    && over % BID_STEP.0 == 0
                    && over / BID_STEP.0 < i32::try_from(*bids).unwrap_or(i32::MAX)
            }
            (Self::BuyShare(shares), Action::BuyShare { company, from }) => {
                shares.contains(&(*company, *from))
            }
            (Self::SellShares(sales), Action::SellShares { company, shares }) => {
                sales.iter().any(|(it, most)| it == company && (1..=*most).contains(shares))
            }
            (Self::Found { companies, prices }, Action::Found { company, price }) => {
                companies.contains(company) && prices.contains(price)
            }
            (Self::PlaceToken(cities), Action::PlaceToken { at })
            | (Self::RemoveToken(cities), Action::RemoveToken { at }) => {
                cities.contains(&(*at).into())
            }
            (Self::Redeem { most }, Action::Redeem { shares }) => (1..=*most).contains(shares),
            (Self::BuyPrivate(privates), Action::BuyPrivate { private, price }) => {
                let fits = |most: &Money| (Money(1)..=*most).contains(price);
                privates.iter().any(|(it, most)| it == private && fits(most))
            }
            (Self::LayTile(lays), Action::LayTile { hex, tile, rotation }) => {
                lays.contains(&(hex.0, tile.0, rotation.0))
            }
            (Self::Run(run), Action::Run { routes, revenue }) => {
                run.check(routes, *revenue).is_ok()
            }
            (
                Self::BuyTrain(trains) | Self::TradeTrain(trains),
                Action::BuyTrain { train, price },
            ) => trains
                .iter()
                .any(|it| it.train == *train && (it.lowest..=it.highest).contains(price)),
            (Self::DiscardTrain(trains), Action::DiscardTrain { train }) => trains.contains(train),
            (Self::Merge(companies), Action::Merge { company })
            | (Self::Form(companies), Action::Form { company }) => companies.contains(*company),
            _ => false,
        }
    }
}

/// How many whole amounts lie between two.
fn amounts(lowest: Money, highest: Money) -> u64 {
    u64::try_from((highest - lowest).0 + 1).unwrap_or(0)
}

/// In which group the nth falls, and its number there.
fn nth_in<T>(groups: impl Iterator<Item = (T, u64)>, mut n: u64) -> Option<(T, u64)> {
    for (group, count) in groups {
        if n < count {
            return Some((group, n));
        }
        n -= count;
    }
    None
}

impl bourse_game::Moves for Moves {
    type Action = Action;

    fn kinds(&self) -> usize {
        self.0.len()
    }

    fn count_of(&self, kind: usize) -> u64 {
        self.0.get(kind).map_or(0, Offer::count)
    }

    fn nth_of(&self, kind: usize, n: u64) -> Option<Action> {
        self.0.get(kind)?.nth(n)
    }

    fn contains(&self, action: &Action) -> bool {
        self.0.iter().any(|offer| offer.contains(action))
    }
}

impl Serialize for Moves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for offer in &self.0 {
            let kind = offer.kind();
            match offer {
                Offer::Only(_) => map.serialize_entry(kind, &true)?,
                Offer::Bid { lots, lowest, bids } => {
                    let last = i32::try_from(*bids).unwrap_or(i32::MAX) - 1;
                    let highest = *lowest + BID_STEP * last;
                    map.serialize_entry(kind, &(lots, lowest, highest))?;
                }
                Offer::BuyShare(shares) => map.serialize_entry(kind, shares)?,
                Offer::SellShares(sales) => map.serialize_entry(kind, sales)?,
                Offer::Found { companies, prices } => {
                    map.serialize_entry(kind, &(companies, prices))?;
                }
                Offer::PlaceToken(cities) | Offer::RemoveToken(cities) => {
                    let cities: Vec<At> = cities.iter().map(|&at| at.into()).collect();
                    map.serialize_entry(kind, &cities)?;
                }
                Offer::Redeem { most } => map.serialize_entry(kind, most)?,
                Offer::BuyPrivate(privates) => map.serialize_entry(kind, privates)?,
                Offer::LayTile(lays) => {
                    let lays = lays.iter().map(|&(hex, tile, rotation)| {
                        (HexName(hex), TileName(tile), RotationNumber(rotation))
                    });
                    map.serialize_entry(kind, &lays.collect::<Vec<_>>())?;
                }
                Offer::Run(run) => {
                    map.serialize_entry(kind, &(&run.best().routes, run.best().revenue))?
                }
                Offer::Dividend => map.serialize_entry(kind, &Payment::ALL)?,
                Offer::BuyTrain(trains) | Offer::TradeTrain(trains) => {
                    map.serialize_entry(kind, trains)?;
                }
                Offer::DiscardTrain(trains) => map.serialize_entry(kind, trains)?,
                Offer::Merge(companies) | Offer::Form(companies) => {
                    map.serialize_entry(kind, companies)?;
                }
            }
        }
        map.end()
    }
}
