//! Interest and repayment, which happen by themselves (§5.5.6, §5.5.7).

use bourse_game::{Money, Sink};

use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind};
use crate::rules::data::INTEREST;
use crate::rules::event::Event;
use crate::rules::state::G1861;

/// Who cannot pay the interest even with loans is nationalised at once; the state
/// railway at its limit on 18xx.games then pays nothing.
pub(super) fn skip(game: &mut G1861, company: Company, sink: &mut impl Sink<Event>) {
    let owes = game.company_turn().map_or(0, |turn| turn.owes);
    let interest = INTEREST * i32::from(owes);
    game.borrow_for(company, interest, sink);
    if game.companies[company].cash < interest {
        if company.kind() == Kind::State && game.version().state_stays {
            return game.next_step();
        }
        return game.nationalise(company, sink);
    }
    if interest > Money::ZERO {
        sink.event(Event::InterestPaid { company, amount: interest });
        game.pay(Owner::Company(company), Owner::Bank, interest, sink);
    }
    game.repay(company, sink);
    game.next_step();
}
