//! Who plays whom when: everybody meets everybody twice, the second half of the season mirrors the first.

/// Rounds of (home, away) places for an even number of clubs, by the circle method.
pub(super) fn double_round_robin(clubs: usize) -> Vec<Vec<(usize, usize)>> {
    let circle = clubs - 1;
    let first_half: Vec<Vec<(usize, usize)>> = (0..circle)
        .map(|round| {
            let mut pairs = vec![if round % 2 == 0 { (circle, round) } else { (round, circle) }];
            for i in 1..clubs / 2 {
                let (a, b) = ((round + i) % circle, (round + circle - i) % circle);
                pairs.push(if i % 2 == 0 { (a, b) } else { (b, a) });
            }
            pairs
        })
        .collect();
    let mirrored = first_half.iter().map(|pairs| pairs.iter().map(|&(home, away)| (away, home)).collect());
    first_half.iter().cloned().chain(mirrored).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn everybody_plays_once_a_round_and_meets_everybody_at_home_and_away() {
        let rounds = double_round_robin(18);
        assert_eq!(rounds.len(), 34);
        let mut pairings = HashSet::new();
        for pairs in &rounds {
            let clubs: HashSet<usize> = pairs.iter().flat_map(|&(home, away)| [home, away]).collect();
            assert_eq!((pairs.len(), clubs.len()), (9, 18));
            pairings.extend(pairs.iter().copied());
        }
        assert_eq!(pairings.len(), 18 * 17);
        for (first, second) in rounds[..17].iter().zip(&rounds[17..]) {
            assert!(first.iter().all(|&(home, away)| second.contains(&(away, home))));
        }
    }

    #[test]
    fn home_and_away_take_turns_more_or_less() {
        let rounds = double_round_robin(18);
        for club in 0..18 {
            let at_home: Vec<bool> = rounds.iter().map(|pairs| pairs.iter().any(|&(home, _)| home == club)).collect();
            let longest = at_home.chunk_by(|a, b| a == b).map(<[bool]>::len).max().unwrap_or(0);
            assert!(longest <= 3, "club {club} has {longest} in a row");
        }
    }
}
