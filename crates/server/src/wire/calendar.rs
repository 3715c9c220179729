//! The calendar: days, their competitions, their matches.

use serde::Serialize;
use store::matches::Match;
use store::rounds::Round;
use utoipa::ToSchema;

use super::match_::{MatchBody, MatchContext};
use super::round::label;

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
    #[serde(rename = "roundLabel")]
    #[schema(example = "Jornada 14")]
    round_label: String,
    matches: Vec<MatchBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CalendarName<'a> {
    #[schema(example = "liga-atlantica")]
    id: &'a str,
    #[schema(example = "Liga Atlântica")]
    label: &'a str,
}

/// Competitions in their order, those at home first; then rounds.
fn place(m: &Match, context: &MatchContext<'_>) -> impl Ord + use<> {
    let edition = context.edition(m.edition_id);
    let order = edition.map(|e| (e.competition.is_international, e.competition.position, e.competition.id));
    (order, context.rounds.get(&m.round_id).copied().unwrap_or(0))
}

/// The matches of a round that have no day yet.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UndatedRound<'a> {
    competition: CalendarName<'a>,
    #[schema(example = 18)]
    round: u16,
    #[serde(rename = "roundLabel")]
    #[schema(example = "Jornada 18")]
    round_label: String,
    /// The days that the round covers; null where none of its matches has one.
    #[schema(example = "2027-01-08")]
    initial_date: Option<String>,
    #[schema(example = "2027-01-11")]
    final_date: Option<String>,
    matches: Vec<MatchBody<'a>>,
}

/// Groups matches without a day by competition and round.
pub(crate) fn undated<'a>(matches: &'a [Match], rounds: &[Round], context: &MatchContext<'a>) -> Vec<UndatedRound<'a>> {
    let mut sorted: Vec<&Match> = matches.iter().collect();
    sorted.sort_by_key(|m| (place(m, context), m.id));
    let groups = sorted.chunk_by(|a, b| place(a, context) == place(b, context));
    let group = |group: &[&'a Match]| {
        let first = *group.first()?;
        let edition = context.edition(first.edition_id)?;
        let round = rounds.iter().find(|round| round.id == first.round_id)?;
        Some(UndatedRound {
            competition: CalendarName { id: &edition.competition.key, label: &edition.competition.label },
            round: round.number,
            round_label: label(round, context.locale),
            initial_date: round.window.map(|window| window.first.to_string()),
            final_date: round.window.map(|window| window.last.to_string()),
            matches: group.iter().filter_map(|m| context.body(m)).collect(),
        })
    };
    groups.filter_map(group).collect()
}

/// Groups matches (in playing order) by day, competition and round; competitions in their order.
pub(crate) fn calendar<'a>(matches: &'a [Match], rounds: &[Round], context: &MatchContext<'a>) -> Vec<CalendarDay<'a>> {
    let day_of = |m: &Match| m.facts.day.map(|day| day.to_string());
    let mut days = Vec::new();
    for of_day in matches.chunk_by(|a, b| a.facts.day == b.facts.day) {
        let Some(day) = of_day.first().and_then(day_of) else { continue };
        let mut sorted: Vec<&Match> = of_day.iter().collect();
        sorted.sort_by_key(|m| place(m, context));
        let groups = sorted.chunk_by(|a, b| place(a, context) == place(b, context));
        let competitions = groups.filter_map(|group| {
            let first = group.first()?;
            let edition = context.edition(first.edition_id)?;
            let round = rounds.iter().find(|round| round.id == first.round_id)?;
            Some(CalendarCompetition {
                competition: CalendarName { id: &edition.competition.key, label: &edition.competition.label },
                round: round.number,
                round_label: label(round, context.locale),
                matches: group.iter().filter_map(|m| context.body(m)).collect(),
            })
        });
        days.push(CalendarDay { day, competitions: competitions.collect() });
    }
    days
}
