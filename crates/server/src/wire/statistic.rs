//! Statistics: of a match, a team, a player.

use football::moment::duration;
use football::position::Position;
use football::statistic::{MATCH_STATISTICS, Statistic, shares};
use serde::Serialize;
use store::records::Report;
use utoipa::ToSchema;

use crate::locale::Locale;

/// A statistic of a match, for both sides.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchStatistic {
    #[schema(example = 5)]
    statistic_type_id: i32,
    #[schema(example = "Remates")]
    label: &'static str,
    home_value: i64,
    away_value: i64,
    /// Said where the values are parts of a hundred.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_percentage: bool,
    /// Shares that add up to 100.
    home_percentage: u8,
    away_percentage: u8,
}

/// How long the ball was in play.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UsefulTimeBody {
    #[schema(example = "54:12")]
    time: String,
    seconds: i32,
    /// Of the time played.
    percentage: Option<f64>,
}

/// How long the halves were.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DurationBody {
    #[schema(example = "47:12")]
    first_half: Option<String>,
    second_half: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_time: Option<String>,
}

/// A figure with its name.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StatisticBody {
    #[schema(example = 142)]
    stat_id: i32,
    #[schema(example = "goals")]
    key: &'static str,
    #[schema(example = "Golos")]
    label: &'static str,
    value: i64,
}

/// A figure of a player's position, its label in capitals.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PositionStatisticBody {
    #[schema(example = "goals")]
    key: &'static str,
    value: i64,
    #[schema(example = "GOLOS")]
    label: String,
}

pub(crate) fn label(statistic: Statistic, locale: Locale) -> &'static str {
    locale.pick(statistic.label_pt(), statistic.label_en())
}

impl StatisticBody {
    pub(crate) fn new(statistic: Statistic, value: i64, locale: Locale) -> Self {
        Self { stat_id: statistic.id(), key: statistic.key(), label: label(statistic, locale), value }
    }
}

impl MatchStatistic {
    /// Those that are shown for a match, in their order: what a provider counts, and what is `derived` from the events.
    pub(crate) fn list(report: &Report, derived: impl Fn(Statistic) -> (i64, i64), locale: Locale) -> Vec<Self> {
        let known = |statistic: Statistic| {
            if statistic.is_derived() {
                let (home, away) = derived(statistic);
                return Some((statistic, home, away));
            }
            report.statistics.iter().copied().find(|(known, ..)| *known == statistic)
        };
        let body = |(statistic, home, away): (Statistic, i64, i64)| {
            let (home_percentage, away_percentage) = shares(home, away);
            Self {
                statistic_type_id: statistic.id(),
                label: label(statistic, locale),
                home_value: home,
                away_value: away,
                is_percentage: statistic.is_percentage(),
                home_percentage,
                away_percentage,
            }
        };
        MATCH_STATISTICS.iter().filter_map(|&statistic| known(statistic)).map(body).collect()
    }
}

/// One digit after the point.
pub(crate) fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

pub(crate) fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

pub(crate) fn average(sum: i64, count: i64) -> Option<f64> {
    (count > 0).then(|| sum as f64 / count as f64)
}

/// What `part` is of `whole`, in percent.
pub(crate) fn percentage(part: i64, whole: i64) -> Option<f64> {
    (whole > 0).then(|| tenths(part as f64 * 100.0 / whole as f64))
}

pub(crate) fn mmss(seconds: i32) -> String {
    duration(u32::try_from(seconds).unwrap_or(0))
}

impl UsefulTimeBody {
    pub(crate) fn new(report: &Report) -> Option<Self> {
        let seconds = report.useful?;
        let whole = report.played().map(i64::from);
        let percentage = whole.and_then(|whole| percentage(seconds.into(), whole));
        Some(Self { time: mmss(seconds), seconds, percentage })
    }
}

impl DurationBody {
    pub(crate) fn new(report: &Report) -> Self {
        Self {
            first_half: report.first_half.map(mmss),
            second_half: report.second_half.map(mmss),
            extra_time: report.extra_time.map(mmss),
        }
    }
}

impl PositionStatisticBody {
    /// What counts in a position, from a player's sums.
    pub(crate) fn list(position: Position, value: impl Fn(Statistic) -> i64, locale: Locale) -> Vec<Self> {
        let english = locale == Locale::English;
        let body = |known: &football::position::PositionStatistic| Self {
            key: known.key,
            value: value(known.statistic),
            label: known.label(english),
        };
        position.statistics().iter().map(body).collect()
    }
}
