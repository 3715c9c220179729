use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::{PressOffice, find};
use crate::app::App;
use crate::error::{ApiError, Missing};
use crate::params::Segments;

/// What comes from outside does nothing on our behalf.
const POLICY: &str = "default-src 'none'; sandbox";

/// The file of a request for accreditation
#[utoipa::path(
    get, path = "/api/v1/accreditation/requests/{reference}/file", tag = "Accreditation", operation_id = "show_accreditation_file",
    params(("reference" = String, Path, example = "AC-2026-0412")),
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<u8>, content_type = "application/octet-stream"),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 403, description = "Not one's business", body = ref("#/components/schemas/ErrorBody")),
        (status = 404, description = "No such request, or its file is gone", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn show_accreditation_file(
    State(app): State<App>,
    _: PressOffice,
    path: Segments,
) -> Result<Response, ApiError> {
    let request = find(&app, &path).await?;
    let file = app.store().accreditation_file(request.reference).await?;
    let mut response = file.ok_or(ApiError::NotFound(Missing::File))?.into_response();
    let ext = match request.file_type.as_str() {
        "image/jpeg" => "jpg",
        "image/png" => "png",
        _ => "pdf",
    };
    // By a name of ours: theirs is told in the answer beside it.
    let name = format!("attachment; filename=\"{}.{ext}\"", request.reference);
    let headers = response.headers_mut();
    let values = [
        (header::CONTENT_TYPE, request.file_type),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "private, no-store".to_owned()),
        (header::CONTENT_SECURITY_POLICY, POLICY.to_owned()),
    ];
    for (header, value) in values {
        if let Ok(value) = HeaderValue::try_from(value) {
            headers.insert(header, value);
        }
    }
    Ok(response)
}
