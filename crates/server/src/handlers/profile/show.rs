use axum::response::Response;

use crate::caller::Fan;
use crate::handlers::auth::private;
use crate::wire::profile::ProfileBody;

/// One's own profile
#[utoipa::path(
    get, path = "/api/v1/profile", tag = "Profile", operation_id = "show_profile",
    security(("key" = [])),
    responses(
        (status = 200, body = ProfileBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn show_profile(Fan(session): Fan) -> Response {
    private(&ProfileBody::new(&session.account))
}
