//! What the versions of the rules differ in: each rule under the version that
//! brought it and under the one before.

use bourse_game::{Game, Money, Moves as _, Seats, Setup};

use super::builder::too_many_tokens;
use super::position::{found, station};
use super::{
    Position, bid_minor, bid_private, buy_train, place_token, play, played, run, seat, train,
};
use crate::Company::{Kr, Mku, Mnn, Mv, N, Nw, Rsr, Se, Spw, Sw};
use crate::rules::edition::Edition;
use crate::rules::phase::Phase;
use crate::{
    Action, Event, G1861, Holder, Options, Private, Round, Rule, Step, TrainKind, TurnStep,
};

const OLD: u32 = 1;
const NEW: u32 = 2;
const THIRD: u32 = 3;

fn opening(rules: u32) -> G1861 {
    let options = Options::of(Edition::EighteenXx);
    G1861::new(Setup::new(&G1861::DECLARATION, 3, options, rules).unwrap())
}

/// Who may bid for the private that is up.
fn bidders(game: &G1861) -> Seats {
    let Round::Opening(auction) = game.round() else { panic!("no private is up") };
    auction.still_in
}

fn minimum(game: &G1861) -> Money {
    let Round::Opening(auction) = game.round() else { panic!("no private is up") };
    auction.minimum
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// Seat 0 has bought the first private for 400 and has 20.
fn seat_0_is_poor(rules: u32) -> G1861 {
    let outbid = [bid_private(Private::Tsr, 400), Action::Pass, Action::Pass];
    played(opening(rules), &outbid)
}

#[test]
fn who_cannot_pay_the_least_bid_for_a_private_is_not_asked() {
    assert_eq!(bidders(&seat_0_is_poor(OLD)), seats(&[0, 1, 2]));
    let game = seat_0_is_poor(NEW);
    assert_eq!((game.to_move(), bidders(&game)), (Some(seat(1)), seats(&[1, 2])));
    // Both let it pass: they are asked again at the reduced price, nobody else.
    let game = played(game, &[Action::Pass, Action::Pass]);
    assert_eq!((minimum(&game), bidders(&game)), (Money(25), seats(&[1, 2])));
    // After that whoever can pay.
    let game = played(game, &[Action::Pass, Action::Pass]);
    assert_eq!((minimum(&game), bidders(&game)), (Money(20), seats(&[0, 1, 2])));
}

#[test]
fn a_private_nobody_can_pay_for_is_reduced_until_somebody_can() {
    let mut game = opening(NEW);
    for player in 0..3 {
        game.cash[seat(player)] = Money(22);
    }
    let events = play(&mut game, &[bid_private(Private::Tsr, 20)]);
    let reduced = events.iter().filter(|event| matches!(event, Event::Reduced { .. })).count();
    assert_eq!((reduced, minimum(&game)), (2, Money(20)), "30, 25, 20");
    assert_eq!(bidders(&game), seats(&[1, 2]), "seat 0 has 2 left");
}

/// Every offer has something in it: a bid, or a pass.
#[test]
fn nobody_is_offered_an_empty_range_of_bids() {
    for edition in [Edition::Jklm, Edition::EighteenXx] {
        let setup = Setup::newest(&G1861::DECLARATION, 3, Options::of(edition)).unwrap();
        let mut game = G1861::new(setup);
        while let Round::Opening(_) = game.round() {
            let moves = game.moves(game.to_move().unwrap());
            assert!(moves.count_of(0) > 0, "{edition:?}: {moves:?}");
            let highest = moves.count_of(0) - 1;
            let action = if game.cash(game.to_move().unwrap()) > Money(100) {
                moves.nth_of(0, highest).unwrap()
            } else {
                Action::Pass
            };
            play(&mut game, &[action]);
        }
    }
}

/// Seat 1 holds as many certificates as he may.
fn at_the_limit(edition: Edition, rules: u32) -> G1861 {
    let position = Position::of(6, Options::of(edition)).under(rules).minor(N, 0, 50);
    let position = position.public(Nw, 1, 100).shares(Nw, 1, 4);
    let position = position.public(Sw, 1, 100).shares(Sw, 1, 4);
    let position = position.private(1, Private::Tsr);
    let mut game = position.stock(0);
    for number in 0..6 {
        game.cash[seat(number)] = Money(300);
    }
    assert_eq!(game.certificates(seat(1)), game.certificate_limit());
    played(game, &[bid_minor(Mv, 100)])
}

#[test]
fn who_is_at_the_limit_of_certificates_does_not_bid_for_a_minor() {
    let asked = |edition, rules| at_the_limit(edition, rules).to_move();
    assert_eq!(asked(Edition::EighteenXx, OLD), Some(seat(1)));
    for edition in [Edition::Jklm, Edition::EighteenXx] {
        assert_eq!(asked(edition, NEW), Some(seat(2)), "{edition:?}");
    }
}

/// Both sides of Ekaterinburg's track meet, and lead nowhere else.
fn ring(position: Position) -> G1861 {
    let position = position.phase(5).minor(N, 0, 50).tile("P4", "7", 4);
    let mut game = position.stock(0);
    game.cash[seat(0)] = Money(400);
    played(game, &[Action::Found { company: Nw, price: Money(100) }])
}

#[test]
fn on_18xx_games_no_public_is_founded_where_track_leads_back() {
    let offered = |position| {
        let game = ring(position);
        game.moves(seat(0)).contains(&place_token("Q3", 0))
    };
    assert!(offered(Position::on_18xx().under(OLD)));
    assert!(!offered(Position::on_18xx()));
    assert!(offered(Position::new()), "by the rulebook only other stops count");
}

/// Where NW, wholly in players' hands, is after a stock round that began with it
/// there.
fn risen(position: Position, row: u8, col: u8) -> Option<(u8, u8)> {
    let position = position.phase(5).minor(N, 0, 50).public(Nw, 0, 110);
    let mut game = position.shares(Nw, 1, 5).shares(Nw, 2, 3).at_cell(Nw, row, col).stock(0);
    while game.step() == Some(Step::Shares) {
        play(&mut game, &[Action::Pass]);
    }
    game.market().cell(Nw).map(|cell| (cell.row, cell.col))
}

#[test]
fn on_18xx_games_a_column_that_ends_below_the_top_row_leads_nowhere() {
    for (row, col) in [(1, 3), (2, 2), (3, 1), (4, 0)] {
        assert_eq!(risen(Position::on_18xx(), row, col), Some((row, col)));
        assert_eq!(risen(Position::on_18xx().under(OLD), row, col), Some((row + 1, col + 1)));
        assert_eq!(risen(Position::new(), row, col), Some((row + 1, col + 1)), "the rulebook");
    }
    assert_eq!(risen(Position::on_18xx(), 0, 4), Some((1, 5)), "the top row");
    assert_eq!(risen(Position::on_18xx(), 2, 4), Some((1, 4)));
}

/// The state railway has Nikolaev's 4-train, which has run, and a 5-train.
fn nationalised(position: Position) -> Position {
    let position = position.phase(5).train(Rsr, TrainKind::Four).have_run(Rsr);
    position.token(Rsr, "H8", 1).tile("E1", "641", 0).token(Rsr, "E1", 0)
}

/// What the state railway earns in its turn.
fn earned(mut game: G1861) -> Option<Money> {
    let mut events = Vec::new();
    game.go_on(&mut events);
    let in_turn = events.iter().take_while(|event| !matches!(event, Event::MergerRound { .. }));
    let mut ran = in_turn.filter_map(|event| match event {
        Event::Ran { company: Rsr, revenue, .. } => Some(*revenue),
        _ => None,
    });
    ran.next()
}

#[test]
fn a_train_runs_once_in_an_operating_round() {
    let turn = |rules| {
        let position = nationalised(Position::new().under(rules));
        position.turn(Rsr, TurnStep::Run)
    };
    assert!(earned(turn(OLD)).is_some_and(|revenue| revenue > Money::ZERO));
    assert_eq!(earned(turn(NEW)), None, "all its trains have run");
    let fresh = nationalised(Position::new()).train(Rsr, TrainKind::Five);
    assert!(earned(fresh.turn(Rsr, TurnStep::Run)).is_some(), "a new one has not");
}

refused! {
    a_train_that_has_run_is_not_declared_again:
        {
            let position = nationalised(Position::on_18xx()).train(Rsr, TrainKind::Five);
            position.turn(Rsr, TurnStep::Run)
        },
        run("4-0", &["E1 F2 F4 G5", "G5 G7 H8"], 80)
        => Rule::TrainHasRun { train: train("4-0") };
}

/// Track that led from one station of a hex to another leads back to the same
/// once they are joined; on 18xx.games the company is asked all the same.
#[test]
fn on_18xx_games_who_had_a_route_is_asked_to_run() {
    let asks = |position: Position| {
        let position = position.minor(Mv, 0, 50).train(Mv, TrainKind::Two);
        let mut game = position.turn(Mv, TurnStep::Run);
        let before = Step::Turn(TurnStep::Run).asks(&game);
        game.companies[Mv].had_route = true;
        (before, Step::Turn(TurnStep::Run).asks(&game))
    };
    assert_eq!(asks(Position::on_18xx().under(OLD)), (false, false));
    assert_eq!(asks(Position::on_18xx()), (false, true));
    assert_eq!(asks(Position::new()), (false, false));
}

#[test]
fn on_18xx_games_the_first_of_equal_trains_in_the_pool_is_sold() {
    let sold = |position: Position| {
        let position = position.minor(N, 0, 50).company_cash(N, 300);
        let position = position.pool_train(TrainKind::Two).pool_train(TrainKind::Two);
        let game = position.turn(N, TurnStep::Trains);
        let moves = game.moves(seat(0));
        ["2-0", "2-1"].map(|id| moves.contains(&buy_train(id, 100)))
    };
    assert_eq!(sold(Position::on_18xx().under(OLD)), [true, true]);
    assert_eq!(sold(Position::on_18xx()), [true, false]);
    assert_eq!(sold(Position::new()), [true, true]);
}

/// By the rulebook a train is new with every round, wherever it lies; on
/// 18xx.games one in the pool stays marked.
#[test]
fn in_a_new_round_every_train_runs() {
    for (position, is_marked) in [(Position::new(), false), (Position::on_18xx(), true)] {
        let position = position.minor(N, 0, 50).train(N, TrainKind::Two).have_run(N);
        let mut game = position.stock(0);
        game.depot.hand_over(train("2-0"), Holder::Pool);
        game.begin_operating_round(1, &mut ());
        assert_eq!(game.depot().cards()[0].used, is_marked);
    }
}

/// The state railway has money for two 8-trains beside the last 7; a public loses
/// its last train with the first of them.
fn before_the_8(edition: Edition, rules: u32) -> G1861 {
    let position = Position::of(3, Options::of(edition)).under(rules).phase(7);
    let position = position.public(Nw, 1, 100).train(Nw, TrainKind::Four);
    let position = position.company_cash(Rsr, 800 + 2 * 1000).bank(5_000);
    let mut game = position.turn(Rsr, TurnStep::Trains);
    game.go_on(&mut ());
    assert_eq!(game.step(), Some(Step::Trainless));
    game
}

#[test]
fn nothing_follows_the_state_railways_8_but_the_answers() {
    let eights = |edition, rules, answer: Action| {
        played(before_the_8(edition, rules), &[answer]).depot().sold(TrainKind::Eight)
    };
    assert_eq!(eights(Edition::Jklm, OLD, Action::Pass), 2, "it forgot the phase");
    for answer in [Action::Pass, Action::Nationalise] {
        assert_eq!(eights(Edition::Jklm, NEW, answer.clone()), 1);
        assert_eq!(eights(Edition::EighteenXx, NEW, answer), 2, "there it buys on");
    }
}

/// Three minors in brown Moscow. Nikolaev and Moscow–Kursk can merge; with Moscow–
/// Nizhnii Novgorod its owner would come first, and cannot pay for a share.
fn third_cannot_join(rules: u32) -> G1861 {
    let position = Position::new().under(rules).phase(5).tile("H8", "638", 0);
    let position = position.minor(N, 0, 50).minor(Mku, 1, 50).minor(Mnn, 2, 135).cash(2, 99);
    position.merger(N)
}

#[test]
fn a_merger_nobody_else_can_join_is_named() {
    let merge = Action::Merge { company: Mku };
    let swallowed = played(third_cannot_join(OLD), std::slice::from_ref(&merge));
    assert_eq!(swallowed.merging(), Some(Mku), "the turn is over");
    assert_eq!(swallowed, played(third_cannot_join(OLD), &[Action::Pass]));
    let mut game = played(third_cannot_join(NEW), &[merge]);
    assert_eq!((game.merging(), game.to_move()), (Some(N), Some(seat(0))));
    play(&mut game, &[Action::Form { company: Nw }, Action::Accept]);
    assert!(game.charter(Nw).is_open());
}

/// On 18xx.games the step asks as long as somebody is connected.
#[test]
fn on_18xx_games_the_end_of_a_merger_is_said() {
    let position = Position::on_18xx().phase(5).tile("H8", "638", 0);
    let position = position.minor(N, 0, 50).minor(Mku, 1, 50).minor(Mnn, 2, 135);
    let mut game = position.merger(N);
    play(&mut game, &[Action::Merge { company: Mku }, Action::Pass]);
    play(&mut game, &[Action::Form { company: Nw }]);
    assert!(game.charter(Nw).is_open());
}

/// North Western in St Petersburg, at its track; the station of Moscow it leads to
/// is South Western's.
fn before_moscow(position: Position) -> G1861 {
    let position = [N, Spw, Mku, Mnn].into_iter().fold(position, Position::closed).phase(3);
    let position = position.public(Nw, 0, 100).public(Sw, 1, 100);
    let position = position.token(Rsr, "E1", 0).token(Nw, "E1", 1);
    let position = position.token(Rsr, "H8", 0).token(Sw, "H8", 1).company_cash(Nw, 500);
    position.turn(Nw, TurnStep::Track)
}

/// Whether it is asked for a token after its track.
fn asked_for_a_token(game: &mut G1861) -> bool {
    game.turn_mut().unwrap().step = TurnStep::Track;
    crate::rules::steps::skip(game, TurnStep::Track, &mut ());
    Step::Turn(TurnStep::Token).asks(game)
}

#[test]
fn on_18xx_games_what_the_state_opens_is_not_seen_before_a_tile_or_a_token_is_laid() {
    let asked = |position: Position| {
        let mut game = before_moscow(position);
        let before = asked_for_a_token(&mut game);
        game.nationalise(Sw, &mut ());
        let opened = asked_for_a_token(&mut game);
        game.forget_token_places();
        [before, opened, asked_for_a_token(&mut game)]
    };
    assert_eq!(asked(Position::on_18xx().under(OLD)), [false, true, true]);
    assert_eq!(asked(Position::on_18xx()), [false, false, true]);
    assert_eq!(asked(Position::new()), [false, true, true]);
}

/// What the state railway leaves open in Moscow is not seen, unless something makes
/// North Western look again.
fn asked_after(position: Position, event: impl FnOnce(&mut G1861)) -> bool {
    let mut game = before_moscow(position.minor(Kr, 2, 50));
    assert!(!asked_for_a_token(&mut game));
    game.nationalise(Sw, &mut ());
    let turn = game.round.clone();
    event(&mut game);
    game.round = turn;
    asked_for_a_token(&mut game)
}

#[test]
fn a_public_formed_again_looks_for_a_place_for_its_token() {
    let again = |game: &mut G1861| {
        game.nationalise(Nw, &mut ());
        found(game, Nw, &[(0, 2)], 100);
        game.put_token(Nw, station("E1", 1));
        game.companies[Nw].cash = Money(500);
    };
    assert!(!asked_after(Position::on_18xx().under(NEW), again));
    assert!(asked_after(Position::on_18xx().under(THIRD), again));
    assert!(asked_after(Position::new(), again));
}

/// South Eastern, of three minors, gives up one of its tokens.
#[test]
fn on_18xx_games_all_look_again_once_a_merged_public_has_no_token_too_many() {
    let reduced = |game: &mut G1861| {
        // No homes are kept any more.
        game.phase = Phase::NO_NEW_MINORS;
        found(game, Se, &[(2, 2)], 100);
        for (id, stop) in [("E9", 0), ("M7", 0), ("Q3", 0)] {
            game.put_token(Se, station(id, stop));
        }
        too_many_tokens(game, Kr, Se);
        play(game, &[Action::RemoveToken { at: station("E9", 0).into() }]);
        assert_eq!(game.charter(Se).stations().count(), 2);
    };
    assert!(!asked_after(Position::on_18xx().under(NEW), reduced));
    assert!(asked_after(Position::on_18xx().under(THIRD), reduced));
    assert!(asked_after(Position::new(), reduced));
}
