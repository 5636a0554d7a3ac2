//! Chicago Express for the page.

use std::collections::BTreeMap;

use bourse_game::page::{Declaration, Figure, Shape, declaration};
use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::{Config, TS};

use crate::schema::{
    CompanyRow, EndRow, File, HexRow, SpecialName, StepsToRedRow, TerrainName, TrackName, TracksRow,
};
use crate::{
    Auction, Chicago, Company, Dial, HOUSES_TO_END, Hex, HexSet, Industry, LOCOMOTIVES_TO_END,
    Moves, Phase, Reason, SOLD_OUT_TO_END, Table, View,
};

/// What the page draws.
#[derive(Serialize, TS)]
#[ts(rename = "ChicagoView")]
pub struct Shown {
    phase: ShownPhase,
    /// Whose turn it is; null in the opening auctions and after the end.
    active: Option<Seat>,
    players: Vec<Player>,
    #[ts(type = "Record<ChicagoCompany, ChicagoCharter>")]
    companies: BTreeMap<Company, Charter>,
    #[ts(type = "Record<ChicagoDial, ChicagoDialState>")]
    dials: BTreeMap<Dial, DialState>,
    #[ts(type = "Record<ChicagoIndustry, ChicagoTrack>")]
    tracks: BTreeMap<Industry, Track>,
    /// The hexes with a house.
    houses: Vec<Hex>,
    houses_left: u8,
    /// How many general dividends have been paid.
    dividends: u8,
    ends: Ends,
}

/// What is decided now.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "ChicagoPhase")]
enum ShownPhase {
    Auction {
        reason: Reason,
        company: Company,
        first: Seat,
        to_bid: Seat,
        /// The lowest bid now allowed.
        minimum: Money,
        bid: Option<Money>,
        bidder: Option<Seat>,
        still_in: Vec<Seat>,
    },
    Choose,
    Offer,
    Expand {
        /// Null before the first locomotive.
        company: Option<Company>,
        placed: Vec<Hex>,
    },
    Develop,
    Over,
}

#[derive(Serialize, TS)]
#[ts(rename = "ChicagoPlayer")]
struct Player {
    /// Null where the viewer may not know it.
    cash: Option<Money>,
    #[ts(type = "Record<ChicagoCompany, number>")]
    shares: BTreeMap<Company, u8>,
    /// What general dividends would bring now.
    next_dividend: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "ChicagoCharter")]
struct Charter {
    open: bool,
    treasury: Money,
    income: Money,
    sold: u8,
    unsold: u8,
    /// Locomotives left.
    locomotives: u8,
    network: Vec<Hex>,
    /// What bidding for its next share would start at; null when there is none.
    starting_bid: Option<Money>,
    /// What each share would be paid now.
    dividend: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "ChicagoDialState")]
struct DialState {
    position: u8,
    /// The position that is red.
    red_at: u8,
}

#[derive(Serialize, TS)]
#[ts(rename = "ChicagoTrack")]
struct Track {
    value: Money,
    /// The value after it; null at the end of the track.
    next: Option<Money>,
}

/// What ends the game at the next general dividends, and how close that is.
#[derive(Serialize, TS)]
#[ts(rename = "ChicagoEnds")]
struct Ends {
    /// Companies without locomotives.
    locomotives: Near,
    /// Companies without shares.
    shares: Near,
    /// Houses left: the game ends when they fall to `end`.
    houses: Near,
    /// Detroit's value.
    detroit: Near,
}

#[derive(Serialize, TS)]
#[ts(rename = "ChicagoNear")]
struct Near {
    now: i32,
    end: i32,
}

/// What a seat may do.
#[derive(Default, Serialize, TS)]
#[ts(rename = "ChicagoMoves")]
pub struct Offered {
    /// The lowest and the highest bid; null when the cash does not reach, or
    /// there is nothing to bid for.
    bid: Option<(Money, Money)>,
    pass: bool,
    choose: Vec<Dial>,
    offer: Vec<Company>,
    /// Where each company may build; companies without a hex are left out.
    #[ts(type = "Partial<Record<ChicagoCompany, string[]>>")]
    build: BTreeMap<Company, Vec<Hex>>,
    done: bool,
    develop: Vec<Hex>,
    forgo: bool,
}

impl Shape for Chicago {
    type Shown = Shown;
    type Offered = Offered;

    fn show(view: &View) -> Shown {
        let table = view.table();
        let seats = table.players().seats();
        Shown {
            phase: phase(table),
            active: table.active(),
            players: seats.map(|seat| player(view, seat)).collect(),
            companies: by(Company::ALL, |company| charter(table, company)),
            dials: by(Dial::ALL, |dial| DialState {
                position: table.dial(dial),
                red_at: dial.steps_to_red(),
            }),
            tracks: by(Industry::ALL, |industry| Track {
                value: table.track(industry),
                next: table.next_on_track(industry),
            }),
            houses: list(table.houses()),
            houses_left: table.houses_left(),
            dividends: table.dividends(),
            ends: ends(table),
        }
    }

