use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use media::Square;

use crate::app::App;
use crate::caller::Fan;
use crate::edge::LARGEST_PHOTO;
use crate::error::{ApiError, Missing};
use crate::handlers::own_limit;
use crate::handlers::profile::answer;
use crate::large_body;
use crate::params::{Params, Segment};
use crate::wire::profile::{PHOTO_SIDE, ProfileBody};

/// Another photo
///
/// The body is a picture: JPEG, PNG, WebP, GIF or TIFF, at most ten megabytes. Of it a square is kept, and nothing else.
#[utoipa::path(
    put, path = "/api/v1/profile/photo", tag = "Profile", operation_id = "save_photo",
    params(
        ("x" = Option<u32>, Query, description = "Where the square begins, in pixels of the picture as it is seen; without it, the largest in the middle"),
        ("y" = Option<u32>, Query),
        ("side" = Option<u32>, Query, description = "At least 32"),
    ),
    request_body(content_type = "image/*", description = "The picture", content = String),
    security(("key" = [])),
    responses(
        (status = 200, body = ProfileBody),
        (status = 400, description = "The square is not in the picture", body = ref("#/components/schemas/ErrorBody")),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 413, description = "Larger than ten megabytes", body = ref("#/components/schemas/ErrorBody")),
        (status = 415, description = "Not a picture", body = ref("#/components/schemas/ErrorBody")),
        (status = 429, description = "Too often in a minute", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn save_photo(
    State(app): State<App>,
    Fan(session): Fan,
    params: Params,
    request: Request,
) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    own_limit(&app, &parts, "/profile/photo", Some(session.account.id))?;
    let part = square(&params)?;
    let bytes = large_body::read(&app, &parts, body, LARGEST_PHOTO as usize).await?;
    let photo = app.library()?.square(bytes, part, PHOTO_SIDE).await?;
    app.store().put_photo(session.account.id, &app.sign_in().pass(), photo, app.now()).await.map_err(gone)?;
    answer(&app, session.account.id).await
}

/// No photo any more
#[utoipa::path(
    delete, path = "/api/v1/profile/photo", tag = "Profile", operation_id = "remove_photo",
    security(("key" = [])),
    responses(
        (status = 200, body = ProfileBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn remove_photo(State(app): State<App>, Fan(session): Fan) -> Result<Response, ApiError> {
    app.store().remove_photo(session.account.id, app.now()).await?;
    answer(&app, session.account.id).await
}

/// `/photos/{mark}.webp`: for browsers, which send no token for a picture. Whoever knows the word may see it.
pub(crate) async fn show_photo(State(app): State<App>, Segment(file): Segment) -> Result<Response, ApiError> {
    let missing = || ApiError::NotFound(Missing::Page);
    let mark = file.strip_suffix(".webp").filter(|mark| mark.len() <= 100).ok_or_else(missing)?;
    let mut response = app.store().photo(mark).await?.ok_or_else(missing)?.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/webp"));
    // By the owner's browser alone, and not for long: what was deleted is soon gone there, too.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    Ok(response)
}

/// All three, or none.
fn square(params: &Params) -> Result<Option<Square>, ApiError> {
    let [left, top, side] = [params.optional("x")?, params.optional("y")?, params.optional("side")?];
    match (left, top, side) {
        (None, None, None) => Ok(None),
        (Some(left), Some(top), Some(side)) => Ok(Some(Square { left, top, side })),
        (None, ..) => Err(ApiError::missing("x")),
        (_, None, _) => Err(ApiError::missing("y")),
        (.., None) => Err(ApiError::missing("side")),
    }
}

/// The account was deleted meanwhile.
fn gone(error: store::StoreError) -> ApiError {
    match error {
        store::StoreError::NotFound => ApiError::SignInNeeded,
        other => other.into(),
    }
}
