use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_::list_corrections::corrections;
use crate::handlers::match_::show_details::details;
use crate::handlers::match_::show_dynamic::dynamic;
use crate::handlers::match_::show_formations::formations;
use crate::handlers::match_::{AskedMatch, history};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Segment};
use crate::wire::correction::CorrectionsBody;
use crate::wire::line_up::FormationsBody;
use crate::wire::match_detail::{HistoryBody, MatchDetail, MatchDynamic};

/// A match abroad, whole
#[utoipa::path(
    get, path = "/api/v1/international/match/{id}/detail", tag = "International", operation_id = "show_international_match",
    params(
        ("id" = i64, Path, description = "The match's number", example = 2091),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = MatchDetail),
        (status = 404, description = "No such match abroad", body = ErrorBody),
    ),
)]
pub(crate) async fn show_international_match(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    let asked = abroad(&id)?;
    let key = format!("international match details {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| details(&app, reads, &asked, locale).await).await
}

/// What changes during a match abroad
#[utoipa::path(
    get, path = "/api/v1/international/match/{id}/dynamic", tag = "International", operation_id = "show_international_match_dynamic",
    params(
        ("id" = i64, Path, description = "The match's number", example = 2091),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = MatchDynamic),
        (status = 404, description = "No such match abroad", body = ErrorBody),
    ),
)]
pub(crate) async fn show_international_match_dynamic(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    let asked = abroad(&id)?;
    let key = format!("international match dynamic {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| dynamic(&app, reads, &asked, locale).await).await
}

/// The line-ups of a match abroad
#[utoipa::path(
    get, path = "/api/v1/international/match/{id}/formations", tag = "International", operation_id = "show_international_match_formations",
    params(
        ("id" = i64, Path, description = "The match's number", example = 2091),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = FormationsBody),
        (status = 404, description = "No such match abroad", body = ErrorBody),
    ),
)]
pub(crate) async fn show_international_match_formations(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    let asked = abroad(&id)?;
    let key = format!("international match formations {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| formations(&app, reads, &asked, locale).await).await
}

/// The matches between the two teams of a match abroad
#[utoipa::path(
    get, path = "/api/v1/international/match/{id}/teams/history", tag = "International", operation_id = "show_international_match_history",
    params(
        ("id" = i64, Path, description = "The match's number", example = 2091),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = HistoryBody),
        (status = 404, description = "No such match abroad", body = ErrorBody),
    ),
)]
pub(crate) async fn show_international_match_history(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    let asked = abroad(&id)?;
    let key = format!("international match history {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = asked.find(&app, reads).await?;
            history(&app, reads, (found.match_.home_team_id, found.match_.away_team_id), locale).await
        })
        .await
}

/// What was corrected in a match abroad after it was public
#[utoipa::path(
    get, path = "/api/v1/international/match/{id}/corrections", tag = "International", operation_id = "list_international_match_corrections",
    params(
        ("id" = i64, Path, description = "The match's number", example = 2091),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = CorrectionsBody),
        (status = 404, description = "No such match abroad", body = ErrorBody),
    ),
)]
pub(crate) async fn list_international_match_corrections(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    let asked = abroad(&id)?;
    let key = format!("international match corrections {}", asked.key());
    app.cache().answer(&wanted, key, async |reads| corrections(&app, reads, &asked).await).await
}

fn abroad(id: &str) -> Result<AskedMatch, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    Ok(AskedMatch::Abroad { id })
}
