//! The first line of a record: which game, for how many, with which options.

use bourse_game::{
    Domain, Game, Object, OptionDeclaration, Options, PricesError, Recorded, Setup, SetupError,
    plain, present,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::entries::Entries;
use crate::{Commitment, FORMAT};

/// The header as it is written, before anything in it is believed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawHeader {
    bourse: u64,
    game: String,
    players: u8,
    options: Entries,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    rules: Option<u32>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    names: Option<Vec<String>>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    prices: Option<Entries>,
}

impl RawHeader {
    /// Reads a header, of whichever game.
    ///
    /// # Errors
    ///
    /// When it is no header, or of another version of the format.
    pub fn read(line: &[u8]) -> Result<Self, HeaderError> {
        let Object(raw) =
            serde_json::from_slice::<Object<Self>>(line).map_err(HeaderError::Malformed)?;
        if raw.bourse != FORMAT {
            return Err(HeaderError::Version(raw.bourse));
        }
        Ok(raw)
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The players' names by seat, as they are written.
    #[must_use]
    pub fn names(&self) -> Option<&[String]> {
        self.names.as_deref()
    }

    /// What the table promised about its draws, as it is written.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment.as_deref().and_then(Commitment::from_hex)
    }
}

/// The header of a record of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Header<G: Game> {
    /// How the table is set up.
    pub setup: Setup<G::Options>,
    /// The players' names, by seat.
    pub names: Option<Vec<String>>,
    /// What the table promised about its draws before anybody sat down.
    pub commitment: Option<Commitment>,
}

/// Why a header is refused.
#[derive(Debug, Error)]
pub enum HeaderError {
    /// It is not a header at all.
    #[error("the first line is not a record's header: {}", plain(.0))]
    Malformed(serde_json::Error),
    /// The format has another version.
    #[error("the record has format version {0}; this program reads version {FORMAT}")]
    Version(u64),
    /// No such game.
    #[error("there is no game {0:?}")]
    Game(String),
    /// No such option.
    #[error("{game} has no option {name:?}")]
    Option {
        /// The game.
        game: &'static str,
        /// The option asked for.
        name: String,
    },
    /// The option has no such value.
    #[error("option {name} cannot be {value}: it is {allowed}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value asked for.
        value: Value,
        /// What it can be, in words.
        allowed: String,
    },
    /// The number of players, the rules' version or an option does not fit.
    #[error("{}", setup_error(.0))]
    Setup(SetupError),
    /// The commitment is not the hash of anything.
    #[error("a commitment is a SHA-256 hash in 64 hexadecimal digits")]
    Commitment,
    /// The game has no price lists to replace.
    #[error("{game} has no price lists")]
    NoPrices {
        /// The game.
        game: &'static str,
    },
    /// The price lists cannot be used.
    #[error("prices: {0}")]
    Prices(String),
    /// There is not one name for each seat.
    #[error("there are {given} names for {players} players")]
    Names {
        /// How many names there are.
        given: usize,
        /// How many players there are.
        players: u8,
    },
}

fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::Players { given, allowed } => {
            format!("the game is for {} to {} players, not {given}", allowed.start(), allowed.end())
        }
        SetupError::Rules { given, known } => format!(
            "the rules have no version {given}; known are {} to {}",
            known.start(),
            known.end()
        ),
        SetupError::Option { name } => format!("the value of option {name} does not fit the table"),
    }
}

impl<G: Recorded> Header<G> {
    /// A header for a new game under the newest rules.
    #[must_use]
    pub fn new(setup: Setup<G::Options>) -> Self {
        Self { setup, names: None, commitment: None }
    }

    /// Checks a header that was read.
    ///
    /// # Errors
    ///
    /// When options, players or names do not fit the game.
    pub fn check(raw: RawHeader) -> Result<Self, HeaderError> {
        let mut options = options_from_json::<G>(&raw.options.0)?;
        if let Some(prices) = &raw.prices {
            prices_from_json::<G>(&mut options, &prices.0.clone().into())?;
        }
        let rules = raw.rules.unwrap_or(1);
        let setup =
            Setup::new(&G::DECLARATION, raw.players, options, rules).map_err(HeaderError::Setup)?;
        if let Some(names) = &raw.names
            && names.len() != usize::from(raw.players)
        {
            return Err(HeaderError::Names { given: names.len(), players: raw.players });
        }
        let commitment = raw.commitment.as_deref().map(Commitment::from_hex);
        let commitment = commitment.map(|read| read.ok_or(HeaderError::Commitment)).transpose()?;
        Ok(Self { setup, names: raw.names, commitment })
    }

