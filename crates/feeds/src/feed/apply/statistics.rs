//! What was counted and measured in a match.

use std::collections::BTreeMap;

use football::statistic::Statistic;
use store::records::{LineUpEntry, Report};

use super::super::Outcome;
use super::super::given::Given;
use super::super::items::{Kind, PlayerStatisticsItem, StatisticsItem};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::checks;

/// A match has two hours of play at the most, and some added time.
const MOST_SECONDS: i32 = 4 * 3600;
const MOST: i64 = 100_000;

impl Session<'_> {
    pub(in super::super) async fn apply_statistics(&mut self, body: &StatisticsItem) -> Result<Outcome, Stop> {
        check(body)?;
        let teams = body.teams.as_ref().map(of_teams).transpose()?;
        let mvp = match &body.mvp {
            Given::Value(id) => Given::Value(self.person("mvp", id)?),
            Given::Empty => Given::Empty,
            Given::Nothing => Given::Nothing,
        };
        let mut players = Vec::new();
        for (index, player) in body.players.iter().flatten().enumerate() {
            let person = self.person(&format!("players[{index}].person"), &player.person)?;
            players.push((index, person, player));
        }
        let match_ = self.match_(&body.match_)?;
        let are_sheets_refused = self.has_failed(Kind::LineUp, &body.match_);
        let open = self.record(&match_).await?;
        let before = open.record.clone();
        for (index, person, player) in players {
            let entry = open.record.line_up.iter_mut().find(|entry| entry.person_id == person);
            match entry {
                Some(entry) => count(entry, player, index)?,
                None if are_sheets_refused => return Err(Stop::Follows),
                None => {
                    let field = format!("players[{index}].person");
                    return Err(Fault::contradiction(&field, "he is on no team sheet of this match").into());
                }
            }
        }
        let report = open.record.report.get_or_insert_with(Report::default);
        report.first_half = body.first_half.clone().over(report.first_half);
        report.second_half = body.second_half.clone().over(report.second_half);
        report.extra_time = body.extra_time.clone().over(report.extra_time);
        report.useful = body.useful.clone().over(report.useful);
        report.climate = body.climate.clone().over(report.climate.take());
        report.temperature = body.temperature.clone().over(report.temperature);
        report.rain_percentage = body.rain_percentage.clone().over(report.rain_percentage);
        report.stadium_score = body.stadium_score.clone().map(tenths).over(report.stadium_score);
        report.pitch_score = body.pitch_score.clone().map(tenths).over(report.pitch_score);
        report.mvp = mvp.over(report.mvp);
        report.highlight = body.highlight.clone().over(report.highlight.take());
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
    checks::within(&format!("players[{index}].rating"), player.rating.value().copied(), (0.0, 10.0))?;
    entry.rating = player.rating.clone().map(tenths).over(entry.rating);
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
        let statistic = statistic(&field, key, |it| it.is_of_team() && !it.is_derived())?;
        let most = if statistic.is_percentage() { 100 } else { MOST };
        checks::within(&field, Some(*home), (0, most))?;
        checks::within(&field, Some(*away), (0, most))?;
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
        ("firstHalf", &body.first_half),
        ("secondHalf", &body.second_half),
        ("extraTime", &body.extra_time),
        ("useful", &body.useful),
    ] {
        checks::within(field, seconds.value().copied(), (0, MOST_SECONDS))?;
    }
    checks::within("temperature", body.temperature.value().copied(), (-60, 60))?;
    checks::within("rainPercentage", body.rain_percentage.value().copied(), (0, 100))?;
    checks::within("stadiumScore", body.stadium_score.value().copied(), (0.0, 5.0))?;
    checks::within("pitchScore", body.pitch_score.value().copied(), (0.0, 5.0))?;
    checks::link("highlight", body.highlight.value())
}
