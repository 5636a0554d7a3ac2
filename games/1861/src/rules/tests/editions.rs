//! Where the two editions differ: a row of the book's table is a test with both
//! columns.

use bourse_game::{Game, Money, Setup};

use super::position::{
    BOTH, found, merger_turn_of, play, refused, seat, start, station, stock_round, turn_of,
};
use crate::map;
use crate::rules::action::{Action, Payment, Source};
use crate::rules::charter::{Owner, Status};
use crate::rules::company::{Company, Lot, Private};
use crate::rules::data::DIRECTOR_SHARES;
use crate::rules::edition::Edition;
use crate::rules::end::Reason;
use crate::rules::event::Event;
use crate::rules::options::Options;
use crate::rules::phase::Phase;
use crate::rules::rounds::{Round, Stage, TurnStep};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::train::{Holder, TrainKind};

#[test]
fn a_private_nobody_wants_costs_less_and_is_bid_for_or_taken() {
    for edition in BOTH {
        let setup = Setup::newest(&G1861::DECLARATION, 3, Options::of(edition)).unwrap();
        let mut game = G1861::new(setup);
        (0..3).for_each(|_| play(&mut game, Action::Pass));
        let bid = |amount| Action::Bid { lot: Lot::Private(Private::Tsr), amount: Money(amount) };
        match edition {
            Edition::Jklm => {
                play(&mut game, bid(20));
                assert_eq!(game.private_owner(Private::Tsr), Owner::Bank, "others may raise");
                assert_eq!(game.to_move(), Some(seat(1)));
            }
            Edition::EighteenXx => {
                assert_eq!(refused(&game, bid(20)), Rule::FixedPrice { price: Money(15) });
                play(&mut game, bid(15));
                assert_eq!(game.private_owner(Private::Tsr), Owner::Seat(seat(0)));
            }
        }
    }
}

#[test]
fn at_nothing_the_private_goes_to_who_spoke_first() {
    for edition in BOTH {
        let setup = Setup::newest(&G1861::DECLARATION, 3, Options::of(edition)).unwrap();
        let mut game = G1861::new(setup);
        (0..12).for_each(|_| play(&mut game, Action::Pass));
        assert_eq!(game.private_owner(Private::Tsr), Owner::Seat(seat(0)));
        assert_eq!(game.to_move(), Some(seat(1)), "play goes on to his left");
    }
}

#[test]
fn a_director_sells_a_public_once_in_a_turn_or_drops_each_time() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        found(&mut game, Company::Nw, &[(0, 5)], 70);
        let sale = || Action::SellShares { company: Company::Nw, shares: 1 };
        play(&mut game, sale());
        assert_eq!(game.price(Company::Nw), Money(65));
        match edition {
            Edition::Jklm => assert_eq!(refused(&game, sale()), Rule::SoldThisTurn),
            Edition::EighteenXx => {
                play(&mut game, sale());
                assert_eq!(game.price(Company::Nw), Money(60));
            }
        }
    }
}

#[test]
fn a_public_is_founded_at_an_unconnected_station() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        game.phase = Phase::NO_NEW_MINORS;
        game.companies[Company::N].status = Status::Closed;
        let free_kiev = station("D14", 0);
        game.put_token(Company::Nw, station("D14", 1));
        game.cash[seat(0)] = Money(1000);
        play(&mut game, Action::Found { company: Company::Sw, price: Money(100) });
        let open = game.check(seat(0), &Action::place_token(free_kiev)).is_ok();
        assert!(open, "the neighbouring station's token does not matter");
        let connected = station("H8", 1);
        match edition {
            // Moscow's station by the printed line is connected, the others are not.
            Edition::Jklm => {
                assert_eq!(refused(&game, Action::place_token(connected)), Rule::CityNotOpen);
                play(&mut game, Action::place_token(station("H8", 0)));
            }
            Edition::EighteenXx => {
                let other = Action::place_token(station("H8", 0));
                assert_eq!(refused(&game, other), Rule::CityNotOpen);
            }
        }
    }
}

