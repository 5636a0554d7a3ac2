//! The worked cases of `vectors.json`, by the rule they are about.

use bourse_game::{Game, Money, Moves as _, Setup, Turn};
use serde_json::Value;

use super::{Position, choose, hex, play, refusal, seat};
use crate::rules::data::{HOUSES, OPENING};
use crate::rules::table::{Phase, income_marker};
use crate::{
    Action, Chicago, Company, Dial, DividendTiming, Event, Hex, Industry, Options, Terrain,
};

/// The vectors of one kind.
fn vectors(kind: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("vectors.json")).unwrap();
    let all = all["vectors"].as_array().unwrap().clone();
    let found: Vec<Value> = all.into_iter().filter(|vector| vector["kind"] == kind).collect();
    assert!(!found.is_empty(), "no vector of kind {kind}");
    found
}

/// The kinds tested below; a new kind in the file fails here.
#[test]
fn every_kind_of_vector_is_tested() {
    let source = include_str!("vectors.rs");
    let all: Value = serde_json::from_str(include_str!("vectors.json")).unwrap();
    let all = all["vectors"].as_array().unwrap();
    assert_eq!(all.len(), 84);
    for vector in all {
        let kind = vector["kind"].as_str().unwrap();
        assert!(source.contains(&format!("vectors(\"{kind}\")")), "{kind} is not tested");
    }
}

fn int(value: &Value) -> i32 {
    i32::try_from(value.as_i64().unwrap_or_else(|| panic!("a number: {value}"))).unwrap()
}

fn money(value: &Value) -> Money {
    Money(int(value))
}

fn company(value: &Value) -> Company {
    serde_json::from_value(value.clone()).unwrap()
}

fn companies(object: &Value) -> impl Iterator<Item = (Company, Money)> + '_ {
    let entries = object.as_object().into_iter().flatten();
    entries.map(|(id, value)| (company(&Value::from(id.as_str())), money(value)))
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().map(|id| id.as_str().unwrap()).collect()
}

fn start(players: u8) -> Chicago {
    Chicago::new(Setup::new(&Chicago::DECLARATION, players, Options::default(), 1).unwrap())
}

fn bids(list: &Value) -> Vec<Action> {
    let bid = |value: &Value| match value.as_i64() {
        Some(amount) => super::bid(i32::try_from(amount).unwrap()),
        None => Action::Pass,
    };
    list.as_array().unwrap().iter().map(bid).collect()
}

#[test]
fn starting_money() {
    for vector in vectors("starting_money") {
        let players = u8::try_from(int(&vector["given"]["players"])).unwrap();
        assert_eq!(start(players).cash(seat(0)), money(&vector["expect"]["cash_each"]));
    }
}

#[test]
fn component_totals() {
    for vector in vectors("component_totals") {
        let expect = &vector["expect"];
        let sum = |count: fn(Company) -> u8| {
            Company::ALL.into_iter().map(|company| i32::from(count(company))).sum::<i32>()
        };
        assert_eq!(sum(Company::shares), int(&expect["shares_total"]));
        assert_eq!(sum(Company::locomotives), int(&expect["locomotives_total"]));
        assert_eq!(i32::from(HOUSES), int(&expect["houses_supply"]));
        assert_eq!(Industry::ALL.len() as i32, int(&expect["houses_markers"]));
    }
}

#[test]
fn setup_of_companies_and_tracks() {
    let game = start(3);
    for vector in vectors("locomotives_left_after_setup") {
        for (company, left) in companies(&vector["expect"]) {
            assert_eq!(Money(game.table().company(company).locomotives.into()), left);
        }
    }
    for vector in vectors("start_income") {
        for (company, income) in companies(&vector["expect"]) {
            assert_eq!(game.table().company(company).income, income);
        }
    }
    for vector in vectors("industrial_start") {
        for industry in Industry::ALL {
            assert_eq!(game.table().track(industry), money(&vector["expect"][industry.id()]));
        }
    }
}

