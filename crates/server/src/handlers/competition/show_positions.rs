use std::collections::HashMap;

use axum::extract::State;
use axum::response::Response;
use football::TeamId;
use football::table::{Row, Standings, View};

use super::Asked;
use super::standings::{Material, Moment};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader};
use crate::params::Params;
use crate::wire::positions::{PositionsBody, RoundName, TeamPositions};
use crate::wire::round::label;
use crate::wire::team::TeamRef;

/// Where every club stood after each round
///
/// In the table, or in the table of its group; clubs in today's order.
#[utoipa::path(
    get, path = "/api/v2/competition/standings/positions", tag = "Competition", operation_id = "show_positions",
    params(
        EditionQuery,
        ("live" = Option<bool>, Query, description = "Count matches in play; default `false`"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = PositionsBody),
        (status = 404, description = "No such competition or season, or no table in it", body = ErrorBody),
    ),
)]
pub(crate) async fn show_positions(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let live = params.flag("live")?;
    let key = format!("positions {} {live} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let material = Material::read(&app, reads, &asked, None).await?;
            Answer::json(&body(&material, live, locale)?)
        })
        .await
}

fn body(material: &Material, live: bool, locale: Locale) -> Result<PositionsBody<'_>, ApiError> {
    let facts = material.facts();
    let (rules, deductions) = (facts.rules()?, facts.deductions());
    let groups: Vec<Option<&str>> = match facts.groups() {
        groups if groups.is_empty() => vec![None],
        groups => groups.into_iter().map(Some).collect(),
    };
    let tables = |moment: &Moment| -> Vec<Row> {
        let of_group = |group: &Option<&str>| {
            let teams: Vec<TeamId> = facts.teams(*group).iter().map(|team| team.id).collect();
            let season_over = moment.season_over;
            Standings { rules, teams: &teams, matches: &moment.matches, deductions: &deductions, season_over }
                .table(View::Overall)
        };
        groups.iter().flat_map(of_group).collect()
    };
    let now = Moment::new(&facts, live, None);
    let rounds: Vec<_> =
        material.rounds.iter().filter(|round| round.kind.has_table() && round.number <= now.last_round).collect();
    let mut positions: HashMap<TeamId, Vec<u16>> = HashMap::new();
    for round in &rounds {
        for row in tables(&Moment::new(&facts, live, Some(round.number))) {
            positions.entry(row.team).or_default().push(row.position);
        }
    }
    let teams = facts.teams(None);
    let team = |row: &Row| {
        let team = teams.iter().find(|team| team.id == row.team)?;
        Some(TeamPositions { team: TeamRef::new(team), positions: positions.remove(&row.team).unwrap_or_default() })
    };
    Ok(PositionsBody {
        live,
        rounds: rounds.iter().map(|round| RoundName { number: round.number, label: label(round, locale) }).collect(),
        teams: tables(&now).iter().filter_map(team).collect(),
    })
}