#[test]
fn express_trains_are_two_each_or_unlimited() {
    let left = |edition, kind| stock_round(edition).trains_left(kind);
    assert_eq!(left(Edition::Jklm, TrainKind::TwoTwo), Some(2));
    assert_eq!(left(Edition::Jklm, TrainKind::FiveFive), Some(2));
    assert_eq!(left(Edition::EighteenXx, TrainKind::TwoTwo), None);
    assert_eq!(left(Edition::EighteenXx, TrainKind::FiveFive), None);
    for edition in BOTH {
        assert_eq!(left(edition, TrainKind::Eight), None);
        assert_eq!(left(edition, TrainKind::Two), Some(10));
    }
}

#[test]
fn the_first_upgrade_of_nizhnii_novgorod_costs_or_is_free() {
    for (edition, cost) in [(Edition::Jklm, 0), (Edition::EighteenXx, 20)] {
        let mut game = stock_round(edition);
        game.phase = Phase::MERGERS;
        start(&mut game, Company::Mnn, 0, 100);
        let home = game.home(Company::Mnn).unwrap();
        game.take_token(Company::Mnn, home);
        game.put_token(Company::Mnn, station("K7", 0));
        turn_of(&mut game, Company::Mnn, TurnStep::Track);
        game.companies[Company::Mnn].cash = Money(100);
        let lays = game.moves(seat(0));
        let upgrade = bourse_game::Moves::iter(&lays).find(
            |action| matches!(action, Action::LayTile { hex, .. } if hex.0 == station("K7", 0).hex),
        );
        play(&mut game, upgrade.unwrap());
        assert_eq!(game.companies[Company::Mnn].cash, Money(100 - cost));
    }
}

/// Nikolaev with a 2-train on the printed line from Moscow by Tver to St
/// Petersburg.
fn nikolaev_runs(edition: Edition) -> G1861 {
    let mut game = stock_round(edition);
    start(&mut game, Company::N, 0, 100);
    game.depot.sell(TrainKind::Two, Company::N);
    turn_of(&mut game, Company::N, TurnStep::Run);
    game
}

#[test]
fn the_best_routes_must_be_run_or_any_may() {
    let nothing = Action::Run { routes: Vec::new(), revenue: Money::ZERO };
    let game = nikolaev_runs(Edition::Jklm);
    assert_eq!(refused(&game, nothing.clone()), Rule::NotTheBest { revenue: Money(80) });
    let mut game = nikolaev_runs(Edition::EighteenXx);
    play(&mut game, nothing);
    for edition in BOTH {
        let mut game = nikolaev_runs(edition);
        let best = bourse_game::Moves::iter(&game.moves(seat(0)))
            .find(|action| matches!(action, Action::Run { .. }))
            .unwrap();
        let before = game.cash[seat(0)];
        play(&mut game, best);
        assert_eq!(game.cash[seat(0)] - before, Money(40), "half of 80");
    }
}

#[test]
fn a_record_is_believed_to_have_run_the_best() {
    let mut game = nikolaev_runs(Edition::Jklm);
    let nothing = Action::Run { routes: Vec::new(), revenue: Money::ZERO };
    game.replay(seat(0), &nothing, &mut ()).unwrap();
    let mut game = nikolaev_runs(Edition::Jklm);
    let wrong = Action::Run { routes: Vec::new(), revenue: Money(10) };
    assert!(game.replay(seat(0), &wrong, &mut ()).is_err(), "sums are always checked");
}

#[test]
fn the_state_railway_runs_by_itself_or_its_steward_enters_the_routes() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        game.phase = Phase::FOUNDING;
        game.depot.sell(TrainKind::Two, Company::Rsr);
        turn_of(&mut game, Company::Rsr, TurnStep::Run);
        game.place_state_home(&mut ());
        let mut events = Vec::new();
        game.go_on(&mut events);
        let ran = Event::Ran { company: Company::Rsr, revenue: Money(80), at_most: None };
        let ran = events.contains(&ran);
        assert_eq!(ran, edition == Edition::Jklm);
        if edition == Edition::EighteenXx {
            assert_eq!(game.to_move(), Some(seat(0)), "he has the priority");
        }
    }
}

