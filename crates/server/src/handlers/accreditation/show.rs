use axum::extract::State;
use axum::response::Response;

use super::{PressOffice, find};
use crate::app::App;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::params::Segments;
use crate::wire::accreditation::AccreditationBody;

/// A request for accreditation
#[utoipa::path(
    get, path = "/api/v1/accreditation/requests/{reference}", tag = "Accreditation", operation_id = "show_accreditation",
    params(("reference" = String, Path, example = "AC-2026-0412")),
    security(("key" = [])),
    responses(
        (status = 200, body = AccreditationBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 403, description = "Not one's business", body = ref("#/components/schemas/ErrorBody")),
        (status = 404, description = "No such request", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn show_accreditation(
    State(app): State<App>,
    _: PressOffice,
    path: Segments,
) -> Result<Response, ApiError> {
    Ok(private(&AccreditationBody::new(find(&app, &path).await?, app.zone())))
}
