use axum::extract::State;
use axum::response::Response;
use football::people::history_order;
use football::statistic::Statistic;
use store::squads::SquadMember;
use store::tags::Tag;

use super::find_player;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::params::{Id, Segment};
use crate::wire::player::{PlayerHistory, PlayerSeason, by_team, season_names};
use crate::wire::team::TeamRef;

/// The teams of a player
///
/// By team, newest season first.
#[utoipa::path(
    get, path = "/api/v1/player/{id}/history", tag = "Player", operation_id = "show_player_history",
    params(
        ("id" = String, Path, description = "The player's external id, or his number", example = "171"),
    ),
    responses(
        (status = 200, body = Vec<PlayerHistory>),
        (status = 404, description = "No such player", body = ErrorBody),
    ),
)]
pub(crate) async fn show_player_history(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    // Nobody's external id is longer.
    if id.is_empty() || id.len() > 100 {
        return Err(ApiError::malformed("id"));
    }
    let key = format!("player history {id}");
    app.cache()
        .answer(&wanted, key, async |reads| {
            let store = app.store();
            let known = store.person_by_external_id(&id).await?.map(|person| person.id);
            let number = known.or_else(|| id.parse().ok().map(|Id(id)| id));
            let number = number.ok_or(ApiError::NotFound(Missing::Player))?;
            let (_, mut career) = find_player(&app, reads, number).await?;
            history_order(&mut career, |member| (member.season, member.season_order.into()));
            let totals = store.totals_of_player(number).await?;
            let mut editions: Vec<i64> = totals.iter().map(|total| total.edition_id).collect();
            editions.dedup();
            let editions = store.editions_by_id(&editions).await?;
            for edition in &editions {
                reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            }
            let sum = |member: &SquadMember, statistic: Statistic| {
                let of_team = totals.iter().filter(|t| t.team_id == member.team_id && t.statistic == statistic);
                let in_season = of_team.filter(|total| {
                    editions.iter().any(|edition| edition.id == total.edition_id && edition.season == member.season)
                });
                in_season.map(|total| total.value).sum()
            };
            let teams: Vec<i64> = career.iter().flat_map(|it| [Some(it.team_id), it.loan_from]).flatten().collect();
            let teams = store.teams(&teams).await?;
            let season = |member: &SquadMember| {
                let (season, label) = season_names(member.season);
                let (goals, matches) = (sum(member, Statistic::Goals), sum(member, Statistic::Appearances));
                let lender = teams.iter().find(|team| Some(team.id) == member.loan_from);
                let (order, loan_from) = (member.season_order, lender.map(TeamRef::new));
                (member.team_id, PlayerSeason { season, label, order, goals, matches, loan_from })
            };
            let teams = by_team(career.iter().map(season), &teams);
            let list: Vec<_> = teams.into_iter().map(|(team, seasons)| PlayerHistory { team, seasons }).collect();
            Answer::json(&list)
        })
        .await
}
