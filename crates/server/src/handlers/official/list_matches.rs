use axum::extract::State;
use axum::response::Response;
use football::duty::Calling;
use store::matches::Match;

use super::{FoundOfficial, find_official};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, Segment};
use crate::wire::official::{OfficialMatch, UsefulShare};

/// The matches of a referee in a season
///
/// The latest first, with the duty in each, the cards, and how long the ball was in play.
#[utoipa::path(
    get, path = "/api/v1/referee/{id}/matches", tag = "Officials", operation_id = "list_referee_matches",
    params(
        ("id" = i64, Path, description = "The referee's number", example = 1238),
        ("season" = Option<String>, Query, description = "Default: the last season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<OfficialMatch>),
        (status = 404, description = "No such referee, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_referee_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    list(&app, locale, &wanted, (&id, Calling::Referee), &params).await
}

/// The matches of a delegate in a season
///
/// The latest first, with the duty in each, the cards, and how long the ball was in play.
#[utoipa::path(
    get, path = "/api/v1/delegate/{id}/matches", tag = "Officials", operation_id = "list_delegate_matches",
    params(
        ("id" = i64, Path, description = "The delegate's number", example = 2502),
        ("season" = Option<String>, Query, description = "Default: the last season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<OfficialMatch>),
        (status = 404, description = "No such delegate, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_delegate_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    list(&app, locale, &wanted, (&id, Calling::Delegate), &params).await
}

/// The matches of an observer in a season
///
/// The latest first, with the duty in each, the cards, and how long the ball was in play.
#[utoipa::path(
    get, path = "/api/v1/observer/{id}/matches", tag = "Officials", operation_id = "list_observer_matches",
    params(
        ("id" = i64, Path, description = "The observer's number", example = 1334),
        ("season" = Option<String>, Query, description = "Default: the last season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<OfficialMatch>),
        (status = 404, description = "No such observer, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_observer_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    list(&app, locale, &wanted, (&id, Calling::Observer), &params).await
}

async fn list(
    app: &App,
    locale: Locale,
    wanted: &Wanted,
    (id, calling): (&str, Calling),
    params: &Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let season = params.season()?;
    let key = format!("{calling:?} matches {id} {season:?} {}", locale.code());
    app.cache()
        .answer(wanted, key, async |reads| {
            let FoundOfficial { licence, .. } = find_official(app, reads, id, calling, season).await?;
            let mut appointed = app.store().appointed_matches(id, licence.season).await?;
            appointed.retain(|appointed| appointed.duty.calling() == calling);
            appointed.reverse();
            let matches: Vec<Match> = appointed.iter().map(|appointed| appointed.match_.clone()).collect();
            let frame = MatchFrame::read(app, reads, &matches).await?;
            let context = frame.context(app, locale);
            let list: Vec<OfficialMatch<'_>> = appointed
                .iter()
                .map(|appointed| {
                    Ok(OfficialMatch {
                        match_: context.expect(&appointed.match_)?,
                        duty: appointed.duty.key(),
                        yellow_cards: appointed.yellows,
                        double_yellow_cards: appointed.second_yellows,
                        red_cards: appointed.reds,
                        useful_time: UsefulShare::new(appointed.useful, appointed.played),
                    })
                })
                .collect::<Result<_, ApiError>>()?;
            Answer::json(&list)
        })
        .await
}
