//! What people may be called.

use crate::TableError;

/// The longest name somebody can have, in characters.
pub(crate) const LONGEST_NAME: usize = 40;

/// A name as it is kept: without what cannot be seen, and not too long.
pub fn check_name(name: &str) -> Result<String, TableError> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    let garbles = |c: char| c.is_control() || turns(c);
    if fits && !name.chars().any(garbles) && !name.chars().all(|c| c == ' ' || is_unseen(c)) {
        return Ok(name);
    }
    Err(TableError::BadName)
}

/// A name that somebody else wrote, made such as one can have here. What is left
/// of it may be nothing.
fn clean_name(name: &str) -> String {
    let seen: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let seen: String = seen.chars().filter(|c| !turns(*c)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.chars().take(LONGEST_NAME).collect();
    check_name(&name).unwrap_or_default()
}

/// The names in a record: whatever they are, no record is refused for them. Who
/// has none left is called by the number of their seat.
pub fn clean_names(names: &[String]) -> Vec<String> {
    let clean = |(seat, name): (usize, &String)| match clean_name(name) {
        name if name.is_empty() => format!("#{}", seat + 1),
        name => name,
    };
    names.iter().enumerate().map(clean).collect()
}

/// Whether a character turns the direction of the text around it.
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character cannot be seen when it stands alone.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200d}'
        | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_from_elsewhere_is_made_one_that_can_be_had() {
        assert_eq!(clean_name("Ada"), "Ada");
        assert_eq!(clean_name(" \u{202e}A\u{0}d\ta\n"), "A d a");
        assert_eq!(clean_name(&"é ".repeat(100_000)).chars().count(), 39);
        assert_eq!(clean_name(&"x".repeat(340_000)), "x".repeat(40));
        for nothing in ["", "\u{0}\u{7}", "\u{200b}", "\u{202e}"] {
            assert_eq!(clean_name(nothing), "");
        }
        let odd = "\u{1f469}\u{200d}\u{1f52c}".repeat(30);
        assert!(check_name(&clean_name(&odd)).is_ok());
    }

    #[test]
    fn a_name_can_be_seen_and_turns_nothing_around() {
        let kept = |name: &str| check_name(name).ok();
        assert_eq!(kept("  Ada \t Lovelace\n"), Some("Ada Lovelace".into()));
        assert_eq!(kept("\u{1f469}\u{200d}\u{1f52c}"), Some("\u{1f469}\u{200d}\u{1f52c}".into()));
        assert_eq!(kept(&"é".repeat(40)), Some("é".repeat(40)));
        let long = "é".repeat(41);
        for wrong in [
            "",
            " \n ",
            "a\u{0}b",
            "\u{7f}",
            "\u{200b}",
            "\u{3164} \u{2060}",
            "evil\u{202e}cod",
            &long,
        ] {
            assert_eq!(kept(wrong), None, "{wrong:?}");
        }
    }
}
