//! How often visitors did what is counted. Numbers, not people.

use jiff::civil::Date;
use sea_orm::{FromQueryResult, TransactionTrait};

use crate::{Result, Store, boxed, query};

/// What is counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EventKind {
    /// In the league's time zone.
    pub day: Date,
    pub name: &'static str,
    pub platform: &'static str,
    pub device_type: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct EventCount {
    pub day: String,
    pub name: String,
    pub platform: String,
    pub device_type: String,
    pub number: i64,
}

impl Store {
    /// Adds to what was counted before, here or on another node.
    #[boxed]
    pub async fn count_events(&self, counted: &[(EventKind, i64)]) -> Result<()> {
        let tx = self.writer.begin().await?;
        for (kind, number) in counted {
            let sql = "INSERT INTO event_count (day, name, platform, device_type, number) VALUES ($1, $2, $3, $4, $5)
                       ON CONFLICT (day, name, platform, device_type)
                       DO UPDATE SET number = event_count.number + excluded.number";
            let EventKind { day, name, platform, device_type } = kind;
            let values =
                [day.to_string().into(), (*name).into(), (*platform).into(), (*device_type).into(), (*number).into()];
            query::run(&tx, sql, values).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// What was counted on these days, both included.
    #[boxed]
    pub async fn event_counts(&self, first: Date, last: Date) -> Result<Vec<EventCount>> {
        let sql = "SELECT day, name, platform, device_type, number FROM event_count
                   WHERE day >= $1 AND day <= $2 ORDER BY day, name, platform, device_type";
        query::all(&self.reader, sql, [first.to_string().into(), last.to_string().into()]).await
    }

    #[boxed]
    pub async fn forget_events(&self, before: Date) -> Result<u64> {
        let sql = "DELETE FROM event_count WHERE day < $1";
        query::run(&self.writer, sql, [before.to_string().into()]).await
    }
}
