//! Days and times as files write them.

use jiff::civil::{Date, Time, Weekday};

/// Before the first club and beyond any fixture list lies a misprint.
pub(super) const YEARS: std::ops::RangeInclusive<i16> = 1850..=2200;

const WEEKDAYS: [(&str, Weekday); 7] = [
    ("monday", Weekday::Monday),
    ("tuesday", Weekday::Tuesday),
    ("wednesday", Weekday::Wednesday),
    ("thursday", Weekday::Thursday),
    ("friday", Weekday::Friday),
    ("saturday", Weekday::Saturday),
    ("sunday", Weekday::Sunday),
];

const MONTHS: [(&str, i8); 12] = [
    ("january", 1),
    ("february", 2),
    ("march", 3),
    ("april", 4),
    ("may", 5),
    ("june", 6),
    ("july", 7),
    ("august", 8),
    ("september", 9),
    ("october", 10),
    ("november", 11),
    ("december", 12),
];

/// A day as written out: "Sat Aug 20 1994", "Sat Aug 20", "Aug/20".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DayWords {
    pub weekday: Option<Weekday>,
    pub month: i8,
    pub day: i8,
    pub year: Option<i16>,
}

impl DayWords {
    /// Nothing where the text is not a day at all.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(|c: char| c.is_whitespace() || c == '/' || c == ',').filter(|word| !word.is_empty());
        let first = words.next()?;
        let weekday = named(first, &WEEKDAYS);
        let month = if weekday.is_some() { words.next()? } else { first };
        let (month, day) = match named(month, &MONTHS) {
            Some(month) => (month, digits(words.next()?, 2)?),
            None => {
                let day = digits(month, 2)?;
                (named(words.next()?, &MONTHS)?, day)
            }
        };
        let year = match words.next() {
            Some(year) if year.len() == 4 => Some(digits(year, 4)?),
            Some(_) => return None,
            None => None,
        };
        let day = i8::try_from(day).ok()?;
        words.next().is_none().then_some(Self { weekday, month, day, year })
    }

    /// Whether the text sets out to be a day, even if it fails: it begins with a weekday and a month.
    pub fn begins(text: &str) -> bool {
        let mut words = text.split(|c: char| c.is_whitespace() || c == '/' || c == ',');
        let weekday = words.next().and_then(|word| named(word, &WEEKDAYS));
        weekday.is_some() && words.next().is_some_and(|word| named(word, &MONTHS).is_some())
    }

    /// The day in a given year; the weekday must agree.
    pub fn in_year(self, year: i16) -> Result<Date, String> {
        let date = day_of(year, self.month, self.day)?;
        match self.weekday {
            Some(weekday) if weekday != date.weekday() => Err(date.strftime("%b %-d %Y is a %A").to_string()),
            _ => Ok(date),
        }
    }
}

/// A day with its year: "Sat Aug 20 1994", "1994-08-20" or "20/08/1994".
pub(super) fn read_day(text: &str) -> Result<Date, String> {
    let unreadable = || format!("`{text}` is not a day");
    if let Some(words) = DayWords::read(text) {
        return words.in_year(words.year.ok_or_else(|| format!("`{text}` has no year"))?);
    }
    let numbers = |separator| -> Option<[i16; 3]> {
        let parts: Option<Vec<i16>> = text.split(separator).map(|part| digits(part, 4)).collect();
        parts?.try_into().ok()
    };
    match (numbers('-'), numbers('/')) {
        (Some([year, month, day]), _) | (_, Some([day, month, year])) => {
            let small = |number: i16| i8::try_from(number).map_err(|_| unreadable());
            day_of(year, small(month)?, small(day)?)
        }
        _ => Err(unreadable()),
    }
}

fn day_of(year: i16, month: i8, day: i8) -> Result<Date, String> {
    let impossible = || format!("there is no day {day}/{month}/{year}");
    let date = Date::new(year, month, day).map_err(|_| impossible())?;
    if YEARS.contains(&year) { Ok(date) } else { Err(impossible()) }
}

/// "Sat Aug 20 1994"
pub(super) fn written(date: Date) -> String {
    format!("{} {}", written_without_year(date), date.year())
}

/// "Sat Aug 20"
pub(super) fn written_without_year(date: Date) -> String {
    date.strftime("%a %b %-d").to_string()
}

/// "20:15", also "20.15" and "20h15".
pub(super) fn read_time(text: &str) -> Result<Time, String> {
    let unreadable = || format!("`{text}` is not a time of day");
    let (hour, minute) = text.split_once([':', '.', 'h']).ok_or_else(unreadable)?;
    if !is_time_word(text) {
        return Err(unreadable());
    }
    let (hour, minute) = (hour.parse().map_err(|_| unreadable())?, minute.parse().map_err(|_| unreadable())?);
    Time::new(hour, minute, 0, 0).map_err(|_| unreadable())
}

/// Whether a word has the form of a time: one or two digits, a sign, two digits.
pub(super) fn is_time_word(word: &str) -> bool {
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    word.split_once([':', '.', 'h']).is_some_and(|(hour, minute)| {
        number(hour) && number(minute) && (1..=2).contains(&hour.len()) && minute.len() == 2
    })
}

pub(super) fn written_time(time: Time) -> String {
    time.strftime("%H:%M").to_string()
}

/// The entry that a word of at least three letters begins.
fn named<T: Copy>(word: &str, names: &[(&str, T)]) -> Option<T> {
    let begins = |name: &str| name.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    let word_is_long_enough = word.len() >= 3;
    names.iter().find(|(name, _)| word_is_long_enough && begins(name)).map(|(_, value)| *value)
}

fn digits(text: &str, most: usize) -> Option<i16> {
    let fits = text.len() <= most && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::{date, time};

    #[test]
    fn days_in_all_their_forms() {
        for text in ["Sat Aug 20 1994", "Saturday 20 August 1994", "1994-08-20", "20/08/1994", "Aug/20 1994"] {
            assert_eq!(read_day(text), Ok(date(1994, 8, 20)), "{text}");
        }
        assert_eq!(written(date(1994, 9, 3)), "Sat Sep 3 1994");
    }

    #[test]
    fn impossible_days_are_refused() {
        let cases = [
            ("Sun Aug 20 1994", "Aug 20 1994 is a Saturday"),
            ("Feb 30 2023", "there is no day 30/2/2023"),
            ("1994-13-01", "there is no day 1/13/1994"),
            ("0994-12-01", "there is no day 1/12/994"),
            ("Sat Aug 20", "has no year"),
            ("20/08/94", "there is no day"),
            ("Sat Aug 20 94", "is not a day"),
            ("yesterday", "is not a day"),
            ("1994-300-01", "is not a day"),
        ];
        for (text, reason) in cases {
            let error = read_day(text).unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn times() {
        assert_eq!(read_time("20:15"), Ok(time(20, 15, 0, 0)));
        assert_eq!(read_time("9.05"), Ok(time(9, 5, 0, 0)));
        for text in ["24:00", "20:60", "20:1", "20", "2015", "+1:30", "20:15 UTC+1"] {
            assert!(read_time(text).is_err(), "{text}");
        }
        assert_eq!(written_time(time(9, 5, 0, 0)), "09:05");
    }
}