    fn offer(_: &View, moves: &Moves) -> Offered {
        let none = Offered::default();
        match moves {
            Moves::None => none,
            Moves::Bid { range } => Offered { bid: *range, pass: true, ..none },
            Moves::Choose { dials } => Offered {
                choose: Dial::ALL.into_iter().filter(|&dial| dials[dial]).collect(),
                ..none
            },
            Moves::Offer { companies } => Offered {
                offer: Company::ALL.into_iter().filter(|&company| companies[company]).collect(),
                forgo: true,
                ..none
            },
            Moves::Build { hexes, begun } => {
                let anywhere = Company::ALL.into_iter().filter(|&c| !hexes[c].is_empty());
                let build = anywhere.map(|company| (company, list(hexes[company]))).collect();
                Offered { build, done: *begun, forgo: !begun, ..none }
            }
            Moves::Develop { hexes } => Offered { develop: list(*hexes), forgo: true, ..none },
        }
    }

    fn figures(view: &View) -> Vec<Figure> {
        let table = view.table();
        let cash = table.players().seats().map(|seat| Figure {
            group: "cash",
            name: seat.to_string(),
            value: view.cash(seat).map(|cash| cash.0),
        });
        let income = Company::ALL.into_iter().map(|company| Figure {
            group: "income",
            name: company.id().to_owned(),
            value: Some(table.company(company).income.0),
        });
        cash.chain(income).collect()
    }

    fn declarations(config: &Config) -> Vec<Declaration> {
        let file = bourse_game::declarations![config; File, CompanyRow, StepsToRedRow, TracksRow, EndRow, HexRow, TerrainName, TrackName, SpecialName];
        let rules = bourse_game::declarations![config; crate::Company, crate::Dial, crate::Industry, crate::Hex, crate::Reason, crate::Ending, crate::Action, crate::Event, crate::Rule];
        let ending = (None, "type ChicagoEnding = ChicagoEndings[number];".into());
        rules.into_iter().chain([ending]).chain(file).chain(page_types(config)).collect()
    }
}

fn phase(table: &Table) -> ShownPhase {
    match table.phase() {
        Phase::Auction(auction) => {
            let Auction { reason, company, first, to_bid, standing, still_in, .. } = *auction;
            let (bidder, bid) = standing.unzip();
            let minimum = table.lowest_bid(auction);
            let still_in = still_in.iter().collect();
            ShownPhase::Auction { reason, company, first, to_bid, minimum, bid, bidder, still_in }
        }
        Phase::Choose => ShownPhase::Choose,
        Phase::Offer => ShownPhase::Offer,
        Phase::Expand(expansion) => ShownPhase::Expand {
            company: expansion.map(|expansion| expansion.company),
            placed: expansion.iter().flat_map(|expansion| expansion.placed()).collect(),
        },
        Phase::Develop => ShownPhase::Develop,
        Phase::Over => ShownPhase::Over,
    }
}

fn player(view: &View, seat: Seat) -> Player {
    let table = view.table();
    Player {
        cash: view.cash(seat),
        shares: by(Company::ALL, |company| table.shares(seat, company)),
        next_dividend: table.stock_value(seat),
    }
}

fn charter(table: &Table, company: Company) -> Charter {
    let charter = table.company(company);
    Charter {
        open: charter.open,
        treasury: charter.treasury,
        income: charter.income,
        sold: table.sold(company),
        unsold: charter.unsold,
        locomotives: charter.locomotives,
        network: list(charter.network),
        starting_bid: (charter.open && charter.unsold > 0).then(|| table.starting_bid(company)),
        dividend: table.dividend(company),
    }
}

fn ends(table: &Table) -> Ends {
    let count = |holds: &dyn Fn(Company) -> bool| {
        Company::ALL.into_iter().filter(|&company| holds(company)).count() as i32
    };
    Ends {
        locomotives: Near {
            now: count(&|company| table.company(company).locomotives == 0),
            end: LOCOMOTIVES_TO_END as i32,
        },
        shares: Near {
            now: count(&|company| table.company(company).unsold == 0),
            end: SOLD_OUT_TO_END as i32,
        },
        houses: Near { now: table.houses_left().into(), end: HOUSES_TO_END.into() },
        detroit: Near {
            now: table.track(Industry::Detroit).0,
            end: table.end_of_track(Industry::Detroit).0,
        },
    }
}

fn by<K: Ord + Copy, V, const N: usize>(
    keys: [K; N],
    mut value: impl FnMut(K) -> V,
) -> BTreeMap<K, V> {
    keys.into_iter().map(|key| (key, value(key))).collect()
}

fn list(hexes: HexSet) -> Vec<Hex> {
    hexes.iter().collect()
}

/// The types of what is shown and offered.
fn page_types(config: &Config) -> Vec<Declaration> {
    vec![
        declaration::<Shown>(config),
        declaration::<ShownPhase>(config),
        declaration::<Player>(config),
        declaration::<Charter>(config),
        declaration::<DialState>(config),
        declaration::<Track>(config),
        declaration::<Ends>(config),
        declaration::<Near>(config),
        declaration::<Offered>(config),
    ]
}
