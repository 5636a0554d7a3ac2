//! What the page offers of 1861, and why the rest is not to be had.

use bourse_1861::{
    Action, At, Company, Empire, HexName, Holder, Lot, Moves, Offer, Owner, Payment, Private,
    RotationNumber, Rule, RunOffer, Source, Status, Step, TileName, TrainId, TrainKind, TrainRoute,
    View, Wanted,
};
use bourse_game::{Game, Money, Moves as _, Refusal, Seat, View as _, Viewer};
use bourse_track::{Hex, Rotation, StopKind, TileId};
use serde::Serialize;
use ts_rs::TS;

/// What a seat may do.
#[derive(Default, Serialize, TS)]
#[ts(rename = "EmpireMoves")]
pub struct Offered {
    pass: bool,
    bid: Option<BidOffer>,
    buy: Vec<ShareOffer>,
    sell: Vec<SaleOffer>,
    found: Option<FoundOffer>,
    /// Where a token may be placed.
    tokens: Vec<TokenOffer>,
    /// The tokens one of which goes.
    remove: Vec<At>,
    redeem: Option<RedeemOffer>,
    privates: Vec<PrivateOffer>,
    lays: Vec<LayOffer>,
    run: Option<RunShown>,
    dividend: Vec<Payment>,
    trains: Vec<TrainShown>,
    discard: Vec<TrainId>,
    convert: bool,
    merge: Vec<Company>,
    form: Vec<Company>,
    nationalise: bool,
    accept: bool,
    decline: bool,
    /// What lies near and cannot be done, and the rule that forbids it.
    refused: Vec<Forbidden>,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireBidOffer")]
struct BidOffer {
    lots: Vec<Lot>,
    lowest: Money,
    highest: Money,
    /// Bids are so far apart.
    step: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireShareOffer")]
struct ShareOffer {
    company: Company,
    from: Source,
    price: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireSaleOffer")]
struct SaleOffer {
    company: Company,
    /// How many at most.
    most: u8,
    price: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireFoundOffer")]
struct FoundOffer {
    companies: Vec<Company>,
    prices: Vec<Money>,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireTokenOffer")]
struct TokenOffer {
    hex: HexName,
    city: u8,
    price: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireRedeemOffer")]
struct RedeemOffer {
    most: u8,
    price: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpirePrivateOffer")]
struct PrivateOffer {
    private: Private,
    owner: Seat,
    /// From one to this.
    most: Money,
    /// Whether its owner is asked first.
    asks: bool,
}

/// The tiles that may be laid in a hex.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireLayOffer")]
struct LayOffer {
    hex: HexName,
    /// The lay and the terrain.
    cost: Money,
    tiles: Vec<TileOffer>,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireTileOffer")]
struct TileOffer {
    tile: TileName,
    rotations: Vec<RotationNumber>,
    /// How many are left; null: as many as wanted.
    left: Option<u8>,
}

/// The best routes, proved.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireRun")]
struct RunShown {
    routes: Vec<RouteShown>,
    /// What they bring together.
    revenue: Money,
    /// Whether others may be declared instead, if they are legal.
    free: bool,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireRunRoute")]
struct RouteShown {
    /// The route as it is declared.
    route: TrainRoute,
    kind: TrainKind,
    stops: Vec<StopShown>,
    /// What privates add.
    bonus: Money,
    revenue: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireStop")]
struct StopShown {
    hex: HexName,
    #[ts(type = "\"city\" | \"town\" | \"offboard\"")]
    kind: &'static str,
    /// Before the train's multiplier.
    value: Money,
    counted: bool,
}

#[derive(Serialize, TS)]
#[ts(rename = "EmpireTrainOffer")]
struct TrainShown {
    train: TrainId,
    kind: TrainKind,
    /// The bank for new trains and those of the pool.
    from: Owner,
    /// Whether it is a new one.
    new: bool,
    /// Who is asked first, if anybody is.
    asks: Option<Seat>,
    lowest: Money,
    highest: Money,
}

/// Something that cannot be done, and why.
#[derive(Serialize, TS)]
#[ts(rename = "EmpireRefused")]
struct Forbidden {
    action: Action,
    rule: Rule,
}

pub(super) fn offer(view: &View, moves: &Moves) -> Offered {
    let game = view.game();
    let mut offered = Offered::default();
    for offer in &moves.0 {
        take(&mut offered, game, offer);
    }
    if let Viewer::Seat(seat) = view.viewer() {
        offered.refused = refused(game, seat, moves);
    }
    offered
}

fn take(offered: &mut Offered, game: &Empire, offer: &Offer) {
    match offer {
        Offer::Pass => offered.pass = true,
        Offer::Bid { lots, .. } => {
            let bids = |n| match offer.nth(n) {
                Some(Action::Bid { amount, .. }) => Some(amount),
                _ => None,
            };
            let each = offer.count() / (lots.len() as u64).max(1);
            if let (Some(lowest), Some(highest)) = (bids(0), bids(each.saturating_sub(1))) {
                let step = bids(1).filter(|_| each > 1).map_or(Money(5), |next| next - lowest);
                offered.bid = Some(BidOffer { lots: lots.clone(), lowest, highest, step });
            }
        }
        Offer::BuyShare(shares) => {
            let share = |&(company, from): &(Company, Source)| ShareOffer {
                company,
                from,
                price: game.price(company),
            };
            offered.buy = shares.iter().map(share).collect();
        }
        Offer::SellShares(sales) => {
            let sale = |&(company, most): &(Company, u8)| SaleOffer {
                company,
                most,
                price: game.price(company),
            };
            offered.sell = sales.iter().map(sale).collect();
        }
        Offer::Found { companies, prices } => {
            if !companies.is_empty() && !prices.is_empty() {
                offered.found =
                    Some(FoundOffer { companies: companies.clone(), prices: prices.clone() });
            }
        }
        Offer::PlaceToken(cities) => {
            let company = game.operating();
            let token = |at: &bourse_track::Station| TokenOffer {
                hex: HexName(at.hex),
                city: at.stop,
                price: company
                    .and_then(|company| game.token_price(company, at.hex))
                    .unwrap_or(Money::ZERO),
            };
            offered.tokens = cities.iter().map(token).collect();
        }
        Offer::RemoveToken(cities) => {
            offered.remove = cities.iter().map(|&at| at.into()).collect();
        }
        Offer::Redeem { most } => {
            let price = game.operating().map_or(Money::ZERO, |company| game.price(company));
            offered.redeem = (*most > 0).then_some(RedeemOffer { most: *most, price });
        }
        Offer::BuyPrivate(privates) => {
            let private = |&(private, most): &(Private, Money)| match game.private_owner(private) {
                Owner::Seat(owner) if most > Money::ZERO => {
                    let asks = game.asks_for(Wanted::Private(private)).is_some();
                    Some(PrivateOffer { private, owner, most, asks })
                }
                Owner::Seat(_) | Owner::Bank | Owner::Company(_) => None,
            };
            offered.privates = privates.iter().filter_map(private).collect();
        }
        Offer::LayTile(lays) => offered.lays = lay_offers(game, lays),
        Offer::Run(run) => offered.run = Some(best(run, !game.options().is_jklm())),
        Offer::Dividend => offered.dividend = Payment::ALL.to_vec(),
        Offer::BuyTrain(trains) | Offer::TradeTrain(trains) => {
            let shown = |offer: &bourse_1861::TrainOffer| {
                let holder = game.depot().holder(offer.train);
                TrainShown {
                    train: offer.train,
                    kind: offer.train.kind,
                    from: match holder {
                        Some(Holder::Company(company)) => Owner::Company(company),
                        Some(Holder::Pool) | None => Owner::Bank,
                    },
                    new: holder.is_none(),
                    asks: game.asks_for(Wanted::Train(offer.train)),
                    lowest: offer.lowest,
                    highest: offer.highest,
                }
            };
            offered.trains.extend(trains.iter().map(shown));
        }
        Offer::DiscardTrain(trains) => offered.discard.clone_from(trains),
        Offer::Convert => offered.convert = true,
        Offer::Merge(companies) => offered.merge = companies.iter().collect(),
        Offer::Form(companies) => offered.form = companies.iter().collect(),
        Offer::Nationalise => offered.nationalise = true,
        Offer::Accept => offered.accept = true,
        Offer::Decline => offered.decline = true,
    }
}

/// The lays come hex by hex and tile by tile.
fn lay_offers(game: &Empire, lays: &[(Hex, TileId, Rotation)]) -> Vec<LayOffer> {
    let left: Vec<(TileId, Option<u8>)> = game.tiles_left().collect();
    let left = |tile| left.iter().find(|(it, _)| *it == tile).and_then(|(_, left)| *left);
    let mut offers: Vec<LayOffer> = Vec::new();
    for &(hex, tile, rotation) in lays {
        let here = match offers.iter_mut().position(|offer| offer.hex.0 == hex) {
            Some(place) => &mut offers[place],
            None => {
                let cost = game.lay_price(hex).unwrap_or(Money::ZERO);
                offers.push(LayOffer { hex: HexName(hex), cost, tiles: Vec::new() });
                let last = offers.len() - 1;
                &mut offers[last]
            }
        };
        let rotation = RotationNumber(rotation);
        match here.tiles.iter_mut().find(|offer| offer.tile.0 == tile) {
            Some(offer) => offer.rotations.push(rotation),
            None => here.tiles.push(TileOffer {
                tile: TileName(tile),
                rotations: vec![rotation],
                left: left(tile),
            }),
        }
    }
    offers
}

fn best(run: &RunOffer, free: bool) -> RunShown {
    let (routes, revenue) = run.best();
    // The best routes are legal.
    let told = run.told(routes).unwrap_or_default();
    let money = |amount: u32| Money(i32::try_from(amount).unwrap_or(i32::MAX));
    let route = |(route, told): (&TrainRoute, &bourse_track::Route)| RouteShown {
        route: route.clone(),
        kind: route.train.kind,
        stops: told
            .stops
            .iter()
            .map(|stop| StopShown {
                hex: HexName(stop.station.hex),
                kind: match stop.kind {
                    StopKind::City => "city",
                    StopKind::Town => "town",
                    StopKind::Offboard => "offboard",
                },
                value: money(stop.value),
                counted: stop.counted,
            })
            .collect(),
        bonus: money(told.bonus),
        revenue: money(told.revenue),
    };
    RunShown { routes: routes.iter().zip(&told).map(route).collect(), revenue: *revenue, free }
}

/// What a player could wish for at this step and may not have. Hexes are left
/// out: the map tries them.
fn refused(game: &Empire, seat: Seat, moves: &Moves) -> Vec<Forbidden> {
    if game.to_move() != Some(seat) {
        return Vec::new();
    }
    let wishes = game.step().map(|step| wishes(game, seat, step)).unwrap_or_default();
    let wishes = wishes.into_iter().filter(|action| !moves.contains(action));
    let why = |action: Action| match game.check(seat, &action) {
        // What is not there needs no reason.
        Err(Refusal::Rule(Rule::NoSuchShare | Rule::NoShares)) => None,
        Err(Refusal::Rule(rule)) => Some(Forbidden { action, rule }),
        Err(_) | Ok(()) => None,
    };
    wishes.filter_map(why).collect()
}

fn wishes(game: &Empire, seat: Seat, step: Step) -> Vec<Action> {
    let mut wishes = vec![Action::Pass];
    match step {
        Step::OpeningAuction | Step::MinorAuction => {}
        Step::Shares => {
            for company in Company::publics() {
                for from in Source::ALL {
                    wishes.push(Action::BuyShare { company, from });
                }
                wishes.push(Action::SellShares { company, shares: 1 });
            }
            let unformed = |company: &Company| game.charter(*company).status == Status::Unformed;
            let minors = Company::minors().filter(unformed);
            let bid = |minor| Action::Bid { lot: Lot::Minor(minor), amount: Money(100) };
            wishes.extend(minors.map(bid));
            let lowest = game.chart().public_starts().next();
            if let (Some(company), Some((price, _))) = (Company::publics().find(unformed), lowest) {
                wishes.push(Action::Found { company, price });
            }
        }
        Step::Turn(_) => {
            if let Some(company) = game.operating() {
                turn_wishes(game, company, &mut wishes);
            }
        }
        Step::Merge => {
            wishes.push(Action::Convert);
            let open = Company::minors().filter(|&minor| game.charter(minor).is_open());
            let others = open.filter(|&minor| game.merging() != Some(minor));
            wishes.extend(others.map(|company| Action::Merge { company }));
        }
        Step::TokenLimit => {
            let tokens = Company::publics().flat_map(|company| game.charter(company).stations());
            wishes.extend(tokens.map(|at| Action::RemoveToken { at: at.into() }));
        }
        Step::AfterMerger => {
            let held = Company::publics().filter(|&it| game.charter(it).shares[seat] > 0);
            wishes.extend(held.map(|company| Action::BuyShare { company, from: Source::Treasury }));
        }
        Step::FirstToken
        | Step::Consent
        | Step::MergerConsent
        | Step::Trainless
        | Step::Discard(_) => {}
    }
    wishes
}

fn turn_wishes(game: &Empire, company: Company, wishes: &mut Vec<Action>) {
    let new = game.new_trains().map(|kind| game.depot().next_of(kind));
    let others = game.depot().cards().iter().filter(|it| it.holder != Holder::Company(company));
    for train in new.chain(others.map(|card| card.train)) {
        wishes.push(Action::BuyTrain { train, price: train.kind.price() });
    }
    for private in Private::ALL {
        wishes.push(Action::BuyPrivate { private, price: Money(1) });
    }
}

pub(super) fn declarations(config: &ts_rs::Config) -> Vec<(Option<String>, String)> {
    macro_rules! declare {
        ($($kind:ty),* $(,)?) => { vec![$((<$kind as TS>::docs(), <$kind as TS>::decl(config))),*] };
    }
    declare!(
        Offered,
        BidOffer,
        ShareOffer,
        SaleOffer,
        FoundOffer,
        TokenOffer,
        RedeemOffer,
        PrivateOffer,
        LayOffer,
        TileOffer,
        RunShown,
        RouteShown,
        StopShown,
        TrainShown,
        Forbidden,
    )
}
