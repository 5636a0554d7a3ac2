//! The plain state: which tiles lie where and whose tokens stand on them.

pub(crate) mod geometry;
pub(crate) mod layout;
pub(crate) mod map;
pub(crate) mod side;
pub(crate) mod tile;

use crate::board::geometry::{Hex, Rotation};
use crate::board::layout::{Laid, Pays, Stop, StopKind};
use crate::board::map::{Column, MOST_CITY_HEXES, MOST_HEXES, Map};
use crate::board::side::{Sides, edge_of, hex_of};
use crate::board::tile::TileId;
use crate::network::alternating_paths::comes_to;
use crate::network::breadth_first::{exits, sides_of};

/// Circles for tokens a hex can have, all its stops together.
pub const SLOTS: usize = 4;

/// The mark of an empty circle.
pub(crate) const NOBODY: u8 = u8::MAX;
const PRINTED: u8 = u8::MAX;

/// Whoever has tokens. The number means something to the caller only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Company(u8);

impl Company {
    /// The company with this number, up to 254.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number == NOBODY { None } else { Some(Self(number)) }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A stop on the map: a hex, and which of its stops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Station {
    /// The hex.
    pub hex: Hex,
    /// The stop's index in the hex's layout.
    pub stop: u8,
}

/// Why a token cannot stand somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TokenError {
    /// No city there.
    #[error("there is no such city")]
    NoCity,
    /// No such circle.
    #[error("the city has no such circle")]
    NoSlot,
    /// Somebody's token is there.
    #[error("the circle is taken")]
    Taken,
    /// One token per company and hex.
    #[error("the company has a token in this hex")]
    SecondToken,
    /// No token there.
    #[error("there is no token")]
    Empty,
}

/// Tiles and tokens on a map. Which map is for the caller to remember: every
/// function that needs it takes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    tiles: [u8; MOST_HEXES],
    rotations: [u8; MOST_HEXES],
    tokens: [[u8; SLOTS]; MOST_CITY_HEXES],
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

