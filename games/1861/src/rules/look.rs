//! What is dear to find out and kept beside the state: a company's network, the
//! best routes, and what the state railway ran.

use std::sync::{Arc, OnceLock};

use bourse_track::{Network, Station};

use crate::map;
use crate::rules::company::Company;
use crate::rules::moves::Found;
use crate::rules::state::G1861;
use crate::rules::state_run::StateRuns;

/// What was worked out before. It repeats what the state says, so it is never
/// compared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Beside {
    network: OnceLock<Arc<(Company, Network)>>,
    best: Arc<Found>,
    pub(crate) state_runs: StateRuns,
}

impl PartialEq for Beside {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Beside {}

impl Beside {
    /// The best routes of the company that is about to run.
    pub(crate) fn best(&self) -> Arc<Found> {
        Arc::clone(&self.best)
    }

    /// Something was decided: other routes may be the best now. Copies of the
    /// game keep what they know.
    pub(crate) fn forget_routes(&mut self) {
        if self.best.get().is_some() || Arc::strong_count(&self.best) > 1 {
            self.best = Arc::default();
        }
    }

    /// The map has changed.
    pub(crate) fn clear(&mut self) {
        self.network = OnceLock::new();
    }
}

impl G1861 {
    /// Where a company's track leads.
    pub(crate) fn network(&self, company: Company) -> Arc<(Company, Network)> {
        let find = || Arc::new((company, Network::new(map(), &self.board, company.on_map())));
        let known = self.beside.network.get_or_init(find);
        if known.0 == company { Arc::clone(known) } else { find() }
    }

    /// Where a company's home station is now.
    #[must_use]
    pub fn home_of(&self, company: Company) -> Option<Station> {
        self.home(company)
    }

    /// A tile was laid by the company whose network is known.
    pub(crate) fn track_laid(&mut self, hex: bourse_track::Hex) {
        let known = self.beside.network.take();
        self.follow_tokens(hex);
        if let Some(mut known) = known {
            Arc::make_mut(&mut known).1.tile_laid(map(), &self.board, hex);
            self.beside.network = OnceLock::from(known);
        }
    }
}
