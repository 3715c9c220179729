use axum::extract::State;
use axum::response::Response;
use football::state::MatchState;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use media::card::{CardBody, CardMatch};
use store::matches::Match;
use store::tags::Tag;
use store::teams::Team;

use super::{Heading, answer, asked, month, named, side};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, Missing};
use crate::handlers::competition::find_round;
use crate::locale::Locale;
use crate::params::{Params, RoundRef, Segments};
use crate::wire::round::label;

/// `/share/round/liga-atlantica/20262027/14.png`: the matches of a round.
pub(crate) async fn show_shared_round(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = asked(&segments, &segments.get::<String>("season")?)?;
    let round: RoundRef = named(&segments)?.parse().map_err(|()| ApiError::NotFound(Missing::Page))?;
    let locale = params.language()?;
    let key = format!("share round {} {round:?} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::teams());
            let store = app.store();
            let rounds = store.rounds(edition.id).await?;
            let round = find_round(&rounds, round)?;
            let matches = store.matches_of_round(round.id).await?;
            let sides: Vec<i64> = matches.iter().flat_map(|m| [m.home_team_id, m.away_team_id]).collect();
            let teams = store.teams(&sides).await?;
            let fixture = |m: &Match| fixture(m, &teams, app.zone());
            let body = CardBody::Matches(matches.iter().filter_map(fixture).collect());
            let days = round.window.map(|window| format!(" · {}", days(window.first, window.last, locale)));
            let note = format!("{}{}", edition.season.label(), days.unwrap_or_default());
            answer(&app, reads, Heading::of(Some(&edition)), (label(round, locale), note), body, locale).await
        })
        .await
}

pub(super) fn fixture(m: &Match, teams: &[Team], zone: &TimeZone) -> Option<CardMatch> {
    let team = |id: i64| teams.iter().find(|team| team.id == id);
    let facts = &m.facts;
    let middle = match (facts.state, facts.score, facts.kickoff) {
        (_, Some(score), _) => format!("{}–{}", score.goals.home, score.goals.away),
        (MatchState::Postponed | MatchState::Cancelled, ..) => "–".to_owned(),
        (_, None, Some(kickoff)) => kickoff.to_zoned(zone.clone()).strftime("%H:%M").to_string(),
        (_, None, None) => "–".to_owned(),
    };
    Some(CardMatch {
        home: side(team(m.home_team_id)?),
        away: side(team(m.away_team_id)?),
        middle,
        is_live: facts.state.is_live(),
    })
}

/// `13–16 nov`, `30 nov – 2 dez`
fn days(first: Date, last: Date, locale: Locale) -> String {
    match (first == last, month(first, locale) == month(last, locale)) {
        (true, _) => format!("{} {}", first.day(), month(first, locale)),
        (false, true) => format!("{}–{} {}", first.day(), last.day(), month(last, locale)),
        (false, false) => format!("{} {} – {} {}", first.day(), month(first, locale), last.day(), month(last, locale)),
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn days_are_said_once() {
        let cases = [
            (date(2026, 11, 13), date(2026, 11, 16), "13–16 nov"),
            (date(2026, 11, 30), date(2026, 12, 2), "30 nov – 2 dez"),
            (date(2026, 11, 14), date(2026, 11, 14), "14 nov"),
        ];
        for (first, last, text) in cases {
            assert_eq!(days(first, last, Locale::Portuguese), text);
        }
    }
}
