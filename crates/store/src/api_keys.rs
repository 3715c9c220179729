//! Keys with which other programs write. What a key looks like and how it is checked is not known here.

use jiff::Timestamp;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, FromQueryResult, QueryFilter, QueryOrder};

use crate::entities::api_key;
use crate::{Result, Store, StoreError, Write, boxed, query};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiKey {
    pub id: i64,
    pub name: String,
    /// The part that is no secret.
    pub prefix: String,
    pub hash: String,
    pub scopes: Vec<String>,
    pub created: Timestamp,
    pub revoked: Option<Timestamp>,
}

#[derive(Clone, Debug)]
pub struct NewApiKey {
    pub name: String,
    pub prefix: String,
    pub hash: String,
    pub scopes: Vec<String>,
}

#[derive(FromQueryResult)]
struct UseRow {
    api_key_id: i64,
    at: i64,
}

impl TryFrom<api_key::Model> for ApiKey {
    type Error = StoreError;

    fn try_from(row: api_key::Model) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("key {}: {what}", row.id));
        let time = |millis: i64| Timestamp::from_millisecond(millis).map_err(|_| wrong("its time"));
        Ok(Self {
            id: row.id,
            created: time(row.created_at)?,
            revoked: row.revoked_at.map(time).transpose()?,
            scopes: serde_json::from_value(row.scopes.clone()).map_err(|_| wrong("its scopes"))?,
            name: row.name,
            prefix: row.prefix,
            hash: row.hash,
        })
    }
}

impl Store {
    #[boxed]
    pub async fn api_key(&self, prefix: &str) -> Result<Option<ApiKey>> {
        let find = api_key::Entity::find().filter(api_key::Column::Prefix.eq(prefix));
        find.one(&self.reader).await?.map(ApiKey::try_from).transpose()
    }

    /// Every key there was, oldest first, with when it last wrote something that is still the newest.
    #[boxed]
    pub async fn api_keys(&self) -> Result<Vec<(ApiKey, Option<Timestamp>)>> {
        let rows = api_key::Entity::find().order_by_asc(api_key::Column::Id).all(&self.reader).await?;
        let sql = "SELECT api_key_id, MAX(at) AS at FROM feed_item GROUP BY api_key_id";
        let uses: Vec<UseRow> = query::all(&self.reader, sql, []).await?;
        let with_use = |row: api_key::Model| {
            let found = uses.iter().find(|used| used.api_key_id == row.id);
            Ok((row.try_into()?, found.and_then(|used| Timestamp::from_millisecond(used.at).ok())))
        };
        rows.into_iter().map(with_use).collect()
    }

    #[boxed]
    pub async fn add_api_key(&self, new: NewApiKey, at: Timestamp) -> Result<()> {
        let row = api_key::ActiveModel {
            id: NotSet,
            name: Set(new.name),
            prefix: Set(new.prefix),
            hash: Set(new.hash),
            scopes: Set(new.scopes.into()),
            created_at: Set(at.as_millisecond()),
            revoked_at: Set(None),
        };
        api_key::Entity::insert(row).exec_without_returning(&self.writer).await?;
        Ok(())
    }

    /// Takes a key out of use; says whether there was one in use.
    #[boxed]
    pub async fn revoke_api_key(&self, name: &str, at: Timestamp) -> Result<bool> {
        let find = api_key::Entity::find().filter(api_key::Column::Name.eq(name));
        let Some(row) = find.filter(api_key::Column::RevokedAt.is_null()).one(&self.writer).await? else {
            return Ok(false);
        };
        let row =
            api_key::ActiveModel { id: Set(row.id), revoked_at: Set(Some(at.as_millisecond())), ..Default::default() };
        row.update(&self.writer).await?;
        Ok(true)
    }
}

impl Write {
    /// Whether a key is in use, seen from inside the write: one that is revoked while its message travels writes
    /// nothing more.
    #[boxed]
    pub async fn is_key_in_use(&self, id: i64) -> Result<bool> {
        let found = api_key::Entity::find_by_id(id).one(&self.tx).await?;
        Ok(found.is_some_and(|row| row.revoked_at.is_none()))
    }
}
