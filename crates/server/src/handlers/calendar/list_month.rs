use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::{Filter, rounds_of};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Month, Params, Segment};
use crate::wire::calendar::{CalendarDay, calendar};

/// The matches of a month
///
/// By day and competition, with the round. Matches without a day are in no month.
#[utoipa::path(
    get, path = "/api/v1/calendar/matches/month/{month}", tag = "Calendar", operation_id = "list_calendar_month",
    params(
        ("month" = String, Path, description = "`2026-11`, or 1 to 12 with `season`", example = "2026-11"),
        ("season" = Option<String>, Query, description = "Needed where the month has no year; else only its matches", example = "20262027"),
        ("competition" = Option<String>, Query, description = "`all` (default) or a competition", example = "all"),
        ("team" = Option<String>, Query, description = "`all` (default) or a team's id", example = "all"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<CalendarDay>),
        (status = 404, description = "No such competition or team", body = ErrorBody),
    ),
)]
pub(crate) async fn list_calendar_month(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(month): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let filter = Filter::read(&params)?;
    let month = month.parse::<Month>().ok().and_then(|month| month.days(filter.season));
    let (first, last) = month.ok_or_else(|| ApiError::malformed("month"))?;
    let key = format!("calendar {first} {filter:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let store = app.store();
            reads.tag(Tag::seasons());
            filter.check_team(&app, reads).await?;
            let mut editions = store.editions_of_days(first, last).await?;
            if let Some(season) = filter.season {
                editions.retain(|edition| edition.season == season);
            }
            if let Some(competition) = &filter.competition {
                store.competition(competition.as_str()).await?.ok_or(ApiError::NotFound(Missing::Competition))?;
                editions.retain(|edition| edition.competition.key == competition.as_str());
            }
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let matches = store.matches_of_days(&ids, (first, last), filter.team).await?;
            let frame = MatchFrame::within(&app, reads, editions, &matches).await?;
            let rounds = store.rounds_by_id(&rounds_of(&matches)).await?;
            let days: Vec<CalendarDay<'_>> = calendar(&matches, &rounds, &frame.context(&app, locale));
            Answer::json(&days)
        })
        .await
}
