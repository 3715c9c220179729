//! How numbers, days and names are said in Portuguese and in English.

use jiff::Timestamp;
use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;
use serde::Deserialize;

/// The languages in which everything is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tongue {
    Portuguese,
    English,
}

impl Tongue {
    pub const BOTH: [Self; 2] = [Self::Portuguese, Self::English];

    pub fn code(self) -> &'static str {
        self.pick("pt-PT", "en")
    }

    pub fn pick<T>(self, portuguese: T, english: T) -> T {
        match self {
            Self::Portuguese => portuguese,
            Self::English => english,
        }
    }
}

/// A text in both of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Both {
    pub pt: String,
    pub en: String,
}

impl Both {
    pub fn new(pt: impl Into<String>, en: impl Into<String>) -> Self {
        Self { pt: pt.into(), en: en.into() }
    }

    /// What is the same in every language, such as a name.
    pub fn same(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { pt: text.clone(), en: text }
    }

    pub fn made(make: impl Fn(Tongue) -> String) -> Self {
        Self { pt: make(Tongue::Portuguese), en: make(Tongue::English) }
    }

    pub fn get(&self, tongue: Tongue) -> &str {
        tongue.pick(&self.pt, &self.en)
    }
}

const MONTHS: [(&str, &str); 12] = [
    ("janeiro", "January"),
    ("fevereiro", "February"),
    ("março", "March"),
    ("abril", "April"),
    ("maio", "May"),
    ("junho", "June"),
    ("julho", "July"),
    ("agosto", "August"),
    ("setembro", "September"),
    ("outubro", "October"),
    ("novembro", "November"),
    ("dezembro", "December"),
];

pub(super) fn month(date: Date) -> Both {
    let (pt, en) = MONTHS[usize::try_from(date.month() - 1).unwrap_or(0) % 12];
    Both::new(pt, en)
}

/// `14 de novembro`, `14 November`.
pub(super) fn day(date: Date) -> Both {
    let month = month(date);
    Both::new(format!("{} de {}", date.day(), month.pt), format!("{} {}", date.day(), month.en))
}

/// With the year, for official papers.
pub(super) fn full_day(date: Date) -> Both {
    let day = day(date);
    Both::new(format!("{} de {}", day.pt, date.year()), format!("{} {}", day.en, date.year()))
}

pub(super) fn weekday(date: Date) -> Both {
    let (pt, en) = match date.weekday() {
        Weekday::Monday => ("segunda-feira", "Monday"),
        Weekday::Tuesday => ("terça-feira", "Tuesday"),
        Weekday::Wednesday => ("quarta-feira", "Wednesday"),
        Weekday::Thursday => ("quinta-feira", "Thursday"),
        Weekday::Friday => ("sexta-feira", "Friday"),
        Weekday::Saturday => ("sábado", "Saturday"),
        Weekday::Sunday => ("domingo", "Sunday"),
    };
    Both::new(pt, en)
}

/// `20:30`.
pub(super) fn hour(instant: Timestamp, zone: &TimeZone) -> String {
    let time = instant.to_zoned(zone.clone()).time();
    format!("{:02}:{:02}", time.hour(), time.minute())
}

/// `12 480`, `12,480`.
pub(super) fn number(value: i64) -> Both {
    Both::made(|tongue| grouped(value, tongue.pick("\u{a0}", ",")))
}

fn grouped(value: i64, separator: &str) -> String {
    let digits = value.unsigned_abs().to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text += separator;
        }
        text.push(digit);
    }
    if value < 0 { format!("−{text}") } else { text }
}

/// With one decimal, from tenths: `2,7`, `2.7`.
pub(super) fn tenths(value: i64) -> Both {
    let (whole, rest) = (value / 10, value % 10);
    Both::new(format!("{whole},{rest}"), format!("{whole}.{rest}"))
}

/// So much for each, to one decimal.
pub(super) fn average(sum: i64, count: i64) -> Both {
    tenths((20 * sum + count) / (2 * count.max(1)))
}

/// `3.º`, `3rd`.
pub(super) fn ordinal(place: i64) -> Both {
    let ending = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    Both::new(format!("{place}.º"), format!("{place}{ending}"))
}

