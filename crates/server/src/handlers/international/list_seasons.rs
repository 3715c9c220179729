use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::ApiError;
use crate::wire::season::SeasonBody;

/// Seasons with their competitions abroad
///
/// Newest season first, competitions in their order.
#[utoipa::path(
    get, path = "/api/v2/international/seasons", tag = "International", operation_id = "list_international_seasons",
    responses(
        (status = 200, body = Vec<SeasonBody>),
    ),
)]
pub(crate) async fn list_international_seasons(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    app.cache()
        .answer(&wanted, "international seasons".to_owned(), async |reads| {
            reads.tag(Tag::seasons());
            reads.until(app.midnight());
            let (seasons, editions) = tokio::try_join!(app.store().seasons(), app.store().editions(true))?;
            Answer::json(&SeasonBody::list(&seasons, &editions, app.today(), app.origin()))
        })
        .await
}
