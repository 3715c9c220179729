//! Dates, times and instants: read from what clients write, and told in the one form in which they are stored.

use jiff::civil;
use jiff::{Timestamp, tz::TimeZone};

/// An instant in milliseconds since 1970: ISO 8601, in UTC where it says nothing else, or the number itself.
pub fn instant(text: &str) -> Option<i64> {
    let text = text.trim();
    let millisecond = match iso(text) {
        Some(timestamp) => timestamp.as_millisecond(),
        None => Timestamp::from_millisecond(text.parse().ok()?).ok()?.as_millisecond(),
    };
    let year = civil_of(millisecond)?.year();
    (0..=9999).contains(&year).then_some(millisecond)
}

/// `2025-12-31T23:00:00.000Z`. None for what lies outside of the calendar.
pub fn written(millisecond: i64) -> Option<String> {
    Some(format!("{}Z", civil_of(millisecond)?.strftime("%Y-%m-%dT%H:%M:%S.%3f")))
}

/// A day, `2025-12-31`: as such, or that of an instant in UTC.
pub fn date(text: &str) -> Option<String> {
    let day = civil_of(iso(text.trim())?.as_millisecond())?.date();
    (0..=9999).contains(&day.year()).then(|| day.strftime("%Y-%m-%d").to_string())
}

/// A time of day, `21:15:00.000`, of which the seconds' parts may be left out.
pub fn time(text: &str) -> Option<String> {
    let (whole, parts) = text.split_once('.').unwrap_or((text, ""));
    let is_form = whole.len() == 8 && parts.len() <= 3 && parts.bytes().all(|b| b.is_ascii_digit());
    if !is_form || text.ends_with('.') {
        return None;
    }
    let mut fields = whole.split(':').map(|field| field.parse::<u8>().ok().filter(|_| field.len() == 2));
    let (hour, minute, second) = (fields.next()??, fields.next()??, fields.next()??);
    let is_time = fields.next().is_none() && hour < 24 && minute < 60 && second < 60;
    is_time.then(|| format!("{whole}.{parts:0<3}"))
}

fn civil_of(millisecond: i64) -> Option<civil::DateTime> {
    Some(TimeZone::UTC.to_datetime(Timestamp::from_millisecond(millisecond).ok()?))
}

fn iso(text: &str) -> Option<Timestamp> {
    let starts_with_year = text.len() >= 4 && text.bytes().take(4).all(|b| b.is_ascii_digit());
    let is_number = text.bytes().all(|b| b.is_ascii_digit());
    if !starts_with_year || text.contains('[') || is_number && !matches!(text.len(), 4 | 8) {
        return None;
    }
    match text.len() {
        4 => return iso_date(&format!("{text}-01-01")),
        7 => return iso_date(&format!("{text}-01")),
        _ => {}
    }
    let hour_alone = text.len() == 13 && matches!(text.as_bytes()[10], b'T' | b' ');
    let text = if hour_alone { format!("{text}:00") } else { text.to_owned() };
    text.parse().ok().or_else(|| iso_date(&text))
}

/// Without a zone: in UTC.
fn iso_date(text: &str) -> Option<Timestamp> {
    TimeZone::UTC.to_timestamp(text.parse::<civil::DateTime>().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_read_in_many_forms() {
        let cases = [
            ("2025-12-31T23:00:00.000Z", "2025-12-31T23:00:00.000Z"),
            ("2025-12-31T23:00:00Z", "2025-12-31T23:00:00.000Z"),
            ("2025-12-31T23:00:00.123456+01:00", "2025-12-31T22:00:00.123Z"),
            ("2025-12-31T23:00", "2025-12-31T23:00:00.000Z"),
            ("2025-12-31 23:00:05", "2025-12-31T23:00:05.000Z"),
            ("2025-12-31T23", "2025-12-31T23:00:00.000Z"),
            ("2025-12-31", "2025-12-31T00:00:00.000Z"),
            ("20251231", "2025-12-31T00:00:00.000Z"),
            ("2025-12", "2025-12-01T00:00:00.000Z"),
            ("2025", "2025-01-01T00:00:00.000Z"),
            ("1767222000000", "2025-12-31T23:00:00.000Z"),
            ("0", "1970-01-01T00:00:00.000Z"),
            ("-1000", "1969-12-31T23:59:59.000Z"),
        ];
        for (text, expected) in cases {
            assert_eq!(instant(text).and_then(written).as_deref(), Some(expected), "{text}");
        }
        for text in
            ["", "notadate", "2025-13-01", "2025-02-30", "25", "2025-1-1", "99999999999999999", "é2025", "2025é"]
        {
            assert!(text == "25" || instant(text).is_none(), "{text}");
        }
    }

    #[test]
    fn days_and_times_have_one_form() {
        assert_eq!(date("2025-12-31").as_deref(), Some("2025-12-31"));
        assert_eq!(date("2025-12-31T23:30:00-01:00").as_deref(), Some("2026-01-01"));
        assert_eq!(date("1767222000000"), None);
        assert_eq!(date("31/12/2025"), None);
        assert_eq!(time("21:15:00").as_deref(), Some("21:15:00.000"));
        assert_eq!(time("21:15:00.5").as_deref(), Some("21:15:00.500"));
        for text in
            ["24:00:00", "21:15", "21:15:0", "21:60:00", "21:15:00.", "21:15:00.1234", "1:15:000", "21-15-00", ""]
        {
            assert_eq!(time(text), None, "{text}");
        }
    }
}
