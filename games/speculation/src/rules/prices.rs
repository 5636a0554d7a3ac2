//! Price lists, the box's and the host's own: §3.

use bourse_game::{Money, Object};
use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::data::{PRICES, SECTION_COUNT};
use crate::rules::options::Side;
use crate::rules::track::TrackSection;

/// How many ranks there are, and prices in a list.
const RANKS: usize = 8;
/// The prices a host may ask for.
pub(crate) const LOWEST: i64 = -200;
pub(crate) const HIGHEST: i64 = 1000;

/// Eight prices by rank, none higher than the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct PriceList(pub(crate) [i16; RANKS]);

impl PriceList {
    /// The price by place from 0; that of the last place beyond it.
    #[must_use]
    #[inline]
    pub fn at(&self, place: usize) -> Money {
        Money(i32::from(self.0[place.min(RANKS - 1)]))
    }

    /// The prices from the first rank to the last.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Money> + '_ {
        self.0.iter().map(|&price| Money(i32::from(price)))
    }

    fn new(side: Side, list: List, prices: &[i64]) -> Result<Self, PriceError> {
        if prices.len() != RANKS {
            return Err(PriceError::Length { side, list, given: prices.len() });
        }
        let mut checked = [0; RANKS];
        for (place, &price) in prices.iter().enumerate() {
            let rank = place + 1;
            if !(LOWEST..=HIGHEST).contains(&price) {
                return Err(PriceError::Range { side, list, rank, price });
            }
            if place > 0 && price > prices[place - 1] {
                let before = prices[place - 1];
                return Err(PriceError::Rising { side, list, rank, price, before });
            }
            checked[place] = i16::try_from(price).unwrap_or_default();
        }
        Ok(Self(checked))
    }
}

/// The lists of one side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SidePrices {
    pub(crate) sections: [PriceList; SECTION_COUNT],
    pub(crate) end: PriceList,
}

impl SidePrices {
    /// The lists of a side as built in; see [`crate::PRICES_ARE_RECONSTRUCTED`].
    #[must_use]
    pub fn of_the_box(side: Side) -> &'static Self {
        &PRICES[side as usize]
    }

    /// Lists of one's own for a side: six lists of eight numbers, and END's.
    ///
    /// # Errors
    ///
    /// What is wrong, and where.
    pub fn new(side: Side, sections: &[Vec<i64>], end: &[i64]) -> Result<Self, PriceError> {
        if sections.len() != SECTION_COUNT {
            return Err(PriceError::Sections { side, given: sections.len() });
        }
        let end = PriceList::new(side, List::End, end)?;
        let mut lists = [end; SECTION_COUNT];
        for (section, prices) in TrackSection::all().zip(sections) {
            lists[section.index()] = PriceList::new(side, List::Section(section), prices)?;
        }
        Ok(Self { sections: lists, end })
    }

    /// The list of a section, by rank.
    #[must_use]
    pub fn section(&self, section: TrackSection) -> &PriceList {
        &self.sections[section.index()]
    }

    /// The list of END, by order of arrival.
    #[must_use]
    pub fn end(&self) -> &PriceList {
        &self.end
    }
}

/// The price lists the host of a table brings: for one side of the board or
/// for both. A side without lists keeps the built-in ones.
///
/// Written in a record's header as `prices`:
///
/// ```json
/// {"normal": {"sections": [[70, 60, 50, 40, 30, 25, 15, 5], …six in all],
///             "end": [375, 315, 250, 185, 115, 55, -10, -40]},
///  "star": …}
/// ```
///
/// Every list has eight whole numbers from -200 to 1000, none higher than the
/// one before: for a section by rank, for END by order of arrival. There are
/// no other keys, and at least one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PriceLists {
    #[serde(skip_serializing_if = "Option::is_none")]
    normal: Option<SidePrices>,
    #[serde(skip_serializing_if = "Option::is_none")]
    star: Option<SidePrices>,
}

impl PriceLists {
    /// Lists for one side.
    #[must_use]
    pub fn only(side: Side, prices: SidePrices) -> Self {
        Self { normal: None, star: None }.with(side, prices)
    }

    /// These lists, and those for a side.
    #[must_use]
    pub fn with(mut self, side: Side, prices: SidePrices) -> Self {
        match side {
            Side::Normal => self.normal = Some(prices),
            Side::Star => self.star = Some(prices),
        }
        self
    }

    /// The lists of a side, if the host brought any.
    #[must_use]
    pub fn side(&self, side: Side) -> Option<&SidePrices> {
        match side {
            Side::Normal => self.normal.as_ref(),
            Side::Star => self.star.as_ref(),
        }
    }
}

/// Price lists as they are written, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPrices {
    /// The side without a star.
    #[serde(default, deserialize_with = "side")]
    pub normal: Option<WrittenSide>,
    /// The side with the star.
    #[serde(default, deserialize_with = "side")]
    pub star: Option<WrittenSide>,
}

/// A side that is there is an object.
fn side<'de, D: Deserializer<'de>>(from: D) -> Result<Option<WrittenSide>, D::Error> {
    Object::deserialize(from).map(|Object(side)| Some(side))
}

/// The lists of one side as they are written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSide {
    /// One list for each section, from START on.
    pub sections: Vec<Vec<i64>>,
    /// The list of END.
    pub end: Vec<i64>,
}

impl TryFrom<WrittenPrices> for PriceLists {
    type Error = PriceError;

    fn try_from(written: WrittenPrices) -> Result<Self, PriceError> {
        let checked = |side, written: Option<WrittenSide>| {
            written.map(|lists| SidePrices::new(side, &lists.sections, &lists.end)).transpose()
        };
        let normal = checked(Side::Normal, written.normal)?;
        let star = checked(Side::Star, written.star)?;
        if normal.is_none() && star.is_none() {
            return Err(PriceError::NoSide);
        }
        Ok(Self { normal, star })
    }
}

/// One of the lists of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// A section's.
    Section(TrackSection),
    /// END's.
    End,
}

/// Why price lists cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after the things they are")]
pub enum PriceError {
    /// There are lists for neither side.
    NoSide,
    /// A side does not have a list for each section.
    Sections { side: Side, given: usize },
    /// A list does not have eight prices.
    Length { side: Side, list: List, given: usize },
    /// A price is too low or too high.
    Range { side: Side, list: List, rank: usize, price: i64 },
    /// A price is higher than the one before it.
    Rising { side: Side, list: List, rank: usize, price: i64, before: i64 },
}
