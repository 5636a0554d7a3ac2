use std::io::BufRead;
use bourse_1861::*;
use bourse_game::{Game, Money, Moves as _, Seat, Setup};
use bourse_track::{russia, Rotation, Station};
use serde_json::{Value, json};

fn site(c: Company) -> &'static str { match c { Company::Gr => "GRR", Company::Mku => "M-K", Company::D => "Y", c => c.id() } }
fn company(id: &str) -> Company { Company::ALL.into_iter().find(|&c| site(c) == id).unwrap() }
fn private(id: &str) -> Option<Private> { Private::ALL.into_iter().find(|c| c.id() == id) }

fn main() {
    let mut lines = std::io::stdin().lock().lines();
    let first: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
    let ids: Vec<Value> = first["state"]["players"].as_array().unwrap().iter().map(|p| p["id"].clone()).collect();
    let column = std::env::args().nth(1).is_some_and(|a| a == "column");
    let options = Options { column_market: column, ..Options::default() };
    let mut game = Empire::new(Setup::new(&Empire::DECLARATION, ids.len() as u8, options, 1).unwrap());
    compare(&game, &first, &ids);
    let mut n = 0;
    for line in lines {
        let d: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let norm = &d["norm"];
        let s = |k: &str| norm[k].as_str().unwrap();
        let m = |k: &str| Money(norm[k].as_i64().unwrap() as i32);
        let at = || bourse_1861::At::from(Station { hex: russia().hex_by_id(s("hex")).unwrap(), stop: norm["city"].as_u64().unwrap() as u8 });
        let action = match s("type") {
            "bid" => Action::Bid { lot: private(s("item")).map_or_else(|| Lot::Minor(company(s("item"))), Lot::Private), amount: m("price") },
            "pass" => Action::Pass,
            "par" => Action::Found { company: company(s("corporation")), price: m("price") },
            "buy_shares" if norm["entity_type"] == "corporation" => Action::Redeem { shares: (norm["percent"].as_u64().unwrap() / 10) as u8 },
            "buy_shares" => Action::BuyShare { company: company(s("corporation")), from: if norm["from"] == "pool" { Source::Pool } else { Source::Treasury } },
            "sell_shares" => Action::SellShares { company: company(s("corporation")), shares: (norm["percent"].as_u64().unwrap() / 10) as u8 },
            "lay_tile" => Action::lay(russia().hex_by_id(s("hex")).unwrap(), russia().tile_by_id(s("tile")).unwrap(), Rotation::new(norm["rotation"].as_u64().unwrap() as u8).unwrap()),
            "place_token" => Action::PlaceToken { at: at() },
            "remove_token" => Action::RemoveToken { at: at() },
            "buy_train" => Action::BuyTrain { train: TrainId::from_id(s("train_id")).unwrap(), price: m("price") },
            "discard_train" => Action::DiscardTrain { train: TrainId::from_id(s("train_id")).unwrap() },
            "buy_company" => Action::BuyPrivate { private: private(s("company")).unwrap(), price: m("price") },
            "dividend" => Action::Dividend { kind: match s("kind") { "payout" => Payment::Pay, "half" => Payment::Half, _ => Payment::Withhold } },
            "convert" => Action::Convert,
            "merge" => { let c = company(s("corporation")); if c.is_minor() { Action::Merge { company: c } } else { Action::Form { company: c } } }
            "choose" => Action::Nationalise,
            "run_routes" => {
                let mut total = 0;
                let routes = norm["routes"].as_array().unwrap().iter().map(|r| { total += r["revenue"].as_i64().unwrap(); TrainRoute { train: TrainId::from_id(r["train_id"].as_str().unwrap()).unwrap(),
                    connections: r["connections"].as_array().unwrap().iter().map(|c| c.as_array().unwrap().iter().map(|h| HexName(russia().hex_by_id(h.as_str().unwrap()).unwrap())).collect()).collect() } }).collect();
                Action::Run { routes, revenue: Money(total as i32) }
            }
            other => panic!("{other}"),
        };
        let Some(seat) = game.to_move() else { println!("{}: over early", d["i"]); return };
        let who = ids.iter().position(|id| *id == norm["player"]).map(|i| i as u8);
        if who.is_some() && who != Some(seat.number()) {
            println!("i={} {} by {} but {:?} to move at {:?}", d["i"], norm, norm["player"], seat, game.step()); return;
        }
        let moves = game.moves(seat);
        let check = game.check(seat, &action);
        if moves.contains(&action) != check.is_ok() { println!("i={} moves {:?} check {:?}: {norm}", d["i"], moves.contains(&action), check); return; }
        let mut events = Vec::new();
        if let Err(refusal) = game.apply(seat, &action, &mut events) {
            println!("i={} refused {refusal:?} at {:?}: {}", d["i"], game.step(), norm); return;
        }
        n += 1;
        if game.bank() + game.money_in_play() != Money(15000) { println!("i={} money", d["i"]); return }
        if let Some(diff) = compare(&game, &d, &ids) { println!("i={} {diff} after {}", d["i"], serde_json::to_string(norm).unwrap().chars().take(300).collect::<String>()); return }
        // kinds
        if let Some(seat) = game.to_move() {
            let map = |k: &str| match k { "buy_share" | "redeem" => "buy_shares", "found" => "par", "buy_private" => "buy_company", "run" => "run_routes", "form" => "merge", "nationalise" => "choose", k => k }.to_string();
            let mut ours: Vec<String> = game.moves(seat).0.iter().map(|o| map(o.kind())).collect();
            ours.sort();
            let theirs: Vec<String> = d["state"]["active"]["actions"].as_array().unwrap().iter().map(|a| a.as_str().unwrap().to_string()).collect();
            if ours != theirs { println!("i={} kinds ours {ours:?} theirs {theirs:?} at {:?} {}", d["i"], game.step(), d["state"]["active"]["entity"]); if std::env::args().any(|a| a == "strict") { return } }
        }
    }
    println!("equal {n}");
}

