//! Real seasons: the final tables that the league published, and tables in the middle of a season that only the
//! head-to-head rules explain.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

use std::collections::BTreeMap;
use std::path::Path;

use football::TeamId;
use football::rules::{self, Criterion};
use football::score::Score;
use football::season::SeasonId;
use football::table::{Decision, Row, Standings, TableMatch, View};
use serde_json::Value;

struct Season {
    names: Vec<String>,
    matches: Vec<(String, TableMatch)>,
    id: SeasonId,
}

impl Season {
    fn read(folder: &Path, year: i64) -> Self {
        let file = folder.join(format!("openfootball/{year}-{:02}.pt.1.json", (year + 1) % 100));
        let json: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        let mut ids: BTreeMap<String, TeamId> = BTreeMap::new();
        let list = json["matches"].as_array().unwrap();
        for m in list {
            let next = ids.len() as TeamId;
            ids.entry(m["team1"].as_str().unwrap().to_owned()).or_insert(next);
        }
        let goals = |m: &Value, side: usize| m["score"]["ft"][side].as_u64().unwrap() as u16;
        let matches = list
            .iter()
            .enumerate()
            .map(|(i, m)| {
                let round = m["round"].as_str().unwrap().trim_start_matches("Matchday ").parse().unwrap();
                let team = |key: &str| ids[m[key].as_str().unwrap()];
                let score = Some(Score::new(goals(m, 0), goals(m, 1)));
                let table_match = TableMatch { id: i as i64, round, home: team("team1"), away: team("team2"), score };
                (m["date"].as_str().unwrap().to_owned(), table_match)
            })
            .collect();
        let mut names = vec![String::new(); ids.len()];
        for (name, id) in ids {
            names[id as usize] = name;
        }
        Self { names, matches, id: SeasonId::starting_in(year).unwrap() }
    }

    fn table(&self, until: &str, season_over: bool) -> Vec<Row> {
        let matches: Vec<TableMatch> = self
            .matches
            .iter()
            .map(|(date, m)| TableMatch { score: m.score.filter(|_| date.as_str() <= until), ..*m })
            .collect();
        let teams: Vec<TeamId> = (0..self.names.len() as TeamId).collect();
        let rules = rules::in_force("liga-portugal", self.id).unwrap();
        Standings { rules, teams: &teams, matches: &matches, deductions: &[], season_over }.table(View::Overall)
    }

    fn row<'a>(&self, rows: &'a [Row], name: &str) -> &'a Row {
        rows.iter().find(|row| self.names[row.team as usize] == name).unwrap()
    }
}

#[test]
fn final_tables_are_the_published_ones() {
    let Some(folder) = testkit::real_results() else { return };
    for year in [2018, 2020, 2022, 2023] {
        let season = Season::read(&folder, year);
        let golden = folder.join(format!("golden/{year}-{:02}_pt1.json", (year + 1) % 100));
        let golden: Value = serde_json::from_slice(&std::fs::read(golden).unwrap()).unwrap();
        let expected: Vec<Value> = golden["table"].as_array().unwrap().clone();
        let rows = season.table("9999", true);
        assert_eq!(rows.len(), expected.len());
        for (row, want) in rows.iter().zip(&expected) {
            let got = serde_json::json!({
                "pos": row.position, "team": season.names[row.team as usize], "pts": row.points,
                "w": row.tally.wins, "d": row.tally.draws, "l": row.tally.losses,
                "gf": row.tally.goals_for, "ga": row.tally.goals_against,
            });
            assert_eq!(&got, want, "{year}");
        }
    }
}

#[test]
fn boavista_and_portimonense_2023_24_were_parted_by_overall_goal_difference() {
    let Some(folder) = testkit::real_results() else { return };
    let season = Season::read(&folder, 2023);
    let rows = season.table("9999", true);
    let boavista = season.row(&rows, "Boavista FC");
    assert_eq!((boavista.position, boavista.points), (15, 32));
    assert_eq!(boavista.decided_by.as_ref().unwrap().decision, Decision::By(Criterion::GoalDifference));
}

#[test]
fn maritimo_and_portimonense_2018_19_were_parted_by_away_goals_between_them() {
    let Some(folder) = testkit::real_results() else { return };
    let season = Season::read(&folder, 2018);
    let rows = season.table("9999", true);
    let maritimo = season.row(&rows, "CS Marítimo");
    assert_eq!((maritimo.position, maritimo.points), (11, 39));
    assert_eq!(maritimo.decided_by.as_ref().unwrap().decision, Decision::By(Criterion::HeadToHeadAwayGoals));
}

#[test]
fn one_derby_put_benfica_above_sporting_in_february_2024() {
    let Some(folder) = testkit::real_results() else { return };
    let season = Season::read(&folder, 2023);
    let rows = season.table("2024-02-14", false);
    let benfica = season.row(&rows, "Sport Lisboa e Benfica");
    let sporting = season.row(&rows, "Sporting Clube de Portugal");
    assert_eq!((benfica.points, sporting.points), (52, 52));
    assert!(sporting.tally.goal_difference() > benfica.tally.goal_difference());
    assert!(benfica.position < sporting.position);
    assert_eq!(benfica.decided_by.as_ref().unwrap().decision, Decision::By(Criterion::HeadToHeadPoints));
}
