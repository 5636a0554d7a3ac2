//! The rules, step by step.

mod data;
mod editions;
mod position;
mod rulebook;
mod suite;