fn compare(game: &Empire, d: &Value, ids: &[Value]) -> Option<String> {
    let s = &d["state"];
    let mut diffs = Vec::new();
    let mut eq = |what: String, ours: Value, theirs: &Value| if ours != *theirs { diffs.push(format!("{what}: ours {ours} theirs {theirs}")); };
    eq("phase".into(), json!(game.phase().number().to_string()), &s["phase"]);
    eq("bank".into(), json!(game.bank().0), &s["bank"]);
    let (short, num, of) = match game.round() {
        Round::Opening(_) => ("ISR", 1, Value::Null), Round::Stock(_) => ("SR", 1, Value::Null),
        Round::Operating(o) => ("OR", o.number, json!(game.rounds())), Round::Merger(o) => ("MR", o.number, json!(game.rounds())), Round::Over(o) => ("OR", o.number, json!(game.rounds())) };
    eq("round".into(), json!([short, game.set(), num, of]), &json!([s["round"]["short"], s["round"]["turn"], s["round"]["num"], s["round"]["of"]]));
    let owner = |o: Owner| match o { Owner::Bank => Value::Null, Owner::Seat(s) => ids[s.index()].clone(), Owner::Company(c) => json!(site(c)) };
    for p in s["players"].as_array().unwrap() {
        let seat = Seat::new(ids.iter().position(|i| *i == p["id"]).unwrap() as u8).unwrap();
        eq(format!("cash {}", p["id"]), json!(game.cash(seat).0), &p["cash"]);
        eq(format!("value {}", p["id"]), json!(game.value(seat).0), &p["value"]);
        eq(format!("certs {}", p["id"]), json!(game.certificates(seat)), &p["certs"]);
        let mut pr: Vec<_> = game.privates_of(Owner::Seat(seat)).map(|p| p.id()).collect(); pr.sort();
        eq(format!("privates {}", p["id"]), json!(pr), &p["privates"]);
    }
    for p in Private::ALL { eq(format!("owner {}", p.id()), owner(game.private_owner(p)), &s["companies"][p.id()]["owner"]); }
    for c in Company::ALL {
        let t = &s["corporations"][site(c)];
        if t.get("cash").is_none() { if game.charter(c).is_open() { eq(format!("open {}", c.id()), json!(true), t); } continue; }
        let ch = game.charter(c);
        let id = c.id();
        eq(format!("{id} cash"), json!(ch.cash.0), &t["cash"]);
        eq(format!("{id} loans"), json!(ch.loans), &t["loans"]);
        let dir = if c == Company::Rsr { game.steward() } else { ch.director };
        eq(format!("{id} owner"), dir.map_or(Value::Null, |d| ids[d.index()].clone()), &t["owner"]);
        eq(format!("{id} operated"), json!(ch.operated), &t["operated"]);
        let cell = game.market().cell(c);
        eq(format!("{id} price"), json!([cell.map(|_| game.price(c).0), cell.map(|c| c.row), cell.map(|c| c.col)]), &json!([t["price"], t["row"], t["col"]]));
        if c.is_public() { eq(format!("{id} shares"), json!([ch.treasury * 10, ch.pool * 10]), &json!([t["treasury_percent"], t["pool_percent"]])); }
        let trains: Vec<_> = game.depot().of_company(c).map(|c| json!({"id": c.train.to_string(), "name": c.train.kind.id(), "operated": c.used})).collect();
        eq(format!("{id} trains"), json!(trains), &t["trains"]);
        let mut tokens: Vec<_> = ch.stations().map(|at| { let slot = game.board().tokens(russia(), at).position(|o| o == Some(c.on_map())); (russia().hex(at.hex).place.to_string(), at.stop, slot) }).collect();
        tokens.sort();
        eq(format!("{id} tokens"), json!(tokens.iter().map(|(h, c, s)| json!({"hex": h, "city": c, "slot": s})).collect::<Vec<_>>()), &t["tokens"]);
        let pr: Vec<_> = game.privates_of(Owner::Company(c)).map(|p| p.id()).collect();
        eq(format!("{id} privates"), json!(pr), &t["privates"]);
        let left: Vec<_> = ch.tokens.iter().filter(|t| t.at.is_none()).map(|t| t.rate.0).collect();
        eq(format!("{id} tokens left"), json!(left), &t["tokens_left"]);
    }
    let tiles: serde_json::Map<String, Value> = russia().hexes().filter_map(|h| game.board().tile(h).map(|(t, r)| (russia().hex(h).place.to_string(), json!([russia().tile(t).id, r.sixths()])))).collect();
    eq("tiles".into(), Value::Object(tiles), &s["tiles"]);
    let up: Vec<_> = TrainKind::ALL.into_iter().filter(|&k| game.trains_left(k) != Some(0)).map(|k| json!([k.id(), game.trains_left(k).map_or(json!("unlimited"), |n| json!(n))])).collect();
    eq("upcoming".into(), json!(up), &s["depot"]["upcoming"]);
    let pool: Vec<_> = game.depot().of(Holder::Pool).map(|c| c.train.kind.id()).collect();
    eq("discarded".into(), json!(pool), &s["depot"]["discarded"]);
    let over = matches!(game.round(), Round::Over(_));
    eq("finished".into(), json!(over), &s["finished"]);
    if over { let r = match game.round() { Round::Over(e) if e.reason == Reason::Bank => "bank", _ => "final_phase" }; eq("reason".into(), json!(r), &s["end_reason"]); }
    if diffs.is_empty() { None } else { Some(diffs.into_iter().take(4).collect::<Vec<_>>().join(" | ")) }
}
