//! The rules that forbid something.

use bourse_game::Money;
use bourse_track::{Hex, Illegal};

use crate::rules::company::{Company, Private};
use crate::rules::names::HexName;
use crate::rules::phase::Phase;
use crate::rules::train::TrainId;

bourse_game::rules! {
    /// A rule of 1861 that forbids something.
    #[derive(Clone, PartialEq, Eq, Debug, ts_rs::TS)]
    #[ts(rename = "G1861Rule")]
    #[expect(missing_docs, reason = "the fields are named after the things they are")]
    pub enum Rule {
        /// Another lot is auctioned.
        OtherLot = "other_lot", "4.3";
        /// The bid is below the minimum.
        BidTooLow { minimum: Money = Money(100), private: bool = false } = "bid_too_low", if *private { "4.3" } else { "4.2.4" };
        /// Bids are multiples of five.
        BidNotMultiple { step: Money = Money(5) } = "bid_not_multiple", "4.2.4";
        /// Nobody bids more than he has.
        BidOverCash { cash: Money = Money(0) } = "bid_over_cash", "4.2.4";
        /// Once nobody wanted it, it goes at the reduced price without bidding
        /// (edition 18xx.games).
        FixedPrice { price: Money = Money(15) } = "fixed_price", "4.3";
        /// Nikolaev is the first minor.
        NikolaevFirst = "nikolaev_first", "4.3";
        /// The minor cannot be auctioned now.
        MinorNotForSale = "minor_not_for_sale", "4.2.4";
        /// A purchase ends the turn.
        AlreadyBought = "already_bought", "4";
        /// Who is over the limit of certificates sells first.
        MustSell { limit: u8 = 21 } = "must_sell", "4.2.1";
        /// The player holds as many certificates as he may.
        CertificateLimit { limit: u8 = 21 } = "certificate_limit", "4.2.1";
        /// There is no such share to buy.
        NoSuchShare = "no_such_share", "4.2";
        /// Nobody holds more than six shares of a public.
        SixtyPercent = "sixty_percent", "4.2";
        /// It costs more than the buyer has.
        TooExpensive { price: Money = Money(100), cash: Money = Money(0), founding: bool = false } = "too_expensive", if *founding { "4.2.3" } else { "4.2" };
        /// Shares sold in this round are not bought again in it.
        SoldThisRound = "sold_this_round", "4.2";
        /// All shares of a public sold in a turn are sold at once.
        SoldThisTurn = "sold_this_turn", "4.1.2";
        /// The player has no shares of it.
        NoShares = "no_shares", "4.1";
        /// Shares are sold only once the public has had a turn.
        NotOperated = "not_operated", "4.1";
        /// At most half of a public is in the pool.
        PoolFull = "pool_full", "4.1";
        /// Nobody could take the director's certificate.
        DirectorStays = "director_stays", "4.1";
        /// More shares than may be sold.
        TooManyShares { most: u8 = 1 } = "too_many_shares", "4.1";
        /// Publics are founded from phase 4.
        FoundingPhase { phase: Phase = Phase::FOUNDING } = "founding_phase", "4.2.3";
        /// It exists already, or is no public.
        NotFoundable = "not_foundable", "4.2.3";
        /// Publics start at marked prices.
        NoStartPrice = "no_start_price", "4.2.3";
        /// No unconnected, unreserved city is left.
        NoOpenCity = "no_open_city", "4.2.3";
        /// The first token stands in an unconnected, unreserved city.
        CityNotOpen = "city_not_open", "4.2.3";
        /// The company buys only as many of its shares as are in the pool and it
        /// can pay for.
        RedeemTooMany { most: u8 = 1 } = "redeem_too_many", "5.5.1";
        /// Companies buy privates in the phases 3 to 5.
        PrivatePhase = "private_phase", "1.2.1";
        /// The private is not in a player's hand.
        PrivateNotForSale { private: Private = Private::Tsr } = "private_not_for_sale", "1.2.1";
        /// A private costs between one and its value.
        PrivatePrice { most: Money = Money(30) } = "private_price", "1.2.1";
        /// Nobody builds there before phase 3.
        HexBlocked { private: Private = Private::Tsr } = "hex_blocked", "5.5.2.2";
        /// Nothing is laid there, or not this tile.
        TileDoesNotFit { upgrade: bool = false } = "tile_does_not_fit", if *upgrade { "5.5.2.3" } else { "5.5.2.2" };
        /// Track would leave the map or run into a blank side.
        TrackLeavesMap = "track_leaves_map", "5.5.2.2";
        /// Old track and stations stay.
        TrackLost = "track_lost", "5.5.2.3";
        /// Tiles of this colour are not available yet.
        ColourNotYet = "colour_not_yet", "5.5.2.1";
        /// All tiles of this kind lie on the map.
        NoTileLeft = "no_tile_left", "5.5.2.1";
        /// Brown cities take the most exits they can.
        MoreExits = "more_exits", "5.5.2.3";
        /// The tile does not join the company's network.
        TileUnconnected { upgrade: bool = false } = "tile_unconnected", if *upgrade { "5.5.2.3" } else { "5.5.2.2" };
        /// No new track extends a route of the company.
        NothingNew = "nothing_new", "5.5.2.3";
        /// Two lays in a turn, not in one hex.
        SameHexTwice = "same_hex_twice", "5.5.2.1";
        /// One upgrade in a turn.
        SecondUpgrade = "second_upgrade", "5.5.2.1";
        /// Cash and loans do not reach.
        TrackTooExpensive { price: Money = Money(20), means: Money = Money(0) } = "track_too_expensive", "5.4";
        /// One token of a company in a hex.
        SecondToken = "second_token", "5.5.3";
        /// No route of the company leads there.
        TokenUnreachable = "token_unreachable", "5.5.3";
        /// All circles are taken or reserved.
        NoFreeCircle = "no_free_circle", "5.5.3";
        /// No loans for tokens.
        TokenTooExpensive { price: Money = Money(20), cash: Money = Money(0) } = "token_too_expensive", "5.5.3";
        /// The company has no such train, or it runs twice.
        NotItsTrain = "not_its_train", "5.5.4";
        /// A train runs once in an operating round, whoever has it then.
        TrainHasRun { train: TrainId = TrainId::FIRST } = "train_has_run", "5.5.4";
        /// No track leads there, or not that way.
        NoTrack { hex: HexName = HexName(Hex::FIRST) } = "no_track", "5.3";
        /// A connection begins and ends at a stop.
        NoStop { hex: HexName = HexName(Hex::FIRST) } = "no_stop", "5.3";
        /// The next connection begins where the last one ended.
        RouteBroken { hex: HexName = HexName(Hex::FIRST) } = "route_broken", "5.3";
        /// Track is used once, by all trains together.
        TrackTwice { hex: HexName = HexName(Hex::FIRST) } = "track_twice", "5.3";
        /// No place is visited twice by a train.
        PlaceTwice { hex: HexName = HexName(Hex::FIRST) } = "place_twice", "5.3";
        /// A city full of other companies' tokens is not passed.
        FullCity { hex: HexName = HexName(Hex::FIRST) } = "full_city", "5.3";
        /// A red area is not passed.
        RedPassed { hex: HexName = HexName(Hex::FIRST) } = "red_passed", "5.3";
        /// A route counts two stops at least.
        TooFewStops = "too_few_stops", "5.5.4";
        /// More stops than the train can count.
        TooManyStops = "too_many_stops", "5.5.4";
        /// A town at the end of a route is counted.
        EndNotCounted { hex: HexName = HexName(Hex::FIRST) } = "end_not_counted", "5.5.4";
        /// A stop with a token of the company is on the route and counted.
        NoToken = "no_token", "5.3";
        /// The best routes are run.
        NotTheBest { revenue: Money = Money(80) } = "not_the_best", "5.5.4";
        /// The routes do not bring that much.
        WrongRevenue { revenue: Money = Money(80) } = "wrong_revenue", "5.5.4";
        /// The company has as many trains as it may.
        TrainLimit { limit: u8 = 2 } = "train_limit", "5.5.8";
        /// The train is not for sale.
        TrainNotForSale = "train_not_for_sale", "5.5.8";
        /// An offer that was declined is not repeated in the same turn.
        Declined = "declined", "5.5";
        /// Trains of the bank cost their face price.
        FacePrice { price: Money = Money(100) } = "face_price", "5.5.8";
        /// A train of another company costs between one and all the cash.
        TrainPrice { most: Money = Money(0) } = "train_price", "5.5.8";
        /// Cash, and loans where they may be taken, do not reach.
        TrainTooExpensive { price: Money = Money(100), means: Money = Money(0), forced: bool = true } = "train_too_expensive", if *forced { "5.5.9" } else { "5.5.8" };
        /// A company without a train that can pay for one buys one.
        MustBuyTrain = "must_buy_train", "5.5.9";
        /// Another company gives up trains first.
        NotYourExcess { company: Company = Company::N } = "not_your_excess", "5.8.3";
        /// A minor converts from the yellow column.
        CannotConvert = "cannot_convert", "6.1";
        /// No public is left to form.
        NoPublicLeft = "no_public_left", "6";
        /// The minor cannot join the merger.
        CannotMerge = "cannot_merge", "6.2";
        /// Nobody could become director of the new public.
        NoDirector = "no_director", "6.2";
        /// Two tokens in different hexes stay, and of two in a hex one goes first.
        KeepTwoHexes = "keep_two_hexes", "6.2";
        /// Three proposals in a minor's turn.
        ThreeProposals = "three_proposals", "6";
        /// There is no such token.
        NoSuchToken = "no_such_token", "6.2";
        /// Somebody must become director.
        MustTakeDirector = "must_take_director", "6.2";
    }
}

