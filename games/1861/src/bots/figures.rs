//! Figures of the rules that bots reckon with, in whole amounts.

pub(super) use crate::rules::data::{
    BID_STEP, DIRECTOR_SHARES, LAST_ROUNDS, MERGER_HIGHEST, MINOR_MINIMUM, MINOR_SHARES,
    MOST_SHARES_OF_ONE, PUBLIC_SHARES, ROUNDS, SECOND_LAY,
};
use crate::rules::data::{INTEREST, LOAN, MINOR_LOANS, PUBLIC_LOANS};

/// What a loan costs to repay.
pub(super) const LOAN_FACE: i32 = LOAN.0;
/// What a loan costs in a round.
pub(super) const LOAN_INTEREST: i32 = INTEREST.0;
/// What a loan brings: the first interest is kept back.
pub(super) const LOAN_CASH: i32 = LOAN_FACE - LOAN_INTEREST;
/// How many loans companies may have.
pub(super) const MOST_LOANS_OF_MINOR: i32 = MINOR_LOANS as i32;
pub(super) const MOST_LOANS_OF_PUBLIC: i32 = PUBLIC_LOANS as i32;
/// What they can borrow in all.
pub(super) const MINOR_BORROWS: i32 = LOAN_CASH * MOST_LOANS_OF_MINOR;
pub(super) const PUBLIC_BORROWS: i32 = LOAN_CASH * MOST_LOANS_OF_PUBLIC;
