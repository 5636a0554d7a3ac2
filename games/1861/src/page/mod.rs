//! 1861 for the page.

mod offered;
mod shown;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests;

use ts_rs::Config;

use crate::{Company, G1861, Holder, Moves, Owner, Phase, TrainId, View};

pub use offered::Offered;
pub use shown::Shown;

use bourse_game::page::Declaration;
use bourse_game::page::{Figure, Shape};

impl Shape for G1861 {
    type Shown = Shown;
    type Offered = Offered;

    fn show(view: &View) -> Shown {
        shown::show(view.game())
    }

    fn offer(view: &View, moves: &Moves) -> Offered {
        offered::offer(view, moves)
    }

    fn figures(view: &View) -> Vec<Figure> {
        let game = view.game();
        let value = game.players().seats().map(|seat| Figure {
            group: "value",
            name: seat.to_string(),
            value: Some(game.value(seat).0),
        });
        // A chart shows the companies that are on the market at some moment.
        let price = Company::ALL.into_iter().filter(|&company| company != Company::Rsr);
        let price = price.map(|company| Figure {
            group: "price",
            name: company.id().to_owned(),
            value: game.market().cell(company).map(|_| game.price(company).0),
        });
        value.chain(price).collect()
    }

    fn declarations(config: &Config) -> Vec<Declaration> {
        let rules = bourse_game::declarations![config; crate::Company, crate::Kind, crate::Status, crate::Private, crate::Lot, crate::Owner, crate::TrainKind, crate::TrainId, crate::Phase, crate::HexName, crate::TileName, crate::RotationNumber, crate::At, crate::Cell, crate::Source, crate::Payment, crate::TrainRoute, crate::Reason, crate::Action, crate::Event, crate::Rule];
        let orders = crate::orders::declarations(config);
        let files = crate::data::declarations(config);
        let types = rules.into_iter().chain(files).chain(page_types(config)).chain(orders);
        std::iter::once(phases()).chain(types).collect()
    }
}

/// The phases that the page speaks of.
fn phases() -> Declaration {
    let [founding, no_new_minors, last] =
        [Phase::FOUNDING, Phase::NO_NEW_MINORS, Phase::LAST].map(Phase::number);
    let docs = "/** From which phase publics are founded and the state railway operates, and no minors come any more; and the last. */\n";
    let figures = format!("founding: {founding}, no_new_minors: {no_new_minors}, last: {last}");
    (Some(docs.to_owned()), format!("const PHASES = {{ {figures} }} as const;"))
}

/// The company a train belongs to: none if it is new or in the pool.
fn train_company(game: &G1861, train: TrainId) -> Option<Company> {
    match game.depot().holder(train)? {
        Holder::Company(company) => Some(company),
        Holder::Pool => None,
    }
}

/// Whom a train is bought from.
fn train_owner(game: &G1861, train: TrainId) -> Owner {
    train_company(game, train).map_or(Owner::Bank, Owner::Company)
}

/// The types of what is shown and offered.
fn page_types(config: &Config) -> Vec<Declaration> {
    [shown::declarations(config), offered::declarations(config)].concat()
}
