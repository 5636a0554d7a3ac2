//! Maps: hexes with what is printed on them, red areas, and the tiles that may
//! be laid.

use std::borrow::Cow;

use crate::board::geometry::{Edge, Edges, Hex, Place};
use crate::board::layout::{Drawing, DrawingError, Layout, MOST_REVENUE, Pays, StopKind};
use crate::board::side::side;
use crate::board::tile::{Colour, Label, Tile, TileId, TileSpec};
use crate::lay::fits::Fits;

/// Most hexes a map can have.
pub const MOST_HEXES: usize = 160;
/// Most hexes with a city.
pub const MOST_CITY_HEXES: usize = 40;
/// Most hexes with a stop, red areas counted once.
pub const MOST_STOP_HEXES: usize = 120;

/// The four columns of figures a red area has; the phase names one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Column(u8);

impl Column {
    /// The columns in order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The column with this index.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 4 { Some(Self(index)) } else { None }
    }

    /// Its index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whether tiles are laid on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Tiles are laid here.
    Land,
    /// Printed, never changed.
    Grey,
    /// A hex of a red area.
    Offboard,
}

/// A hex as listed in the data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexSpec {
    /// Where it is.
    pub place: Place,
    /// The name printed there, or nothing.
    pub name: Cow<'static, str>,
    /// Whether tiles are laid here.
    pub class: Class,
    /// The colour of what is printed.
    pub colour: Colour,
    /// The label of the tiles that belong here.
    pub label: Option<Label>,
    /// The label of its grey tile, if that is another.
    pub grey_label: Option<Label>,
    /// What the first tile costs.
    pub cost: u16,
    /// What is printed.
    pub drawing: Drawing,
}

/// A red area: one destination of several hexes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its name.
    pub name: Cow<'static, str>,
    /// What it pays, column by column.
    pub revenue: [u16; 4],
}

/// Two places that pay more when one route counts both. The first is the one
/// whose value rises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The place whose value rises.
    pub raised: Place,
    /// The place it must be counted with.
    pub with: Place,
    /// By how much it rises, before the train's multiplier.
    pub amount: u16,
}

/// A hex of a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexInfo {
    /// Where it is.
    pub place: Place,
    /// The name printed there, or nothing.
    pub name: Cow<'static, str>,
    /// Whether tiles are laid here.
    pub class: Class,
    /// The colour of what is printed.
    pub colour: Colour,
    /// The label of the tiles that belong here.
    pub label: Option<Label>,
    /// The label of its grey tile, if that is another.
    pub grey_label: Option<Label>,
    /// What the first tile costs.
    pub cost: u16,
    /// What is printed.
    pub layout: Layout,
    neighbours: [Option<Hex>; 6],
    open: Edges,
    city: Option<u8>,
    group: Option<u8>,
}

impl HexInfo {
    /// The hex across each edge.
    #[must_use]
    pub fn neighbour(&self, edge: Edge) -> Option<Hex> {
        self.neighbours[edge.index()]
    }

    /// The label a tile of this colour must have here.
    #[must_use]
    pub fn label_for(&self, colour: Colour) -> Option<Label> {
        match colour {
            Colour::Grey => self.grey_label.or(self.label),
            _ => self.label,
        }
    }

    /// The edges through which track of this hex may leave: a hex lies beyond,
    /// and if that is printed for good it has track on the shared side.
    #[must_use]
    pub fn open_edges(&self) -> Edges {
        self.open
    }
}

/// Why a map cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MapError {
    /// A hex or tile is drawn wrongly.
    #[error("{0}: {1}")]
    Drawing(String, DrawingError),
    /// Two hexes at one place, or two tiles with one number.
    #[error("{0} is there twice")]
    Twice(String),
    /// A stop of an area that does not exist, or off-board stops elsewhere.
    #[error("{0}: no such area")]
    Area(String),
    /// An area or the pair pays more than [`MOST_REVENUE`].
    #[error("something pays more than {MOST_REVENUE}")]
    Revenue,
    /// Too many of something.
    #[error("too many {0}")]
    TooMany(&'static str),
}

