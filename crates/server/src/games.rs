//! The games a table can be of.

use bourse_bots::Bots;
use bourse_game::{Domain, Game, Options};
use bourse_record::{GameId, option_to_json, with_game};
use serde_json::{Map, Value};

use crate::api::{DomainInfo, GameInfo, OptionInfo};

/// Everything there is to play.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    GameId::ALL.into_iter().map(|id| with_game!(id, G => info::<G>())).collect()
}

fn info<G: Bots>() -> GameInfo {
    let declared = G::DECLARATION;
    let default = G::Options::default();
    let option = |(index, option): (usize, &bourse_game::OptionDeclaration)| OptionInfo {
        name: option.name,
        domain: match option.domain {
            Domain::Flag => DomainInfo::Flag,
            Domain::Words(words) => DomainInfo::Words { words },
            Domain::Numbers(numbers) => DomainInfo::Numbers { numbers },
            Domain::Seat => DomainInfo::Seat,
        },
        default: option_to_json(option.domain, default.get(index)),
    };
    GameInfo {
        id: declared.id,
        fewest: *declared.players.start(),
        most: *declared.players.end(),
        hidden_information: declared.hidden_information,
        chance: declared.chance,
        simultaneous: declared.simultaneous,
        rules: *declared.rules.end(),
        options: G::Options::DECLARED.iter().enumerate().map(option).collect(),
        bots: G::NAMES,
    }
}

/// All options of a table, also those that have their default.
pub(crate) fn all_options<G: Game>(options: &G::Options) -> Map<String, Value> {
    let declared = G::Options::DECLARED.iter().enumerate();
    declared
        .map(|(index, option)| {
            (option.name.to_owned(), option_to_json(option.domain, options.get(index)))
        })
        .collect()
}

/// The version of each game's rules that new tables use.
pub(crate) fn rules() -> std::collections::BTreeMap<String, u32> {
    games().into_iter().map(|game| (game.id.to_owned(), game.rules)).collect()
}
