//! The share certificates of 18xx.games.
//!
//! The rules count shares; the site names certificates: `GRR_0` is the
//! director's, of two shares, `GRR_1` to `GRR_8` are of one. Which of them lies
//! where follows only from every move before, so a register is kept beside the
//! game.

use bourse_game::{Seat, named};
use serde::{Deserialize, Deserializer};

use super::ids::EighteenXxCompany;
use crate::{ByCompany, Company};

/// The certificates of one public.
const CERTIFICATES: usize = 9;
/// The number of the director's certificate.
const DIRECTORS: u8 = 0;
/// How many shares it counts.
const DIRECTORS_SHARES: u8 = 2;

/// A certificate of a public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Certificate {
    /// The public.
    pub company: Company,
    /// Its number: 0 is the director's.
    pub number: u8,
}

impl Certificate {
    /// The certificate written so: `GRR_4`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (company, number) = id.rsplit_once('_')?;
        let EighteenXxCompany(company) = EighteenXxCompany::from_id(company)?;
        let &[digit @ b'0'..=b'8'] = number.as_bytes() else { return None };
        company.is_public().then_some(Self { company, number: digit - b'0' })
    }

    /// How many shares it counts.
    #[must_use]
    pub const fn shares(self) -> u8 {
        shares(self.number)
    }

    /// Whether it is the director's.
    #[must_use]
    pub const fn is_directors(self) -> bool {
        self.number == DIRECTORS
    }
}

const fn shares(number: u8) -> u8 {
    if number == DIRECTORS { DIRECTORS_SHARES } else { 1 }
}

impl std::fmt::Display for Certificate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}_{}", EighteenXxCompany(self.company).id(), self.number)
    }
}

impl<'de> Deserialize<'de> for Certificate {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        named(from, "a share certificate", Self::from_id)
    }
}

/// Where a certificate is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// In its company's treasury.
    Treasury,
    /// In the pool.
    Pool,
    /// With a player.
    Seat(Seat),
}

/// The certificates of a public in the order in which they came to where they
/// are.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Certificates([(u8, Place); CERTIFICATES]);

impl Default for Certificates {
    fn default() -> Self {
        Self(std::array::from_fn(|number| (number as u8, Place::Treasury)))
    }
}

impl Certificates {
    fn place(&self, number: u8) -> Option<Place> {
        self.0.iter().find(|held| held.0 == number).map(|held| held.1)
    }

    /// The certificates at a place, longest there first.
    fn at(&self, place: Place) -> impl DoubleEndedIterator<Item = u8> + '_ {
        self.0.iter().filter(move |held| held.1 == place).map(|held| held.0)
    }

    fn shares(&self, place: Place) -> u8 {
        self.at(place).map(shares).sum()
    }

    /// A certificate comes to a place, after those already there.
    fn hand_over(&mut self, number: u8, to: Place) {
        if let Some(index) = self.0.iter().position(|held| held.0 == number) {
            self.0[index].1 = to;
            self.0[index..].rotate_left(1);
        }
    }

    fn hand_over_first(&mut self, from: Place, to: Place) {
        let first = self.at(from).next();
        if let Some(first) = first {
            self.hand_over(first, to);
        }
    }

    fn hand_over_last(&mut self, from: Place, to: Place) {
        let last = self.at(from).next_back();
        if let Some(last) = last {
            self.hand_over(last, to);
        }
    }

    /// The director's certificate changes hands for two single ones; these go
    /// where `to` says.
    fn change_director(&mut self, director: Seat, to: Place) {
        for _ in 0..DIRECTORS_SHARES {
            self.hand_over_first(Place::Seat(director), to);
        }
        self.hand_over(DIRECTORS, Place::Seat(director));
    }
}

/// Where the certificates of all publics are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register(ByCompany<Certificates>);

impl Default for Register {
    fn default() -> Self {
        Self(ByCompany::from_fn(|_| Certificates::default()))
    }
}

impl Register {
    /// Where a certificate is.
    #[must_use]
    pub fn place(&self, certificate: Certificate) -> Option<Place> {
        self.0[certificate.company].place(certificate.number)
    }

    /// How many shares of a public lie at a place.
    #[must_use]
    pub fn shares(&self, company: Company, place: Place) -> u8 {
        self.0[company].shares(place)
    }

    /// How many certificates of a public lie at a place.
    #[must_use]
    pub fn count(&self, company: Company, place: Place) -> usize {
        self.0[company].at(place).count()
    }

    /// Certificates at a place that make up so many shares, the director's last;
    /// of his only half may be meant.
    #[must_use]
    pub fn some(&self, company: Company, place: Place, shares: u8) -> Vec<Certificate> {
        let single = self.0[company].at(place).filter(|&number| number != DIRECTORS);
        let directors = self.0[company].at(place).filter(|&number| number == DIRECTORS);
        let (mut taken, mut count) = (Vec::new(), 0);
        for number in single.chain(directors) {
            if count < shares {
                let certificate = Certificate { company, number };
                count += certificate.shares();
                taken.push(certificate);
            }
        }
        taken
    }

    /// Who has the director's certificate.
    #[must_use]
    pub fn director(&self, company: Company) -> Option<Seat> {
        match self.0[company].place(DIRECTORS)? {
            Place::Seat(seat) => Some(seat),
            Place::Treasury | Place::Pool => None,
        }
    }

    /// A public is founded, or a minor became it: its first director gets his
    /// certificate.
    pub fn found(&mut self, company: Company, founder: Seat) {
        self.0[company].hand_over(DIRECTORS, Place::Seat(founder));
    }

