use axum::extract::State;
use axum::response::Response;
use football::statistic::Statistic;
use store::editions::Edition;
use store::persons::Person;
use store::squads::SquadMember;
use store::tags::Tag;
use store::totals::PlayerTotal;

use super::{FoundPlayer, find_spell};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{CompetitionKey, Id, Params, Segment};
use crate::wire::player::{CompetitionStatistics, PlayerStatistics};
use crate::wire::statistic::{PositionStatisticBody, StatisticBody};

/// A player's season in figures
///
/// Over all competitions, and in each; only matches with a result count.
#[utoipa::path(
    get, path = "/api/v1/player/{id}/season/statistics", tag = "Player", operation_id = "show_player_season_statistics",
    params(
        ("id" = i64, Path, description = "The player's number", example = 171),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("team" = Option<i64>, Query, description = "The team he belongs to; default: his last of the season", example = 7),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = PlayerStatistics),
        (status = 404, description = "No such player, or not at that team in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_player_season_statistics(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    show(&app, locale, &wanted, &id, &params, None).await
}

/// A player's figures in one competition
#[utoipa::path(
    get, path = "/api/v1/player/{id}/competition/statistics", tag = "Player",
    operation_id = "show_player_competition_statistics",
    params(
        ("id" = i64, Path, description = "The player's number", example = 171),
        ("competition" = String, Query, example = "liga-atlantica"),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("team" = Option<i64>, Query, description = "The team he belongs to; default: his last of the season", example = 7),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = PlayerStatistics),
        (status = 404, description = "No such player or competition, or not at that team in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_player_competition_statistics(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let competition: CompetitionKey = params.required("competition")?;
    show(&app, locale, &wanted, &id, &params, Some(competition)).await
}

async fn show(
    app: &App,
    locale: Locale,
    wanted: &Wanted,
    id: &str,
    params: &Params,
    competition: Option<CompetitionKey>,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let (season, team) = (params.season()?, params.optional::<Id>("team")?.map(|Id(team)| team));
    let key = format!("player statistics {id} {season:?} {team:?} {competition:?} {}", locale.code());
    app.cache()
        .answer(wanted, key, async |reads| {
            let FoundPlayer { person, member } = find_spell(app, reads, id, season, team).await?;
            let mut editions = app.store().editions_of_season(member.season).await?;
            if let Some(competition) = &competition {
                editions.retain(|edition| edition.competition.key == competition.as_str());
                if editions.is_empty() {
                    return Err(ApiError::NotFound(Missing::Competition));
                }
            }
            for edition in &editions {
                reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            }
            let mut totals = app.store().totals_of_player(id).await?;
            totals.retain(|total| team.is_none_or(|team| total.team_id == team));
            Answer::json(&figures(&person, &member, &editions, &totals, locale))
        })
        .await
}

/// `editions` are those that count.
fn figures<'a>(
    person: &Person,
    member: &SquadMember,
    editions: &'a [Edition],
    totals: &[PlayerTotal],
    locale: Locale,
) -> PlayerStatistics<'a> {
    let sum = |statistic: Statistic, among: &[Edition]| -> i64 {
        let counted = totals.iter().filter(|total| total.statistic == statistic);
        counted.filter(|total| among.iter().any(|edition| edition.id == total.edition_id)).map(|t| t.value).sum()
    };
    let stats = |among: &[Edition]| {
        let of_players = Statistic::ALL.into_iter().filter(|statistic| statistic.is_of_player());
        of_players.map(|statistic| StatisticBody::new(statistic, sum(statistic, among), locale)).collect()
    };
    let position = member.position.or(person.facts.position);
    let main = |position| PositionStatisticBody::list(position, |statistic| sum(statistic, editions), locale);
    let has_played = |edition: &&Edition| totals.iter().any(|total| total.edition_id == edition.id);
    PlayerStatistics {
        season: member.season.number(),
        main: position.map(main).unwrap_or_default(),
        stats: stats(editions),
        competitions: editions
            .iter()
            .filter(has_played)
            .map(|edition| CompetitionStatistics {
                competition: &edition.competition.key,
                label: &edition.competition.label,
                stats: stats(std::slice::from_ref(edition)),
            })
            .collect(),
    }
}
