//! The plain state: which tiles lie where and whose tokens stand on them.

use crate::geometry::{Hex, Rotation};
use crate::layout::{Laid, StopKind};
use crate::map::{MOST_CITY_HEXES, MOST_HEXES, Map};
use crate::tile::TileId;

/// Circles for tokens a hex can have, all its stops together.
pub const SLOTS: usize = 4;

const NOBODY: u8 = u8::MAX;
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
    /// One token per company and hex (1861 §5.5.3).
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
        let layout = self.laid(map, at.hex).layout;
        let stop = usize::from(at.stop);
        let slots = layout.stops().get(stop).map_or(0, |stop| usize::from(stop.slots));
        let first = layout.first_slot(stop);
        let circles = self.slots_of(map, at.hex).and_then(|all| all.get(first..first + slots));
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

    fn circle(&mut self, map: &Map, at: Station, slot: usize) -> Result<&mut u8, TokenError> {
        let layout = self.laid(map, at.hex).layout;
        let stop = usize::from(at.stop);
        let city = layout.stops().get(stop).filter(|stop| stop.kind == StopKind::City);
        let slots = usize::from(city.ok_or(TokenError::NoCity)?.slots);
        if slot >= slots {
            return Err(TokenError::NoSlot);
        }
        let index = layout.first_slot(stop) + slot;
        let all = self.slots_of_mut(map, at.hex).ok_or(TokenError::NoCity)?;
        all.get_mut(index).ok_or(TokenError::NoSlot)
    }

    /// Where a company's tokens stand.
    pub fn stations_of<'a>(
        &'a self,
        map: &'a Map,
        company: Company,
    ) -> impl Iterator<Item = Station> + 'a {
        map.hexes().filter(move |&hex| self.holds(map, hex, company)).flat_map(move |hex| {
            let stops = self.laid(map, hex).layout.stops().len() as u8;
            (0..stops)
                .map(move |stop| Station { hex, stop })
                .filter(move |&at| self.tokens(map, at).any(|owner| owner == Some(company)))
        })
    }

    fn holds(&self, map: &Map, hex: Hex, company: Company) -> bool {
        self.slots_of(map, hex).is_some_and(|slots| slots.contains(&company.0))
    }

    /// Whether a company's trains may not pass a city: every circle is taken
    /// and none by itself (1861 §5.3; a reserved circle counts as free).
    #[must_use]
    pub fn is_blocked(&self, map: &Map, at: Station, company: Company) -> bool {
        let mut tokens = self.tokens(map, at);
        tokens.len() > 0 && tokens.all(|owner| owner.is_some_and(|owner| owner != company))
    }
}
