use axum::extract::State;
use axum::response::Response;
use serde_json::{Value, json};

use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};

/// `/.well-known/assetlinks.json`: the Android apps that may open the site's addresses.
pub(crate) async fn show_asset_links(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    let apps = &app.installation().android;
    let links = apps.iter().map(|app| {
        json!({
            "relation": ["delegate_permission/common.handle_all_urls"],
            "target": {
                "namespace": "android_app",
                "package_name": app.package,
                "sha256_cert_fingerprints": app.fingerprints,
            },
        })
    });
    answer(&app, &wanted, "asset links", (!apps.is_empty()).then(|| links.collect())).await
}

/// `/.well-known/apple-app-site-association`: the same for Apple's, and whose passwords they may fill in.
pub(crate) async fn show_site_association(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    let apps = &app.installation().ios;
    // What is no page opens in a browser.
    let components: Vec<Value> = ["/api/*", "/auth/*", "/feeds/*", "/uploads/*"]
        .into_iter()
        .map(|below| json!({ "/": below, "exclude": true }))
        .chain([json!({ "/": "*" })])
        .collect();
    let body = json!({
        "applinks": { "details": [{ "appIDs": apps, "components": components }] },
        "webcredentials": { "apps": apps },
    });
    answer(&app, &wanted, "site association", (!apps.is_empty()).then_some(body)).await
}

async fn answer(app: &App, wanted: &Wanted, name: &str, body: Option<Value>) -> Result<Response, ApiError> {
    let body = body.ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(wanted, name.to_owned(), async |_| {
            Ok(Answer::text(body.to_string(), "application/json", Policy::Revalidate))
        })
        .await
}
