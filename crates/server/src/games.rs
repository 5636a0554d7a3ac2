//! The games a table can be of.

use bourse_catalogue::{GameId, with_game};
use bourse_game::bots::Bots;
use bourse_game::{Domain, Game, OptionDeclaration, Options};
use bourse_record::option_to_json;
use bourse_table::{Corrupt, Created, Table, TableId, all_options};
use serde_json::{Map, Value};

use crate::api::{DomainInfo, GameInfo, OptionInfo};

/// Everything there is to play.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    GameId::ALL.iter().map(|id| with_game!(id, G => info::<G>())).collect()
}

fn info<G: Bots>() -> GameInfo {
    let declared = G::DECLARATION;
    let default = G::Options::default();
    let option = |option: &OptionDeclaration<G::Options>| OptionInfo {
        name: option.name,
        domain: match option.domain {
            Domain::Flag => DomainInfo::Flag,
            Domain::Words(words) => DomainInfo::Words { words },
            Domain::Numbers(numbers) => DomainInfo::Numbers { numbers },
            Domain::Seat => DomainInfo::Seat,
        },
        default: option_to_json(option.domain, option.get(&default)),
        implies: implied::<G>(option),
    };
    GameInfo {
        id: declared.id,
        fewest: *declared.players.start(),
        most: *declared.players.end(),
        hidden_information: declared.hidden_information,
        chance: declared.chance,
        simultaneous: declared.simultaneous,
        rules: *declared.rules.end(),
        options: G::Options::DECLARED.iter().map(option).collect(),
        bots: G::NAMES,
    }
}

/// The options that are not the usual ones with each word of this one.
fn implied<G: Game>(option: &OptionDeclaration<G::Options>) -> Map<String, Value> {
    let Domain::Words(words) = option.domain else { return Map::new() };
    let usual = all_options::<G>(&G::Options::default());
    let with = |value: u8| {
        let mut options = G::Options::default();
        option.set(&mut options, value);
        let mut all = all_options::<G>(&options);
        all.retain(|name, value| usual.get(name) != Some(value));
        all.remove(option.name);
        all
    };
    let all = words.iter().zip(0..).map(|(&word, value)| (word.to_owned(), with(value)));
    all.filter(|(_, others)| !others.is_empty())
        .map(|(word, others)| (word, others.into()))
        .collect()
}

/// The version of each game's rules that new tables use.
pub(crate) fn rules() -> std::collections::BTreeMap<String, u32> {
    games().into_iter().map(|game| (game.id.to_owned(), game.rules)).collect()
}

/// The table that begins like this, of the game its header names.
///
/// # Errors
///
/// When the header or the lines it begins with cannot be read.
pub fn open_table(id: TableId, made: Created, at: i64) -> Result<Table, Corrupt> {
    let game = GameId::of_header(made.header.as_bytes());
    let (game, _) = game.map_err(|error| Corrupt(error.to_string()))?;
    with_game!(game, G => Table::new::<G>(id, made, at))
}
