//! Orders in real games: one that bots have played, and one from its beginning.

use bourse_game::orders::{Case, Orders, Verdict};
use bourse_game::{Game, Line, Money, Moves as _, Seat, Setup, View as _, Viewer};
use bourse_record::{Entry, Header, RawHeader};
use serde_json::json;

use super::{Cause, MergerRound, Order, Unless};
use crate::{Action, Company, Event, G1861, Lot, Options, Private, Round, Source, Step};

/// A game, and an order in it.
struct Scene {
    game: G1861,
    seat: Seat,
    order: Order,
    given: G1861,
    since: Vec<Event>,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The recorded game after so many lines.
fn recorded(lines: usize) -> G1861 {
    let file =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../catalogue/tests/table/data/1861-shares.jsonl");
    let text = std::fs::read_to_string(file).unwrap();
    let mut texts = text.lines();
    let raw = RawHeader::read(texts.next().unwrap().as_bytes()).unwrap();
    let mut game = G1861::new(Header::<G1861>::check(raw).unwrap().setup);
    for text in texts.take(lines) {
        let Entry::Line(line, _) = Entry::<G1861>::read(text.as_bytes()).unwrap() else { break };
        let Line::Decision { .. } = &line else { break };
        line.replay(&mut game, &mut ()).unwrap();
    }
    game
}

/// Its seventh stock round. Seat 1 begins and directs SW (6 shares, the others
/// have one each) and MKN (2, as many as seat 0; seat 2 has one).
fn seventh() -> G1861 {
    let game = recorded(524);
    assert!(matches!(game.round(), Round::Stock(_)) && game.set() == 7);
    assert_eq!(game.to_move(), Some(seat(1)));
    game
}

/// The first stock round of three players by the rulebook, seat 2 to begin.
fn first() -> G1861 {
    let setup = Setup::newest(&G1861::DECLARATION, 3, Options::default()).unwrap();
    let mut game = G1861::new(setup);
    for private in Private::ALL {
        let bid = Action::Bid { lot: Lot::Private(private), amount: private.minimum() };
        for action in [bid, Action::Pass, Action::Pass] {
            game.apply(game.to_move().unwrap(), &action, &mut ()).unwrap();
        }
    }
    game
}

const ALL: Unless = Unless { sale: true, rival: true, fall: true, auction: true };
const NOTHING: Unless = Unless { sale: false, rival: false, fall: false, auction: false };

fn pass(set: u8, unless: Unless) -> Order {
    Order::PassStock { set, unless }
}

fn buy(company: Company, shares: u8) -> Order {
    let (from, highest, keep) = (None, None, None);
    Order::BuyShares { set: 7, company, from, shares, highest, keep }
}

fn sell(company: Company, shares: u8) -> Action {
    Action::SellShares { company, shares }
}

fn share(company: Company) -> Action {
    Action::BuyShare { company, from: Source::Treasury }
}

impl Scene {
    fn new(game: G1861, number: u8, order: Order) -> Self {
        Self { given: game.clone(), game, seat: seat(number), order, since: Vec::new() }
    }

    fn verdict(&self) -> Verdict<G1861> {
        let view = |game: &G1861| game.view(Viewer::Seat(self.seat));
        let (given, now) = (view(&self.given), view(&self.game));
        let case = Case { seat: self.seat, given: &given, now: &now, since: &self.since };
        G1861::follow(&self.order, &case)
    }

    #[track_caller]
    fn play(&mut self, number: u8, action: Action) -> &mut Self {
        assert_eq!(self.game.to_move(), Some(seat(number)));
        self.game.apply(seat(number), &action, &mut self.since).unwrap();
        self
    }

    #[track_caller]
    fn waits(&mut self) -> &mut Self {
        assert!(matches!(self.verdict(), Verdict::Waits));
        self
    }

    /// The order acts, so, and it is played.
    #[track_caller]
    fn acts(&mut self, action: Action) -> &mut Self {
        match self.verdict() {
            Verdict::Acts(found) => assert_eq!(found, action),
            Verdict::Ends(cause) => panic!("ends: {cause:?}"),
            Verdict::Waits => panic!("waits"),
        }
        assert!(self.game.view(Viewer::Seat(self.seat)).moves().contains(&action));
        self.play(self.seat.number(), action)
    }