#[test]
fn opening_order_and_minima() {
    for vector in vectors("opening_order") {
        let order = vector["expect"]["order"].as_array().unwrap();
        assert!(order.iter().map(company).eq(OPENING));
    }
    for vector in vectors("opening_min_bid") {
        let minimum = start(3).table().starting_bid(company(&vector["given"]["company"]));
        assert_eq!(minimum, money(&vector["expect"]["min_bid"]), "{}", vector["id"]);
    }
}

#[test]
fn opening_auction() {
    for vector in vectors("opening_auction") {
        let (given, expect) = (&vector["given"], &vector["expect"]);
        let company = company(&given["company"]);
        let first = seat(u8::try_from(int(&given["first_bidder"])).unwrap());
        let mut game = start(u8::try_from(int(&given["players"])).unwrap());
        game.open_auction(crate::Reason::Opening, company, first, None, &mut ());
        play(&mut game, &bids(&given["bids"]));
        let winner = seat(u8::try_from(int(&expect["winner"])).unwrap());
        let cash = Money(40) - money(&expect["price"]);
        assert_eq!(game.table().shares(winner, company), 1, "{}", vector["id"]);
        assert_eq!(game.cash(winner), cash, "{}", vector["id"]);
        assert_eq!(game.table().company(company).treasury, money(&expect["treasury"]));
        let next = seat(u8::try_from(int(&expect["next_first_bidder"])).unwrap());
        assert_eq!(game.table().to_move(), Some(next), "{}", vector["id"]);
    }
}

#[test]
fn minimum_bid() {
    for vector in vectors("min_bid") {
        let sold = u8::try_from(int(&vector["given"]["shares_sold_before"])).unwrap();
        let income = int(&vector["given"]["income"]);
        let game = Position::new(3).income(Company::Co, income).shares(0, Company::Co, sold);
        let minimum = game.choosing().table().starting_bid(Company::Co);
        assert_eq!(minimum, money(&vector["expect"]["min_bid"]), "{}", vector["id"]);
    }
}

#[test]
fn offered_auction() {
    for vector in vectors("action_auction") {
        let (given, expect) = (&vector["given"], &vector["expect"]);
        let company = company(&given["company"]);
        let mut game = Position::new(3).offering();
        play(&mut game, &[super::offer(company)]);
        assert_eq!(game.table().starting_bid(company), money(&given["min_bid"]));
        let unsold = game.table().company(company).unsold;
        play(&mut game, &bids(&given["bids"]));
        let charter = game.table().company(company);
        if expect["sold"].as_bool().unwrap() {
            let winner = seat(u8::try_from(int(&expect["winner"])).unwrap());
            assert_eq!(game.table().shares(winner, company), 1);
            assert_eq!(charter.treasury, money(&expect["price"]));
        } else {
            assert_eq!((charter.unsold, charter.treasury), (unsold, Money(0)));
        }
    }
}

/// The position of a building vector: seat 0 holds a share of the company.
fn building_site(given: &Value) -> (Chicago, Company) {
    let company = company(&given["company"]);
    let mut position = Position::new(3)
        .shares(0, company, 1)
        .treasury(company, int(&given["treasury"]))
        .network(company, &ids(&given["network"]));
    for (id, present) in given["present"].as_object().unwrap() {
        for other in present.as_array().unwrap() {
            position = position.network(self::company(other), &[id]);
        }
    }
    (position.expanding(), company)
}

/// Builds as far as allowed; says whether all was, and what each cost.
fn build_all(given: &Value) -> (bool, Vec<Money>, Chicago) {
    let (mut game, company) = building_site(given);
    let mut costs = Vec::new();
    for id in ids(&given["hexes"]) {
        let before = game.table().company(company).treasury;
        let action = Action::Build { company, hex: hex(id) };
        if game.apply(seat(0), &action, &mut ()).is_err() {
            return (false, costs, game);
        }
        costs.push(before - game.table().company(company).treasury);
    }
    (true, costs, game)
}

#[test]
fn build_cost() {
    for vector in vectors("build_cost") {
        let expect = &vector["expect"];
        let (legal, costs, game) = build_all(&vector["given"]);
        assert_eq!(legal, expect["legal"].as_bool().unwrap(), "{}", vector["id"]);
        if legal {
            let expected: Vec<Money> =
                expect["costs"].as_array().unwrap().iter().map(money).collect();
            assert_eq!(costs, expected, "{}", vector["id"]);
            assert_eq!(costs.into_iter().sum::<Money>(), money(&expect["total"]));
            let company = company(&vector["given"]["company"]);
            let left = game.table().company(company).treasury;
            assert_eq!(left, money(&expect["treasury_after"]), "{}", vector["id"]);
        }
    }
}

