//! The real files of the open projects, where they are at hand.

use std::collections::HashSet;

use football::score::{FullScore, Score};
use jiff::civil::{Date, date};

use crate::formats::{FileResult, RoundName, SeasonFile, clubs, fold, football_txt, openfootball_json, season_csv};

fn data(file: &str) -> Option<Vec<u8>> {
    let path = testkit::real_results()?.join("openfootball").join(file);
    Some(std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn season(file: &str) -> Option<SeasonFile> {
    let bytes = data(file)?;
    let season = match file.rsplit('.').next() {
        Some("json") => openfootball_json::parse(file, &bytes),
        Some("csv") => season_csv::parse(file, &bytes),
        // A year that none of the files is about: they all name theirs.
        _ => football_txt::parse(file, &bytes, 1900),
    };
    Some(season.unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn every_season_is_read_whole() {
    let cases: [(&str, usize, usize, Date, Date); 12] = [
        ("1994-95.csv", 306, 18, date(1994, 8, 20), date(1995, 6, 15)),
        ("2010-11.csv", 240, 16, date(2010, 8, 13), date(2011, 5, 14)),
        ("2018-19.csv", 306, 18, date(2018, 8, 10), date(2019, 5, 19)),
        ("2018-19.pt.1.json", 306, 18, date(2018, 8, 10), date(2019, 5, 19)),
        ("2020-21.pt.1.json", 306, 18, date(2020, 9, 18), date(2021, 5, 19)),
        ("2022-23.pt.1.json", 306, 18, date(2022, 8, 5), date(2023, 5, 27)),
        ("2023-24.pt.1.json", 306, 18, date(2023, 8, 11), date(2024, 5, 18)),
        ("2020-21_pt1.txt", 306, 18, date(2020, 9, 18), date(2021, 5, 19)),
        ("2022-23_pt1.txt", 306, 18, date(2022, 8, 5), date(2023, 5, 27)),
        ("2022-23_pt2.txt", 306, 18, date(2022, 8, 6), date(2023, 5, 28)),
        ("2024-25_ptcup.txt", 111, 110, date(2024, 9, 20), date(2025, 5, 25)),
        ("2026-27_pt1.txt", 306, 18, date(2026, 8, 8), date(2027, 5, 16)),
    ];
    for (file, matches, clubs, first, last) in cases {
        let Some(season) = season(file) else { continue };
        assert_eq!(season.matches.len(), matches, "{file}");
        let names: HashSet<String> = season.matches.iter().flat_map(|m| [fold(&m.home), fold(&m.away)]).collect();
        assert_eq!(names.len(), clubs, "{file}");
        let days: Vec<Date> = season.matches.iter().map(|m| m.day.expect("a dated match")).collect();
        assert_eq!((days.iter().min(), days.iter().max()), (Some(&first), Some(&last)), "{file}");
    }
}

#[test]
fn leagues_have_numbered_rounds_and_cups_named_ones() {
    if let Some(league) = season("2022-23_pt1.txt") {
        assert_eq!(league.name.as_deref(), Some("Portuguese Primeira Liga 2022/23"));
        assert_eq!(league.matches.first().map(|m| m.round.clone()), Some(RoundName::Number(1)));
        assert_eq!(league.matches.last().map(|m| m.round.clone()), Some(RoundName::Number(34)));
    }
    if let Some(cup) = season("2024-25_ptcup.txt") {
        let mut rounds: Vec<RoundName> = cup.matches.into_iter().map(|m| m.round).collect();
        rounds.dedup();
        let names = ["Round 2", "Round 3", "Round 4", "Round of 16", "Quarterfinals", "Semifinals", "Final"];
        assert_eq!(rounds, names.map(|name| RoundName::Named(name.to_owned())));
    }
}

#[test]
fn both_files_of_a_season_tell_the_same() {
    for (json, txt) in [("2020-21.pt.1.json", "2020-21_pt1.txt"), ("2022-23.pt.1.json", "2022-23_pt1.txt")] {
        let (Some(json), Some(txt)) = (season(json), season(txt)) else {
            continue;
        };
        let told = |season: &SeasonFile| -> Vec<_> {
            let one = |m: &crate::formats::FileMatch| {
                (fold(&m.home), fold(&m.away), m.day, m.time, m.round.clone(), format!("{:?}", m.result))
            };
            let mut matches: Vec<_> = season.matches.iter().map(one).collect();
            matches.sort_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)));
            matches
        };
        assert_eq!(told(&json), told(&txt));
        assert_eq!(json.name, txt.name);
    }
}

#[test]
fn the_cup_goes_into_extra_time_and_to_penalties() {
    let Some(cup) = season("2024-25_ptcup.txt") else { return };
    let score = |home, away| Some(Score::new(home, away));
    // goals, half time, ninety minutes, shoot-out
    let cases = [
        ("Pevidém SC", "CS Marítimo", (2, 1), score(0, 0), score(1, 1), None),
        ("Académica de Coimbra", "União Torreense", (0, 1), None, score(0, 0), None),
        ("Marco", "O Elvas", (0, 0), None, score(0, 0), score(1, 4)),
        ("Lusitano GC", "Académico de Viseu", (1, 1), score(1, 1), score(1, 1), score(3, 2)),
        ("FC Alverca", "Rio Ave FC", (2, 2), score(1, 0), score(2, 2), score(2, 4)),
        ("Associação Académica de Coimbra", "Atlético dos Arcos", (1, 2), score(1, 1), score(1, 1), None),
        ("União Sintrense", "Estrela FC V. Novas", (2, 1), score(1, 0), None, None),
        ("Amora FC", "FC Felgueiras 1932", (1, 0), score(0, 0), None, None),
    ];
    for (home, away, goals, half_time, ninety, penalties) in cases {
        let found = cup.matches.iter().find(|m| m.home == home && m.away == away).expect(home);
        let goals = Score::new(goals.0, goals.1);
        let expected = FullScore { goals, half_time, ninety, penalties };
        assert_eq!(found.result, FileResult::Played(expected), "{home} v {away}");
    }
    assert_eq!(cup.matches.last().map(|m| m.result.clone()), Some(FileResult::None));
}

#[test]
fn a_fixture_list_has_no_results() {
    let Some(fixtures) = season("2026-27_pt1.txt") else {
        return;
    };
    assert!(fixtures.matches.iter().all(|m| m.result == FileResult::None));
}

#[test]
fn real_seasons_survive_every_format() {
    for file in ["2018-19.csv", "2023-24.pt.1.json", "2020-21_pt1.txt", "2024-25_ptcup.txt", "2026-27_pt1.txt"] {
        let Some(season) = season(file) else { continue };
        let told = |season: SeasonFile| -> Vec<_> {
            let one = |m: crate::formats::FileMatch| crate::formats::FileMatch { line: 0, ..m };
            season.matches.into_iter().map(one).collect()
        };
        let txt = football_txt::parse("txt", football_txt::write(&season).as_bytes(), 1900).unwrap();
        let json = openfootball_json::parse("json", openfootball_json::write(&season).as_bytes()).unwrap();
        let csv = season_csv::parse("csv", season_csv::write(&season).as_bytes()).unwrap();
        let season = told(season);
        assert_eq!(told(txt), season, "{file}");
        assert_eq!(told(json), season, "{file}");
        assert_eq!(told(csv), season, "{file}");
    }
}

#[test]
fn football_json_is_written_as_openfootball_writes_it() {
    for file in ["2018-19.pt.1.json", "2020-21.pt.1.json", "2022-23.pt.1.json", "2023-24.pt.1.json"] {
        let (Some(bytes), Some(season)) = (data(file), season(file)) else {
            continue;
        };
        let original = String::from_utf8(bytes).unwrap();
        assert!(openfootball_json::write(&season).lines().eq(original.lines()), "{file}");
    }
}

/// Comments and empty lines apart.
#[test]
fn football_txt_is_written_as_openfootball_writes_it() {
    for file in ["2020-21_pt1.txt", "2022-23_pt2.txt", "2024-25_ptcup.txt"] {
        let (Some(bytes), Some(season)) = (data(file), season(file)) else {
            continue;
        };
        let lines = |text: &str| -> Vec<String> {
            let kept = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
            kept.map(|line| line.trim_end().to_owned()).collect()
        };
        let original = String::from_utf8(bytes).unwrap();
        assert_eq!(lines(&football_txt::write(&season)), lines(&original), "{file}");
    }
}

#[test]
fn the_list_of_clubs_knows_its_names() {
    let Some(bytes) = data("pt.clubs.txt") else { return };
    let clubs = clubs::parse("pt.clubs.txt", &bytes).unwrap_or_else(|error| panic!("{error}"));
    let find = |name: &str| clubs.iter().find(|club| club.name == name).expect(name);
    let benfica = find("SL Benfica");
    assert_eq!(benfica.city.as_deref(), Some("Lisboa"));
    assert!(benfica.aliases.iter().any(|alias| alias == "Benfica Lissabon"));
    assert_eq!(clubs.iter().filter(|club| club.reserve).count(), 2);
    assert_eq!(find("SC União Torreense").founded, Some(1917));
    assert_eq!(find("UD Vilafranquense").city.as_deref(), Some("Vila Franca de Xira"));
    assert!(find("Naval 1º de Maio").aliases.iter().all(|alias| !alias.contains('#')));
    assert_eq!(clubs.last().map(|club| club.aliases.clone()), Some(vec!["Länk FC Vilaverdense".to_owned()]));
}
