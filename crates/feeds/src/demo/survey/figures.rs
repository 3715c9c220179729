//! What is counted, and the range in which it has to be.

use football::statistic::Statistic;

use super::season::{Result, Surveyed};
use Unit::{Number, Share, Whole};

/// Where a range comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// The lowest and highest of the real seasons at hand.
    Results,
    /// What is usual in Europe's top leagues, taken wide.
    Usual,
}

pub(super) struct Figure {
    pub name: &'static str,
    pub unit: Unit,
    pub of: fn(&Surveyed) -> f64,
    pub range: (f64, f64),
    pub source: Source,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Number,
    /// Whole ones: points, goals of one match.
    Whole,
    Share,
}

impl Figure {
    /// How far a single season may be outside, as a part of the range.
    pub(super) fn slack(&self) -> f64 {
        match self.unit {
            // The extremes of a season are what chance makes of it.
            Whole => 0.8,
            Number | Share => 0.7,
        }
    }

    /// How exactly ranges are stated.
    pub(super) fn rounding(&self) -> f64 {
        match self.unit {
            Number => 0.051,
            Whole => 0.51,
            Share => 0.0051,
        }
    }
}

const fn real(name: &'static str, unit: Unit, of: fn(&Surveyed) -> f64, range: (f64, f64)) -> Figure {
    Figure { name, unit, of, range, source: Source::Results }
}

const fn usual(name: &'static str, unit: Unit, of: fn(&Surveyed) -> f64, range: (f64, f64)) -> Figure {
    Figure { name, unit, of, range, source: Source::Usual }
}

pub(super) const FIGURES: &[Figure] = &[
    real("goals in a match", Number, |s| mean(s, goals), (2.4, 2.9)),
    real("goals of the home side", Number, |s| mean(s, |r| r.goals.home.into()), (1.3, 1.6)),
    real("goals of the away side", Number, |s| mean(s, |r| r.goals.away.into()), (0.9, 1.3)),
    real("home wins", Share, |s| share(s, |r| r.goals.home > r.goals.away), (0.42, 0.52)),
    real("draws", Share, |s| share(s, |r| r.goals.home == r.goals.away), (0.18, 0.28)),
    real("away wins", Share, |s| share(s, |r| r.goals.home < r.goals.away), (0.23, 0.33)),
    real("goalless matches", Share, |s| share(s, |r| goals(r) == 0.0), (0.06, 0.10)),
    real("matches with five goals or more", Share, |s| share(s, |r| goals(r) >= 5.0), (0.09, 0.17)),
    real("largest margin of a season", Whole, |s| most(s, |r| r.goals.home.abs_diff(r.goals.away).into()), (5.0, 10.0)),
    real("most goals in one match", Whole, |s| most(s, goals), (7.0, 10.0)),
    real("share of goals before half time", Share, before_half_time, (0.42, 0.49)),
    real("points of the champions, per match", Number, |s| s.points()[0] / rounds(s), (2.5, 2.8)),
    real("points of the last, per match", Number, |s| s.points()[s.points().len() - 1] / rounds(s), (0.6, 0.8)),
    real("points of the last but one, per match", Number, |s| s.points()[s.points().len() - 2] / rounds(s), (0.7, 0.9)),
    real("spread of points per match (standard deviation)", Number, |s| deviation(&s.points()) / rounds(s), (0.5, 0.6)),
    usual("goals in minutes 1–15", Share, |s| span(s, 0), (0.09, 0.16)),
    usual("goals in minutes 16–30", Share, |s| span(s, 1), (0.11, 0.17)),
    usual("goals in minutes 31–45, added ones included", Share, |s| span(s, 2), (0.14, 0.20)),
    usual("goals in minutes 46–60", Share, |s| span(s, 3), (0.13, 0.20)),
    usual("goals in minutes 61–75", Share, |s| span(s, 4), (0.14, 0.20)),
    usual("goals in minutes 76–90, added ones included", Share, |s| span(s, 5), (0.19, 0.28)),
    usual("yellow cards in a match", Number, |s| event(s, "yellow"), (3.2, 5.6)),
    usual("second yellow cards in a match", Number, |s| event(s, "second yellow"), (0.05, 0.20)),
    usual("straight red cards in a match", Number, |s| event(s, "red"), (0.05, 0.20)),
    usual("penalties in a match", Number, penalties, (0.20, 0.42)),
    usual("penalties scored", Share, |s| event(s, "penalty scored") / penalties(s), (0.70, 0.85)),
    usual("own goals in a match", Number, |s| event(s, "own goal"), (0.04, 0.14)),
    usual("goals with an assist", Share, |s| event(s, "assisted") / mean(s, goals), (0.62, 0.80)),
    usual("substitutions of a team", Number, |s| event(s, "substitution") / 2.0, (3.8, 5.0)),
    usual("looks at the video in a match", Number, |s| event(s, "video"), (0.2, 1.0)),
    usual("goals of the best scorer", Whole, |s| s.goals_of.values().copied().fold(0.0, f64::max), (15.0, 32.0)),
    usual("shots of a team", Number, |s| statistic(s, Statistic::Shots), (9.5, 14.5)),
    usual("shots on target of a team", Number, |s| statistic(s, Statistic::ShotsOnTarget), (3.3, 5.3)),
    usual("corners of a team", Number, |s| statistic(s, Statistic::Corners), (4.0, 6.0)),
    usual("fouls of a team", Number, |s| statistic(s, Statistic::Fouls), (10.5, 16.5)),
    usual("offsides of a team", Number, |s| statistic(s, Statistic::Offsides), (1.2, 2.6)),
    usual("passes of a team", Number, |s| statistic(s, Statistic::Passes), (330.0, 520.0)),
    usual("passes that arrive", Share, |s| statistic(s, Statistic::PassAccuracy) / 100.0, (0.74, 0.86)),
    usual(
        "possession: distance from one half",
        Number,
        |s| average(s.possession.iter().map(|p| (p - 50.0).abs())),
        (5.0, 12.0),
    ),
    usual("possession of the home side", Share, |s| average(s.possession.iter().copied()) / 100.0, (0.49, 0.54)),
    usual("time with the ball in play", Share, |s| average(s.useful.iter().copied()), (0.50, 0.64)),
    usual("seats taken", Share, |s| average(s.filled.iter().copied()), (0.35, 0.90)),
    usual("fullest ground", Share, |s| s.filled.iter().copied().fold(0.0, f64::max), (0.90, 1.0)),
    usual("mark of a player, out of ten", Number, |s| average(s.ratings.iter().copied()), (6.2, 7.1)),
    usual("spread of marks (standard deviation)", Number, |s| deviation(&s.ratings), (0.4, 1.1)),
    usual("age of a player", Number, |s| average(s.ages.iter().copied()), (24.0, 27.8)),
    usual("players under 21", Share, |s| part(&s.ages, |age| age < 21.0), (0.05, 0.25)),
    usual("players over 30", Share, |s| part(&s.ages, |age| age >= 30.0), (0.12, 0.35)),
    usual("players from the league's country", Share, |s| s.countries["PT"] / s.ages.len() as f64, (0.33, 0.72)),
    usual("countries that players come from", Whole, |s| s.countries.len() as f64, (8.0, 60.0)),
];

