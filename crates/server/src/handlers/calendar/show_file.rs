use std::collections::HashMap;

use axum::extract::State;
use axum::response::Response;
use jiff::tz::TimeZone;
use store::editions::Edition;
use store::matches::Match;
use store::seasons::Season;
use store::tags::Tag;

use super::entry::{Fixture, Place};
use super::ics::Calendar;
use super::rounds_of;
use crate::app::App;
use crate::cache::{Answer, Policy, Reads, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::competition::Asked;
use crate::handlers::team::season_or_current;
use crate::locale::Locale;
use crate::openapi::FileQuery;
use crate::params::{CompetitionKey, Id, Params, Segment};

/// The calendar of a competition, to subscribe to
///
/// iCalendar. Entries keep their `UID` and raise their `SEQUENCE` when a match is moved; a match that is off is
/// cancelled. Follows the current season where none is asked for.
#[utoipa::path(
    get, path = "/api/v1/calendar/competition/{file}", tag = "Calendar", operation_id = "show_competition_calendar",
    params(
        ("file" = String, Path, description = "The competition and `.ics`", example = "liga-atlantica.ics"),
        FileQuery,
    ),
    responses(
        (status = 200, content_type = "text/calendar", body = String),
        (status = 404, description = "No such competition or season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_competition_calendar(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let competition: CompetitionKey = named(&file)?;
    let asked = Asked { competition, season: params.season()? };
    let locale = params.language()?;
    let key = format!("ics competition {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            let matches = app.store().matches_of_edition(edition.id).await?;
            let name = format!("{} {}", edition.competition.label, edition.season.label());
            calendar(&app, reads, name, vec![edition], matches, locale).await
        })
        .await
}

/// The calendar of a team, to subscribe to
///
/// In all competitions of the current season, at home and abroad; iCalendar.
#[utoipa::path(
    get, path = "/api/v1/calendar/team/{file}", tag = "Calendar", operation_id = "show_team_calendar",
    params(
        ("file" = String, Path, description = "The team's id and `.ics`", example = "7.ics"),
        FileQuery,
    ),
    responses(
        (status = 200, content_type = "text/calendar", body = String),
        (status = 404, description = "No such team", body = ErrorBody),
    ),
)]
pub(crate) async fn show_team_calendar(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(team) = named(&file)?;
    of_teams(&app, &wanted, vec![team], &params).await
}

/// The calendar of several teams, to subscribe to
///
/// Each match once, whoever of them plays it; iCalendar.
#[utoipa::path(
    get, path = "/api/v1/calendar/teams.ics", tag = "Calendar", operation_id = "show_teams_calendar",
    params(
        ("team" = Vec<i64>, Query, description = "The teams' ids, 40 at most", example = json!([7, 12])),
        FileQuery,
    ),
    responses(
        (status = 200, content_type = "text/calendar", body = String),
        (status = 404, description = "No such team", body = ErrorBody),
    ),
)]
pub(crate) async fn show_teams_calendar(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let mut teams: Vec<i64> = params.several::<Id>("team")?.into_iter().map(|Id(team)| team).collect();
    teams.sort_unstable();
    teams.dedup();
    if teams.is_empty() {
        return Err(ApiError::missing("team"));
    }
    of_teams(&app, &wanted, teams, &params).await
}

/// One match for a calendar
#[utoipa::path(
    get, path = "/api/v1/calendar/match/{file}", tag = "Calendar", operation_id = "show_match_calendar",
    params(
        ("file" = String, Path, description = "The match's id and `.ics`", example = "812.ics"),
        ("lang" = Option<String>, Query, description = "`pt-PT` (default) or `en`", example = "en"),
    ),
    responses(
        (status = 200, content_type = "text/calendar", body = String),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_calendar(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = named(&file)?;
    let locale = params.language()?;
    let key = format!("ics match {id} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            reads.tag(Tag::match_(id));
            let store = app.store();
            let found = store.match_(id).await?.ok_or(ApiError::NotFound(Missing::Match))?;
            let editions = store.editions_by_id(&[found.edition_id]).await?;
            let teams = store.teams(&[found.home_team_id, found.away_team_id]).await?;
            let name = |id: i64| teams.iter().find(|team| team.id == id).map_or("", |team| &team.name);
            let name = format!("{} – {}", name(found.home_team_id), name(found.away_team_id));
            calendar(&app, reads, name, editions, vec![found], locale).await
        })
        .await
}

