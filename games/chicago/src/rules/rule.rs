//! The rules that forbid something.

use bourse_game::Money;

use crate::rules::company::Company;

/// Headings of the rulebook.
const PREPARATION: &str = "Préparation du jeu";
const COURSE: &str = "Déroulement du jeu";
const AUCTION: &str = "Vente aux enchères d’une action";
const EXPANSION: &str = "Extension du réseau d’une compagnie ferroviaire";
const EXPANDING: &str = "Exécution de l’extension du réseau";
const COSTS: &str = "Coûts de l’extension du réseau";
const DEVELOPMENT: &str = "Conditions pour le développement d’une case de jeu";

bourse_game::rules! {
    /// Why an action is refused, with the figures that explain it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
    #[ts(rename = "ChicagoRule")]
    pub enum Rule {
        /// The first bid is lower than the starting bid.
        BidBelowMinimum {
            /// The lowest bid allowed.
            minimum: Money = Money(1),
        } = "bid_below_minimum", ("5.2", AUCTION);
        /// A bid must be higher than the one that stands.
        BidNotHigher {
            /// The bid that stands.
            standing: Money = Money(1),
        } = "bid_not_higher", ("2.2", PREPARATION);
        /// A bid must be paid at once.
        BidOverCash {
            /// What the bidder has.
            cash: Money = Money(0),
        } = "bid_over_cash", ("2.3", PREPARATION);
        /// The dial is on red.
        DialRed = "dial_red", ("3", COURSE);
        /// The company is not open yet.
        OfferClosed = "offer_closed", ("5.1", AUCTION);
        /// All its shares are sold.
        OfferSoldOut = "offer_sold_out", ("5.1", AUCTION);
        /// The company is not open yet.
        BuildClosed = "build_closed", ("6.1", EXPANSION);
        /// The builder holds no share of it.
        BuildNoShare = "build_no_share", ("6.1", EXPANSION);
        /// An expansion is of one company.
        BuildOtherCompany {
            /// The company of this expansion.
            company: Company = Company::Prr,
        } = "build_other_company", ("6.1", EXPANSION);
        /// The company is there already.
        BuildOwnTwice = "build_own_twice", ("6.2", EXPANDING);
        /// Start hexes are closed.
        BuildStartHex = "build_start_hex", ("6.2", EXPANDING);
        /// The hex does not touch the company's network.
        BuildNotAdjacent = "build_not_adjacent", ("6.2", EXPANDING);
        /// A forest or mountain holds one company.
        BuildOccupied = "build_occupied", ("6.2", EXPANDING);
        /// The company has no locomotive left.
        BuildNoLocomotive = "build_no_locomotive", ("6.3", EXPANDING);
        /// The treasury cannot pay.
        BuildTooExpensive {
            /// What it would cost.
            price: Money = Money(1),
            /// What there is.
            treasury: Money = Money(0),
        } = "build_too_expensive", ("6.4", COSTS);
        /// An expansion ends after its first locomotive at the earliest.
        DoneBeforeBuild = "done_before_build", ("6.2", EXPANDING);
        /// An expansion that has begun is ended, not forgone.
        ForgoAfterBuild = "forgo_after_build", ("3", COURSE);
        /// The hex is never developed.
        DevelopForbiddenHex = "develop_forbidden_hex", ("7", DEVELOPMENT);
        /// Nobody is there.
        DevelopNoLocomotive = "develop_no_locomotive", ("7", DEVELOPMENT);
        /// It has its house already.
        DevelopHasHouse = "develop_has_house", ("7", DEVELOPMENT);
        /// No house is left.
        DevelopNoHouseLeft = "develop_no_house_left", ("7", DEVELOPMENT);
        /// The industrial city stands at the end of its track.
        DevelopMaxed = "develop_maxed", ("7", DEVELOPMENT);
    }
}
