//! The figures and the names of the code agree.

use crate::rules::company::{Company, Private};
use crate::rules::data::{COMPANIES, PRIVATES, TRAINS};
use crate::rules::train::TrainKind;

#[test]
fn every_name_has_its_figures() {
    assert!(Company::ALL.iter().zip(&COMPANIES).all(|(company, data)| company.id() == data.id));
    assert!(Private::ALL.iter().zip(&PRIVATES).all(|(private, data)| private.id() == data.id));
    assert!(TrainKind::ALL.iter().zip(&TRAINS).all(|(train, data)| train.id() == data.name));
}

#[test]
fn every_hex_named_is_on_the_map() {
    for company in Company::ALL.into_iter().filter(|company| !company.is_public()) {
        assert!(company.home().is_some(), "{company:?}");
    }
    assert_eq!(Private::ALL.into_iter().flat_map(Private::blocks).count(), 5);
    assert_eq!(Private::ALL.into_iter().filter_map(Private::bonus).count(), 4);
}
