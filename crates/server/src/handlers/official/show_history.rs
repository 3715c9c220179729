use axum::extract::State;
use axum::response::Response;
use football::duty::Calling;
use store::tags::Tag;

use super::{depend_on, find_licences};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::params::{Id, Segment};
use crate::wire::official::OfficialSeason;

/// The seasons of a referee
///
/// Newest first, each with its figures.
#[utoipa::path(
    get, path = "/api/v1/referee/{id}/history", tag = "Officials", operation_id = "show_referee_history",
    params(("id" = i64, Path, description = "The referee's number", example = 1238)),
    responses(
        (status = 200, body = Vec<OfficialSeason>),
        (status = 404, description = "No such referee", body = ErrorBody),
    ),
)]
pub(crate) async fn show_referee_history(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    show(&app, &wanted, &id, Calling::Referee).await
}

/// The seasons of a delegate
///
/// Newest first, each with its figures.
#[utoipa::path(
    get, path = "/api/v1/delegate/{id}/history", tag = "Officials", operation_id = "show_delegate_history",
    params(("id" = i64, Path, description = "The delegate's number", example = 2502)),
    responses(
        (status = 200, body = Vec<OfficialSeason>),
        (status = 404, description = "No such delegate", body = ErrorBody),
    ),
)]
pub(crate) async fn show_delegate_history(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    show(&app, &wanted, &id, Calling::Delegate).await
}

/// The seasons of an observer
///
/// Newest first, each with its figures.
#[utoipa::path(
    get, path = "/api/v1/observer/{id}/history", tag = "Officials", operation_id = "show_observer_history",
    params(("id" = i64, Path, description = "The observer's number", example = 1334)),
    responses(
        (status = 200, body = Vec<OfficialSeason>),
        (status = 404, description = "No such observer", body = ErrorBody),
    ),
)]
pub(crate) async fn show_observer_history(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    show(&app, &wanted, &id, Calling::Observer).await
}

async fn show(app: &App, wanted: &Wanted, id: &str, calling: Calling) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let key = format!("{calling:?} history {id}");
    app.cache()
        .answer(wanted, key, async |reads| {
            let (_, licences) = find_licences(app, reads, id, calling).await?;
            // Any match of any season may get another result.
            reads.tag(Tag::seasons());
            let store = app.store();
            let (officiated, refereed) =
                tokio::try_join!(store.officiated(id, None), store.refereed_editions(id, None))?;
            depend_on(reads, &refereed);
            Answer::json(&OfficialSeason::list(&licences, &officiated, &refereed))
        })
        .await
}