const SMALL: [(&str, &str, &str); 13] = [
    ("zero", "zero", "no"),
    ("um", "uma", "one"),
    ("dois", "duas", "two"),
    ("três", "três", "three"),
    ("quatro", "quatro", "four"),
    ("cinco", "cinco", "five"),
    ("seis", "seis", "six"),
    ("sete", "sete", "seven"),
    ("oito", "oito", "eight"),
    ("nove", "nove", "nine"),
    ("dez", "dez", "ten"),
    ("onze", "onze", "eleven"),
    ("doze", "doze", "twelve"),
];

/// Small numbers in words, as they are written in running text.
pub(super) fn spelt(value: i64, is_feminine: bool) -> Both {
    match usize::try_from(value).ok().and_then(|value| SMALL.get(value)) {
        Some((masculine, feminine, english)) => Both::new(if is_feminine { *feminine } else { *masculine }, *english),
        None => number(value),
    }
}

/// `A, B e C`, `A, B and C`.
pub(super) fn list(items: &[String], tongue: Tongue) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} {} {last}", before.join(", "), tongue.pick("e", "and")),
    }
}

/// The article that a name takes in Portuguese.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Article {
    Masculine,
    Feminine,
}

impl Article {
    /// The place of what takes this article: `o Farol é 3.º`, `a Ribeira é 3.ª`.
    pub fn rank(self, place: i64) -> Both {
        let Both { pt, en } = ordinal(place);
        match self {
            Self::Masculine => Both { pt, en },
            Self::Feminine => Both { pt: format!("{place}.ª"), en },
        }
    }

    /// The article joined with a preposition: `do`, `da`; `None` where the word is neither.
    pub fn joined(self, word: &str) -> Option<&'static str> {
        let (masculine, feminine) = match word {
            "o" => ("o", "a"),
            "do" => ("do", "da"),
            "ao" => ("ao", "à"),
            "no" => ("no", "na"),
            "pelo" => ("pelo", "pela"),
            "O" => ("O", "A"),
            "Do" => ("Do", "Da"),
            "Ao" => ("Ao", "À"),
            "No" => ("No", "Na"),
            "Pelo" => ("Pelo", "Pela"),
            _ => return None,
        };
        Some(match self {
            Self::Masculine => masculine,
            Self::Feminine => feminine,
        })
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn both((pt, en): (&str, &str)) -> Both {
        Both::new(pt, en)
    }

    #[test]
    fn numbers_are_written_as_people_write_them() {
        let cases = [
            (0, ("0", "0")),
            (999, ("999", "999")),
            (12_480, ("12\u{a0}480", "12,480")),
            (1_000_000, ("1\u{a0}000\u{a0}000", "1,000,000")),
            (-1_200, ("−1\u{a0}200", "−1,200")),
        ];
        for (value, text) in cases {
            assert_eq!(number(value), both(text));
        }
        assert_eq!(tenths(27), both(("2,7", "2.7")));
        assert_eq!(average(906, 306), both(("3,0", "3.0")));
        assert_eq!(average(5, 2), both(("2,5", "2.5")));
        assert_eq!(Article::Feminine.rank(3), both(("3.ª", "3rd")));
        assert_eq!(spelt(2, true), both(("duas", "two")));
        assert_eq!(spelt(13, false), both(("13", "13")));
    }

    #[test]
    fn ordinals_and_days() {
        for (place, text) in [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (13, "13th"), (21, "21st")]
        {
            assert_eq!(ordinal(place), both((&format!("{place}.º"), text)));
        }
        assert_eq!(day(date(2026, 3, 1)), both(("1 de março", "1 March")));
        assert_eq!(full_day(date(2026, 11, 14)), both(("14 de novembro de 2026", "14 November 2026")));
        assert_eq!(weekday(date(2026, 11, 14)), both(("sábado", "Saturday")));
    }

    #[test]
    fn lists_end_with_and() {
        let items: Vec<String> = ["A", "B", "C"].map(str::to_owned).into();
        assert_eq!(list(&items, Tongue::Portuguese), "A, B e C");
        assert_eq!(list(&items[..2], Tongue::English), "A and B");
        assert_eq!(list(&items[..1], Tongue::English), "A");
        assert_eq!(list(&[], Tongue::English), "");
    }
}
