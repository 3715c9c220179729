use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::asked;
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::competition::find_round;
use crate::handlers::match_list;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, RoundRef, Segments};
use crate::wire::match_::MatchBody;

/// The matches of a round abroad
///
/// By date; with `domestic=true` only those of clubs that also play at home.
#[utoipa::path(
    get, path = "/api/v2/international/competition/{id}/stages/{stage}/rounds/{round}/matches", tag = "International", operation_id = "list_international_matches",
    params(
        ("id" = String, Path, description = "The competition's number", example = "1"),
        ("stage" = i64, Path, description = "The `phase_id` of the round", example = 24),
        ("round" = String, Path, description = "The round's number, or `r` and its id", example = "3"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("domestic" = Option<bool>, Query, description = "Only matches of our clubs; default `false`"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<MatchBody>),
        (status = 404, description = "No such competition, season, stage or round", body = ErrorBody),
    ),
)]
pub(crate) async fn list_international_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = asked(&segments.get::<String>("id")?, &params)?;
    let Id(stage) = segments.get("stage")?;
    let round: RoundRef = segments.get("round")?;
    let domestic = params.flag("domestic")?;
    let key = format!("international matches {} {stage} {round:?} {domestic} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            let store = app.store();
            let mut rounds = store.rounds(edition.id).await?;
            rounds.retain(|round| round.phase_id == stage);
            if rounds.is_empty() {
                return Err(ApiError::NotFound(Missing::Stage));
            }
            let mut matches = store.matches_of_round(find_round(&rounds, round)?.id).await?;
            if domestic {
                reads.tag(Tag::seasons());
                let ours = store.domestic_teams(edition.season).await?;
                matches.retain(|m| ours.contains(&m.home_team_id) || ours.contains(&m.away_team_id));
            }
            match_list::answer(&app, reads, vec![edition], &matches, locale).await
        })
        .await
}
