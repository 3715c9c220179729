use axum::extract::State;
use axum::response::Response;
use football::people::age;
use football::statistic::Statistic;
use store::tags::Tag;

use super::{FoundPlayer, find_spell};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::match_::read_people;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, Segment};
use crate::wire::player::{PlayerBody, PlayerParts};
use crate::wire::statistic::PositionStatisticBody;
use crate::wire::video::{Screening, VideoBody};

/// How many videos a player's own page shows.
const VIDEOS: u64 = 4;

/// A player
#[utoipa::path(
    get, path = "/api/v1/player/{id}", tag = "Player", operation_id = "show_player",
    params(
        ("id" = i64, Path, description = "The player's number", example = 171),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("team" = Option<i64>, Query, description = "The team he belongs to; default: his last of the season", example = 7),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = PlayerBody),
        (status = 404, description = "No such player, or not at that team in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn show_player(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let (season, team) = (params.season()?, params.optional::<Id>("team")?.map(|Id(team)| team));
    let key = format!("player {id} {season:?} {team:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let FoundPlayer { person, member } = find_spell(&app, reads, id, season, team).await?;
            reads.until(app.midnight());
            let store = app.store();
            let wanted: Vec<i64> = std::iter::once(member.team_id).chain(member.loan_from).collect();
            let teams = store.teams(&wanted).await?;
            let named = |id: i64| teams.iter().find(|team| team.id == id);
            let team = named(member.team_id).ok_or(ApiError::NotFound(Missing::Team))?;
            let lender = member.loan_from.and_then(named);
            let editions = store.editions_of_season(member.season).await?;
            for edition in &editions {
                reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            }
            let totals = store.totals_of_player(id).await?;
            let sum = |statistic: Statistic| {
                let of_spell = totals.iter().filter(|total| total.team_id == team.id && total.statistic == statistic);
                let in_season = of_spell.filter(|total| editions.iter().any(|edition| edition.id == total.edition_id));
                in_season.map(|total| total.value).sum()
            };
            let position = member.position.or(person.facts.position);
            let stats = position.map(|position| PositionStatisticBody::list(position, sum, locale));
            let (moments, _) = store.moments_of_person(id, 0, VIDEOS).await?;
            let ids: Vec<i64> = moments.iter().map(|moment| moment.match_id).collect();
            let matches = store.matches(&ids).await?;
            let frame = MatchFrame::read(&app, reads, &matches).await?;
            let cast = moments.iter().flat_map(|m| [m.event.person_id, m.event.related_id]).flatten().collect();
            let people = read_people(&app, reads, cast).await?;
            let context = frame.context(&app, locale);
            let videos =
                VideoBody::list(&moments, &Screening { matches: &matches, people: &people, context: &context });
            let age = person.facts.birthday.and_then(|birthday| age(birthday, app.today()));
            let stats = stats.unwrap_or_default();
            let parts = PlayerParts { person: &person, member: &member, team, lender, age, stats, videos };
            Answer::json(&PlayerBody::new(parts, locale))
        })
        .await
}
