//! A team's season in figures.

use std::collections::HashSet;

use football::statistic::{Group, Statistic};
use serde::Serialize;
use store::matches::Match;
use store::totals::TeamTotal;
use utoipa::ToSchema;

use super::statistic::{label, tenths};
use super::team_info::TeamMainStats;
use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamStatistics {
    main_stats: TeamMainStats,
    /// The matches whose figures are summed.
    matches: i64,
    general: Vec<TeamStatistic>,
    attack: Vec<TeamStatistic>,
    defense: Vec<TeamStatistic>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeamStatistic {
    #[schema(example = 5)]
    stat_id: i32,
    #[schema(example = "shots")]
    key: &'static str,
    #[schema(example = "Remates")]
    label: &'static str,
    /// The sum; of a percentage, the average.
    total: f64,
    /// Of a match.
    average: f64,
    /// Of a match of any team in the same competitions.
    league_average: f64,
}

impl TeamStatistics {
    /// `totals` are those of all teams in the editions that count.
    pub(crate) fn new(team: i64, matches: &[Match], totals: &[TeamTotal], locale: Locale) -> Self {
        let sum = |statistic: Statistic, of_team: Option<i64>| -> i64 {
            let counted = totals.iter().filter(|total| total.statistic == statistic);
            counted.filter(|total| of_team.is_none_or(|id| id == total.team_id)).map(|total| total.value).sum()
        };
        let played = sum(Statistic::Appearances, Some(team));
        let played_by_all = sum(Statistic::Appearances, None);
        let known: HashSet<Statistic> = totals.iter().map(|total| total.statistic).collect();
        let per_match = |sum: i64, matches: i64| if matches > 0 { tenths(sum as f64 / matches as f64) } else { 0.0 };
        let figure = |statistic: Statistic| {
            let own = sum(statistic, Some(team));
            let average = per_match(own, played);
            TeamStatistic {
                stat_id: statistic.id(),
                key: statistic.key(),
                label: label(statistic, locale),
                total: if statistic.is_percentage() { average } else { own as f64 },
                average,
                league_average: per_match(sum(statistic, None), played_by_all),
            }
        };
        let group = |wanted: Group| {
            let shown = Statistic::ALL.into_iter().filter(|s| s.is_of_team() && *s != Statistic::Appearances);
            shown.filter(|s| s.group() == wanted && known.contains(s)).map(figure).collect()
        };
        Self {
            main_stats: TeamMainStats::new(team, matches),
            matches: played,
            general: group(Group::General),
            attack: group(Group::Attack),
            defense: group(Group::Defense),
        }
    }
}
