use football::score::{FullScore, Score};
use jiff::civil::{date, time};

use super::*;
use crate::formats::{FileResult, RoundName};

fn read(text: &str) -> SeasonFile {
    parse("season.csv", text.as_bytes()).expect("a readable file")
}

#[test]
fn columns_are_found_by_name() {
    let season = read(
        "Round,time,HomeTeam,Away,ft,Referee,DATE,HT,ET,P,Group,Status\n\
         Final,20:15,\"Porto, FC\",Benfica,1-1,Silva,20/08/1994,?,1-1,4-3,,\n\
         \n\
         Final,,Braga,Chaves,3-0,-,1994-08-20,,,,Group B,awarded\n",
    );
    let [first, second] = season.matches.as_slice() else { panic!("two matches") };
    assert_eq!((first.line, second.line), (2, 4));
    assert_eq!(first.home, "Porto, FC");
    assert_eq!(first.round, RoundName::Named("Final".to_owned()));
    assert_eq!((first.day, first.time), (Some(date(1994, 8, 20)), Some(time(20, 15, 0, 0))));
    let score = FullScore {
        goals: Score::new(1, 1),
        half_time: None,
        ninety: Some(Score::new(1, 1)),
        penalties: Some(Score::new(4, 3)),
    };
    assert_eq!(first.result, FileResult::Played(score));
    assert_eq!(second.group.as_deref(), Some("B"));
    assert_eq!(second.result, FileResult::Awarded(FullScore::plain(Score::new(3, 0))));
}

#[test]
fn only_the_needed_columns_are_written() {
    let text = "Date,Team 1,FT,HT,Team 2\nSat Aug 20 1994,Farense,0-2,?,Sp Lisbon\n?,\"A, B\",?,?,C\n";
    assert_eq!(write(&read(text)), text);
}

#[test]
fn what_does_not_fit_is_refused_with_its_line() {
    let header = "Date,Team 1,FT,HT,Team 2\n";
    let cases = [
        (String::new(), "season.csv:1: the line that names the columns is missing"),
        ("\nSat Aug 20 1994,A,0-2,?,B\n".to_owned(), "season.csv:2: the column Date is missing"),
        ("Date,Team 1,FT,ft,Team 2\n".to_owned(), "season.csv:1: the column FT stands twice"),
        (format!("{header}Sat Aug 20 1994,A,0-2"), "season.csv:2: 3 columns instead of 5"),
        (format!("{header}\n\nSat Aug 20 1994,A,0-2,?,B,C"), "season.csv:4: 6 columns instead of 5"),
        (format!("{header}Sun Aug 20 1994,A,0-2,?,B"), "season.csv:2: Aug 20 1994 is a Saturday"),
        (format!("{header}Sat Aug 20 1994,A,0-,?,B"), "season.csv:2: `0-` is not a score"),
        (format!("{header}Sat Aug 20 1994,A,0-2,0-3,B"), "season.csv:2: more goals at half time than at the end"),
        (format!("{header}?,A,?,?,"), "season.csv:2: a name is empty"),
        (format!("{header}?,A,?,?,Á"), "season.csv:2: A plays against itself"),
        (format!("{header}?,A,?,?,B\n?,A,?,?,B"), "season.csv:3: A v B stands twice in the same round"),
        (format!("{header}?,A,?,?,\"B\n?,C,?,?,D"), "season.csv:2: an invisible character (U+000A) in a name"),
    ];
    for (text, error) in cases {
        assert_eq!(parse("season.csv", text.as_bytes()).expect_err(&text).to_string(), error);
    }
}
