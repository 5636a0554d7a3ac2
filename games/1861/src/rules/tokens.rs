//! Where tokens may stand (§5.5.3).

use bourse_game::Money;
use bourse_track::{Hex, Network, Station};

use crate::map;
use crate::rules::charter::Status;
use crate::rules::company::{Companies, Company, Kind, at_home_in};
use crate::rules::data::STATE_HEXES;
use crate::rules::phase::Phase;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;

/// Which publics were found to have a place for a token, and which not, since a
/// company last laid a tile or a token or gave up those it had too many. On
/// 18xx.games that is remembered: what a nationalisation or a merger opens or closes
/// in between is not seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TokenPlaces {
    some: Companies,
    none: Companies,
}

impl TokenPlaces {
    /// What was found for a company, if it was looked for.
    pub(crate) fn known(self, company: Company) -> Option<bool> {
        (self.some.contains(company) || self.none.contains(company))
            .then(|| self.some.contains(company))
    }

    pub(crate) fn found(&mut self, company: Company, some: bool) {
        if some { self.some.insert(company) } else { self.none.insert(company) }
    }

    /// A public goes to the state; one that is formed in its name is another.
    pub(crate) fn forget(&mut self, company: Company) {
        self.some.remove(company);
        self.none.remove(company);
    }
}

impl G1861 {
    /// All have to look again for a place for a token.
    pub(crate) fn forget_token_places(&mut self) {
        self.token_places = TokenPlaces::default();
    }

    /// Where a company's home station is now: where the track of the printed
    /// one went.
    pub(crate) fn home(&self, company: Company) -> Option<Station> {
        let printed = company.home()?;
        let map = map();
        let edges = map.hex(printed.hex).layout.stubs(usize::from(printed.stop));
        let laid = self.board.laid(map, printed.hex);
        let stops = 0..laid.layout.stops().len();
        let stop =
            stops.clone().find(|&stop| laid.stubs(stop).includes(edges) && !edges.is_empty());
        let stop = stop.unwrap_or(0);
        Some(Station { hex: printed.hex, stop: stop as u8 })
    }

    /// Whether a circle of its home is kept for a company: for a minor until it
    /// starts or phase 5 begins, in St Petersburg for the state railway until
    /// it has a token in the hex.
    pub(crate) fn keeps_home(&self, company: Company) -> bool {
        match company.kind() {
            Kind::Minor => {
                let charter = &self.companies[company];
                charter.status == Status::Unformed
                    && self.phase < Phase::NO_NEW_MINORS
                    && charter.stations().next().is_none()
            }
            Kind::Public => false,
            Kind::State => company.home().is_some_and(|home| !self.has_token(company, home.hex)),
        }
    }

    /// Whether a company has a token in a hex.
    pub(crate) fn has_token(&self, company: Company, hex: Hex) -> bool {
        self.companies[company].stations().any(|at| at.hex == hex)
    }

    /// The circle in which a company's next token in a city would stand: the
    /// lowest that is free and not kept for another.
    pub(crate) fn free_circle(&self, company: Company, at: Station) -> Option<usize> {
        let kept = |other: Company| {
            other != company && self.keeps_home(other) && self.home(other) == Some(at)
        };
        let keeper = at_home_in(at.hex).iter().find(|&other| kept(other));
        let mut free = self
            .board
            .tokens(map(), at)
            .enumerate()
            .filter(|(_, owner)| owner.is_none())
            .map(|(slot, _)| slot);
        // A home's circle is the first; only the state railway's moves, when
        // its station is joined with another.
        match keeper.map(Company::kind) {
            None => free.next(),
            Some(Kind::State) => free.nth(1),
            Some(Kind::Minor | Kind::Public) => free.find(|&slot| slot > 0),
        }
    }

    /// Puts a company's next token into a city.
    pub(crate) fn put_token(&mut self, company: Company, at: Station) {
        let Some(slot) = self.free_circle(company, at) else { return };
        let placed = self.board.add_token(map(), at, slot, company.on_map());
        let charter = &mut self.companies[company];
        let next = charter.tokens.iter_mut().find(|token| token.at.is_none());
        if let (Ok(()), Some(token)) = (placed, next) {
            token.at = Some(at);
        }
        self.beside.clear();
    }

    /// Takes a company's token from a city.
    pub(crate) fn take_token(&mut self, company: Company, at: Station) {
        let owner = Some(company.on_map());
        let slot = self.board.tokens(map(), at).position(|there| there == owner);
        if let Some(slot) = slot {
            // The circle was just found taken.
            let _ = self.board.remove_token(map(), at, slot);
        }
        let mut tokens = self.companies[company].tokens.iter_mut();
        if let Some(token) = tokens.find(|token| token.at == Some(at)) {
            token.at = None;
        }
        self.beside.clear();
    }

    /// The circles kept for companies that have no token there yet: city, circle
    /// and company.
    pub fn kept_circles(&self) -> impl Iterator<Item = (Station, usize, Company)> + '_ {
        Company::ALL.into_iter().filter(|&company| self.keeps_home(company)).filter_map(|company| {
            let home = self.home(company)?;
            let slot = match company.kind() {
                Kind::Minor | Kind::Public => 0,
                Kind::State => self.board.tokens(map(), home).position(|owner| owner.is_none())?,
            };
            Some((home, slot, company))
        })
    }

    /// What a company's next token costs in a hex: its rate for each step from
    /// the nearest own token.
    #[must_use]
    pub fn token_price(&self, company: Company, hex: Hex) -> Option<Money> {
        let charter = &self.companies[company];
        let token = charter.next_token()?;
        let place = |hex: Hex| map().hex(hex).place;
        let nearest = charter.stations().map(|at| place(at.hex).distance(place(hex))).min();
        Some(token.rate * nearest.map_or(0, |steps| i32::try_from(steps).unwrap_or(0)))
    }

    /// Whether a company could have a token in a city it reaches, money aside.
    pub(crate) fn check_circle(
        &self,
        company: Company,
        network: &Network,
        at: Station,
    ) -> Result<(), Rule> {
        if self.has_token(company, at.hex) {
            return Err(Rule::SecondToken);
        }
        if !network.reaches(map(), &self.board, at) {
            return Err(Rule::TokenUnreachable);
        }
        self.free_circle(company, at).map(|_| ()).ok_or(Rule::NoFreeCircle)
    }

    /// The cities of the map as they are now.
    pub(crate) fn cities(&self) -> impl Iterator<Item = Station> + '_ {
        let map = map();
        map.hexes().flat_map(move |hex| {
            let stops = self.board.laid(map, hex).layout.stops();
            let cities = stops.iter().enumerate().filter(|(_, stop)| stop.slots > 0);
            cities.map(move |(stop, _)| Station { hex, stop: stop as u8 })
        })
    }

    /// The tokens of all companies follow their stations after a tile was laid.
    pub(crate) fn follow_tokens(&mut self, hex: Hex) {
        for company in Company::ALL {
            let token = self.companies[company]
                .tokens
                .iter()
                .position(|token| token.at.is_some_and(|at| at.hex == hex));
            let Some(token) = token else { continue };
            let mut stations = self.board.stations_of(map(), company.on_map());
            let at = stations.find(|at| at.hex == hex);
            drop(stations);
            self.companies[company].tokens[token].at = at;
        }
    }

    /// The hexes for which the state railway keeps a token: those where it has
    /// none yet.
    pub(crate) fn state_hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        let hexes = STATE_HEXES.iter().filter_map(|id| map().hex_by_id(id));
        hexes.filter(|&hex| !self.has_token(Company::Rsr, hex))
    }
}
