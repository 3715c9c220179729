//! A round in figures.

use football::event::EventKind;
use football::score::Outcome;
use store::matches::Match;
use store::records::{Event, Report};
use store::teams::Team;

use crate::wire::figures::{RoundBest, RoundStatistics, Share};
use crate::wire::statistic::{average, hundredths, mmss, percentage};
use crate::wire::team::TeamRef;

/// `events` are the cards of the matches with a result.
pub(super) fn round_statistics<'a>(
    round: u16,
    matches: &[Match],
    reports: &[(i64, Report)],
    events: &[(i64, Event)],
    teams: &'a [Team],
) -> RoundStatistics<'a> {
    let results: Vec<&Match> = matches.iter().filter(|m| m.facts.state.is_result()).collect();
    let scores = || results.iter().filter_map(|m| Some((m, m.facts.score?.goals)));
    let goals: u32 = scores().map(|(_, score)| u32::from(score.home) + u32::from(score.away)).sum();
    let outcomes = |wanted: Outcome| scores().filter(|(_, score)| score.outcome_for_home() == wanted).count();
    let cards = |kind: EventKind| events.iter().filter(|(_, event)| event.kind == Some(kind)).count();
    let seen: Vec<i64> = results.iter().filter_map(|m| m.facts.attendance).map(i64::from).collect();
    let attendance: i64 = seen.iter().sum();
    let timed: Vec<(i64, i64)> = reports.iter().filter_map(|(_, report)| report.useful_of_played()).collect();
    let (useful, whole) = timed.iter().fold((0, 0), |sum, time| (sum.0 + time.0, sum.1 + time.1));
    let sides: Vec<(i64, u16, u16)> =
        scores().flat_map(|(m, s)| [(m.home_team_id, s.home, s.away), (m.away_team_id, s.away, s.home)]).collect();
    let best = |of: fn(&(i64, u16, u16)) -> u16, best: Option<u16>| {
        let is_best = |side: &&(i64, u16, u16)| Some(of(side)) == best;
        let team = |side: &(i64, u16, u16)| {
            let team = teams.iter().find(|team| team.id == side.0)?;
            Some(RoundBest { team: TeamRef::new(team), goals: of(side) })
        };
        sides.iter().filter(is_best).filter_map(team).collect::<Vec<_>>()
    };
    let played = results.len();
    RoundStatistics {
        round,
        matches: matches.len(),
        played,
        goals,
        average_goals: average(goals.into(), played as i64).map(hundredths),
        yellow_cards: cards(EventKind::YellowCard),
        second_yellow_cards: cards(EventKind::SecondYellow),
        red_cards: cards(EventKind::RedCard),
        attendance,
        average_attendance: average(attendance, seen.len() as i64).map(|average| average.round() as i64),
        useful_time: average(useful, timed.len() as i64).map(|seconds| mmss(seconds.round() as i32)),
        useful_time_percentage: percentage(useful, whole),
        home_wins: Share::of(outcomes(Outcome::Win), played),
        draws: Share::of(outcomes(Outcome::Draw), played),
        away_wins: Share::of(outcomes(Outcome::Loss), played),
        best_attack: best(|side| side.1, sides.iter().map(|side| side.1).max()),
        best_defense: best(|side| side.2, sides.iter().map(|side| side.2).min()),
    }
}
