//! A company lays track (§5.5.2).

use bourse_game::{Money, Refusal, Sink};
use bourse_track::{Colour, Hex, LayError, Network, Rotation, Survey, TileId, TileSet};

use crate::map;
use crate::rules::action::Action;
use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind, Private};
use crate::rules::data::{LAYS, SECOND_LAY, UPGRADE_HEX};
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::names::{HexName, RotationNumber, TileName};
use crate::rules::phase::Phase;
use crate::rules::rounds::Turn;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

/// What the next lay costs before terrain; nothing if there is none.
fn lay_cost(turn: &Turn) -> Option<Money> {
    match turn.laid.len() as u8 {
        0 => Some(Money::ZERO),
        laid => (laid < LAYS).then_some(SECOND_LAY),
    }
}

/// It may lay as long as it could pay for the lay itself.
pub(super) fn asks(game: &G1861, company: Company) -> bool {
    let cost = game.company_turn().and_then(lay_cost);
    company.kind() != Kind::State && cost.is_some_and(|cost| game.buying_power(company) >= cost)
}

/// The private that keeps everybody out of a hex.
fn blocked(game: &G1861, hex: Hex) -> Option<Private> {
    game.blocked_hexes().find(|&(blocked, _)| blocked == hex).map(|(_, private)| private)
}

/// Terrain when the first tile is laid; otherwise upgrades are free but for
/// Kiev's green tile and perhaps Nizhnii Novgorod (§5.5.2.3, M-4).
fn terrain_cost(game: &G1861, hex: Hex) -> Money {
    let map = map();
    let cost = match game.board.tile(hex) {
        Some((tile, _)) => map.tile(tile).cost_to_replace,
        None if game.board.colour(map, hex) == Colour::White => map.hex(hex).cost,
        None if map.hex_by_id(UPGRADE_HEX) == Some(hex) => {
            return Money(game.options().k7_upgrade_cost().amount());
        }
        None => 0,
    };
    Money(i32::from(cost))
}

impl G1861 {
    /// How many of each tile are left; as many as wanted if not said. More
    /// yellow ones can be made if they run out (M-1); where they are limited,
    /// 18xx.games still has enough of 7, 8 and 9.
    pub fn tiles_left(&self) -> impl Iterator<Item = (TileId, Option<u8>)> + use<> {
        let map = map();
        let mut laid = [0_u8; 256];
        for (tile, _) in map.hexes().filter_map(|hex| self.board.tile(hex)) {
            laid[tile.index()] += 1;
        }
        let (jklm, limited) = (self.options().is_jklm(), self.options().limited_yellow());
        let unlimited = move |tile: TileId| {
            let plain = || !jklm && ["7", "8", "9"].contains(&&*map.tile(tile).id);
            map.tile(tile).colour == Colour::Yellow && (!limited || plain())
        };
        map.tiles().map(move |tile| {
            let left = map.tile(tile).count.saturating_sub(laid[tile.index()]);
            (tile, (!unlimited(tile)).then_some(left))
        })
    }

    /// What the operating company's next lay costs in a hex, terrain included;
    /// nothing if it has none left.
    #[must_use]
    pub fn lay_price(&self, hex: Hex) -> Option<Money> {
        Some(lay_cost(self.company_turn()?)? + terrain_cost(self, hex))
    }

    /// The hexes nobody builds in yet, and the privates that keep them.
    pub fn blocked_hexes(&self) -> impl Iterator<Item = (Hex, Private)> + use<> {
        let keep = self.phase < Phase::MERGERS;
        let blocks = |private: Private| private.blocks().map(move |hex| (hex, private));
        Private::ALL.into_iter().filter(move |_| keep).flat_map(blocks)
    }
}

/// The tiles of which one is left.
fn stock(game: &G1861) -> TileSet {
    game.tiles_left().filter(|&(_, left)| left != Some(0)).map(|(tile, _)| tile).collect()
}

fn survey<'a>(game: &'a G1861, network: &'a Network) -> Survey<'a> {
    Survey {
        map: map(),
        board: &game.board,
        network,
        newest: game.phase.newest_colour(),
        stock: stock(game),
    }
}

