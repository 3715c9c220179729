//! Rule sets: how a competition counts points and parts clubs level on them. They are data (`rules/*.toml`), versioned
//! by the season from which they hold, because the same league has changed them more than once.

use std::sync::LazyLock;

use serde::Deserialize;
use thiserror::Error;

use crate::season::SeasonId;

/// What parts clubs that are level on points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    HeadToHeadPoints,
    HeadToHeadGoalDifference,
    HeadToHeadAwayGoals,
    GoalDifference,
    Wins,
    GoalsScored,
}

/// When a step may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    #[default]
    Always,
    /// Only when no match among the tied clubs is left to play.
    AllPlayed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub by: Criterion,
    #[serde(default)]
    pub once: Condition,
}

/// The rules in force for one competition in one season.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The first season (by its starting year) for which this version holds.
    pub from: i64,
    pub points_for_win: i32,
    pub at_end: Vec<Step>,
    pub during: Vec<Step>,
    /// Whether head-to-head steps start afresh for a subset of clubs that stays level.
    #[serde(default)]
    pub restart: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFile {
    name: String,
    version: Vec<RuleSet>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesError {
    #[error("there is no rule set called “{0}” (known: {known})", known = NAMES.join(", "))]
    Unknown(String),
    #[error("the rule set “{0}” has no version for the season {1}")]
    NotInForce(String, SeasonId),
}

/// The rule sets that come with the program.
pub const NAMES: &[&str] = &["liga-portugal", "goal-difference"];

static FILES: LazyLock<Vec<RuleFile>> = LazyLock::new(|| {
    [include_str!("../rules/liga-portugal.toml"), include_str!("../rules/goal-difference.toml")]
        .map(|text| toml::from_str(text).expect("built-in rule files read: a test reads them all"))
        .into()
});

/// The rule set `name` as it stood in `season`.
pub fn in_force(name: &str, season: SeasonId) -> Result<&'static RuleSet, RulesError> {
    let file = FILES.iter().find(|file| file.name == name).ok_or_else(|| RulesError::Unknown(name.to_owned()))?;
    file.version
        .iter()
        .filter(|version| version.from <= season.start_year())
        .max_by_key(|version| version.from)
        .ok_or_else(|| RulesError::NotInForce(name.to_owned(), season))
}

impl Criterion {
    /// The name used on the wire and in rule files.
    pub fn name(self) -> &'static str {
        match self {
            Self::HeadToHeadPoints => "head-to-head-points",
            Self::HeadToHeadGoalDifference => "head-to-head-goal-difference",
            Self::HeadToHeadAwayGoals => "head-to-head-away-goals",
            Self::GoalDifference => "goal-difference",
            Self::Wins => "wins",
            Self::GoalsScored => "goals-scored",
        }
    }
}

impl RuleSet {
    pub fn steps(&self, season_over: bool) -> &[Step] {
        if season_over { &self.at_end } else { &self.during }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn season(year: i64) -> SeasonId {
        SeasonId::starting_in(year).unwrap()
    }

    #[test]
    fn every_rule_file_reads_and_bears_its_name() {
        for name in NAMES {
            assert!(in_force(name, season(2026)).is_ok(), "{name}");
        }
    }

    #[test]
    fn wins_were_worth_two_points_until_1995() {
        assert_eq!(in_force("liga-portugal", season(1994)).unwrap().points_for_win, 2);
        assert_eq!(in_force("liga-portugal", season(1995)).unwrap().points_for_win, 3);
    }

    #[test]
    fn away_goals_count_up_to_2020_21() {
        let has_away_goals = |year| {
            let rules = in_force("liga-portugal", season(year)).unwrap();
            rules.at_end.iter().any(|step| step.by == Criterion::HeadToHeadAwayGoals)
        };
        assert!(has_away_goals(2018) && has_away_goals(2020));
        assert!(!has_away_goals(2022) && !has_away_goals(2026));
    }

    #[test]
    fn head_to_head_applies_during_the_season_since_2020_21() {
        let first_during = |year| in_force("liga-portugal", season(year)).unwrap().during[0].by;
        assert_eq!(first_during(2019), Criterion::GoalDifference);
        assert_eq!(first_during(2020), Criterion::HeadToHeadPoints);
    }

    #[test]
    fn wins_come_before_goals_scored() {
        let rules = in_force("liga-portugal", season(2026)).unwrap();
        let place = |criterion| rules.at_end.iter().position(|step| step.by == criterion).unwrap();
        assert!(place(Criterion::Wins) < place(Criterion::GoalsScored));
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_known_ones() {
        let refused = in_force("premier-league", season(2026)).unwrap_err().to_string();
        assert!(refused.contains("premier-league") && refused.contains("liga-portugal"), "{refused}");
    }
}
