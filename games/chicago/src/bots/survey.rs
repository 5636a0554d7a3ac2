//! Remembering where the companies would build.

use super::atlas::ATLAS;
use super::expansion::{self, Path};
use super::forecast::rounds_left;
use crate::{ByCompany, Charter, Company, Table};

/// The best path of each company as last looked for. Most turns change one
/// company only, and the search is what a rollout spends its time on.
#[derive(Clone, Debug, Default)]
pub(super) struct Surveys(ByCompany<Option<Survey>>);

#[derive(Clone, Copy, Debug)]
struct Survey {
    charter: Charter,
    rounds: f32,
    path: Option<Path>,
}

impl Surveys {
    /// All companies looked at.
    pub(super) fn new(table: &Table) -> Self {
        let rounds = rounds_left(table);
        let mut surveys = Self::default();
        for company in Company::ALL {
            surveys.best(table, rounds, company);
        }
        surveys
    }

    /// The path that wins the company most. What others have built since the
    /// company last changed is taken into account only where it bars the way,
    /// and its value is that of then in proportion to the rounds left.
    pub(super) fn best(&mut self, table: &Table, rounds: f32, company: Company) -> Option<Path> {
        match &self.0[company] {
            Some(survey) if survey.holds(table, company) => {
                let scale = rounds / survey.rounds;
                survey.path.map(|path| path.scaled(scale))
            }
            _ => {
                let path = expansion::best(table, rounds, company);
                let charter = *table.company(company);
                self.0[company] = Some(Survey { charter, rounds, path });
                path
            }
        }
    }
}

impl Survey {
    fn holds(&self, table: &Table, company: Company) -> bool {
        self.charter == *table.company(company)
            && self.path.is_none_or(|path| is_open(&path, table, company))
    }
}

/// Whether the company can still build the path.
fn is_open(path: &Path, table: &Table, company: Company) -> bool {
    let shut = ATLAS.shut(table);
    let cost = path.hexes().map(|hex| table.price(hex)).sum();
    path.hexes().all(|hex| !shut.contains(hex)) && table.company(company).treasury >= cost
}
