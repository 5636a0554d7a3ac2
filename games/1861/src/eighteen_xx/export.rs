//! Writing a game as 18xx.games would export it.

use bourse_game::{Game, Money, Refusal, Seat};
use bourse_track::Station;
use serde_json::{Value, json};
use thiserror::Error;

use super::action::{Act, Actor, Bundle, EighteenXxAction};
use super::error::ActionName;
use super::ids::EighteenXxCompany;
use super::names::Names;
use super::shares::Place;
use super::translate::due;
use crate::Edition;
use crate::map;
use crate::{Action, G1861, Rule, Source, TrainRoute};

/// Why a game cannot be written so.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ExportError {
    /// Other rules than the site's.
    #[error("only games of the edition 18xx.games, without other options, can be exported")]
    Edition,
    /// The rules refuse an action.
    #[error("refused: {}", .0.code())]
    Refused(Refusal<Rule>),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// A game that is written action by action.
#[derive(Clone, Debug)]
pub(super) struct Exporter {
    game: G1861,
    names: Names,
    actions: Vec<Value>,
}

impl Exporter {
    /// A game at its start.
    ///
    /// # Errors
    ///
    /// When it is not played as on the site.
    pub(super) fn new(game: G1861) -> Result<Self, ExportError> {
        let options = *game.options();
        let played = crate::Options::of(Edition::EighteenXx);
        if options != played && options != played.with_column_market() {
            return Err(ExportError::Edition);
        }
        Ok(Self { game, names: Names::default(), actions: Vec::new() })
    }

    /// The next decision.
    ///
    /// # Errors
    ///
    /// When the rules refuse it; nothing is written then.
    pub(super) fn play(&mut self, seat: Seat, action: &Action) -> Result<(), ExportError> {
        let (actor, _) = due(&self.game).ok_or(ExportError::Over)?;
        let act = self.act(seat, action);
        let number = self.actions.len() + 1;
        let name = ActionName { id: Some(number as u64), place: number - 1, auto: None };
        let theirs = EighteenXxAction { name, actor, act };
        let change = self.names.change(&theirs, &self.game);
        let before = self.game.clone();
        self.game.replay(seat, action, &mut ()).map_err(ExportError::Refused)?;
        let mut written = self.write(&theirs.act, action, &before);
        written["entity"] = match actor {
            Actor::Seat(seat) => json!(player(seat)),
            Actor::Company(company) => json!(EighteenXxCompany(company).id()),
        };
        written["entity_type"] = json!(match actor {
            Actor::Seat(_) => "player",
            Actor::Company(_) => "corporation",
        });
        written["id"] = json!(number);
        written["created_at"] = json!(number);
        self.actions.push(written);
        self.names.follow(change, &self.game);
        Ok(())
    }

    /// The file, with what the players call themselves.
    #[must_use]
    pub(super) fn file(&self, names: Option<&[String]>) -> Value {
        let players = self.game.players();
        let name = |seat: Seat| {
            let given = names.and_then(|names| names.get(seat.index()));
            given.cloned().unwrap_or_else(|| format!("Player {}", seat.number() + 1))
        };
        let names = distinct(players.seats().map(name).collect());
        let player = |seat: Seat| json!({ "id": player(seat), "name": names[seat.index()] });
        let standing = self.game.turn().standing();
        let column = self.game.options().chart() == crate::Chart::Column;
        let rules: &[&str] = if column { &["column_market"] } else { &[] };
        let result = standing.map(|standing| {
            let score = |seat: Seat| (self::player(seat).to_string(), standing.scores[seat].0);
            players.seats().map(score).collect::<std::collections::BTreeMap<_, _>>()
        });
        json!({
            "id": "bourse",
            "title": "1861",
            "description": "",
            "mode": "hotseat",
            "status": if standing.is_some() { "finished" } else { "active" },
            "loaded": true,
            "user": { "id": 0, "name": "You" },
            "min_players": players.count(),
            "max_players": players.count(),
            "players": players.seats().map(player).collect::<Vec<_>>(),
            "settings": { "seed": 1, "optional_rules": rules },
            "turn": self.game.set(),
            "result": result,
            "actions": self.actions,
        })
    }

    /// What the decision is in the site's terms.
    fn act(&self, seat: Seat, action: &Action) -> Act {
        let bundle = |company, place, shares| Bundle {
            company,
            certificates: self.names.shares.some(company, place, shares),
            shares,
            price: None,
        };
        match action {
            Action::Pass | Action::Accept | Action::Decline => Act::Pass,
            &Action::Bid { lot, amount } => Act::Bid { lot, price: amount },
            &Action::BuyShare { company, from } => {
                let place = match from {
                    Source::Treasury => Place::Treasury,
                    Source::Pool => Place::Pool,
                };
                Act::BuyShares(bundle(company, place, 1))
            }
            &Action::SellShares { company, shares } => {
                Act::SellShares(bundle(company, Place::Seat(seat), shares))
            }
            &Action::Redeem { shares } => match self.game.operating() {
                Some(company) => Act::BuyShares(bundle(company, Place::Pool, shares)),
                None => Act::Pass,
            },
            &Action::Found { company, price } => Act::Found { company, price },
            &Action::PlaceToken { at } => Act::PlaceToken { city: self.names.pieces.city(at) },
            &Action::RemoveToken { at } => Act::RemoveToken { city: self.names.pieces.city(at) },
            &Action::BuyPrivate { private, price } => Act::BuyPrivate { private, price },
            &Action::LayTile { hex, tile, rotation } => {
                Act::LayTile { hex, piece: self.names.pieces.free(tile.0), rotation }
            }
            Action::Run { routes, revenue } => {
                Act::Run { routes: routes.clone(), revenue: Some(*revenue) }
            }
            &Action::Dividend { kind } => Act::Dividend { kind },
            &Action::BuyTrain { train, price } => Act::BuyTrain { train, price },
            &Action::DiscardTrain { train } => Act::DiscardTrain { train },
            Action::Convert => Act::Convert,
            &Action::Merge { company } | &Action::Form { company } => Act::Merge { company },
            Action::Nationalise => Act::Nationalise,
            Action::Recorded { action, .. } => self.act(seat, action),
        }
    }

