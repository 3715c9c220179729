use jiff::civil::{date, time};

use super::*;
use crate::formats::{FileResult, RoundName};

fn read(text: &str) -> SeasonFile {
    parse("season.txt", text.as_bytes(), 2022).expect("a readable file")
}

fn refused(text: &str) -> String {
    parse("season.txt", text.as_bytes(), 2022).expect_err(text).to_string()
}

#[test]
fn days_and_times_are_carried_on_until_a_heading() {
    let season = read(
        "= Liga\n▪ Matchday 1\n Fri Aug 5 2022\n 20:15  A v B\n  C v D\n Sat Aug 6\n  E v F\n▪ Matchday 2\n A v C\n",
    );
    let told: Vec<_> = season.matches.iter().map(|m| (m.line, m.day, m.time)).collect();
    let evening = Some(time(20, 15, 0, 0));
    assert_eq!(season.name.as_deref(), Some("Liga"));
    assert_eq!(
        told,
        [
            (4, Some(date(2022, 8, 5)), evening),
            (5, Some(date(2022, 8, 5)), evening),
            (7, Some(date(2022, 8, 6)), None),
            (9, None, None),
        ]
    );
}

#[test]
fn groups_come_from_headings_and_from_definitions() {
    let season = read(
        "Group A | Brazil  Croatia\nGroup B | Spain  Chile\n▪ Matchday 1\nBrazil v Croatia\nGroup B:\nSpain v Chile\n\
         ▪ Final\nBrazil v Croatia\n▪ Group C\nJapan v Greece\n",
    );
    let told: Vec<_> = season.matches.iter().map(|m| (m.group.as_deref(), m.round.clone())).collect();
    assert_eq!(
        told,
        [
            (Some("A"), RoundName::Number(1)),
            (Some("B"), RoundName::Number(1)),
            (None, RoundName::Named("Final".to_owned())),
            (Some("C"), RoundName::Unknown),
        ]
    );
}

#[test]
fn scorers_below_a_match_are_read_over() {
    let season = read("A v B  3-1\n  (Neymar 29', 71' (pen.);\n   Marcelo 11' (o.g.))\nC v D  1-0\n[Silva 3']\n");
    assert_eq!(season.matches.len(), 2);
}

#[test]
fn unusual_results() {
    let season = read("A v B  [postponed]\nB v A  [cancelled]\nA v C  1-0 [abandoned]\nC v A  3-0 [awarded] # why\n");
    assert!(matches!(season.matches[0].result, FileResult::Postponed));
    assert!(matches!(season.matches[1].result, FileResult::Cancelled));
    assert!(matches!(season.matches[2].result, FileResult::Abandoned(Some(_))));
    assert!(matches!(season.matches[3].result, FileResult::Awarded(_)));
}

#[test]
fn what_does_not_fit_is_refused_with_its_line() {
    let cases = [
        ("A v B\nwhat is this", "season.txt:2: cannot make sense of `what is this`"),
        ("\nA v B  2-", "season.txt:2: `2-` is not a result"),
        ("A v B  1-0 (2-0)", "season.txt:1: more goals at half time than at the end"),
        ("A v a", "season.txt:1: A plays against itself"),
        ("▪ Final\nA v B\nC v D\nA v B", "season.txt:4: A v B stands twice in the same round"),
        ("Sat Aug 5 2022", "season.txt:1: Aug 5 2022 is a Friday"),
        ("Fri Feb 30 2022", "season.txt:1: there is no day 30/2/2022"),
        ("25:00  A v B", "season.txt:1: `25:00` is not a time of day"),
        ("A v B v C", "season.txt:1: `B v C` cannot be the name of a club"),
        ("(Silva 3')", "season.txt:1: scorers without a match above them"),
        ("A v B 1-0\n(Silva 3'", "season.txt:2: the list of scorers is not closed"),
        ("A v B 1-0\n(Silva 3') C v D", "season.txt:2: text after the list of scorers"),
        ("= One\n= Two", "season.txt:2: a second title: one file holds one season"),
        ("▪ Matchday 0\nA v B", "season.txt:2: `Matchday 0` is no matchday"),
    ];
    for (text, error) in cases {
        assert_eq!(refused(text), error);
    }
}

#[test]
fn reasons_stay_readable() {
    let error = refused(&format!("\u{1b}[2J{}", "x".repeat(3000)));
    assert!(error.starts_with("season.txt:1: cannot make sense of `\u{fffd}[2Jxxx") && error.ends_with('…'), "{error}");
    assert!(error.chars().count() < 250);
}

#[test]
fn there_is_a_limit_to_the_matches() {
    let many: String = (0..20_001).map(|number| format!("A{number} v B\n")).collect();
    assert_eq!(refused(&many), "season.txt:20001: more than 20000 matches");
}
