use axum::extract::State;
use axum::response::Response;
use football::table::Standings;

use super::Asked;
use super::standings::{Material, Moment, group_key};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader, TableQuery};
use crate::params::{Params, RoundRef};
use crate::wire::ties::{TieExplanation, TiesBody};

/// Why clubs level on points stand in this order
///
/// For each set of them: their matches with each other, and every criterion that was tried, with what it said.
#[utoipa::path(
    get, path = "/api/v2/competition/standings/ties", tag = "Competition", operation_id = "show_ties",
    params(EditionQuery, TableQuery, LocaleHeader),
    responses(
        (status = 200, body = TiesBody),
        (status = 404, description = "No such competition, season or round, or no table in it", body = ErrorBody),
    ),
)]
pub(crate) async fn show_ties(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let live = params.flag("live")?;
    let round: Option<RoundRef> = params.optional("round")?;
    let key = format!("ties {} {live} {round:?} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let material = Material::read(&app, reads, &asked, round).await?;
            Answer::json(&body(&material, live, locale)?)
        })
        .await
}

fn body(material: &Material, live: bool, locale: Locale) -> Result<TiesBody<'_>, ApiError> {
    let facts = material.facts();
    let (rules, deductions) = (facts.rules()?, facts.deductions());
    let now = Moment::new(&facts, live, material.until);
    let groups: Vec<Option<&str>> = match facts.groups() {
        groups if groups.is_empty() => vec![None],
        groups => groups.into_iter().map(Some).collect(),
    };
    let mut ties = Vec::new();
    for group in groups {
        let table = group.map_or_else(|| "overall".to_owned(), group_key);
        let teams = facts.teams(group);
        let ids: Vec<i64> = teams.iter().map(|team| team.id).collect();
        let standings = Standings {
            rules,
            teams: &ids,
            matches: &now.matches,
            deductions: &deductions,
            season_over: now.season_over,
        };
        let explained = standings.explain();
        let body = |explanation| TieExplanation::new(&table, explanation, &teams, rules.points_for_win, locale);
        ties.extend(explained.iter().map(body));
    }
    Ok(TiesBody { last_round: now.last_round, live, ties })
}
