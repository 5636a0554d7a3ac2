//! The page's types, generated from ours.

use std::fmt::Write;

use bourse_catalogue::{GameId, with_game};
use bourse_game::page::{Declaration, Shape, declaration};
use ts_rs::Config;

use crate::api;

const HEAD: &str =
    "// Generated from the Rust types of the server by `make types`: do not edit.\n\n";

/// The text of the frame's `protocol.ts`, with what it tells of these games. A test
/// compares it with the file.
#[must_use]
#[expect(clippy::expect_used, reason = "an enum without data is written as its name")]
pub fn typescript(games: &[GameId]) -> String {
    let config = config();
    let mut text = String::from(HEAD);
    let _ = writeln!(text, "/** The version both sides must speak. */");
    let _ = writeln!(text, "export const PROTOCOL = {};\n", api::PROTOCOL);
    let mut rules: Vec<String> = games
        .iter()
        .map(|game| game.declaration())
        .map(|game| format!("\"{}\": {}", game.id, game.rules.end()))
        .collect();
    rules.sort();
    let _ = writeln!(text, "/** The rules this page knows. */");
    let _ = writeln!(text, "export const RULES = {{ {} }} as const;\n", rules.join(", "));
    let _ = writeln!(text, "export type GameName = keyof typeof RULES;\n");
    let codes: Vec<String> = api::ProblemCode::ALL
        .iter()
        .map(|code| serde_json::to_string(code).expect("a code is a word"))
        .collect();
    let _ = writeln!(text, "/** Every code a problem of the server can have. */");
    let _ = writeln!(text, "export const PROBLEM_CODES = [{}] as const;\n", codes.join(", "));
    let _ = writeln!(text, "export type ProblemCode = (typeof PROBLEM_CODES)[number];\n");
    let mut add = |declaration| export(&mut text, declaration);
    macro_rules! declare {
        ($($kind:ty),* $(,)?) => {
            $(add(declaration::<$kind>(&config));)*
        };
    }
    declare!(
        bourse_game::Seat,
        bourse_game::Money,
        api::GameInfo,
        api::OptionInfo,
        api::DomainInfo,
        api::Me,
        api::Name,
        api::ReturnKey,
        api::ComeBack,
        api::Returning,
        api::Lobby,
        api::TableLine,
        api::ListChanges,
        api::Status,
        api::NewTable,
        api::Mode,
        api::NewSeat,
        api::Update,
        api::TableInfo,
        api::Chair,
        api::ChairKind,
        api::You,
        api::UndoOffer,
        api::UndoRequest,
        api::UndoRefused,
        api::RedoOffer,
        api::Seating,
        api::SeatCause,
        api::SeatVote,
        api::SeatRefused,
        api::Origin,
        api::BrokenOff,
        api::DrawProof,
        api::Step,
        api::Position,
        api::Due,
        api::TableResult,
        api::Play,
        api::Draw,
        api::PreviewRequest,
        api::Preview,
        api::Stopped,
        api::Refused,
        api::UndoTo,
        api::UndoAnswer,
        api::Redo,
        api::Withdraw,
        api::Sit,
        api::Leave,
        api::CheckInvitation,
        api::Invitation,
        api::Pace,
        api::GiveOrder,
        api::WithdrawOrder,
        api::OwnOrders,
        api::StandingOrder,
        api::OrderEnd,
        api::SeatBot,
        api::SeatAnswer,
        api::Fork,
        api::Upload,
        api::Chart,
        api::Series,
        api::ProblemInfo,
        api::RuleSection,
        api::ErrorBody,
        api::FromPage,
        api::FromServer,
    );
    for game in games {
        declarations(*game).into_iter().for_each(&mut add);
    }
    text
}

/// The text of the `protocol.ts` of a game that keeps its types in its own folder.
#[must_use]
pub fn typescript_of(game: GameId) -> String {
    let mut types = String::new();
    declarations(game).into_iter().for_each(|declaration| export(&mut types, declaration));
    let of_the_frame = ["Money", "Seat"].into_iter().filter(|name| types.contains(name));
    let names = of_the_frame.collect::<Vec<_>>().join(", ");
    format!("{HEAD}import type {{ {names} }} from \"$lib/protocol\";\n\n{types}")
}

fn config() -> Config {
    Config::new().with_large_int("number")
}

fn declarations(game: GameId) -> Vec<Declaration> {
    with_game!(game, G => G::declarations(&config()))
}

fn export(text: &mut String, (docs, declaration): Declaration) {
    text.push_str(&docs.unwrap_or_default());
    let _ = writeln!(text, "export {declaration}\n");
}

#[cfg(test)]
mod tests {
    use std::fs::read_to_string;
    use std::path::{Path, PathBuf};

    use bourse_catalogue::GameId;

    use super::{typescript, typescript_of};

    const OUT_OF_DATE: &str = "is out of date: run `make types`";

    /// Where a game keeps its types, if it keeps them itself.
    fn own_file(game: GameId) -> Option<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let file = folder.join(game.declaration().id).join("page/protocol.ts");
        file.exists().then_some(file)
    }

    #[test]
    fn the_pages_types_are_up_to_date() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/protocol.ts");
        let written = read_to_string(file).unwrap();
        assert!(written.contains("\"not_invited\""), "codes are written as they are sent");
        let games = GameId::ALL.iter().copied().filter(|&game| own_file(game).is_none());
        assert!(written == typescript(&games.collect::<Vec<_>>()), "{file} {OUT_OF_DATE}");
        for &game in GameId::ALL {
            let Some(file) = own_file(game) else { continue };
            let written = read_to_string(&file).unwrap();
            assert!(written == typescript_of(game), "{} {OUT_OF_DATE}", file.display());
        }
    }
}