#[test]
fn build_legality() {
    for vector in vectors("build_legality") {
        let (legal, ..) = build_all(&vector["given"]);
        assert_eq!(legal, vector["expect"]["legal"].as_bool().unwrap(), "{}", vector["id"]);
    }
}

#[test]
fn build_income() {
    for vector in vectors("build_income") {
        let given = &vector["given"];
        let printed = |key| given.get(key).map_or(Money(0), money);
        let fits = |hex: &Hex| match given["terrain"].as_str() {
            Some("plain") => hex.terrain() == Terrain::Plain,
            Some("forest") => hex.terrain() == Terrain::Forest,
            Some("mountain") => hex.terrain() == Terrain::Mountain,
            Some("industrial") => hex.terrain() == Terrain::Industrial(Industry::Wheeling),
            Some("city") => {
                hex.terrain() == Terrain::City
                    && hex.income() == printed("income")
                    && hex.house_value() == printed("dev")
            }
            _ => hex.id() == given["hex"],
        };
        let hex = Hex::all().find(fits).unwrap_or_else(|| panic!("no hex for {vector}"));
        let mut position = Position::new(3);
        if given["house"] == true {
            position = position.house(hex.id());
        }
        let gain = position.choosing().table().gain(hex);
        assert_eq!(gain, money(&vector["expect"]["gain"]), "{}", vector["id"]);
    }
}

/// A position in which the companies are present at the vector's hex.
fn development_site(given: &Value) -> Position {
    let id = given["hex"].as_str().unwrap();
    let mut position = Position::new(3);
    for present in given["present"].as_array().unwrap() {
        if company(present) == Company::Wabash {
            position = position.wabash_open();
        }
        position = position.network(company(present), &[id]);
    }
    if given["house_there"] == true {
        position = position.house(id);
    }
    if let Terrain::Industrial(industry) = hex(id).terrain()
        && let Some(value) = given.get("track_value")
    {
        position = position.track(industry, int(value));
    }
    position
}

#[test]
fn develop() {
    for vector in vectors("develop") {
        let (given, expect) = (&vector["given"], &vector["expect"]);
        let mut position = development_site(given);
        for (company, income) in companies(&given["incomes"]) {
            position = position.income(company, income.0);
        }
        let mut game = position.houses_left(int(&given["houses"]) as usize).developing();
        play(&mut game, &[super::develop(given["hex"].as_str().unwrap())]);
        for (company, income) in companies(&expect["incomes"]) {
            assert_eq!(game.table().company(company).income, income, "{}", vector["id"]);
        }
        for (company, treasury) in companies(&expect["treasuries"]) {
            assert_eq!(game.table().company(company).treasury, treasury, "{}", vector["id"]);
        }
        assert_eq!(i32::from(game.table().houses_left()), int(&expect["houses"]));
    }
}

#[test]
fn develop_legality() {
    for vector in vectors("develop_legality") {
        let game = development_site(&vector["given"]).developing();
        let action = super::develop(vector["given"]["hex"].as_str().unwrap());
        let legal = game.moves(seat(0)).contains(&action);
        assert_eq!(legal, vector["expect"]["legal"].as_bool().unwrap(), "{}", vector["id"]);
    }
}

#[test]
fn dividend() {
    for vector in vectors("dividend") {
        let (given, expect) = (&vector["given"], &vector["expect"]);
        let mut position = Position::new(3).dials(3, 4, 0);
        position = position.income(Company::Co, int(&given["income"]));
        let holdings = given["holdings"].as_object().unwrap();
        for (number, shares) in holdings.values().enumerate() {
            position = position.shares(number as u8, Company::Co, int(shares) as u8);
        }
        let mut game = position.choosing();
        assert_eq!(i32::from(game.table().sold(Company::Co)), int(&given["shares_sold"]));
        assert_eq!(game.table().dividend(Company::Co), money(&expect["per_share"]));
        play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
        for (number, holder) in holdings.keys().enumerate() {
            let paid = game.cash(seat(number as u8)) - Money(40);
            assert_eq!(paid, money(&expect["paid"][holder]), "{}", vector["id"]);
        }
    }
}

