//! Which of many routes to run together: a set packing problem, solved by branch
//! and bound.

pub(crate) mod branch_and_bound;
pub(crate) mod lagrangian;
pub(crate) mod multipliers;
mod reduced_costs;
mod relaxation;
mod simplex;
mod subset_row_cuts;
mod transposition;
