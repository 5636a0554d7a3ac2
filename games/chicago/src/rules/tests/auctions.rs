//! §2 Opening auctions and §5 Auction a share.

use bourse_game::{Game, Money, Moves as _, Setup};

use super::{Position, bid, build, choose, offer, play, seat};
use crate::rules::table::Phase;
use crate::{Action, Chicago, Company, Dial, Event, Options};

const PASS: Action = Action::Pass;

fn opening(players: u8) -> Chicago {
    Chicago::new(Setup::new(&Chicago::DECLARATION, players, Options::default(), 1).unwrap())
}

fn in_auction(game: &Chicago) -> Company {
    let Phase::Auction(auction) = game.table().phase() else { panic!("no auction") };
    auction.company
}

#[test]
fn the_opening_shares_are_auctioned_in_order() {
    let mut game = opening(2);
    for company in [Company::Prr, Company::Bo, Company::Co, Company::Nyc] {
        assert_eq!(in_auction(&game), company);
        assert_eq!(game.table().active(), None);
        play(&mut game, &[PASS, PASS]);
    }
    assert_eq!(game.table().phase(), &Phase::Choose);
}

#[test]
fn the_buyer_opens_the_next_auction() {
    let mut game = opening(3);
    play(&mut game, &[PASS, bid(7), PASS]);
    assert_eq!(game.table().to_move(), Some(seat(1)));
    assert_eq!(game.cash(seat(1)), Money(33));
    assert_eq!(game.table().company(Company::Prr).treasury, Money(7));
}

#[test]
fn a_share_nobody_bids_for_is_given_to_the_first_bidder() {
    let mut game = opening(3);
    play(&mut game, &[bid(7), PASS, PASS, PASS, PASS, PASS]);
    assert_eq!(game.table().shares(seat(0), Company::Bo), 1);
    assert_eq!(game.cash(seat(0)), Money(33));
}

#[test]
fn the_owner_of_the_first_share_takes_the_first_turn() {
    let mut game = opening(3);
    play(&mut game, &[PASS, PASS, bid(9)]);
    play(&mut game, &[PASS, bid(6), PASS, PASS, bid(5), PASS, PASS, bid(8), PASS]);
    assert_eq!(game.table().active(), Some(seat(2)));
    assert_eq!(game.table().phase(), &Phase::Choose);
}

#[test]
fn a_pass_is_final() {
    let mut game = opening(3);
    play(&mut game, &[bid(7), PASS, bid(8), bid(9)]);
    assert_eq!(game.table().to_move(), Some(seat(2)), "seat 1 is not asked again");
}

#[test]
fn a_player_without_money_is_still_asked() {
    let mut game = Position::new(2).cash(1, 0).shares(0, Company::Prr, 1).offering();
    play(&mut game, &[offer(Company::Prr), bid(4)]);
    assert_eq!(game.table().to_move(), Some(seat(1)));
    let moves = game.moves(seat(1));
    assert_eq!(moves.iter().collect::<Vec<_>>(), [PASS]);
}

#[test]
fn the_last_one_left_may_still_bid() {
    let mut game = opening(3);
    play(&mut game, &[PASS, PASS]);
    assert_eq!(game.table().to_move(), Some(seat(2)));
    play(&mut game, &[bid(7)]);
    assert_eq!(game.table().shares(seat(2), Company::Prr), 1);
}

#[test]
fn bidding_goes_up_to_ones_cash() {
    let game = opening(3);
    let moves = game.moves(seat(0));
    assert_eq!(moves.count(), 34 + 1);
    assert!(moves.contains(&bid(40)) && !moves.contains(&bid(41)) && !moves.contains(&bid(6)));
}

#[test]
fn any_open_company_with_an_unsold_share_may_be_offered() {
    let game = Position::new(3).shares(1, Company::Prr, 3).offering();
    let offered: Vec<Action> = game.moves(seat(0)).iter().collect();
    let expected = [offer(Company::Bo), offer(Company::Co), offer(Company::Nyc), Action::Forgo];
    assert_eq!(offered, expected, "PRR is sold out, Wabash closed, no share is needed");
}

#[test]
fn the_starting_bid_counts_the_share_on_offer() {
    let game = Position::new(3).income(Company::Nyc, 22).shares(1, Company::Nyc, 2).choosing();
    assert_eq!(game.table().starting_bid(Company::Nyc), Money(8));
}

#[test]
fn the_seller_bids_first_and_may_pass() {
    let mut game = Position::new(3).turn(1).offering();
    play(&mut game, &[offer(Company::Nyc)]);
    assert_eq!(game.table().to_move(), Some(seat(1)));
    play(&mut game, &[PASS, bid(8), PASS]);
    assert_eq!(game.table().shares(seat(2), Company::Nyc), 1);
}

#[test]
fn an_offered_share_nobody_wants_stays() {
    let mut game = Position::new(3).offering();
    let events = play(&mut game, &[offer(Company::Nyc), PASS, PASS, PASS]);
    assert!(events.contains(&Event::ShareUnsold { company: Company::Nyc }));
    assert_eq!(game.table().company(Company::Nyc).unsold, 5);
    assert_eq!(game.table().company(Company::Nyc).treasury, Money(0));
}

#[test]
fn after_an_auction_the_seat_after_the_seller_plays() {
    let mut game = Position::new(4).turn(1).offering();
    play(&mut game, &[offer(Company::Nyc), PASS, PASS, PASS, bid(8)]);
    assert_eq!(game.table().shares(seat(0), Company::Nyc), 1);
    assert_eq!(game.table().active(), Some(seat(2)));
}

#[test]
fn the_price_goes_into_the_treasury_and_can_be_built_with() {
    let mut game = Position::new(2).shares(1, Company::Nyc, 1).offering();
    play(&mut game, &[offer(Company::Nyc), bid(8), PASS]);
    assert_eq!(game.table().company(Company::Nyc).treasury, Money(8));
    play(&mut game, &[choose(Dial::Expand), build(Company::Nyc, "R2")]);
    assert_eq!(game.table().company(Company::Nyc).treasury, Money(6));
}
