use axum::extract::State;
use axum::response::Response;

use super::AskedMatch;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::match_detail::ClimateBody;

/// The weather at a match
#[utoipa::path(
    get, path = "/api/v1/match/climate", tag = "Match", operation_id = "show_match_climate",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = ClimateBody),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_climate(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match climate {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = asked.find(&app, reads).await?;
            let report = app.store().report(found.match_.id).await?;
            let body = report.map(|report| ClimateBody {
                climate: report.climate,
                temperature: report.temperature,
                rain_percentage: report.rain_percentage,
            });
            Answer::json(&body.unwrap_or_default())
        })
        .await
}
