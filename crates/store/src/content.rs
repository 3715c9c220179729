//! Documents: entries of the types that a [`content::model::Model`] declares.
//!
//! An entry's values lie in its `data`, in the form that [`content::stored`] describes. What it refers to stands there too,
//! and once more in `document_link`, where it can be found from either end. Both are written here and nowhere else.

mod changes;
mod conditions;
mod counts;
mod orders;
mod read;
mod related;
mod relations;
mod schedule;
mod sql;
mod versions;
mod views;
mod write;

use content::model::{Area, ContentType, SportEntity};
use jiff::Timestamp;
use sea_orm::FromQueryResult;
use serde_json::{Map, Value};

use crate::{Result, StoreError};

pub use changes::{Author, NewDocument, Saved};
pub use read::Found;
pub(crate) use read::{after as documents_after, some as some_documents};
pub use related::Narrowed;
pub use versions::{Version, VersionEvent};
pub use views::View;

use sql::Sql;

#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    pub id: i64,
    /// Empty where its type has no languages.
    pub locale: String,
    /// The same for all languages of an entry.
    pub group: i64,
    /// Where it is shown; empty where its type does not say.
    pub platform: String,
    pub data: Map<String, Value>,
    pub views: i64,
    pub published: Option<Timestamp>,
    /// When it is to be published, and when to be withdrawn.
    pub publish_at: Option<Timestamp>,
    pub unpublish_at: Option<Timestamp>,
    pub created: Timestamp,
    pub updated: Timestamp,
    pub created_by: Option<i64>,
    pub updated_by: Option<i64>,
    /// Counts how often it was saved.
    pub version: i64,
}

/// Which entries somebody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// What is published.
    Live,
    /// And what this account has written.
    Own(i64),
    All,
}

/// The same by area: who looks after the press sees its drafts, and of the rest what everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sights {
    pub editorial: Sight,
    pub press: Sight,
    pub site: Sight,
}

/// Why a document was not written, though everything about it was well-formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Somebody else saved it in between.
    Stale {
        version: i64,
    },
    /// So many targets of this type do not exist.
    NoTarget {
        target: String,
        count: usize,
    },
    NotUnique {
        field: String,
    },
    /// The language is there already.
    LocaleTaken,
    /// There is one of a single already.
    SingleTaken,
}

#[derive(FromQueryResult)]
pub(super) struct DocumentRow {
    id: i64,
    locale: String,
    grp: i64,
    platform: String,
    data: Value,
    views: i64,
    published_at: Option<i64>,
    publish_at: Option<i64>,
    unpublish_at: Option<i64>,
    created_at: i64,
    updated_at: i64,
    created_by: Option<i64>,
    updated_by: Option<i64>,
    version: i64,
}

impl DocumentRow {
    fn columns(alias: &str) -> String {
        let columns = [
            "id",
            "locale",
            "grp",
            "platform",
            "platform",
            "data",
            "views",
            "published_at",
            "publish_at",
            "unpublish_at",
            "created_at",
            "updated_at",
            "created_by",
            "updated_by",
            "version",
        ];
        columns.map(|column| format!("{alias}.{column}")).join(", ")
    }
}

impl TryFrom<DocumentRow> for Document {
    type Error = StoreError;

    fn try_from(row: DocumentRow) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("document {}: {what}", row.id));
        let time = |millis: i64| Timestamp::from_millisecond(millis).map_err(|_| wrong("its time"));
        let Value::Object(data) = row.data else { return Err(wrong("its data")) };
        Ok(Self {
            id: row.id,
            group: row.grp,
            platform: row.platform,
            data,
            views: row.views,
            published: row.published_at.map(time).transpose()?,
            publish_at: row.publish_at.map(time).transpose()?,
            unpublish_at: row.unpublish_at.map(time).transpose()?,
            created: time(row.created_at)?,
            updated: time(row.updated_at)?,
            created_by: row.created_by,
            updated_by: row.updated_by,
            version: row.version,
            locale: row.locale,
        })
    }
}

impl Sights {
    pub const LIVE: Self = Self { editorial: Sight::Live, press: Sight::Live, site: Sight::Live };
    pub const ALL: Self = Self { editorial: Sight::All, press: Sight::All, site: Sight::All };

    pub fn of(self, content_type: &ContentType) -> Sight {
        match content_type.area {
            _ if !content_type.has_drafts => Sight::All,
            Area::Editorial => self.editorial,
            Area::Press => self.press,
            Area::Site => self.site,
        }
    }

    fn condition(self, sql: &mut Sql, alias: &str, content_type: &ContentType) -> String {
        match self.of(content_type) {
            Sight::All => "1 = 1".to_owned(),
            Sight::Live => format!("{alias}.published_at IS NOT NULL"),
            Sight::Own(account) => {
                let account = sql.bind(account);
                format!("({alias}.published_at IS NOT NULL OR {alias}.created_by = {account})")
            }
        }
    }

    /// Whether they take in this document.
    pub fn include(self, content_type: &ContentType, document: &Document) -> bool {
        document.published.is_some()
            || match self.of(content_type) {
                Sight::Live => false,
                Sight::Own(account) => document.created_by == Some(account),
                Sight::All => true,
            }
    }
}

/// How something of the league is named among the targets of links.
pub(super) fn sport_name(entity: SportEntity) -> &'static str {
    match entity {
        SportEntity::Team => "sport/team",
        SportEntity::Player => "sport/player",
        SportEntity::Competition => "sport/competition",
        SportEntity::Match => "sport/match",
    }
}
