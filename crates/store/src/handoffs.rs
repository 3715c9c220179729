//! What is handed over to a browser on its way to another house and back, to be taken once.

use jiff::Timestamp;
use sea_orm::FromQueryResult;

use crate::{Result, Store, boxed, query};

#[derive(FromQueryResult)]
struct Body {
    body: String,
}

impl Store {
    /// `hash` is the digest of what the browser holds.
    #[boxed]
    pub async fn put_handoff(&self, kind: &str, hash: &str, body: &str, expires: Timestamp) -> Result<()> {
        let sql = "INSERT INTO handoff (hash, kind, body, expires_at) VALUES ($1, $2, $3, $4)";
        let values = [hash.into(), kind.into(), body.into(), expires.as_millisecond().into()];
        query::run(&self.writer, sql, values).await?;
        Ok(())
    }

    /// Of two who come at once, one gets it.
    #[boxed]
    pub async fn take_handoff(&self, kind: &str, hash: &str, now: Timestamp) -> Result<Option<String>> {
        let sql = "DELETE FROM handoff WHERE hash = $1 AND kind = $2 AND expires_at > $3 RETURNING body";
        let values = [hash.into(), kind.into(), now.as_millisecond().into()];
        Ok(query::one::<Body>(&self.writer, sql, values).await?.map(|row| row.body))
    }

    #[boxed]
    pub async fn forget_handoffs(&self, now: Timestamp) -> Result<u64> {
        query::run(&self.writer, "DELETE FROM handoff WHERE expires_at <= $1", [now.as_millisecond().into()]).await
    }
}
