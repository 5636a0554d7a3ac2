//! General dividends (§9) and the Chicago phase (§8).

use bourse_game::Sink;

use crate::rules::auction::Reason;
use crate::rules::company::{ByDial, Company};
use crate::rules::end::Ending;
use crate::rules::event::Event;
use crate::rules::state::Chicago;
use crate::rules::table::{Expansion, Phase};

impl Chicago {
    /// Pays every company's dividend; then the game ends, or the dials go back
    /// and Detroit rises. Says whether the game goes on.
    pub(crate) fn general_dividends(&mut self, sink: &mut impl Sink<Event>) -> bool {
        self.table.dividends += 1;
        sink.event(Event::GeneralDividends { number: self.table.dividends });
        for company in Company::ALL {
            self.pay_dividend(company, false, sink);
        }
        let because = self.table.ending();
        if because != Ending::NONE {
            self.table.phase = Phase::Over;
            sink.event(Event::GameEnded { because });
            return false;
        }
        self.table.dials = ByDial::default();
        sink.event(Event::DialsReset);
        self.raise_detroit(sink);
        true
    }

    /// Each share is paid by the bank, rounded up for itself (§9.1).
    fn pay_dividend(&mut self, company: Company, special: bool, sink: &mut impl Sink<Event>) {
        let per_share = self.table.dividend(company);
        for seat in self.table.players().seats() {
            let shares = self.table.shares[seat][company];
            if shares == 0 {
                continue;
            }
            let amount = per_share * i32::from(shares);
            self.cash[seat] += amount;
            sink.event(Event::Dividend { seat, company, shares, per_share, amount, special });
        }
    }

    /// A company has reached Chicago: its shares are paid a special dividend,
    /// and the first time Wabash opens and its first share is auctioned.
    pub(crate) fn chicago_phase(
        &mut self,
        company: Company,
        interrupted: Option<Expansion>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.table.active;
        sink.event(Event::ChicagoReached { seat, company });
        self.pay_dividend(company, true, sink);
        let wabash = Company::Wabash;
        if self.table.companies[wabash].open {
            self.after_chicago(interrupted, sink);
            return;
        }
        let developed = self.table.houses.contains(wabash.start());
        let charter = &mut self.table.companies[wabash];
        charter.open(wabash, developed);
        sink.event(Event::WabashOpened { income: charter.income });
        self.open_auction(Reason::Wabash, wabash, seat, interrupted, sink);
    }

    /// The expansion that Chicago interrupted goes on, or the turn ends.
    pub(crate) fn after_chicago(
        &mut self,
        interrupted: Option<Expansion>,
        sink: &mut impl Sink<Event>,
    ) {
        match interrupted {
            Some(expansion) => self.table.phase = Phase::Expand(Some(expansion)),
            None => self.end_turn(sink),
        }
    }
}
