use axum::extract::State;
use axum::response::Response;
use football::season::SeasonId;
use store::matches::Match;

use crate::app::App;
use crate::cache::Reads;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
use crate::wire::match_::MatchBody;
use crate::wire::season;

/// The matches of the teams that one follows
///
/// By date, matches without a date last; each once, also where both teams meet.
#[utoipa::path(
    get, path = "/api/v1/profile/favourite/teams/matches", tag = "Profile", operation_id = "list_favourite_matches",
    params(
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("competition" = Option<String>, Query, description = "Default: all of them", example = "liga-atlantica"),
        LocaleHeader,
    ),
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<MatchBody>),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn list_favourite_matches(
    State(app): State<App>,
    Fan(session): Fan,
    locale: Locale,
    params: Params,
) -> Result<Response, ApiError> {
    let (season, competition) = (params.season()?, params.optional::<String>("competition")?);
    let matches = matches(&app, session.account.id, season, competition.as_deref()).await?;
    let frame = MatchFrame::read(&app, &mut Reads::default(), &matches).await?;
    let context = frame.context(&app, locale);
    let bodies: Vec<MatchBody<'_>> = matches.iter().map(|m| context.expect(m)).collect::<Result<_, _>>()?;
    Ok(private(&bodies))
}

async fn matches(
    app: &App,
    account: i64,
    season: Option<SeasonId>,
    competition: Option<&str>,
) -> Result<Vec<Match>, ApiError> {
    let store = app.store();
    let teams = store.favourites(account).await?;
    if teams.is_empty() {
        return Ok(Vec::new());
    }
    let season = match season {
        Some(season) => season,
        None => match season::current(store.seasons().await?.iter(), app.today()) {
            Some(season) => season.id,
            None => return Ok(Vec::new()),
        },
    };
    let mut editions = store.editions_of_teams(&teams, season).await?;
    if let Some(competition) = competition {
        editions.retain(|edition| edition.competition.key == competition);
    }
    let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
    Ok(store.matches_of_teams(&teams, &ids).await?)
}
