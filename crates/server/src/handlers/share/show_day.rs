use std::collections::HashMap;

use axum::extract::State;
use axum::response::Response;
use jiff::civil::{Date, Weekday};
use media::card::CardBody;
use store::editions::Edition;
use store::matches::Match;
use store::tags::Tag;

use super::show_round::fixture;
use super::{Heading, answer, capital};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::locale::Locale;
use crate::params::Params;

/// `/share/day.png`: the matches of today; where there are none, those of the next day of play, else of the last.
pub(crate) async fn show_shared_day(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let locale = params.language()?;
    app.cache()
        .answer(&wanted, format!("share day {}", locale.code()), async |reads| {
            // Any match may be moved to today or away from it, and tomorrow is another day.
            reads.tag(Tag::seasons());
            reads.tag(Tag::teams());
            reads.until(app.midnight());
            let store = app.store();
            let today = app.today();
            let day = store.day_of_play(today).await?.unwrap_or(today);
            let editions = store.editions_of_days(day, day).await?;
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let mut matches = store.matches_of_days(&ids, (day, day), None).await?;
            let played = |edition: &&Edition| matches.iter().any(|m| m.edition_id == edition.id);
            let played: Vec<&Edition> = editions.iter().filter(played).collect();
            for edition in &played {
                reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            }
            // Competitions in their order; within each, matches are sorted already.
            let places: HashMap<i64, usize> = ids.iter().zip(0..).map(|(&id, place)| (id, place)).collect();
            matches.sort_by_key(|m| places.get(&m.edition_id).copied());
            let sides: Vec<i64> = matches.iter().flat_map(|m| [m.home_team_id, m.away_team_id]).collect();
            let teams = store.teams(&sides).await?;
            let heading = Heading { label: names(&played), ..Heading::of(played.first().copied()) };
            let words = (capital(weekday(day, locale)), note(day, &matches, locale));
            let body = CardBody::Matches(matches.iter().filter_map(|m| fixture(m, &teams, app.zone())).collect());
            answer(&app, reads, heading, words, body, locale).await
        })
        .await
}

/// `Liga Atlântica · Taça Atlântica +1`
fn names(editions: &[&Edition]) -> String {
    let shown: Vec<&str> = editions.iter().take(2).map(|edition| edition.competition.label.as_str()).collect();
    let more = editions.len() - shown.len();
    format!("{}{}", shown.join(" · "), if more > 0 { format!(" +{more}") } else { String::new() })
}

/// The date in words, and how many matches are on.
fn note(day: Date, matches: &[Match], locale: Locale) -> String {
    let live = matches.iter().filter(|m| m.facts.state.is_live()).count();
    let date = match locale {
        Locale::Portuguese => format!("{} de {}", day.day(), whole_month(day, locale)),
        Locale::English => format!("{} {}", day.day(), whole_month(day, locale)),
    };
    if live == 0 { date } else { format!("{date} · {live} {}", locale.pick("em direto", "live")) }
}

fn weekday(day: Date, locale: Locale) -> &'static str {
    let (pt, en) = match day.weekday() {
        Weekday::Monday => ("segunda-feira", "Monday"),
        Weekday::Tuesday => ("terça-feira", "Tuesday"),
        Weekday::Wednesday => ("quarta-feira", "Wednesday"),
        Weekday::Thursday => ("quinta-feira", "Thursday"),
        Weekday::Friday => ("sexta-feira", "Friday"),
        Weekday::Saturday => ("sábado", "Saturday"),
        Weekday::Sunday => ("domingo", "Sunday"),
    };
    locale.pick(pt, en)
}

fn whole_month(day: Date, locale: Locale) -> &'static str {
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
    let (pt, en) = MONTHS[usize::from(day.month().unsigned_abs()) - 1];
    locale.pick(pt, en)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn the_day_is_said_in_words() {
        let day = date(2026, 11, 14);
        assert_eq!((weekday(day, Locale::Portuguese), weekday(day, Locale::English)), ("sábado", "Saturday"));
        assert_eq!(note(day, &[], Locale::Portuguese), "14 de novembro");
        assert_eq!(note(day, &[], Locale::English), "14 November");
        assert_eq!(note(date(2027, 1, 1), &[], Locale::Portuguese), "1 de janeiro");
    }

    #[test]
    fn where_nothing_is_played_no_competition_is_named() {
        assert_eq!(names(&[]), "");
    }
}
