//! The page's types, generated from ours.

use std::fmt::Write;

use bourse_catalogue::{GameId, with_game};
use bourse_game::page::{Declaration, Shape, declaration};
use ts_rs::Config;

use crate::api;

const HEAD: &str =
    "// Generated from the Rust types of the server by `make types`: do not edit.\n\n";

/// The text of the frame's `protocol.ts`: it names no game. A test compares it with the
/// file.
#[must_use]
#[expect(clippy::expect_used, reason = "an enum without data is written as its name")]
pub fn typescript() -> String {
    let config = config();
    let mut text = String::from(HEAD);
    let _ = writeln!(text, "/** The version both sides must speak. */");
    let _ = writeln!(text, "export const PROTOCOL = {};\n", api::PROTOCOL);
    let _ = writeln!(text, "/** A game's id. */");
    let _ = writeln!(text, "export type GameName = string;\n");
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
        bourse_record::RecordFault,
        api::ErrorBody,
        api::FromPage,
        api::FromServer,
    );
    text
}

/// The text of a game's `protocol.ts`, in the folder of its page.
#[must_use]
pub fn typescript_of(game: GameId) -> String {
    let mut types = String::new();
    let _ = writeln!(types, "/** The newest version of the rules. */");
    let _ = writeln!(types, "export const RULES = {};\n", game.declaration().rules.end());
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
    use std::path::Path;

    use bourse_catalogue::GameId;

    use super::{typescript, typescript_of};

    const OUT_OF_DATE: &str = "is out of date: run `make types`";

    fn compare(file: &str, text: &str) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
        assert!(read_to_string(path).unwrap() == text, "{file} {OUT_OF_DATE}");
    }

    #[test]
    fn the_pages_types_are_up_to_date() {
        let frame = typescript();
        assert!(frame.contains("\"not_invited\""), "codes are written as they are sent");
        compare("web/src/lib/protocol.ts", &frame);
        for &game in GameId::ALL {
            let file = format!("games/{}/page/protocol.ts", game.declaration().id);
            compare(&file, &typescript_of(game));
        }
    }
}
