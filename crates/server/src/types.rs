//! The page's types, generated from ours.

use std::fmt::Write;

use bourse_catalogue::{GameId, with_game};
use bourse_game::page::{Declaration, Shape, declaration};
use ts_rs::Config;

use crate::api;

/// The text of the page's `protocol.ts`. A test compares it with the file.
#[must_use]
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = String::from(
        "// Generated from the Rust types of the server by `make types`: do not edit.\n\n",
    );
    let _ = writeln!(text, "/** The version both sides must speak. */");
    let _ = writeln!(text, "export const PROTOCOL = {};\n", api::PROTOCOL);
    let rules: Vec<String> = crate::games::rules()
        .iter()
        .map(|(game, version)| format!("\"{game}\": {version}"))
        .collect();
    let _ = writeln!(text, "/** The rules this page knows. */");
    let _ = writeln!(text, "export const RULES = {{ {} }} as const;\n", rules.join(", "));
    let _ = writeln!(text, "export type GameName = keyof typeof RULES;\n");
    let codes: Vec<String> = api::ProblemCode::ALL
        .iter()
        .map(|code| serde_json::to_string(code).unwrap_or_default())
        .collect();
    let _ = writeln!(text, "/** Every code a problem of the server can have. */");
    let _ = writeln!(text, "export const PROBLEM_CODES = [{}] as const;\n", codes.join(", "));
    let _ = writeln!(text, "export type ProblemCode = (typeof PROBLEM_CODES)[number];\n");
    let mut add = |(docs, declaration): Declaration| {
        if let Some(docs) = docs {
            text.push_str(&docs);
        }
        let _ = writeln!(text, "export {declaration}\n");
    };
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
        api::Problem,
        api::RuleSection,
        api::ErrorBody,
        api::FromPage,
        api::FromServer,
    );
    for &game in GameId::ALL {
        with_game!(game, G => G::declarations(&config).into_iter().for_each(&mut add));
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_pages_types_are_up_to_date() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/protocol.ts");
        let written = std::fs::read_to_string(file).unwrap();
        assert!(written.contains("\"not_invited\""), "codes are written as they are sent");
        assert!(written == super::typescript(), "{file} is out of date: run `make types`");
    }
}
