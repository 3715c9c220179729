//! A match as an entry of somebody's calendar. It tells no score: who has recorded a match may look at it.

use football::state::MatchState;
use jiff::{SignedDuration, Timestamp};
use store::editions::Edition;
use store::matches::Match;
use store::rounds::Round;
use store::stadiums::Stadium;
use store::teams::Team;

use super::ics::{Event, Status, When};
use crate::locale::Locale;
use crate::site;
use crate::wire::round::label;

/// With the break and what is added.
const LENGTH: SignedDuration = SignedDuration::from_hours(2);

/// All that an entry is written from.
pub(super) struct Fixture<'a> {
    pub m: &'a Match,
    pub edition: &'a Edition,
    pub round: &'a Round,
    pub home: &'a Team,
    pub away: &'a Team,
    pub stadium: Option<&'a Stadium>,
}

/// Where the site is, what it is called there, and since when an entry that was never changed is known.
pub(super) struct Place<'a> {
    pub origin: &'a str,
    pub locale: Locale,
    pub since: Timestamp,
}

impl Place<'_> {
    fn host(&self) -> &str {
        self.origin.split_once("://").map_or(self.origin, |(_, host)| host)
    }
}

impl Fixture<'_> {
    /// `None` where not even the days of the round are known: there is no place for it in a calendar.
    pub(super) fn entry(&self, place: &Place<'_>) -> Option<Event> {
        let facts = &self.m.facts;
        let locale = place.locale;
        let season = self.edition.season.number();
        let page = site::match_(season, &self.edition.competition.key, self.round.number.into(), self.m.id);
        let url = format!("{}{}", place.origin, site::in_language(&page, locale));
        let names = format!("{} – {}", self.home.name, self.away.name);
        let summary = match facts.state {
            MatchState::Postponed => format!("{}: {names}", locale.pick("Adiado", "Postponed")),
            MatchState::Cancelled => format!("{}: {names}", locale.pick("Anulado", "Cancelled")),
            _ => names,
        };
        Some(Event {
            uid: format!("match-{}@{}", self.m.id, place.host()),
            sequence: self.m.moves.count,
            changed: self.m.moves.last.unwrap_or(place.since),
            when: self.when()?,
            status: match facts.state {
                // It will be played, but not then: the entry comes back with its new date.
                MatchState::Postponed | MatchState::Cancelled => Status::Cancelled,
                _ if facts.date_defined => Status::Confirmed,
                _ => Status::Tentative,
            },
            summary,
            description: self.description(&url, locale),
            location: self.location(),
            url,
            category: self.edition.competition.label.clone(),
        })
    }

    fn when(&self) -> Option<When> {
        let facts = &self.m.facts;
        match (facts.kickoff, facts.day, self.round.window) {
            (Some(start), ..) => Some(When::At { start, end: start.checked_add(LENGTH).unwrap_or(start) }),
            (None, Some(day), _) => Some(When::Days { first: day, last: day }),
            (None, None, Some(window)) => Some(When::Days { first: window.first, last: window.last }),
            (None, None, None) => None,
        }
    }

    fn location(&self) -> Option<String> {
        let stadium = self.stadium?;
        Some(match &stadium.city {
            Some(city) => format!("{}, {city}", stadium.name),
            None => stadium.name.clone(),
        })
    }

    fn description(&self, url: &str, locale: Locale) -> String {
        let facts = &self.m.facts;
        let mut lines = vec![format!("{}, {}", self.edition.competition.label, label(self.round, locale))];
        if let Some(reason) = &facts.reason {
            lines.push(locale.pick(&reason.pt, &reason.en).clone());
        }
        if !facts.date_defined && facts.state == MatchState::Preview {
            lines.push(locale.pick("Data e hora por confirmar", "Date and time to be confirmed").to_owned());
        }
        lines.extend(facts.transmission.as_ref().map(|channel| format!("TV: {channel}")));
        lines.push(url.to_owned());
        lines.join("\n")
    }
}
