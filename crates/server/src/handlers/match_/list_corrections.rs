use axum::extract::State;
use axum::response::Response;

use super::{AskedMatch, read_people};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::correction::{CorrectionsBody, named};

/// What was corrected in a match after it was public
#[utoipa::path(
    get, path = "/api/v1/match/corrections", tag = "Match", operation_id = "list_match_corrections",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = CorrectionsBody),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn list_match_corrections(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match corrections {}", asked.key());
    app.cache().answer(&wanted, key, async |reads| corrections(&app, reads, &asked).await).await
}

pub(crate) async fn corrections(app: &App, reads: &mut Reads, asked: &AskedMatch) -> Result<Answer, ApiError> {
    let found = asked.find(app, reads).await?;
    let list = app.store().corrections(found.match_.id).await?;
    let people = read_people(app, reads, named(&list)).await?;
    Answer::json(&CorrectionsBody::new(&list, &people, app.zone()))
}
