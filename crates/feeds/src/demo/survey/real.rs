//! Real seasons, where they are at hand.

use std::collections::HashMap;

use football::score::Score;

use super::season::{Result, Surveyed};
use crate::formats::{FileResult, SeasonFile, openfootball_json, season_csv};

const JSON: [&str; 4] = ["2018-19", "2020-21", "2022-23", "2023-24"];
const CSV: [&str; 2] = ["1994-95", "2010-11"];

/// The seasons of the Portuguese first division of which all results are there.
pub(super) fn seasons() -> Option<Vec<Surveyed>> {
    let folder = testkit::real_results()?.join("openfootball");
    let mut seasons = Vec::new();
    for (names, ending) in [(&JSON[..], "pt.1.json"), (&CSV[..], "csv")] {
        for name in names {
            let name = format!("{name}.{ending}");
            let text = std::fs::read(folder.join(&name)).unwrap();
            let file =
                if ending == "csv" { season_csv::parse(&name, &text) } else { openfootball_json::parse(&name, &text) };
            seasons.push(surveyed(&file.unwrap()));
        }
    }
    Some(seasons)
}

fn surveyed(file: &SeasonFile) -> Surveyed {
    let mut teams: HashMap<&str, usize> = HashMap::new();
    let mut surveyed = Surveyed::default();
    for m in &file.matches {
        let [home, away] = [&m.home, &m.away].map(|name| {
            let next = teams.len();
            *teams.entry(name).or_insert(next)
        });
        let FileResult::Played(score) = m.result else { panic!("line {}: not played", m.line) };
        let nothing = Score::new(0, 0);
        let half_time = score.half_time.or((score.goals == nothing).then_some(nothing));
        surveyed.results.push(Result { home, away, goals: score.goals, half_time });
    }
    surveyed
}