/// A map and its tiles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Map {
    hexes: Box<[HexInfo]>,
    tiles: Box<[Tile]>,
    areas: Box<[Area]>,
    pair: Option<Pair>,
    /// The hexes with a city, in order.
    cities: Box<[Hex]>,
    /// For every side of a hex the side it lies on, as `spread` numbers them.
    across: Box<[Option<u16>]>,
    fits: Fits,
}

impl Map {
    /// A map of these hexes, areas and tiles.
    ///
    /// # Errors
    /// If something is there twice, is drawn wrongly or is too much.
    pub fn new(
        hexes: impl IntoIterator<Item = HexSpec>,
        areas: impl IntoIterator<Item = Area>,
        tiles: impl IntoIterator<Item = TileSpec>,
        pair: Option<Pair>,
    ) -> Result<Self, MapError> {
        let areas: Box<[Area]> = areas.into_iter().collect();
        let areas_pay = areas.iter().flat_map(|area| area.revenue);
        if areas_pay.chain(pair.map(|pair| pair.amount)).any(|sum| sum > MOST_REVENUE) {
            return Err(MapError::Revenue);
        }
        let mut hexes: Vec<HexSpec> = hexes.into_iter().collect();
        hexes.sort_by_key(|hex| hex.place);
        if let Some(two) = hexes.windows(2).find(|two| two[0].place == two[1].place) {
            return Err(MapError::Twice(two[0].place.to_string()));
        }
        if hexes.len() > MOST_HEXES {
            return Err(MapError::TooMany("hexes"));
        }
        let hexes = hexes.into_iter().map(hex_info).collect::<Result<Box<[HexInfo]>, _>>()?;
        let tiles = tile_list(tiles)?;
        let mut map = Self { hexes, tiles, areas, pair, ..Self::default() };
        map.join_neighbours();
        map.fits = Fits::new(&map.hexes, &map.tiles);
        map.number_stops()?;
        Ok(map)
    }

    fn join_neighbours(&mut self) {
        for index in 0..self.hexes.len() {
            let place = self.hexes[index].place;
            for edge in Edge::ALL {
                let there = place.across(edge).and_then(|place| self.hex_at(place));
                self.hexes[index].neighbours[edge.index()] = there;
                let open = there.is_some_and(|there| {
                    let there = self.hex(there);
                    there.class == Class::Land || there.layout.exits().contains(edge.opposite())
                });
                if open {
                    self.hexes[index].open.insert(edge);
                }
            }
        }
        let sides = self.hexes().flat_map(|hex| (0..8).map(move |edge| (hex, Edge::new(edge))));
        let across = sides.map(|(hex, edge)| {
            let edge = edge?;
            self.hex(hex).neighbour(edge).map(|there| side(there, edge.opposite()))
        });
        self.across = across.collect();
    }

    /// Numbers the city hexes (for tokens) and the groups of stops of which a
    /// route visits one at most: the stops of one hex, or of one area.
    fn number_stops(&mut self) -> Result<(), MapError> {
        let mut groups = self.areas.len();
        let mut cities: Vec<Hex> = Vec::new();
        for (number, hex) in (0..).map(Hex).zip(&mut self.hexes) {
            let Some(first) = hex.layout.stops().first() else { continue };
            let area = match first.pays {
                Pays::Area(area) => Some(area),
                Pays::Fixed(_) => None,
            };
            let red = first.kind == StopKind::Offboard;
            if red != area.is_some()
                || area.is_some_and(|area| usize::from(area) >= self.areas.len())
            {
                return Err(MapError::Area(hex.place.to_string()));
            }
            if first.kind == StopKind::City {
                hex.city = u8::try_from(cities.len()).ok();
                cities.push(number);
            }
            hex.group = area.or_else(|| u8::try_from(groups).ok());
            groups += usize::from(area.is_none());
        }
        if cities.len() > MOST_CITY_HEXES {
            return Err(MapError::TooMany("cities"));
        }
        self.cities = cities.into();
        if groups > MOST_STOP_HEXES {
            return Err(MapError::TooMany("hexes with a stop"));
        }
        Ok(())
    }

