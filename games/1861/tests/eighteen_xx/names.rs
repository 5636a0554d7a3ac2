//! Certificates and tile pieces are where the site's engine says, found from
//! its own states.

use std::collections::BTreeMap;

use bourse_1861::eighteen_xx::{
    Act, Actor, Bundle, Certificate, EighteenXxAction, EighteenXxCompany, EighteenXxFile, Pieces,
    Place, Register,
};
use bourse_1861::{At, Company, HexName};
use bourse_game::Seat;
use serde::Deserialize;
use serde_json::Value;

use crate::games::games;

#[derive(Deserialize)]
struct Line {
    step: Option<String>,
    norm: Option<Norm>,
    state: State,
}

/// What the engine understood.
#[derive(Deserialize)]
struct Norm {
    from: Option<Value>,
    hex: Option<HexName>,
    city: Option<u8>,
}

#[derive(Deserialize)]
struct State {
    order: Order,
    players: Vec<Player>,
    corporations: BTreeMap<EighteenXxCompany, Corporation>,
}

#[derive(Deserialize)]
struct Order {
    operating_order: Vec<EighteenXxCompany>,
}

#[derive(Deserialize)]
struct Player {
    id: i64,
    shares: BTreeMap<EighteenXxCompany, Shares>,
}

#[derive(Default, Deserialize)]
struct Shares {
    percent: u8,
    certs: usize,
    president: bool,
}

#[derive(Deserialize)]
struct Corporation {
    floated: Option<bool>,
    owner: Option<i64>,
    treasury_percent: Option<u8>,
    pool_percent: Option<u8>,
}

impl State {
    fn seat(&self, id: i64) -> Option<Seat> {
        let place = self.players.iter().position(|player| player.id == id)?;
        Seat::new(u8::try_from(place).ok()?)
    }

    fn owner(&self, company: Company) -> Option<Seat> {
        self.corporations[&EighteenXxCompany(company)].owner.and_then(|id| self.seat(id))
    }

    /// Whether anything of it is on the board.
    fn has(&self, company: Company) -> bool {
        self.corporations[&EighteenXxCompany(company)].floated.is_some()
    }
}

/// The registers follow what an action does, as the states show it.
fn follow(
    register: &mut Register,
    action: &EighteenXxAction,
    after_merger: bool,
    before: &State,
    after: &State,
) {
    let director = |bundle: &Bundle| after.owner(bundle.company);
    match (action.actor, &action.act) {
        (Actor::Seat(seat), Act::Found { company, .. }) => register.found(*company, seat),
        (Actor::Seat(seat), Act::BuyShares(bundle)) => {
            let certificate = bundle.certificates[0];
            if after_merger && register.director(bundle.company).is_none() {
                register.buy_after_merger(certificate, seat);
            } else {
                register.buy(certificate, seat, director(bundle));
            }
        }
        (Actor::Company(_), Act::BuyShares(bundle)) => register.redeem(&bundle.certificates),
        (Actor::Seat(seat), Act::SellShares(bundle)) => {
            let Bundle { company, certificates, shares, .. } = bundle;
            register.sell(*company, certificates, *shares, seat, director(bundle));
        }
        (_, Act::Merge { company }) if company.is_public() => {
            let gone = |minor: &Company| before.has(*minor) && !after.has(*minor);
            let order = before.order.operating_order.iter().map(|minor| minor.0);
            let owners: Vec<Seat> = order
                .filter(|minor| minor.is_minor() && gone(minor))
                .filter_map(|minor| before.owner(minor))
                .collect();
            match owners[..] {
                [owner] => register.found(*company, owner),
                _ => register.merge(*company, owners),
            }
        }
        _ => {}
    }
    for company in Company::publics().filter(|&company| before.has(company) && !after.has(company))
    {
        register.nationalise(company);
    }
}

/// Whether the certificates lie as the engine's state says.
fn agrees(register: &Register, state: &State) -> bool {
    Company::publics().filter(|&company| state.has(company)).all(|company| {
        let theirs = EighteenXxCompany(company);
        let corporation = &state.corporations[&theirs];
        let percent = |place| register.shares(company, place) * 10;
        let held = state.players.iter().zip(0..).all(|(player, number)| {
            let seat = Seat::new(number).unwrap();
            let none = Shares::default();
            let shares = player.shares.get(&theirs).unwrap_or(&none);
            let place = Place::Seat(seat);
            shares.percent == percent(place)
                && shares.certs == register.count(company, place)
                && shares.president == (register.director(company) == Some(seat))
        });
        held && corporation.treasury_percent == Some(percent(Place::Treasury))
            && corporation.pool_percent == Some(percent(Place::Pool))
    })
}

fn place(from: &Value, state: &State) -> Option<Place> {
    match from.as_str() {
        Some("treasury") => Some(Place::Treasury),
        Some("pool") => Some(Place::Pool),
        Some(_) => None,
        None => state.seat(from.as_i64()?).map(Place::Seat),
    }
}

#[test]
fn certificates_and_cities_are_where_the_site_says() {
    let (mut bundles, mut cities) = (0, 0);
    for game in games() {
        let text = game.text();
        let file = EighteenXxFile::read(&text).unwrap();
        let mut trace = game.trace::<Line>();
        let mut before = trace.next().unwrap().state;
        let (mut register, mut pieces) = (Register::default(), Pieces::default());
        for (action, line) in file.actions.iter().zip(trace) {
            let what = || format!("{}, {}", game.name, action.name);
            let (norm, after) = (line.norm.unwrap(), line.state);
            match &action.act {
                Act::BuyShares(bundle) | Act::SellShares(bundle) => {
                    let from = place(&norm.from.unwrap(), &before);
                    let at = |&certificate: &Certificate| register.place(certificate) == from;
                    assert!(bundle.certificates.iter().all(at), "{}", what());
                    bundles += 1;
                }
                Act::PlaceToken { city } | Act::RemoveToken { city } => {
                    let there = norm.hex.zip(norm.city).map(|(hex, city)| At { hex, city });
                    assert_eq!(pieces.at(*city), there, "{}", what());
                    cities += 1;
                }
                Act::LayTile { hex, piece, .. } => pieces.lay(hex.0, *piece),
                _ => {}
            }
            let after_merger = line.step.is_some_and(|step| step.ends_with("PostMergerShares"));
            follow(&mut register, action, after_merger, &before, &after);
            assert!(agrees(&register, &after), "{}: {register:?}", what());
            before = after;
        }
    }
    println!("{bundles} bundles of shares and {cities} cities found");
}
