//! Competitions: what is played every season under the same name.

use sea_orm::ActiveValue::NotSet;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, FromQueryResult, QueryFilter};

use crate::entities::{competition, edition};
use crate::profiles::TagMark;
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed, query};

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

impl NewCompetition {
    /// The row it makes; tags that are none leave those of a known competition alone.
    fn into_row(self, known: Option<&Competition>) -> Result<Competition> {
        let tags = match (self.tags.is_empty(), known) {
            (true, Some(known)) => known.tags.clone(),
            _ => Some(serde_json::to_value(&self.tags).map_err(|e| StoreError::Corrupt(format!("tags: {e}")))?),
        };
        Ok(Competition {
            id: known.map_or(0, |known| known.id),
            key: self.key,
            label: self.label,
            format: self.format.name().to_owned(),
            is_international: self.is_international,
            is_european: self.is_european,
            position: self.position,
            color: self.color,
            text_color: self.text_color,
            highlight: self.highlight,
            tags,
        })
    }
}

#[derive(FromQueryResult)]
struct PositionRow {
    position: Option<i32>,
}

impl Store {
    /// Those of these numbers that are there, in no order.
    #[boxed]
    pub async fn competitions_by_id(&self, ids: &[i64]) -> Result<Vec<Competition>> {
        let mut found = Vec::new();
        for ids in query::chunks(ids) {
            let rows = competition::Entity::find().filter(competition::Column::Id.is_in(ids)).all(&self.reader).await?;
            found.extend(rows);
        }
        Ok(found)
    }

    #[boxed]
    pub async fn competition(&self, key: &str) -> Result<Option<Competition>> {
        Ok(competition::Entity::find().filter(competition::Column::Key.eq(key)).one(&self.reader).await?)
    }
}

impl Write {
    #[boxed]
    pub async fn find_competition(&self, key: &str) -> Result<Option<Competition>> {
        Ok(competition::Entity::find().filter(competition::Column::Key.eq(key)).one(&self.tx).await?)
    }

    /// The place after the last one in menus.
    #[boxed]
    pub async fn next_competition_position(&self) -> Result<i32> {
        let sql = "SELECT MAX(position) AS position FROM competition";
        let row: Option<PositionRow> = query::one(&self.tx, sql, []).await?;
        Ok(row.and_then(|row| row.position).unwrap_or(0) + 1)
    }

    #[boxed]
    pub async fn add_competition(&mut self, new: NewCompetition) -> Result<Competition> {
        let row = new.into_row(None)?;
        let competition = competition::ActiveModel { id: NotSet, ..row.into() }.insert(&self.tx).await?;
        self.touch(Tag::seasons());
        self.rename_competition(competition.id);
        Ok(competition)
    }

    /// Writes what is known of a competition now; writing the same again changes nothing.
    #[boxed]
    pub async fn update_competition(&mut self, known: &Competition, facts: NewCompetition) -> Result<Competition> {
        let row = facts.into_row(Some(known))?;
        if row == *known {
            return Ok(row);
        }
        competition::ActiveModel::from(row.clone()).reset_all().update(&self.tx).await?;
        self.touch(Tag::seasons());
        self.rename_competition(known.id);
        for edition in self.seasons_of(known.id).await? {
            self.touch(Tag::edition(&known.key, edition));
        }
        Ok(row)
    }

    async fn seasons_of(&self, competition: i64) -> Result<Vec<i64>> {
        let find = edition::Entity::find().filter(edition::Column::CompetitionId.eq(competition));
        Ok(find.all(&self.tx).await?.into_iter().map(|row| row.season_id).collect())
    }
}
