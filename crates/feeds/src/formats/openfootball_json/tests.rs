use football::score::{FullScore, Score};
use jiff::civil::{date, time};

use super::*;
use crate::formats::{FileResult, RoundName};

fn read_one(fields: &str) -> FileMatch {
    let text = format!("{{\"matches\": [\n{{\"team1\": \"A\", \"team2\": \"B\"{fields}}}]}}");
    let season = parse("season.json", text.as_bytes()).expect("a readable file");
    season.matches.into_iter().next().expect("one match")
}

fn refused(text: &str) -> String {
    parse("season.json", text.as_bytes()).expect_err(text).to_string()
}

#[test]
fn scores_in_all_their_forms() {
    let plain = FileResult::Played(FullScore::plain(Score::new(2, 1)));
    let shoot_out = FileResult::Played(FullScore {
        goals: Score::new(3, 3),
        half_time: Some(Score::new(2, 0)),
        ninety: Some(Score::new(2, 2)),
        penalties: Some(Score::new(4, 2)),
    });
    let cases = [
        ("", FileResult::None),
        (", \"score\": null", FileResult::None),
        (", \"score\": {}", FileResult::None),
        (", \"score\": [2, 1]", plain.clone()),
        (", \"score\": {\"ft\": [2, 1]}", plain.clone()),
        (", \"score1\": 2, \"score2\": 1", plain.clone()),
        (", \"score\": {\"p\": [4, 2], \"et\": [3, 3], \"ft\": [2, 2], \"ht\": [2, 0]}", shoot_out),
        (", \"status\": \"POSTPONED\"", FileResult::Postponed),
        (", \"status\": \"abandoned\", \"score\": [2, 1]", FileResult::Abandoned(Some(Score::new(2, 1)))),
    ];
    for (fields, result) in cases {
        assert_eq!(read_one(fields).result, result, "{fields}");
    }
}

#[test]
fn the_other_fields() {
    let found =
        read_one(", \"round\": \"Matchday 3\", \"group\": \"Group B\", \"date\": \"2022-08-05\", \"time\": \"20:15\"");
    assert_eq!(found.round, RoundName::Number(3));
    assert_eq!(found.group.as_deref(), Some("B"));
    assert_eq!(found.day, Some(date(2022, 8, 5)));
    assert_eq!(found.time, Some(time(20, 15, 0, 0)));
    assert_eq!(found.line, 2);
}

#[test]
fn the_older_form_with_rounds() {
    let text = r#"{"name": "Liga", "rounds": [{"name": "Matchday 1", "matches": [
        {"date": "2014-08-15", "team1": {"key": "a", "name": "Arouca"}, "team2": {"name": "Braga"}, "score1": 1, "score2": 0},
        {"date": null, "team1": {"name": "Porto"}, "team2": {"name": "Nacional"}, "score1": null, "score2": null}]}]}"#;
    let season = parse("season.json", text.as_bytes()).unwrap();
    assert_eq!(season.matches[0].home, "Arouca");
    assert_eq!(season.matches[0].result, FileResult::Played(FullScore::plain(Score::new(1, 0))));
    assert_eq!(season.matches[1].result, FileResult::None);
    assert_eq!(season.matches[1].round, RoundName::Number(1));
    assert_eq!(season.matches[1].line, 3);
}

#[test]
fn what_does_not_fit_is_refused_with_its_line() {
    let one = |fields: &str| format!("{{\"matches\": [\n\n{{\"team1\": \"A\", \"team2\": \"B\"\n{fields}}}]}}");
    let cases = [
        (one(", \"date\": \"2022-02-30\""), "season.json:3: there is no day 30/2/2022"),
        (one(", \"time\": \"20:15 UTC+1\""), "season.json:3: `20:15 UTC+1` is not a time of day"),
        (
            one(", \"score\": {\"ft\": [1, 0], \"ht\": [2, 0]}"),
            "season.json:3: more goals at half time than at the end",
        ),
        (one(", \"score\": {\"ht\": [1, 0]}"), {
            "season.json:3: parts of a score without the score after ninety minutes"
        }),
        (one(", \"score\": [1]"), "season.json:4: a score has two numbers"),
        (one(", \"score1\": 1"), "season.json:3: a score with one side only"),
        (one(", \"score\": \"1-0\""), {
            "season.json:4: invalid type: string \"1-0\", expected a score such as {\"ft\": [2, 1]} or [2, 1]"
        }),
        (one("").replace("\"B\"", "\"a\""), "season.json:3: A plays against itself"),
        (one("").replace("\"B\"", "7"), "season.json:3: invalid type: integer `7`, expected the name of a club"),
        (one("").replace("}]}", "}"), "season.json:4: the file ends in the middle"),
        (
            "{\n\"name\": \"Liga\"}".to_owned(),
            "season.json:1: neither `matches` nor `rounds`: this is no football.json",
        ),
        ("{\"matches\": []}\n x".to_owned(), "season.json:2: trailing characters"),
        (
            r#"{"m\u0061tches": [{"team1": "A", "team2": "B"}]}"#.to_owned(),
            "season.json:1: matches must be objects under a plainly written `matches`",
        ),
    ];
    for (text, error) in cases {
        assert_eq!(refused(&text), error);
    }
}
