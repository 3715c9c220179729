//! The OpenAPI document: the contract that clients are generated from. It is checked in as `docs/openapi.json`.

use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::router;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Jornada",
        description = "Fixtures, results and tables of a football league. \
            Times are ISO 8601 with the league's offset; errors are `{error, message, statusCode}`.",
    ),
    tags(
        (name = "Seasons", description = "Seasons and the competitions played in them"),
        (name = "Competition", description = "One competition: rounds, matches, teams, table"),
    ),
)]
struct Description;

pub fn document() -> Document {
    let described: OpenApiRouter<App> = OpenApiRouter::with_openapi(Description::openapi()).merge(router::api());
    described.split_for_parts().1
}
