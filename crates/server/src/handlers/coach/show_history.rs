use axum::extract::State;
use axum::response::Response;
use football::people::history_order;
use store::squads::StaffMember;

use super::find_coach;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Segment};
use crate::wire::coach::{CoachHistory, CoachSeason, CoachStats};
use crate::wire::person::role_label;
use crate::wire::player::{by_team, season_names};

/// The teams of a coach
///
/// By team, newest season first.
#[utoipa::path(
    get, path = "/api/v1/coach/{id}/history", tag = "Coach", operation_id = "show_coach_history",
    params(
        ("id" = i64, Path, description = "The coach's number", example = 955),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<CoachHistory>),
        (status = 404, description = "No such coach", body = ErrorBody),
    ),
)]
pub(crate) async fn show_coach_history(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let key = format!("coach history {id} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let (_, mut career) = find_coach(&app, reads, id).await?;
            history_order(&mut career, |member| (member.season, member.season_order.into()));
            let store = app.store();
            let teams: Vec<i64> = career.iter().map(|member| member.team_id).collect();
            let (results, teams) = tokio::try_join!(store.coached_results(id, None), store.teams(&teams))?;
            let season = |member: &StaffMember| {
                let (season, label) = season_names(member.season);
                let of_spell = results.iter().filter(|r| r.season == member.season && r.team_id == member.team_id);
                let stats = CoachStats::of(of_spell);
                let position = role_label(member.role, locale);
                let (order, matches) = (member.season_order, stats.games_played());
                (member.team_id, CoachSeason { season, label, order, position, matches, stats })
            };
            let teams = by_team(career.iter().map(season), &teams);
            let list: Vec<_> = teams.into_iter().map(|(team, seasons)| CoachHistory { team, seasons }).collect();
            Answer::json(&list)
        })
        .await
}
