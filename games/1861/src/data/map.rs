//! The map and its tiles, from `data/map.json`.

use std::borrow::Cow;
use std::sync::LazyLock;

use bourse_track::{
    Area, Class, Colour, Drawing, Edge, End, HexSpec, Label, Map, Pair, Path, Pays, Place, Stop,
    StopKind, TileSpec,
};

use super::schema::map::{
    AreaRow, ClassName, ColourName, EndRow, HexRow, LabelName, MapFile, PathRow, StopRow, TileRow,
};

static MAP: LazyLock<Map> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "the build script and a test have read the file")]
    read(include_str!("../../data/map.json")).expect("the map")
});

/// The map with its tiles.
#[must_use]
pub fn map() -> &'static Map {
    &MAP
}

fn read(text: &str) -> Result<Map, Box<dyn std::error::Error>> {
    let file: MapFile = serde_json::from_str(text)?;
    let MapFile { pair, areas, hexes, tiles, .. } = file;
    let [raised, with] = &pair.hexes;
    let pair = Pair { raised: place(raised)?, with: place(with)?, amount: pair.amount };
    let hexes: Vec<HexSpec> =
        hexes.into_iter().map(|hex| hex_spec(&areas, hex)).collect::<Result<_, _>>()?;
    let tiles: Vec<TileSpec> =
        tiles.into_iter().map(|tile| tile_spec(&areas, tile)).collect::<Result<_, _>>()?;
    let areas = areas.into_iter().map(|row| Area { name: row.area.into(), revenue: row.revenue });
    Ok(Map::new(hexes, areas, tiles, Some(pair))?)
}

fn place(id: &str) -> Result<Place, String> {
    Place::from_id(id).ok_or_else(|| format!("{id:?} is no hex"))
}

fn hex_spec(areas: &[AreaRow], hex: HexRow) -> Result<HexSpec, String> {
    let (class, colour) = match (hex.class, hex.colour) {
        (ClassName::Land, Some(printed)) => (Class::Land, colour(printed)),
        (ClassName::Grey, None) => (Class::Grey, Colour::Grey),
        (ClassName::Offboard, None) => (Class::Offboard, Colour::Red),
        _ => return Err(format!("{}: land has a colour, other hexes have their own", hex.id)),
    };
    let (label, grey_label) = match hex.label {
        Some(LabelName::YKh) => (Some(LabelName::Y), Some(LabelName::Kh)),
        label => (label, None),
    };
    Ok(HexSpec {
        place: place(&hex.id)?,
        name: hex.name.unwrap_or_default().into(),
        class,
        colour,
        label: label.map(label_on_map),
        grey_label: grey_label.map(label_on_map),
        cost: hex.cost.unwrap_or_default(),
        drawing: drawing(areas, hex.stops, hex.paths)?,
    })
}

fn tile_spec(areas: &[AreaRow], tile: TileRow) -> Result<TileSpec, String> {
    Ok(TileSpec {
        id: tile.id.into(),
        colour: colour(tile.colour),
        label: tile.label.map(label_on_map),
        count: tile.count,
        cost_to_replace: tile.cost_to_replace.unwrap_or_default(),
        drawing: drawing(areas, tile.stops, Some(tile.paths))?,
    })
}

fn colour(name: ColourName) -> Colour {
    match name {
        ColourName::White => Colour::White,
        ColourName::Yellow => Colour::Yellow,
        ColourName::Green => Colour::Green,
        ColourName::Brown => Colour::Brown,
        ColourName::Grey => Colour::Grey,
    }
}

fn label_on_map(label: LabelName) -> Label {
    Label(label as u8)
}

fn drawing(
    areas: &[AreaRow],
    stops: Option<Vec<StopRow>>,
    paths: Option<Vec<PathRow>>,
) -> Result<Drawing, String> {
    let stops = stops.unwrap_or_default();
    let stops: Vec<Stop> =
        stops.into_iter().map(|row| stop(areas, row)).collect::<Result<_, _>>()?;
    let paths = paths.unwrap_or_default();
    let paths: Vec<Path> = paths.iter().map(path).collect::<Result<_, _>>()?;
    Ok(Drawing { stops: Cow::Owned(stops), paths: Cow::Owned(paths) })
}

fn stop(areas: &[AreaRow], row: StopRow) -> Result<Stop, String> {
    let (kind, slots, pays) = match row {
        StopRow::City { slots, revenue } => (StopKind::City, slots, Pays::Fixed(revenue)),
        StopRow::Town { revenue } => (StopKind::Town, 0, Pays::Fixed(revenue)),
        StopRow::Offboard { area } => {
            let index = areas.iter().position(|row| row.area == area);
            let index = index.and_then(|index| u8::try_from(index).ok());
            let index = index.ok_or_else(|| format!("no area {area}"))?;
            (StopKind::Offboard, 0, Pays::Area(index))
        }
    };
    Ok(Stop { kind, slots, pays })
}

fn path(&PathRow(from, to): &PathRow) -> Result<Path, String> {
    Ok(Path(end(from)?, end(to)?))
}

fn end(row: EndRow) -> Result<End, String> {
    match row {
        EndRow::Stop(stop) => Ok(End::Stop(stop)),
        EndRow::Edge(edge) => {
            Edge::new(edge).map(End::Edge).ok_or_else(|| format!("no edge {edge}"))
        }
    }
}
