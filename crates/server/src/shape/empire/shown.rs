//! What the page draws of 1861.

use std::collections::BTreeMap;

use bourse_1861::{
    Action, Card, Cell, Chart, Company, Empire, Event, HexName, Holder, Kind, Lot, Owner, Phase,
    Private, Reason, RotationNumber, Round, Stage, Status, Step, TileName, TrainId, TrainKind,
    TurnStep, Wanted,
};
use bourse_game::{Game, Money, Seat};
use bourse_track::{Station, russia};
use serde::Serialize;
use ts_rs::TS;

/// What the page draws.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireView")]
pub struct Shown {
    phase: Phase,
    /// What the bank holds: less than nothing once it is broken.
    bank: Money,
    bank_broken: bool,
    round: ShownRound,
    /// What is to be decided; null after the end.
    step: Option<StepName>,
    /// The company it is about, if it is about one.
    company: Option<Company>,
    /// Who decides.
    to_act: Option<Seat>,
    /// Who begins the next stock round.
    priority: Seat,
    /// Who enters the state railway's routes.
    steward: Option<Seat>,
    certificate_limit: u8,
    players: Vec<Player>,
    #[ts(type = "Record<EmpireCompany, EmpireCharter>")]
    companies: BTreeMap<&'static str, Charter>,
    /// In an operating round those that operate, in order, the state railway
    /// last; otherwise those that would.
    order: Vec<Company>,
    /// The place of the one that operates.
    order_at: Option<u8>,
    #[ts(type = "Record<EmpirePrivate, EmpireOwner>")]
    privates: BTreeMap<&'static str, Owner>,
    depot: Depot,
    /// The market played on: rows and columns, or one row.
    #[ts(type = "\"grid\" | \"column\"")]
    market: &'static str,
    board: BoardShown,
    auction: Option<Auction>,
    stock: Option<StockShown>,
    turn: Option<TurnShown>,
    /// What another player is asked to sell.
    deal: Option<DealShown>,
    merger: Option<MergerShown>,
    /// Publics that lost their last train and wait for their directors' answer.
    trainless: Vec<Company>,
    /// What the next phase would do if it began now; null in the last.
    next_phase: Option<NextPhase>,
}

/// Which round is played.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireRound")]
struct ShownRound {
    kind: RoundKind,
    /// The set: a stock round and its operating rounds.
    set: u8,
    /// Which operating round of the set it is, or follows.
    number: Option<u8>,
    /// How many operating rounds the set has.
    of: u8,
    /// The set after which the game ends, once an 8-train has been bought.
    last_set: Option<u8>,
    /// Why the game is over.
    ended: Option<Reason>,
}

#[derive(Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "EmpireRoundKind")]
enum RoundKind {
    Opening,
    Stock,
    Operating,
    Merger,
    Over,
}

