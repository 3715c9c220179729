//! The history of a document: every state that was saved.

use content::model::ContentType;
use jiff::Timestamp;
use sea_orm::FromQueryResult;
use serde_json::{Map, Value};

use super::sql::Sql;
use super::{Author, Document};
use crate::{Result, Store, StoreError, Write, boxed, query};

/// What was done to a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VersionEvent {
    Created,
    Updated,
    Published,
    Unpublished,
    Scheduled,
    Restored,
    Deleted,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Version {
    pub version: i64,
    pub at: Timestamp,
    pub author: Author,
    pub event: VersionEvent,
    pub published: Option<Timestamp>,
    pub data: Map<String, Value>,
}

#[derive(FromQueryResult)]
struct VersionRow {
    version: i64,
    at: i64,
    author_id: Option<i64>,
    author: Option<String>,
    event: String,
    published_at: Option<i64>,
    data: Value,
}

const COLUMNS: &str = "version, at, author_id, author, event, published_at, data";
const VERSIONS_AT_A_TIME: usize = 100;

impl VersionEvent {
    const ALL: [Self; 7] = [
        Self::Created,
        Self::Updated,
        Self::Published,
        Self::Unpublished,
        Self::Scheduled,
        Self::Restored,
        Self::Deleted,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Published => "published",
            Self::Unpublished => "unpublished",
            Self::Scheduled => "scheduled",
            Self::Restored => "restored",
            Self::Deleted => "deleted",
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.name() == name)
    }
}

impl TryFrom<VersionRow> for Version {
    type Error = StoreError;

    fn try_from(row: VersionRow) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("version {}: {what}", row.version));
        let time = |millis: i64| Timestamp::from_millisecond(millis).map_err(|_| wrong("its time"));
        let Value::Object(data) = row.data else { return Err(wrong("its data")) };
        Ok(Self {
            version: row.version,
            at: time(row.at)?,
            author: Author { account: row.author_id, name: row.author },
            event: VersionEvent::from_name(&row.event).ok_or_else(|| wrong("its event"))?,
            published: row.published_at.map(time).transpose()?,
            data,
        })
    }
}

impl Store {
    /// The versions of a document, the newest first, and how many there are.
    #[boxed]
    pub async fn versions(
        &self,
        content_type: &ContentType,
        id: i64,
        start: u64,
        limit: u64,
    ) -> Result<(Vec<Version>, u64)> {
        #[derive(FromQueryResult)]
        struct CountRow {
            count: i64,
        }
        let values = [content_type.name.as_str().into(), id.into()];
        let count = "SELECT COUNT(*) AS count FROM document_version WHERE type = $1 AND id = $2";
        let count: Option<CountRow> = query::one(&self.reader, count, values.clone()).await?;
        let start = i64::try_from(start).unwrap_or(i64::MAX);
        let sql = format!(
            "SELECT {COLUMNS} FROM document_version WHERE type = $1 AND id = $2 ORDER BY version DESC LIMIT $3 OFFSET $4"
        );
        let [name, id] = values;
        let rows: Vec<VersionRow> =
            query::all(&self.reader, &sql, [name, id, (limit as i64).into(), start.into()]).await?;
        let versions = rows.into_iter().map(Version::try_from).collect::<Result<_>>()?;
        Ok((versions, count.map_or(0, |row| row.count.max(0) as u64)))
    }

    #[boxed]
    pub async fn version(&self, content_type: &ContentType, id: i64, version: i64) -> Result<Option<Version>> {
        let sql = format!("SELECT {COLUMNS} FROM document_version WHERE type = $1 AND id = $2 AND version = $3");
        let values = [content_type.name.as_str().into(), id.into(), version.into()];
        let row: Option<VersionRow> = query::one(&self.reader, &sql, values).await?;
        row.map(Version::try_from).transpose()
    }
}

impl Write {
    pub(super) async fn add_versions(
        &self,
        content_type: &ContentType,
        documents: &[Document],
        event: VersionEvent,
        author: &Author,
        at: Timestamp,
    ) -> Result<()> {
        for documents in documents.chunks(VERSIONS_AT_A_TIME) {
            let insert = format!("INSERT INTO document_version (type, id, {COLUMNS}) VALUES ");
            let mut sql = Sql::new(self.backend(), &insert);
            let name = sql.bind(&content_type.name);
            let by = [
                sql.bind(at.as_millisecond()),
                sql.bind(author.account),
                sql.bind(author.name.clone()),
                sql.bind(event.name()),
            ]
            .join(", ");
            let mut rows = Vec::with_capacity(documents.len());
            for document in documents {
                let (id, version) = (sql.bind(document.id), sql.bind(document.version));
                let published = sql.bind(document.published.map(Timestamp::as_millisecond));
                let data = sql.bind(Value::Object(document.data.clone()));
                rows.push(format!("({name}, {id}, {version}, {by}, {published}, {data})"));
            }
            sql.push(&rows.join(", "));
            self.execute(sql).await?;
        }
        Ok(())
    }
}
