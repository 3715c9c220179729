use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::wire::account::{OptionsBody, OrganisationBody};

/// What the site asks of a new password, beyond what the call does.
const PASSWORD_LENGTH: usize = 12;

/// The ways in
///
/// Only what is set up is offered.
#[utoipa::path(
    get, path = "/api/auth/options", tag = "Accounts", operation_id = "show_sign_in_options",
    responses((status = 200, body = OptionsBody)),
)]
pub(crate) async fn show_options(State(app): State<App>) -> Response {
    let sign_in = app.sign_in();
    let organisation = sign_in.organisation.as_ref().map(|organisation| OrganisationBody {
        name: organisation.name.clone(),
        authority: organisation.issuer.name().to_owned(),
        client_id: organisation.client_id.clone(),
        scopes: organisation.scopes.clone(),
    });
    let body = OptionsBody {
        registration: sign_in.registration,
        confirmation: sign_in.confirmation,
        password_length: PASSWORD_LENGTH,
        providers: sign_in.providers.iter().map(accounts::provider::Provider::name).collect(),
        organisation,
    };
    let mut response = Json(body).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=60"));
    response
}