/// What forbids any tile in a hex.
fn check_hex(game: &G1861, company: Company, hex: Hex) -> Result<(), Rule> {
    let Some(turn) = game.company_turn() else {
        return Err(Rule::TileDoesNotFit { upgrade: false });
    };
    if let Some(private) = blocked(game, hex) {
        return Err(Rule::HexBlocked { private });
    }
    if turn.laid.contains(&hex) {
        return Err(Rule::SameHexTwice);
    }
    if turn.upgraded && game.board.colour(map(), hex) != Colour::White {
        return Err(Rule::SecondUpgrade);
    }
    let price = lay_cost(turn).unwrap_or(SECOND_LAY) + terrain_cost(game, hex);
    let means = game.buying_power(company);
    if price > means { Err(Rule::TrackTooExpensive { price, means }) } else { Ok(()) }
}

/// Whether there is a tile to lay: the first that is found will do.
pub(super) fn can_lay(game: &G1861) -> bool {
    let company = game.in_turn();
    let network = game.network(company);
    let survey = survey(game, &network.1);
    let fits = |hex: &Hex| survey.legal(*hex).next().is_some();
    map().hexes().filter(fits).any(|hex| check_hex(game, company, hex).is_ok())
}

pub(super) fn offers(game: &G1861, company: Company, offers: &mut Vec<Offer>) {
    let network = game.network(company);
    let mut lays = survey(game, &network.1).lays();
    let mut last: Option<(Hex, bool)> = None;
    lays.retain(|&(hex, ..)| match last {
        Some((known, allowed)) if known == hex => allowed,
        _ => {
            let allowed = check_hex(game, company, hex).is_ok();
            last = Some((hex, allowed));
            allowed
        }
    });
    offers.push(Offer::LayTile(lays));
    offers.push(Offer::PASS);
}

pub(super) fn check(game: &G1861, company: Company, action: &Action) -> Checked {
    match action {
        Action::Pass => Ok(()),
        Action::LayTile { hex, tile, rotation } => {
            Ok(check_lay(game, company, hex.0, tile.0, rotation.0)?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

fn check_lay(
    game: &G1861,
    company: Company,
    hex: Hex,
    tile: TileId,
    rotation: Rotation,
) -> Result<(), Rule> {
    check_hex(game, company, hex)?;
    let network = game.network(company);
    let colour = game.board.colour(map(), hex);
    let upgrade = matches!(colour, Colour::Yellow | Colour::Green | Colour::Brown);
    survey(game, &network.1).check(hex, tile, rotation).map_err(|refusal| match refusal {
        bourse_track::Refusal::Fit(error) => match error {
            LayError::Fixed | LayError::Colour | LayError::Kind | LayError::Label => {
                Rule::TileDoesNotFit { upgrade }
            }
            LayError::ClosedEdge(_) => Rule::TrackLeavesMap,
            LayError::TrackLost | LayError::StationLost | LayError::NoRoom => Rule::TrackLost,
        },
        bourse_track::Refusal::NotYet => Rule::ColourNotYet,
        bourse_track::Refusal::NoneLeft => Rule::NoTileLeft,
        bourse_track::Refusal::MoreExits => Rule::MoreExits,
        bourse_track::Refusal::Unconnected => Rule::TileUnconnected { upgrade },
        bourse_track::Refusal::NothingNew => Rule::NothingNew,
    })
}

pub(super) fn apply(
    game: &mut G1861,
    company: Company,
    (hex, tile, rotation): (HexName, TileName, RotationNumber),
    sink: &mut impl Sink<Event>,
) {
    let upgrade = game.board.colour(map(), hex.0) != Colour::White;
    let terrain = terrain_cost(game, hex.0);
    let Some(turn) = game.turn_mut() else { return };
    let cost = lay_cost(turn).unwrap_or(SECOND_LAY) + terrain;
    turn.upgraded |= upgrade;
    turn.laid.push(hex.0);
    game.borrow_for(company, cost, sink);
    sink.event(Event::TileLaid { company, hex, tile, rotation, cost });
    game.pay(Owner::Company(company), Owner::Bank, cost, sink);
    lay(game, hex, tile, rotation);
    game.place_state_moscow(hex.0, sink);
}

fn lay(game: &mut G1861, hex: HexName, tile: TileName, rotation: RotationNumber) {
    // Checked: the tile fits.
    let _ = game.board.lay(map(), hex.0, tile.0, rotation.0);
    game.track_laid(hex.0);
    game.forget_token_places();
}
