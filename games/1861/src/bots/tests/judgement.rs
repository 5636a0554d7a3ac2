//! Positions in which a sensible player knows what to do.

use bourse_game::bots::{Bots, Generator};
use bourse_game::{Game, Money, Viewer};

use super::{apply, decision, mover, new_game};
use crate::{
    Action, Company, G1861, Holder, Lot, Offer, Options, Private, Status, Step, TrainId, TrainKind,
    TurnStep, Wanted,
};

/// The first position of a game between greedy players in which something is
/// found.
fn reach<T>(seed: u64, mut find: impl FnMut(&G1861) -> Option<T>) -> (G1861, T) {
    let mut game = new_game(3, Options::default());
    let mut greedy = G1861::bot("greedy").unwrap();
    let mut dice = Generator::new(seed, 0);
    loop {
        if let Some(found) = find(&game) {
            return (game, found);
        }
        let view = game.view(Viewer::Seat(mover(&game)));
        apply(&mut game, &greedy.decide(&view, &mut dice));
    }
}

fn trains(game: &G1861, company: Company) -> Vec<TrainKind> {
    game.depot().of_company(company).map(|card| card.train.kind).collect()
}

/// The company that is to buy trains, if its last ones rust with the next new
/// train and it can pay for that.
fn about_to_lose_its_trains(game: &G1861) -> Option<Company> {
    let company = game.operating().filter(|_| game.step() == Some(Step::Turn(TurnStep::Trains)))?;
    let next = game.new_trains().next()?;
    let goes = |kind: TrainKind| kind.rusts().is_some_and(|phase| phase <= next.phase());
    let held = trains(game, company);
    let due = next.phase() > game.phase() && !held.is_empty() && held.into_iter().all(goes);
    (due && game.charter(company).cash >= next.price()).then_some(company)
}

#[test]
fn a_company_about_to_lose_its_only_train_buys_the_next() {
    let (game, _) = reach(0, about_to_lose_its_trains);
    let kind = game.new_trains().next().unwrap();
    let train = game.depot().next_of(kind);
    let bought = Action::BuyTrain { train, price: kind.price() };
    assert_eq!(decision("regular", &game, 1), bought);
}

#[test]
fn nobody_bids_far_above_the_worth_of_a_private() {
    let mut game = new_game(3, Options::default());
    apply(&mut game, &Action::Bid { lot: Lot::Private(Private::Tsr), amount: Money(60) });
    assert_eq!(decision("greedy", &game, 1), Action::Pass);
    assert_eq!(decision("regular", &game, 1), Action::Pass);
}

#[test]
fn a_private_is_not_left_to_others_for_its_lowest_price() {
    let lot = Lot::Private(Private::Tsr);
    let mut game = new_game(3, Options::default());
    apply(&mut game, &Action::Bid { lot, amount: Money(20) });
    let raise = Action::Bid { lot, amount: Money(25) };
    assert_eq!(decision("greedy", &game, 1), raise);
    assert_eq!(decision("regular", &game, 1), raise);
}

/// The first auction of a minor: somebody has bid so much.
fn minor_for(amount: i32) -> G1861 {
    let is_open = |game: &G1861| (game.step() == Some(Step::MinorAuction)).then_some(());
    let (mut game, ()) = reach(1, is_open);
    let lots = game.moves(mover(&game)).0.into_iter().find_map(|offer| match offer {
        Offer::Bid { lots, .. } => Some(lots),
        _ => None,
    });
    let lot = lots.unwrap()[0];
    apply(&mut game, &Action::Bid { lot, amount: Money(amount) });
    game
}

#[test]
fn nobody_bids_far_above_the_worth_of_a_minor() {
    let game = minor_for(300);
    assert_eq!(decision("greedy", &game, 1), Action::Pass);
    assert_eq!(decision("regular", &game, 1), Action::Pass);
}

#[test]
fn a_minor_is_not_left_to_others_for_little() {
    let game = minor_for(105);
    assert!(matches!(decision("regular", &game, 1), Action::Bid { .. }));
}

/// A rich company could offer twice the price for another player's only train.
fn train_wanted(game: &G1861) -> Option<TrainId> {
    let trade = |offer: Offer| match offer {
        Offer::TradeTrain(trains) => Some(trains),
        _ => None,
    };
    let trains = game.moves(mover(game)).0.into_iter().find_map(trade)?;
    let wanted = trains.into_iter().find(|offer| {
        let only = matches!(
            game.depot().holder(offer.train),
            Some(Holder::Company(owner)) if game.depot().count(owner) == 1
        );
        let asked = game.asks_for(Wanted::Train(offer.train)).is_some();
        let new = game.new_trains().any(|kind| kind == offer.train.kind);
        only && asked && new && offer.highest >= offer.train.kind.price() * 2
    });
    wanted.map(|offer| offer.train)
}

/// What the owner of the train says to such a price.
fn answer(price: impl Fn(TrainKind) -> Money) -> Action {
    let (mut game, train) = reach(0, train_wanted);
    apply(&mut game, &Action::BuyTrain { train, price: price(train.kind) });
    assert_eq!(game.step(), Some(Step::Consent));
    decision("regular", &game, 1)
}

#[test]
fn a_company_does_not_give_its_only_train_away() {
    assert_eq!(answer(|_| Money(1)), Action::Decline);
}

#[test]
fn a_company_sells_dear_what_it_can_buy_again() {
    assert_eq!(answer(|kind| kind.price() * 2), Action::Accept);
}

/// A merger of another player's minor with one that has these figures, put to
/// its owner.
fn merger_with(is_asked: impl Fn(&G1861, Company, Company) -> bool) -> G1861 {
    let propose = |game: &G1861| {
        let own = game.merging()?;
        let partners = game.moves(mover(game)).0.into_iter().find_map(|offer| match offer {
            Offer::Merge(partners) => Some(partners),
            _ => None,
        })?;
        let rival = |minor: Company| game.charter(minor).director != Some(mover(game));
        let partner = partners.iter().find(|&it| rival(it) && is_asked(game, own, it))?;
        let mut asked = game.clone();
        apply(&mut asked, &Action::Merge { company: partner });
        if asked.moves(mover(&asked)).0.contains(&Offer::PASS) {
            apply(&mut asked, &Action::Pass);
        }
        let unformed = |it: &Company| game.charter(*it).status == Status::Unformed;
        apply(&mut asked, &Action::Form { company: Company::publics().find(unformed)? });
        (asked.step() == Some(Step::MergerConsent)).then_some(asked)
    };
    reach(0, propose).1
}

/// A minor deep in debt joins one that is far better off.
#[test]
fn a_merger_that_saves_a_poor_minor_is_accepted() {
    let poor = |game: &G1861, _: Company, asked: Company| game.charter(asked).loans == 2;
    assert_eq!(decision("regular", &merger_with(poor), 1), Action::Accept);
}
