use axum::extract::State;
use axum::response::Response;
use serde_json::Value;
use store::accounts::Profile;

use crate::app::App;
use crate::caller::Fan;
use crate::error::{ApiError, Problem};
use crate::handlers::auth::private;
use crate::json_body::JsonBody;
use crate::locale::Locale;
use crate::wire::profile::{ProfileBody, SaveProfileBody};

/// In characters.
const LONGEST_NAME: usize = 80;

/// Change one's own profile
///
/// What is left out stays; null or an empty text takes it away.
#[utoipa::path(
    put, path = "/api/v1/profile", tag = "Profile", operation_id = "save_profile",
    request_body = SaveProfileBody,
    security(("key" = [])),
    responses(
        (status = 200, body = ProfileBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn save_profile(
    State(app): State<App>,
    Fan(session): Fan,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    let fields = body.as_object().ok_or_else(|| ApiError::malformed("body"))?;
    let mut profile: Profile = session.account.profile.clone();
    for (field, value) in fields {
        match field.as_str() {
            "first_name" => profile.first_name = name("first_name", value)?,
            "last_name" => profile.last_name = name("last_name", value)?,
            "country" => profile.country = country(value)?,
            "language" => {
                let known = [Locale::Portuguese, Locale::English].map(Locale::code);
                let code = value.as_str().filter(|code| known.contains(code));
                profile.language = code.ok_or_else(|| ApiError::malformed("language"))?.to_owned();
            }
            // What a newer or an older app sends beside it is no reason to refuse the rest.
            _ => {}
        }
    }
    app.store().set_account_profile(session.account.id, profile, app.now()).await?;
    let account = app.store().account(session.account.id).await?.ok_or(ApiError::SignInNeeded)?;
    Ok(private(&ProfileBody::new(&account)))
}

/// On one line, in any script.
fn name(field: &'static str, value: &Value) -> Result<Option<String>, ApiError> {
    let text = match value {
        Value::Null => return Ok(None),
        Value::String(text) => text.trim(),
        _ => return Err(ApiError::malformed(field)),
    };
    if text.chars().count() > LONGEST_NAME {
        return Err(ApiError::InvalidParameter { name: field.into(), problem: Problem::TooLong });
    }
    if text.chars().any(char::is_control) {
        return Err(ApiError::malformed(field));
    }
    Ok(Some(text.to_owned()).filter(|text| !text.is_empty()))
}

/// Two letters of ISO 3166.
fn country(value: &Value) -> Result<Option<String>, ApiError> {
    match value {
        Value::Null => Ok(None),
        Value::String(text) if text.is_empty() => Ok(None),
        Value::String(text) if text.len() == 2 && text.bytes().all(|b| b.is_ascii_uppercase()) => {
            Ok(Some(text.clone()))
        }
        _ => Err(ApiError::malformed("country")),
    }
}
