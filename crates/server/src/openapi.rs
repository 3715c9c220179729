//! What the OpenAPI document says of the API as a whole. Calls get into it by being routed (`router.rs`); the whole is
//! checked in as `docs/openapi.json`, the contract that clients are generated from.

use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Jornada",
        description = "Fixtures, results, tables, line-ups and figures of a football league. \
            Times are ISO 8601 with the league's offset; errors are `{error, message, statusCode}`.",
    ),
    tags(
        (name = "Seasons", description = "Seasons and the competitions played in them"),
        (name = "Competition", description = "One competition: rounds, matches, teams, table, figures"),
        (name = "Match", description = "One match: before, during and after it"),
        (name = "Team", description = "One team: itself, squad, matches, figures"),
        (name = "Player", description = "One player: himself, matches, seasons, videos"),
        (name = "Coach", description = "One coach: himself, matches, teams"),
        (name = "Officials", description = "Referees, delegates and observers"),
        (name = "Calendar", description = "Matches by day"),
        (name = "International", description = "Competitions abroad, by number"),
    ),
)]
struct Description;

/// The document before any call is in it.
pub(crate) fn description() -> OpenApi {
    Description::openapi()
}
