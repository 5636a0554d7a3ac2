//! The state in the form of the site's engine, with its names.

use bourse_game::{Money, Seat};
use bourse_track::Station;
use serde::{Serialize, Serializer};

use super::id::Id;
use super::ids::EighteenXxCompany;
use crate::map;
use crate::{
    Cell, Company, G1861, HexName, Holder, Kind, Owner, Phase, Private, Reason, RotationNumber,
    Round, Status, TileName, TrainId, TrainKind,
};

/// A game with its players' ids, shown as the site's engine shows its state.
#[derive(Clone, Copy)]
pub struct EighteenXxState<'a> {
    game: &'a G1861,
    players: &'a [Id<'a>],
}

impl<'a> EighteenXxState<'a> {
    /// The state of a game of these players.
    #[must_use]
    pub const fn new(game: &'a G1861, players: &'a [Id<'a>]) -> Self {
        Self { game, players }
    }
}

/// Keys with their values, in this order.
struct Pairs<K, V>(Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Pairs<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

#[derive(Serialize)]
struct State<'a> {
    round: RoundState,
    phase: String,
    bank: Money,
    bank_broken: bool,
    players: Vec<PlayerState<'a>>,
    companies: Pairs<Private, PrivateState<'a>>,
    corporations: Pairs<EighteenXxCompany, Corporation<'a>>,
    tiles: Pairs<HexName, (TileName, RotationNumber)>,
    depot: DepotState,
    finished: bool,
    end_reason: Option<&'static str>,
    scores: Option<Pairs<String, Money>>,
}

#[derive(Serialize)]
struct RoundState {
    short: &'static str,
    turn: u8,
    num: u8,
    of: Option<u8>,
}

#[derive(Serialize)]
struct PlayerState<'a> {
    id: &'a Id<'a>,
    cash: Money,
    value: Money,
    shares: Pairs<EighteenXxCompany, Shares>,
    privates: Vec<Private>,
}

#[derive(Serialize)]
struct Shares {
    percent: u8,
    certs: u8,
    president: bool,
}

#[derive(Serialize)]
struct PrivateState<'a> {
    owner: Option<OwnerId<'a>>,
    closed: bool,
}

#[derive(Serialize)]
#[serde(untagged)]
enum OwnerId<'a> {
    Player(&'a Id<'a>),
    Company(EighteenXxCompany),
}

/// A company; one of which nothing is on the board only with its status.
#[derive(Serialize)]
struct Corporation<'a> {
    r#type: &'static str,
    status: &'static str,
    #[serde(flatten)]
    board: Option<OnBoard<'a>>,
}

#[derive(Serialize)]
struct OnBoard<'a> {
    floated: bool,
    closed: bool,
    operated: bool,
    owner: Option<&'a Id<'a>>,
    cash: Money,
    price: Option<Money>,
    row: Option<u8>,
    col: Option<u8>,
    cell_pos: Option<usize>,
    treasury_percent: u8,
    pool_percent: u8,
    trains: Vec<TrainState>,
    loans: u16,
    tokens: Vec<TokenState>,
    tokens_left: Vec<Money>,
    privates: Vec<Private>,
}

#[derive(Serialize)]
struct TrainState {
    id: TrainId,
    name: TrainKind,
    operated: bool,
}

#[derive(Serialize)]
struct TokenState {
    hex: HexName,
    city: u8,
    slot: usize,
}

#[derive(Serialize)]
struct DepotState {
    upcoming: Vec<(TrainKind, Left)>,
    discarded: Vec<TrainKind>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Left {
    Count(u8),
    Unlimited(&'static str),
}

impl Serialize for EighteenXxState<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.state().serialize(serializer)
    }
}