/// Nikolaev and St Petersburg–Warsaw of two owners, the second's token moved to
/// the station where the printed line from Moscow ends.
fn joined(edition: Edition, prices: (i32, i32)) -> G1861 {
    let mut game = stock_round(edition);
    game.phase = Phase::MERGERS;
    start(&mut game, Company::N, 0, prices.0);
    start(&mut game, Company::Spw, 1, prices.1);
    let home = game.home(Company::Spw).unwrap();
    game.take_token(Company::Spw, home);
    let there = station("E1", 1);
    game.board.add_token(map(), there, 0, Company::Spw.on_map()).unwrap();
    game.companies[Company::Spw].tokens[0].at = Some(there);
    game.beside.clear();
    for holder in 0..2 {
        game.cash[seat(holder)] = Money(300);
    }
    game
}

fn form(game: &mut G1861, public: Company) {
    merger_turn_of(game, Company::N);
    play(game, Action::Merge { company: Company::Spw });
    if matches!(game.merger().unwrap().stage, Stage::Adding(_)) {
        play(game, Action::Pass);
    }
    play(game, Action::Form { company: public });
}

#[test]
fn a_merger_costs_at_least_seventy_or_a_hundred() {
    for (edition, price) in [(Edition::Jklm, 100), (Edition::EighteenXx, 100)] {
        let mut game = joined(edition, (50, 50));
        form(&mut game, Company::Nw);
        if edition == Edition::Jklm {
            play(&mut game, Action::Accept);
        }
        assert_eq!(game.price(Company::Nw), Money(price));
    }
    for (edition, price) in [(Edition::Jklm, 90), (Edition::EighteenXx, 100)] {
        let mut game = joined(edition, (50, 50));
        // Two steps left each: 40 and 50 together are 90.
        for _ in 0..2 {
            game.move_marker(Company::N, |chart, cell| chart.left(cell), &mut ());
        }
        assert_eq!(game.price(Company::N), Money(40));
        form(&mut game, Company::Nw);
        if edition == Edition::Jklm {
            play(&mut game, Action::Accept);
        }
        assert_eq!(game.price(Company::Nw), Money(price));
    }
}

#[test]
fn nobody_has_two_shares_so_the_earliest_owner_buys_or_owners_are_asked() {
    let mut game = joined(Edition::Jklm, (100, 50));
    form(&mut game, Company::Nw);
    play(&mut game, Action::Accept);
    let charter = &game.companies[Company::Nw];
    assert_eq!(charter.director, Some(seat(0)), "Nikolaev is first in operating order");
    assert_eq!(charter.shares[seat(0)], DIRECTOR_SHARES);
    assert_eq!(game.cash[seat(0)], Money(150), "he paid 150 for his second share");

    let mut game = joined(Edition::EighteenXx, (100, 50));
    form(&mut game, Company::Nw);
    assert_eq!(game.companies[Company::Nw].director, None);
    play(&mut game, Action::Pass);
    assert_eq!(refused(&game, Action::Pass), Rule::MustTakeDirector);
    play(&mut game, Action::BuyShare { company: Company::Nw, from: Source::Treasury });
    assert_eq!(game.companies[Company::Nw].director, Some(seat(1)));
}

#[test]
fn without_a_possible_director_there_is_no_merger() {
    for edition in BOTH {
        let mut game = joined(edition, (100, 50));
        game.cash[seat(0)] = Money(10);
        if edition == Edition::EighteenXx {
            game.cash[seat(1)] = Money(10);
        }
        merger_turn_of(&mut game, Company::N);
        let merge = Action::Merge { company: Company::Spw };
        assert_eq!(refused(&game, merge), Rule::NoDirector);
    }
}

#[test]
fn owners_are_asked_or_their_consent_is_implied() {
    let mut game = joined(Edition::Jklm, (100, 50));
    form(&mut game, Company::Nw);
    assert_eq!(game.to_move(), Some(seat(1)));
    play(&mut game, Action::Decline);
    assert_eq!(game.to_move(), Some(seat(0)), "he may propose again");
    for _ in 0..2 {
        play(&mut game, Action::Merge { company: Company::Spw });
        play(&mut game, Action::Form { company: Company::Nw });
        play(&mut game, Action::Decline);
    }
    if game.merging() == Some(Company::N) {
        let again = Action::Merge { company: Company::Spw };
        assert_eq!(refused(&game, again), Rule::ThreeProposals);
    }
    let mut game = joined(Edition::EighteenXx, (100, 50));
    form(&mut game, Company::Nw);
    assert!(game.companies[Company::Nw].is_open());
}

