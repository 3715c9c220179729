//! Writing: one transaction, which ends with one entry in the change log.

use std::collections::BTreeSet;

use jiff::Timestamp;
use sea_orm::{
    ConnectionTrait, DatabaseTransaction, DbBackend, SqliteTransactionMode, TransactionOptions, TransactionTrait,
};
use serde_json::Value;
use tokio::sync::OwnedMutexGuard;

use crate::changes::{self, Change};
use crate::corrections::Ledger;
use crate::search::Renamed;
use crate::tags::Tag;
use crate::totals::Counts;
use crate::{Result, Store, StoreError, boxed};

/// A write under way. Dropped without [`Write::commit`], it leaves no trace.
pub struct Write {
    store: Store,
    pub(crate) tx: DatabaseTransaction,
    touched: BTreeSet<Tag>,
    pub(crate) counts: Counts,
    pub(crate) ledger: Ledger,
    pub(crate) renamed: Renamed,
    /// Whether something was written down that nobody outside can see.
    pub(crate) has_notes: bool,
    /// Held until the write ends; goes after the transaction.
    _turn: OwnedMutexGuard<()>,
}

impl Store {
    /// Writes take turns, in this process and – on PostgreSQL – among all nodes: what a write reads stays true until it
    /// ends, and changes become visible in the order of their numbers. Who waits holds no connection.
    #[boxed]
    pub async fn write(&self) -> Result<Write> {
        let turn = tokio::time::timeout(self.patience, self.turn.clone().lock_owned()).await;
        let turn = turn.map_err(|_| StoreError::Unavailable("another write takes too long".to_owned()))?;
        let options = TransactionOptions {
            // Taking the write lock at once: a read that later becomes a write could not wait for it.
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..Default::default()
        };
        let tx = self.writer.begin_with_options(options).await?;
        if tx.get_database_backend() == DbBackend::Postgres {
            tx.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({})", changes::LOCK)).await?;
        }
        Ok(Write {
            store: self.clone(),
            tx,
            touched: BTreeSet::new(),
            counts: Counts::default(),
            ledger: Ledger::default(),
            renamed: Renamed::default(),
            has_notes: false,
            _turn: turn,
        })
    }
}

impl Write {
    /// Notes that what `tag` names is different now. Every writing method calls this for what it wrote.
    pub(crate) fn touch(&mut self, tag: Tag) {
        self.touched.insert(tag);
    }

    /// Makes all of it true, with its entry in the change log, and tells who listens. Nothing touched, nothing logged.
    #[boxed]
    pub async fn commit(mut self, at: Timestamp, kind: &str, body: Value) -> Result<Option<Change>> {
        if self.touched.is_empty() {
            match self.has_notes {
                true => self.tx.commit().await?,
                false => self.tx.rollback().await?,
            }
            return Ok(None);
        }
        self.settle_totals().await?;
        self.write_corrections(at, kind).await?;
        self.index_names().await?;
        let tags = self.touched.iter().map(|tag| tag.as_str().to_owned()).collect();
        let change = changes::append(&self.tx, at, kind, tags, body).await?;
        self.tx.commit().await?;
        self.store.announce(&change);
        Ok(Some(change))
    }
}
