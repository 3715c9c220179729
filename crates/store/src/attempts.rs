//! Wrong passwords, counted for all nodes together. What is counted, and what follows, is decided elsewhere.

use jiff::{SignedDuration, Timestamp};
use sea_orm::FromQueryResult;

use crate::{Result, Store, boxed, query};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempts {
    pub failures: u32,
    /// Nobody need try again before.
    pub until: Timestamp,
}

#[derive(FromQueryResult)]
struct Row {
    failures: i64,
    until: i64,
}

impl From<Row> for Attempts {
    fn from(row: Row) -> Self {
        let until = Timestamp::from_millisecond(row.until).unwrap_or(Timestamp::MAX);
        Self { failures: row.failures.try_into().unwrap_or(u32::MAX), until }
    }
}

impl Store {
    /// What is known under `key`, unless it is older than `since`.
    #[boxed]
    pub async fn attempts(&self, key: &str, since: Timestamp) -> Result<Attempts> {
        let sql = "SELECT failures, until FROM attempt WHERE key = $1 AND last_at > $2";
        let row = query::one::<Row>(&self.reader, sql, [key.into(), since.as_millisecond().into()]).await?;
        Ok(row.map(Attempts::from).unwrap_or_default())
    }

    /// One more, at `at`; says how many there are since `since`. Those before are forgotten.
    #[boxed]
    pub async fn note_failure(&self, key: &str, since: Timestamp, at: Timestamp) -> Result<u32> {
        let sql = "INSERT INTO attempt (key, failures, last_at, until) VALUES ($1, 1, $2, 0)
                   ON CONFLICT (key) DO UPDATE SET
                     failures = CASE WHEN attempt.last_at > $3 THEN attempt.failures + 1 ELSE 1 END,
                     last_at = excluded.last_at,
                     until = CASE WHEN attempt.last_at > $3 THEN attempt.until ELSE 0 END
                   RETURNING failures, until";
        let values = [key.into(), at.as_millisecond().into(), since.as_millisecond().into()];
        let row = query::one::<Row>(&self.writer, sql, values).await?;
        Ok(row.map(Attempts::from).unwrap_or_default().failures)
    }

    #[boxed]
    pub async fn hold_back(&self, key: &str, until: Timestamp) -> Result<()> {
        let sql = "UPDATE attempt SET until = $2 WHERE key = $1 AND until < $2";
        query::run(&self.writer, sql, [key.into(), until.as_millisecond().into()]).await?;
        Ok(())
    }

    #[boxed]
    pub async fn forget_failures(&self, key: &str) -> Result<()> {
        query::run(&self.writer, "DELETE FROM attempt WHERE key = $1", [key.into()]).await?;
        Ok(())
    }

    #[boxed]
    pub async fn forget_attempts(&self, now: Timestamp, keep: SignedDuration) -> Result<u64> {
        let before = now.checked_sub(keep).unwrap_or(Timestamp::MIN).as_millisecond();
        query::run(&self.writer, "DELETE FROM attempt WHERE last_at <= $1", [before.into()]).await
    }
}
