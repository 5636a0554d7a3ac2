//! Developing a hex: §7.

use bourse_game::{Seat, Sink};

use crate::rules::company::Company;
use crate::rules::data::{DETROIT, FOREST_CASH, SETTLED};
use crate::rules::event::Event;
use crate::rules::hex::{Hex, HexSet};
use crate::rules::options::MaxedIndustrialCity;
use crate::rules::rule::Rule;
use crate::rules::state::Chicago;
use crate::rules::table::Table;
use crate::rules::terrain::{Industry, Terrain};

impl Table {
    /// Whether the hex may be developed now. No share and no money is needed.
    pub(crate) fn check_develop(&self, hex: Hex) -> Result<(), Rule> {
        match hex.terrain() {
            Terrain::Industrial(industry @ (Industry::Wheeling | Industry::Pittsburgh)) => {
                self.check_someone_there(hex)?;
                match self.options().maxed_industrial_city {
                    MaxedIndustrialCity::Illegal if self.next_on_track(industry).is_none() => {
                        Err(Rule::DevelopMaxed)
                    }
                    MaxedIndustrialCity::Illegal | MaxedIndustrialCity::NoEffect => Ok(()),
                }
            }
            Terrain::Industrial(Industry::Detroit) => Err(Rule::DevelopForbiddenHex),
            Terrain::City
            | Terrain::Mountain
            | Terrain::Forest
            | Terrain::Plain
            | Terrain::Start => {
                if !SETTLED.contains(hex) {
                    return Err(Rule::DevelopForbiddenHex);
                }
                self.check_someone_there(hex)?;
                if self.houses.contains(hex) {
                    return Err(Rule::DevelopHasHouse);
                }
                if self.houses_left() == 0 {
                    return Err(Rule::DevelopNoHouseLeft);
                }
                Ok(())
            }
        }
    }

    fn check_someone_there(&self, hex: Hex) -> Result<(), Rule> {
        self.present(hex).next().map(|_| ()).ok_or(Rule::DevelopNoLocomotive)
    }

    /// The hexes that may be developed now.
    pub(crate) fn developable(&self) -> HexSet {
        self.occupied().iter().filter(|&hex| self.check_develop(hex).is_ok()).collect()
    }
}

impl Chicago {
    pub(crate) fn develop(&mut self, hex: Hex, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        if let Terrain::Industrial(industry) = hex.terrain() {
            self.raise_track(Some(seat), industry, hex, sink);
        } else {
            self.table.houses.insert(hex);
            sink.event(Event::HousePlaced { seat, hex, left: self.table.houses_left() });
            for company in Company::ALL {
                if !self.table.is_there(company, hex) {
                    continue;
                }
                if hex.terrain() == Terrain::Forest {
                    self.table.companies[company].treasury += FOREST_CASH;
                    sink.event(Event::ForestPaid { company, amount: FOREST_CASH });
                } else {
                    self.raise_income(company, hex.house_value(), sink);
                }
            }
        }
        self.end_turn(sink);
    }

    /// Moves an industrial city one step along its track; every company there
    /// gains the difference. At the end of the track nothing happens.
    fn raise_track(
        &mut self,
        seat: Option<Seat>,
        industry: Industry,
        hex: Hex,
        sink: &mut impl Sink<Event>,
    ) {
        let before = self.table.track(industry);
        let Some(value) = self.table.next_on_track(industry) else {
            return;
        };
        self.table.tracks[industry] += 1;
        sink.event(Event::TrackMoved { seat, industry, value });
        for company in Company::ALL {
            if self.table.is_there(company, hex) {
                self.raise_income(company, value - before, sink);
            }
        }
    }

    /// Detroit's own step after general dividends (§9.4).
    pub(crate) fn raise_detroit(&mut self, sink: &mut impl Sink<Event>) {
        if self.table.options().detroit_raises_companies {
            self.raise_track(None, Industry::Detroit, DETROIT, sink);
        } else if let Some(value) = self.table.next_on_track(Industry::Detroit) {
            self.table.tracks[Industry::Detroit] += 1;
            sink.event(Event::TrackMoved { seat: None, industry: Industry::Detroit, value });
        }
    }
}
