use std::collections::HashSet;

use super::*;

fn moments() -> impl Iterator<Item = Timestamp> {
    let start: Timestamp = "2026-01-01T00:07:00Z".parse().unwrap();
    (0..400).map(move |i| start + SignedDuration::from_hours(i * 23))
}

#[test]
fn at_any_moment_there_are_matches_yesterday_now_and_tomorrow() {
    let zone = TimeZone::get("Europe/Lisbon").unwrap();
    for now in moments() {
        let dates = Dates::around(now, now, &zone);
        let today = now.to_zoned(zone.clone()).date();
        let round: Vec<When> = (0..9).map(|place| dates.league(0, CURRENT_ROUND, place, true)).collect();
        assert!(round.iter().any(|when| when.day == today.yesterday().unwrap()));
        assert!(round.iter().any(|when| when.day == today.tomorrow().unwrap()));
        let running = |when: &When| {
            let minutes = now.duration_since(when.kickoff.unwrap()).as_mins();
            (0..90).contains(&minutes)
        };
        assert!(round.iter().filter(|when| running(when)).count() >= 2, "{now}");
    }
}

#[test]
fn rounds_follow_each_other() {
    let zone = TimeZone::get("Europe/Lisbon").unwrap();
    for now in moments() {
        let dates = Dates::around(now, now, &zone);
        for years in 0..3 {
            let days = |round| (0..9).map(move |place| (round, place));
            for round in 1..ROUNDS {
                let last = days(round).map(|(r, p)| dates.league(years, r, p, true).day).max();
                let next = days(round + 1).map(|(r, p)| dates.league(years, r, p, true).day).min();
                assert!(last < next, "{now}: round {round} of {years} seasons ago");
            }
        }
        let (first, _) = dates.season_days(0);
        assert!(first < dates.league(0, 2, 0, true).day);
        assert!(dates.season_days(1).1 < first);
    }
}

#[test]
fn international_rounds_are_played_between_those_of_the_league() {
    let zone = TimeZone::get("Europe/Lisbon").unwrap();
    for now in moments() {
        let dates = Dates::around(now, now, &zone);
        for years in 0..2 {
            let at_home: HashSet<Date> = (1..=ROUNDS)
                .flat_map(|round| (0..9).map(move |place| (round, place)))
                .flat_map(|(round, place)| [true, false].map(|first| dates.league(years, round, place, first).day))
                .chain((0..4).map(|place| dates.cup(years, 1, place).day))
                .chain((0..2).map(|place| dates.cup(years, 2, place).day))
                .collect();
            for (competition, rounds) in [(0, 11), (1, 8), (2, 8)] {
                let mut last = None;
                for number in 1..=rounds {
                    let days = (0..8).map(|place| dates.abroad(years, competition, number, place).day);
                    let days: Vec<Date> = days.collect();
                    assert!(days.iter().all(|day| !at_home.contains(day)), "{now}: round {number}");
                    assert!(last < days.iter().min().copied());
                    last = days.iter().max().copied();
                }
            }
        }
        let (first, _) = dates.season_days(0);
        let over = |number| dates.abroad(0, 0, number, 7).kickoff.unwrap() < now;
        assert!(over(4) && !over(5) && first < dates.abroad(0, 0, 1, 0).day);
    }
}
