use axum::extract::State;
use axum::response::Response;

use super::{AskedMatch, read_people};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::referees::RefereesBody;

/// The officials of a match
#[utoipa::path(
    get, path = "/api/v1/match/referees", tag = "Match", operation_id = "show_match_referees",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = RefereesBody),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_referees(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match referees {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = asked.find(&app, reads).await?;
            let appointed = app.store().appointments(&[found.match_.id]).await?;
            let ids = appointed.iter().map(|(_, appointed)| appointed.person_id).collect();
            let people = read_people(&app, reads, ids).await?;
            Answer::json(&RefereesBody::new(appointed.into_iter().map(|(_, appointed)| appointed), &people))
        })
        .await
}