    /// Minors became a public. Their owners, one for each minor in operating
    /// order, get a share each; the first to get his second takes the
    /// director's certificate instead.
    pub fn merge(&mut self, company: Company, owners: impl IntoIterator<Item = Seat>) {
        let certificates = &mut self.0[company];
        for owner in owners.into_iter().map(Place::Seat) {
            let directors_there = certificates.place(DIRECTORS) == Some(Place::Treasury);
            if directors_there && certificates.shares(owner) == 1 {
                certificates.hand_over_first(owner, Place::Treasury);
                certificates.hand_over(DIRECTORS, owner);
            } else {
                certificates.hand_over_last(Place::Treasury, owner);
            }
        }
    }

    /// A player buys a certificate; whoever is director then has the director's.
    pub fn buy(&mut self, certificate: Certificate, buyer: Seat, director: Option<Seat>) {
        let certificates = &mut self.0[certificate.company];
        certificates.hand_over(certificate.number, Place::Seat(buyer));
        let before = certificates.place(DIRECTORS);
        if let Some(director) = director
            && let Some(Place::Seat(old)) = before
            && old != director
        {
            certificates.change_director(director, Place::Seat(old));
        }
    }

    /// A player buys a certificate of a public that minors formed and that has
    /// no director yet: with his second share he becomes it.
    pub fn buy_after_merger(&mut self, certificate: Certificate, buyer: Seat) {
        let certificates = &mut self.0[certificate.company];
        let place = Place::Seat(buyer);
        if certificates.shares(place) == 1 {
            certificates.hand_over_first(place, Place::Treasury);
            certificates.hand_over(certificate.number, Place::Treasury);
            certificates.hand_over(DIRECTORS, place);
        } else {
            certificates.hand_over(certificate.number, place);
        }
    }

    /// A player sells so many shares with these certificates. They may count
    /// one share more, when a director keeps half of his certificate.
    pub fn sell(
        &mut self,
        company: Company,
        sold: &[Certificate],
        shares: u8,
        seller: Seat,
        director: Option<Seat>,
    ) {
        let certificates = &mut self.0[company];
        let before = certificates.place(DIRECTORS);
        for certificate in sold {
            certificates.hand_over(certificate.number, Place::Pool);
        }
        let Some(director) = director.filter(|&director| before != Some(Place::Seat(director)))
        else {
            return;
        };
        let keeps_two = certificates.place(DIRECTORS) == Some(Place::Seat(seller))
            && certificates.shares(Place::Seat(seller)) >= DIRECTORS_SHARES;
        let to = if keeps_two { Place::Seat(seller) } else { Place::Pool };
        certificates.change_director(director, to);
        let given = sold.iter().map(|certificate| certificate.shares()).sum::<u8>();
        for _ in shares..given {
            certificates.hand_over_first(Place::Pool, Place::Seat(seller));
        }
    }

    /// A public buys its own certificates.
    pub fn redeem(&mut self, redeemed: &[Certificate]) {
        for certificate in redeemed {
            self.0[certificate.company].hand_over(certificate.number, Place::Treasury);
        }
    }

    /// A public went to the state: its certificates are new.
    pub fn nationalise(&mut self, company: Company) {
        self.0[company] = Certificates::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::FIRST;

    fn two() -> Seat {
        Seat::new(1).unwrap()
    }

    fn nw(number: u8) -> Certificate {
        Certificate { company: Company::Nw, number }
    }

    #[test]
    fn certificates_are_those_of_publics() {
        assert_eq!(
            Certificate::from_id("GRR_4"),
            Some(Certificate { company: Company::Gr, number: 4 })
        );
        for wrong in ["GRR_9", "GRR_", "GRR", "GR_1", "M-K_1", "NW_01", "NW_+1", "NW_-1"] {
            assert_eq!(Certificate::from_id(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_first_owner_of_two_merged_minors_takes_the_directors_certificate() {
        let mut register = Register::default();
        register.merge(Company::Nw, [ONE, two(), ONE]);
        assert_eq!(register.place(nw(0)), Some(Place::Seat(ONE)));
        assert_eq!(register.place(nw(7)), Some(Place::Seat(two())));
        // What he gave back is the last of the treasury again.
        register.merge(Company::Nw, [two()]);
        assert_eq!(register.place(nw(8)), Some(Place::Seat(two())));
    }

    #[test]
    fn who_overtakes_the_director_gives_him_his_two_oldest() {
        let mut register = Register::default();
        register.found(Company::Nw, ONE);
        for number in [3, 1] {
            register.buy(nw(number), two(), Some(ONE));
        }
        register.buy(nw(2), two(), Some(two()));
        assert_eq!(register.director(Company::Nw), Some(two()));
        assert_eq!(register.place(nw(3)), Some(Place::Seat(ONE)));
        assert_eq!(register.place(nw(1)), Some(Place::Seat(ONE)));
        assert_eq!(register.place(nw(2)), Some(Place::Seat(two())));
    }

    #[test]
    fn half_of_the_directors_certificate_can_be_sold() {
        let mut register = Register::default();
        register.found(Company::Nw, ONE);
        register.buy(nw(1), two(), Some(ONE));
        register.buy(nw(2), two(), Some(ONE));
        register.sell(Company::Nw, &[nw(0)], 1, ONE, Some(two()));
        assert_eq!(register.director(Company::Nw), Some(two()));
        assert_eq!(register.place(nw(1)), Some(Place::Seat(ONE)));
        assert_eq!(register.place(nw(2)), Some(Place::Pool));
        assert_eq!(register.shares(Company::Nw, Place::Seat(two())), 2);
    }
}
