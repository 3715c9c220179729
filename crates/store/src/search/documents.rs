//! The index of documents: written as they are saved, for as long as visitors see them.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use content::model::{ContentType, Model};
use content::searchable::{self, AUTHOR, Kind, Searchable};
use content::words;
use jiff::Timestamp;
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, FromQueryResult, Statement};
use serde_json::{Value, json};

use super::sql;
use crate::content::{Document, Sights, some_documents};
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed, query};

/// How many documents go into one statement.
const AT_A_TIME: usize = 100;

/// Where a document stands among all that can be found: later ones are greater. It tells the second, the kind, and – so
/// that no two are the same – a number made of the document's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DocumentKey(pub(super) i64);

const KIND_BITS: u32 = 4;
const OWN_BITS: u32 = 27;

impl DocumentKey {
    fn new(kind: Kind, id: i64, at: Timestamp) -> Self {
        let second = at.as_second().clamp(0, i64::from(u32::MAX));
        let own = id.rem_euclid(1 << OWN_BITS);
        Self((second << (KIND_BITS + OWN_BITS)) | (i64::from(kind.code()) << OWN_BITS) | own)
    }

    /// The one after it, of the same second and kind, round and round.
    fn next(self) -> Self {
        let own = (1 << OWN_BITS) - 1;
        Self((self.0 & !own) | ((self.0 + 1) & own))
    }

    pub fn kind(self) -> Option<Kind> {
        Kind::from_code(i16::try_from((self.0 >> OWN_BITS) & ((1 << KIND_BITS) - 1)).ok()?)
    }

    pub fn at(self) -> Timestamp {
        Timestamp::from_second(self.0 >> (KIND_BITS + OWN_BITS)).unwrap_or(Timestamp::UNIX_EPOCH)
    }
}

/// How SQLite's index tells languages and kinds apart: by words that stand in a column of their own.
pub(super) mod scope {
    use content::searchable::Kind;

    pub(in super::super) fn language(locale: &str) -> String {
        let letters: String = locale.chars().filter(char::is_ascii_alphanumeric).collect();
        format!("l{}", letters.to_ascii_lowercase())
    }

    pub(in super::super) fn kind(kind: Kind) -> String {
        format!("k{}", kind.code())
    }
}

/// A document as it is shown where it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundDocument {
    pub key: DocumentKey,
    pub kind: Kind,
    pub id: i64,
    pub title: String,
    pub text: String,
    pub slug: Option<String>,
    pub image: Option<i64>,
    pub at: Timestamp,
}

#[derive(FromQueryResult)]
struct FoundRow {
    id: i64,
    kind: i16,
    ref_id: i64,
    title: String,
    text: String,
    slug: Option<String>,
    image_id: Option<i64>,
    at: i64,
}

#[derive(FromQueryResult)]
struct IdRow {
    id: i64,
}

#[derive(FromQueryResult)]
struct SourceRow {
    source_type: String,
    source_id: i64,
}

impl TryFrom<FoundRow> for FoundDocument {
    type Error = StoreError;

    fn try_from(row: FoundRow) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("found document {}: {what}", row.id));
        Ok(Self {
            key: DocumentKey(row.id),
            kind: Kind::from_code(row.kind).ok_or_else(|| wrong("its kind"))?,
            id: row.ref_id,
            title: row.title,
            text: row.text,
            slug: row.slug,
            image: row.image_id,
            at: Timestamp::from_millisecond(row.at).map_err(|_| StoreError::Corrupt("a time".to_owned()))?,
        })
    }
}

impl Store {
    /// Some of the documents that were found, in no order.
    #[boxed]
    pub async fn documents_found(&self, keys: &[DocumentKey]) -> Result<Vec<FoundDocument>> {
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        let keys: Vec<i64> = keys.iter().map(|key| key.0).collect();
        let sql = format!(
            "SELECT id, kind, ref_id, title, text, slug, image_id, at FROM search_document WHERE id IN {}",
            sql::numbers(self.backend(), 1)
        );
        let rows: Vec<FoundRow> = query::all(&self.reader, &sql, [json!(keys).into()]).await?;
        rows.into_iter().map(FoundDocument::try_from).collect()
    }
}

