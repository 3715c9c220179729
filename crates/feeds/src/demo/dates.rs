//! When rounds are played: at weekends, except that the current round of the current season is played around now.

use football::season::SeasonId;
use jiff::civil::{Date, Time, Weekday, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};

/// The round of the current season that is being played when it is loaded.
pub(super) const CURRENT_ROUND: u16 = 14;
/// The round from which a match is put off, and the one after which it is made up for.
pub(super) const POSTPONED_ROUND: u16 = 11;
pub(super) const MADE_UP_AFTER: u16 = 20;
pub(super) const ROUNDS: u16 = 34;
/// Hours are settled only this many rounds ahead.
pub(super) const HOURS_SETTLED_AHEAD: u16 = 4;
/// Cup rounds are played in the week after these league rounds.
const CUP_AFTER: [u16; 2] = [9, 22];

/// International rounds are played in the week after these league rounds: the group stage, and the knock-out rounds of
/// the three competitions. They keep away from the current round, which may be on any day, and from the cup's weeks.
const GROUPS_AFTER: [u16; 6] = [3, 6, 10, 12, 16, 18];
const KNOCK_OUT_AFTER: [&[u16]; 3] = [&[24, 25, 28, 29, 33], &[28, 33], &[28, 33]];

/// The demo's calendar.
pub(super) struct Dates {
    zone: TimeZone,
    /// The Saturday of the first round.
    first: Date,
    /// The moment around which the current round is played, where one is.
    middle: Option<Timestamp>,
    /// Hours are settled up to this day.
    settled_until: Date,
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
    /// A season that is in its middle at one moment, as it is known at another.
    pub(super) fn around(middle: Timestamp, now: Timestamp, zone: &TimeZone) -> Self {
        let weeks = i64::from(CURRENT_ROUND) - 1;
        let first = nearest_saturday(day_in(middle, zone)).saturating_sub((weeks * 7).days());
        Self { middle: Some(middle), ..Self::beginning(first, now, zone) }
    }

    /// A season that begins on this Saturday.
    pub(super) fn beginning(first: Date, now: Timestamp, zone: &TimeZone) -> Self {
        Self { zone: zone.clone(), first, middle: None, settled_until: settled_until(now, zone) }
    }

    pub(super) fn zone(&self) -> &TimeZone {
        &self.zone
    }

    /// The season that is played.
    pub(super) fn season(&self) -> i64 {
        i64::from(self.first.year())
    }

    /// The Saturday of a round, `years` seasons ago.
    fn saturday(&self, years: i64, round: u16) -> Date {
        self.first.saturating_add(((i64::from(round) - 1 - 52 * years) * 7).days())
    }

    /// The match in this `place` (0–8) of a league round.
    pub(super) fn league(&self, years: i64, round: u16, place: usize, is_first: bool) -> When {
        if let Some(middle) = self.middle.filter(|_| years == 0 && round == CURRENT_ROUND) {
            return self.today(middle, place, is_first);
        }
        let (days, hour) = slot(place, is_first);
        let day = self.saturday(years, round).saturating_add(days.days());
        let is_near = self.middle.is_some() && round <= CURRENT_ROUND + HOURS_SETTLED_AHEAD;
        let is_settled = years > 0 || is_near || day <= self.settled_until;
        When { day, kickoff: is_settled.then(|| self.instant(day, hour)).flatten() }
    }

    fn today(&self, middle: Timestamp, place: usize, is_first: bool) -> When {
        match TODAY[place] {
            Slot::Day(days, hour) => {
                let day = day_in(middle, &self.zone).saturating_add(days.days());
                When { day, kickoff: self.instant(day, hour) }
            }
            Slot::Minutes(minutes) => {
                // Kick-offs are at full five minutes; the second division's a quarter of an hour later.
                let minutes = minutes + if is_first { 0 } else { 15 };
                let at = middle.saturating_add(SignedDuration::from_mins(minutes)).unwrap_or(Timestamp::MAX);
                let kickoff = Timestamp::from_second(at.as_second().div_euclid(300) * 300).unwrap_or(at);
                When { day: day_in(kickoff, &self.zone), kickoff: Some(kickoff) }
            }
        }
    }

    /// When a match that was put off is made up for, if that is known on this day.
    pub(super) fn made_up(&self, today: Date) -> Option<When> {
        let day = self.saturday(0, MADE_UP_AFTER).saturating_add(4.days());
        let is_known = today >= day.saturating_sub(3.weeks());
        is_known.then(|| When { day, kickoff: self.instant(day, time(20, 15, 0, 0)) })
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
        let knock_out = KNOCK_OUT_AFTER[competition];
        let weeks = GROUPS_AFTER.iter().chain(knock_out);
        let week = weeks.copied().nth(usize::from(number) - 1).unwrap_or(ROUNDS);
        // The first competition has two evenings, and its final is on the second.
        let is_final = usize::from(number) == GROUPS_AFTER.len() + knock_out.len();
        let second_evening = competition == 0 && (place % 2 == 1 || is_final);
        let hour = if is_final || (place / 2) % 2 == 1 { time(20, 0, 0, 0) } else { time(17, 45, 0, 0) };
        let days = FIRST_DAY_ABROAD[competition] + i32::from(second_evening);
        let day = self.saturday(years, week).saturating_add(days.days());
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
        hour_in(instant, &self.zone)
    }

    fn instant(&self, day: Date, hour: Time) -> Option<Timestamp> {
        let zoned = day.to_datetime(hour).to_zoned(self.zone.clone());
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

/// Three days back to three days on.
pub(super) fn nearest_saturday(day: Date) -> Date {
    let from_saturday = i64::from(day.weekday().since(Weekday::Saturday));
    day.saturating_add(if from_saturday <= 3 { (-from_saturday).days() } else { (7 - from_saturday).days() })
}

/// The day on the calendars of a place.
pub(super) fn day_in(instant: Timestamp, zone: &TimeZone) -> Date {
    instant.to_zoned(zone.clone()).date()
}

/// The last day for which hours are settled.
pub(super) fn settled_until(now: Timestamp, zone: &TimeZone) -> Date {
    day_in(now, zone).saturating_add(i64::from(HOURS_SETTLED_AHEAD).weeks())
}

/// Whole minutes since then, not counting the one that has begun; negative before.
pub(super) fn minutes_since(then: Timestamp, now: Timestamp) -> i64 {
    (now.as_second() - then.as_second()).div_euclid(60)
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
mod tests;
