use axum::extract::State;
use axum::response::Response;
use football::duty::Calling;
use football::people::age;
use store::tags::Tag;

use super::{FoundOfficial, depend_on, find_official};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::params::{Id, Params, Segment};
use crate::wire::official::{OfficialBody, OfficialStats};

/// A referee
#[utoipa::path(
    get, path = "/api/v1/referee/{id}", tag = "Officials", operation_id = "show_referee",
    params(
        ("id" = i64, Path, description = "The referee's number", example = 1238),
        ("season" = Option<String>, Query, description = "Default: the last season", example = "20262027"),
    ),
    responses(
        (status = 200, body = OfficialBody),
        (status = 404, description = "No such referee, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_referee(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    show(&app, &wanted, (&id, Calling::Referee), &params).await
}

/// A delegate
#[utoipa::path(
    get, path = "/api/v1/delegate/{id}", tag = "Officials", operation_id = "show_delegate",
    params(
        ("id" = i64, Path, description = "The delegate's number", example = 2502),
        ("season" = Option<String>, Query, description = "Default: the last season", example = "20262027"),
    ),
    responses(
        (status = 200, body = OfficialBody),
        (status = 404, description = "No such delegate, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_delegate(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    show(&app, &wanted, (&id, Calling::Delegate), &params).await
}

/// An observer
#[utoipa::path(
    get, path = "/api/v1/observer/{id}", tag = "Officials", operation_id = "show_observer",
    params(
        ("id" = i64, Path, description = "The observer's number", example = 1334),
        ("season" = Option<String>, Query, description = "Default: the last season", example = "20262027"),
    ),
    responses(
        (status = 200, body = OfficialBody),
        (status = 404, description = "No such observer, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_observer(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    show(&app, &wanted, (&id, Calling::Observer), &params).await
}

async fn show(
    app: &App,
    wanted: &Wanted,
    (id, calling): (&str, Calling),
    params: &Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let season = params.season()?;
    let key = format!("{calling:?} {id} {season:?}");
    app.cache()
        .answer(wanted, key, async |reads| {
            let FoundOfficial { person, licence } = find_official(app, reads, id, calling, season).await?;
            reads.tag(Tag::seasons());
            reads.until(app.midnight());
            let (store, season) = (app.store(), Some(licence.season));
            let (officiated, refereed) =
                tokio::try_join!(store.officiated(id, season), store.refereed_editions(id, season))?;
            depend_on(reads, &refereed);
            let his: Vec<_> = officiated.iter().filter(|it| it.duty.calling() == calling).collect();
            let stats = OfficialStats::of(&his, licence.season, &refereed);
            let age = person.facts.birthday.and_then(|birthday| age(birthday, app.today()));
            Answer::json(&OfficialBody::new(&person, &licence, age, stats))
        })
        .await
}
