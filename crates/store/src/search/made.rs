//! Making the whole index: in a database from before it, and when its form or the types of content change.

use content::model::Model;
use content::searchable::{Kind, fingerprint};
use sea_orm::{
    ConnectionTrait, DatabaseTransaction, DbBackend, FromQueryResult, SqliteTransactionMode, Statement,
    TransactionOptions, TransactionTrait,
};

use super::{NameClass, documents, names};
use crate::content::documents_after;
use crate::{Result, Store, boxed, changes, query};

/// Counts the forms that the index has had: a new way of folding or storing words needs a new number.
const FORM: u32 = 2;
const STATE: &str = "made for";
/// What the migration notes where there was nothing to be found.
const NOTHING: &str = "nothing";
const DOCUMENTS_AT_A_TIME: usize = 500;

#[derive(FromQueryResult)]
struct StateRow {
    value: String,
}

#[derive(FromQueryResult)]
struct IdRow {
    id: i64,
}

impl Store {
    /// Sees to it that everything can be found: makes the whole index where it was made for something else, or never. Nodes
    /// that start together do so one after the other, and nobody writes meanwhile. Says whether it did.
    #[boxed]
    pub async fn prepare_search(&self, model: &Model) -> Result<bool> {
        let wanted = format!("{FORM} {}", fingerprint(model));
        if state(&self.reader).await?.as_deref() == Some(&wanted) && is_whole(&self.reader, model).await? {
            return Ok(false);
        }
        let _turn = self.turn.clone().lock_owned().await;
        let options = TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..Default::default()
        };
        let tx = self.writer.begin_with_options(options).await?;
        if tx.get_database_backend() == DbBackend::Postgres {
            let lock = changes::LOCK;
            tx.execute_unprepared(&format!("SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock({lock})"))
                .await?;
        }
        let (known, is_whole) = (state(&tx).await?, is_whole(&tx, model).await?);
        if known.as_deref() == Some(&wanted) && is_whole {
            return Ok(false);
        }
        // What was written since there was nothing is in the index already.
        let is_made = known.as_deref() != Some(NOTHING) || !is_whole;
        if is_made {
            tracing::info!("making the index of the search");
            clear(&tx).await?;
            fill(&tx, model).await?;
        }
        let note = "INSERT INTO search_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let note = Statement::from_sql_and_values(tx.get_database_backend(), note, [STATE.into(), wanted.into()]);
        tx.execute_raw(note).await?;
        tx.commit().await?;
        Ok(is_made)
    }
}

async fn state(database: &impl ConnectionTrait) -> Result<Option<String>> {
    let row: Option<StateRow> =
        query::one(database, "SELECT value FROM search_state WHERE name = $1", [STATE.into()]).await?;
    Ok(row.map(|row| row.value))
}

/// Whether the index has as many documents, teams and competitions as it should: a node of an older version, which knows
/// of no index, may have written since it was made.
async fn is_whole(database: &impl ConnectionTrait, model: &Model) -> Result<bool> {
    #[derive(FromQueryResult)]
    struct MissingRow {
        documents: i64,
        teams: i64,
        competitions: i64,
    }
    let kinds = model.types().iter().filter(|content_type| Kind::of(content_type).is_some());
    // Names of types have been checked for their letters.
    let live = kinds.map(|content_type| {
        let draft = if content_type.has_drafts { " AND published_at IS NOT NULL" } else { "" };
        format!("(type = '{}'{draft} AND platform <> 'app')", content_type.name)
    });
    let live = live.collect::<Vec<_>>().join(" OR ");
    let sql = format!(
        "SELECT (SELECT COUNT(*) FROM document WHERE {}) - (SELECT COUNT(*) FROM search_document) AS documents, \
         (SELECT COUNT(*) FROM team) - (SELECT COUNT(*) FROM search_name WHERE class = 1) AS teams, \
         (SELECT COUNT(*) FROM competition) - (SELECT COUNT(*) FROM search_name WHERE class = 2) AS competitions",
        if live.is_empty() { "1 = 0" } else { &live }
    );
    let row: Option<MissingRow> = query::one(database, &sql, []).await?;
    Ok(row.is_some_and(|row| (row.documents, row.teams, row.competitions) == (0, 0, 0)))
}

async fn clear(tx: &DatabaseTransaction) -> Result<()> {
    let mut tables = vec!["search_name", "search_name_word", "search_word", "search_gram", "search_document"];
    if tx.get_database_backend() != DbBackend::Postgres {
        tables.push("search_text");
    }
    for table in tables {
        tx.execute_unprepared(&format!("DELETE FROM {table}")).await?;
    }
    Ok(())
}

async fn fill(tx: &DatabaseTransaction, model: &Model) -> Result<()> {
    for class in NameClass::ALL {
        let table = match class {
            NameClass::Team => "team",
            NameClass::Competition => "competition",
            NameClass::Person => "person",
        };
        let rows: Vec<IdRow> = query::all(tx, &format!("SELECT id FROM {table} ORDER BY id"), []).await?;
        let ids: Vec<i64> = rows.into_iter().map(|row| row.id).collect();
        names::index(tx, class, &ids).await?;
    }
    for content_type in model.types() {
        let Some(kind) = Kind::of(content_type) else { continue };
        let mut last = 0;
        loop {
            let documents = documents_after(tx, content_type, last, DOCUMENTS_AT_A_TIME).await?;
            documents::index(tx, model, content_type, kind, &documents).await?;
            match documents.last() {
                Some(document) if documents.len() == DOCUMENTS_AT_A_TIME => last = document.id,
                _ => break,
            }
        }
    }
    Ok(())
}
