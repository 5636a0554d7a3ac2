//! The rules, and nothing but the rules.

mod action;
mod charter;
mod company;
pub(crate) mod data;
mod director;
mod edition;
mod end;
mod event;
mod game;
mod look;
mod market;
mod money;
mod moves;
mod names;
mod nation;
mod options;
mod order;
mod phase;
mod phase_change;
mod rounds;
mod rule;
mod state;
mod state_run;
mod steps;
mod tokens;
mod train;
mod version;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, ActionKind, At, Payment, Source, TrainRoute};
pub use charter::{Charter, Owner, Status, Token};
pub use company::{ByCompany, ByPrivate, Companies, Company, Kind, Lot, Private};
pub use edition::Edition;
pub use end::{End, Reason};
pub use event::Event;
pub use market::{Cell, Chart, Market};
pub use moves::{BestRun, Moves, Offer, RunOffer, TrainOffer};
pub use names::{HexName, RotationNumber, TileName};
pub use options::{ExpressTrains, K7UpgradeCost, MergerPriceFloor, MergerTie, Options};
pub use phase::Phase;
pub use rounds::{
    Deal, Group, Merger, MinorAuction, OpeningAuction, Operating, Purchases, Round, Stage, Stock,
    Turn, TurnStep, Wanted,
};
pub use rule::Rule;
pub use state::G1861;
pub use steps::Step;
pub use train::{ByTrain, Card, Depot, Holder, TrainId, TrainKind};
pub use view::View;
