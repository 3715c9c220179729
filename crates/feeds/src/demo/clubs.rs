//! The clubs of the demo league. All of them are invented: no real club, town, ground or colours are meant.

mod abroad;
mod first;
mod nicknames;
mod profile;
mod second;
mod third;

use media::art::{CrestSpec, KitSpec};
use media::colour::Colour;

pub(crate) use abroad::{ABROAD, Foreign};
pub(crate) use first::FIRST;
pub(crate) use second::SECOND;
pub(crate) use third::THIRD;

pub(crate) struct Club {
    /// Names the club inside the demo data.
    pub key: &'static str,
    pub abbreviation: &'static str,
    pub name: &'static str,
    pub fullname: &'static str,
    pub city: &'static str,
    pub stadium: &'static str,
    pub capacity: i32,
    pub founded: i32,
    /// The club's first, second and third colour.
    pub field: &'static str,
    pub second: &'static str,
    pub third: &'static str,
    /// The pattern of the home shirt.
    pub kit: &'static str,
    /// Shape, division and charge.
    pub crest: [&'static str; 3],
    /// Charge, detail, ring and inner ring.
    pub crest_colours: [&'static str; 4],
    /// The key of the club whose reserve team this is.
    pub reserve_of: Option<&'static str>,
}

impl Club {
    pub(crate) fn crest_spec(&self) -> CrestSpec {
        let [shape, division, charge] = self.crest;
        let [charge_fill, detail, ring, inner_ring] = self.crest_colours.map(colour);
        CrestSpec {
            shape: shape.parse().expect(CHECKED),
            division: division.parse().expect(CHECKED),
            charge: charge.parse().expect(CHECKED),
            field: colour(self.field),
            second: colour(self.second),
            charge_fill,
            detail,
            ring,
            inner_ring,
        }
    }
}

/// The club of that key.
pub(crate) fn find(key: &str) -> Option<&'static Club> {
    let abroad = ABROAD.iter().map(|Foreign { club, .. }| club);
    FIRST.iter().chain(SECOND).chain(THIRD).chain(abroad).find(|club| club.key == key)
}

impl Club {
    /// What its fans call it.
    pub(crate) fn nickname(&self) -> Option<&'static str> {
        nicknames::nickname(self.key)
    }

    /// The shirt it plays in at home.
    pub(crate) fn kit_spec(&self) -> KitSpec {
        KitSpec { pattern: self.kit.parse().expect(CHECKED), first: colour(self.field), second: colour(self.second) }
    }
}

const CHECKED: &str = "the tests read every crest and colour of these tables";

fn colour(text: &str) -> Colour {
    text.parse().expect(CHECKED)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::HashSet;

    use super::*;

    fn all() -> impl Iterator<Item = &'static Club> {
        [FIRST, SECOND, THIRD].into_iter().flatten().chain(ABROAD.iter().map(|Foreign { club, .. }| club))
    }

    #[test]
    fn two_full_divisions_a_few_clubs_of_the_past_and_guests() {
        assert_eq!([FIRST, SECOND, THIRD].map(<[Club]>::len), [18, 18, 6]);
        assert_eq!(ABROAD.len(), 27);
    }

    #[test]
    fn no_two_clubs_can_be_confused() {
        let distinct = |value: fn(&Club) -> &str| all().map(value).collect::<HashSet<_>>().len();
        assert_eq!(distinct(|club| club.key), 42 + 27);
        assert_eq!(distinct(|club| club.abbreviation), 42 + 27);
        assert_eq!(distinct(|club| club.name), 42 + 27);
        assert_eq!(distinct(|club| club.fullname), 42 + 27);
        assert_eq!(distinct(|club| club.stadium), 42 + 27);
        let nicknames: Vec<&str> = all().filter_map(Club::nickname).collect();
        assert_eq!(nicknames.len(), 34, "all of the two divisions but reserve teams");
        assert_eq!(nicknames.iter().collect::<HashSet<_>>().len(), nicknames.len());
        assert!(all().all(|club| !nicknames.contains(&club.name)));
        for club in all() {
            assert!(club.abbreviation.len() == 3 && club.abbreviation.bytes().all(|b| b.is_ascii_uppercase()));
        }
    }

    #[test]
    fn crests_and_colours_are_known_and_survive_being_stored() {
        for club in all() {
            let spec = club.crest_spec();
            let stored = serde_json::to_string(&spec).unwrap();
            assert_eq!(serde_json::from_str::<CrestSpec>(&stored).unwrap(), spec, "{}", club.key);
            club.third.parse::<Colour>().unwrap();
            assert_eq!(club.kit_spec().first, spec.field, "{}", club.key);
        }
    }

    #[test]
    fn kits_have_a_pattern_that_is_drawn() {
        let drawn = "plain stripes hoops sash halves quarters chevron sleeves yoke wavesash";
        for club in all() {
            assert!(drawn.split(' ').any(|pattern| pattern == club.kit), "{}", club.key);
        }
    }

    #[test]
    fn a_reserve_team_plays_below_its_club_and_wears_its_crest() {
        let reserves: Vec<_> = SECOND.iter().filter_map(|team| team.reserve_of.map(|key| (team, key))).collect();
        assert_eq!(reserves.len(), 2);
        for (team, key) in reserves {
            let club = FIRST.iter().find(|club| club.key == key).unwrap();
            assert_eq!(team.crest_spec(), club.crest_spec());
            assert!(team.capacity < club.capacity);
        }
        assert!(FIRST.iter().chain(THIRD).all(|club| club.reserve_of.is_none()));
    }

    #[test]
    fn one_name_is_long_enough_to_test_every_screen() {
        assert!(all().any(|club| club.name.chars().count() >= 28));
    }
}