    /// All hexes, in order.
    pub fn hexes(&self) -> impl ExactSizeIterator<Item = Hex> + Clone + use<> {
        (0..self.hexes.len() as u8).map(Hex)
    }

    /// A hex of this map.
    #[must_use]
    pub fn hex(&self, hex: Hex) -> &HexInfo {
        &self.hexes[hex.index()]
    }

    /// The hex at a place.
    #[must_use]
    pub fn hex_at(&self, place: Place) -> Option<Hex> {
        let index = self.hexes.binary_search_by_key(&place, |hex| hex.place).ok()?;
        u8::try_from(index).ok().map(Hex)
    }

    /// The hex with this id.
    #[must_use]
    pub fn hex_by_id(&self, id: &str) -> Option<Hex> {
        self.hex_at(Place::from_id(id)?)
    }

    /// All tiles, in order.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = TileId> + Clone + use<> {
        (0..self.tiles.len() as u8).map(TileId)
    }

    /// A tile of this map.
    #[must_use]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The tile with this number.
    #[must_use]
    pub fn tile_by_id(&self, id: &str) -> Option<TileId> {
        let index = self.tiles.iter().position(|tile| tile.id == id)?;
        u8::try_from(index).ok().map(TileId)
    }

    /// A red area.
    #[must_use]
    pub fn area(&self, area: u8) -> Option<&Area> {
        self.areas.get(usize::from(area))
    }

    /// The pair of places that pay more together.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        self.pair
    }

    /// Which of the city hexes it is.
    pub(crate) fn city_index(&self, hex: Hex) -> Option<usize> {
        self.hex(hex).city.map(usize::from)
    }

    /// The hexes with a city, in order.
    pub(crate) fn city_hexes(&self) -> &[Hex] {
        &self.cities
    }

    /// Which tiles fit where.
    pub(crate) fn fits(&self) -> &Fits {
        &self.fits
    }

    /// The side that lies on a side of a hex.
    #[inline]
    pub(crate) fn across(&self, side: u16) -> Option<u16> {
        self.across.get(usize::from(side)).copied().flatten()
    }

    /// The group of its stops: a route visits one of a group at most.
    pub(crate) fn group(&self, hex: Hex) -> Option<u8> {
        self.hex(hex).group
    }
}

fn hex_info(spec: HexSpec) -> Result<HexInfo, MapError> {
    let layout = Layout::new(&spec.drawing)
        .map_err(|error| MapError::Drawing(spec.place.to_string(), error))?;
    Ok(HexInfo {
        place: spec.place,
        name: spec.name,
        class: spec.class,
        colour: spec.colour,
        label: spec.label,
        grey_label: spec.grey_label,
        cost: spec.cost,
        layout,
        neighbours: [None; 6],
        open: Edges::NONE,
        city: None,
        group: None,
    })
}

fn tile_list(specs: impl IntoIterator<Item = TileSpec>) -> Result<Box<[Tile]>, MapError> {
    let mut tiles: Vec<Tile> = Vec::new();
    for spec in specs {
        if tiles.iter().any(|tile| tile.id == spec.id) {
            return Err(MapError::Twice(spec.id.into_owned()));
        }
        let layout = Layout::new(&spec.drawing)
            .map_err(|error| MapError::Drawing(spec.id.to_string(), error))?;
        tiles.push(Tile {
            id: spec.id,
            colour: spec.colour,
            label: spec.label,
            count: spec.count,
            cost_to_replace: spec.cost_to_replace,
            layout,
        });
    }
    if tiles.len() > usize::from(u8::MAX) {
        return Err(MapError::TooMany("tiles"));
    }
    Ok(tiles.into())
}
