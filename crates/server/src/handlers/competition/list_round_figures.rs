use std::collections::{HashMap, HashSet};

use axum::extract::State;
use axum::response::Response;
use football::event::EventKind;
use store::matches::Match;
use store::records::{Event, Report};
use store::stadiums::Stadium;
use store::tags::Tag;

use super::{Asked, today_if_current};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader};
use crate::params::Params;
use crate::wire::figures::RoundFigures;
use crate::wire::round::RoundBody;

/// All rounds in figures
///
/// In playing order; of each round its matches with a result.
#[utoipa::path(
    get, path = "/api/v1/competition/rounds/statistics", tag = "Competition", operation_id = "list_round_figures",
    params(EditionQuery, LocaleHeader),
    responses(
        (status = 200, body = Vec<RoundFigures>),
        (status = 404, description = "No such competition or season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_round_figures(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let key = format!("round figures {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            let today = today_if_current(&app, &edition, reads).await?;
            let store = app.store();
            let (rounds, started, mut matches) = tokio::try_join!(
                store.rounds(edition.id),
                store.started_rounds(edition.id),
                store.matches_of_edition(edition.id),
            )?;
            let mut all: HashMap<i64, usize> = HashMap::new();
            for m in &matches {
                *all.entry(m.round_id).or_default() += 1;
            }
            matches.retain(|m| m.facts.state.is_result());
            let played: Vec<i64> = matches.iter().map(|m| m.id).collect();
            let grounds: HashSet<i64> = matches.iter().filter_map(|m| m.facts.stadium_id).collect();
            let grounds: Vec<i64> = grounds.into_iter().collect();
            let cards = [EventKind::YellowCard, EventKind::SecondYellow, EventKind::RedCard];
            let (reports, events, stadiums) = tokio::try_join!(
                store.reports(&played),
                store.events_of_matches(&played, &cards),
                store.stadiums(&grounds),
            )?;
            let bodies = RoundBody::list(&rounds, &started, today, locale);
            let season = Season::new(&matches, &reports, &events, &stadiums);
            let figures: Vec<RoundFigures> = rounds
                .iter()
                .zip(&bodies)
                .map(|(round, body)| season.figures(body, round.id, all.get(&round.id).copied().unwrap_or(0)))
                .collect();
            Answer::json(&figures)
        })
        .await
}

/// What happened in a season, by round: each list is gone through once.
struct Season<'a> {
    results: HashMap<i64, Vec<&'a Match>>,
    reports: HashMap<i64, &'a Report>,
    cards: HashMap<i64, Vec<EventKind>>,
    seats: HashMap<i64, i32>,
}

impl<'a> Season<'a> {
    fn new(matches: &'a [Match], reports: &'a [(i64, Report)], events: &[(i64, Event)], stadiums: &[Stadium]) -> Self {
        let mut results: HashMap<i64, Vec<&Match>> = HashMap::new();
        for m in matches {
            results.entry(m.round_id).or_default().push(m);
        }
        let mut cards: HashMap<i64, Vec<EventKind>> = HashMap::new();
        for (match_id, event) in events {
            cards.entry(*match_id).or_default().extend(event.kind);
        }
        Self {
            results,
            reports: reports.iter().map(|(id, report)| (*id, report)).collect(),
            cards,
            seats: stadiums.iter().filter_map(|stadium| Some((stadium.id, stadium.capacity?))).collect(),
        }
    }

    fn figures(&self, round: &RoundBody, id: i64, matches: usize) -> RoundFigures {
        let results = self.results.get(&id).map(Vec::as_slice).unwrap_or_default();
        let mut figures = RoundFigures::empty(round, matches);
        let (mut seen, mut seats, mut useful, mut whole) = (Vec::new(), (0, 0), Vec::new(), 0);
        for m in results {
            figures.goals += m.facts.score.map_or(0, |score| u32::from(score.goals.home) + u32::from(score.goals.away));
            for kind in self.cards.get(&m.id).into_iter().flatten() {
                figures.count_card(*kind);
            }
            if let Some(attendance) = m.facts.attendance {
                seen.push(i64::from(attendance));
                if let Some(capacity) = m.facts.stadium_id.and_then(|ground| self.seats.get(&ground)) {
                    seats = (seats.0 + i64::from(attendance), seats.1 + i64::from(*capacity));
                }
            }
            if let Some((in_play, all)) = self.reports.get(&m.id).and_then(|report| report.useful_of_played()) {
                useful.push(in_play);
                whole += all;
            }
        }
        figures.close(results.len(), &seen, seats, &useful, whole);
        figures
    }
}
