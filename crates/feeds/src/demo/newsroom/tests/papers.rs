//! What stands in the papers: each its own text, with the tables of its season, and nothing that was not known on its day.

use std::collections::HashMap;

use football::season::SeasonId;

use super::super::archive::Game;
use super::super::draft::Draft;
use super::super::plan::Plan;
use super::super::words;
use super::{Printed, SEED};
use crate::demo::FIRST_LEAGUE;

/// The least and the most that a paper may take on the disk.
const BYTES: std::ops::Range<usize> = 2_000..40_000;

pub(super) fn check(printed: &Printed) {
    let plan = Plan::make(&printed.archive, SEED).unwrap();
    let papers: HashMap<String, Vec<String>> = plan
        .kept
        .iter()
        .filter(|kept| kept.artwork.name.ends_with(".pdf"))
        .map(|kept| {
            assert!(BYTES.contains(&kept.artwork.bytes.len()), "{}: {}", kept.key, kept.artwork.bytes.len());
            (format!("@file:{}", kept.key), shown_in(&kept.artwork.bytes))
        })
        .collect();
    let of = |kind: &'static str| plan.drafts.iter().filter(move |draft| draft.kind == kind);
    check_bodies(of("publication"), &papers);
    for draft in of("publication") {
        let own = draft.data[0]["season"].as_str().unwrap();
        for line in &papers[draft.data[0]["pdf"].as_str().unwrap()] {
            for label in labels(line) {
                assert!(label.as_str() <= own, "{} of {own} knows of {label}: {line}", draft.key);
            }
        }
    }
    for draft in of("comunicado").chain(of("pressrelease")) {
        if let Some(paper) = draft.data[0]["pdf"].as_str() {
            check_tables(draft, &papers[paper]);
        }
    }
    check_yearbook(printed, &papers["@file:paper/yearbook"]);
}

/// No paragraph stands in two publications.
fn check_bodies<'d>(drafts: impl Iterator<Item = &'d Draft>, papers: &HashMap<String, Vec<String>>) {
    let mut seen: HashMap<&str, &str> = HashMap::new();
    for draft in drafts {
        for line in &papers[draft.data[0]["pdf"].as_str().unwrap()] {
            // Cells of tables are shorter, and what fills a line is a sentence.
            if line.chars().count() > 60
                && let Some(other) = seen.insert(line, &draft.key)
            {
                assert_eq!(other, draft.key, "{line}");
            }
        }
    }
}

/// What a text shows in tables, its paper shows too, in both languages.
fn check_tables(draft: &Draft, paper: &[String]) {
    let paper = paper.join(" ");
    for data in &draft.data {
        for block in data["content"].as_array().into_iter().flatten() {
            let Some(table) = block["content"].as_str().filter(|html| html.starts_with("<table>")) else { continue };
            for cell in table.split("<td>").skip(1) {
                let cell = cell.split("</td>").next().unwrap();
                let words: String =
                    cell.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, words)| words)).collect();
                let is_writable = words.chars().all(|letter| letter <= 'ÿ' || letter == '–');
                assert!(!is_writable || paper.contains(&words), "{}: {words}", draft.key);
            }
        }
    }
}

fn check_yearbook(printed: &Printed, paper: &[String]) {
    let archive = &printed.archive;
    let season = archive.planned_season(printed.now).previous().unwrap();
    let games = || archive.games.iter().filter(|game| game.season == season && game.competition == FIRST_LEAGUE);
    let scores: Vec<_> = games().filter_map(Game::result).collect();
    let goals: i64 = scores.iter().map(|score| i64::from(score.home + score.away)).sum();
    let average = words::average(goals, scores.len() as i64);
    let paper = paper.join(" ");
    assert!(paper.contains(&format!("{} golos, {} por jogo", words::number(goals).pt, average.pt)), "{paper}");
    assert!(paper.contains(&format!("Liga Atlântica {}", season.label())));
    let champion = &archive.table(FIRST_LEAGUE, season, printed.now)[0];
    let tally = &champion.tally;
    let row = format!("1 {} {} {}", archive.team_name(champion.team), tally.matches, tally.wins);
    assert!(paper.contains(&row), "{row}");
}

/// Seasons that a line names.
fn labels(line: &str) -> Vec<String> {
    let season = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_ascii_digit());
        let (year, _) = word.split_once('/')?;
        let season = SeasonId::starting_in(year.parse().ok()?).ok()?;
        (season.label() == word).then(|| word.to_owned())
    };
    line.split(' ').filter_map(season).collect()
}

/// The lines of a paper, in the order in which they are shown.
fn shown_in(pdf: &[u8]) -> Vec<String> {
    let latin = |bytes: &[u8]| -> String {
        bytes.iter().map(|byte| if *byte == 0x96 { '–' } else { char::from(*byte) }).collect()
    };
    let text = latin(pdf);
    let line = |shown: &str| {
        if let Some((_, hex)) = shown.rsplit_once('<').filter(|(before, _)| before.ends_with("Tm\n")) {
            let digits: Vec<u8> = hex.trim_end_matches('>').bytes().collect();
            let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
            return latin(&digits.chunks(2).map(byte).collect::<Vec<u8>>());
        }
        let (_, literal) = shown.split_once("Tm\n(").unwrap();
        literal.strip_suffix(')').unwrap().replace("\\(", "(").replace("\\)", ")")
    };
    let shows = text.split(" Tj").filter(|piece| piece.contains("Tm\n"));
    shows.map(|piece| piece.rsplit_once("BT\n").map_or(piece, |(_, last)| last)).map(line).collect()
}

#[test]
fn seasons_are_found_in_a_line() {
    assert_eq!(labels("Guia de 2025/26, e 2026/27."), ["2025/26", "2026/27"]);
    assert!(labels("3/4 de 2025 em 12/2025").is_empty());
}

/// The reader above is checked against a paper with every kind of sign.
#[test]
fn what_is_written_can_be_read() {
    use super::super::paper::{Line, Paper};
    let lines = ["Ação – (já)", "Plain (so)"].map(|text| Line::Text(text.to_owned())).to_vec();
    let pdf = Paper { title: "Título".to_owned(), note: "2026/27".to_owned(), accent: [0.0; 3], lines }.write();
    let shown = shown_in(&pdf);
    assert!(shown.contains(&"Ação – (já)".to_owned()) && shown.contains(&"Plain (so)".to_owned()), "{shown:?}");
    assert!(shown.contains(&"2026/27".to_owned()), "{shown:?}");
}
