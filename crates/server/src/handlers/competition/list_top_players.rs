use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::Asked;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_::read_people;
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader};
use crate::params::Params;
use crate::wire::leaders::{LeadersBody, Ranked, rank};

const DEFAULT: usize = 20;
const MOST: usize = 100;

/// The best players of a competition
///
/// One list for each `statId`, in the order asked for; without any, goals. Only matches with a result count.
#[utoipa::path(
    get, path = "/api/v2/competition/top/players", tag = "Competition", operation_id = "list_top_players",
    params(
        EditionQuery,
        ("statId" = Option<Vec<i32>>, Query, description = "142 goals, 3 assists, 9998 saves, 50 red cards, 10139 yellow cards, 30 minutes, 5 shots, 999999 cards …; may be repeated", example = json!([142, 3])),
        ("size" = Option<u16>, Query, description = "How many of each, up to 100; default 20", example = 5),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<LeadersBody>),
        (status = 404, description = "No such competition or season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_top_players(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let statistics = params.player_statistics()?;
    let size = params.count("size", DEFAULT, MOST)?;
    let ids: Vec<i32> = statistics.iter().map(|statistic| statistic.id()).collect();
    let key = format!("top players {} {ids:?} {size} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            reads.tag(Tag::teams());
            let totals = app.store().player_totals(edition.id, &statistics).await?;
            let best: Vec<Vec<Ranked>> =
                statistics.iter().map(|&statistic| rank(&totals, statistic).into_iter().take(size).collect()).collect();
            let shown = || best.iter().flatten();
            let people = read_people(&app, reads, shown().map(|ranked| ranked.person).collect()).await?;
            let mut teams: Vec<i64> = shown().map(|ranked| ranked.team).collect();
            teams.sort_unstable();
            teams.dedup();
            let teams = app.store().teams(&teams).await?;
            let lists: Vec<LeadersBody<'_>> = statistics
                .iter()
                .zip(&best)
                .map(|(&statistic, best)| LeadersBody::new(statistic, best, &people, &teams, locale))
                .collect();
            Answer::json(&lists)
        })
        .await
}
