//! Single tokens that no longer count, until they would have ended by themselves.

use jiff::{SignedDuration, Timestamp};
use sea_orm::{ConnectionTrait, TransactionTrait};

use crate::{Result, Store, boxed, query};

impl Store {
    #[boxed]
    pub async fn revoke_token(&self, hash: &str, account: i64, expires: Timestamp) -> Result<()> {
        let tx = self.writer.begin().await?;
        add(&tx, hash, expires.as_millisecond()).await?;
        query::run(&tx, "DELETE FROM account_session WHERE hash = $1", [hash.into()]).await?;
        tx.commit().await?;
        self.announce_account(account);
        Ok(())
    }

    #[boxed]
    pub async fn forget_revocations(&self, now: Timestamp) -> Result<u64> {
        query::run(&self.writer, "DELETE FROM revoked_token WHERE expires_at <= $1", [now.as_millisecond().into()])
            .await
    }
}

/// It is known for a little longer than the token would have stood: clocks differ.
const LONGER: SignedDuration = SignedDuration::from_mins(5);

pub(crate) async fn add(database: &impl ConnectionTrait, hash: &str, expires: i64) -> Result<()> {
    let sql = "INSERT INTO revoked_token (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
    let until = expires.saturating_add(i64::try_from(LONGER.as_millis()).unwrap_or(0));
    query::run(database, sql, [hash.into(), until.into()]).await?;
    Ok(())
}
