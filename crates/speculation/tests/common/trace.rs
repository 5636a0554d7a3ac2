//! The trace state of the record format, for comparison.

use bourse_game::{Game, Seat, Turn};
use bourse_speculation::{ByCompany, Company, Speculation};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The trace state after a line; nothing while a draw is due.
pub(crate) fn trace(game: &Speculation, line: usize) -> Option<Value> {
    let turn = game.turn();
    if matches!(turn, Turn::Chance(_)) {
        return None;
    }
    let table = game.table();
    let seats: Vec<Seat> = table.players().seats().collect();
    let per_seat = |value: &dyn Fn(Seat) -> Value| -> Vec<Value> {
        seats.iter().map(|&seat| value(seat)).collect()
    };
    let standing = turn.standing();
    let winners = standing.map(|standing| standing.winners);
    let scores = standing.map(|result| per_seat(&|seat| json!(result.scores[seat])));
    Some(json!({
        "line": line,
        "round": table.round(),
        "active": table.active(),
        "phase": table.phase().id(),
        "to_move": turn.to_move(),
        "action": table.action(),
        "movement": table.movement(),
        "positions": list(table.track().positions()),
        "end_order": table.track().end_order().collect::<Vec<Company>>(),
        "prices": list(&table.prices()),
        "cash": per_seat(&|seat| json!(game.cash(seat))),
        "shares": per_seat(&|seat| list(table.shares(seat))),
        "bank": list(table.bank()),
        "bags": {"action": table.action_bag(), "movement": table.movement_bag()},
        "hands": per_seat(&|seat| json!(game.cards(seat).hand())),
        "deck_counts": per_seat(&|seat| json!(game.cards(seat).deck().len())),
        "discards": per_seat(&|seat| json!(game.cards(seat).discard())),
        "committed": per_seat(&|seat| json!(game.cards(seat).committed())),
        "last": table.last(),
        "over": standing.is_some(),
        "scores": scores,
        "winners": winners,
        "legal": legal(game),
    }))
}

fn list<T: Serialize>(values: &ByCompany<T>) -> Value {
    values.iter().map(|value| json!(value)).collect()
}

/// The decisions open now; those of a commitment by seat.
fn legal(game: &Speculation) -> Value {
    let to_move = game.turn().to_move();
    let written = |seat| serde_json::to_value(game.moves(seat)).unwrap();
    if game.table().phase().id() == "commit" {
        let mut by_seat = Map::new();
        for seat in to_move.iter() {
            by_seat.insert(seat.to_string(), written(seat)["commit"].clone());
        }
        return json!({"commit": by_seat});
    }
    to_move.first().map_or(json!({}), written)
}
