use accounts::email;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::response::Response;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use jiff::SignedDuration;
use serde_json::Value;
use store::accreditations::NewAccreditation;

use crate::app::App;
use crate::edge::LARGEST_REQUEST;
use crate::error::{ApiError, Problem};
use crate::fields::{Fields, line};
use crate::handlers::auth::private;
use crate::handlers::own_limit;
use crate::json_body::{is_json, parse};
use crate::large_body;
use crate::locale::Locale;
use crate::notices::{Told, accreditation, press_office};
use crate::wire::accreditation::{AccreditationForm, AskedBody};

const LARGEST_FILE: usize = 10 << 20;
/// So many wait for a decision at most: what nobody looks at fills nothing.
const MOST_PENDING: u64 = 500;
/// From everywhere in an hour.
const MOST_AN_HOUR: u32 = 120;

/// Ask for accreditation
///
/// For media. The file is kept until some time after the decision.
#[utoipa::path(
    post, path = "/api/v1/accreditation", tag = "Accreditation", operation_id = "ask_for_accreditation",
    request_body = AccreditationForm,
    responses(
        (status = 200, body = AskedBody),
        (status = 400, description = "A field is missing or wrong; `parameter` says which", body = ref("#/components/schemas/ErrorBody")),
        (status = 413, description = "The file is larger than ten megabytes", body = ref("#/components/schemas/ErrorBody")),
        (status = 415, description = "The file is no PDF, JPEG or PNG", body = ref("#/components/schemas/ErrorBody")),
        (status = 429, description = "Too often", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn ask_for_accreditation(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    own_limit(&app, &parts, "/accreditation", None)?;
    if !is_json(&parts.headers) {
        return Err(ApiError::NotJson);
    }
    let body = large_body::read(&app, &parts, body, LARGEST_REQUEST as usize).await?;
    let form = parse(&body)?;
    drop(body);
    let new = read(&app, &form, &parts).await?;
    drop(form);
    check_room(&app).await?;
    let press = press_office(&app).await?;
    let jobs = |reference| {
        let arrived = press.iter().map(|to| accreditation(reference, Told::Arrived, Some(to)));
        std::iter::once(accreditation(reference, Told::Received, None)).chain(arrived).collect()
    };
    let year = i64::from(app.today().year());
    let reference = app.store().add_accreditation(&new, year, &jobs, app.now()).await?;
    app.jobs().wake();
    tracing::info!(%reference, "a request for accreditation has arrived");
    Ok(private(&AskedBody { value: reference.to_string() }))
}

async fn read(app: &App, form: &Value, parts: &Parts) -> Result<NewAccreditation, ApiError> {
    let fields = Fields::of(form)?;
    let kept = |name, length| fields.line(name, length).map(str::to_owned);
    let media_name = kept("mediaName", 2..=120)?;
    let email = email::normal(fields.line("email", 3..=254)?).ok_or_else(|| ApiError::malformed("email"))?;
    let address = kept("address", 5..=200)?;
    let postal_code = checked("postalCode", kept("postalCode", 1..=20)?, is_postal_code)?;
    let locality = kept("locality", 2..=80)?;
    let phone_number = checked("phoneNumber", kept("phoneNumber", 1..=40)?, is_phone_number)?;
    let erc_number = checked("ercNumber", kept("ercNumber", 1..=20)?, |text| has_digits(text, 6))?;
    let file_name = kept("fileName", 1..=200)?;
    let file = decoded(fields.text("fileBase64")?)?;
    let file_type = app.library()?.evidence(file.clone()).await.map_err(of_file)?.to_owned();
    let (file, language) = (file.to_vec(), Locale::of(&parts.headers).code().to_owned());
    Ok(NewAccreditation {
        media_name,
        email,
        address,
        postal_code,
        locality,
        phone_number,
        erc_number,
        language,
        // Some send the path on their own disk.
        file_name: line("fileName", file_name.rsplit(['/', '\\']).next().unwrap_or_default(), 1..=200)?.to_owned(),
        file_type,
        file,
    })
}

/// Neither the house nor its mail server is to be filled from here.
async fn check_room(app: &App) -> Result<(), ApiError> {
    if app.store().accreditation_counts().await?.pending >= MOST_PENDING {
        return Err(ApiError::Unavailable("too many requests for accreditation wait for a decision".to_owned()));
    }
    let now = app.now();
    let since = now.checked_sub(SignedDuration::from_hours(1)).unwrap_or(jiff::Timestamp::MIN);
    match app.store().note_failure("accreditation", since, now).await? > MOST_AN_HOUR {
        true => Err(ApiError::HeldBack(600)),
        false => Ok(()),
    }
}

fn checked(name: &'static str, text: String, is_right: impl Fn(&str) -> bool) -> Result<String, ApiError> {
    if is_right(&text) { Ok(text) } else { Err(ApiError::malformed(name)) }
}

fn has_digits(text: &str, count: usize) -> bool {
    text.len() == count && text.bytes().all(|b| b.is_ascii_digit())
}

/// As in Portugal: `4000-120`.
fn is_postal_code(text: &str) -> bool {
    text.split_once('-').is_some_and(|(place, street)| has_digits(place, 4) && has_digits(street, 3))
}

/// A number in Portugal, or one with the country before it. People write them in many ways.
fn is_phone_number(text: &str) -> bool {
    let plain: String = text.chars().filter(|c| !" -.()".contains(*c)).collect();
    let at_home = plain.strip_prefix("+351").unwrap_or(&plain);
    if has_digits(at_home, 9) && at_home.starts_with(['2', '9']) {
        return true;
    }
    plain.strip_prefix('+').filter(|rest| !rest.starts_with("351")).is_some_and(|rest| {
        (7..=15).contains(&rest.len()) && !rest.starts_with('0') && rest.bytes().all(|b| b.is_ascii_digit())
    })
}

/// The file's bytes. Browsers put what kind of file it is before them.
fn decoded(text: &str) -> Result<Bytes, ApiError> {
    let text = match text.split_once(";base64,") {
        Some((kind, rest)) if kind.starts_with("data:") && kind.len() <= 200 => rest,
        _ => text,
    };
    if text.is_empty() {
        return Err(ApiError::missing("fileBase64"));
    }
    if text.len() / 4 * 3 > LARGEST_FILE + 2 {
        return Err(ApiError::PayloadTooLarge);
    }
    let bytes = STANDARD.decode(text).map_err(|_| ApiError::malformed("fileBase64"))?;
    if bytes.len() > LARGEST_FILE { Err(ApiError::PayloadTooLarge) } else { Ok(bytes.into()) }
}

/// What is wrong with this file, whatever else files are good for.
fn of_file(error: media::MediaError) -> ApiError {
    use crate::error::WrongFile;
    match error.into() {
        ApiError::WrongFile(WrongFile::NoPicture) => ApiError::WrongFile(WrongFile::NoEvidence),
        ApiError::InvalidParameter { .. } => {
            ApiError::InvalidParameter { name: "fileBase64".into(), problem: Problem::Malformed }
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_portugal_or_have_their_country() {
        for right in
            ["912345678", "+351 912 345 678", "+351 (21) 234.56-78", "212345678", "+34 612 345 678", "+1 2025550123"]
        {
            assert!(is_phone_number(right), "{right}");
        }
        for wrong in [
            "",
            "12345678",
            "812345678",
            "+351 812 345 678",
            "+0 12345678",
            "+3461234a678",
            "0034612345678",
            "+1234567890123456",
        ] {
            assert!(!is_phone_number(wrong), "{wrong}");
        }
        assert!(is_postal_code("4000-120"));
        for wrong in ["4000120", "400-0120", "4000-12", "４０００-120", "4000-120 "] {
            assert!(!is_postal_code(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_file_is_read_with_or_without_its_kind() {
        assert_eq!(decoded("aGVsbG8=").unwrap(), "hello");
        assert_eq!(decoded("data:application/pdf;base64,aGVsbG8=").unwrap(), "hello");
        for wrong in ["", "data:application/pdf;base64,", "###", "aGVsbG8", "aGVs\nbG8="] {
            assert!(decoded(wrong).is_err(), "{wrong}");
        }
        let most = STANDARD.encode(vec![0; LARGEST_FILE]);
        assert_eq!(decoded(&most).unwrap().len(), LARGEST_FILE);
        let more = STANDARD.encode(vec![0; LARGEST_FILE + 1]);
        assert!(matches!(decoded(&more), Err(ApiError::PayloadTooLarge)));
    }
}
