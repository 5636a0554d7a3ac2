//! Which tiles fit where, worked out once for a map: colour, kind, label, open
//! sides and kept track do not change while a game is played.

use crate::board::geometry::{Hex, Rotation, Rotations};
use crate::board::layout::Laid;
use crate::board::map::{Class, HexInfo};
use crate::board::tile::{Colour, Tile, TileId};
use crate::lay::stops_after;

/// A tile that fits on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fit {
    pub(crate) tile: TileId,
    /// Turned so.
    pub(crate) rotations: Rotations,
}

/// All fits of a map.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fits {
    /// What fits on the print of each hex.
    first: Box<[Box<[Fit]>]>,
    /// What fits on each hex as far as the hex is concerned, colour by colour
    /// from yellow to grey.
    by_hex: Box<[[Box<[Fit]>; 4]]>,
    /// How a tile, the second index, keeps the track of another, the first,
    /// that is not turned.
    kept: Box<[Rotations]>,
    tiles: usize,
}

impl Fits {
    pub(crate) fn new(hexes: &[HexInfo], tiles: &[Tile]) -> Self {
        let ids = || (0..).map(TileId).zip(tiles);
        let by_hex: Box<[[Box<[Fit]>; 4]]> = hexes
            .iter()
            .map(|hex| {
                [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey].map(|colour| {
                    let of_colour = ids().filter(|(_, tile)| tile.colour == colour);
                    let fits = of_colour.map(|(id, tile)| (id, suits(hex, tile)));
                    fits.filter_map(|(tile, rotations)| fit(tile, rotations)).collect()
                })
            })
            .collect();
        let first = hexes.iter().zip(&by_hex).map(|(hex, by_colour)| {
            let print = Laid { layout: &hex.layout, rotation: Rotation::NONE };
            let next = hex.colour.next().and_then(index).map(|index| &by_colour[index]);
            let fits = next.into_iter().flatten().filter_map(|suits| {
                let new = tiles.get(suits.tile.index())?;
                fit(suits.tile, suits.rotations.meet(keeps(print, new)))
            });
            fits.collect()
        });
        let kept = tiles.iter().flat_map(|old| {
            let follows = |new: &Tile| old.colour.next() == Some(new.colour);
            let laid = Laid { layout: &old.layout, rotation: Rotation::NONE };
            tiles.iter().map(move |new| match follows(new) {
                true => keeps(laid, new),
                false => Rotations::NONE,
            })
        });
        Self { first: first.collect(), kept: kept.collect(), by_hex, tiles: tiles.len() }
    }

    /// What fits on a hex of a colour, with a tile or with none, in the map's
    /// order.
    pub(crate) fn on(
        &self,
        hex: Hex,
        colour: Colour,
        tile: Option<(TileId, Rotation)>,
    ) -> impl Iterator<Item = Fit> + Clone + '_ {
        let fits = match (tile, colour.next().and_then(index)) {
            (None, _) => self.first.get(hex.index()),
            (Some(_), Some(next)) => self.by_hex.get(hex.index()).map(|fits| &fits[next]),
            (Some(_), None) => None,
        };
        let kept = tile
            .and_then(|(tile, turned)| Some((self.kept.get(tile.index() * self.tiles..)?, turned)));
        fits.into_iter().flatten().filter_map(move |it| match kept {
            None => Some(*it),
            Some((kept, turned)) => {
                let kept = kept.get(it.tile.index()).copied().unwrap_or_default();
                fit(it.tile, it.rotations.meet(kept.turned(turned)))
            }
        })
    }
}

fn index(colour: Colour) -> Option<usize> {
    match colour {
        Colour::Yellow => Some(0),
        Colour::Green => Some(1),
        Colour::Brown => Some(2),
        Colour::Grey => Some(3),
        Colour::White | Colour::Red => None,
    }
}

fn fit(tile: TileId, rotations: Rotations) -> Option<Fit> {
    (!rotations.is_empty()).then_some(Fit { tile, rotations })
}

/// Kind, label and open sides.
fn suits(hex: &HexInfo, tile: &Tile) -> Rotations {
    if hex.class != Class::Land
        || tile.layout.kind() != hex.layout.kind()
        || tile.label != hex.label_for(tile.colour)
    {
        return Rotations::NONE;
    }
    let open =
        |rotation: &Rotation| hex.open_edges().includes(tile.layout.exits().turned(*rotation));
    Rotation::ALL.into_iter().filter(open).collect()
}

fn keeps(old: Laid<'_>, new: &Tile) -> Rotations {
    let keeps = |rotation: &Rotation| {
        stops_after(old, Laid { layout: &new.layout, rotation: *rotation }).is_ok()
    };
    Rotation::ALL.into_iter().filter(keeps).collect()
}
