use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::handlers::favourite::teams_of;
use crate::wire::own::AccountBody;

/// One's own account
#[utoipa::path(
    get, path = "/api/v1/account", tag = "Profile", operation_id = "show_account",
    security(("key" = [])),
    responses(
        (status = 200, body = AccountBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn show_account(State(app): State<App>, Fan(session): Fan) -> Result<Response, ApiError> {
    let account = &session.account;
    let (teams, providers) = tokio::try_join!(teams_of(&app, account.id), providers_of(&app, account.id))?;
    Ok(private(&AccountBody::new(account, &teams, providers, app.zone())))
}

/// The other houses by which somebody comes.
pub(super) async fn providers_of(app: &App, account: i64) -> Result<Vec<String>, ApiError> {
    let mut providers: Vec<String> =
        app.store().identities_of(account).await?.into_iter().map(|identity| identity.provider).collect();
    providers.dedup();
    Ok(providers)
}
