//! The rank tiles: §7.2 and §7.3.

use bourse_game::{Seat, Sink};

use crate::rules::company::{Company, CompanySet};
use crate::rules::event::Event;
use crate::rules::options::{RankMinusStart, RankPlusEnd, RankPlusStart};
use crate::rules::rule::Rule;
use crate::rules::state::Speculation;
use crate::rules::table::Table;
use crate::rules::tile::Tile;
use crate::rules::track::{Space, Track};

impl Table {
    /// Where a rank tile would put a company's pawn; `None` when it cannot be
    /// chosen.
    #[must_use]
    pub fn rank_target(&self, tile: Tile, company: Company) -> Option<Space> {
        match tile {
            Tile::RankPlus => self.rank_plus_target(company),
            Tile::RankMinus => self.rank_minus_target(company),
            Tile::Trade | Tile::NoAction => None,
        }
    }

    fn rank_plus_target(&self, company: Company) -> Option<Space> {
        let from = self.track.position(company);
        if from == Space::START && self.options().rank_plus_start == RankPlusStart::NotAllowed {
            return None;
        }
        let target = self.track.after_rank_plus(company)?;
        let barred = self.options().rank_plus_end == RankPlusEnd::NotEligible;
        (target != Space::END || !barred).then_some(target)
    }

    fn rank_minus_target(&self, company: Company) -> Option<Space> {
        let behind = self.track.behind(company)?;
        let barred = self.options().rank_minus_start == RankMinusStart::NotEligible;
        if behind == Space::START && barred {
            return None;
        }
        self.track.after_rank_minus(company)
    }

    /// The companies a rank tile may move.
    #[must_use]
    pub fn eligible(&self, tile: Tile) -> CompanySet {
        Track::companies_where(|company| self.rank_target(tile, company).is_some())
    }

    /// Whether this turn's tile may move the company.
    pub(crate) fn check_rank(&self, company: Company) -> Result<Space, Rule> {
        let tile = self.action.unwrap_or(Tile::NoAction);
        self.rank_target(tile, company).ok_or(Rule::RankNotEligible { tile })
    }
}

impl Speculation {
    /// Moves the pawn to the space its rank tile puts it on.
    pub(crate) fn rank(
        &mut self,
        seat: Seat,
        company: Company,
        to: Space,
        sink: &mut impl Sink<Event>,
    ) {
        let from = self.table.track.position(company);
        self.table.track.put(company, to);
        sink.event(Event::RankMoved { seat, company, from, to });
        self.begin_commit();
    }

    /// Leaves the rank tile unused (A17).
    pub(crate) fn decline(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.event(Event::RankDeclined { seat });
        self.begin_commit();
    }
}
