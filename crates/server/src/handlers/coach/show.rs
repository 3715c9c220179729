use axum::extract::State;
use axum::response::Response;
use football::people::age;

use super::{find_coach, find_spell};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, Segment};
use crate::wire::coach::{CoachBody, CoachStats};

/// A coach
#[utoipa::path(
    get, path = "/api/v1/coach/{id}", tag = "Coach", operation_id = "show_coach",
    params(
        ("id" = i64, Path, description = "The coach's number", example = 955),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("team" = Option<i64>, Query, description = "The team he belongs to; default: his last of the season", example = 7),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = CoachBody),
        (status = 404, description = "No such coach, or not at that team in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_coach(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let (season, team) = (params.season()?, params.optional::<Id>("team")?.map(|Id(team)| team));
    let key = format!("coach {id} {season:?} {team:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let (person, career) = find_coach(&app, reads, id).await?;
            reads.until(app.midnight());
            let member = find_spell(&career, season, team)?;
            let team = app.store().team(member.team_id).await?.ok_or(ApiError::NotFound(Missing::Team))?;
            let results = app.store().coached_results(id, Some(member.season)).await?;
            let of_spell = results.iter().filter(|r| r.season == member.season && r.team_id == team.id);
            let age = person.facts.birthday.and_then(|birthday| age(birthday, app.today()));
            Answer::json(&CoachBody::new(&person, member, &team, age, CoachStats::of(of_spell), locale))
        })
        .await
}