/// Seat 0 takes Chicago with PRR, the first to do so.
fn take_chicago(position: Position) -> (Chicago, Vec<Event>) {
    let mut game = position
        .shares(0, Company::Prr, 1)
        .treasury(Company::Prr, 9)
        .network(Company::Prr, &["B2"])
        .expanding();
    let events = play(&mut game, &[super::build(Company::Prr, "A2"), Action::Done]);
    (game, events)
}

#[test]
fn wabash() {
    for vector in vectors("wabash_open") {
        let mut position = Position::new(3);
        if vector["given"]["fort_wayne_developed"] == true {
            position = position.house("D3");
        }
        let (game, _) = take_chicago(position);
        let charter = game.table().company(Company::Wabash);
        assert_eq!(charter.income, money(&vector["expect"]["income"]));
        assert_eq!(charter.treasury, -money(&vector["expect"]["cost"]));
        assert_eq!(i32::from(charter.locomotives), int(&vector["expect"]["locomotives_left"]));
    }
    for vector in vectors("wabash_first_auction") {
        let (mut game, _) = take_chicago(Position::new(3));
        play(&mut game, &[Action::Pass; 3]);
        let charter = game.table().company(Company::Wabash);
        assert_eq!(charter.open, vector["expect"]["opened"].as_bool().unwrap());
        assert_eq!(i32::from(charter.unsold), int(&vector["expect"]["shares_left"]));
    }
}

#[test]
fn dials() {
    for vector in vectors("round_length") {
        let mut game = Position::new(3).choosing();
        let sequence = vector["given"]["sequence"].as_array().unwrap();
        for (turn, dial) in sequence.iter().enumerate() {
            assert_eq!(game.table().dividends(), 0, "{} before turn {}", vector["id"], turn + 1);
            let dial: Dial = serde_json::from_value(dial.clone()).unwrap();
            play(&mut game, &[choose(dial), Action::Forgo]);
        }
        assert_eq!(sequence.len() as i32, int(&vector["expect"]["dividend_after_turn"]));
        assert_eq!(game.table().dividends(), 1, "{}", vector["id"]);
    }
    for vector in vectors("dial_legality") {
        let position = |name: &str| int(&vector["given"]["dials"][name]) as u8;
        let game = Position::new(3)
            .dials(position("auction"), position("expand"), position("develop"))
            .choosing();
        let dial: Dial = serde_json::from_value(vector["given"]["choose"].clone()).unwrap();
        assert_eq!(vector["expect"]["legal"], false);
        assert_eq!(refusal(&game, choose(dial)), crate::Rule::DialRed.into());
    }
}

#[test]
fn detroit() {
    for vector in vectors("detroit_before_dividend") {
        let expect = &vector["expect"];
        let mut game = Position::new(2).choosing();
        for (number, value) in expect["values"].as_array().unwrap().iter().enumerate() {
            assert_eq!(game.table().track(Industry::Detroit), money(value));
            while usize::from(game.table().dividends()) == number {
                let dial =
                    if game.table().is_red(Dial::Auction) { Dial::Develop } else { Dial::Auction };
                play(&mut game, &[choose(dial), Action::Forgo]);
            }
        }
        assert!(matches!(game.turn(), Turn::Over(_)), "after the eighth");
        assert_eq!(i32::from(game.table().dividends()), int(&expect["game_ends_in"]));
    }
    for vector in vectors("dividend_detroit_step") {
        let raises = vector["options"]["detroit_raises_companies"].as_bool().unwrap();
        let options = Options { detroit_raises_companies: raises, ..Options::default() };
        let mut position = Position::with(2, options)
            .dials(3, 4, 0)
            .track(Industry::Detroit, int(&vector["given"]["detroit"]));
        for (company, income) in companies(&vector["given"]["incomes"]) {
            position = position.income(company, income.0).network(company, &["E0"]);
        }
        let mut game = position.choosing();
        play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
        assert_eq!(game.table().track(Industry::Detroit), money(&vector["expect"]["detroit"]));
        for (company, income) in companies(&vector["expect"]["incomes"]) {
            assert_eq!(game.table().company(company).income, income, "{}", vector["id"]);
        }
    }
}

