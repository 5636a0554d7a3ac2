//! The versions of the rules. A game goes on under the version it began under, so
//! what an earlier one did stays here, rule by rule.

use crate::rules::state::G1861;

/// What the versions of the rules differ in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Version {
    /// Who cannot pay the least bid for a private is not in its auction (§4.3,
    /// edition 18xx.games); else he is asked, and can only pass.
    pub(crate) private_bidders_can_pay: bool,
    /// Who is at the limit of certificates does not bid for a minor (§4.2.1,
    /// edition 18xx.games); else only he who puts it up is looked at.
    pub(crate) minor_bidders_below_limit: bool,
    /// A city whose track leads back to it is connected, and no public is founded
    /// there (§4.2.3, edition 18xx.games); else only track to another stop counts.
    pub(crate) ring_is_connection: bool,
    /// A train runs once in an operating round (§5.5.4); else once for each
    /// company that has it.
    pub(crate) train_runs_once: bool,
    /// Who had a route once is asked to run, though an upgrade may have joined its
    /// two ends (§5.5.4, edition 18xx.games); else only who has one now.
    pub(crate) route_stays: bool,
    /// Of equal trains in the pool the first is for sale (§5.5.8, edition
    /// 18xx.games); else any.
    pub(crate) pool_sells_first: bool,
    /// Who was found to have a place for a token, or none, is believed until a tile
    /// or a token is laid (§5.5.3, edition 18xx.games); else it is looked for again.
    pub(crate) token_places_stay: bool,
    /// A public that is formed again looks for a place for its token (§5.5.3, edition
    /// 18xx.games); else what was found for the one before it is believed.
    pub(crate) new_public_looks_for_a_place: bool,
    /// Once a merged public has no token too many, all look again for a place
    /// (§6.2, edition 18xx.games); else only after a tile or a token was laid.
    pub(crate) all_look_again_after_the_token_limit: bool,
    /// The state railway buys nothing after its 8-train (§5.8.5); else it buys on
    /// if the phase raised a question.
    pub(crate) state_stops_at_8: bool,
    /// The state railway does not go to itself when it cannot pay its interest: it
    /// borrows without limit (§5.4), on 18xx.games it is let off; else it begins
    /// again with nothing once it has a hundred loans.
    pub(crate) state_stays: bool,
    /// A game in which no company is left and nobody can start one is over (§7,
    /// E-8, edition jklm); else privates pay until the bank is broken.
    pub(crate) stall_ends: bool,
    /// A public at the top of a column that ends below the top row does not rise
    /// (§4.4, edition 18xx.games); else it goes right and down.
    pub(crate) stays_at_the_edge: bool,
    /// When nobody who could join leaves a merger possible, the public is named
    /// (§6.2); else the merger is dropped.
    pub(crate) names_when_nobody_can_join: bool,
}

impl Version {
    /// The first.
    const FIRST: Self = Self {
        private_bidders_can_pay: false,
        minor_bidders_below_limit: false,
        ring_is_connection: false,
        train_runs_once: false,
        route_stays: false,
        pool_sells_first: false,
        token_places_stay: false,
        new_public_looks_for_a_place: false,
        all_look_again_after_the_token_limit: false,
        state_stops_at_8: false,
        state_stays: false,
        stall_ends: false,
        stays_at_the_edge: false,
        names_when_nobody_can_join: false,
    };

    /// The second.
    const SECOND: Self = Self {
        private_bidders_can_pay: true,
        minor_bidders_below_limit: true,
        ring_is_connection: true,
        train_runs_once: true,
        route_stays: true,
        pool_sells_first: true,
        token_places_stay: true,
        new_public_looks_for_a_place: false,
        all_look_again_after_the_token_limit: false,
        state_stops_at_8: true,
        state_stays: true,
        stall_ends: true,
        stays_at_the_edge: true,
        names_when_nobody_can_join: true,
    };

    /// The third.
    const THIRD: Self = Self {
        new_public_looks_for_a_place: true,
        all_look_again_after_the_token_limit: true,
        ..Self::SECOND
    };
}

impl G1861 {
    /// The version of the rules that is played.
    pub(crate) fn version(&self) -> &'static Version {
        match self.setup.rules() {
            1 => &Version::FIRST,
            2 => &Version::SECOND,
            _ => &Version::THIRD,
        }
    }
}
