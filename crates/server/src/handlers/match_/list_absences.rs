use std::collections::HashMap;

use axum::extract::State;
use axum::response::Response;
use football::PersonId;
use football::event::EventKind;
use football::side::Side;
use football::suspension::{Discipline, discipline};
use store::matches::Match;
use store::records::Event;

use super::{AskedMatch, read_people};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::absence::{AbsencesBody, TeamAbsences};

/// Who misses a match because of cards
///
/// As far as the cards of the same competition tell; also who misses the next match with one more yellow card. Whoever is
/// on the team sheet all the same is left out.
#[utoipa::path(
    get, path = "/api/v1/match/absences", tag = "Match", operation_id = "list_match_absences",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = AbsencesBody),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn list_match_absences(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match absences {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = asked.find(&app, reads).await?;
            let (store, match_) = (app.store(), &found.match_);
            let sides = [match_.home_team_id, match_.away_team_id];
            let mut earlier = store.matches_of_teams(&sides, &[found.edition.id]).await?;
            let is_this = earlier.iter().position(|m| m.id == match_.id);
            earlier.truncate(is_this.unwrap_or(earlier.len()));
            earlier.retain(|m| m.facts.state.is_result());
            let ids: Vec<i64> = earlier.iter().map(|m| m.id).collect();
            let cards = [EventKind::YellowCard, EventKind::SecondYellow, EventKind::RedCard];
            let (events, record, teams) =
                tokio::try_join!(store.events_of_matches(&ids, &cards), store.record(match_.id), store.teams(&sides))?;
            let [home, away] = sides.map(|team| standing(team, &earlier, &events));
            let named = [&home, &away]
                .into_iter()
                .flat_map(|side| side.banned.iter().map(|(player, _)| *player).chain(side.at_risk.iter().copied()));
            let people = read_people(&app, reads, named.collect()).await?;
            let listed: Vec<PersonId> = record.line_up.iter().map(|entry| entry.person_id).collect();
            let body = |team: i64, side: &Discipline<PersonId>| {
                TeamAbsences::new(side, teams.iter().find(|one| one.id == team), &people, &listed, locale)
            };
            Answer::json(&AbsencesBody { home: body(sides[0], &home), away: body(sides[1], &away) })
        })
        .await
}

/// Where a team's players stand after its matches, which are in playing order.
fn standing(team: i64, matches: &[Match], events: &[(i64, Event)]) -> Discipline<PersonId> {
    let mut cards: HashMap<i64, Vec<(Side, PersonId, EventKind)>> = HashMap::new();
    for (match_id, event) in events {
        if let (Some(side), Some(player), Some(kind)) = (event.side, event.person_id, event.kind) {
            cards.entry(*match_id).or_default().push((side, player, kind));
        }
    }
    let of_team = |m: &Match| {
        let side = [(Side::Home, m.home_team_id), (Side::Away, m.away_team_id)];
        let side = side.into_iter().find(|(_, id)| *id == team)?.0;
        let shown = cards.get(&m.id).into_iter().flatten().filter(|(of, ..)| *of == side);
        Some(shown.map(|(_, player, kind)| (*player, *kind)).collect())
    };
    discipline(&matches.iter().filter_map(of_team).collect::<Vec<_>>())
}
