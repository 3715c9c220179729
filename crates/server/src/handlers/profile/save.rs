use axum::extract::State;
use axum::response::Response;
use jiff::civil::Date;
use serde_json::Value;
use store::accounts::Profile;

use super::answer;
use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::fields::line;
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
            "birthday" => profile.birthday = birthday(value, app.today())?,
            // What a newer or an older app sends beside it is no reason to refuse the rest.
            _ => {}
        }
    }
    app.store().set_account_profile(session.account.id, profile, app.now()).await?;
    answer(&app, session.account.id).await
}

/// On one line, in any script.
fn name(field: &'static str, value: &Value) -> Result<Option<String>, ApiError> {
    let text = match value {
        Value::Null => return Ok(None),
        Value::String(text) => line(field, text, 0..=LONGEST_NAME)?,
        _ => return Err(ApiError::malformed(field)),
    };
    Ok(Some(text.to_owned()).filter(|text| !text.is_empty()))
}

/// A day that somebody who is alive can be born on.
fn birthday(value: &Value, today: Date) -> Result<Option<Date>, ApiError> {
    let text = match value {
        Value::Null => return Ok(None),
        Value::String(text) if text.is_empty() => return Ok(None),
        Value::String(text) => text,
        _ => return Err(ApiError::malformed("birthday")),
    };
    let day = Some(text).filter(|text| text.len() == 10).and_then(|text| text.parse::<Date>().ok());
    day.filter(|day| day.year() >= 1900 && *day <= today).map(Some).ok_or_else(|| ApiError::malformed("birthday"))
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
