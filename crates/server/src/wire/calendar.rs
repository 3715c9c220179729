//! The calendar: days, their competitions, their matches.

use serde::Serialize;
use store::matches::Match;
use utoipa::ToSchema;

use super::match_::{MatchBody, MatchContext};

/// A day on which there are matches.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CalendarDay<'a> {
    #[schema(example = "2026-11-14")]
    day: String,
    competitions: Vec<CalendarCompetition<'a>>,
}

/// The matches of one round on one day.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CalendarCompetition<'a> {
    competition: CalendarName<'a>,
    #[schema(example = 14)]
    round: u16,
    matches: Vec<MatchBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CalendarName<'a> {
    #[schema(example = "liga-atlantica")]
    id: &'a str,
    #[schema(example = "Liga Atlântica")]
    label: &'a str,
}

/// Groups matches (in playing order) by day, competition and round; competitions in their order.
pub(crate) fn calendar<'a>(matches: &'a [Match], context: &MatchContext<'a>) -> Vec<CalendarDay<'a>> {
    let day_of = |m: &Match| m.facts.day.map(|day| day.to_string());
    let mut days = Vec::new();
    for of_day in matches.chunk_by(|a, b| a.facts.day == b.facts.day) {
        let Some(day) = of_day.first().and_then(day_of) else { continue };
        let place = |m: &Match| {
            let edition = context.edition(m.edition_id);
            let order = edition.map(|e| (e.competition.is_international, e.competition.position, e.competition.id));
            (order, context.rounds.get(&m.round_id).copied().unwrap_or(0))
        };
        let mut sorted: Vec<&Match> = of_day.iter().collect();
        sorted.sort_by_key(|m| place(m));
        let groups = sorted.chunk_by(|a, b| place(a) == place(b));
        let competitions = groups.filter_map(|group| {
            let edition = context.edition(group.first()?.edition_id)?;
            Some(CalendarCompetition {
                competition: CalendarName { id: &edition.competition.key, label: &edition.competition.label },
                round: context.rounds.get(&group.first()?.round_id).copied()?,
                matches: group.iter().filter_map(|m| context.body(m)).collect(),
            })
        });
        days.push(CalendarDay { day, competitions: competitions.collect() });
    }
    days
}
