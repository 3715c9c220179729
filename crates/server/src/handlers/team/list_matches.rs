use std::str::FromStr;

use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::match_list;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params};
use crate::wire::match_::MatchBody;
use crate::wire::season;

/// More than a team plays in a season.
const MOST: usize = 100;

/// Which of a team's matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Filter {
    All,
    /// Those with a result, the latest first.
    Previous,
}

impl FromStr for Filter {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "all" => Ok(Self::All),
            "prev" => Ok(Self::Previous),
            _ => Err(()),
        }
    }
}

/// The matches of a team in a season
///
/// In all competitions, at home and abroad. By date, matches without a date last; with `filter=prev` those that are over, latest first.
#[utoipa::path(
    get, path = "/api/v1/team/matches", tag = "Team", operation_id = "list_team_matches",
    params(
        ("id" = i64, Query, example = 7),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("filter" = Option<String>, Query, description = "`all` or `prev`", example = "all"),
        ("limit" = Option<u16>, Query, description = "At most this many, up to 100", example = 5),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<MatchBody>),
        (status = 404, description = "No such team", body = ErrorBody),
    ),
)]
pub(crate) async fn list_team_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = params.required("id")?;
    let season = params.season()?;
    let filter = params.optional("filter")?.unwrap_or(Filter::All);
    let limit = params.count("limit", MOST, MOST)?;
    let key = format!("team matches {id} {season:?} {filter:?} {limit} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let store = app.store();
            reads.tag(Tag::teams());
            reads.tag(Tag::seasons());
            store.team(id).await?.ok_or(ApiError::NotFound(Missing::Team))?;
            let season = match season {
                Some(season) => season,
                None => {
                    reads.until(app.midnight());
                    let seasons = store.seasons().await?;
                    let Some(season) = season::current(seasons.iter(), app.today()) else {
                        return Answer::json(&[(); 0]);
                    };
                    season.id
                }
            };
            let editions = store.editions_of_team(id, season).await?;
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let mut matches = store.matches_of_team(id, &ids).await?;
            if filter == Filter::Previous {
                matches.retain(|m| m.facts.state.is_result());
                matches.reverse();
            }
            matches.truncate(limit);
            match_list::answer(&app, reads, editions, &matches, locale).await
        })
        .await
}
