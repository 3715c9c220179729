//! Finding names by their words.

use std::collections::HashSet;

use content::words;
use football::position::Position;
use football::season::SeasonId;
use sea_orm::{FromQueryResult, Value};
use serde_json::json;

use super::named::read_lines;
use super::{NameClass, NameEntry, NameKind, sql};
use crate::{Result, Store, StoreError, boxed, query};

/// How many names that have a word are looked at. Nobody has so many clubs; of people, a first name in ten is below it.
const MOST_TEAMS: usize = 300;
const MOST_PEOPLE: usize = 1_000;
/// How many words are looked at for slips: those that share most with the one that was typed.
const MOST_SIMILAR: usize = 200;
/// Comes before every letter.
const FIRST_LETTER: char = '\u{1}';
/// Comes after every letter.
const LAST_LETTER: char = char::MAX;

/// A word of a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameWord {
    /// Which of the words that were asked for it begins with.
    pub asked: usize,
    pub class: NameClass,
    /// Of the team, competition or person.
    pub id: i64,
    pub word: String,
}

#[derive(FromQueryResult)]
struct WordRow {
    asked: i32,
    class: i16,
    ref_id: i64,
    word: String,
}

#[derive(FromQueryResult)]
struct SimilarRow {
    asked: i32,
    word: String,
}

#[derive(FromQueryResult)]
struct EntryRow {
    ref_id: i64,
    kind: i16,
    names: String,
    season_id: i64,
    team_id: Option<i64>,
    kit_number: Option<i16>,
    standing: i32,
}

const COLUMNS: &str = "n.ref_id, n.kind, n.names, n.season_id, n.team_id, n.kit_number, \
                       n.standing + CASE WHEN n.team_id IS NULL THEN 0 ELSE 10 * COALESCE(t.standing, 0) END AS standing";
const TEAM: &str = "LEFT JOIN search_name t ON t.class = 1 AND t.ref_id = n.team_id AND t.kind = 1";

/// Players by their position.
fn of_position() -> String {
    let player = NameKind::Player.code();
    format!(
        "SELECT {COLUMNS} FROM search_name n {TEAM} JOIN person p ON p.id = n.ref_id \
         WHERE n.kind = {player} AND p.position = $1"
    )
}

#[derive(FromQueryResult)]
struct IdRow {
    id: i64,
}

impl TryFrom<EntryRow> for NameEntry {
    type Error = StoreError;

    fn try_from(row: EntryRow) -> Result<Self> {
        let wrong = || StoreError::Corrupt(format!("the name of {}: its kind", row.ref_id));
        let (names, also) = read_lines(&row.names);
        Ok(Self {
            kind: NameKind::from_code(row.kind).ok_or_else(wrong)?,
            id: row.ref_id,
            names,
            also,
            season: row.season_id.try_into().ok(),
            team_id: row.team_id,
            kit_number: row.kit_number,
            standing: row.standing,
        })
    }
}

impl Store {
    /// The words of names that begin with any of these (folded) words, or are them: the nearest of each, by the alphabet.
    #[boxed]
    pub async fn find_name_words(&self, asked: &[(String, Beginning)]) -> Result<Vec<NameWord>> {
        if asked.is_empty() {
            return Ok(Vec::new());
        }
        let (mut parts, mut values) = (Vec::new(), Vec::<Value>::new());
        for (place, (word, beginning)) in asked.iter().enumerate() {
            let end = match beginning {
                Beginning::Whole => format!("{word}{FIRST_LETTER}"),
                Beginning::Prefix => format!("{word}{LAST_LETTER}"),
            };
            values.extend([word.as_str().into(), end.into()]);
            let (from, to) = (values.len() - 1, values.len());
            for class in NameClass::ALL {
                let most = if class == NameClass::Person { MOST_PEOPLE } else { MOST_TEAMS };
                parts.push(format!(
                    "SELECT * FROM (SELECT {place} AS asked, class, ref_id, word FROM search_name_word \
                     WHERE class = {} AND word >= ${from} AND word < ${to} ORDER BY word LIMIT {most}) p{}",
                    class.code(),
                    parts.len()
                ));
            }
        }
        let rows: Vec<WordRow> = query::all(&self.reader, &parts.join(" UNION ALL "), values).await?;
        let word = |row: WordRow| {
            let wrong = || StoreError::Corrupt(format!("the word {}: its class", row.word));
            let class = NameClass::from_code(row.class).ok_or_else(wrong)?;
            Ok(NameWord { asked: row.asked.unsigned_abs() as usize, class, id: row.ref_id, word: row.word })
        };
        rows.into_iter().map(word).collect()
    }

