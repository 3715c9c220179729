//! Every address there is, in one list.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::from_fn;
use axum::routing::{any, get};
use axum::{Extension, Router};
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::ask::Api;
use crate::edge::{Edge, name_route};
use crate::error::{ApiError, Missing};
use crate::handlers::art::show_crest::show_crest;
use crate::handlers::art::show_emblem::show_emblem;
use crate::handlers::art::show_tiles::show_tiles;
use crate::handlers::competition::{list_matches, list_rounds, list_teams, show, show_standings};
use crate::handlers::pages::show_page::show_page;
use crate::handlers::seasons::list;
use crate::handlers::system::{docs, health};
use crate::handlers::team;
use crate::metrics;
use crate::openapi;

/// The documented part: what is routed here is in the OpenAPI document.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::description())
        .routes(routes!(list::list_seasons))
        .routes(routes!(show::show_competition))
        .routes(routes!(list_rounds::list_rounds))
        .routes(routes!(list_matches::list_matches))
        .routes(routes!(list_teams::list_teams))
        .routes(routes!(show_standings::show_standings))
        .routes(routes!(team::list_matches::list_team_matches))
}

/// The OpenAPI document.
pub fn document() -> OpenApi {
    api().split_for_parts().1
}

/// Everything there is, ready to be served.
pub fn service(app: &App) -> Edge {
    metrics::start();
    let (api, document) = api().split_for_parts();
    let document = Extension(Arc::new(document));
    let router = api
        .route("/api/openapi.json", get(docs::show_openapi).layer(document.clone()))
        .route("/api/docs", get(docs::show_docs).layer(document))
        .route("/api/docs.css", get(docs::show_docs_style))
        .route("/art/crest/{file}", get(show_crest))
        .route("/art/emblem/{file}", get(show_emblem))
        .route("/art/tiles/{file}", get(show_tiles))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::show_metrics))
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed);
    let router = router.fallback(async || ApiError::NotFound(Missing::Page));
    let named = |router: Router<App>| router.layer(from_fn(name_route)).with_state(app.clone());
    // Pages ask the API, so the API's router is there first.
    let api = Api::new(app.clone(), named(router.clone()));
    let show = async |State(app): State<App>, Extension(api): Extension<Api>, request: Request| {
        show_page(app, api, request).await
    };
    let pages = any(show).layer(Extension(api));
    Edge::new(app.clone(), named(router.route("/", pages.clone()).route("/{*page}", pages)))
}
