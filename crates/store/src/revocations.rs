//! Single tokens that no longer count, until they would have ended by themselves.

use jiff::Timestamp;
use sea_orm::FromQueryResult;

use crate::{Result, Store, boxed, query};

#[derive(FromQueryResult)]
struct Found {
    #[allow(dead_code, reason = "that there is one is what was asked")]
    expires_at: i64,
}

impl Store {
    #[boxed]
    pub async fn revoke_token(&self, hash: &str, account: i64, expires: Timestamp) -> Result<()> {
        let sql = "INSERT INTO revoked_token (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
        query::run(&self.writer, sql, [hash.into(), expires.as_millisecond().into()]).await?;
        self.announce_account(account);
        Ok(())
    }

    #[boxed]
    pub async fn is_token_revoked(&self, hash: &str) -> Result<bool> {
        let sql = "SELECT expires_at FROM revoked_token WHERE hash = $1";
        Ok(query::one::<Found>(&self.reader, sql, [hash.into()]).await?.is_some())
    }

    #[boxed]
    pub async fn forget_revocations(&self, now: Timestamp) -> Result<u64> {
        query::run(&self.writer, "DELETE FROM revoked_token WHERE expires_at <= $1", [now.as_millisecond().into()])
            .await
    }
}
