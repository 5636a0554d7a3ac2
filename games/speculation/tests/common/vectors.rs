//! Reading the dossier's `vectors.json`.

use bourse_speculation::Company;
use serde_json::{Map, Value};

pub(crate) fn file() -> Value {
    serde_json::from_str(include_str!("../data/vectors.json")).unwrap()
}

pub(crate) fn vector(id: &str) -> Value {
    let vectors = file();
    let found = vectors["vectors"].as_array().unwrap().iter().find(|vector| vector["id"] == id);
    found.unwrap_or_else(|| panic!("no vector {id}")).clone()
}

pub(crate) fn number(value: &Value) -> u8 {
    value.as_u64().unwrap() as u8
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

pub(crate) fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(text).collect()
}

pub(crate) fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().unwrap()
}

/// Pawns as a vector gives them: a map from companies to spaces.
pub(crate) fn spaces_of(value: &Value) -> [u8; 8] {
    Company::ALL.map(|company| number(&value[company.id()]))
}
