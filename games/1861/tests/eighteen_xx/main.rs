//! Games of 1861 from 18xx.games and from its engine, when they are at hand:
//! `../shared` beside the checkout, or `BOURSE_SHARED`.

#![allow(clippy::unwrap_used, clippy::panic)]

mod action_classes;
mod compare;
mod export;
mod flatten;
mod forms;
mod fuzz;
mod games;
mod names;
mod replay;
