//! Finding documents by the words in them.

use content::searchable::Kind;
use sea_orm::{DbBackend, FromQueryResult, Value};

use super::documents::{DocumentKey, scope};
use super::find_names::Beginning;
use crate::{Result, Store, boxed, query};

/// Of each kind, so many of those that fit are looked at, the newest first.
pub const MOST_OF_A_KIND: usize = 200;
/// And of those that fit by their titles alone, so many of all kinds together.
const MOST_TITLES: usize = 200;

/// What is searched for in documents.
#[derive(Clone, Debug)]
pub struct TextSearch<'a> {
    /// The language; documents without one are in every language.
    pub locale: &'a str,
    pub kinds: &'a [Kind],
    /// Each must occur: in any of its forms, which are folded.
    pub words: &'a [Vec<(String, Beginning)>],
    /// Whether one of the words is enough.
    pub is_any: bool,
}

/// A document that fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextHit {
    pub key: DocumentKey,
    /// Where all words are in its title.
    pub title: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextHits {
    /// By key.
    pub hits: Vec<TextHit>,
    /// The kinds of which there are more than were looked at.
    pub unbounded: Vec<Kind>,
}

#[derive(FromQueryResult)]
struct HitRow {
    id: i64,
    title: Option<String>,
}

impl Store {
    /// The documents that fit, in no order: of each kind the newest, and those with all words in the title.
    #[boxed]
    pub async fn find_texts(&self, search: &TextSearch<'_>) -> Result<TextHits> {
        if search.words.iter().all(Vec::is_empty) || search.kinds.is_empty() {
            return Ok(TextHits::default());
        }
        let (sql, values) = match self.backend() {
            DbBackend::Postgres => search.on_postgres(),
            _ => search.on_sqlite(),
        };
        let rows: Vec<HitRow> = query::all(&self.reader, &sql, values).await?;
        let mut hits: Vec<TextHit> = Vec::with_capacity(rows.len());
        let mut counts = [0_usize; Kind::ALL.len()];
        for row in rows {
            let hit = TextHit { key: DocumentKey(row.id), title: row.title };
            if let (None, Some(kind)) = (&hit.title, hit.key.kind()) {
                counts[kind as usize] += 1;
            }
            hits.push(hit);
        }
        // A document that fits by its title is there twice: once with it.
        hits.sort_unstable_by_key(|hit| (hit.key, hit.title.is_none()));
        hits.dedup_by_key(|hit| hit.key);
        let unbounded = Kind::ALL.into_iter().filter(|kind| counts[*kind as usize] >= MOST_OF_A_KIND).collect();
        Ok(TextHits { hits, unbounded })
    }
}

impl TextSearch<'_> {
    /// Words are letters and digits alone, and quoted all the same: nothing in them is ever syntax.
    fn on_sqlite(&self) -> (String, Vec<Value>) {
        let star = |beginning: &Beginning| match beginning {
            Beginning::Whole => "",
            Beginning::Prefix => " *",
        };
        let form = |(word, beginning): &(String, Beginning)| format!("\"{word}\"{}", star(beginning));
        let words = self.words.iter().filter(|forms| !forms.is_empty());
        let words: Vec<String> =
            words.map(|forms| format!("({})", forms.iter().map(form).collect::<Vec<_>>().join(" OR "))).collect();
        let words = words.join(if self.is_any { " OR " } else { " AND " });
        let language = format!("scope : (\"{}\" OR \"{}\")", scope::language(self.locale), scope::language(""));
        let of_kinds = |kinds: &[Kind]| {
            let kinds: Vec<String> = kinds.iter().map(|kind| format!("\"{}\"", scope::kind(*kind))).collect();
            format!("{language} AND scope : ({})", kinds.join(" OR "))
        };
        let find = |place: usize, most: usize| {
            format!(
                "SELECT rowid AS id FROM search_text WHERE search_text MATCH ${place} ORDER BY rowid DESC LIMIT {most}"
            )
        };
        let mut values: Vec<Value> = vec![format!("{} AND title : ({words})", of_kinds(self.kinds)).into()];
        let mut parts = vec![format!(
            "SELECT f.id, d.title FROM ({}) f JOIN search_document d ON d.id = f.id",
            find(1, MOST_TITLES)
        )];
        for kind in self.kinds {
            values.push(format!("{} AND {{title body}} : ({words})", of_kinds(&[*kind])).into());
            parts.push(format!("SELECT id, NULL FROM ({})", find(values.len(), MOST_OF_A_KIND)));
        }
        (parts.join(" UNION ALL "), values)
    }

    fn on_postgres(&self) -> (String, Vec<Value>) {
        let star = |beginning: &Beginning| match beginning {
            Beginning::Whole => "",
            Beginning::Prefix => ":*",
        };
        let form = |(word, beginning): &(String, Beginning)| format!("'{word}'{}", star(beginning));
        let words = self.words.iter().filter(|forms| !forms.is_empty());
        let words: Vec<String> =
            words.map(|forms| format!("({})", forms.iter().map(form).collect::<Vec<_>>().join(" | "))).collect();
        let words = words.join(if self.is_any { " | " } else { " & " });
        let kinds: Vec<String> = self.kinds.iter().map(|kind| kind.code().to_string()).collect();
        let scope = format!("locale IN ($2, '') AND kind IN ({})", kinds.join(", "));
        // Sorted by a sum, lest the newest of all be read until enough of them fit.
        let sql = format!(
            "SELECT * FROM (SELECT id, title FROM search_document WHERE title_words @@ CAST($1 AS tsquery) AND {scope} \
             ORDER BY id + 0 DESC LIMIT {MOST_TITLES}) t \
             UNION ALL SELECT id, NULL FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY kind ORDER BY id DESC) AS place \
             FROM search_document WHERE words @@ CAST($1 AS tsquery) AND {scope}) w WHERE place <= {MOST_OF_A_KIND}"
        );
        (sql, vec![words.into(), self.locale.into()])
    }
}
