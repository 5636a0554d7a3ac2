//! `bourse games`

use std::io::Write;

use bourse_catalogue::{GameId, with_game};
use bourse_game::words::Told;
use bourse_game::{Domain, Game, OptionDeclaration, Options};
use clap::Args;

use crate::Done;

/// List the games, their bots and their options
#[derive(Args)]
pub(crate) struct Games {}

impl Games {
    pub(crate) fn run(&self) -> Done {
        let mut out = std::io::stdout().lock();
        for game in GameId::ALL {
            with_game!(game, G => describe::<G>(&mut out)?);
        }
        Ok(())
    }
}

fn describe<G: Told + bourse_game::bots::Bots>(out: &mut impl Write) -> Done {
    let game = G::DECLARATION;
    let (fewest, most) = (game.players.start(), game.players.end());
    writeln!(out, "{}: {}, {fewest} to {most} players", game.id, G::TITLE)?;
    writeln!(out, "  bots: {}", G::NAMES.join(", "))?;
    writeln!(out, "  options, the default first:")?;
    for option in G::Options::DECLARED {
        writeln!(out, "    {}: {}", option.name, values::<G>(option))?;
        for line in textwrap(G::explain(option.name), 84) {
            writeln!(out, "        {line}")?;
        }
    }
    Ok(())
}

/// The values of an option, its default first.
fn values<G: Game>(option: &OptionDeclaration<G::Options>) -> String {
    let default = option.get(&G::Options::default());
    let mut words: Vec<String> = match option.domain {
        Domain::Flag => vec!["false".into(), "true".into()],
        Domain::Words(words) => words.iter().map(ToString::to_string).collect(),
        Domain::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
        Domain::Seat => return "the number of a seat; 0".into(),
    };
    let first = words.remove(usize::from(default));
    words.insert(0, first);
    words.join(" | ")
}

/// Breaks a text into lines at its spaces.
fn textwrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
