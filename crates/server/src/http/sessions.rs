//! Which cookies are good.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use bourse_table::GuestId;

/// How often each guest has changed their personal link: each time their cookies on
/// other devices end. Almost nobody ever has.
#[derive(Default)]
pub(crate) struct Sessions(RwLock<HashMap<GuestId, u32>>);

impl Sessions {
    pub(crate) fn new(changed: Vec<(GuestId, u32)>) -> Self {
        Self(RwLock::new(changed.into_iter().collect()))
    }

    pub(super) fn set(&self, guest: &GuestId, changes: u32) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.insert(guest.clone(), changes);
    }

    /// How often a guest has changed their link.
    pub(super) fn changes(&self, guest: &GuestId) -> u32 {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(guest).copied().unwrap_or(0)
    }

    /// What a guest's cookie says.
    pub(super) fn cookie(&self, guest: &GuestId) -> String {
        match self.changes(guest) {
            0 => guest.as_str().to_owned(),
            changes => format!("{}.{changes}", guest.as_str()),
        }
    }

    /// Whose cookie it is, if it is still good.
    pub(super) fn guest(&self, cookie: &str) -> Option<GuestId> {
        let (guest, changes) = cookie.split_once('.').unwrap_or((cookie, "0"));
        let (guest, changes) = (GuestId::parse(guest)?, changes.parse::<u32>().ok()?);
        (changes == self.changes(&guest)).then_some(guest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_good_until_the_link_is_changed() {
        let (guest, sessions) = (GuestId::random(), Sessions::default());
        let before = sessions.cookie(&guest);
        assert_eq!(before, guest.as_str(), "as cookies have always been");
        assert_eq!(sessions.guest(&before), Some(guest.clone()));
        sessions.set(&guest, 1);
        assert_eq!(sessions.guest(&before), None);
        assert_eq!(sessions.guest(&sessions.cookie(&guest)), Some(guest.clone()));
        for wrong in
            ["", ".", "x.1", &format!("{}.", guest.as_str()), &format!("{}.2", guest.as_str())]
        {
            assert_eq!(sessions.guest(wrong), None, "{wrong}");
        }
    }
}