/// What is to be decided.
#[derive(Clone, Copy, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "EmpireStep")]
enum StepName {
    PrivateAuction,
    Shares,
    MinorAuction,
    FirstToken,
    Redeem,
    Track,
    Token,
    Run,
    Dividend,
    Privates,
    Trains,
    Consent,
    Trainless,
    Discard,
    Merge,
    MergerConsent,
    TokenLimit,
    SharesAfterMerger,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpirePlayer")]
struct Player {
    cash: Money,
    /// What the player would have if the game ended now.
    value: Money,
    /// Cash and what would come in if all shares that may be sold were sold.
    liquid: Money,
    certificates: u8,
    /// Shares held; companies without are left out, a minor counts two.
    #[ts(type = "Partial<Record<EmpireCompany, number>>")]
    shares: BTreeMap<&'static str, u8>,
    privates: Vec<Private>,
    /// What privates pay the player in each operating round.
    income: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireCharter")]
struct Charter {
    kind: Kind,
    status: Status,
    /// The director, or a minor's owner.
    director: Option<Seat>,
    cash: Money,
    loans: u8,
    most_loans: u8,
    /// Cash with all the loans it may still take.
    means: Money,
    /// Null where it has no marker.
    price: Option<Money>,
    cell: Option<Cell>,
    /// How many markers lie on its own.
    stack: u8,
    /// Where its marker would go.
    marker: Option<Marker>,
    /// By seat.
    shares: Vec<u8>,
    treasury: u8,
    pool: u8,
    /// Whether it has had a turn.
    operated: bool,
    /// What its trains brought in its last turn; null before its first.
    earned: Option<Money>,
    trains: Vec<TrainCard>,
    /// Null for the state railway, which has no limit.
    train_limit: Option<u8>,
    tokens: Vec<TokenShown>,
    /// For each hex of distance; null when all its tokens are on the map.
    next_token: Option<Money>,
    privates: Vec<Private>,
}

/// Where a marker would go from its cell, which can be the cell itself.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireMarker")]
struct Marker {
    /// A minor earned, or a public pays its price or more.
    pays: Cell,
    /// Nothing earned or nothing paid.
    withholds: Cell,
    /// The director sells; minors have no shares to sell.
    sells: Option<Cell>,
    /// All shares are in players' hands after a stock round.
    sold_out: Option<Cell>,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireTrainCard")]
struct TrainCard {
    train: TrainId,
    kind: TrainKind,
    /// The phase in which it rusts.
    rusts: Option<Phase>,
    /// Whether a company ran with it in this round.
    used: bool,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireToken")]
struct TokenShown {
    /// For each hex of distance.
    rate: Money,
    /// Null while it is not on the map.
    at: Option<bourse_1861::At>,
}

/// The trains of the bank.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireDepot")]
struct Depot {
    kinds: Vec<TrainKindShown>,
    pool: Vec<TrainCard>,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireTrainLine")]
struct TrainKindShown {
    kind: TrainKind,
    price: Money,
    /// New ones left; null: as many as wanted.
    left: Option<u8>,
    /// The phase its first purchase begins, or from which it can be bought.
    phase: Phase,
    rusts: Option<Phase>,
    /// Whether a new one can be bought now.
    open: bool,
}

/// Tiles and tokens.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireBoard")]
struct BoardShown {
    #[ts(type = "Partial<Record<string, [EmpireTile, EmpireRotation]>>")]
    tiles: BTreeMap<String, (TileName, RotationNumber)>,
    tokens: Vec<Standing>,
    /// Circles kept for companies that are not there yet.
    kept: Vec<Standing>,
    /// The hexes nobody builds in yet, with the private that keeps them.
    #[ts(type = "Partial<Record<string, EmpirePrivate>>")]
    blocked: BTreeMap<String, Private>,
    /// How many of each tile are left; null: as many as wanted.
    #[ts(type = "Partial<Record<EmpireTile, number | null>>")]
    left: BTreeMap<String, Option<u8>>,
    /// Which of the four values of the red areas counts.
    column: u8,
}

/// A token in a circle.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireStanding")]
struct Standing {
    hex: HexName,
    /// Which of the stops on the tile.
    city: u8,
    /// Which of the city's circles.
    slot: u8,
    company: Company,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireAuction")]
struct Auction {
    lot: Lot,
    /// The lowest opening bid, or the price once it has been reduced.
    minimum: Money,
    bid: Option<Money>,
    bidder: Option<Seat>,
    still_in: Vec<Seat>,
    /// Whether it goes to the first who takes it, without bidding.
    reduced: bool,
}

/// A stock round so far.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireStock")]
struct StockShown {
    /// Whose turn it is.
    seat: Seat,
    /// What he has sold in this turn.
    sells: Vec<Company>,
    /// Who passed in his last turn.
    passed: Vec<Seat>,
    /// What each player has sold in this round.
    sold: Vec<Vec<Company>>,
}

/// A company's turn so far.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireTurn")]
struct TurnShown {
    /// Where it has laid tiles.
    laid: Vec<HexName>,
    /// Whether one of them was an upgrade.
    upgraded: bool,
    /// What its trains brought.
    revenue: Money,
    /// On how many loans it owes interest.
    owes: u8,
}

/// An offer that waits for another player's yes or no.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireDeal")]
struct DealShown {
    /// Who wants to buy.
    company: Company,
    /// What, if it is a private.
    private: Option<Private>,
    /// What, if it is a train.
    train: Option<TrainId>,
    /// The player, or the company whose train it is.
    from: Owner,
    /// Who is asked.
    seat: Seat,
    price: Money,
}

/// A merger round so far.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireMerger")]
struct MergerShown {
    /// The minors that may convert or merge, in order.
    order: Vec<Company>,
    at: u8,
    stage: ShownStage,
}

#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "EmpireStage")]
enum ShownStage {
    Choose,
    Converting,
    Adding {
        group: Vec<Company>,
    },
    Naming {
        group: Vec<Company>,
    },
    Asking {
        group: Vec<Company>,
        public: Company,
        /// Who has to agree yet, in order.
        waiting: Vec<Seat>,
        /// The public as it would be if they do.
        forms: Box<Charter>,
    },
    Tokens {
        company: Company,
    },
    Purchases {
        company: Company,
        /// Who can still buy, in order.
        buyers: Vec<Seat>,
        /// Who may buy more than one.
        several: Vec<Seat>,
        /// Whether another pass follows, in which every player may buy one.
        again: bool,
    },
    Done,
}

/// What the next phase would do if it began now.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireNextPhase")]
struct NextPhase {
    phase: Phase,
    /// How many new trains are bought before the one that begins it.
    before: u8,
    /// The trains that would rust, and who has them.
    rusts: Vec<(TrainId, Option<Company>)>,
    /// Who would be nationalised, and what each share would bring.
    nationalised: Vec<(Company, Money)>,
    /// The publics whose directors would be asked.
    asked: Vec<Company>,
    /// Who would give up trains, and how many.
    crowded: Vec<(Company, u8)>,
    /// The privates that would go to the state.
    privates: Vec<Private>,
}

pub(super) fn show(game: &Empire) -> Shown {
    let seats = game.players().seats();
    let operating = match game.round() {
        Round::Operating(operating) => Some(operating),
        Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
    };
    Shown {
        phase: game.phase(),
        bank: game.bank(),
        bank_broken: game.bank_is_broken(),
        round: round(game),
        step: game.step().and_then(step_name),
        company: company_decided(game),
        to_act: game.to_move(),
        priority: game.priority(),
        steward: game.steward(),
        certificate_limit: game.certificate_limit(),
        players: seats.map(|seat| player(game, seat)).collect(),
        companies: Company::ALL.into_iter().map(|it| (it.id(), charter(game, it))).collect(),
        order: match operating {
            Some(operating) => operating.order.to_vec(),
            None => game.operating_order().to_vec(),
        },
        order_at: operating.map(|operating| operating.at),
        privates: Private::ALL.into_iter().map(|it| (it.id(), game.private_owner(it))).collect(),
        depot: depot(game),
        market: match game.chart() {
            Chart::Grid => "grid",
            Chart::Column => "column",
        },
        board: board(game),
        auction: auction(game),
        stock: stock(game),
        turn: game.company_turn().map(|turn| TurnShown {
            laid: turn.laid.iter().copied().map(HexName).collect(),
            upgraded: turn.upgraded,
            revenue: turn.revenue,
            owes: turn.owes,
        }),
        deal: deal(game),
        merger: merger(game),
        trainless: operating.map(|it| it.trainless.to_vec()).unwrap_or_default(),
        next_phase: next_phase(game),
    }
}

fn round(game: &Empire) -> ShownRound {
    let (kind, number) = match game.round() {
        Round::Opening(_) => (RoundKind::Opening, None),
        Round::Stock(_) => (RoundKind::Stock, None),
        Round::Operating(operating) => (RoundKind::Operating, Some(operating.number)),
        Round::Merger(merger) => (RoundKind::Merger, Some(merger.number)),
        Round::Over(end) => (RoundKind::Over, Some(end.number)),
    };
    let ended = match game.round() {
        Round::Over(end) => Some(end.reason),
        Round::Opening(_) | Round::Stock(_) | Round::Operating(_) | Round::Merger(_) => None,
    };
    let (set, of, last_set) = (game.set(), game.rounds(), game.last_set());
    ShownRound { kind, set, number, of, last_set, ended }
}

fn step_name(step: Step) -> Option<StepName> {
    Some(match step {
        Step::OpeningAuction => StepName::PrivateAuction,
        Step::Shares => StepName::Shares,
        Step::MinorAuction => StepName::MinorAuction,
        Step::FirstToken => StepName::FirstToken,
        Step::Turn(step) => match step {
            TurnStep::Redeem => StepName::Redeem,
            TurnStep::Track => StepName::Track,
            TurnStep::Token => StepName::Token,
            TurnStep::Run => StepName::Run,
            TurnStep::Dividend => StepName::Dividend,
            TurnStep::PrivatesEarly | TurnStep::PrivatesLate => StepName::Privates,
            TurnStep::Trains => StepName::Trains,
            TurnStep::Loans | TurnStep::Done => return None,
        },
        Step::Consent => StepName::Consent,
        Step::MergerConsent => StepName::MergerConsent,
        Step::Trainless => StepName::Trainless,
        Step::Discard(_) => StepName::Discard,
        Step::Merge => StepName::Merge,
        Step::TokenLimit => StepName::TokenLimit,
        Step::AfterMerger => StepName::SharesAfterMerger,
    })
}

fn company_decided(game: &Empire) -> Option<Company> {
    match game.step()? {
        Step::OpeningAuction | Step::Shares => None,
        Step::MinorAuction | Step::FirstToken => match game.round() {
            Round::Stock(stock) => stock.auction.map(|auction| auction.minor).or(stock.founding),
            Round::Opening(_) | Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
        },
        Step::Turn(_) | Step::Consent => game.operating(),
        Step::Trainless => match game.round() {
            Round::Operating(operating) => operating.trainless.first().copied(),
            Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
        },
        Step::Discard(company) => Some(company),
        Step::Merge | Step::MergerConsent => game.merging(),
        Step::TokenLimit | Step::AfterMerger => match game.round() {
            Round::Merger(merger) => match &merger.stage {
                Stage::Tokens { company, .. } => Some(*company),
                Stage::Purchases(purchases) => Some(purchases.company),
                Stage::Choose
                | Stage::Converting
                | Stage::Adding(_)
                | Stage::Naming(_)
                | Stage::Asking { .. }
                | Stage::Done => None,
            },
            Round::Opening(_) | Round::Stock(_) | Round::Operating(_) | Round::Over(_) => None,
        },
    }
}

fn player(game: &Empire, seat: Seat) -> Player {
    let held = |company: &Company| game.charter(*company).shares[seat] > 0;
    let sale = |company: Company| {
        let most = game.most_to_sell(seat, company).unwrap_or(0);
        game.price(company) * i32::from(most)
    };
    let sales: Money = Company::publics().map(sale).sum();
    let privates: Vec<Private> = game.privates_of(Owner::Seat(seat)).collect();
    let shares = Company::ALL.into_iter().filter(held);
    Player {
        cash: game.cash(seat),
        value: game.value(seat),
        liquid: game.cash(seat) + sales,
        certificates: game.certificates(seat),
        shares: shares.map(|it| (it.id(), game.charter(it).shares[seat])).collect(),
        income: privates.iter().map(|private| private.income()).sum(),
        privates,
    }
}

fn charter(game: &Empire, company: Company) -> Charter {
    let charter = game.charter(company);
    let cell = game.market().cell(company);
    let above = |cell| game.market().stack(cell).position(|other| other == company).unwrap_or(0);
    Charter {
        kind: company.kind(),
        status: charter.status,
        director: charter.director,
        cash: charter.cash,
        loans: charter.loans,
        most_loans: company.most_loans(),
        means: game.buying_power(company),
        price: cell.map(|_| game.price(company)),
        cell,
        stack: cell.map_or(0, above) as u8,
        marker: cell.map(|cell| marker(game, company, cell)),
        shares: game.players().seats().map(|seat| charter.shares[seat]).collect(),
        treasury: charter.treasury,
        pool: charter.pool,
        operated: charter.operated,
        earned: charter.operated.then_some(charter.earned),
        trains: game.depot().of_company(company).map(card).collect(),
        train_limit: game.phase().train_limit(company.kind()),
        tokens: charter
            .tokens
            .iter()
            .map(|token| TokenShown { rate: token.rate, at: token.at.map(Into::into) })
            .collect(),
        next_token: charter.next_token().map(|token| token.rate),
        privates: game.privates_of(Owner::Company(company)).collect(),
    }
}

fn marker(game: &Empire, company: Company, cell: Cell) -> Marker {
    let chart = game.chart();
    let shares = company.is_public();
    Marker {
        pays: if shares { chart.right(cell) } else { chart.right_minor(cell) },
        withholds: chart.left(cell),
        sells: shares.then(|| chart.down(cell)),
        sold_out: shares.then(|| chart.up(cell)),
    }
}

fn card(card: &Card) -> TrainCard {
    let kind = card.train.kind;
    TrainCard { train: card.train, kind, rusts: kind.rusts(), used: card.used }
}

fn depot(game: &Empire) -> Depot {
    let open: Vec<TrainKind> = game.new_trains().collect();
    let line = |kind: TrainKind| TrainKindShown {
        kind,
        price: kind.price(),
        left: game.trains_left(kind),
        phase: kind.phase(),
        rusts: kind.rusts(),
        open: open.contains(&kind),
    };
    Depot {
        kinds: TrainKind::ALL.into_iter().map(line).collect(),
        pool: game.depot().of(Holder::Pool).map(card).collect(),
    }
}

fn board(game: &Empire) -> BoardShown {
    let (map, board) = (russia(), game.board());
    let name = |hex| map.hex(hex).place.to_string();
    let tile = |hex| {
        let (tile, rotation) = board.tile(hex)?;
        Some((name(hex), (TileName(tile), RotationNumber(rotation))))
    };
    let standing = |at: Station, slot: usize, company: Company| Standing {
        hex: HexName(at.hex),
        city: at.stop,
        slot: slot as u8,
        company,
    };
    let tokens = board.stations(map).flat_map(|at| {
        let circles = board.tokens(map, at).enumerate();
        let taken = circles.filter_map(|(slot, owner)| Some((slot, Company::from_map(owner?)?)));
        taken.map(move |(slot, company)| standing(at, slot, company)).collect::<Vec<_>>()
    });
    let kept = game.kept_circles().map(|(at, slot, company)| standing(at, slot, company));
    BoardShown {
        tiles: map.hexes().filter_map(tile).collect(),
        tokens: tokens.collect(),
        kept: kept.collect(),
        blocked: game.blocked_hexes().map(|(hex, private)| (name(hex), private)).collect(),
        left: game.tiles_left().map(|(it, left)| (map.tile(it).id.to_string(), left)).collect(),
        column: game.phase().column().index() as u8,
    }
}

fn auction(game: &Empire) -> Option<Auction> {
    match game.round() {
        Round::Opening(auction) => {
            let (bidder, bid) = auction.bid.unzip();
            Some(Auction {
                lot: Lot::Private(auction.private),
                minimum: auction.minimum,
                bid,
                bidder,
                still_in: auction.still_in.iter().collect(),
                reduced: auction.reduced,
            })
        }
        Round::Stock(stock) => stock.auction.map(|auction| Auction {
            lot: Lot::Minor(auction.minor),
            minimum: auction.bid,
            bid: Some(auction.bid),
            bidder: Some(auction.high),
            still_in: auction.still_in.iter().collect(),
            reduced: false,
        }),
        Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

fn stock(game: &Empire) -> Option<StockShown> {
    match game.round() {
        Round::Stock(stock) => Some(StockShown {
            seat: stock.seat,
            sells: stock.sells.iter().collect(),
            passed: stock.passed.iter().collect(),
            sold: game.players().seats().map(|it| stock.sold[it].iter().collect()).collect(),
        }),
        Round::Opening(_) | Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

fn merger(game: &Empire) -> Option<MergerShown> {
    let Round::Merger(merger) = game.round() else { return None };
    let stage = match &merger.stage {
        Stage::Choose => ShownStage::Choose,
        Stage::Converting => ShownStage::Converting,
        Stage::Adding(group) => ShownStage::Adding { group: group.to_vec() },
        Stage::Naming(group) => ShownStage::Naming { group: group.to_vec() },
        Stage::Asking { group, public, waiting } => ShownStage::Asking {
            group: group.to_vec(),
            public: *public,
            waiting: waiting.to_vec(),
            forms: Box::new(charter(&agreed(game, waiting), *public)),
        },
        Stage::Tokens { company, .. } => ShownStage::Tokens { company: *company },
        Stage::Purchases(purchases) => ShownStage::Purchases {
            company: purchases.company,
            buyers: game.buyers(purchases).collect(),
            several: purchases.several.iter().collect(),
            again: purchases.again,
        },
        Stage::Done => ShownStage::Done,
    };
    Some(MergerShown { order: merger.order.to_vec(), at: merger.at, stage })
}

/// The game after everybody asked has agreed.
fn agreed(game: &Empire, waiting: &[Seat]) -> Empire {
    let mut after = game.clone();
    for &seat in waiting {
        // Each is asked in this order, and may agree.
        let _ = after.apply(seat, &Action::Accept, &mut ());
    }
    after
}

fn deal(game: &Empire) -> Option<DealShown> {
    let deal = game.deal()?;
    let (private, train) = match deal.what {
        Wanted::Private(private) => (Some(private), None),
        Wanted::Train(train) => (None, Some(train)),
    };
    let from = match deal.what {
        Wanted::Private(private) => game.private_owner(private),
        Wanted::Train(train) => match game.depot().holder(train) {
            Some(Holder::Company(company)) => Owner::Company(company),
            Some(Holder::Pool) | None => Owner::Bank,
        },
    };
    let (company, seat) = (game.operating()?, game.to_move()?);
    Some(DealShown { company, private, train, from, seat, price: deal.price })
}

fn next_phase(game: &Empire) -> Option<NextPhase> {
    let (after, events) = game.next_phase()?;
    let phase = after.phase();
    let earlier = TrainKind::ALL.into_iter().filter(|kind| kind.phase() < phase);
    let holder = |train: TrainId| match game.depot().holder(train) {
        Some(Holder::Company(company)) => Some(company),
        Some(Holder::Pool) | None => None,
    };
    let crowded = Company::ALL.into_iter().filter_map(|company| {
        let limit = usize::from(phase.train_limit(company.kind())?);
        let over = after.depot().count(company).checked_sub(limit)?;
        (over > 0).then_some((company, over as u8))
    });
    let mut next = NextPhase {
        phase,
        before: earlier.filter_map(|kind| game.trains_left(kind)).sum(),
        rusts: Vec::new(),
        nationalised: Vec::new(),
        asked: after.trainless_publics().collect(),
        crowded: crowded.collect(),
        privates: Vec::new(),
    };
    for event in events {
        match event {
            Event::Rusted { train } => next.rusts.push((train, holder(train))),
            Event::Nationalised { company, per_share } => {
                next.nationalised.push((company, per_share));
            }
            Event::PrivateNationalised { private } => next.privates.push(private),
            _ => {}
        }
    }
    if next.rusts.is_empty() {
        next.asked.clear();
    }
    Some(next)
}

pub(super) fn declarations(config: &ts_rs::Config) -> Vec<(Option<String>, String)> {
    macro_rules! declare {
        ($($kind:ty),* $(,)?) => { vec![$((<$kind as TS>::docs(), <$kind as TS>::decl(config))),*] };
    }
    declare!(
        Shown,
        ShownRound,
        RoundKind,
        StepName,
        Player,
        Charter,
        Marker,
        TrainCard,
        TokenShown,
        Depot,
        TrainKindShown,
        BoardShown,
        Standing,
        Auction,
        StockShown,
        TurnShown,
        DealShown,
        MergerShown,
        ShownStage,
        NextPhase,
    )
}