    #[track_caller]
    fn ends(&mut self, cause: Cause) {
        match self.verdict() {
            Verdict::Ends(found) => assert_eq!(found, cause),
            Verdict::Acts(action) => panic!("acts: {action:?}"),
            Verdict::Waits => panic!("waits"),
        }
    }
}

#[test]
fn passes_in_every_turn_until_the_round_is_over() {
    let mut scene = Scene::new(seventh(), 1, pass(7, ALL));
    scene.acts(Action::Pass).waits();
    scene.play(2, share(Company::Mkv)).play(0, Action::Pass);
    scene.acts(Action::Pass).play(2, Action::Pass);
    scene.ends(Cause::RoundOver);
}

#[test]
fn ends_when_somebody_sells_shares_of_a_company_the_player_directs() {
    let sold = Cause::Sold { seat: seat(2), company: Company::Sw };
    let mut scene = Scene::new(seventh(), 1, pass(7, ALL));
    scene.acts(Action::Pass).play(2, sell(Company::Sw, 1)).ends(sold);
    // The player of seat 0 holds a share but directs others: it is nothing to him.
    let mut scene = Scene::new(seventh(), 0, pass(7, ALL));
    scene.play(1, Action::Pass).play(2, sell(Company::Sw, 1)).waits();
    scene.play(2, Action::Pass).acts(Action::Pass);
    let mut scene = Scene::new(seventh(), 1, pass(7, Unless { sale: false, ..ALL }));
    scene.acts(Action::Pass).play(2, sell(Company::Sw, 1)).waits();
}

#[test]
fn ends_when_somebody_has_as_many_shares_as_the_director() {
    let rival = Cause::Rival { seat: seat(2), company: Company::Mkn };
    let mut scene = Scene::new(seventh(), 1, pass(7, ALL));
    scene.acts(Action::Pass).play(2, share(Company::Mkn)).ends(rival);
    let mut scene = Scene::new(seventh(), 1, pass(7, Unless { rival: false, ..ALL }));
    scene.acts(Action::Pass).play(2, share(Company::Mkn)).waits();
}

/// Seat 0 had as many shares of MKN when the order was given: that was known.
#[test]
fn ends_when_a_company_is_taken_over() {
    let taken = Cause::Director { seat: seat(0), company: Company::Mkn };
    let mut scene = Scene::new(seventh(), 1, pass(7, ALL));
    scene.acts(Action::Pass).play(2, Action::Pass).waits();
    scene.play(0, share(Company::Mkn)).ends(taken);
}

#[test]
fn ends_when_a_price_falls_of_shares_the_player_holds() {
    let from = seventh().price(Company::Sw);
    for (unless, ends) in [(ALL, true), (Unless { fall: false, ..ALL }, false)] {
        let mut scene = Scene::new(seventh(), 0, pass(7, unless));
        scene.play(1, sell(Company::Sw, 1));
        let to = scene.game.price(Company::Sw);
        assert!(to < from, "the director sold");
        if ends {
            scene.ends(Cause::Fell { company: Company::Sw, from, to });
        } else {
            scene.waits();
        }
    }
}

#[test]
fn an_auction_in_which_the_player_could_bid_is_his_to_decide() {
    let bid = Action::Bid { lot: Lot::Minor(Company::N), amount: Money(100) };
    let begins = first().to_move().unwrap();
    let next = begins.next(first().players());
    let mut scene = Scene::new(first(), next.number(), pass(1, ALL));
    scene.play(begins.number(), bid.clone()).ends(Cause::Auction { minor: Company::N });
    let mut scene = Scene::new(first(), next.number(), pass(1, NOTHING));
    scene.play(begins.number(), bid).acts(Action::Pass).waits();
}

#[test]
fn an_order_can_be_given_for_the_next_stock_round_and_no_later_one() {
    let before = recorded(510);
    assert!(matches!(before.round(), Round::Operating(_)) && before.set() == 6);
    Scene::new(before.clone(), 1, pass(7, ALL)).waits();
    Scene::new(before.clone(), 1, pass(6, ALL)).ends(Cause::RoundOver);
    Scene::new(before, 1, pass(8, ALL)).ends(Cause::NotNext);
    Scene::new(seventh(), 1, pass(8, ALL)).ends(Cause::NotNext);
    let setup = Setup::newest(&G1861::DECLARATION, 3, Options::default()).unwrap();
    Scene::new(G1861::new(setup), 0, pass(1, ALL)).waits();
}

/// Markers move in operating rounds all the time: that is not what the player
/// wanted to hear of.
#[test]
fn what_happened_before_the_round_does_not_end_an_order() {
    let (fell, round) = (
        Event::Price { company: Company::Sw, from: Money(120), to: Money(110) },
        Event::StockRound { set: 7 },
    );
    let mut scene = Scene::new(seventh(), 1, pass(7, ALL));
    scene.since = vec![fell, round];
    scene.acts(Action::Pass);
    let mut scene = Scene::new(seventh(), 1, pass(7, ALL));
    scene.since = vec![round, fell];
    scene.ends(Cause::Fell { company: Company::Sw, from: Money(120), to: Money(110) });
}

#[test]
fn buys_a_share_in_each_turn_until_it_has_enough() {
    let mut scene = Scene::new(seventh(), 0, buy(Company::Mkn, 4));
    scene.waits().play(1, Action::Pass).play(2, Action::Pass);
    // With the first he becomes director himself: that ends nothing.
    scene.acts(share(Company::Mkn)).waits();
    assert_eq!(scene.game.charter(Company::Mkn).director, Some(seat(0)));
    scene.play(1, Action::Pass).play(2, Action::Pass).acts(share(Company::Mkn));
    scene.ends(Cause::Holds { shares: 4 });
}

#[test]
fn does_not_buy_too_dear_nor_with_the_last_money() {
    let order = |highest: Option<i32>, keep: Option<i32>| Order::BuyShares {
        set: 7,
        company: Company::Mkn,
        from: None,
        shares: 6,
        highest: highest.map(Money),
        keep: keep.map(Money),
    };
    let price = seventh().price(Company::Mkn);
    Scene::new(seventh(), 1, order(Some(price.0 - 1), None)).ends(Cause::TooHigh { price });
    Scene::new(seventh(), 1, order(Some(price.0), None)).acts(share(Company::Mkn));
    let left = seventh().cash(seat(1)) - price;
    Scene::new(seventh(), 1, order(None, Some(left.0 + 1))).ends(Cause::TooLittle { left });
    Scene::new(seventh(), 1, order(None, Some(left.0))).acts(share(Company::Mkn));
}

#[test]
fn buying_ends_when_somebody_sells_or_takes_over() {
    let mut scene = Scene::new(seventh(), 2, buy(Company::Sw, 3));
    scene.play(1, sell(Company::Sw, 1));
    scene.ends(Cause::Sold { seat: seat(1), company: Company::Sw });
    let mut scene = Scene::new(seventh(), 1, buy(Company::Mkn, 4));
    scene.acts(share(Company::Mkn)).play(2, Action::Pass).play(0, share(Company::Mkn));
    // As many shares make no director.
    scene.acts(share(Company::Mkn)).ends(Cause::Holds { shares: 4 });
    let mut scene = Scene::new(seventh(), 1, buy(Company::Mkn, 6));
    scene.play(1, Action::Pass).play(2, Action::Pass).play(0, share(Company::Mkn));
    scene.ends(Cause::Director { seat: seat(0), company: Company::Mkn });
}

/// What is not allowed is named, so that the rules can say why.
#[test]
fn a_purchase_that_is_not_allowed_is_still_the_orders_wish() {
    let scene = Scene::new(seventh(), 1, buy(Company::Sw, 7));
    let Verdict::Acts(action) = scene.verdict() else { panic!("it acts") };
    assert!(!scene.game.view(Viewer::Seat(seat(1))).moves().contains(&action));
    Scene::new(seventh(), 1, buy(Company::Sw, 6)).ends(Cause::Holds { shares: 6 });
    for company in [Company::Rsr, Company::Tr] {
        Scene::new(seventh(), 1, buy(company, 3)).ends(Cause::NotOpen { company });
    }
    let none = recorded(285);
    assert!(!none.charter(Company::Nw).is_open());
    let mut scene = Scene::new(none, 1, buy(Company::Nw, 3));
    scene.order = match scene.order {
        Order::BuyShares { company, from, shares, highest, keep, .. } => {
            let set = scene.game.set() + 1;
            Order::BuyShares { set, company, from, shares, highest, keep }
        }
        other => other,
    };
    scene.ends(Cause::NotOpen { company: Company::Nw });
}

#[test]
fn shares_are_bought_where_the_player_wants() {
    let mut game = seventh();
    for (number, action) in [(1, sell(Company::Sw, 1)), (1, Action::Pass), (2, Action::Pass)] {
        game.apply(seat(number), &action, &mut ()).unwrap();
    }
    for (from, bought) in [
        (None, Source::Treasury),
        (Some(Source::Treasury), Source::Treasury),
        (Some(Source::Pool), Source::Pool),
    ] {
        let (company, shares, highest, keep) = (Company::Sw, 2, None, None);
        let order = Order::BuyShares { set: 7, company, from, shares, highest, keep };
        Scene::new(game.clone(), 0, order).acts(Action::BuyShare { company, from: bought });
    }
}

fn mergers(round: Option<MergerRound>, shares: bool) -> Order {
    Order::PassMergers { round, shares, decline: false }
}

/// Seat 0 may convert a minor, and does; then shares are for sale.
#[test]
fn neither_converts_nor_buys_shares_of_new_publics() {
    let game = recorded(289);
    assert_eq!((game.step(), game.to_move()), (Some(Step::Merge), Some(seat(0))));
    let Round::Merger(merger) = game.round() else { panic!("a merger round") };
    let this = MergerRound { set: game.set(), number: merger.number };
    Scene::new(game.clone(), 0, mergers(Some(this), false)).acts(Action::Pass);
    Scene::new(game, 0, mergers(None, false)).acts(Action::Pass);

    let on_sale = recorded(295);
    assert_eq!((on_sale.step(), on_sale.to_move()), (Some(Step::AfterMerger), Some(seat(1))));
    Scene::new(on_sale.clone(), 1, mergers(None, false)).waits();
    Scene::new(on_sale, 1, mergers(None, true)).acts(Action::Pass);
    // What he began himself he finishes himself.
    Scene::new(recorded(290), 0, mergers(None, false)).waits();
}

#[test]
fn an_order_for_one_merger_round_ends_with_it() {
    let game = recorded(289);
    let Round::Merger(merger) = game.round() else { panic!("a merger round") };
    let this = MergerRound { set: game.set(), number: merger.number };
    let later = MergerRound { set: game.set() + 1, number: 1 };
    Scene::new(game.clone(), 0, mergers(Some(later), false)).ends(Cause::NotNext);
    let mut scene = Scene::new(game, 0, mergers(Some(this), false));
    scene.game = recorded(345);
    scene.ends(Cause::RoundOver);
    scene.order = mergers(None, false);
    scene.waits();
}

fn bid_up_to(lot: Lot, limit: i32, pass: bool) -> Order {
    Order::Bid { lot, limit: Money(limit), pass }
}

fn bid(private: Private, amount: i32) -> Action {
    Action::Bid { lot: Lot::Private(private), amount: Money(amount) }
}

#[test]
fn bids_as_little_as_possible_up_to_the_limit_then_passes() {
    let setup = Setup::newest(&G1861::DECLARATION, 3, Options::default()).unwrap();
    let (game, lot) = (G1861::new(setup), Lot::Private(Private::Tsr));
    let mut scene = Scene::new(game.clone(), 0, bid_up_to(lot, 30, true));
    scene.acts(bid(Private::Tsr, 20)).waits();
    scene.play(1, bid(Private::Tsr, 25)).play(2, Action::Pass).acts(bid(Private::Tsr, 30));
    scene.play(1, bid(Private::Tsr, 35)).acts(Action::Pass);
    scene.ends(Cause::LotGone { lot, seat: Some(seat(1)) });

    let mut scene = Scene::new(game, 0, bid_up_to(lot, 20, false));
    scene.acts(bid(Private::Tsr, 20)).play(1, bid(Private::Tsr, 25)).play(2, Action::Pass);
    scene.ends(Cause::OverLimit { bid: Money(30) });
}

#[test]
fn bids_for_a_minor_once_somebody_puts_it_up() {
    let lot = Lot::Minor(Company::N);
    let begins = first().to_move().unwrap();
    let next = begins.next(first().players());
    let open = Action::Bid { lot, amount: Money(100) };
    let mut scene = Scene::new(first(), next.number(), bid_up_to(lot, 110, true));
    scene.waits().play(begins.number(), open);
    scene.acts(Action::Bid { lot, amount: Money(105) });
    let mut other = Scene::new(first(), begins.number(), bid_up_to(lot, 110, true));
    other.waits();
    Scene::new(seventh(), 1, bid_up_to(lot, 110, true)).ends(Cause::LotGone { lot, seat: None });
    let public = Lot::Minor(Company::Nw);
    Scene::new(first(), 0, bid_up_to(public, 110, true))
        .ends(Cause::LotGone { lot: public, seat: None });
}

#[test]
fn orders_are_read_exactly() {
    let read = |value: serde_json::Value| serde_json::from_value::<Order>(value);
    let unless = json!({ "sale": true, "rival": true, "fall": true, "auction": true });
    let good = json!({ "type": "pass_stock", "set": 7, "unless": unless });
    assert_eq!(read(good.clone()).unwrap(), pass(7, ALL));
    assert_eq!(serde_json::to_value(pass(7, ALL)).unwrap(), good);
    let mut more = good.clone();
    more["more"] = json!(1);
    let mut less = good;
    less["unless"].as_object_mut().unwrap().remove("fall");
    for bad in [more, less, json!({}), json!({ "type": "win" }), json!(["pass_stock"])] {
        assert!(read(bad.clone()).is_err(), "{bad}");
    }
}
