//! §4.2.4, §4.3: the auctions of privates and minors.

use bourse_game::{Game, Money, Moves as _};

use super::{Position, bid_minor, bid_private, play, played, seat};
use crate::Company::{Mb, Mv, N, Ro};
use crate::Private::{Bss, Tsr};
use crate::rules::edition::Edition;
use crate::{Action, Company, G1861, Options, Owner, Private, Rule, Step};

fn opening() -> G1861 {
    Position::opening(3, Options::of(Edition::Jklm))
}

/// All have passed once.
fn reduced_on_18xx() -> G1861 {
    let game = Position::opening(3, Options::of(Edition::EighteenXx));
    played(game, &[Action::Pass, Action::Pass, Action::Pass])
}

/// Nikolaev is auctioned; seat 0 has bid 100.
fn auction() -> G1861 {
    played(Position::new().stock(0), &[bid_minor(N, 100)])
}

/// The stock round after Nikolaev was sold.
fn later() -> Position {
    Position::new().minor(N, 1, 50)
}

refused! {
    privates_are_auctioned_one_after_another:
        opening(), bid_private(Bss, 30) => Rule::OtherLot;
    a_private_has_a_minimum:
        opening(), bid_private(Tsr, 15) => Rule::BidTooLow { minimum: Money(20), private: true };
    a_bid_is_never_negative:
        opening(), bid_private(Tsr, i32::MIN) => Rule::BidTooLow { minimum: Money(20), private: true };
    a_raise_is_five_at_least:
        played(opening(), &[bid_private(Tsr, 40)]), bid_private(Tsr, 40)
        => Rule::BidTooLow { minimum: Money(45), private: true };
    bids_are_multiples_of_five:
        opening(), bid_private(Tsr, 22) => Rule::BidNotMultiple { step: Money(5) };
    nobody_bids_more_than_he_has:
        opening(), bid_private(Tsr, 425) => Rule::BidOverCash { cash: Money(420) };
    no_sum_is_too_large_to_be_refused:
        opening(), bid_private(Tsr, 2_147_483_645) => Rule::BidOverCash { cash: Money(420) };
    on_18xx_nobody_bids_over_a_reduced_price:
        reduced_on_18xx(), bid_private(Tsr, 20) => Rule::FixedPrice { price: Money(15) };
    nikolaev_is_the_first_minor:
        Position::new().stock(0), bid_minor(Mv, 100) => Rule::NikolaevFirst;
    minors_of_phase_3_are_not_for_sale_before:
        later().stock(0), bid_minor(Mb, 100) => Rule::MinorNotForSale;
    a_minor_is_sold_once:
        later().stock(0), bid_minor(N, 100) => Rule::MinorNotForSale;
    a_minor_that_is_gone_does_not_return:
        later().closed(Ro).stock(0), bid_minor(Ro, 100) => Rule::MinorNotForSale;
    no_new_minors_from_phase_5:
        later().phase(5).stock(0), bid_minor(Ro, 100) => Rule::MinorNotForSale;
    publics_are_not_auctioned:
        later().stock(0), bid_minor(Company::Nw, 100) => Rule::MinorNotForSale;
    privates_are_not_auctioned_in_a_stock_round:
        Position::new().stock(0), bid_private(Tsr, 20) => Rule::OtherLot;
    a_minor_costs_a_hundred_at_least:
        Position::new().stock(0), bid_minor(N, 95) => Rule::BidTooLow { minimum: Money(100), private: false };
    one_minor_is_auctioned_at_a_time:
        played(later().stock(0), &[bid_minor(Ro, 100)]), bid_minor(Mv, 105) => Rule::OtherLot;
    a_raise_for_a_minor_is_five_at_least:
        auction(), bid_minor(N, 100) => Rule::BidTooLow { minimum: Money(105), private: false };
    a_raise_is_a_multiple_of_five:
        auction(), bid_minor(N, 108) => Rule::BidNotMultiple { step: Money(5) };
    nobody_raises_to_more_than_he_has:
        auction(), bid_minor(N, 425) => Rule::BidOverCash { cash: Money(420) };
}

/// Half the bid, rounded down to a price at which minors start, at most 135.
#[test]
fn the_price_of_a_minor_is_half_the_bid() {
    for (bid, price) in [(100, 50), (155, 70), (195, 90), (300, 135)] {
        let mut game = Position::new().cash(0, bid).cash(1, 0).cash(2, 400).stock(0);
        play(&mut game, &[bid_minor(N, bid), Action::Pass]);
        assert_eq!(game.price(N), Money(price), "{bid}");
        assert_eq!(game.charter(N).cash, Money(bid), "the bid is the minor's");
        assert_eq!(game.cash(seat(0)), Money(0));
    }
}

#[test]
fn whoever_passes_is_out_of_the_auction() {
    let game = played(opening(), &[bid_private(Tsr, 20), Action::Pass, bid_private(Tsr, 25)]);
    assert_eq!(game.to_move(), Some(seat(0)), "seat 1 is not asked again");
}

#[test]
fn whoever_cannot_raise_is_out_of_the_auction() {
    let mut game = Position::new().cash(1, 120).stock(0);
    play(&mut game, &[bid_minor(N, 120)]);
    assert_eq!(game.to_move(), Some(seat(2)));
}

#[test]
fn the_next_private_is_begun_by_the_player_left_of_the_buyer() {
    let game = played(opening(), &[Action::Pass, bid_private(Tsr, 20), Action::Pass, Action::Pass]);
    assert_eq!(game.private_owner(Tsr), Owner::Seat(seat(1)));
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(game.cash(seat(1)), Money(400));
}

#[test]
fn the_first_stock_round_is_begun_by_the_player_left_of_the_last_buyer() {
    let mut game = opening();
    for private in Private::ALL {
        play(&mut game, &[bid_private(private, private.minimum().0), Action::Pass, Action::Pass]);
    }
    // Seats 0, 1, 2, 0 and 1 bought one each.
    assert_eq!((game.step(), game.to_move()), (Some(Step::Shares), Some(seat(2))));
}

#[test]
fn the_winner_of_a_minor_has_had_his_turn() {
    let mut game = Position::new().stock(0);
    play(&mut game, &[bid_minor(N, 100), bid_minor(N, 105), Action::Pass, Action::Pass]);
    assert_eq!(game.charter(N).director, Some(seat(1)));
    assert_eq!(game.to_move(), Some(seat(2)), "play goes on to the winner's left");
}

#[test]
fn only_nikolaev_is_offered_first() {
    let game = Position::new().stock(0);
    let lots = |game: &G1861| {
        let bids = game.moves(seat(0)).iter().collect::<Vec<_>>();
        Company::minors().filter(|&minor| bids.contains(&bid_minor(minor, 100))).count()
    };
    assert_eq!(lots(&game), 1);
    assert_eq!(lots(&later().stock(0)), 9);
    assert_eq!(lots(&later().phase(3).stock(0)), 15);
}
