//! Expanding a network: §6.

use bourse_game::{Money, Seat, Sink};

use crate::rules::company::Company;
use crate::rules::data::{CHICAGO, CLOSED, SINGLE};
use crate::rules::event::Event;
use crate::rules::hex::{Hex, HexSet};
use crate::rules::options::ChicagoPhaseTiming;
use crate::rules::rule::Rule;
use crate::rules::state::Chicago;
use crate::rules::table::{Expansion, Phase, Table};
use crate::rules::terrain::Terrain;

impl Table {
    /// What the next locomotive on the hex costs: the printed price times the
    /// locomotives then there (§6.4).
    #[must_use]
    pub fn price(&self, hex: Hex) -> Money {
        hex.cost() * (self.present(hex).count() as i32 + 1)
    }

    /// What a company gains in income by building on the hex (§6.5).
    #[must_use]
    pub fn gain(&self, hex: Hex) -> Money {
        let house = if self.houses.contains(hex) { hex.house_value() } else { Money::ZERO };
        match hex.terrain() {
            Terrain::Plain | Terrain::Forest | Terrain::Start => Money::ZERO,
            Terrain::Mountain if self.options().developed_mountain_counts_house => {
                hex.income() + house
            }
            Terrain::Mountain => hex.income(),
            Terrain::City => hex.income() + house,
            Terrain::Industrial(industry) => self.track(industry),
        }
    }

    /// Whether the seat may expand the company's network at all (§6.1, §6.3).
    fn check_expander(
        &self,
        seat: Seat,
        begun: Option<Expansion>,
        company: Company,
    ) -> Result<(), Rule> {
        if let Some(expansion) = begun
            && expansion.company != company
        {
            return Err(Rule::BuildOtherCompany { company: expansion.company });
        }
        let charter = &self.companies[company];
        if !charter.open {
            return Err(Rule::BuildClosed);
        }
        if self.shares[seat][company] == 0 {
            return Err(Rule::BuildNoShare);
        }
        if charter.locomotives == 0 {
            return Err(Rule::BuildNoLocomotive);
        }
        Ok(())
    }

    /// The hexes the company's network could grow to, whatever they cost (§6.2).
    fn open_ground(&self, company: Company) -> HexSet {
        let network = self.companies[company].network;
        network.neighbours() - network - CLOSED - (SINGLE & self.occupied())
    }

    /// Why a hex is not among [`Self::open_ground`].
    fn check_ground(&self, company: Company, hex: Hex) -> Result<(), Rule> {
        let network = self.companies[company].network;
        if self.open_ground(company).contains(hex) {
            Ok(())
        } else if network.contains(hex) {
            Err(Rule::BuildOwnTwice)
        } else if CLOSED.contains(hex) {
            Err(Rule::BuildStartHex)
        } else if !network.neighbours().contains(hex) {
            Err(Rule::BuildNotAdjacent)
        } else {
            Err(Rule::BuildOccupied)
        }
    }

    fn check_price(&self, company: Company, hex: Hex) -> Result<(), Rule> {
        let treasury = self.companies[company].treasury;
        let price = self.price(hex);
        if price > treasury {
            return Err(Rule::BuildTooExpensive { price, treasury });
        }
        Ok(())
    }

    /// Whether the seat may place the company's next locomotive on the hex.
    pub(crate) fn check_build(
        &self,
        seat: Seat,
        begun: Option<Expansion>,
        company: Company,
        hex: Hex,
    ) -> Result<(), Rule> {
        self.check_expander(seat, begun, company)?;
        self.check_ground(company, hex)?;
        self.check_price(company, hex)
    }

    /// Where the seat may place the company's next locomotive.
    pub(crate) fn buildable(
        &self,
        seat: Seat,
        begun: Option<Expansion>,
        company: Company,
    ) -> HexSet {
        if self.check_expander(seat, begun, company).is_err() {
            return HexSet::EMPTY;
        }
        let affordable = |hex: &Hex| self.check_price(company, *hex).is_ok();
        self.open_ground(company).iter().filter(affordable).collect()
    }
}

impl Chicago {
    pub(crate) fn build(
        &mut self,
        begun: Option<Expansion>,
        company: Company,
        hex: Hex,
        sink: &mut impl Sink<Event>,
    ) {
        let (price, gain) = (self.table.price(hex), self.table.gain(hex));
        let charter = &mut self.table.companies[company];
        charter.treasury -= price;
        charter.locomotives -= 1;
        charter.network.insert(hex);
        sink.event(Event::Built { seat: self.table.active, company, hex, price });
        self.raise_income(company, gain, sink);

        let expansion = begun.unwrap_or(Expansion::new(company)).with(hex);
        let timing = self.table.options().chicago_phase_timing;
        if hex == CHICAGO && timing == ChicagoPhaseTiming::Immediately {
            let interrupted = Some(expansion).filter(|expansion| !expansion.is_full());
            self.chicago_phase(company, interrupted, sink);
        } else if expansion.is_full() {
            self.finish_expansion(expansion, sink);
        } else {
            self.table.phase = Phase::Expand(Some(expansion));
        }
    }

    /// The expansion is over; if it took Chicago, the Chicago phase follows
    /// unless it has already been (§6.6).
    pub(crate) fn finish_expansion(&mut self, expansion: Expansion, sink: &mut impl Sink<Event>) {
        let pending = match self.table.options().chicago_phase_timing {
            ChicagoPhaseTiming::AfterExpansion => expansion.placed().any(|hex| hex == CHICAGO),
            ChicagoPhaseTiming::Immediately => false,
        };
        if pending {
            self.chicago_phase(expansion.company, None, sink);
        } else {
            self.end_turn(sink);
        }
    }

    pub(crate) fn raise_income(
        &mut self,
        company: Company,
        by: Money,
        sink: &mut impl Sink<Event>,
    ) {
        if by == Money::ZERO {
            return;
        }
        let charter = &mut self.table.companies[company];
        charter.income += by;
        sink.event(Event::IncomeRaised { company, by, income: charter.income });
    }
}
