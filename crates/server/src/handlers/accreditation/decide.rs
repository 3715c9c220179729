use axum::extract::State;
use axum::response::Response;
use store::accreditations::Decision;

use super::{PressOffice, find};
use crate::app::App;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::handlers::auth::private;
use crate::json_body::JsonBody;
use crate::notices::{Told, accreditation};
use crate::params::Segments;
use crate::wire::accreditation::{AccreditationBody, DecisionBody};

/// In characters.
const LONGEST_REASON: usize = 1_000;

/// Accept or refuse a request for accreditation
///
/// The medium is told by mail. Of two decisions, the first counts.
#[utoipa::path(
    post, path = "/api/v1/accreditation/requests/{reference}/decision", tag = "Accreditation",
    operation_id = "decide_accreditation",
    params(("reference" = String, Path, example = "AC-2026-0412")),
    request_body = DecisionBody,
    security(("key" = [])),
    responses(
        (status = 200, body = AccreditationBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 403, description = "Not one's business", body = ref("#/components/schemas/ErrorBody")),
        (status = 404, description = "No such request", body = ref("#/components/schemas/ErrorBody")),
        (status = 409, description = "`already_decided`", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn decide_accreditation(
    State(app): State<App>,
    PressOffice(session): PressOffice,
    path: Segments,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    let request = find(&app, &path).await?;
    let fields = Fields::of(&body)?;
    let is_accepted = match fields.text("decision")? {
        "accepted" => true,
        "refused" => false,
        _ => return Err(ApiError::malformed("decision")),
    };
    let reason = match body.get("reason").filter(|reason| !reason.is_null()) {
        None if !is_accepted => return Err(ApiError::missing("reason")),
        None => None,
        Some(_) => Some(fields.line("reason", usize::from(!is_accepted)..=LONGEST_REASON)?),
    };
    let decision = Decision { is_accepted, reason: reason.filter(|reason| !reason.is_empty()), by: session.account.id };
    let told = accreditation(request.reference, Told::Decided, None);
    if !app.store().decide_accreditation(request.reference, &decision, &told, app.now()).await? {
        return Err(ApiError::AlreadyDecided);
    }
    app.jobs().wake();
    tracing::info!(reference = %request.reference, account = session.account.id, is_accepted, "a request was decided");
    Ok(private(&AccreditationBody::new(find(&app, &path).await?, app.zone())))
}
