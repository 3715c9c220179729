//! What is written reads back the same.

use proptest::prelude::*;

use super::generated;
use crate::formats::{FileError, SeasonFile, football_txt, openfootball_json, season_csv};

fn without_lines(season: Result<SeasonFile, FileError>) -> Result<SeasonFile, String> {
    let mut season = season.map_err(|error| error.to_string())?;
    for file_match in &mut season.matches {
        file_match.line = 0;
    }
    Ok(season)
}

proptest! {
    #[test]
    fn football_txt_round_trip(season in generated::season()) {
        let text = football_txt::write(&season);
        prop_assert_eq!(without_lines(football_txt::parse("s.txt", text.as_bytes(), 1900)), Ok(season), "{}", text);
    }

    #[test]
    fn openfootball_json_round_trip(season in generated::season()) {
        let text = openfootball_json::write(&season);
        prop_assert_eq!(without_lines(openfootball_json::parse("s.json", text.as_bytes())), Ok(season), "{}", text);
    }

    #[test]
    fn season_csv_round_trip(season in generated::season()) {
        let text = season_csv::write(&season);
        let nameless = SeasonFile { name: None, ..season };
        prop_assert_eq!(without_lines(season_csv::parse("s.csv", text.as_bytes())), Ok(nameless), "{}", text);
    }

    #[test]
    fn line_ends_and_byte_order_marks_change_nothing(season in generated::season()) {
        let text = football_txt::write(&season);
        let other = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        prop_assert_eq!(
            football_txt::parse("s.txt", text.as_bytes(), 1900),
            football_txt::parse("s.txt", other.as_bytes(), 1900)
        );
    }
}
