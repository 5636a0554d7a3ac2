//! Payments and loans (§1.6, §5.4).

use bourse_game::{Money, Seat, Sink};

use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind};
use crate::rules::data::{INTEREST, LOAN, MINOR_LOANS, PUBLIC_LOANS, STATE_LOANS_ON_18XX};
use crate::rules::event::Event;
use crate::rules::state::G1861;

impl G1861 {
    /// What an owner has.
    pub(crate) fn purse(&mut self, owner: Owner) -> &mut Money {
        match owner {
            Owner::Bank => &mut self.bank,
            Owner::Seat(seat) => &mut self.cash[seat],
            Owner::Company(company) => &mut self.companies[company].cash,
        }
    }

    /// Money changes hands. The bank always pays; it is broken once it has less
    /// than nothing.
    pub(crate) fn pay(
        &mut self,
        from: Owner,
        to: Owner,
        amount: Money,
        sink: &mut impl Sink<Event>,
    ) {
        if amount == Money::ZERO || from == to {
            return;
        }
        *self.purse(from) -= amount;
        *self.purse(to) += amount;
        sink.event(Event::Paid { from, to, amount });
        if self.bank < Money::ZERO && !self.bank_broken {
            self.bank_broken = true;
            sink.event(Event::BankBroken);
        }
    }

    /// How many loans a company may have; nothing for the state railway, which has
    /// no limit (§5.4) but on 18xx.games.
    #[must_use]
    pub fn most_loans(&self, company: Company) -> Option<u16> {
        match company.kind() {
            Kind::Minor => Some(MINOR_LOANS),
            Kind::Public => Some(PUBLIC_LOANS),
            Kind::State if self.options().is_jklm() && self.version().state_stays => None,
            Kind::State => Some(STATE_LOANS_ON_18XX),
        }
    }

    /// As many as may be taken, or as can be counted: so many that interest alone
    /// would take eighty rounds without revenue to get there.
    fn countable_loans(&self, company: Company) -> u16 {
        self.most_loans(company).unwrap_or(u16::MAX)
    }

    /// What a company could pay with all the loans it may still take. Each
    /// brings its face less the first interest. After a merger a company may
    /// have too many; on 18xx.games these lessen what it could pay.
    #[must_use]
    pub fn buying_power(&self, company: Company) -> Money {
        let charter = &self.companies[company];
        let loans = i32::from(self.countable_loans(company)) - i32::from(charter.loans);
        let loans = if self.options().is_jklm() { loans.max(0) } else { loans };
        charter.cash + (LOAN - INTEREST) * loans
    }

    /// Takes as few loans as reach the amount (§5.4).
    pub(crate) fn borrow_for(
        &mut self,
        company: Company,
        amount: Money,
        sink: &mut impl Sink<Event>,
    ) {
        while self.companies[company].cash < amount
            && self.companies[company].loans < self.countable_loans(company)
        {
            self.companies[company].loans += 1;
            sink.event(Event::LoanTaken { company });
            self.pay(Owner::Bank, Owner::Company(company), LOAN - INTEREST, sink);
        }
    }

    /// Repays as many loans as the cash allows (§5.5.7).
    pub(crate) fn repay(&mut self, company: Company, sink: &mut impl Sink<Event>) {
        while self.companies[company].loans > 0 && self.companies[company].cash >= LOAN {
            self.companies[company].loans -= 1;
            sink.event(Event::LoanRepaid { company });
            self.pay(Owner::Company(company), Owner::Bank, LOAN, sink);
        }
    }

    /// All that players and companies have.
    #[must_use]
    pub fn money_in_play(&self) -> Money {
        let players: Money = self.players().seats().map(|seat: Seat| self.cash[seat]).sum();
        players + self.companies.iter().map(|charter| charter.cash).sum()
    }
}
