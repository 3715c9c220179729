use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::standings::{self, Facts};
use super::{Asked, find_round};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader};
use crate::params::{Flag, Params, RoundRef};
use crate::wire::standings::StandingsBody;

/// The table of a competition
///
/// Overall, home and away (or one table for each group), with what decided between clubs level on points. `round` gives
/// the table as it stood after that round; `live=true` counts the matches in play.
#[utoipa::path(
    get, path = "/api/v2/competition/standings", tag = "Competition", operation_id = "show_standings",
    params(
        EditionQuery,
        ("live" = Option<bool>, Query, description = "Count matches in play; default `false`"),
        ("round" = Option<String>, Query, description = "The round's number, or `r` and its id", example = "13"),
        LocaleHeader,
    ),
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
    let live = params.optional::<Flag>("live")?.is_some_and(|flag| flag.0);
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
    let edition = asked.find(app, reads).await?;
    reads.tag(Tag::teams());
    let store = app.store();
    let (entrants, matches, deductions) =
        tokio::try_join!(store.entrants(edition.id), store.table_facts(edition.id), store.deductions(edition.id),)?;
    if matches.is_empty() {
        return Err(ApiError::NotFound(Missing::Standings));
    }
    let until = match round {
        None => None,
        Some(round) => Some(find_round(&store.rounds(edition.id).await?, round)?.number),
    };
    let facts = Facts { edition: &edition, entrants: &entrants, matches: &matches, deductions: &deductions };
    Answer::json(&standings::body(&facts, live, until, locale)?)
}
