//! The two editions: whose rules apply where they differ.

use bourse_track::Counting;

/// Whose rules apply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// The rulebook.
    #[default]
    Jklm,
    /// 18xx.games.
    EighteenXx,
}

impl Edition {
    /// The edition of this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "jklm" => Some(Self::Jklm),
            "18xx.games" => Some(Self::EighteenXx),
            _ => None,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Jklm => "jklm",
            Self::EighteenXx => "18xx.games",
        }
    }

    /// What routes must count: on 18xx.games a train that skips cities counts one
    /// with an own token, by the rulebook a town at the end of a route counts.
    #[must_use]
    pub const fn counting(self) -> Counting {
        match self {
            Self::Jklm => Counting { own_token: false, end_towns: true },
            Self::EighteenXx => Counting { own_token: true, end_towns: false },
        }
    }
}
