//! What was counted and measured in a match.

use std::collections::BTreeMap;

use football::statistic::Statistic;
use store::records::{LineUpEntry, Report};

use super::super::Outcome;
use super::super::items::{Item, PlayerStatisticsItem, StatisticsItem};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::checks;

/// A match has two hours of play at the most, and some added time.
const MOST_SECONDS: i32 = 4 * 3600;
const MOST: i64 = 100_000;

impl Session<'_> {
    pub(in super::super) async fn apply_statistics(
        &mut self,
        item: &Item,
        body: &StatisticsItem,
    ) -> Result<Outcome, Stop> {
        check(body)?;
        let teams = body.teams.as_ref().map(of_teams).transpose()?;
        let mvp = body.mvp.as_ref().map(|id| self.person("mvp", id)).transpose()?;
        let mut players = Vec::new();
        for (index, player) in body.players.iter().flatten().enumerate() {
            let person = self.person(&format!("players[{index}].person"), &player.person)?;
            players.push((index, person, player));
        }
        let match_ = self.match_(&body.match_)?;
        let open = self.record(&match_, item).await?;
        let before = open.record.clone();
        for (index, person, player) in players {
            let entry = open.record.line_up.iter_mut().find(|entry| entry.person_id == person);
            let missing =
                || Fault::contradiction(&format!("players[{index}].person"), "he is on no team sheet of this match");
            count(entry.ok_or_else(missing)?, player, index)?;
        }
        let report = open.record.report.get_or_insert_with(Report::default);
        let number = |known: &mut Option<i32>, new: Option<i32>| *known = new.or(*known);
        number(&mut report.first_half, body.first_half);
        number(&mut report.second_half, body.second_half);
        number(&mut report.extra_time, body.extra_time);
        number(&mut report.useful, body.useful);
        report.climate = body.climate.clone().or(report.climate.take());
        report.temperature = body.temperature.or(report.temperature);
        report.rain_percentage = body.rain_percentage.or(report.rain_percentage);
        report.stadium_score = body.stadium_score.map(tenths).or(report.stadium_score);
        report.pitch_score = body.pitch_score.map(tenths).or(report.pitch_score);
        report.mvp = mvp.or(report.mvp);
        report.highlight = body.highlight.clone().or(report.highlight.take());
        if let Some(teams) = teams {
            report.statistics = teams;
        }
        if let Some(length) = body.length {
            report.length = length;
            open.has_length = true;
        }
        Ok(Outcome::updated(before != open.record))
    }
}

fn tenths(mark: f64) -> i16 {
    (mark * 10.0).round() as i16
}

fn count(entry: &mut LineUpEntry, player: &PlayerStatisticsItem, index: usize) -> Result<(), Fault> {
    checks::within(&format!("players[{index}].rating"), player.rating, (0.0, 10.0))?;
    entry.rating = player.rating.map(tenths).or(entry.rating);
    let Some(statistics) = &player.statistics else { return Ok(()) };
    let mut counted = Vec::with_capacity(statistics.len());
    for (key, value) in statistics {
        let field = format!("players[{index}].statistics.{key}");
        let statistic = statistic(&field, key, |it| it.is_of_player() && !it.is_derived())?;
        checks::within(&field, Some(*value), (0, MOST))?;
        counted.push((statistic, *value));
    }
    counted.sort_unstable();
    entry.statistics = counted;
    Ok(())
}

fn of_teams(teams: &BTreeMap<String, (i64, i64)>) -> Result<Vec<(Statistic, i64, i64)>, Fault> {
    let mut counted = Vec::with_capacity(teams.len());
    for (key, (home, away)) in teams {
        let field = format!("teams.{key}");
        let statistic = statistic(&field, key, Statistic::is_of_team)?;
        checks::within(&field, Some(*home), (0, MOST))?;
        checks::within(&field, Some(*away), (0, MOST))?;
        counted.push((statistic, *home, *away));
    }
    counted.sort_unstable();
    Ok(counted)
}

fn statistic(field: &str, key: &str, fits: fn(Statistic) -> bool) -> Result<Statistic, Fault> {
    let known = Statistic::ALL.into_iter().find(|statistic| statistic.key() == key);
    match known {
        None => Err(Fault::invalid(field, "there is no such statistic")),
        Some(statistic) if !fits(statistic) => {
            Err(Fault::invalid(field, "this is not counted here, or follows from the events"))
        }
        Some(statistic) => Ok(statistic),
    }
}

fn check(body: &StatisticsItem) -> Result<(), Fault> {
    checks::within("length", body.length, (0, 120))?;
    for (field, seconds) in [
        ("firstHalf", body.first_half),
        ("secondHalf", body.second_half),
        ("extraTime", body.extra_time),
        ("useful", body.useful),
    ] {
        checks::within(field, seconds, (0, MOST_SECONDS))?;
    }
    checks::within("temperature", body.temperature, (-60, 60))?;
    checks::within("rainPercentage", body.rain_percentage, (0, 100))?;
    checks::within("stadiumScore", body.stadium_score, (0.0, 5.0))?;
    checks::within("pitchScore", body.pitch_score, (0.0, 5.0))?;
    checks::link("highlight", body.highlight.as_ref())
}
