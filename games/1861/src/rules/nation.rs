//! Nationalisation and the Russian State Railway (§5.6, §5.8.4).

use arrayvec::ArrayVec;
use bourse_game::Sink;
use bourse_track::{Hex, Station};

use crate::map;
use crate::rules::charter::{Charter, Owner, Status};
use crate::rules::company::{Company, Private};
use crate::rules::data::GREY_MOSCOW;
use crate::rules::event::Event;
use crate::rules::rounds::{Round, TurnStep};
use crate::rules::state::G1861;

impl G1861 {
    /// A company goes to the state.
    pub(crate) fn nationalise(&mut self, company: Company, sink: &mut impl Sink<Event>) {
        if !self.companies[company].is_open() {
            return;
        }
        self.repay(company, sink);
        for _ in 0..=self.companies[company].loans {
            self.move_marker(company, |chart, cell| chart.left(cell), sink);
        }
        let per_share = self.price(company);
        sink.event(Event::Nationalised { company, per_share });
        self.hand_over_assets(company, Company::Rsr, sink);
        for seat in self.players().seats() {
            let amount = self.holding(seat, company, per_share);
            self.pay(Owner::Bank, Owner::Seat(seat), amount, sink);
        }
        self.replace_tokens(company, sink);
        self.market.take_off(company);
        self.companies[company] = Charter::new(company);
        if self.version().new_public_looks_for_a_place {
            self.token_places.forget(company);
        }
        if company.is_minor() {
            self.companies[company].status = Status::Closed;
        }
        if let Round::Operating(operating) = &mut self.round
            && operating.company() == Some(company)
        {
            operating.turn.step = TurnStep::Done;
        }
    }

    /// Trains, privates and cash go to another company.
    pub(crate) fn hand_over_assets(
        &mut self,
        from: Company,
        to: Company,
        sink: &mut impl Sink<Event>,
    ) {
        let privates: ArrayVec<Private, 5> = self.privates_of(Owner::Company(from)).collect();
        for private in privates {
            self.give_private(private, Owner::Company(to));
        }
        self.depot.hand_over_all(from, to);
        let cash = self.companies[from].cash;
        self.pay(Owner::Company(from), Owner::Company(to), cash, sink);
    }

    /// A private changes hands; it comes last among the new owner's.
    pub(crate) fn give_private(&mut self, private: Private, to: Owner) {
        self.privates[private] = to;
        self.came.retain(|other| *other != private);
        self.came.push(private);
    }

    /// The state railway's tokens take the places of a company's: the best
    /// cities first, then by the hexes' names backwards.
    fn replace_tokens(&mut self, company: Company, sink: &mut impl Sink<Event>) {
        let mut stations: ArrayVec<Station, 10> = self.companies[company].stations().collect();
        let name = |at: &Station| map().hex(at.hex).place.to_string();
        stations.sort_by_key(|at| (self.city_value(*at), name(at)));
        for &at in stations.iter().rev() {
            self.take_token(company, at);
            sink.event(Event::TokenRemoved { company, at: at.into() });
            if self.state_takes(at.hex) {
                self.put_state_token(at, sink);
            }
        }
    }

    /// Whether a token of the state railway is to be had for a hex: it has none
    /// there, and those left are not all kept for other hexes.
    fn state_takes(&self, hex: Hex) -> bool {
        let left = self.companies[Company::Rsr].tokens.iter().filter(|it| it.at.is_none()).count();
        let kept = self.state_hexes().filter(|&other| other != hex).count();
        !self.has_token(Company::Rsr, hex) && left > kept
    }

    fn put_state_token(&mut self, at: Station, sink: &mut impl Sink<Event>) {
        self.put_token(Company::Rsr, at);
        let price = bourse_game::Money::ZERO;
        sink.event(Event::TokenPlaced { company: Company::Rsr, at: at.into(), price });
    }

    fn city_value(&self, at: Station) -> u16 {
        let stops = self.board.laid(map(), at.hex).layout.stops();
        let pays = stops.get(usize::from(at.stop)).map(|stop| stop.pays);
        match pays {
            Some(bourse_track::Pays::Fixed(value)) => value,
            Some(bourse_track::Pays::Area(_)) | None => 0,
        }
    }

    /// When the state railway plays for the first time it places its token in
    /// St Petersburg (§5.6.1).
    pub(crate) fn place_state_home(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(home) = self.home(Company::Rsr)
            && self.state_takes(home.hex)
        {
            self.put_state_token(home, sink);
        }
    }

    /// When Moscow turns grey the state railway places its token there.
    pub(crate) fn place_state_moscow(&mut self, hex: Hex, sink: &mut impl Sink<Event>) {
        let grey = self.board.tile(hex).is_some_and(|(tile, _)| map().tile(tile).id == GREY_MOSCOW);
        if grey && self.state_takes(hex) {
            self.put_state_token(Station { hex, stop: 0 }, sink);
        }
    }

    /// The state buys all privates at their value (§5.8.4).
    pub(crate) fn nationalise_privates(&mut self, sink: &mut impl Sink<Event>) {
        for private in Private::ALL {
            let (from, price) = (self.privates[private], private.value());
            if from != Owner::Company(Company::Rsr) {
                sink.event(Event::PrivateNationalised { private, from, price });
                self.pay(Owner::Bank, from, price, sink);
                self.give_private(private, Owner::Company(Company::Rsr));
            }
        }
    }
}