    /// The action as the site writes it, but for who acts.
    fn write(&self, act: &Act, action: &Action, before: &G1861) -> Value {
        let company = |company| EighteenXxCompany(company).id();
        match act {
            Act::Pass => json!({ "type": "pass" }),
            Act::Bid { lot: crate::Lot::Private(private), price } => {
                json!({ "type": "bid", "company": private.id(), "price": price })
            }
            Act::Bid { lot: crate::Lot::Minor(minor), price } => {
                json!({ "type": "bid", "corporation": company(*minor), "price": price })
            }
            Act::Found { company: public, price } => {
                let cell = self.game.chart().public_start(*price).map(|(_, cell)| cell);
                let (row, col) = cell.map_or((0, 0), |cell| (cell.row, cell.col));
                let price = format!("{price},{row},{col}");
                json!({ "type": "par", "corporation": company(*public), "share_price": price })
            }
            Act::BuyShares(bundle) => shares("buy_shares", bundle),
            Act::SellShares(bundle) => shares("sell_shares", bundle),
            Act::LayTile { hex, piece, rotation } => json!({
                "type": "lay_tile",
                "hex": hex,
                "tile": piece.to_string(),
                "rotation": rotation,
            }),
            Act::PlaceToken { city } => json!({
                "type": "place_token",
                "city": city.to_string(),
                "slot": slot(&self.game, before, action),
            }),
            Act::RemoveToken { city } => json!({
                "type": "remove_token",
                "city": city.to_string(),
                "slot": slot(before, &self.game, action),
            }),
            Act::Run { routes, .. } => json!({
                "type": "run_routes",
                "routes": written_routes(before, routes),
                "extra_revenue": 0,
                "subsidy": 0,
            }),
            Act::Dividend { kind } => {
                let kind = match kind {
                    crate::Payment::Pay => "payout",
                    crate::Payment::Half => "half",
                    crate::Payment::Withhold => "withhold",
                };
                json!({ "type": "dividend", "kind": kind })
            }
            Act::BuyTrain { train, price } => {
                json!({ "type": "buy_train", "train": train, "price": price })
            }
            Act::DiscardTrain { train } => json!({ "type": "discard_train", "train": train }),
            Act::BuyPrivate { private, price } => {
                json!({ "type": "buy_company", "company": private.id(), "price": price })
            }
            Act::Convert => json!({ "type": "convert" }),
            Act::Merge { company: other } => {
                json!({ "type": "merge", "corporation": company(*other) })
            }
            Act::Nationalise => json!({ "type": "choose", "choice": "nationalize" }),
        }
    }
}

/// The site's ids of the players: 1, 2, …
fn player(seat: Seat) -> u8 {
    seat.number() + 1
}

fn shares(kind: &str, bundle: &Bundle) -> Value {
    let certificates: Vec<String> = bundle.certificates.iter().map(ToString::to_string).collect();
    json!({ "type": kind, "shares": certificates, "percent": bundle.shares * 10 })
}

/// The circle of a token that one state has and the other has not.
fn slot(with: &G1861, without: &G1861, action: &Action) -> usize {
    let (Action::PlaceToken { at } | Action::RemoveToken { at }) = action else { return 0 };
    let at: Station = (*at).into();
    let circles = |game: &G1861| game.board().tokens(map(), at).collect::<Vec<_>>();
    let pairs = circles(with).into_iter().zip(circles(without));
    pairs.into_iter().position(|(one, other)| one != other).unwrap_or(0)
}

/// The routes with their stops and what each brings.
fn written_routes(game: &G1861, routes: &[TrainRoute]) -> Vec<Value> {
    let told = game.told_routes(routes).unwrap_or_default();
    let place = |hex| map().hex(hex).place.to_string();
    let write = |(route, told): (&TrainRoute, &bourse_track::Route)| {
        let hexes: Vec<String> = told.stops.iter().map(|stop| place(stop.station.hex)).collect();
        let node = |stop: &bourse_track::RouteStop| {
            format!("{}-{}", place(stop.station.hex), stop.station.stop)
        };
        json!({
            "train": route.train,
            "connections": route.connections,
            "hexes": hexes,
            "revenue": Money(i32::try_from(told.revenue).unwrap_or(i32::MAX)),
            "revenue_str": hexes.join("-"),
            "nodes": told.stops.iter().map(node).collect::<Vec<_>>(),
        })
    };
    routes.iter().zip(&told).map(write).collect()
}

/// The site tells players apart by their names: of several with one name, those
/// after the first are numbered.
fn distinct(given: Vec<String>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in &given {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let other = numbered.filter(|numbered| !given.contains(numbered));
        let free = std::iter::once(name.clone()).chain(other).find(|name| !names.contains(name));
        names.extend(free);
    }
    names
}
