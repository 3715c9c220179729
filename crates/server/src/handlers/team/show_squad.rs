use axum::extract::State;
use axum::response::Response;
use football::people::head_coach_first;
use football::statistic::Statistic;
use store::squads::{SquadMember, StaffMember};

use super::TeamInSeason;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_::read_people;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params};
use crate::wire::squad::{Figures, SquadBody, SquadPlayer, StaffBody};

const FIGURES: [Statistic; 3] = [Statistic::Goals, Statistic::Appearances, Statistic::PlayedMinutes];

/// A team's players and staff in a season
#[utoipa::path(
    get, path = "/api/v1/team/squad", tag = "Team", operation_id = "show_team_squad",
    params(
        ("id" = i64, Query, description = "The team's id", example = 7),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = SquadBody),
        (status = 404, description = "No such team", body = ErrorBody),
    ),
)]
pub(crate) async fn show_team_squad(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let (Id(id), season) = (params.required("id")?, params.season()?);
    let key = format!("team squad {id} {season:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = TeamInSeason::find(&app, reads, id, season).await?;
            let ids = found.edition_ids();
            let store = app.store();
            let (mut squad, mut staff, totals) = tokio::try_join!(
                store.squad(id, found.season),
                store.staff(id, found.season),
                store.player_totals_of_team(id, &ids, &FIGURES),
            )?;
            let everybody = squad.iter().map(|member| member.person_id);
            let everybody = everybody.chain(staff.iter().map(|member| member.person_id)).collect();
            let people = read_people(&app, reads, everybody).await?;
            let position = |member: &SquadMember| {
                member.position.or_else(|| people.get(&member.person_id).and_then(|person| person.facts.position))
            };
            squad.sort_by_key(|member| (position(member).is_none(), position(member)));
            head_coach_first(&mut staff, |member| member.role);
            let lenders: Vec<i64> = squad.iter().filter_map(|member| member.loan_from).collect();
            let lenders = store.teams(&lenders).await?;
            let figures = |person: i64| {
                let sum = |statistic: Statistic| {
                    let his = totals.iter().filter(|t| t.person_id == person && t.statistic == statistic);
                    his.map(|total| total.value).sum()
                };
                let [goals, matches, minutes] = FIGURES.map(sum);
                Figures { goals, matches, minutes }
            };
            let player = |member: &SquadMember| {
                let person = people.get(&member.person_id)?;
                let lender = lenders.iter().find(|team| Some(team.id) == member.loan_from);
                Some(SquadPlayer::new(member, person, (&found.team, lender), figures(person.id), locale))
            };
            let worker = |member: &StaffMember| {
                Some(StaffBody::new(member, people.get(&member.person_id)?, &found.team, locale))
            };
            Answer::json(&SquadBody {
                players: squad.iter().filter_map(player).collect(),
                technical_team: staff.iter().filter_map(worker).collect(),
            })
        })
        .await
}
