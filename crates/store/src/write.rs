//! Writing: one transaction, which ends with one entry in the change log.

use std::collections::BTreeSet;

use jiff::Timestamp;
use sea_orm::{
    ConnectionTrait, DatabaseTransaction, DbBackend, SqliteTransactionMode, TransactionOptions, TransactionTrait,
};
use serde_json::Value;

use crate::changes::{self, Change};
use crate::corrections::Ledger;
use crate::tags::Tag;
use crate::totals::Counts;
use crate::{Result, Store};

/// A write under way. Dropped without [`Write::commit`], it leaves no trace.
pub struct Write {
    store: Store,
    pub(crate) tx: DatabaseTransaction,
    touched: BTreeSet<Tag>,
    pub(crate) counts: Counts,
    pub(crate) ledger: Ledger,
    /// Whether something was written down that nobody outside can see.
    pub(crate) has_notes: bool,
}

impl Store {
    pub async fn write(&self) -> Result<Write> {
        let options = TransactionOptions {
            // Taking the write lock at once: a read that later becomes a write could not wait for it.
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..Default::default()
        };
        let tx = self.writer.begin_with_options(options).await?;
        Ok(Write {
            store: self.clone(),
            tx,
            touched: BTreeSet::new(),
            counts: Counts::default(),
            ledger: Ledger::default(),
            has_notes: false,
        })
    }
}

impl Write {
    /// Notes that what `tag` names is different now. Every writing method calls this for what it wrote.
    pub(crate) fn touch(&mut self, tag: Tag) {
        self.touched.insert(tag);
    }

    /// Makes all of it true, with its entry in the change log, and tells who listens. Nothing touched, nothing logged.
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
        if self.tx.get_database_backend() == DbBackend::Postgres {
            // Without this, a change could become visible after one with a higher number, and a reader that follows
            // the numbers would never see it.
            self.tx.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({})", changes::LOCK)).await?;
        }
        let tags = self.touched.iter().map(|tag| tag.as_str().to_owned()).collect();
        let change = changes::append(&self.tx, at, kind, tags, body).await?;
        self.tx.commit().await?;
        self.store.announce(&change);
        Ok(Some(change))
    }
}