fn goals(result: &Result) -> f64 {
    f64::from(result.goals.home + result.goals.away)
}

fn mean(season: &Surveyed, of: impl Fn(&Result) -> f64) -> f64 {
    average(season.results.iter().map(of))
}

fn share(season: &Surveyed, is_one: impl Fn(&Result) -> bool) -> f64 {
    mean(season, |result| f64::from(u8::from(is_one(result))))
}

fn most(season: &Surveyed, of: impl Fn(&Result) -> f64) -> f64 {
    season.results.iter().map(of).fold(0.0, f64::max)
}

/// Not known where a source has no half-time scores; 0–0 has none in any.
fn before_half_time(season: &Surveyed) -> f64 {
    let known = || season.results.iter().filter_map(|result| Some((result.half_time?, result)));
    let before: f64 = known().map(|(half, _)| f64::from(half.home + half.away)).sum();
    before / known().map(|(_, result)| goals(result)).sum::<f64>()
}

fn rounds(season: &Surveyed) -> f64 {
    2.0 * (season.points().len() as f64 - 1.0)
}

fn span(season: &Surveyed, place: usize) -> f64 {
    season.spans[place] / season.spans.iter().sum::<f64>()
}

fn event(season: &Surveyed, name: &str) -> f64 {
    season.events.get(name).copied().unwrap_or(0.0) / season.results.len() as f64
}

fn penalties(season: &Surveyed) -> f64 {
    event(season, "penalty scored") + event(season, "penalty missed")
}

/// Of one side in one match.
fn statistic(season: &Surveyed, statistic: Statistic) -> f64 {
    season.statistics[&statistic] / season.results.len() as f64 / 2.0
}

fn part(values: &[f64], is_one: impl Fn(f64) -> bool) -> f64 {
    values.iter().filter(|value| is_one(**value)).count() as f64 / values.len() as f64
}

pub(super) fn average(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}

fn deviation(values: &[f64]) -> f64 {
    let mean = average(values.iter().copied());
    average(values.iter().map(|value| (value - mean).powi(2))).sqrt()
}
