//! The index of names: made anew, when a write commits, for whatever it has renamed or moved.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use content::words;
use football::PersonId;
use sea_orm::{ConnectionTrait, DatabaseTransaction, FromQueryResult, Statement};
use serde_json::{Value, json};

use super::named::{ALSO, Row, competitions, persons, run_together, teams};
use super::{NameClass, sql};
use crate::tags::Tag;
use crate::{Result, Write, query};

/// How many names are made anew at a time.
const AT_A_TIME: usize = 500;
/// Shorter words are too close to each other for slips.
const SHORTEST_MENDED: usize = 4;

/// Whose name, season or team is not what the index says.
#[derive(Default)]
pub(crate) struct Renamed(BTreeMap<NameClass, BTreeSet<i64>>);

impl Renamed {
    fn add(&mut self, class: NameClass, id: i64) {
        self.0.entry(class).or_default().insert(id);
    }
}

impl Write {
    pub(crate) fn rename_team(&mut self, id: i64) {
        self.renamed.add(NameClass::Team, id);
    }

    pub(crate) fn rename_competition(&mut self, id: i64) {
        self.renamed.add(NameClass::Competition, id);
    }

    pub(crate) fn rename_person(&mut self, id: PersonId) {
        self.renamed.add(NameClass::Person, id);
    }

    /// Brings the index up to what this write has made of names.
    pub(crate) async fn index_names(&mut self) -> Result<()> {
        let renamed = std::mem::take(&mut self.renamed);
        for (class, ids) in renamed.0 {
            let ids: Vec<i64> = ids.into_iter().collect();
            if index(&self.tx, class, &ids).await? {
                self.touch(Tag::search());
            }
        }
        Ok(())
    }
}

/// Says whether anything is different now.
pub(super) async fn index(tx: &DatabaseTransaction, class: NameClass, ids: &[i64]) -> Result<bool> {
    let mut is_different = false;
    for ids in ids.chunks(AT_A_TIME) {
        let rows = match class {
            NameClass::Team => teams(tx, ids).await?,
            NameClass::Competition => competitions(tx, ids).await?,
            NameClass::Person => persons(tx, ids).await?,
        };
        is_different |= replace(tx, class, ids, &rows).await?;
    }
    Ok(is_different)
}

async fn replace(tx: &DatabaseTransaction, class: NameClass, ids: &[i64], rows: &[Row]) -> Result<bool> {
    let backend = tx.get_database_backend();
    let sql = format!(
        "SELECT ref_id, kind, names, season_id, team_id, kit_number, standing FROM search_name \
         WHERE class = {} AND ref_id IN {}",
        class.code(),
        sql::numbers(backend, 1)
    );
    let known: Vec<Row> = query::all(tx, &sql, [json!(ids).into()]).await?;
    let by_key = |rows: &[Row]| -> HashMap<(i64, i16), Row> {
        rows.iter().map(|row| ((row.ref_id, row.kind), row.clone())).collect()
    };
    let (before, after) = (by_key(&known), by_key(rows));
    let gone: Vec<&Row> = known.iter().filter(|row| after.get(&(row.ref_id, row.kind)) != Some(row)).collect();
    let fresh: Vec<&Row> = rows.iter().filter(|row| before.get(&(row.ref_id, row.kind)) != Some(row)).collect();
    if gone.is_empty() && fresh.is_empty() {
        return Ok(false);
    }
    if !gone.is_empty() {
        let gone: Vec<Value> = gone.iter().map(|row| json!([row.ref_id, row.kind])).collect();
        let sql = format!(
            "DELETE FROM search_name WHERE class = {} AND (ref_id, kind) IN ({})",
            class.code(),
            sql::rows(backend, &["BIGINT", "SMALLINT"])
        );
        run(tx, &sql, gone).await?;
    }
    let fresh: Vec<Value> = fresh.iter().map(|row| values(row)).collect();
    let columns = ["BIGINT", "SMALLINT", "TEXT", "BIGINT", "BIGINT", "SMALLINT", "INTEGER"];
    let sql = format!(
        "INSERT INTO search_name (class, ref_id, kind, names, season_id, team_id, kit_number, standing) SELECT {}, {}",
        class.code(),
        sql::rows(backend, &columns).trim_start_matches("SELECT ")
    );
    run(tx, &sql, fresh).await?;
    replace_words(tx, class, &words_of(class, &known), &words_of(class, rows)).await?;
    Ok(true)
}

