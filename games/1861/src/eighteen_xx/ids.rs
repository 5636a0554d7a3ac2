//! The names 18xx.games gives to companies. Those of privates and trains are
//! ours.

use bourse_game::named;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Company;

/// The companies 18xx.games calls otherwise than the rulebook.
const OTHERWISE: [(Company, &str); 3] =
    [(Company::Gr, "GRR"), (Company::Mku, "M-K"), (Company::D, "Y")];

/// A company, written as 18xx.games writes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EighteenXxCompany(pub Company);

impl EighteenXxCompany {
    /// The company 18xx.games calls so.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Company::ALL.into_iter().map(Self).find(|company| company.id() == id)
    }

    /// What 18xx.games calls it.
    #[must_use]
    pub fn id(self) -> &'static str {
        let other = OTHERWISE.into_iter().find(|&(company, _)| company == self.0);
        other.map_or(self.0.id(), |(_, id)| id)
    }
}

impl Serialize for EighteenXxCompany {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for EighteenXxCompany {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        named(from, "a company of 1861", Self::from_id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_company_has_one_name_on_the_site() {
        for company in Company::ALL {
            assert_eq!(
                EighteenXxCompany::from_id(EighteenXxCompany(company).id()),
                Some(EighteenXxCompany(company))
            );
        }
        assert_eq!(EighteenXxCompany::from_id("GRR"), Some(EighteenXxCompany(Company::Gr)));
        assert_eq!(EighteenXxCompany::from_id("M-K"), Some(EighteenXxCompany(Company::Mku)));
        assert_eq!(EighteenXxCompany::from_id("Y"), Some(EighteenXxCompany(Company::D)));
        for ours in ["GR", "MKU", "D", "3", ""] {
            assert_eq!(EighteenXxCompany::from_id(ours), None, "{ours}");
        }
    }
}