/// What a file is called before `.ics`.
fn named<T: std::str::FromStr>(file: &str) -> Result<T, ApiError> {
    let name = file.strip_suffix(".ics").ok_or(ApiError::NotFound(Missing::Page))?;
    name.parse().map_err(|_| ApiError::malformed("file"))
}

async fn of_teams(app: &App, wanted: &Wanted, teams: Vec<i64>, params: &Params) -> Result<Response, ApiError> {
    let (season, locale) = (params.season()?, params.language()?);
    let key = format!("ics teams {teams:?} {season:?} {}", locale.code());
    app.cache()
        .answer(wanted, key, async |reads| {
            let store = app.store();
            reads.tag(Tag::seasons());
            reads.tag(Tag::teams());
            let known = store.teams(&teams).await?;
            if known.len() < teams.len() {
                return Err(ApiError::NotFound(Missing::Team));
            }
            let season = season_or_current(app, reads, season).await?;
            let editions = match season {
                Some(season) => store.editions_of_teams(&teams, season).await?,
                None => Vec::new(),
            };
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let matches = store.matches_of_teams(&teams, &ids).await?;
            let name = known.iter().map(|team| team.name.as_str()).collect::<Vec<_>>().join(", ");
            calendar(app, reads, name, editions, matches, locale).await
        })
        .await
}

async fn calendar(
    app: &App,
    reads: &mut Reads,
    name: String,
    editions: Vec<Edition>,
    matches: Vec<Match>,
    locale: Locale,
) -> Result<Answer, ApiError> {
    let origin = app.origin().ok_or(ApiError::NotFound(Missing::Page))?;
    reads.tag(Tag::teams());
    for edition in &editions {
        reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
    }
    let ids = |read: fn(&Match) -> Option<i64>| {
        let mut ids: Vec<i64> = matches.iter().filter_map(read).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    let grounds = ids(|m| m.facts.stadium_id);
    let mut sides = ids(|m| Some(m.home_team_id));
    sides.extend(ids(|m| Some(m.away_team_id)));
    sides.sort_unstable();
    sides.dedup();
    let (store, rounds) = (app.store(), rounds_of(&matches));
    let (rounds, teams, stadiums, seasons) =
        tokio::try_join!(store.rounds_by_id(&rounds), store.teams(&sides), store.stadiums(&grounds), store.seasons())?;
    let rounds: HashMap<i64, _> = rounds.iter().map(|round| (round.id, round)).collect();
    let teams: HashMap<i64, _> = teams.iter().map(|team| (team.id, team)).collect();
    let stadiums: HashMap<i64, _> = stadiums.iter().map(|stadium| (stadium.id, stadium)).collect();
    let entry = |m: &Match| {
        let edition = editions.iter().find(|edition| edition.id == m.edition_id)?;
        let season = seasons.iter().find(|season| season.id == edition.season)?;
        let fixture = Fixture {
            m,
            edition,
            round: rounds.get(&m.round_id)?,
            home: teams.get(&m.home_team_id)?,
            away: teams.get(&m.away_team_id)?,
            stadium: m.facts.stadium_id.and_then(|ground| stadiums.get(&ground).copied()),
        };
        fixture.entry(&Place { origin, locale, since: since(season, app.zone())? })
    };
    let about = locale.pick(
        "Jogos com canal de televisão e estádio. Acompanha as remarcações.",
        "Matches with TV channel and ground. Follows every change of date.",
    );
    let calendar = Calendar { name, description: about.to_owned(), events: matches.iter().filter_map(entry).collect() };
    Ok(Answer::text(calendar.write(), "text/calendar; charset=utf-8", Policy::Revalidate))
}

/// Entries that were never changed are as old as their season.
fn since(season: &Season, zone: &TimeZone) -> Option<jiff::Timestamp> {
    Some(season.initial_date.to_zoned(zone.clone()).ok()?.timestamp())
}