impl Board {
    /// The map as printed, without tokens.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            tiles: [PRINTED; MOST_HEXES],
            rotations: [0; MOST_HEXES],
            tokens: [[NOBODY; SLOTS]; MOST_CITY_HEXES],
        }
    }

    /// The tile on a hex and how it lies; nothing where the print shows.
    #[must_use]
    pub fn tile(&self, hex: Hex) -> Option<(TileId, Rotation)> {
        let tile = *self.tiles.get(hex.index())?;
        let rotation = Rotation::new(self.rotations[hex.index()])?;
        (tile != PRINTED).then_some((TileId(tile), rotation))
    }

    /// What is to be seen on a hex.
    #[must_use]
    pub fn laid<'a>(&self, map: &'a Map, hex: Hex) -> Laid<'a> {
        match self.tile(hex) {
            Some((tile, rotation)) => Laid { layout: &map.tile(tile).layout, rotation },
            None => Laid { layout: &map.hex(hex).layout, rotation: Rotation::NONE },
        }
    }

    /// A stop as it is on the map now.
    #[must_use]
    pub fn stop<'a>(&self, map: &'a Map, at: Station) -> Option<&'a Stop> {
        self.laid(map, at.hex).layout.stops().get(usize::from(at.stop))
    }

    /// All stops there are, in the map's order.
    pub fn stations<'a>(&'a self, map: &'a Map) -> impl Iterator<Item = Station> + 'a {
        map.hexes().flat_map(|hex| {
            let stops = self.laid(map, hex).layout.stops().len() as u8;
            (0..stops).map(move |stop| Station { hex, stop })
        })
    }

    /// Puts a tile down without asking whether it is legal; tokens of the hex
    /// stay in their circles. For positions that are read; a game uses
    /// [`lay`](Self::lay).
    pub fn put_tile(&mut self, hex: Hex, tile: TileId, rotation: Rotation) {
        self.tiles[hex.index()] = tile.0;
        self.rotations[hex.index()] = rotation.sixths();
    }

    pub(crate) fn slots_of(&self, map: &Map, hex: Hex) -> Option<&[u8; SLOTS]> {
        self.tokens.get(map.city_index(hex)?)
    }

    pub(crate) fn slots_of_mut(&mut self, map: &Map, hex: Hex) -> Option<&mut [u8; SLOTS]> {
        self.tokens.get_mut(map.city_index(hex)?)
    }

    /// Whose tokens stand in a city, circle by circle.
    pub fn tokens(
        &self,
        map: &Map,
        at: Station,
    ) -> impl ExactSizeIterator<Item = Option<Company>> + Clone + '_ {
        let circles = self.laid(map, at.hex).layout.circles(at.stop);
        let circles = self.slots_of(map, at.hex).and_then(|all| all.get(circles));
        circles.unwrap_or_default().iter().map(|&owner| Company::new(owner))
    }

    /// Puts a token into a circle.
    ///
    /// # Errors
    /// If there is no such circle, it is taken, or the company is in the hex.
    pub fn place_token(
        &mut self,
        map: &Map,
        at: Station,
        slot: usize,
        company: Company,
    ) -> Result<(), TokenError> {
        if self.stations_of(map, company).any(|own| own.hex == at.hex) {
            return Err(TokenError::SecondToken);
        }
        self.add_token(map, at, slot, company)
    }

    /// Puts a token into a circle, also where the company has one in the hex:
    /// for the moment of a merger.
    ///
    /// # Errors
    /// If there is no such circle or it is taken.
    pub fn add_token(
        &mut self,
        map: &Map,
        at: Station,
        slot: usize,
        company: Company,
    ) -> Result<(), TokenError> {
        let circle = self.circle(map, at, slot)?;
        if *circle != NOBODY {
            return Err(TokenError::Taken);
        }
        *circle = company.0;
        Ok(())
    }

    /// Takes a token from a circle.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove_token(
        &mut self,
        map: &Map,
        at: Station,
        slot: usize,
    ) -> Result<Company, TokenError> {
        let circle = self.circle(map, at, slot)?;
        let company = Company::new(*circle).ok_or(TokenError::Empty)?;
        *circle = NOBODY;
        Ok(company)
    }

    /// Gives a token in a circle to another company, as a merger or a
    /// nationalisation does; that company may have another token in the hex.
    /// Tells whose it was.
    ///
    /// # Errors
    /// If there is none.
    pub fn replace_token(
        &mut self,
        map: &Map,
        at: Station,
        slot: usize,
        company: Company,
    ) -> Result<Company, TokenError> {
        let circle = self.circle(map, at, slot)?;
        let before = Company::new(*circle).ok_or(TokenError::Empty)?;
        *circle = company.0;
        Ok(before)
    }

    /// Takes a company's token from a city and tells from which circle; of two
    /// the one in the first circle.
    ///
    /// # Errors
    /// If it has none there.
    pub fn remove_token_of(
        &mut self,
        map: &Map,
        at: Station,
        company: Company,
    ) -> Result<usize, TokenError> {
        let slot = self.tokens(map, at).position(|owner| owner == Some(company));
        let slot = slot.ok_or(TokenError::Empty)?;
        self.remove_token(map, at, slot)?;
        Ok(slot)
    }

    fn circle(&mut self, map: &Map, at: Station, slot: usize) -> Result<&mut u8, TokenError> {
        if self.stop(map, at).is_none_or(|stop| stop.kind != StopKind::City) {
            return Err(TokenError::NoCity);
        }
        let circles = self.laid(map, at.hex).layout.circles(at.stop);
        let all = self.slots_of_mut(map, at.hex).ok_or(TokenError::NoCity)?;
        let circles = all.get_mut(circles).unwrap_or_default();
        circles.get_mut(slot).ok_or(TokenError::NoSlot)
    }

    /// Where a company's tokens stand.
    pub fn stations_of<'a>(
        &'a self,
        map: &'a Map,
        company: Company,
    ) -> impl Iterator<Item = Station> + 'a {
        let hexes = map.city_hexes().iter().zip(&self.tokens);
        let held = hexes.filter(move |(_, slots)| slots.contains(&company.0));
        held.flat_map(move |(&hex, _)| self.stations_in(map, hex, company))
    }

    /// In which cities of a hex a company's tokens stand.
    pub fn stations_in<'a>(
        &'a self,
        map: &'a Map,
        hex: Hex,
        company: Company,
    ) -> impl Iterator<Item = Station> + 'a {
        let stops = match self.slots_of(map, hex) {
            Some(slots) if slots.contains(&company.0) => self.laid(map, hex).layout.stops().len(),
            _ => 0,
        };
        let stations = (0..stops as u8).map(move |stop| Station { hex, stop });
        stations.filter(move |&at| self.tokens(map, at).any(|owner| owner == Some(company)))
    }

    /// What a stop pays; nothing where there is none.
    #[must_use]
    pub fn revenue_of(&self, map: &Map, at: Station, column: Column) -> u32 {
        u32::from(match self.stop(map, at).map(|stop| stop.pays) {
            Some(Pays::Fixed(revenue)) => revenue,
            Some(Pays::Area(area)) => map.area(area).map_or(0, |it| it.revenue[column.index()]),
            None => 0,
        })
    }

    /// Whether track leads from a stop to another one, of any hex, with no stop
    /// between; back to the same stop does not count.
    #[must_use]
    pub fn leads_anywhere(&self, map: &Map, at: Station) -> bool {
        self.leads_to(map, at, 1 << at.stop)
    }

    /// Whether track leads from a stop to another one, or back to the same by
    /// another way.
    #[must_use]
    pub fn leads_to_a_stop(&self, map: &Map, at: Station) -> bool {
        self.leads_to(map, at, 0)
    }

    /// Whether track leads from a stop to any but the given ones of its own hex.
    fn leads_to(&self, map: &Map, at: Station, but: u8) -> bool {
        if self.laid(map, at.hex).stubs(usize::from(at.stop)).is_empty() {
            return false;
        }
        let exits = |side| exits(map, self, side, |_, _| false);
        let another = |side| {
            let hex = hex_of(side);
            let but = if hex == at.hex { but } else { 0 };
            self.laid(map, hex).stops_at(edge_of(side)) & !but != 0
        };
        comes_to(map, sides_of(map, self, at), None, exits, another)
    }

    /// The stops whose track begins at one of these sides, in the map's order.
    pub(crate) fn stations_at<'a>(
        &'a self,
        map: &'a Map,
        entered: &'a Sides,
    ) -> impl Iterator<Item = Station> + 'a {
        let led_to = map.hexes().filter(|&hex| !entered.of(hex).is_empty());
        led_to.flat_map(move |hex| {
            let laid = self.laid(map, hex);
            let stops = 0..laid.layout.stops().len();
            let entered = stops.filter(move |&stop| laid.stubs(stop).meets(entered.of(hex)));
            entered.map(move |stop| Station { hex, stop: stop as u8 })
        })
    }

    /// Whether a company's trains may not pass a city: every circle is taken
    /// and none by itself; a reserved circle counts as free.
    #[must_use]
    pub fn is_blocked(&self, map: &Map, at: Station, company: Company) -> bool {
        let mut tokens = self.tokens(map, at);
        tokens.len() > 0 && tokens.all(|owner| owner.is_some_and(|owner| owner != company))
    }
}
