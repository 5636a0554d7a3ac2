//! The rules, step by step.

mod suite;
