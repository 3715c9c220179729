//! Why clubs with the same points stand in this order, in full.

use football::TeamId;
use football::table::{Explanation, TableMatch, Tally, Trial, Verdict};
use serde::Serialize;
use store::teams::Team;
use utoipa::ToSchema;

use super::standings::criterion_label;
use super::team::TeamRef;
use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TiesBody<'a> {
    /// The last round of which a match counts; 0 before the first match.
    pub last_round: u16,
    /// Whether matches in play are counted.
    pub live: bool,
    /// From the top of the table down.
    pub ties: Vec<TieExplanation<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TieExplanation<'a> {
    /// The key of the table: `overall`, or `group-a` …
    #[schema(example = "overall")]
    table: String,
    /// The first of the places that these clubs share out.
    position: u16,
    points: i32,
    /// As they stand.
    teams: Vec<TiedTeam<'a>>,
    /// The table of their matches with each other, best first.
    standings: Vec<AmongRow>,
    matches: Vec<AmongMatch>,
    /// In the order in which they were tried; those that nobody needed come last.
    steps: Vec<TieStep>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TiedTeam<'a> {
    team: TeamRef<'a>,
    position: u16,
    /// The step that placed the club, or `level` where none could.
    #[schema(example = "head-to-head-points")]
    decided_by: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AmongRow {
    /// The team's id.
    team: i64,
    points: i32,
    matches: u16,
    wins: u16,
    draws: u16,
    loses: u16,
    goals_scored: i32,
    goals_conceded: i32,
    #[serde(rename = "goals_difference")]
    goals_difference: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AmongMatch {
    id: i64,
    round: u16,
    home_team: i64,
    away_team: i64,
    /// Null while the match does not count.
    home_goals: Option<u16>,
    away_goals: Option<u16>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TieStep {
    #[schema(example = "head-to-head-points")]
    criterion: &'static str,
    #[schema(example = "Pontos nos jogos entre si")]
    label: &'static str,
    verdict: TieVerdict,
    /// The steps have begun anew for these clubs alone.
    restarted: bool,
    /// The clubs that were level until then.
    teams: Vec<i64>,
    /// Best first.
    values: Vec<TieValue>,
    /// With `waiting`: how many matches between them are to come.
    left: usize,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TieVerdict {
    /// It tells some of them apart.
    Parted,
    Level,
    /// It counts only when all matches between them are played.
    Waiting,
    /// Nobody needed it.
    Unused,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TieValue {
    team: i64,
    value: i32,
}

impl<'a> TieExplanation<'a> {
    pub(crate) fn new(
        table: &str,
        explanation: &Explanation,
        teams: &[&'a Team],
        points_for_win: i32,
        locale: Locale,
    ) -> Self {
        let tied = explanation.rows.iter().filter_map(|row| {
            let team = teams.iter().find(|team| team.id == row.team)?;
            let decided_by = row.decided_by.as_ref()?.decision.name();
            Some(TiedTeam { team: TeamRef::new(team), position: row.position, decided_by })
        });
        let unused = explanation.unused.iter().map(|by| TieStep::unused(by.name(), locale));
        Self {
            table: table.to_owned(),
            position: explanation.rows.first().map_or(0, |row| row.position),
            points: explanation.rows.first().map_or(0, |row| row.points),
            teams: tied.collect(),
            standings: explanation.among.iter().map(|among| AmongRow::new(among, points_for_win)).collect(),
            matches: explanation.matches.iter().map(AmongMatch::new).collect(),
            steps: explanation.trials.iter().map(|trial| TieStep::new(trial, locale)).chain(unused).collect(),
        }
    }
}

impl AmongRow {
    fn new((team, tally): &(TeamId, Tally), points_for_win: i32) -> Self {
        Self {
            team: *team,
            points: tally.points(points_for_win),
            matches: tally.matches,
            wins: tally.wins,
            draws: tally.draws,
            loses: tally.losses,
            goals_scored: tally.goals_for,
            goals_conceded: tally.goals_against,
            goals_difference: tally.goal_difference(),
        }
    }
}

impl AmongMatch {
    fn new(m: &TableMatch) -> Self {
        Self {
            id: m.id,
            round: m.round,
            home_team: m.home,
            away_team: m.away,
            home_goals: m.score.map(|score| score.home),
            away_goals: m.score.map(|score| score.away),
        }
    }
}

impl TieStep {
    fn new(trial: &Trial, locale: Locale) -> Self {
        let criterion = trial.by.name();
        let list = |values: &[(TeamId, i32)]| values.iter().map(|&(team, value)| TieValue { team, value }).collect();
        let (verdict, values, left) = match &trial.verdict {
            Verdict::Parted(values) => (TieVerdict::Parted, list(values), 0),
            Verdict::Level(values) => (TieVerdict::Level, list(values), 0),
            Verdict::Waiting { left } => (TieVerdict::Waiting, Vec::new(), *left),
        };
        let (restarted, teams) = (trial.is_restarted, trial.teams.clone());
        Self { criterion, label: criterion_label(criterion, locale), verdict, restarted, teams, values, left }
    }

    fn unused(criterion: &'static str, locale: Locale) -> Self {
        Self {
            criterion,
            label: criterion_label(criterion, locale),
            verdict: TieVerdict::Unused,
            restarted: false,
            teams: Vec::new(),
            values: Vec::new(),
            left: 0,
        }
    }
}
