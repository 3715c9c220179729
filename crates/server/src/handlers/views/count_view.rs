use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::content::View;
use utoipa::ToSchema;
use xxhash_rust::xxh3::xxh3_128;

use crate::app::App;
use crate::error::{ApiError, ErrorBody, Missing};
use crate::origin::Origin;
use crate::params::{Id, Params, Segment};
use crate::rate_limit::Who;
use crate::visitor::cookie;

/// How often an entry was seen.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ViewsBody {
    #[schema(example = 1204)]
    views: i64,
}

/// Count a view of a video or an article
///
/// Once for each device and hour.
#[utoipa::path(
    post, path = "/api/v1/content/{id}/views", tag = "Content", operation_id = "count_view",
    params(
        ("id" = i64, Path, description = "The entry's number", example = 55),
        ("type" = String, Query, description = "`news`, `video` or `opinion`, in the singular or as in addresses", example = "news"),
    ),
    responses(
        (status = 200, body = ViewsBody),
        (status = 404, description = "No such entry", body = ErrorBody),
    ),
)]
pub(crate) async fn count_view(
    State(app): State<App>,
    Segment(id): Segment,
    params: Params,
    request: Request,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let name: String = params.required("type")?;
    let model = app.model();
    let content_type = model.at(&name).or_else(|| model.find(&name)).filter(|found| found.counts_views());
    let content_type = content_type.ok_or_else(|| ApiError::malformed("type"))?;
    let (parts, _) = request.into_parts();
    let origin = Origin::of(&parts, app.proxy_hops());
    let counted = app.views().limit().count(Who::new("views", None, origin), app.now());
    if counted.is_too_many() {
        return Err(ApiError::TooManyRequests);
    }
    let view = View { content_type: content_type.name.clone(), id, device: device(&parts.headers, origin) };
    // Whoever hangs up must not take those with him who wait for the same write.
    let counting = tokio::spawn({
        let app = app.clone();
        async move { app.views().count(app.store(), view, app.now()).await }
    });
    let views = counting.await.map_err(|error| ApiError::Internal(error.to_string()))??;
    let views = views.ok_or(ApiError::NotFound(Missing::Entry))?;
    let body = ViewsBody { views };
    Ok(([(header::CACHE_CONTROL, "no-store")], axum::Json(body)).into_response())
}

/// Who looks, as a digest: the device's own number where it tells one, else what can be told from outside.
fn device(headers: &HeaderMap, origin: Origin) -> String {
    let told = headers.get("device-id").and_then(|value| value.to_str().ok()).map(str::to_owned);
    let told = told.or_else(|| cookie(headers, "jornada_device_id").map(str::to_owned)).filter(|id| is_sensible(id));
    let text = told.unwrap_or_else(|| format!("{origin:?} {}", text(headers, "user-agent")));
    format!("{:032x}", xxh3_128(text.as_bytes()))
}

fn is_sensible(id: &str) -> bool {
    (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> &'h str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
