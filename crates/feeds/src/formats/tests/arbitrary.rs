//! Whatever the bytes, reading ends with a season or a reason. And what was read can be written in every format.

use proptest::prelude::*;
use proptest::sample::Index;

use super::generated;
use crate::formats::{FileError, SeasonFile, clubs, football_txt, openfootball_json, season_csv};

const CLUBS: &str =
    "= Portugal\nSL Benfica, 1904, Lisboa\n  | Benfica | Lissabon [de]\nii) SL Benfica B\n | B (-2020)\n";

/// Bits of text that mean something in one format or another.
const FRAGMENTS: [&str; 24] = [
    " v ",
    "  ",
    "(",
    ")",
    "[",
    "]",
    "|",
    "#",
    "=",
    "▪ ",
    "-",
    "1-0",
    "a.e.t.",
    "pen.",
    "20:15",
    "Sat Feb 29",
    "\n",
    "\r",
    "\"",
    ",",
    "{",
    "}",
    "\\",
    "\u{301}",
];

/// Damages a text: cuts, doubles, and bits from elsewhere.
fn damaged(text: &str, damages: &[(Index, Index, u8)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for (place, choice, kind) in damages {
        let at = place.index(bytes.len() + 1);
        match kind % 4 {
            0 => bytes.truncate(at),
            1 => drop(bytes.splice(at..at, FRAGMENTS[choice.index(FRAGMENTS.len())].bytes())),
            2 => drop(bytes.splice(at..bytes.len().min(at + choice.index(9)), [])),
            _ => drop(bytes.splice(at..at, [*kind])),
        }
    }
    bytes
}

fn damages() -> impl Strategy<Value = Vec<(Index, Index, u8)>> {
    prop::collection::vec(any::<(Index, Index, u8)>(), 0..6)
}

/// Reading what was written gives the same again, except for the lines.
fn stays_the_same(read: Result<SeasonFile, FileError>) -> Result<(), TestCaseError> {
    let Ok(season) = read else { return Ok(()) };
    let told = |season: &SeasonFile| -> Vec<String> {
        let words = |m: &crate::formats::FileMatch| format!("{:?}", crate::formats::FileMatch { line: 0, ..m.clone() });
        season.matches.iter().map(words).collect()
    };
    let again = [
        football_txt::parse("txt", football_txt::write(&season).as_bytes(), 1900),
        openfootball_json::parse("json", openfootball_json::write(&season).as_bytes()),
        season_csv::parse("csv", season_csv::write(&season).as_bytes()),
    ];
    for read in again {
        prop_assert_eq!(read.as_ref().map(told), Ok(told(&season)), "{:?}", season);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400), year in any::<i64>()) {
        let _ = football_txt::parse("f", &bytes, year);
        let _ = openfootball_json::parse("f", &bytes);
        let _ = season_csv::parse("f", &bytes);
        let _ = clubs::parse("f", &bytes);
    }

    #[test]
    fn any_pieces(pieces in prop::collection::vec(prop::sample::select(FRAGMENTS.to_vec()), 0..60)) {
        let text = pieces.concat();
        stays_the_same(football_txt::parse("f", text.as_bytes(), 2020))?;
        stays_the_same(openfootball_json::parse("f", text.as_bytes()))?;
        stays_the_same(season_csv::parse("f", format!("Date,Team 1,FT,Team 2,Round,Group\n{text}").as_bytes()))?;
        let _ = clubs::parse("f", text.as_bytes());
    }

    #[test]
    fn damaged_files(season in generated::season(), damages in damages()) {
        stays_the_same(football_txt::parse("f", &damaged(&football_txt::write(&season), &damages), 2020))?;
        stays_the_same(openfootball_json::parse("f", &damaged(&openfootball_json::write(&season), &damages)))?;
        stays_the_same(season_csv::parse("f", &damaged(&season_csv::write(&season), &damages)))?;
    }

    #[test]
    fn damaged_lists_of_clubs(damages in damages()) {
        let bytes = damaged(CLUBS, &damages);
        if let Err(error) = clubs::parse("f", &bytes) {
            prop_assert!(error.line >= 1 && !error.reason.is_empty());
        }
    }
}
