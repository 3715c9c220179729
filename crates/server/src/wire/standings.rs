//! Tables.

use std::collections::BTreeMap;

use football::table::{DecidedBy, Row};
use serde::Serialize;
use store::teams::Team;
use utoipa::ToSchema;

use super::competition::PromotionBody;
use super::team::TeamRef;
use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StandingsBody<'a> {
    /// The last round that counts; 0 before the first match.
    pub last_round: u16,
    /// Whether matches in play are counted.
    pub live: bool,
    /// What orders clubs, first to last.
    pub criteria: Vec<CriterionBody>,
    pub standings: Vec<TableBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CriterionBody {
    #[schema(example = "head-to-head-points")]
    pub key: &'static str,
    #[schema(example = "Pontos nos jogos entre si")]
    pub label: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableBody<'a> {
    /// `overall`, `home`, `away`, or `group-a` …
    #[schema(example = "overall")]
    pub key: String,
    pub label: String,
    pub standings: Vec<RowBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RowBody<'a> {
    /// Shared by clubs that nothing parts.
    position: u16,
    team: TeamRef<'a>,
    points: i32,
    matches: u16,
    wins: u16,
    draws: u16,
    loses: u16,
    goals_scored: i32,
    goals_conceded: i32,
    #[serde(rename = "goals_difference")]
    goals_difference: i32,
    /// W, D or L, oldest first, five at most.
    #[serde(rename = "recent_form")]
    recent_form: Vec<&'static str>,
    /// Not in home and away tables, as are the fields below.
    #[serde(skip_serializing_if = "Option::is_none")]
    previous_position: Option<u16>,
    /// The matches behind `recent_form`.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_fixtures: Option<Vec<LastFixture>>,
    /// What this place leads to; null for most.
    #[serde(skip_serializing_if = "Option::is_none")]
    promotion: Option<Option<PromotionBody<'a>>>,
    /// Points taken away; null for most.
    #[serde(skip_serializing_if = "Option::is_none")]
    penalty: Option<Option<RowPenalty>>,
    /// What placed the club among those with the same points; null where nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_by: Option<Option<DecidedByBody>>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LastFixture {
    pub id: i64,
    pub home: bool,
    pub opponent: i64,
    /// Own goals first.
    #[schema(example = "2-1")]
    pub score: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RowPenalty {
    pub points: i32,
    pub message: String,
}

/// Why a club stands where it stands among those with the same points.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DecidedByBody {
    /// The step that placed the club, or `level` where none could.
    #[schema(example = "head-to-head-points")]
    criterion: &'static str,
    /// The clubs that were level with it until that step.
    with: Vec<i64>,
    /// The value of each of them, by team id.
    values: BTreeMap<String, i32>,
}

/// What a row of the whole table shows beside its figures. Home and away tables are half a season each: they are not
/// ordered by the league's rules, so nothing is decided in them.
pub(crate) struct WholeNotes<'a> {
    pub previous_position: u16,
    pub promotion: Option<PromotionBody<'a>>,
    pub penalty: Option<RowPenalty>,
    pub last_fixtures: Vec<LastFixture>,
}

impl<'a> RowBody<'a> {
    pub(crate) fn new(
        row: &Row,
        team: &'a Team,
        recent_form: Vec<&'static str>,
        whole: Option<WholeNotes<'a>>,
    ) -> Self {
        let decided_by = whole.as_ref().map(|_| row.decided_by.as_ref().map(DecidedByBody::new));
        let (previous_position, promotion, penalty, last_fixtures) = match whole {
            None => (None, None, None, None),
            Some(notes) => {
                let WholeNotes { previous_position, promotion, penalty, last_fixtures } = notes;
                (Some(previous_position), Some(promotion), Some(penalty), Some(last_fixtures))
            }
        };
        Self {
            position: row.position,
            team: TeamRef::new(team),
            points: row.points,
            matches: row.tally.matches,
            wins: row.tally.wins,
            draws: row.tally.draws,
            loses: row.tally.losses,
            goals_scored: row.tally.goals_for,
            goals_conceded: row.tally.goals_against,
            goals_difference: row.tally.goal_difference(),
            recent_form,
            previous_position,
            last_fixtures,
            promotion,
            penalty,
            decided_by,
        }
    }
}

impl DecidedByBody {
    fn new(decided: &DecidedBy) -> Self {
        Self {
            criterion: decided.decision.name(),
            with: decided.with.clone(),
            values: decided.values.iter().map(|&(team, value)| (team.to_string(), value)).collect(),
        }
    }
}

/// A criterion in words.
pub(crate) fn criterion_label(key: &str, locale: Locale) -> &'static str {
    match key {
        "points" => locale.pick("Pontos", "Points"),
        "head-to-head-points" => locale.pick("Pontos nos jogos entre si", "Points in the matches between them"),
        "head-to-head-goal-difference" => {
            locale.pick("Diferença de golos nos jogos entre si", "Goal difference in the matches between them")
        }
        "head-to-head-away-goals" => {
            locale.pick("Golos marcados fora nos jogos entre si", "Away goals in the matches between them")
        }
        "goal-difference" => locale.pick("Diferença de golos", "Goal difference"),
        "wins" => locale.pick("Número de vitórias", "Number of wins"),
        "goals-scored" => locale.pick("Golos marcados", "Goals scored"),
        _ => {
            locale.pick("Igualados: decidiria um jogo em campo neutro", "Level: a match on neutral ground would decide")
        }
    }
}