impl From<Illegal> for Rule {
    fn from(illegal: Illegal) -> Self {
        match illegal {
            // A run the game offers is one: what it asks for is within bounds.
            Illegal::Run(_) | Illegal::NoTrain { .. } | Illegal::TrainTwice { .. } => {
                Self::NotItsTrain
            }
            Illegal::NoConnection | Illegal::TooFewStops => Self::TooFewStops,
            Illegal::NotNeighbours { from: hex, .. } | Illegal::NoTrack { hex } => {
                Self::NoTrack { hex: HexName(hex) }
            }
            Illegal::NoStop { hex } => Self::NoStop { hex: HexName(hex) },
            Illegal::Broken { hex } => Self::RouteBroken { hex: HexName(hex) },
            Illegal::TrackTwice { hex } => Self::TrackTwice { hex: HexName(hex) },
            Illegal::PlaceTwice { hex } => Self::PlaceTwice { hex: HexName(hex) },
            Illegal::FullCity { hex } => Self::FullCity { hex: HexName(hex) },
            Illegal::RedPassed { hex } => Self::RedPassed { hex: HexName(hex) },
            Illegal::NoToken => Self::NoToken,
            Illegal::TooManyStops => Self::TooManyStops,
            Illegal::EndNotCounted { hex } => Self::EndNotCounted { hex: HexName(hex) },
        }
    }
}
