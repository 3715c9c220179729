use axum::extract::State;
use axum::response::Response;
use store::accreditations::Status;

use super::PressOffice;
use crate::app::App;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::params::Params;
use crate::wire::accreditation::{AccreditationBody, AccreditationsBody, AccreditationsMeta};
use crate::wire::video::Pagination;

const PAGE_SIZE: usize = 20;
const LARGEST_PAGE: usize = 100;
const LAST_PAGE: usize = 10_000;

/// Requests for accreditation
///
/// Those that wait with the oldest first; those that were decided with the latest first. For the press office.
#[utoipa::path(
    get, path = "/api/v1/accreditation/requests", tag = "Accreditation", operation_id = "list_accreditations",
    params(
        ("status" = Option<String>, Query, description = "`pending` (default), `accepted`, `refused` or `all`", example = "pending"),
        ("page" = Option<u16>, Query, example = 1),
        ("pageSize" = Option<u16>, Query, description = "20 by default, at most 100", example = 20),
    ),
    security(("key" = [])),
    responses(
        (status = 200, body = AccreditationsBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 403, description = "Not one's business", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn list_accreditations(
    State(app): State<App>,
    _: PressOffice,
    params: Params,
) -> Result<Response, ApiError> {
    let status = match params.text("status")? {
        None => Some(Status::Pending),
        Some("all") => None,
        Some(name) => Some(Status::from_name(name).ok_or_else(|| ApiError::malformed("status"))?),
    };
    let page = params.count("page", 1, LAST_PAGE)? as u64;
    let page_size = params.count("pageSize", PAGE_SIZE, LARGEST_PAGE)? as u64;
    let (requests, counts) = tokio::try_join!(
        app.store().accreditations(status, (page - 1) * page_size, page_size),
        app.store().accreditation_counts(),
    )?;
    let total = counts.of(status);
    let pagination = Pagination { page, page_size, page_count: total.div_ceil(page_size), total };
    Ok(private(&AccreditationsBody {
        data: requests.into_iter().map(|request| AccreditationBody::new(request, app.zone())).collect(),
        meta: AccreditationsMeta { pagination, counts: counts.into() },
    }))
}
