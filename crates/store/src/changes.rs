//! The change log: one row for each committed write, in commit order. Caches go stale by it, other nodes follow it, the
//! live stream resumes from it.

use std::time::Duration;

use jiff::Timestamp;
use sea_orm::sqlx::postgres::PgListener;
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, FromQueryResult, Statement};
use serde_json::Value;

use crate::{Result, Store, StoreError, boxed, query};

/// Serialises writes on PostgreSQL: without it, a change could become visible after one with a higher number, and a
/// reader that follows the numbers would never see it. Any number, the same in every version.
pub(crate) const LOCK: i64 = 7_701_002;
const CHANNEL: &str = "jornada_changes";
/// How many changes are read at a time.
const PAGE: u64 = 500;

#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    pub id: i64,
    pub at: Timestamp,
    pub kind: String,
    pub tags: Vec<String>,
    pub body: Value,
}

#[derive(FromQueryResult)]
struct ChangeRow {
    id: i64,
    at: i64,
    kind: String,
    tags: Value,
    body: Value,
}

#[derive(FromQueryResult)]
struct LatestRow {
    latest: Option<i64>,
}

impl TryFrom<ChangeRow> for Change {
    type Error = StoreError;

    fn try_from(row: ChangeRow) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("change {}: {what}", row.id));
        Ok(Self {
            id: row.id,
            at: Timestamp::from_millisecond(row.at).map_err(|_| wrong("its time"))?,
            kind: row.kind.clone(),
            tags: serde_json::from_value(row.tags.clone()).map_err(|_| wrong("its tags"))?,
            body: row.body.clone(),
        })
    }
}

pub(crate) async fn append(
    tx: &DatabaseTransaction,
    at: Timestamp,
    kind: &str,
    tags: Vec<String>,
    body: Value,
) -> Result<Change> {
    let insert = Statement::from_sql_and_values(
        tx.get_database_backend(),
        "INSERT INTO change (at, kind, tags, body) VALUES ($1, $2, $3, $4) RETURNING id",
        [at.as_millisecond().into(), kind.into(), Value::from(tags.clone()).into(), body.clone().into()],
    );
    let row =
        tx.query_one_raw(insert).await?.ok_or_else(|| StoreError::Corrupt("a change without an id".to_owned()))?;
    let id: i64 = row.try_get("", "id")?;
    if tx.get_database_backend() == DbBackend::Postgres {
        tx.execute_unprepared(&format!("SELECT pg_notify('{CHANNEL}', '{id}')")).await?;
    }
    Ok(Change { id, at, kind: kind.to_owned(), tags, body })
}

impl Store {
    /// The number of the newest change, 0 before the first.
    #[boxed]
    pub async fn latest_change(&self) -> Result<i64> {
        let row: Option<LatestRow> = query::one(&self.reader, "SELECT MAX(id) AS latest FROM change", []).await?;
        Ok(row.and_then(|row| row.latest).unwrap_or(0))
    }

    /// When the newest change was made, on the clock of who made it.
    #[boxed]
    pub async fn latest_change_time(&self) -> Result<Option<Timestamp>> {
        let sql = "SELECT MAX(at) AS latest FROM change";
        let row: Option<LatestRow> = query::one(&self.reader, sql, []).await?;
        let wrong = |_| StoreError::Corrupt("the time of the newest change".to_owned());
        row.and_then(|row| row.latest).map(Timestamp::from_millisecond).transpose().map_err(wrong)
    }

    /// The changes after `id`, oldest first, a page at a time.
    #[boxed]
    pub async fn changes_after(&self, id: i64) -> Result<Vec<Change>> {
        let sql = format!("SELECT id, at, kind, tags, body FROM change WHERE id > $1 ORDER BY id LIMIT {PAGE}");
        let rows: Vec<ChangeRow> = query::all(&self.reader, &sql, [id.into()]).await?;
        rows.into_iter().map(Change::try_from).collect()
    }

    /// Forgets changes from before `before`. The newest stays, so that numbering never starts again.
    #[boxed]
    pub async fn forget_changes(&self, before: Timestamp) -> Result<u64> {
        let sql = "DELETE FROM change WHERE at < $1 AND id < (SELECT MAX(id) FROM change)";
        let delete = Statement::from_sql_and_values(self.backend(), sql, [before.as_millisecond().into()]);
        Ok(self.writer.execute_raw(delete).await?.rows_affected())
    }

    /// Follows the log for ever, announcing each change made by other processes (and, harmlessly, our own again).
    /// While the database is away it waits; what it missed, it reads when the database is back.
    #[boxed]
    pub async fn follow_changes(&self, mut last: i64) {
        let mut listener = None;
        loop {
            if let Err(error) = self.catch_up(&mut last).await {
                tracing::warn!(%error, "cannot read the change log, trying again");
                listener = None;
            }
            if self.backend() == DbBackend::Postgres && listener.is_none() {
                listener = self.listen().await;
                if listener.is_some() {
                    continue; // a change may have come between reading and listening
                }
            }
            match &mut listener {
                // A notification, a lost connection and silence all mean the same: look again.
                Some(heard) => {
                    if let Ok(Err(_)) = tokio::time::timeout(Duration::from_secs(5), heard.recv()).await {
                        listener = None;
                    }
                }
                None => tokio::time::sleep(Duration::from_millis(500)).await,
            }
        }
    }

    async fn catch_up(&self, last: &mut i64) -> Result<()> {
        loop {
            let changes = self.changes_after(*last).await?;
            for change in &changes {
                self.announce(change);
                *last = change.id;
            }
            if (changes.len() as u64) < PAGE {
                return Ok(());
            }
        }
    }

    async fn listen(&self) -> Option<PgListener> {
        let mut listener = PgListener::connect_with(self.reader.get_postgres_connection_pool()).await.ok()?;
        listener.listen(CHANNEL).await.ok()?;
        Some(listener)
    }
}
