//! Competitions: what is played every season under the same name.

use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, FromQueryResult, QueryFilter};

use crate::entities::competition;
use crate::profiles::TagMark;
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, query};

pub use competition::Model as Competition;

/// What a competition is made from; `key` names it in addresses.
#[derive(Clone, Debug)]
pub struct NewCompetition {
    pub key: String,
    pub label: String,
    pub format: Format,
    pub is_international: bool,
    pub is_european: bool,
    pub position: i32,
    pub color: Option<String>,
    pub text_color: Option<String>,
    /// Whether it is put forward in menus and on the home page.
    pub highlight: bool,
    pub tags: Vec<TagMark>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    League,
    Tournament,
}

impl Format {
    pub fn name(self) -> &'static str {
        match self {
            Self::League => "league",
            Self::Tournament => "tournament",
        }
    }
}

#[derive(FromQueryResult)]
struct PositionRow {
    position: Option<i32>,
}

impl Store {
    pub async fn competition(&self, key: &str) -> Result<Option<Competition>> {
        Ok(competition::Entity::find().filter(competition::Column::Key.eq(key)).one(&self.reader).await?)
    }
}

impl Write {
    pub async fn find_competition(&self, key: &str) -> Result<Option<Competition>> {
        Ok(competition::Entity::find().filter(competition::Column::Key.eq(key)).one(&self.tx).await?)
    }

    /// The place after the last one in menus.
    pub async fn next_competition_position(&self) -> Result<i32> {
        let sql = "SELECT MAX(position) AS position FROM competition";
        let row: Option<PositionRow> = query::one(&self.tx, sql, []).await?;
        Ok(row.and_then(|row| row.position).unwrap_or(0) + 1)
    }

    pub async fn add_competition(&mut self, new: NewCompetition) -> Result<Competition> {
        let tags = serde_json::to_value(&new.tags).map_err(|error| StoreError::Corrupt(format!("tags: {error}")))?;
        let row = competition::ActiveModel {
            id: NotSet,
            key: Set(new.key),
            label: Set(new.label),
            format: Set(new.format.name().to_owned()),
            is_international: Set(new.is_international),
            is_european: Set(new.is_european),
            position: Set(new.position),
            color: Set(new.color),
            text_color: Set(new.text_color),
            highlight: Set(new.highlight),
            tags: Set(Some(tags)),
        };
        let competition = row.insert(&self.tx).await?;
        self.touch(Tag::seasons());
        Ok(competition)
    }
}
