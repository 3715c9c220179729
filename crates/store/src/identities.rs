//! Who signs in elsewhere: what another house calls him, and who he is here.

use sea_orm::ConnectionTrait;
use sea_orm::EntityTrait;
use sea_orm::FromQueryResult;

use crate::accounts::Account;
use crate::entities::account;
use crate::{Result, Store, boxed, query};

#[derive(FromQueryResult)]
struct Owner {
    account_id: i64,
}

impl Store {
    #[boxed]
    pub async fn account_by_identity(&self, provider: &str, subject: &str) -> Result<Option<Account>> {
        let sql = "SELECT account_id FROM account_identity WHERE provider = $1 AND subject = $2";
        let Some(owner) = query::one::<Owner>(&self.reader, sql, [provider.into(), subject.into()]).await? else {
            return Ok(None);
        };
        let row = account::Entity::find_by_id(owner.account_id).one(&self.reader).await?;
        row.map(Account::try_from).transpose()
    }

    /// What other houses call him.
    #[boxed]
    pub async fn identities_of(&self, account: i64) -> Result<Vec<KnownIdentity>> {
        let sql = "SELECT provider, subject FROM account_identity WHERE account_id = $1 ORDER BY provider, subject";
        query::all(&self.reader, sql, [account.into()]).await
    }

    /// From now on he is known under this name, too. Whoever was so before remains so.
    #[boxed]
    pub async fn add_identity(&self, identity: &NewIdentity<'_>, account: i64) -> Result<()> {
        add(&self.writer, identity, account).await
    }

    /// The account's owner has shown that its address is his: who only said so elsewhere has no part in it.
    #[boxed]
    pub async fn drop_unproven_identities(&self, account: i64) -> Result<u64> {
        let sql = "DELETE FROM account_identity WHERE account_id = $1 AND NOT is_proven";
        query::run(&self.writer, sql, [account.into()]).await
    }
}

#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct KnownIdentity {
    pub provider: String,
    pub subject: String,
}

/// What another house calls somebody.
#[derive(Clone, Copy, Debug)]
pub struct NewIdentity<'a> {
    pub provider: &'a str,
    pub subject: &'a str,
    pub is_proven: bool,
}

pub(crate) async fn add(database: &impl ConnectionTrait, identity: &NewIdentity<'_>, account: i64) -> Result<()> {
    let sql = "INSERT INTO account_identity (provider, subject, account_id, is_proven) VALUES ($1, $2, $3, $4)
               ON CONFLICT (provider, subject) DO NOTHING";
    let values = [identity.provider.into(), identity.subject.into(), account.into(), identity.is_proven.into()];
    query::run(database, sql, values).await?;
    Ok(())
}
