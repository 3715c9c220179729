//! Which year a day without one belongs to.

use jiff::civil::Date;

use crate::formats::days::{DayWords, YEARS};

/// Days this close to the day before them in the file may lie outside the season: a season that runs into July, or one
/// that follows the calendar year and ends in January.
const CLOSE: i32 = 60;

/// Follows the days of a file. The season runs for twelve months from the July (or, for a season that follows the
/// calendar year, the January) before its first day, so that a match moved to another month stays in its season.
#[derive(Clone, Debug)]
pub(super) struct SeasonCalendar {
    default_start_year: i64,
    season: Option<Season>,
    previous: Option<Date>,
}

#[derive(Clone, Copy, Debug)]
struct Season {
    year: i16,
    first_month: i8,
}

impl Season {
    fn beginning_with(year: i16, month: i8) -> Self {
        let first_month = if month >= 7 { 7 } else { 1 };
        Self { year, first_month }
    }

    fn year_of(self, month: i8) -> i16 {
        if month >= self.first_month { self.year } else { self.year + 1 }
    }

    fn holds(self, date: Date) -> bool {
        self.year_of(date.month()) == date.year()
    }
}

impl SeasonCalendar {
    pub fn new(default_start_year: i64) -> Self {
        Self { default_start_year, season: None, previous: None }
    }

    pub fn resolve(&mut self, words: DayWords) -> Result<Date, String> {
        let date = match words.year {
            Some(year) => words.in_year(year)?,
            None => self.without_year(words)?,
        };
        if !self.season.is_some_and(|season| season.holds(date) || words.year.is_none()) {
            self.season = Some(Season::beginning_with(date.year(), date.month()));
        }
        self.previous = Some(date);
        Ok(date)
    }

    fn without_year(&self, words: DayWords) -> Result<Date, String> {
        let default_year = || {
            let year = i16::try_from(self.default_start_year).ok().filter(|year| YEARS.contains(year));
            year.ok_or_else(|| format!("no season starts in the year {}", self.default_start_year))
        };
        let season = match self.season {
            Some(season) => season,
            None => Season::beginning_with(default_year()?, words.month),
        };
        let year = season.year_of(words.month);
        let inside = words.in_year(year);
        if inside.is_ok() || words.weekday.is_none() {
            return inside;
        }
        let outside = [year + 1, year - 1].into_iter().filter_map(|year| words.in_year(year).ok());
        match outside.into_iter().find(|date| self.may_lie_outside(*date, year)) {
            Some(date) => Ok(date),
            None => inside,
        }
    }

    fn may_lie_outside(&self, date: Date, year: i16) -> bool {
        match self.previous {
            Some(previous) => (date - previous).get_days().abs() <= CLOSE,
            // A file may begin in the second half of its season.
            None => date.month() < 7 && date.year() == year + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(default_start_year: i64, days: &[&str]) -> Result<Vec<String>, String> {
        let mut calendar = SeasonCalendar::new(default_start_year);
        let resolve = |day: &&str| Ok(calendar.resolve(DayWords::read(day).expect("a day"))?.to_string());
        days.iter().map(resolve).collect()
    }

    #[test]
    fn years_are_carried_on() {
        let cases: [(&[&str], &[&str]); 8] = [
            (&["Fri Aug 5 2022", "Sat Aug 6", "Thu Jan 5"], &["2022-08-05", "2022-08-06", "2023-01-05"]),
            (&["Fri Sep 18 2020", "Wed Oct 28", "Fri Sep 25"], &["2020-09-18", "2020-10-28", "2020-09-25"]),
            (&["Fri Sep 18 2020", "Wed May 12", "Fri Sep 25"], &["2020-09-18", "2021-05-12", "2020-09-25"]),
            (&["Fri Aug 9 2019", "Tue Jun 30", "Sun Jul 26"], &["2019-08-09", "2020-06-30", "2020-07-26"]),
            (&["Sat Apr 13 2024", "Sun Dec 8"], &["2024-04-13", "2024-12-08"]),
            (&["Sat Aug 8 2020", "Wed Dec 30", "Wed Jan 6"], &["2020-08-08", "2020-12-30", "2021-01-06"]),
            (&["Sat Aug 10 2024", "Sun Jan 12 2025", "Tue Jan 14"], &["2024-08-10", "2025-01-12", "2025-01-14"]),
            (&["Sat Apr 13 2024", "Sat Dec 28", "Thu Jan 2"], &["2024-04-13", "2024-12-28", "2025-01-02"]),
        ];
        for (days, dates) in cases {
            assert_eq!(resolved(1900, days).expect("all days fit"), dates);
        }
    }

    #[test]
    fn the_default_year_serves_files_that_name_none() {
        assert_eq!(resolved(2022, &["Fri Aug 5", "Sun Feb 12"]).unwrap(), ["2022-08-05", "2023-02-12"]);
        assert_eq!(resolved(2022, &["Sun Feb 12", "Sat Feb 18"]).unwrap(), ["2023-02-12", "2023-02-18"]);
        assert_eq!(resolved(2022, &["Aug 5", "Feb 12"]).unwrap(), ["2022-08-05", "2023-02-12"]);
        assert!(resolved(i64::MAX, &["Fri Aug 5"]).is_err());
    }

    #[test]
    fn a_wrong_weekday_is_not_taken_for_another_year() {
        for days in [["Fri Aug 5 2022", "Sun Aug 6"], ["Fri Aug 5 2022", "Mon Jan 5"], ["Fri Aug 5 2022", "Sat Feb 29"]]
        {
            assert!(resolved(2022, &days).is_err(), "{days:?}");
        }
    }
}
