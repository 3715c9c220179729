//! When rounds are played: at weekends, except that the current round of the current season is played around now.

use football::season::SeasonId;
use jiff::civil::{Date, Time, Weekday, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan, Zoned};

/// The round of the current season that is being played.
pub(super) const CURRENT_ROUND: u16 = 14;
pub(super) const ROUNDS: u16 = 34;
/// Hours are settled only this many rounds ahead.
pub(super) const HOURS_SETTLED_AHEAD: u16 = 4;
/// Cup rounds are played in the week after these league rounds.
const CUP_AFTER: [u16; 2] = [9, 22];

/// International rounds are played in the week after these league rounds: the group stage, and the knock-out rounds of
/// the three competitions. They keep away from the current round, which may be on any day, and from the cup's weeks.
const GROUPS_AFTER: [u16; 6] = [3, 6, 10, 12, 16, 18];
const KNOCK_OUT_AFTER: [&[u16]; 3] = [&[24, 25, 28, 29, 33], &[28, 33], &[28, 33]];

/// The demo's calendar around one moment.
pub(super) struct Dates {
    now: Zoned,
}

/// When a match is played, as far as it is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct When {
    pub day: Date,
    pub kickoff: Option<Timestamp>,
}

/// Friday to Monday, as (days from Saturday, hour): the nine matches of a round.
const WEEKEND: [(i32, Time); 9] = [
    (-1, time(20, 15, 0, 0)),
    (0, time(15, 30, 0, 0)),
    (0, time(18, 0, 0, 0)),
    (0, time(20, 30, 0, 0)),
    (1, time(15, 30, 0, 0)),
    (1, time(15, 30, 0, 0)),
    (1, time(18, 0, 0, 0)),
    (1, time(20, 30, 0, 0)),
    (2, time(20, 15, 0, 0)),
];
const SECOND_WEEKEND: [(i32, Time); 9] = [
    (-1, time(18, 0, 0, 0)),
    (0, time(11, 0, 0, 0)),
    (0, time(14, 0, 0, 0)),
    (0, time(14, 0, 0, 0)),
    (0, time(15, 30, 0, 0)),
    (1, time(11, 0, 0, 0)),
    (1, time(14, 0, 0, 0)),
    (1, time(15, 30, 0, 0)),
    (2, time(18, 0, 0, 0)),
];

/// The current round: three yesterday, four around now, two tomorrow. `Minutes` count from now.
enum Slot {
    Day(i32, Time),
    Minutes(i64),
}

const TODAY: [Slot; 9] = [
    Slot::Day(-1, time(15, 30, 0, 0)),
    Slot::Day(-1, time(18, 0, 0, 0)),
    Slot::Day(-1, time(20, 30, 0, 0)),
    Slot::Minutes(-185),
    Slot::Minutes(-75),
    Slot::Minutes(-25),
    Slot::Minutes(95),
    Slot::Day(1, time(18, 0, 0, 0)),
    Slot::Day(1, time(20, 15, 0, 0)),
];

impl Dates {
    pub(super) fn new(now: Timestamp, zone: &TimeZone) -> Self {
        Self { now: now.to_zoned(zone.clone()) }
    }

    /// The season that is in its middle now.
    pub(super) fn season(&self) -> i64 {
        i64::from(self.saturday(0, 1).year())
    }

    /// The Saturday of a round, `years` seasons ago.
    fn saturday(&self, years: i64, round: u16) -> Date {
        let weeks = i64::from(round) - i64::from(CURRENT_ROUND) - 52 * years;
        let day = self.now.date().saturating_add((weeks * 7).days());
        // The nearest Saturday: three days back to three days on.
        let from_saturday = i64::from(day.weekday().since(Weekday::Saturday));
        day.saturating_add(if from_saturday <= 3 { (-from_saturday).days() } else { (7 - from_saturday).days() })
    }

    /// The match in this `place` (0–8) of a league round.
    pub(super) fn league(&self, years: i64, round: u16, place: usize, is_first: bool) -> When {
        if years == 0 && round == CURRENT_ROUND {
            return self.today(place, is_first);
        }
        let (days, hour) = slot(place, is_first);
        let day = self.saturday(years, round).saturating_add(days.days());
        let is_settled = years > 0 || round <= CURRENT_ROUND + HOURS_SETTLED_AHEAD;
        When { day, kickoff: is_settled.then(|| self.instant(day, hour)).flatten() }
    }

    fn today(&self, place: usize, is_first: bool) -> When {
        match TODAY[place] {
            Slot::Day(days, hour) => {
                let day = self.now.date().saturating_add(days.days());
                When { day, kickoff: self.instant(day, hour) }
            }
            Slot::Minutes(minutes) => {
                // Kick-offs are at full five minutes; the second division's a quarter of an hour later.
                let minutes = minutes + if is_first { 0 } else { 15 };
                let at =
                    self.now.timestamp().saturating_add(SignedDuration::from_mins(minutes)).unwrap_or(Timestamp::MAX);
                let kickoff = Timestamp::from_second(at.as_second().div_euclid(300) * 300).unwrap_or(at);
                When { day: kickoff.to_zoned(self.now.time_zone().clone()).date(), kickoff: Some(kickoff) }
            }
        }
    }

