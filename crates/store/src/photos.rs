//! Photos of fans, of each at most one. Whoever knows the word for one can fetch it; nobody else can.

use jiff::Timestamp;
use sea_orm::{FromQueryResult, TransactionTrait};

use crate::{Result, Store, StoreError, boxed, query};

#[derive(FromQueryResult)]
struct Body {
    body: Vec<u8>,
}

impl Store {
    /// In place of the one before.
    #[boxed]
    pub async fn put_photo(&self, account: i64, mark: &str, body: Vec<u8>, at: Timestamp) -> Result<()> {
        let tx = self.writer.begin().await?;
        let own = "UPDATE account SET photo = $2, updated_at = $3 WHERE id = $1";
        if query::run(&tx, own, [account.into(), mark.into(), at.as_millisecond().into()]).await? == 0 {
            return Err(StoreError::NotFound);
        }
        let sql = "INSERT INTO account_photo (account_id, mark, body) VALUES ($1, $2, $3)
                   ON CONFLICT (account_id) DO UPDATE SET mark = excluded.mark, body = excluded.body";
        query::run(&tx, sql, [account.into(), mark.into(), body.into()]).await?;
        tx.commit().await?;
        self.announce_account(account);
        Ok(())
    }

    #[boxed]
    pub async fn remove_photo(&self, account: i64, at: Timestamp) -> Result<()> {
        let tx = self.writer.begin().await?;
        let own = "UPDATE account SET photo = NULL, updated_at = $2 WHERE id = $1";
        query::run(&tx, own, [account.into(), at.as_millisecond().into()]).await?;
        query::run(&tx, "DELETE FROM account_photo WHERE account_id = $1", [account.into()]).await?;
        tx.commit().await?;
        self.announce_account(account);
        Ok(())
    }

    #[boxed]
    pub async fn photo(&self, mark: &str) -> Result<Option<Vec<u8>>> {
        let sql = "SELECT body FROM account_photo WHERE mark = $1";
        Ok(query::one::<Body>(&self.reader, sql, [mark.into()]).await?.map(|row| row.body))
    }
}