impl<'a> EighteenXxState<'a> {
    fn state(self) -> State<'a> {
        let Self { game, .. } = self;
        let end = match game.round() {
            Round::Over(end) => Some(end.reason),
            Round::Opening(_) | Round::Stock(_) | Round::Operating(_) | Round::Merger(_) => None,
        };
        State {
            round: round(game),
            phase: game.phase().number().to_string(),
            bank: game.bank(),
            bank_broken: game.bank_is_broken(),
            players: self.seats().map(|(seat, id)| self.player(seat, id)).collect(),
            companies: Pairs(Private::ALL.map(|it| (it, self.private(it))).into()),
            corporations: Pairs(
                Company::ALL.map(|it| (EighteenXxCompany(it), self.corporation(it))).into(),
            ),
            tiles: tiles(game),
            depot: depot(game),
            finished: end.is_some(),
            end_reason: end.map(|reason| match reason {
                Reason::LastTrain => "final_phase",
                Reason::Bank => "bank",
                // Never by the site's rules.
                Reason::Stalled => "stalled",
            }),
            scores: end.map(|_| self.scores()),
        }
    }

    /// The seats with their players' ids.
    fn seats(self) -> impl Iterator<Item = (Seat, &'a Id<'a>)> {
        self.game.players().seats().zip(self.players)
    }

    fn id(self, seat: Seat) -> Option<&'a Id<'a>> {
        self.players.get(seat.index())
    }

    fn player(self, seat: Seat, id: &'a Id<'a>) -> PlayerState<'a> {
        let game = self.game;
        let held = |company: Company| {
            let charter = game.charter(company);
            let shares = charter.shares[seat];
            let president = charter.director == Some(seat);
            let minor = company.is_minor();
            let shares = Shares {
                percent: if minor { 100 } else { shares * 10 },
                certs: if minor { 1 } else { shares - u8::from(president) },
                president,
            };
            (charter.shares[seat] > 0).then_some((EighteenXxCompany(company), shares))
        };
        let mut privates: Vec<Private> = game.privates_of(Owner::Seat(seat)).collect();
        privates.sort_by_key(|private| private.id());
        PlayerState {
            id,
            cash: game.cash(seat),
            value: game.value(seat),
            shares: Pairs(Company::ALL.into_iter().filter_map(held).collect()),
            privates,
        }
    }

    fn private(self, private: Private) -> PrivateState<'a> {
        let owner = match self.game.private_owner(private) {
            Owner::Bank => None,
            Owner::Seat(seat) => self.id(seat).map(OwnerId::Player),
            Owner::Company(company) => Some(OwnerId::Company(EighteenXxCompany(company))),
        };
        PrivateState { owner, closed: false }
    }

    fn corporation(self, company: Company) -> Corporation<'a> {
        let game = self.game;
        let charter = game.charter(company);
        let on_board = charter.is_open() || charter.stations().next().is_some();
        Corporation {
            r#type: match company.kind() {
                Kind::Minor => "minor",
                Kind::Public => "major",
                Kind::State => "national",
            },
            status: status(game, company),
            board: on_board.then(|| self.on_board(company)),
        }
    }

    fn on_board(self, company: Company) -> OnBoard<'a> {
        let game = self.game;
        let charter = game.charter(company);
        let cell: Option<Cell> = game.market().cell(company);
        let owner = match company.kind() {
            Kind::State => game.steward(),
            Kind::Minor | Kind::Public => charter.director,
        };
        let place = |cell| game.market().stack(cell).position(|other| other == company);
        OnBoard {
            floated: charter.is_open(),
            closed: false,
            operated: charter.operated,
            owner: owner.and_then(|seat| self.id(seat)),
            cash: charter.cash,
            price: cell.map(|cell| game.chart().price(cell)),
            row: cell.map(|cell| cell.row),
            col: cell.map(|cell| cell.col),
            cell_pos: cell.and_then(place),
            treasury_percent: percent(company, charter.treasury),
            pool_percent: percent(company, charter.pool),
            trains: trains(game, company),
            loans: charter.loans,
            tokens: tokens(game, company),
            tokens_left: tokens_left(game, company),
            privates: game.privates_of(Owner::Company(company)).collect(),
        }
    }

    fn scores(self) -> Pairs<String, Money> {
        let score = |(seat, id): (Seat, &Id<'_>)| (id.to_string(), self.game.value(seat));
        Pairs(self.seats().map(score).collect())
    }
}

fn round(game: &G1861) -> RoundState {
    let (short, num, of) = match game.round() {
        Round::Opening(_) => ("ISR", 1, None),
        Round::Stock(_) => ("SR", 1, None),
        Round::Operating(operating) => ("OR", operating.number, Some(game.rounds())),
        Round::Merger(merger) => ("MR", merger.number, Some(game.rounds())),
        Round::Over(end) => ("OR", end.number, Some(game.rounds())),
    };
    RoundState { short, turn: game.set(), num, of }
}

fn status(game: &G1861, company: Company) -> &'static str {
    let minor = match company.kind() {
        Kind::State => return "national",
        Kind::Public => false,
        Kind::Minor => true,
    };
    match game.charter(company).status {
        Status::Open => "floated",
        Status::Closed => "closed",
        Status::Unformed if minor && game.phase() >= Phase::NO_NEW_MINORS => "removed",
        Status::Unformed if company.phase().min(Phase::MERGERS) > game.phase() => "future",
        Status::Unformed => "available",
    }
}

/// Shares in hundredths: ten of a public are all, and so are the two of a minor.
fn percent(company: Company, shares: u8) -> u8 {
    match company.kind() {
        Kind::Minor => shares * 50,
        Kind::Public => shares * 10,
        Kind::State => 0,
    }
}

fn trains(game: &G1861, company: Company) -> Vec<TrainState> {
    let cards = game.depot().of_company(company);
    cards
        .map(|card| TrainState { id: card.train, name: card.train.kind, operated: card.used })
        .collect()
}

/// A company's tokens, by the hexes' names as words.
fn tokens(game: &G1861, company: Company) -> Vec<TokenState> {
    let mut stations: Vec<(String, Station)> = game
        .charter(company)
        .stations()
        .map(|at| (map().hex(at.hex).place.to_string(), at))
        .collect();
    stations.sort_by(|one, other| (&one.0, one.1.stop).cmp(&(&other.0, other.1.stop)));
    let slot = |at: Station| {
        let mut slots = game.board().tokens(map(), at);
        slots.position(|owner| owner == Some(company.on_map())).unwrap_or_default()
    };
    let token = |(_, at): (String, Station)| TokenState {
        hex: HexName(at.hex),
        city: at.stop,
        slot: slot(at),
    };
    stations.into_iter().map(token).collect()
}

fn tokens_left(game: &G1861, company: Company) -> Vec<Money> {
    let left = game.charter(company).tokens.iter().filter(|token| token.at.is_none());
    left.map(|token| token.rate).collect()
}

fn tiles(game: &G1861) -> Pairs<HexName, (TileName, RotationNumber)> {
    let laid = map().hexes().filter_map(|hex| {
        let (tile, rotation) = game.board().tile(hex)?;
        Some((HexName(hex), (TileName(tile), RotationNumber(rotation))))
    });
    Pairs(laid.collect())
}

fn depot(game: &G1861) -> DepotState {
    let depot = game.depot();
    let left = |kind: TrainKind| match kind.count().filter(|_| !kind.is_express()) {
        None => Some((kind, Left::Unlimited("unlimited"))),
        Some(count) => {
            let left = count.saturating_sub(depot.sold(kind));
            (left > 0).then_some((kind, Left::Count(left)))
        }
    };
    DepotState {
        upcoming: TrainKind::ALL.into_iter().filter_map(left).collect(),
        discarded: depot.of(Holder::Pool).map(|card| card.train.kind).collect(),
    }
}