#[test]
fn income_display() {
    for vector in vectors("income_display") {
        let (token, marker) = income_marker(money(&vector["given"]["income"]));
        assert_eq!(token, vector["expect"]["token"].as_bool().unwrap());
        assert_eq!(marker, money(&vector["expect"]["marker"]));
    }
}

#[test]
fn end_check() {
    for vector in vectors("end_check") {
        let given = &vector["given"];
        let mut position = Position::new(3).dials(3, 4, 0);
        for (company, left) in companies(&given["locomotives"]) {
            position = position.locomotives(company, left.0 as u8);
        }
        for (company, left) in companies(&given["shares_left"]) {
            position = position.unsold(company, left.0 as u8);
        }
        let mut game = position
            .houses_left(int(&given["houses"]) as usize)
            .track(Industry::Detroit, int(&given["detroit"]))
            .choosing();
        play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
        let ended = game.table().phase() == &Phase::Over;
        assert_eq!(ended, vector["expect"]["ends"].as_bool().unwrap(), "{}", vector["id"]);
    }
}

#[test]
fn winner() {
    for vector in vectors("winner") {
        let names: Vec<&String> = vector["given"]["cash"].as_object().unwrap().keys().collect();
        let mut position = Position::new(3).dials(3, 4, 0).houses_left(0);
        for (number, name) in names.iter().enumerate() {
            position = position.cash(number as u8, int(&vector["given"]["cash"][*name]));
        }
        let mut game = position.choosing();
        play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
        let Turn::Over(standing) = game.turn() else { panic!("over") };
        let winners: Vec<&str> =
            standing.winners.iter().map(|seat| names[seat.index()].as_str()).collect();
        assert_eq!(winners, ids(&vector["expect"]["winners"]), "{}", vector["id"]);
    }
}

/// What an event is called in the vectors of the order of phases.
fn step(event: &Event) -> Option<String> {
    Some(match event {
        Event::DialTurned { .. } => "move dial".into(),
        Event::Built { .. } => "pay and place".into(),
        Event::IncomeRaised { .. } => "raise income".into(),
        Event::ChicagoReached { .. } => "special dividend".into(),
        Event::WabashOpened { .. } => "open Wabash".into(),
        Event::AuctionOpened { first, .. } => {
            format!("auction first Wabash share, led by player {first}")
        }
        Event::GeneralDividends { .. } => "general dividends".into(),
        Event::DialsReset => "reset dials".into(),
        Event::TrackMoved { .. } => "Detroit step".into(),
        Event::TurnBegan { seat } => format!("turn of player {seat}"),
        _ => return None,
    })
}

#[test]
fn phase_order() {
    for vector in vectors("phase_order") {
        let mut options = Options::default();
        if vector["options"]["dividend_timing"] == "before_action" {
            options.dividend_timing = DividendTiming::BeforeAction;
        }
        let mut game = Position::with(3, options)
            .turn(1)
            .dials(3, 4, 0)
            .shares(1, Company::Prr, 1)
            .treasury(Company::Prr, 9)
            .network(Company::Prr, &["B2"])
            .choosing();
        let actions = [
            choose(Dial::Expand),
            super::build(Company::Prr, "A2"),
            Action::Done,
            Action::Pass,
            Action::Pass,
            Action::Pass,
        ];
        let events = play(&mut game, &actions);
        let order: Vec<String> = events.iter().filter_map(step).collect();
        // The end check leaves no trace of its own, and every turn moves a dial.
        let unseen = |name: &&str| **name != *"end check";
        let mut expected: Vec<&str> =
            ids(&vector["expect"]["order"]).into_iter().filter(unseen).collect();
        if expected[0] != "move dial" {
            expected.insert(0, "move dial");
        }
        assert_eq!(order, expected, "{}", vector["id"]);
    }
}
