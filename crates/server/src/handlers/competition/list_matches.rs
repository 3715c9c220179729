use axum::extract::State;
use axum::response::Response;

use super::{Asked, find_round};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_list;
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader};
use crate::params::{Params, RoundRef};
use crate::wire::match_::MatchBody;

/// The matches of a round
///
/// By date; matches without a date come last.
#[utoipa::path(
    get, path = "/api/v1/competition/matches", tag = "Competition", operation_id = "list_matches",
    params(
        EditionQuery,
        ("round" = String, Query, description = "The round's number, or `r` and its id", example = "14"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<MatchBody>),
        (status = 404, description = "No such competition, season or round", body = ErrorBody),
    ),
)]
pub(crate) async fn list_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let round: RoundRef = params.required("round")?;
    let key = format!("matches {} {round:?} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            let store = app.store();
            let rounds = store.rounds(edition.id).await?;
            let round = find_round(&rounds, round)?;
            let matches = store.matches_of_round(round.id).await?;
            match_list::answer(&app, reads, vec![edition], &matches, locale).await
        })
        .await
}