impl Write {
    /// Brings the index up to what these documents have become.
    pub(crate) async fn index_documents(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        documents: &[Document],
    ) -> Result<()> {
        let Some(kind) = Kind::of(content_type) else { return Ok(()) };
        if index(&self.tx, model, content_type, kind, documents).await? {
            self.touch(Tag::search());
        }
        Ok(())
    }

    /// The same for one that was saved, and for what follows from it.
    pub(crate) async fn index_saved(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        before: &Document,
        after: &Document,
    ) -> Result<()> {
        self.index_documents(model, content_type, std::slice::from_ref(after)).await?;
        if content_type.name == AUTHOR {
            self.index_works(model, before, after).await?;
        }
        Ok(())
    }

    pub(crate) async fn unindex_document(&mut self, content_type: &ContentType, id: i64) -> Result<()> {
        let Some(kind) = Kind::of(content_type) else { return Ok(()) };
        if remove(&self.tx, kind, &[id]).await? {
            self.touch(Tag::search());
        }
        Ok(())
    }

    /// What somebody wrote is found by his name: when that changes, it is found by the new one.
    async fn index_works(&mut self, model: &Model, before: &Document, after: &Document) -> Result<()> {
        let name = |document: &Document| {
            let name = document.data.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
            (document.published.is_some(), name)
        };
        if name(before) == name(after) {
            return Ok(());
        }
        let sql = "SELECT DISTINCT source_type, source_id FROM document_link WHERE target_type = $1 AND target_id = $2";
        let rows: Vec<SourceRow> = query::all(&self.tx, sql, [AUTHOR.into(), after.id.into()]).await?;
        let mut works: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        for row in rows {
            works.entry(row.source_type).or_default().push(row.source_id);
        }
        for (name, ids) in works {
            let Some(content_type) = model.find(&name).filter(|found| Kind::of(found).is_some()) else { continue };
            for ids in ids.chunks(AT_A_TIME) {
                let documents = some_documents(&self.tx, content_type, ids, Sights::LIVE).await?;
                self.index_documents(model, content_type, &documents).await?;
            }
        }
        Ok(())
    }
}

/// Says whether anything is different now.
pub(super) async fn index(
    tx: &DatabaseTransaction,
    model: &Model,
    content_type: &ContentType,
    kind: Kind,
    documents: &[Document],
) -> Result<bool> {
    let is_shown = |document: &&Document| {
        let is_live = document.published.is_some() || !content_type.has_drafts;
        is_live && searchable::is_for_the_site(&document.data)
    };
    let mut is_different = false;
    for documents in documents.chunks(AT_A_TIME) {
        let ids: Vec<i64> = documents.iter().map(|document| document.id).collect();
        is_different |= remove(tx, kind, &ids).await?;
        let shown: Vec<&Document> = documents.iter().filter(is_shown).collect();
        if !shown.is_empty() {
            add(tx, model, content_type, kind, &shown).await?;
            is_different = true;
        }
    }
    Ok(is_different)
}

async fn add(
    tx: &DatabaseTransaction,
    model: &Model,
    content_type: &ContentType,
    kind: Kind,
    documents: &[&Document],
) -> Result<()> {
    let made: Vec<(&Document, Searchable)> =
        documents.iter().map(|document| (*document, Searchable::new(model, content_type, &document.data))).collect();
    let authors = authors(tx, model, &made).await?;
    let at = |(document, made): &(&Document, Searchable)| made.date.or(document.published).unwrap_or(document.created);
    let keys = free_keys(tx, made.iter().map(|one| DocumentKey::new(kind, one.0.id, at(one)))).await?;
    let (mut rows, mut texts) = (Vec::with_capacity(made.len()), Vec::with_capacity(made.len()));
    for (one, key) in made.iter().zip(keys) {
        let (document, made) = one;
        let number = made.number.map(|number| number.to_string()).unwrap_or_default();
        let title = distinct(&[&made.title, &number]);
        let author = made.author.and_then(|id| authors.get(&id)).map_or("", String::as_str);
        let body = distinct(&[&made.text, author]);
        let at = at(one).as_millisecond();
        rows.push(json!([
            key.0,
            kind.code(),
            document.id,
            document.locale,
            made.title,
            made.text,
            made.slug,
            made.image,
            at,
            lexemes(title.iter()),
            lexemes(title.union(&body))
        ]));
        let scope = format!("{} {}", scope::language(&document.locale), scope::kind(kind));
        texts.push(json!([key.0, scope, spaced(&title), spaced(&body)]));
    }
    insert(tx, rows, texts).await
}

