use axum::extract::State;
use axum::response::Response;

use super::Asked;
use super::standings::{self, Material};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader, TableQuery};
use crate::params::{Params, RoundRef};
use crate::wire::standings::StandingsBody;

/// The table of a competition
///
/// Overall, home and away (or one table for each group), with what decided between clubs level on points. `round` gives
/// the table as it stood after that round; `live=true` counts the matches in play.
#[utoipa::path(
    get, path = "/api/v2/competition/standings", tag = "Competition", operation_id = "show_standings",
    params(EditionQuery, TableQuery, LocaleHeader),
    responses(
        (status = 200, body = StandingsBody),
        (status = 404, description = "No such competition, season or round, or no table in it", body = ErrorBody),
    ),
)]
pub(crate) async fn show_standings(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let live = params.flag("live")?;
    let round: Option<RoundRef> = params.optional("round")?;
    let key = format!("standings {} {live} {round:?} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| standings(&app, reads, &asked, live, round, locale).await).await
}

/// The answer, for competitions at home and abroad.
pub(crate) async fn standings(
    app: &App,
    reads: &mut Reads,
    asked: &Asked,
    live: bool,
    round: Option<RoundRef>,
    locale: Locale,
) -> Result<Answer, ApiError> {
    let material = Material::read(app, reads, asked, round).await?;
    Answer::json(&standings::body(&material.facts(), live, material.until, locale)?)
}
