//! From the names of a country to the name of somebody: as people call him, in full, and on the back of the shirt.

use super::super::chances::Chances;
use super::names::{Names, WOMEN, pick};

pub(super) struct Name {
    pub known: String,
    pub full: String,
    pub shirt: String,
}

impl Name {
    /// Most players go by a given name and a surname, some by one name alone.
    pub(super) fn of_player(names: &'static Names, chances: &mut Chances) -> Self {
        let (given, surname) = (pick(names.given, chances), pick(names.surnames, chances));
        let full = in_full(given, surname, names, chances);
        let has_one_name = names.is_of_one_name() && chances.happens(0.16);
        if has_one_name {
            let known = if chances.happens(0.45) { given } else { surname };
            return Self { known: known.to_owned(), full, shirt: known.to_uppercase() };
        }
        let shirt = if chances.happens(0.12) { format!("{}. {surname}", initial(given)) } else { surname.to_owned() };
        Self { known: format!("{given} {surname}"), full, shirt: shirt.to_uppercase() }
    }

    pub(super) fn of_official(names: &'static Names, chances: &mut Chances) -> Self {
        Self::plain(pick(names.given, chances), names, chances)
    }

    pub(super) fn of_woman(names: &'static Names, chances: &mut Chances) -> Self {
        Self::plain(pick(WOMEN, chances), names, chances)
    }

    fn plain(given: &str, names: &'static Names, chances: &mut Chances) -> Self {
        let surname = pick(names.surnames, chances);
        let full = in_full(given, surname, names, chances);
        Self { known: format!("{given} {surname}"), full, shirt: surname.to_uppercase() }
    }
}

impl Names {
    /// Where people are known by one name.
    fn is_of_one_name(&self) -> bool {
        matches!(self.country, "PT" | "BR" | "CV" | "AO")
    }
}

/// The mother's name stands before the father's in Portuguese, after it in Spanish; others have a second given name.
fn in_full(given: &str, surname: &str, names: &'static Names, chances: &mut Chances) -> String {
    let other = pick(names.surnames, chances);
    let other = if other == surname { pick(names.given, chances) } else { other };
    match names.country {
        "PT" | "BR" | "CV" | "AO" => {
            let link = ["", "", "", "da ", "dos "][chances.below(5)];
            format!("{given} {other} {link}{surname}")
        }
        "ES" | "AR" => format!("{given} {surname} {other}"),
        _ => {
            let second = pick(names.given, chances);
            let second = if second == given { other } else { second };
            format!("{given} {second} {surname}")
        }
    }
}

fn initial(name: &str) -> char {
    name.chars().next().unwrap_or('X')
}
