use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::{Asked, today_if_current};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Params, Segment};
use crate::wire::competition::{CompetitionBody, CompetitionDetail, HasMatches};
use crate::wire::figures::CompetitionFigures;
use crate::wire::round::RoundBody;

/// A competition in one season
#[utoipa::path(
    get, path = "/api/v1/competition/{id}", tag = "Competition", operation_id = "show_competition",
    params(
        ("id" = String, Path, description = "The competition's slug, or number abroad", example = "liga-atlantica"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = CompetitionDetail),
        (status = 404, description = "No such competition, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_competition(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_path(&id, &params)?;
    let key = format!("competition {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::teams());
            let today = today_if_current(&app, &edition, reads).await?;
            let store = app.store();
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            let (rounds, started, figures, entrants, deductions, totals) = tokio::try_join!(
                store.rounds(edition.id),
                store.started_rounds(edition.id),
                store.edition_figures(edition.id),
                store.entrants(edition.id),
                store.deductions(edition.id),
                store.team_totals(std::slice::from_ref(&edition.id)),
            )?;
            let has = HasMatches::new(figures.matches > 0, figures.live);
            let rounds = RoundBody::list(&rounds, &started, today, locale);
            let body = CompetitionBody::new(&edition, has, app.origin());
            let figures = CompetitionFigures::new(figures, &totals);
            Answer::json(&CompetitionDetail::new(body, &edition, &deductions, &entrants, rounds, figures, locale))
        })
        .await
}
