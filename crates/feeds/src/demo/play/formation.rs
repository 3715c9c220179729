//! Formations, and which one a club plays.

use football::position::Position;

use super::super::chances::Chances;

pub(super) struct Formation {
    /// As it is written: the rows in front of the goalkeeper.
    pub name: &'static str,
    /// Who plays where, row by row: `D`efender, `M`idfielder, `F`orward.
    places: &'static str,
}

const FORMATIONS: [Formation; 7] = [
    Formation { name: "4-3-3", places: "DDDDMMMFFF" },
    Formation { name: "4-2-3-1", places: "DDDDMMFMFF" },
    Formation { name: "4-4-2", places: "DDDDMMMMFF" },
    Formation { name: "3-4-3", places: "DDDMMMMFFF" },
    Formation { name: "3-5-2", places: "DDDMMMMMFF" },
    Formation { name: "4-1-4-1", places: "DDDDMFMMFF" },
    Formation { name: "5-3-2", places: "DDDDDMMMFF" },
];

impl Formation {
    /// A club has a favourite for the season, and now and then tries another.
    pub(super) fn of(seed: u64, club: &str, season: i64, chances: &mut Chances) -> &'static Self {
        let favourite = Chances::new(seed, &format!("{season}/formation/{club}")).below(FORMATIONS.len());
        let other = chances.below(FORMATIONS.len());
        &FORMATIONS[if chances.happens(0.78) { favourite } else { other }]
    }

    pub(super) fn places(&self) -> impl Iterator<Item = Position> {
        self.places.chars().map(|letter| match letter {
            'D' => Position::Defender,
            'M' => Position::Midfielder,
            _ => Position::Forward,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_formation_has_ten_places_in_its_rows() {
        for formation in &FORMATIONS {
            let rows: u32 = formation.name.split('-').map(|row| row.parse::<u32>().unwrap()).sum();
            assert_eq!((rows, formation.places().count()), (10, 10), "{}", formation.name);
            assert!(formation.places().filter(|place| *place == Position::Midfielder).count() <= 5);
        }
    }
}
