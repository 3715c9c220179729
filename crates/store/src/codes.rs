//! Codes that were sent by mail and come back once. Only their digests are here: whoever reads the database can use none.

use jiff::Timestamp;
use sea_orm::FromQueryResult;

use crate::{Result, Store, boxed, query};

/// What a code is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeKind {
    /// Another password.
    Reset,
    /// That an e-mail address is his.
    Confirm,
    /// That he wants the newsletters that were asked for with his address.
    Newsletters,
}

impl CodeKind {
    fn name(self) -> &'static str {
        match self {
            Self::Reset => "reset",
            Self::Confirm => "confirm",
            Self::Newsletters => "newsletters",
        }
    }
}

#[derive(FromQueryResult)]
struct Owner {
    account_id: i64,
}

impl Store {
    /// The one before it is void.
    #[boxed]
    pub async fn put_code(&self, account: i64, kind: CodeKind, hash: &str, expires: Timestamp) -> Result<()> {
        let sql = "INSERT INTO account_code (account_id, kind, hash, expires_at) VALUES ($1, $2, $3, $4)
                   ON CONFLICT (account_id, kind) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at";
        let values = [account.into(), kind.name().into(), hash.into(), expires.as_millisecond().into()];
        query::run(&self.writer, sql, values).await?;
        Ok(())
    }

    /// Whose code this is, if it stands. It can still be taken.
    #[boxed]
    pub async fn code_owner(&self, kind: CodeKind, hash: &str, now: Timestamp) -> Result<Option<i64>> {
        let sql = "SELECT account_id FROM account_code WHERE hash = $1 AND kind = $2 AND expires_at > $3";
        let values = [hash.into(), kind.name().into(), now.as_millisecond().into()];
        Ok(query::one::<Owner>(&self.reader, sql, values).await?.map(|owner| owner.account_id))
    }

    /// Whose code this was. Of two who come with it at once, one gets it.
    #[boxed]
    pub async fn take_code(&self, kind: CodeKind, hash: &str, now: Timestamp) -> Result<Option<i64>> {
        let sql = "DELETE FROM account_code WHERE hash = $1 AND kind = $2 AND expires_at > $3 RETURNING account_id";
        let values = [hash.into(), kind.name().into(), now.as_millisecond().into()];
        Ok(query::one::<Owner>(&self.writer, sql, values).await?.map(|owner| owner.account_id))
    }

    #[boxed]
    pub async fn forget_codes(&self, now: Timestamp) -> Result<u64> {
        query::run(&self.writer, "DELETE FROM account_code WHERE expires_at <= $1", [now.as_millisecond().into()]).await
    }
}
