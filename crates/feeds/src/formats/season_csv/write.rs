//! Writing CSV with the columns that the season needs.

use football::score::Score;

use super::columns::Column;
use crate::formats::result_parts::{ResultParts, written_score};
use crate::formats::{FileMatch, RoundName, SeasonFile, days};

const ALWAYS: [Column; 5] = [Column::Date, Column::Home, Column::FullTime, Column::HalfTime, Column::Away];
const WHERE_NEEDED: [Column; 6] =
    [Column::Round, Column::Time, Column::ExtraTime, Column::Penalties, Column::Group, Column::Status];

/// Writes a season; its name is lost, because CSV has no place for it.
pub fn write(season: &SeasonFile) -> String {
    let needed = |column: &Column| season.matches.iter().any(|file_match| field(file_match, *column).is_some());
    let columns: Vec<Column> = ALWAYS.into_iter().chain(WHERE_NEEDED.into_iter().filter(needed)).collect();
    let mut writer = csv::Writer::from_writer(Vec::new());
    let in_memory = "writing to memory cannot fail";
    writer.write_record(columns.iter().map(|column| column.name())).expect(in_memory);
    for file_match in &season.matches {
        let fields = columns.iter().map(|column| {
            let unknown = if ALWAYS.contains(column) { "?" } else { "" };
            field(file_match, *column).unwrap_or_else(|| unknown.to_owned())
        });
        writer.write_record(fields).expect(in_memory);
    }
    let bytes = writer.into_inner().expect(in_memory);
    String::from_utf8(bytes).expect("made of strings")
}

fn field(file_match: &FileMatch, column: Column) -> Option<String> {
    let score = |part: fn(&ResultParts) -> Option<Score>| {
        part(&ResultParts::from_result(&file_match.result)).map(written_score)
    };
    match column {
        Column::Date => file_match.day.map(days::written),
        Column::Home => Some(file_match.home.clone()),
        Column::Away => Some(file_match.away.clone()),
        Column::FullTime => score(|parts| parts.full_time),
        Column::HalfTime => score(|parts| parts.half_time),
        Column::ExtraTime => score(|parts| parts.extra_time),
        Column::Penalties => score(|parts| parts.penalties),
        Column::Round => match &file_match.round {
            RoundName::Number(number) => Some(number.to_string()),
            RoundName::Named(name) => Some(name.clone()),
            RoundName::Unknown => None,
        },
        Column::Time => file_match.time.map(days::written_time),
        Column::Group => file_match.group.clone(),
        Column::Status => ResultParts::from_result(&file_match.result).status.map(|status| status.word().to_owned()),
    }
}
