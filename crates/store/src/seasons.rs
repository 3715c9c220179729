//! Seasons.

use football::season::SeasonId;
use jiff::civil::Date;
use sea_orm::ActiveValue::Set;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QueryOrder};
use uuid::Uuid;

use crate::entities::season;
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    pub id: SeasonId,
    pub internal_id: String,
    pub initial_date: Date,
    pub final_date: Date,
}

impl TryFrom<season::Model> for Season {
    type Error = StoreError;

    fn try_from(row: season::Model) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("season {}: {what}", row.id));
        Ok(Self {
            id: row.id.try_into().map_err(|_| wrong("its number"))?,
            initial_date: row.initial_date.parse().map_err(|_| wrong("its first day"))?,
            final_date: row.final_date.parse().map_err(|_| wrong("its last day"))?,
            internal_id: row.internal_id,
        })
    }
}

impl Store {
    /// All seasons, newest first.
    #[boxed]
    pub async fn seasons(&self) -> Result<Vec<Season>> {
        let rows = season::Entity::find().order_by_desc(season::Column::Id).all(&self.reader).await?;
        rows.into_iter().map(Season::try_from).collect()
    }
}

impl Write {
    #[boxed]
    pub async fn has_season(&self, id: SeasonId) -> Result<bool> {
        Ok(season::Entity::find_by_id(id.number()).one(&self.tx).await?.is_some())
    }

    /// Makes sure that the season exists and covers these days; it never gets shorter.
    #[boxed]
    pub async fn cover_season(&mut self, id: SeasonId, first: Date, last: Date) -> Result<()> {
        match season::Entity::find_by_id(id.number()).one(&self.tx).await? {
            None => {
                let row = season::ActiveModel {
                    id: Set(id.number()),
                    internal_id: Set(internal_id(id).to_string()),
                    initial_date: Set(first.to_string()),
                    final_date: Set(last.to_string()),
                };
                season::Entity::insert(row).exec_without_returning(&self.tx).await?;
            }
            Some(row) => {
                let known = Season::try_from(row.clone())?;
                let (from, to) = (first.min(known.initial_date), last.max(known.final_date));
                if (from, to) == (known.initial_date, known.final_date) {
                    return Ok(());
                }
                let mut row = row.into_active_model();
                row.initial_date = Set(from.to_string());
                row.final_date = Set(to.to_string());
                row.update(&self.tx).await?;
            }
        }
        self.touch(Tag::seasons());
        Ok(())
    }
}

/// A UUID that is the same for the same season in every database.
fn internal_id(id: SeasonId) -> Uuid {
    Uuid::new_v5(&Uuid::NAMESPACE_URL, format!("jornada:season:{id}").as_bytes())
}
