//! Shares, certificates and directors (§4.1.1, §4.2.1, §4.2.2).

use bourse_game::{Money, Seat, Sink};

use crate::rules::action::Source;
use crate::rules::charter::Owner;
use crate::rules::company::Company;
use crate::rules::data::{DIRECTOR_SHARES, MOST_IN_POOL, MOST_SHARES_OF_ONE, certificate_limit};
use crate::rules::event::Event;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;

impl G1861 {
    /// How many certificates a player may hold.
    #[must_use]
    pub fn certificate_limit(&self) -> u8 {
        certificate_limit(self.players())
    }

    /// How many certificates a player holds: privates, minors, and shares of
    /// publics, of which two of a director are one.
    #[must_use]
    pub fn certificates(&self, seat: Seat) -> u8 {
        let privates = self.privates_of(Owner::Seat(seat)).count() as u8;
        let of = |company: Company| {
            let charter = &self.companies[company];
            let held = charter.shares[seat];
            if company.is_minor() {
                u8::from(held > 0 && self.options().minors_count_as_certificates())
            } else if charter.director == Some(seat) {
                held + 1 - DIRECTOR_SHARES
            } else {
                held
            }
        };
        privates + Company::ALL.into_iter().map(of).sum::<u8>()
    }

    /// A player must hold fewer certificates than the limit to get another
    /// (§4.2.1).
    pub(crate) fn check_certificates(&self, seat: Seat) -> Result<(), Rule> {
        let limit = self.certificate_limit();
        if self.certificates(seat) < limit { Ok(()) } else { Err(Rule::CertificateLimit { limit }) }
    }

    /// Whether a player may buy one share of a public there, his turn aside.
    pub(crate) fn check_share(
        &self,
        seat: Seat,
        company: Company,
        from: Source,
    ) -> Result<(), Rule> {
        let charter = &self.companies[company];
        if !company.is_public() || !charter.is_open() {
            return Err(Rule::NoSuchShare);
        }
        let there = match from {
            // The director's certificate is never bought as a share.
            Source::Treasury if charter.director.is_none() => {
                charter.treasury.saturating_sub(DIRECTOR_SHARES)
            }
            Source::Treasury => charter.treasury,
            Source::Pool => charter.pool,
        };
        if there == 0 {
            return Err(Rule::NoSuchShare);
        }
        if charter.shares[seat] >= MOST_SHARES_OF_ONE {
            return Err(Rule::SixtyPercent);
        }
        let price = self.price(company);
        if self.cash[seat] < price {
            return Err(Rule::TooExpensive { price, cash: self.cash[seat], founding: false });
        }
        self.check_certificates(seat)
    }

    /// A player buys a share: from the treasury he pays the company, from the
    /// pool the bank.
    pub(crate) fn buy_share(
        &mut self,
        seat: Seat,
        company: Company,
        from: Source,
        sink: &mut impl Sink<Event>,
    ) {
        let price = self.price(company);
        let charter = &mut self.companies[company];
        let to = match from {
            Source::Treasury => {
                charter.treasury -= 1;
                Owner::Company(company)
            }
            Source::Pool => {
                charter.pool -= 1;
                Owner::Bank
            }
        };
        charter.shares[seat] += 1;
        sink.event(Event::ShareBought { seat, company, from, price });
        self.pay(Owner::Seat(seat), to, price, sink);
        self.settle_director(company, sink);
    }

    /// How many shares of a public a player may sell at most, his turn aside
    /// (§4.1).
    ///
    /// # Errors
    /// If he may sell none.
    pub fn most_to_sell(&self, seat: Seat, company: Company) -> Result<u8, Rule> {
        let charter = &self.companies[company];
        let held = charter.shares[seat];
        if !company.is_public() || held == 0 {
            return Err(Rule::NoShares);
        }
        if !charter.operated {
            return Err(Rule::NotOperated);
        }
        let room = MOST_IN_POOL - charter.pool.min(MOST_IN_POOL);
        if room == 0 {
            return Err(Rule::PoolFull);
        }
        if charter.director != Some(seat) {
            return Ok(held.min(room));
        }
        // The director's certificate needs somebody to take it.
        let mut others = self.players().seats().filter(|&other| other != seat);
        let taker = others.any(|other| charter.shares[other] >= DIRECTOR_SHARES);
        let most = if taker { held } else { held - DIRECTOR_SHARES };
        if most == 0 { Err(Rule::DirectorStays) } else { Ok(most.min(room)) }
    }

    /// The director is who has most shares, at least two; the old one as long
    /// as nobody has more, then the nearest to his left (§4.1.1, §4.2.2).
    pub(crate) fn settle_director(&mut self, company: Company, sink: &mut impl Sink<Event>) {
        let charter = &self.companies[company];
        let most = self.players().seats().map(|seat| charter.shares[seat]).max().unwrap_or(0);
        let has_most = |seat: &Seat| charter.shares[*seat] == most;
        if most < DIRECTOR_SHARES || charter.director.as_ref().is_some_and(has_most) {
            return;
        }
        let first = charter.director.unwrap_or(Seat::FIRST);
        if let Some(seat) = self.seats_from(first).find(has_most) {
            self.companies[company].director = Some(seat);
            sink.event(Event::Director { company, seat });
        }
    }

    /// The worth of a company's shares at a price, for a player.
    pub(crate) fn holding(&self, seat: Seat, company: Company, price: Money) -> Money {
        price * i32::from(self.companies[company].shares[seat])
    }
}
