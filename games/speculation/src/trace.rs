//! The trace of Speculation, and the host's price lists in the header.

use bourse_game::{Ended, Game, Money, Object, PricesError, Recorded, Seat, Seats, plain};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{
    ByCompany, ByTile, Card, CardSet, Company, List, Movement, MovementSet, Options, Phase, Pile,
    PriceError, PriceLists, Reveal, Side, Space, Speculation, Tile, WrittenPrices,
};

#[derive(Serialize)]
struct Trace {
    line: u64,
    round: u32,
    active: Seat,
    phase: &'static str,
    to_move: Seats,
    action: Option<Tile>,
    movement: Option<Movement>,
    positions: Vec<Space>,
    end_order: Vec<Company>,
    prices: Vec<Money>,
    cash: Vec<Money>,
    shares: Vec<Vec<u8>>,
    bank: Vec<u8>,
    bags: Bags,
    hands: Vec<CardSet>,
    deck_counts: Vec<usize>,
    discards: Vec<Pile>,
    committed: Vec<Option<Card>>,
    last: Option<Reveal>,
    over: bool,
    scores: Option<Vec<Money>>,
    winners: Option<Vec<Seat>>,
    legal: Value,
}

#[derive(Serialize)]
struct Bags {
    action: ByTile<u8>,
    movement: MovementSet,
}

impl Recorded for Speculation {
    fn trace(&self, line: u64) -> impl Serialize {
        let table = self.table();
        let turn = self.turn();
        let seats = || table.players().seats();
        let result = turn.standing().map(|standing| Ended::new(table.players(), &standing));
        let over = result.is_some();
        let (scores, winners) = result.map(|result| (result.scores, result.winners)).unzip();
        Trace {
            line,
            round: table.round(),
            active: table.active(),
            phase: table.phase().id(),
            to_move: turn.to_move(),
            action: table.action(),
            movement: table.movement(),
            positions: list(table.track().positions()),
            end_order: table.track().end_order().collect(),
            prices: list(&table.prices()),
            cash: seats().map(|seat| self.cash(seat)).collect(),
            shares: seats().map(|seat| list(table.shares(seat))).collect(),
            bank: list(table.bank()),
            bags: Bags { action: *table.action_bag(), movement: table.movement_bag() },
            hands: seats().map(|seat| self.cards(seat).hand()).collect(),
            deck_counts: seats().map(|seat| self.cards(seat).deck().len()).collect(),
            discards: seats().map(|seat| self.cards(seat).discard()).collect(),
            committed: seats().map(|seat| self.cards(seat).committed()).collect(),
            last: table.last().copied(),
            over,
            scores,
            winners,
            legal: legal(self),
        }
    }

    fn kind(&self) -> Option<&'static str> {
        match self.table().phase() {
            Phase::Over => None,
            phase => Some(phase.id()),
        }
    }

    fn read_prices(options: &mut Options, prices: &Value) -> Result<(), PricesError> {
        let Object(written) = serde_json::from_value::<Object<WrittenPrices>>(prices.clone())
            .map_err(|error| PricesError::Wrong(plain(&error)))?;
        let lists = PriceLists::try_from(written)
            .map_err(|fault| PricesError::Wrong(price_fault(&fault)))?;
        options.prices = Some(lists);
        Ok(())
    }

    fn write_prices(options: &Options) -> Option<Map<String, Value>> {
        match serde_json::to_value(options.prices?) {
            Ok(Value::Object(lists)) => Some(lists),
            Ok(_) | Err(_) => None,
        }
    }
}

fn list<T: Copy>(values: &ByCompany<T>) -> Vec<T> {
    values.iter().copied().collect()
}

/// The decisions open now; those of a commitment by seat.
fn legal(game: &Speculation) -> Value {
    let to_move = game.turn().to_move();
    let written = |seat| serde_json::to_value(game.moves(seat)).unwrap_or_default();
    if matches!(game.table().phase(), Phase::Commit { .. }) {
        let by_seat: Map<String, Value> =
            to_move.iter().map(|seat| (seat.to_string(), written(seat)["commit"].take())).collect();
        return json!({ "commit": by_seat });
    }
    to_move.first().map_or_else(|| json!({}), written)
}

/// What is wrong with price lists, in words.
fn price_fault(fault: &PriceError) -> String {
    let side = |side: &Side| side.id();
    let place = |list: &List| match list {
        List::Section(section) => format!("section {}", section.number()),
        List::End => "END".into(),
    };
    match fault {
        PriceError::NoSide => "there are lists for neither side".into(),
        PriceError::Sections { side: of, given } => {
            format!("side {} has {given} lists for six sections", side(of))
        }
        PriceError::Length { side: of, list, given } => {
            format!("side {}, {}: {given} prices, not eight", side(of), place(list))
        }
        PriceError::Range { side: of, list, rank, price } => {
            format!("side {}, {}, rank {rank}: {price} is out of range", side(of), place(list))
        }
        PriceError::Rising { side: of, list, rank, price, before } => format!(
            "side {}, {}, rank {rank}: {price} is higher than {before} before it",
            side(of),
            place(list)
        ),
    }
}
