use std::collections::BTreeSet;

use super::super::SEED;
use super::super::clubs::FIRST;
use super::*;

fn best() -> Vec<&'static Club> {
    FIRST.iter().collect()
}

#[test]
fn every_club_abroad_takes_part_in_one_competition_and_ours_are_drawn_apart() {
    for year in 2015..2030 {
        let season = SeasonId::starting_in(year).unwrap();
        let mut seen = BTreeSet::new();
        for competition in &INTERNATIONAL {
            let groups = competition.groups(SEED, season, &best());
            assert_eq!(groups.len(), competition.groups);
            for group in groups {
                assert_eq!(group.len(), 4);
                assert!(group.iter().filter(|club| FIRST.iter().any(|ours| ours.key == club.key)).count() <= 1);
                seen.extend(group.iter().map(|club| club.key));
            }
        }
        assert_eq!(seen.len(), 27 + 5);
    }
}

#[test]
fn a_competition_is_played_to_its_final() {
    let season = SeasonId::starting_in(2026).unwrap();
    for competition in &INTERNATIONAL {
        let clubs = competition.groups(SEED, season, &best());
        let all: Vec<&Club> = clubs.iter().flatten().copied().collect();
        let team = |club: &Club| all.iter().position(|known| known.key == club.key).unwrap() as i64;
        let groups: Vec<Vec<i64>> = clubs.iter().map(|group| group.iter().map(|club| team(club)).collect()).collect();
        let mut played: Vec<Played> = Vec::new();
        let mut rounds = Vec::new();
        loop {
            let pairings = drawn(competition, season, &groups, &played);
            if pairings.is_empty() {
                break;
            }
            for pairing in pairings {
                rounds.push(pairing.number);
                let (home, away) = (all[pairing.home as usize], all[pairing.away as usize]);
                let script = competition.script(SEED, season, pairing.number, home, away);
                played.push(Played { pairing, result: Some(script.result()) });
            }
        }
        let matches = |number: u16| rounds.iter().filter(|known| **known == number).count();
        let expected: &[usize] =
            if competition.groups == 4 { &[8, 8, 8, 8, 8, 8, 4, 4, 2, 2, 1] } else { &[4, 4, 4, 4, 4, 4, 2, 1] };
        assert_eq!((1..=expected.len() as u16).map(matches).collect::<Vec<_>>(), expected);
        assert!(rounds.is_sorted());
        // In two legs each is at home once, and an aggregate has a winner.
        for first in played.iter().filter(|known| competition.leg(known.pairing.number) == Some(Leg::First)) {
            let is_second = |known: &&Played| {
                known.pairing.number == first.pairing.number + 1 && known.pairing.home == first.pairing.away
            };
            let second = played.iter().find(is_second).unwrap();
            let (one, two) = (first.result.unwrap().goals, second.result.unwrap());
            let is_level = one.home + two.goals.away == one.away + two.goals.home;
            assert_eq!(is_level, two.penalties.is_some());
        }
    }
}
