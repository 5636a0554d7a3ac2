//! The rules, step by step.

mod editions;
mod suite;
