//! What people are called, by the country they come from. Given names are common ones, surnames rare or made up.

mod lusophone;
mod portuguese;
mod world;

pub(super) use portuguese::WOMEN;

use super::super::chances::Chances;

/// The lists are texts, with commas between the names.
pub(super) struct Names {
    pub country: &'static str,
    pub given: &'static str,
    pub surnames: &'static str,
}

/// One name of a list.
pub(super) fn pick(list: &'static str, chances: &mut Chances) -> &'static str {
    let count = list.split(", ").count();
    list.split(", ").nth(chances.below(count)).unwrap_or(list)
}

const ALL: [&Names; 11] = [
    &portuguese::PORTUGUESE,
    &lusophone::BRAZILIAN,
    &lusophone::CAPE_VERDEAN,
    &lusophone::ANGOLAN,
    &world::SPANISH,
    &world::FRENCH,
    &world::ARGENTINE,
    &world::SENEGALESE,
    &world::DUTCH,
    &world::DANISH,
    &world::JAPANESE,
];

/// How many in a hundred of those who come from elsewhere are from where.
const ELSEWHERE: [(&str, usize); 11] = [
    ("BR", 34),
    ("CV", 10),
    ("AO", 10),
    ("ES", 9),
    ("FR", 9),
    ("AR", 8),
    ("SN", 7),
    ("NL", 4),
    ("DK", 3),
    ("JP", 4),
    ("PT", 2),
];

/// The names of a country; Portuguese ones where there are no others.
pub(super) fn of(country: &str) -> &'static Names {
    ALL.into_iter().find(|names| names.country == country).unwrap_or(&portuguese::PORTUGUESE)
}

/// Where somebody is from who is not from where he plays.
pub(super) fn elsewhere(chances: &mut Chances) -> &'static str {
    let mut draw = chances.below(ELSEWHERE.iter().map(|(_, share)| share).sum());
    for (country, share) in ELSEWHERE {
        if draw < share {
            return country;
        }
        draw -= share;
    }
    "BR"
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn count(list: &str) -> usize {
        list.split(", ").count()
    }

    #[test]
    fn there_are_enough_names_and_none_twice() {
        for names in ALL {
            for list in [names.given, names.surnames] {
                let distinct: HashSet<&str> = list.split(", ").collect();
                assert_eq!(distinct.len(), list.split(", ").count(), "{}", names.country);
                assert!(distinct.iter().all(|name| !name.trim().is_empty() && name.trim() == *name));
            }
            assert!(count(names.given) * count(names.surnames) > 300, "{}", names.country);
        }
        assert!(count(of("PT").given) > 120 && count(of("PT").surnames) > 160);
        assert_eq!(of("XX").country, "PT");
    }
}
