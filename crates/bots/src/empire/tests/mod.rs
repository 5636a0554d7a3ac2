//! Whole games, and a few questions of judgement.

mod figures;
