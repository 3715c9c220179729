use axum::extract::State;
use axum::response::Response;
use std::collections::HashMap;

use football::event::EventKind;
use football::moment::Half;
use store::careers::ListedMatch;
use store::matches::Match;

use super::{FoundPlayer, find_spell};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, Segment};
use crate::wire::player::{PlayerMatch, PlayerPart};

/// What a player can do that is marked beside his name.
const KINDS: [EventKind; 6] = [
    EventKind::Goal,
    EventKind::PenaltyScored,
    EventKind::OwnGoal,
    EventKind::YellowCard,
    EventKind::SecondYellow,
    EventKind::RedCard,
];

/// The matches of a player in a season
///
/// Those on whose team sheet he is, the latest first, with what he did in each.
#[utoipa::path(
    get, path = "/api/v1/player/{id}/matches", tag = "Player", operation_id = "list_player_matches",
    params(
        ("id" = i64, Path, description = "The player's number", example = 171),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("team" = Option<i64>, Query, description = "The team he belongs to; default: his last of the season", example = 7),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<PlayerMatch>),
        (status = 404, description = "No such player, or not at that team in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_player_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let (season, team) = (params.season()?, params.optional::<Id>("team")?.map(|Id(team)| team));
    let key = format!("player matches {id} {season:?} {team:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let FoundPlayer { member, .. } = find_spell(&app, reads, id, season, team).await?;
            let store = app.store();
            let mut listed = store.matches_of_player(id, member.season).await?;
            let played_for =
                |listed: &ListedMatch| listed.entry.side.pick(listed.match_.home_team_id, listed.match_.away_team_id);
            listed.retain(|listed| team.is_none_or(|team| played_for(listed) == team));
            listed.reverse();
            let matches: Vec<Match> = listed.iter().map(|listed| listed.match_.clone()).collect();
            let ids: Vec<i64> = matches.iter().map(|m| m.id).collect();
            let events = store.events_of_matches(&ids, &KINDS).await?;
            let frame = MatchFrame::read(&app, reads, &matches).await?;
            let context = frame.context(&app, locale);
            let mut done: HashMap<(i64, EventKind), i64> = HashMap::new();
            let mut assists: HashMap<i64, i64> = HashMap::new();
            for (match_id, event) in &events {
                let edition = matches.iter().find(|m| m.id == *match_id).and_then(|m| context.edition(m.edition_id));
                let Some(edition) = edition else { continue };
                let told = event.occurrence().plainly(edition.origin());
                let Some(kind) = told.kind.filter(|kind| told.moment.half != Half::AfterPlay || kind.is_card()) else {
                    continue;
                };
                if told.player == Some(id) {
                    *done.entry((*match_id, kind)).or_default() += 1;
                }
                if told.related == Some(id) && kind == EventKind::Goal {
                    *assists.entry(*match_id).or_default() += 1;
                }
            }
            let part = |listed: &ListedMatch| {
                let count = |kind: EventKind| done.get(&(listed.match_.id, kind)).copied().unwrap_or(0);
                PlayerPart {
                    team: played_for(listed),
                    intervenient_type: listed.entry.participant.code(),
                    minutes: listed.entry.on_pitch.minutes,
                    goals: count(EventKind::Goal) + count(EventKind::PenaltyScored),
                    own_goals: count(EventKind::OwnGoal),
                    assists: assists.get(&listed.match_.id).copied().unwrap_or(0),
                    yellow_cards: count(EventKind::YellowCard),
                    second_yellow_cards: count(EventKind::SecondYellow),
                    red_cards: count(EventKind::RedCard),
                    rating: listed.entry.rating.map(|tenths| f64::from(tenths) / 10.0),
                }
            };
            let list: Vec<PlayerMatch<'_>> = listed
                .iter()
                .map(|listed| Ok(PlayerMatch { match_: context.expect(&listed.match_)?, player: part(listed) }))
                .collect::<Result<_, ApiError>>()?;
            Answer::json(&list)
        })
        .await
}
