//! Who acts before whom (§5.2).

use arrayvec::ArrayVec;
use bourse_game::Seat;

use crate::rules::company::Company;
use crate::rules::state::G1861;

impl G1861 {
    /// The companies at work in operating order: minors, then publics.
    #[must_use]
    pub fn operating_order(&self) -> ArrayVec<Company, 25> {
        let order = self.market.order(self.chart());
        let minors = order.iter().filter(|company| company.is_minor());
        let publics = order.iter().filter(|company| company.is_public());
        minors.chain(publics).copied().collect()
    }

    /// The publics at work in operating order.
    pub(crate) fn publics_in_order(&self) -> impl Iterator<Item = Company> + use<> {
        self.operating_order().into_iter().filter(|company| company.is_public())
    }

    /// The minors at work in operating order.
    pub(crate) fn minors_in_order(&self) -> impl Iterator<Item = Company> + use<> {
        self.operating_order().into_iter().filter(|company| company.is_minor())
    }

    /// All seats clockwise from one.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        let mut next = first;
        (0..players.count()).map(move |_| {
            let seat = next;
            next = next.next(players);
            seat
        })
    }
}