    /// The header as it is written.
    #[must_use]
    pub fn raw(&self) -> RawHeader {
        RawHeader {
            bourse: FORMAT,
            game: G::DECLARATION.id.into(),
            players: self.setup.players().count(),
            options: Entries(options_to_json::<G>(self.setup.options())),
            rules: Some(self.setup.rules()).filter(|&rules| rules != 1),
            names: self.names.clone(),
            commitment: self.commitment.map(|commitment| commitment.to_string()),
            prices: G::write_prices(self.setup.options()).map(Entries),
        }
    }
}

/// Reads options by name; what is not named keeps its default.
///
/// # Errors
///
/// When the game has no such option or the option no such value.
pub fn options_from_json<G: Game>(given: &Map<String, Value>) -> Result<G::Options, HeaderError> {
    let mut options = G::Options::default();
    for (name, value) in given {
        let Some(option) = G::Options::DECLARED.iter().find(|option| option.name == name) else {
            return Err(HeaderError::Option { game: G::DECLARATION.id, name: name.clone() });
        };
        option.set(&mut options, value_from_json(option, value)?);
    }
    Ok(options)
}

fn value_from_json<O>(option: &OptionDeclaration<O>, value: &Value) -> Result<u8, HeaderError> {
    let found = match option.domain {
        Domain::Flag => value.as_bool().map(u8::from),
        Domain::Words(words) => value
            .as_str()
            .and_then(|word| words.iter().position(|known| *known == word))
            .and_then(|place| u8::try_from(place).ok()),
        Domain::Numbers(numbers) => value
            .as_u64()
            .and_then(|number| numbers.iter().position(|known| u64::from(*known) == number))
            .and_then(|place| u8::try_from(place).ok()),
        Domain::Seat => value
            .as_u64()
            .and_then(|seat| u8::try_from(seat).ok())
            .filter(|&seat| usize::from(seat) < bourse_game::MAX_SEATS),
    };
    found.ok_or_else(|| HeaderError::Value {
        name: option.name,
        value: value.clone(),
        allowed: match option.domain {
            Domain::Flag => "true or false".into(),
            Domain::Words(words) => words.join(" or "),
            Domain::Numbers(numbers) => {
                numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" or ")
            }
            Domain::Seat => "the number of a seat, from 0".into(),
        },
    })
}

/// Takes price lists into the options.
///
/// # Errors
///
/// When the game has none to replace, or these cannot be used.
pub fn prices_from_json<G: Recorded>(
    options: &mut G::Options,
    prices: &Value,
) -> Result<(), HeaderError> {
    G::read_prices(options, prices).map_err(|error| match error {
        PricesError::None => HeaderError::NoPrices { game: G::DECLARATION.id },
        PricesError::Wrong(why) => HeaderError::Prices(why),
    })
}

/// The options that differ from their defaults. An option may set the defaults
/// of those after it, as an edition does.
#[must_use]
pub fn options_to_json<G: Game>(options: &G::Options) -> Map<String, Value> {
    let mut said = G::Options::default();
    let mut map = Map::new();
    for option in G::Options::DECLARED {
        let value = option.get(options);
        if option.get(&said) != value {
            option.set(&mut said, value);
            map.insert(option.name.to_owned(), option_to_json(option.domain, value));
        }
    }
    map
}

/// The value of an option, as a header writes it.
#[must_use]
pub fn option_to_json(domain: Domain, value: u8) -> Value {
    match domain {
        Domain::Flag => Value::Bool(value != 0),
        Domain::Words(words) => {
            words.get(usize::from(value)).map_or(Value::Null, |word| (*word).into())
        }
        Domain::Numbers(numbers) => {
            numbers.get(usize::from(value)).map_or(Value::Null, |number| (*number).into())
        }
        Domain::Seat => value.into(),
    }
}