    /// For each of these words, the words of names that a slip or two could have made it of: the nearest first.
    #[boxed]
    pub async fn similar_words(&self, asked: &[String]) -> Result<Vec<Vec<String>>> {
        let mut found = vec![Vec::new(); asked.len()];
        let long = |word: &String| words::allowed_slips(word.chars().count()) > 0;
        let wanted: Vec<(usize, &String)> = asked.iter().enumerate().filter(|(_, word)| long(word)).collect();
        if wanted.is_empty() {
            return Ok(found);
        }
        let (mut parts, mut values) = (Vec::new(), Vec::<Value>::new());
        for (place, word) in wanted {
            values.push(json!(words::grams(word)).into());
            let grams = sql::texts(self.backend(), values.len());
            parts.push(format!(
                "SELECT * FROM (SELECT {place} AS asked, word FROM search_gram WHERE gram IN {grams} \
                 GROUP BY word ORDER BY COUNT(*) DESC, word LIMIT {MOST_SIMILAR}) p{place}"
            ));
        }
        let rows: Vec<SimilarRow> = query::all(&self.reader, &parts.join(" UNION ALL "), values).await?;
        // Of equally near ones, that of the same length: letters are more often missed than left out.
        let mut near: Vec<(usize, usize, usize, String)> = Vec::new();
        for row in rows {
            let place = row.asked.unsigned_abs() as usize;
            let most = words::allowed_slips(asked[place].chars().count());
            if let Some(count) = words::slips(&asked[place], &row.word, most) {
                let longer = row.word.chars().count().abs_diff(asked[place].chars().count());
                near.push((place, count, longer, row.word));
            }
        }
        near.sort_unstable();
        for (place, _, _, word) in near {
            found[place].push(word);
        }
        Ok(found)
    }

    /// Everything that these teams, competitions and people are found as. Players and coaches stand as their team does.
    #[boxed]
    pub async fn names_found(&self, ids: &[(NameClass, i64)]) -> Result<Vec<NameEntry>> {
        let (mut parts, mut values) = (Vec::new(), Vec::<Value>::new());
        for class in NameClass::ALL {
            let ids: Vec<i64> = ids.iter().filter(|(known, _)| *known == class).map(|(_, id)| *id).collect();
            if !ids.is_empty() {
                values.push(json!(ids).into());
                let these = sql::numbers(self.backend(), values.len());
                parts.push(format!(
                    "SELECT {COLUMNS} FROM search_name n {TEAM} WHERE n.class = {} AND n.ref_id IN {these}",
                    class.code()
                ));
            }
        }
        if parts.is_empty() {
            return Ok(Vec::new());
        }
        let rows: Vec<EntryRow> = query::all(&self.reader, &parts.join(" UNION ALL "), values).await?;
        rows.into_iter().map(NameEntry::try_from).collect()
    }

    /// The coaches of a team, and whoever wears a number there: as far as it is their last team.
    #[boxed]
    pub async fn names_of_team(&self, team: i64, kit_number: Option<i16>) -> Result<Vec<NameEntry>> {
        let sql = format!(
            "SELECT {COLUMNS} FROM search_name n {TEAM} WHERE n.team_id = $1 AND (n.kind = {} OR n.kit_number = $2)",
            NameKind::Coach.code()
        );
        let rows: Vec<EntryRow> = query::all(&self.reader, &sql, [team.into(), kit_number.into()]).await?;
        rows.into_iter().map(NameEntry::try_from).collect()
    }

    /// Whoever plays in a position for a team: as far as it is their last one.
    #[boxed]
    pub async fn names_of_team_and_position(&self, team: i64, position: Position) -> Result<Vec<NameEntry>> {
        let sql = format!("{} AND n.team_id = $2", of_position());
        let rows: Vec<EntryRow> = query::all(&self.reader, &sql, [position.code().into(), team.into()]).await?;
        rows.into_iter().map(NameEntry::try_from).collect()
    }

    /// Whoever plays in a position in a season: so many, those of the first division before others.
    #[boxed]
    pub async fn names_of_position(&self, position: Position, season: SeasonId, most: usize) -> Result<Vec<NameEntry>> {
        let sql = format!("{} AND n.season_id = $2 ORDER BY standing, n.ref_id LIMIT {most}", of_position());
        let values = [position.code().into(), season.number().into()];
        let rows: Vec<EntryRow> = query::all(&self.reader, &sql, values).await?;
        rows.into_iter().map(NameEntry::try_from).collect()
    }

    /// Who of these plays in a position.
    #[boxed]
    pub async fn who_plays(&self, position: Position, persons: &[i64]) -> Result<HashSet<i64>> {
        if persons.is_empty() {
            return Ok(HashSet::new());
        }
        let these = sql::numbers(self.backend(), 2);
        let sql = format!("SELECT id FROM person WHERE position = $1 AND id IN {these}");
        let rows: Vec<IdRow> = query::all(&self.reader, &sql, [position.code().into(), json!(persons).into()]).await?;
        Ok(rows.into_iter().map(|row| row.id).collect())
    }
}

/// Whether a word was typed to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    Whole,
    Prefix,
}