    /// Quarter-finals on Tuesday to Thursday, semi-finals on Tuesday and Wednesday, the final on the Saturday after.
    pub(super) fn cup(&self, years: i64, round: u16, place: usize) -> When {
        let week = self.saturday(years, CUP_AFTER[usize::from(round > 1)]);
        let (days, hour) = match (round, place) {
            (1, 0) => (3, time(18, 45, 0, 0)),
            (1, 1) => (3, time(20, 45, 0, 0)),
            (1, 2) => (4, time(20, 15, 0, 0)),
            (1, _) => (5, time(20, 15, 0, 0)),
            (2, place) => (3 + place as i32, time(19, 45, 0, 0)),
            _ => (7, time(19, 45, 0, 0)),
        };
        let day = week.saturating_add(days.days());
        When { day, kickoff: self.instant(day, hour) }
    }

    /// The match in this `place` of an international round; the three competitions are 0, 1 and 2.
    pub(super) fn abroad(&self, years: i64, competition: usize, number: u16, place: usize) -> When {
        let last = GROUPS_AFTER[GROUPS_AFTER.len() - 1];
        let first_day = self.saturday(years, last).saturating_add(FIRST_DAY_ABROAD[competition].days());
        let (day, hour) = from_last_group_round(first_day, competition, number, place);
        When { day, kickoff: self.instant(day, hour) }
    }

    /// The two legs of the play-off between the divisions, in the week after the last round.
    pub(super) fn playoff(&self, years: i64, leg: usize) -> When {
        let day = self.saturday(years, ROUNDS + 1).saturating_add((if leg == 0 { 0 } else { 4 }).days());
        When { day, kickoff: self.instant(day, time(19, 45, 0, 0)) }
    }

    /// The first and last day of a season.
    pub(super) fn season_days(&self, years: i64) -> (Date, Date) {
        (self.saturday(years, 1).saturating_sub(1.day()), self.saturday(years, ROUNDS + 1).saturating_add(4.days()))
    }

    /// A day half-way through a season, between two rounds: players change clubs.
    pub(super) fn winter(&self, years: i64) -> Date {
        self.saturday(years, 18).saturating_add(3.days())
    }

    /// Days between two rounds on which clubs lose patience with their coaches.
    pub(super) fn dismissals(&self, years: i64) -> [Date; 4] {
        [8, 13, 20, 27].map(|round| self.saturday(years, round).saturating_add(3.days()))
    }

    /// The hour on the clocks of the league.
    pub(super) fn hour_of(&self, instant: Timestamp) -> i8 {
        hour_in(instant, self.now.time_zone())
    }

    fn instant(&self, day: Date, hour: Time) -> Option<Timestamp> {
        let zoned = day.to_datetime(hour).to_zoned(self.now.time_zone().clone());
        zoned.ok().map(|zoned| zoned.timestamp())
    }
}

/// The slot of the match in this `place` (0–8) of a weekend: days from Saturday, and the hour.
fn slot(place: usize, is_first: bool) -> (i32, Time) {
    let weekend = if is_first { &WEEKEND } else { &SECOND_WEEKEND };
    weekend[place % weekend.len()]
}

/// When a match in this `place` of its round, so far known by its day, kicks off.
pub(super) fn hour(place: usize, is_first: bool) -> Time {
    slot(place, is_first).1
}

/// Tuesday for the first competition, Thursday for the others, as days from Saturday.
const FIRST_DAY_ABROAD: [i32; 3] = [3, 5, 5];

/// When an international match is played, counted from the first day of the last round of the group stage.
pub(super) fn from_last_group_round(first_day: Date, competition: usize, number: u16, place: usize) -> (Date, Time) {
    let knock_out = KNOCK_OUT_AFTER[competition];
    let weeks = GROUPS_AFTER.iter().chain(knock_out);
    let week = weeks.copied().nth(usize::from(number) - 1).unwrap_or(ROUNDS);
    let from_last = i64::from(week) - i64::from(GROUPS_AFTER[GROUPS_AFTER.len() - 1]);
    // The first competition has two evenings, and its final is on the second.
    let is_final = usize::from(number) == GROUPS_AFTER.len() + knock_out.len();
    let second_evening = competition == 0 && (place % 2 == 1 || is_final);
    let hour = if is_final || (place / 2) % 2 == 1 { time(20, 0, 0, 0) } else { time(17, 45, 0, 0) };
    (first_day.saturating_add((7 * from_last + i64::from(second_evening)).days()), hour)
}

/// The hour on the clocks of a place.
pub(super) fn hour_in(instant: Timestamp, zone: &TimeZone) -> i8 {
    instant.to_zoned(zone.clone()).hour()
}

/// The id of the season `years` before the current one.
pub(super) fn season_id(dates: &Dates, years: i64) -> SeasonId {
    SeasonId::starting_in(dates.season() - years).expect("clocks run between 1970 and 9998")
}

#[cfg(test)]
mod tests {
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
            let dates = Dates::new(now, &zone);
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
            let dates = Dates::new(now, &zone);
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
            let dates = Dates::new(now, &zone);
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
}
