//! The report: how long was played, in which weather, and how ground and pitch were found.

use football::moment::Half;
use football::statistic::Statistic;
use store::records::Report;

use super::super::chances::Chances;
use super::{Setting, Story};

/// As the weather is called, with the temperature it adds and the least chance of rain.
const CLIMATES: [(&str, i16, i16); 5] =
    [("sunny", 3, 0), ("cloudy", 0, 20), ("rain", -2, 60), ("windy", -1, 10), ("fog", -3, 15)];

/// How likely all but the last of them are in August and in February, in a hundred.
const CHANCES: [(f64, f64); 4] = [(64.0, 26.0), (22.0, 30.0), (4.0, 30.0), (9.0, 9.0)];

impl Setting<'_> {
    /// What can be said before kick-off: the weather.
    fn weather(&self) -> Report {
        let mut chances = Chances::new(self.seed, &format!("{}/{}/weather", self.day, self.ground.city));
        // August is the warmest and driest month by the ocean, February the coldest and wettest.
        let from_august = f64::from(i16::from(self.day.month()) - 8).abs().min(6.0) / 6.0;
        let shares = CHANCES.map(|(in_august, in_february)| in_august + (in_february - in_august) * from_august);
        let mut draw = 100.0 * chances.unit();
        let mut passes = |share: &f64| {
            draw -= share;
            draw >= 0.0
        };
        let (climate, warmer, rain) = CLIMATES[shares.iter().take_while(|share| passes(share)).count()];
        let is_night = !(7..19).contains(&self.hour);
        let name = if is_night && climate == "sunny" { "clear-night" } else { climate };
        let season = 25.0 - 13.0 * from_august;
        let night = if is_night { -4 } else { 0 };
        Report {
            climate: Some(name.to_owned()),
            temperature: Some(season.round() as i16 + warmer + night + chances.below(5) as i16 - 2),
            rain_percentage: Some(rain + chances.below(if rain >= 60 { 36 } else { 16 }) as i16),
            ..Report::default()
        }
    }

    /// A ground keeps its level; days differ a little.
    fn score(&self, what: &str) -> i16 {
        let level = 31 + Chances::new(self.seed, &format!("{}/{what}", self.ground.key)).below(15);
        let day = Chances::new(self.seed, &format!("{}/{what}", self.id)).below(7);
        (level as i16 + day as i16 - 3).clamp(25, 50)
    }
}

impl Story<'_> {
    /// What is known `passed` minutes after kick-off, apart from who was the best.
    pub(super) fn report(&self, passed: i64, statistics: Vec<(Statistic, i64, i64)>) -> Report {
        let setting = &self.setting;
        let script = setting.script;
        let tactic = |side: usize| Some(self.sheets[side].tactic.to_owned());
        let mut report = setting.weather();
        report.home_tactic = tactic(0);
        report.away_tactic = tactic(1);
        if passed < 0 {
            return report;
        }
        let is_over = passed >= script.length();
        let mut chances = Chances::new(setting.seed, &format!("{}/lengths", setting.id));
        let mut seconds = |half: Half| {
            let seconds = i32::try_from(script.minutes_of(half) * 60).unwrap_or(0) - chances.below(40) as i32;
            let end = script.passed(super::Time { half, minute: script.minutes_of(half) });
            (passed >= end).then_some(seconds)
        };
        report.length = script.counted(passed);
        report.first_half = seconds(Half::First);
        report.second_half = seconds(Half::Second);
        report.extra_time = if script.has_extra_time() { seconds(Half::ExtraTime) } else { None };
        report.statistics = statistics;
        if is_over {
            let played = [report.first_half, report.second_half, report.extra_time].into_iter().flatten().sum::<i32>();
            report.useful = Some((f64::from(played) * (0.52 + 0.1 * chances.unit())) as i32);
            report.stadium_score = Some(setting.score("stadium"));
            report.pitch_score = Some(setting.score("pitch"));
        }
        report
    }
}
