//! What serde says, for people.

use serde_json::Error;

/// The names of numbers in a parser's mouth.
const NUMBERS: [&str; 5] = ["u8", "u32", "u64", "i32", "i64"];

/// A parser's complaint about one line, without the parser's own counting of
/// lines and without the names of types.
#[must_use]
pub fn plain(error: &Error) -> String {
    let text = error.to_string();
    let said = match text.rfind(" at line ") {
        Some(at) => &text[..at],
        None => &text,
    };
    let words: Vec<&str> = said
        .split(' ')
        .map(|word| match NUMBERS.contains(&word.trim_end_matches(',')) {
            true => "a whole number that fits",
            false => word,
        })
        .collect();
    let words = words.join(" ").replace("invalid type: map", "invalid type: object");
    match error.column() {
        0 => words,
        column => format!("{words} (column {column})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_names_no_type_and_no_line() {
        let error = serde_json::from_str::<u8>("{}").unwrap_err();
        let said = plain(&error);
        assert!(said.starts_with("invalid type: object, expected a whole number"), "{said}");
        let error = serde_json::from_str::<u8>("\"x").unwrap_err();
        assert_eq!(plain(&error), "EOF while parsing a string (column 2)");
    }
}
