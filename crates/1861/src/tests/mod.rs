//! The rules, step by step.

mod editions;
