//! What a game says of itself.

use std::ops::RangeInclusive;

use crate::{Options, Players};

/// What a game says of itself, for lobbies, readers of records and test-suites.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// The game's id, everywhere a user sees it.
    pub id: &'static str,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// Whether anything can be hidden from a player.
    pub hidden_information: bool,
    /// Whether anything is drawn.
    pub chance: bool,
    /// Whether several seats may have to decide at the same time.
    pub simultaneous: bool,
    /// No game has more lines than this, whatever its players do; `None` where
    /// no bound is known.
    pub longest: Option<u32>,
    /// The versions of the rules that can be played.
    pub rules: RangeInclusive<u32>,
}

impl Declaration {
    /// The numbers of players that can play.
    pub fn player_counts(&self) -> impl Iterator<Item = Players> + use<> {
        self.players.clone().filter_map(Players::new)
    }
}

/// A choice of players, options and rules version that the game accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    players: Players,
    options: O,
    rules: u32,
}

impl<O: Options> Setup<O> {
    /// Checks the choice against what the game declares.
    ///
    /// # Errors
    ///
    /// When the game is not for so many players, does not know the version of
    /// the rules, or an option's value does not fit the table.
    pub fn new(
        game: &Declaration,
        players: u8,
        options: O,
        rules: u32,
    ) -> Result<Self, SetupError> {
        let players = Players::new(players)
            .filter(|_| game.players.contains(&players))
            .ok_or(SetupError::Players { given: players, allowed: game.players.clone() })?;
        if !game.rules.contains(&rules) {
            return Err(SetupError::Rules { given: rules, known: game.rules.clone() });
        }
        for option in O::DECLARED {
            if option.get(&options) >= option.domain.size(players) {
                return Err(SetupError::Option { name: option.name });
            }
        }
        Ok(Self { players, options, rules })
    }

    /// As [`Self::new`], by the newest rules.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn newest(game: &Declaration, players: u8, options: O) -> Result<Self, SetupError> {
        Self::new(game, players, options, *game.rules.end())
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The options chosen.
    pub fn options(&self) -> &O {
        &self.options
    }

    /// The version of the rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }
}

/// Why a table cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not for so many.
    Players {
        /// How many were asked for.
        given: u8,
        /// How many can play.
        allowed: RangeInclusive<u8>,
    },
    /// The version of the rules is not known.
    Rules {
        /// The version asked for.
        given: u32,
        /// The versions known.
        known: RangeInclusive<u32>,
    },
    /// The option's value does not fit a table of this size.
    Option {
        /// The option.
        name: &'static str,
    },
}
