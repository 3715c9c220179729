use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::handlers::favourite::teams_of;
use crate::handlers::own_limit;
use crate::wire::own::{AccountBody, FavouriteBody, instant};
use crate::wire::profile::ProfileBody;

/// All that is kept about oneself
///
/// A file: the account, the profile with its photo, the teams, the newsletters with the moments at which they were asked for,
/// confirmed and left, the houses by which one comes, and the devices.
#[utoipa::path(
    get, path = "/api/v1/account/export", tag = "Profile", operation_id = "export_account",
    security(("key" = [])),
    responses(
        (status = 200, body = serde_json::Value, content_type = "application/json"),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 429, description = "Too often in a minute", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn export_account(
    State(app): State<App>,
    Fan(session): Fan,
    parts: Parts,
) -> Result<Response, ApiError> {
    let (account, store, zone) = (&session.account, app.store(), app.zone());
    own_limit(&app, &parts, "/account/export", Some(account.id))?;
    let (identities, subscriptions, sessions) = tokio::try_join!(
        store.identities_of(account.id),
        store.subscriptions(account.id),
        store.sessions(account.id, app.now()),
    )?;
    let teams = teams_of(&app, account.id).await?;
    let photo = match &account.photo {
        Some(mark) => store.photo(mark).await?,
        None => None,
    };
    let providers = identities.iter().map(|identity| identity.provider.clone()).collect();
    let time = |at: Option<jiff::Timestamp>| at.map(|at| instant(at, zone));
    let millis = |millis: i64| time(jiff::Timestamp::from_millisecond(millis).ok());
    let export = json!({
        "made_at": instant(app.now(), zone),
        "account": AccountBody::new(account, &teams, providers, zone),
        "username": account.username,
        "terms_accepted_at": time(account.terms),
        "wanted_news_at_sign_up": account.wants_news,
        "profile": ProfileBody::new(account, &teams),
        "photo_webp_base64": photo.map(|bytes| STANDARD.encode(bytes)),
        "favourite_teams": FavouriteBody::list(&teams),
        "newsletters": subscriptions.iter().map(|one| json!({
            "id": one.newsletter, "asked_at": time(one.asked), "confirmed_at": time(one.confirmed), "left_at": time(one.left),
        })).collect::<Vec<Value>>(),
        "identities": identities.iter().map(|one| json!({ "provider": one.provider, "subject": one.subject }))
            .collect::<Vec<Value>>(),
        "sessions": sessions.iter().map(|one| json!({
            "device": one.device, "created_at": millis(one.made_at), "seen_at": millis(one.seen_at),
        })).collect::<Vec<Value>>(),
    });
    let mut response = private(&export);
    let name = format!("attachment; filename=\"jornada-{}.json\"", app.today());
    if let Ok(name) = HeaderValue::try_from(name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