#[test]
fn a_private_of_another_player_needs_his_consent_once_a_turn() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        game.phase = Phase::MERGERS;
        start(&mut game, Company::N, 0, 100);
        game.companies[Company::N].cash = Money(100);
        game.give_private(Private::Tsr, Owner::Seat(seat(1)));
        game.give_private(Private::Bss, Owner::Seat(seat(0)));
        turn_of(&mut game, Company::N, TurnStep::Track);
        let offer = || Action::BuyPrivate { private: Private::Tsr, price: Money(30) };
        play(&mut game, offer());
        if edition == Edition::Jklm {
            assert_eq!(game.to_move(), Some(seat(1)));
            play(&mut game, Action::Decline);
            assert_eq!(game.to_move(), Some(seat(0)));
            assert_eq!(refused(&game, offer()), Rule::Declined);
            assert_eq!(game.private_owner(Private::Tsr), Owner::Seat(seat(1)));
        } else {
            assert_eq!(game.private_owner(Private::Tsr), Owner::Company(Company::N));
        }
        play(&mut game, Action::BuyPrivate { private: Private::Bss, price: Money(1) });
        let own = game.private_owner(Private::Bss);
        assert_eq!(own, Owner::Company(Company::N), "nobody is asked about his own");
    }
}

#[test]
fn a_train_of_another_director_needs_his_consent() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        start(&mut game, Company::N, 0, 100);
        start(&mut game, Company::Kr, 1, 100);
        game.companies[Company::N].cash = Money(60);
        game.depot.sell(TrainKind::Two, Company::Kr);
        game.depot.sell(TrainKind::Two, Company::N);
        turn_of(&mut game, Company::N, TurnStep::Trains);
        let train = game.depot.of_company(Company::Kr).next().unwrap().train;
        play(&mut game, Action::BuyTrain { train, price: Money(7) });
        if edition == Edition::Jklm {
            assert_eq!(game.to_move(), Some(seat(1)));
            play(&mut game, Action::Accept);
        }
        assert_eq!(game.depot.holder(train), Some(Holder::Company(Company::N)));
        assert_eq!(game.companies[Company::Kr].cash, Money(7));
    }
}

#[test]
fn after_a_conversion_everybody_may_buy_once_more() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        game.phase = Phase::MERGERS;
        start(&mut game, Company::N, 0, 135);
        for _ in 0..6 {
            game.move_marker(Company::N, |chart, cell| chart.right_minor(cell), &mut ());
        }
        game.cash[seat(0)] = Money(1000);
        game.cash[seat(1)] = Money(1);
        game.cash[seat(2)] = Money(1);
        merger_turn_of(&mut game, Company::N);
        play(&mut game, Action::Convert);
        play(&mut game, Action::Form { company: Company::Nw });
        play(&mut game, Action::Pass);
        let second_chance = matches!(&game.round, Round::Merger(merger)
            if matches!(merger.stage, Stage::Purchases(_)));
        assert_eq!(second_chance, edition == Edition::Jklm);
    }
}

#[test]
fn a_broken_bank_ends_the_game_or_gives_way_to_the_countdown() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        game.bank_broken = true;
        assert_eq!(game.ends_after(1), Some(Reason::Bank));
        game.last_set = Some(2);
        let bank = (edition == Edition::Jklm).then_some(Reason::Bank);
        assert_eq!(game.ends_after(1), bank);
    }
}

#[test]
fn privates_count_at_the_end_or_not() {
    for (edition, more) in [(Edition::Jklm, 0), (Edition::EighteenXx, 90)] {
        let mut game = stock_round(edition);
        game.give_private(Private::Wvr, Owner::Seat(seat(0)));
        assert_eq!(game.value(seat(0)), Money(420 + more));
    }
}

