//! From the final tables of one season to the divisions of the next.

use super::chances::Chances;
use super::clubs::{Club, FIRST, SECOND, THIRD};
use super::strength::strength;

/// How the two divisions of a season ended, best first.
pub(super) struct Ending {
    pub first: Vec<&'static Club>,
    pub second: Vec<&'static Club>,
    /// Who won the play-off between the divisions, where one was played.
    pub playoff: Option<&'static Club>,
}

impl Ending {
    /// Those of the second division who can rise, best first: a reserve team cannot.
    pub(super) fn rising(&self) -> impl Iterator<Item = &'static Club> {
        self.second.iter().copied().filter(|club| club.reserve_of.is_none())
    }

    /// Who meets in the play-off: the 16th of the first division and the third who can rise.
    pub(super) fn in_playoff(&self) -> Option<(&'static Club, &'static Club)> {
        Some((*self.first.get(15)?, self.rising().nth(2)?))
    }

    /// The divisions of the season that begins in `year`, each by the clubs' keys. Two go down and two come up, with a
    /// third where the play-off says so; two leave the second division for clubs from below. A reserve team cannot be in
    /// its club's division, so where that one comes down, it goes.
    pub(super) fn next(&self, seed: u64, year: i64) -> (Vec<&'static Club>, Vec<&'static Club>) {
        let mut up: Vec<&'static Club> = self.rising().take(2).collect();
        let mut down: Vec<&'static Club> = self.first.iter().copied().skip(16).collect();
        if let Some((upper, lower)) = self.in_playoff()
            && self.playoff.is_some_and(|winner| winner.key == lower.key)
        {
            up.push(lower);
            down.push(upper);
        }
        let first = without(&self.first, &down).into_iter().chain(up.iter().copied()).collect::<Vec<_>>();
        let out: Vec<&'static Club> = self.second.iter().copied().skip(16).collect();
        let mut second = without(&without(&self.second, &up), &out);
        second.extend(down);
        let may_play = |club: &&'static Club| club.reserve_of.is_none_or(|parent| has(&first, parent));
        second.retain(may_play);
        let mut below: Vec<&'static Club> = [FIRST, SECOND, THIRD].into_iter().flatten().collect();
        below.retain(|club| !has(&first, club.key) && !has(&second, club.key) && may_play(club));
        // The strongest of those below come up; who has just gone down only where there is nobody else.
        let rank = |club: &Club| {
            let luck = Chances::new(seed, &format!("{year}/below/{}", club.key)).unit();
            strength(seed, year, club) + 1.5 * luck - if has(&out, club.key) { 100.0 } else { 0.0 }
        };
        below.sort_by(|a, b| rank(b).total_cmp(&rank(a)).then(a.key.cmp(b.key)));
        let free = self.second.len().saturating_sub(second.len());
        second.extend(below.into_iter().take(free));
        (by_key(first), by_key(second))
    }
}

/// In an order that follows from who they are alone.
pub(super) fn by_key(mut clubs: Vec<&'static Club>) -> Vec<&'static Club> {
    clubs.sort_by_key(|club| club.key);
    clubs
}

fn has(clubs: &[&'static Club], key: &str) -> bool {
    clubs.iter().any(|club| club.key == key)
}

fn without(clubs: &[&'static Club], gone: &[&'static Club]) -> Vec<&'static Club> {
    clubs.iter().copied().filter(|club| !has(gone, club.key)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn keys(clubs: &[&'static Club]) -> BTreeSet<&'static str> {
        clubs.iter().map(|club| club.key).collect()
    }

    #[test]
    fn the_best_rise_the_last_fall_and_the_play_off_counts() {
        let second: Vec<&Club> = SECOND.iter().collect();
        for playoff in [false, true] {
            let mut ending = Ending { first: FIRST.iter().collect(), second: second.clone(), playoff: None };
            let (upper, lower) = ending.in_playoff().unwrap();
            ending.playoff = Some(if playoff { lower } else { upper });
            let (first, next_second) = ending.next(1, 2027);
            assert_eq!((first.len(), next_second.len()), (18, 18));
            let rising: Vec<&Club> = ending.rising().take(2).collect();
            assert!(rising.iter().all(|club| has(&first, club.key)));
            assert!(ending.first[16..].iter().all(|club| has(&next_second, club.key)));
            assert!(ending.second[16..].iter().all(|club| !has(&next_second, club.key)));
            assert_eq!((has(&first, lower.key), has(&next_second, upper.key)), (playoff, playoff));
        }
    }

    #[test]
    fn over_a_hundred_seasons_divisions_are_full_and_reserve_teams_keep_to_their_rule() {
        let mut ending = Ending { first: FIRST.iter().collect(), second: SECOND.iter().collect(), playoff: None };
        let mut gone = 0;
        for year in 2027..2127 {
            let (first, second) = ending.next(7, year);
            assert_eq!((first.len(), second.len()), (18, 18), "{year}");
            assert!(keys(&first).is_disjoint(&keys(&second)) && keys(&first).len() == 18 && keys(&second).len() == 18);
            assert!(first.iter().all(|club| club.reserve_of.is_none()));
            for reserve in second.iter().filter(|club| club.reserve_of.is_some()) {
                assert!(has(&first, reserve.reserve_of.unwrap()), "{year}: {}", reserve.key);
            }
            gone += usize::from(second.iter().filter(|club| club.reserve_of.is_some()).count() < 2);
            // Any order may come out of a season, also one in which a large club goes down.
            let (mut first, mut second) = (first, second);
            Chances::new(7, &format!("{year}/a")).shuffle(&mut first);
            Chances::new(7, &format!("{year}/b")).shuffle(&mut second);
            ending = Ending { first, second, playoff: None };
            ending.playoff = ending.in_playoff().map(|(upper, lower)| if year % 2 == 0 { upper } else { lower });
        }
        assert!(gone > 0, "no reserve team ever had to go");
    }
}