async fn insert(tx: &DatabaseTransaction, rows: Vec<Value>, texts: Vec<Value>) -> Result<()> {
    let backend = tx.get_database_backend();
    let mut columns = vec!["BIGINT", "SMALLINT", "BIGINT", "TEXT", "TEXT", "TEXT", "TEXT", "BIGINT", "BIGINT"];
    let mut names = "id, kind, ref_id, locale, title, text, slug, image_id, at".to_owned();
    if backend == DbBackend::Postgres {
        columns.extend(["TSVECTOR", "TSVECTOR"]);
        names += ", title_words, words";
    }
    let sql = format!("INSERT INTO search_document ({names}) {}", sql::rows(backend, &columns));
    run(tx, &sql, Value::Array(rows)).await?;
    if backend != DbBackend::Postgres {
        let rows = sql::rows(backend, &["BIGINT", "TEXT", "TEXT", "TEXT"]);
        run(tx, &format!("INSERT INTO search_text (rowid, scope, title, body) {rows}"), Value::Array(texts)).await?;
    }
    Ok(())
}

/// The words of some texts, each once.
fn distinct(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().flat_map(|text| words::folded(text)).collect()
}

fn spaced(words: &BTreeSet<String>) -> String {
    words.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// As PostgreSQL writes them: words are letters and digits alone.
fn lexemes<'w>(words: impl Iterator<Item = &'w String>) -> String {
    words.map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ")
}

async fn authors(
    tx: &DatabaseTransaction,
    model: &Model,
    made: &[(&Document, Searchable)],
) -> Result<HashMap<i64, String>> {
    let ids: BTreeSet<i64> = made.iter().filter_map(|(_, made)| made.author).collect();
    let (Some(content_type), false) = (model.find(AUTHOR), ids.is_empty()) else { return Ok(HashMap::new()) };
    let ids: Vec<i64> = ids.into_iter().collect();
    let found = some_documents(tx, content_type, &ids, Sights::LIVE).await?;
    let name = |document: Document| Some((document.id, document.data.get("name")?.as_str()?.to_owned()));
    Ok(found.into_iter().filter_map(name).collect())
}

/// The keys that these documents take: the next one, where another document has theirs already.
async fn free_keys(tx: &DatabaseTransaction, wanted: impl Iterator<Item = DocumentKey>) -> Result<Vec<DocumentKey>> {
    let mut keys: Vec<DocumentKey> = wanted.collect();
    let mut mine: HashSet<DocumentKey> = HashSet::new();
    for key in &mut keys {
        while !mine.insert(*key) {
            *key = key.next();
        }
    }
    loop {
        let list: Vec<i64> = keys.iter().map(|key| key.0).collect();
        let these = sql::numbers(tx.get_database_backend(), 1);
        let sql = format!("SELECT id FROM search_document WHERE id IN {these}");
        let rows: Vec<IdRow> = query::all(tx, &sql, [json!(list).into()]).await?;
        if rows.is_empty() {
            return Ok(keys);
        }
        let taken: HashSet<DocumentKey> = rows.into_iter().map(|row| DocumentKey(row.id)).collect();
        for key in keys.iter_mut().filter(|key| taken.contains(key)) {
            while taken.contains(key) || !mine.insert(*key) {
                *key = key.next();
            }
        }
    }
}

/// Says whether any of them was there.
async fn remove(tx: &DatabaseTransaction, kind: Kind, ids: &[i64]) -> Result<bool> {
    let backend = tx.get_database_backend();
    let sql = format!(
        "DELETE FROM search_document WHERE kind = {} AND ref_id IN {} RETURNING id",
        kind.code(),
        sql::numbers(backend, 1)
    );
    let gone: Vec<IdRow> = query::all(tx, &sql, [json!(ids).into()]).await?;
    if backend != DbBackend::Postgres && !gone.is_empty() {
        let keys: Vec<i64> = gone.iter().map(|row| row.id).collect();
        let sql = format!("DELETE FROM search_text WHERE rowid IN {}", sql::numbers(backend, 1));
        run(tx, &sql, json!(keys)).await?;
    }
    Ok(!gone.is_empty())
}

async fn run(tx: &DatabaseTransaction, sql: &str, list: Value) -> Result<()> {
    tx.execute_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, [list.into()])).await?;
    Ok(())
}
