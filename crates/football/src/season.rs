//! A season is named by the two years it touches: `20262027`, written 2026/27.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, date};
use thiserror::Error;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeasonId(i64);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a season is eight digits, two years in a row, such as 20262027")]
pub struct BadSeason;

impl SeasonId {
    /// The season that begins in `year` (1850–9998).
    pub fn starting_in(year: i64) -> Result<Self, BadSeason> {
        if (1850..=9998).contains(&year) { Ok(Self(year * 10_000 + year + 1)) } else { Err(BadSeason) }
    }

    /// Whether a match on this day can belong to the season: there is some room at both ends.
    pub fn has_room_for(self, day: Date) -> bool {
        let year = self.start_year() as i16;
        (date(year, 6, 1)..=date(year + 1, 8, 31)).contains(&day)
    }

    pub fn start_year(self) -> i64 {
        self.0 / 10_000
    }

    pub fn number(self) -> i64 {
        self.0
    }

    pub fn previous(self) -> Result<Self, BadSeason> {
        Self::starting_in(self.start_year() - 1)
    }

    /// `2026/27`
    pub fn label(self) -> String {
        format!("{}/{:02}", self.start_year(), (self.start_year() + 1) % 100)
    }
}

impl TryFrom<i64> for SeasonId {
    type Error = BadSeason;

    fn try_from(number: i64) -> Result<Self, BadSeason> {
        let season = Self::starting_in(number / 10_000)?;
        if season.0 == number { Ok(season) } else { Err(BadSeason) }
    }
}

impl FromStr for SeasonId {
    type Err = BadSeason;

    fn from_str(text: &str) -> Result<Self, BadSeason> {
        if text.len() != 8 || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(BadSeason);
        }
        text.parse::<i64>().map_err(|_| BadSeason)?.try_into()
    }
}

impl fmt::Display for SeasonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_writes() {
        let season: SeasonId = "20262027".parse().unwrap();
        assert_eq!((season.start_year(), season.number()), (2026, 20_262_027));
        assert_eq!(season.label(), "2026/27");
        assert_eq!("19992000".parse::<SeasonId>().unwrap().label(), "1999/00");
        assert_eq!(season.previous().unwrap().to_string(), "20252026");
    }

    #[test]
    fn refuses_what_is_no_season() {
        for text in [
            "",
            "2026",
            "20262028",
            "2026-2027",
            "20262026",
            "00000001",
            "+2026202",
            "99991000",
            "202620270",
            "２０２６２０２７",
        ] {
            assert_eq!(text.parse::<SeasonId>(), Err(BadSeason), "{text}");
        }
    }
}
