use axum::extract::State;
use axum::response::Response;
use football::totals::player_totals;

use super::{AskedMatch, MatchSheet};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::match_detail::MvpBody;
use crate::wire::picture::{Dress, portrait};
use crate::wire::statistic::StatisticBody;

/// The player of a match
///
/// Null until there is one.
#[utoipa::path(
    get, path = "/api/v1/match/mvp", tag = "Match", operation_id = "show_match_mvp",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = Option<MvpBody>),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_mvp(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match mvp {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = asked.find(&app, reads).await?;
            let origin = found.edition.origin();
            let sheet = MatchSheet::read(&app, reads, found).await?;
            let mvp = sheet.record.report.as_ref().and_then(|report| report.mvp);
            let Some(person) = mvp.and_then(|mvp| sheet.people.get(&mvp)) else {
                return Answer::json(&None::<()>);
            };
            let entry = sheet.record.line_up.iter().find(|entry| entry.person_id == person.id);
            let side = entry.map_or(football::side::Side::Home, |entry| entry.side);
            let team = side.pick(sheet.match_.home_team_id, sheet.match_.away_team_id);
            let totals = sheet.record.with_sheet(origin, player_totals);
            let his = totals.iter().filter(|(id, ..)| *id == person.id);
            Answer::json(&MvpBody {
                id: person.id,
                external_id: &person.facts.external_id,
                name: &person.facts.name,
                photo: portrait(person, sheet.frame.team(team), Dress::Shirt),
                team,
                rating: entry.and_then(|entry| entry.rating).map(|tenths| f64::from(tenths) / 10.0),
                stats: his.map(|&(_, _, statistic, value)| StatisticBody::new(statistic, value, locale)).collect(),
            })
        })
        .await
}