#[test]
fn excess_trains_go_in_operating_order_or_in_the_order_of_the_list() {
    for (edition, first) in [(Edition::Jklm, Company::N), (Edition::EighteenXx, Company::Kr)] {
        let mut game = stock_round(edition);
        game.phase = Phase::FOUNDING;
        for (minor, price) in [(Company::Kr, 50), (Company::N, 100)] {
            start(&mut game, minor, 0, price);
            game.depot.sell(TrainKind::Three, minor);
            game.depot.sell(TrainKind::Three, minor);
        }
        assert_eq!(game.crowded(), Some(first));
    }
}

#[test]
fn a_minors_token_stands_when_it_is_won_or_from_the_first_bid() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        play(&mut game, Action::Bid { lot: Lot::Minor(Company::N), amount: Money(100) });
        let on_the_map = game.companies[Company::N].stations().count();
        assert_eq!(on_the_map, usize::from(edition == Edition::EighteenXx));
        play(&mut game, Action::Pass);
        play(&mut game, Action::Pass);
        assert_eq!(game.companies[Company::N].stations().count(), 1);
    }
}

#[test]
fn the_state_railway_lets_others_answer_before_it_buys_on() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        game.phase = Phase(7);
        while game.trains_left(TrainKind::Seven) != Some(0) {
            let next = game.new_trains().next().unwrap();
            game.depot.sell(next, Company::Mk);
        }
        game.depot = crate::rules::train::Depot::default();
        for kind in TrainKind::ALL.into_iter().take(6) {
            while game.trains_left(kind) != Some(0) {
                game.depot.sell(kind, Company::Rsr);
            }
        }
        turn_of(&mut game, Company::Rsr, TurnStep::Trains);
        game.companies[Company::Rsr].cash = Money(3500);
        game.go_on(&mut ());
        let eights = game.depot.sold(TrainKind::Eight);
        // By the rulebook it buys nothing after the first.
        assert_eq!(eights, if edition == Edition::Jklm { 1 } else { 3 });
    }
}

#[test]
fn the_director_buys_first_or_the_owner_of_the_earliest_minor() {
    // Two minors of seat 1 and one, the earliest, of seat 0: seat 1 directs.
    for (edition, first) in [(Edition::Jklm, 1), (Edition::EighteenXx, 0)] {
        let mut game = joined(edition, (100, 50));
        start(&mut game, Company::Kr, 1, 50);
        let home = game.home(Company::Kr).unwrap();
        game.take_token(Company::Kr, home);
        let tver = station("H8", 1);
        let group = [Company::N, Company::Spw, Company::Kr].into_iter().collect();
        game.companies[Company::Kr].tokens[0].at = None;
        assert!(game.has_token(Company::N, tver.hex));
        merger_turn_of(&mut game, Company::N);
        game.merger_mut().unwrap().stage = Stage::Naming(group);
        play(&mut game, Action::Form { company: Company::Nw });
        if edition == Edition::Jklm {
            play(&mut game, Action::Accept);
        }
        assert_eq!(game.companies[Company::Nw].director, Some(seat(1)));
        assert_eq!(game.to_move(), Some(seat(first)));
    }
}

#[test]
fn half_is_rounded_up_to_ten() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        found(&mut game, Company::Nw, &[(0, 2)], 100);
        turn_of(&mut game, Company::Nw, TurnStep::Dividend);
        game.turn_mut().unwrap().revenue = Money(150);
        let before = game.cash[seat(0)];
        play(&mut game, Action::Dividend { kind: Payment::Half });
        assert_eq!(game.cash[seat(0)] - before, Money(16), "two shares of 8");
    }
}

#[test]
fn a_step_with_nothing_to_decide_is_passed_over_or_asks() {
    for edition in BOTH {
        let mut game = stock_round(edition);
        game.phase = Phase::MERGERS;
        start(&mut game, Company::Kr, 0, 50);
        game.begin_merger_round(1, &mut ());
        game.go_on(&mut ());
        let asked = matches!(game.round, Round::Merger(_));
        assert_eq!(asked, edition == Edition::EighteenXx, "nobody to merge with");
    }
}
