use axum::extract::State;
use axum::response::Response;

use super::find_player;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_::read_people;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, Segment};
use crate::wire::video::{PageMeta, Pagination, Screening, VideoEntry, VideoPage};

const SIZE: usize = 18;
const MOST: usize = 100;
/// Nobody leafs further.
const LAST_PAGE: usize = 10_000;

/// Videos in which a player is seen
///
/// The latest first.
#[utoipa::path(
    get, path = "/api/v1/player/{id}/videos", tag = "Player", operation_id = "list_player_videos",
    params(
        ("id" = i64, Path, description = "The player's number", example = 171),
        ("page" = Option<u64>, Query, description = "From 1", example = 1),
        ("pageSize" = Option<u16>, Query, description = "Up to 100; default 18", example = 18),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = VideoPage),
        (status = 404, description = "No such player", body = ErrorBody),
    ),
)]
pub(crate) async fn list_player_videos(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let page = params.count("page", 1, LAST_PAGE)? as u64;
    let page_size = params.count("pageSize", SIZE, MOST)? as u64;
    let key = format!("player videos {id} {page} {page_size} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            find_player(&app, reads, id).await?;
            let store = app.store();
            let (moments, total) = store.moments_of_person(id, (page - 1) * page_size, page_size).await?;
            let ids: Vec<i64> = moments.iter().map(|moment| moment.match_id).collect();
            let matches = store.matches(&ids).await?;
            let frame = MatchFrame::read(&app, reads, &matches).await?;
            let cast = moments.iter().flat_map(|m| [m.event.person_id, m.event.related_id]).flatten().collect();
            let people = read_people(&app, reads, cast).await?;
            let context = frame.context(&app, locale);
            let screening = Screening { matches: &matches, people: &people, context: &context };
            let data = VideoEntry::list(&moments, &screening);
            let pagination = Pagination { page, page_size, page_count: total.div_ceil(page_size), total };
            Answer::json(&VideoPage { data, meta: PageMeta { pagination } })
        })
        .await
}