fn values(row: &Row) -> Value {
    json!([row.ref_id, row.kind, row.names, row.season_id, row.team_id, row.kit_number, row.standing])
}

type Words = BTreeSet<(String, i64)>;

fn words_of(class: NameClass, rows: &[Row]) -> Words {
    let words = |row: &Row| {
        let whole = row.names.lines().filter_map(|name| run_together(class, name.trim_start_matches(ALSO)));
        words::folded(&row.names).into_iter().chain(whole).collect::<Vec<_>>()
    };
    rows.iter().flat_map(|row| words(row).into_iter().map(|word| (word, row.ref_id))).collect()
}

async fn replace_words(tx: &DatabaseTransaction, class: NameClass, before: &Words, after: &Words) -> Result<()> {
    let backend = tx.get_database_backend();
    let pairs = |words: &mut dyn Iterator<Item = &(String, i64)>| -> Vec<Value> {
        words.map(|(word, id)| json!([word, id])).collect()
    };
    let (gone, fresh) = (pairs(&mut before.difference(after)), pairs(&mut after.difference(before)));
    let columns = sql::rows(backend, &["TEXT", "BIGINT"]);
    if !gone.is_empty() {
        let sql =
            format!("DELETE FROM search_name_word WHERE class = {} AND (word, ref_id) IN ({columns})", class.code());
        run(tx, &sql, gone).await?;
        let gone: BTreeSet<&str> = before.difference(after).map(|(word, _)| word.as_str()).collect();
        forget_words(tx, &gone).await?;
    }
    let sql = format!(
        "INSERT INTO search_name_word (class, word, ref_id) SELECT {}, {}",
        class.code(),
        columns.trim_start_matches("SELECT ")
    );
    run(tx, &sql, fresh).await?;
    let fresh: BTreeSet<&str> = after.difference(before).map(|(word, _)| word.as_str()).collect();
    learn_words(tx, &fresh).await
}

/// Words that are new to the index become known with what they are made of.
async fn learn_words(tx: &DatabaseTransaction, words: &BTreeSet<&str>) -> Result<()> {
    #[derive(FromQueryResult)]
    struct WordRow {
        word: String,
    }
    let long = words.iter().filter(|word| word.chars().count() >= SHORTEST_MENDED);
    let long: Vec<Value> = long.map(|word| json!([word])).collect();
    if long.is_empty() {
        return Ok(());
    }
    let backend = tx.get_database_backend();
    let sql = format!(
        "INSERT INTO search_word (word) {} ON CONFLICT (word) DO NOTHING RETURNING word",
        sql::rows(backend, &["TEXT"])
    );
    let new: Vec<WordRow> = query::all(tx, &sql, [Value::Array(long).into()]).await?;
    let grams = new.iter().flat_map(|row| words::grams(&row.word).into_iter().map(|gram| json!([gram, row.word])));
    let sql = format!("INSERT INTO search_gram (gram, word) {}", sql::rows(backend, &["TEXT", "TEXT"]));
    run(tx, &sql, grams.collect()).await
}

/// Words that no name has any more are forgotten.
async fn forget_words(tx: &DatabaseTransaction, words: &BTreeSet<&str>) -> Result<()> {
    let backend = tx.get_database_backend();
    let unused = format!(
        "word IN {} AND NOT EXISTS (SELECT 1 FROM search_name_word w WHERE w.class IN (1, 2, 3) AND w.word = search_word.word)",
        sql::texts(backend, 1)
    );
    let list: Vec<Value> = words.iter().map(|word| json!(word)).collect();
    #[derive(FromQueryResult)]
    struct WordRow {
        word: String,
    }
    let delete = format!("DELETE FROM search_word WHERE {unused} RETURNING word");
    let gone: Vec<WordRow> = query::all(tx, &delete, [Value::Array(list).into()]).await?;
    let grams = gone.iter().flat_map(|row| words::grams(&row.word).into_iter().map(|gram| json!([gram, row.word])));
    let sql = format!("DELETE FROM search_gram WHERE (gram, word) IN ({})", sql::rows(backend, &["TEXT", "TEXT"]));
    run(tx, &sql, grams.collect()).await
}

/// Runs a statement with a list of rows, if there are any.
async fn run(tx: &DatabaseTransaction, sql: &str, rows: Vec<Value>) -> Result<()> {
    if !rows.is_empty() {
        let values = [Value::Array(rows).into()];
        tx.execute_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, values)).await?;
    }
    Ok(())
}
