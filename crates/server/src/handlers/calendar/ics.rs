//! iCalendar (RFC 5545), as far as fixtures need it: escaped, folded, lines ended as the format asks.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// How often programs should look again.
const REFRESH: &str = "PT1H";
/// The longest line, in bytes.
const LINE: usize = 75;

/// A calendar to subscribe to.
pub(super) struct Calendar {
    pub name: String,
    pub description: String,
    pub events: Vec<Event>,
}

pub(super) struct Event {
    /// The same for ever, wherever the match is moved.
    pub uid: String,
    /// Raised whenever the entry says something else.
    pub sequence: u32,
    pub changed: Timestamp,
    pub when: When,
    pub status: Status,
    pub summary: String,
    pub description: String,
    pub location: Option<String>,
    pub url: String,
    pub category: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    At {
        start: Timestamp,
        end: Timestamp,
    },
    /// Whole days, the last included.
    Days {
        first: Date,
        last: Date,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Confirmed,
    /// The date may still change.
    Tentative,
    Cancelled,
}

impl Calendar {
    pub(super) fn write(&self) -> String {
        let mut out = Lines::default();
        out.plain("BEGIN", "VCALENDAR");
        out.plain("VERSION", "2.0");
        out.plain("PRODID", "-//Jornada//Calendar//PT");
        out.plain("CALSCALE", "GREGORIAN");
        out.plain("METHOD", "PUBLISH");
        out.text("NAME", &self.name);
        out.text("X-WR-CALNAME", &self.name);
        out.text("X-WR-CALDESC", &self.description);
        out.plain("REFRESH-INTERVAL;VALUE=DURATION", REFRESH);
        out.plain("X-PUBLISHED-TTL", REFRESH);
        for event in &self.events {
            event.write(&mut out);
        }
        out.plain("END", "VCALENDAR");
        out.0
    }
}

impl Event {
    fn write(&self, out: &mut Lines) {
        out.plain("BEGIN", "VEVENT");
        out.text("UID", &self.uid);
        out.plain("DTSTAMP", &instant(self.changed));
        out.plain("LAST-MODIFIED", &instant(self.changed));
        out.plain("SEQUENCE", &self.sequence.to_string());
        match self.when {
            When::At { start, end } => {
                out.plain("DTSTART", &instant(start));
                out.plain("DTEND", &instant(end));
            }
            When::Days { first, last } => {
                out.plain("DTSTART;VALUE=DATE", &day(first));
                // The end is the first day that is no part of it.
                out.plain("DTEND;VALUE=DATE", &day(last.tomorrow().unwrap_or(last)));
            }
        }
        out.plain(
            "STATUS",
            match self.status {
                Status::Confirmed => "CONFIRMED",
                Status::Tentative => "TENTATIVE",
                Status::Cancelled => "CANCELLED",
            },
        );
        // Nobody is busy because a match is on.
        out.plain("TRANSP", "TRANSPARENT");
        out.text("SUMMARY", &self.summary);
        out.text("DESCRIPTION", &self.description);
        if let Some(location) = &self.location {
            out.text("LOCATION", location);
        }
        out.plain("URL;VALUE=URI", &self.url);
        out.text("CATEGORIES", &self.category);
        out.plain("END", "VEVENT");
    }
}

fn instant(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).strftime("%Y%m%dT%H%M%SZ").to_string()
}

fn day(date: Date) -> String {
    date.strftime("%Y%m%d").to_string()
}

#[derive(Default)]
struct Lines(String);

impl Lines {
    fn plain(&mut self, name: &str, value: &str) {
        self.fold(&format!("{name}:{value}"));
    }

    fn text(&mut self, name: &str, value: &str) {
        let mut escaped = String::with_capacity(value.len());
        for letter in value.chars() {
            match letter {
                '\\' | ';' | ',' => {
                    escaped.push('\\');
                    escaped.push(letter);
                }
                '\n' => escaped.push_str("\\n"),
                other if other.is_control() => {}
                other => escaped.push(other),
            }
        }
        self.plain(name, &escaped);
    }

    /// Long lines go on in the next, which begins with a space; never in the middle of a letter.
    fn fold(&mut self, line: &str) {
        let mut length = 0;
        for letter in line.chars() {
            if length + letter.len_utf8() > LINE {
                self.0.push_str("\r\n ");
                length = 1;
            }
            self.0.push(letter);
            length += letter.len_utf8();
        }
        self.0.push_str("\r\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(name: &str, value: &str) -> String {
        let mut lines = Lines::default();
        lines.text(name, value);
        lines.0
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(written("A", "x, y; z\\\nw\r"), "A:x\\, y\\; z\\\\\\nw\r\n");
    }

    #[test]
    fn long_lines_are_folded_between_letters() {
        let text = "é".repeat(100);
        let folded = written("SUMMARY", &text);
        assert!(folded.split("\r\n").all(|line| line.len() <= LINE), "{folded}");
        assert_eq!(folded.replace("\r\n ", ""), format!("SUMMARY:{text}\r\n"));
    }
}
