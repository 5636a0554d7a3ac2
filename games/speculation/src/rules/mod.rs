//! The rules, and nothing but the rules.

mod action;
mod card;
mod cards;
mod collections;
mod company;
mod data;
mod draw;
mod end;
mod event;
mod moves;
mod options;
mod position;
mod prices;
mod rank;
mod reveal;
mod rule;
mod seated;
mod state;
mod table;
mod tile;
mod track;
mod trade;
mod turn;
mod view;

pub use action::{Action, ActionKind, SeenAction};
pub use card::{Card, CardSet, Pile};
pub use cards::Cards;
pub use company::{ByCompany, Company, CompanySet};
pub use data::{HolidayEffect, Shade};
pub use draw::{Due, Outcome, OutcomeKind, SeenOutcome};
pub use event::{Deal, Event, HiddenCard, SeenEvent};
pub use moves::{Moves, SeenMoves, Trades};
pub use options::{
    Discards, EndRanks, NewDeckDraw, Options, RankMinusStart, RankPlusEnd, RankPlusStart, RankTile,
    Side, TradeDeal,
};
pub use position::{Position, PositionError};
pub(crate) use prices::{HIGHEST, LOWEST};
pub use prices::{List, PriceError, PriceList, PriceLists, SidePrices, WrittenPrices, WrittenSide};
pub use reveal::{PawnMove, Reveal, Standings, steps};
pub use rule::Rule;
pub use seated::Seated;
pub use state::Speculation;
pub use table::{Phase, Table};
pub use tile::{ByTile, Movement, MovementSet, Tile};
pub use track::{Space, Track, TrackSection};
pub use view::{SeenCards, SeenPile, View};

use bourse_game::Money;

/// What a share costs while its company's pawn is on START.
pub const START_PRICE: Money = data::START_PRICE;
/// What each player begins with.
pub const STARTING_CASH: Money = data::STARTING_CASH;
/// Whether the built-in price lists are reconstructed rather than read off the
/// printed board.
pub const PRICES_ARE_RECONSTRUCTED: bool = data::PRICES_ARE_RECONSTRUCTED;
/// The action tiles of the box.
pub const ACTION_TILES: ByTile<u8> = data::ACTION_TILES;
/// How many cards a player draws in the beginning.
pub const HAND: u8 = data::HAND;

/// How many shares of each company are in play; 0 where the game cannot be
/// played by so many.
#[must_use]
pub fn shares_in_play(players: bourse_game::Players) -> u8 {
    data::by_players(&data::SHARES_IN_PLAY, players).copied().unwrap_or(0)
}
