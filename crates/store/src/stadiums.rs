//! Stadiums.

use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter};

use crate::entities::stadium;
use crate::tags::Tag;
use crate::{Result, Store, Write};

pub use stadium::Model as Stadium;

#[derive(Clone, Debug)]
pub struct NewStadium {
    pub external_id: String,
    pub name: String,
    pub city: Option<String>,
    pub capacity: Option<i32>,
    pub address: Option<String>,
}

impl Store {
    pub async fn stadiums(&self, ids: &[i64]) -> Result<Vec<Stadium>> {
        let ids = ids.iter().copied();
        Ok(stadium::Entity::find().filter(stadium::Column::Id.is_in(ids)).all(&self.reader).await?)
    }
}

impl Write {
    pub async fn add_stadium(&mut self, new: NewStadium) -> Result<i64> {
        let row = stadium::ActiveModel {
            id: NotSet,
            external_id: Set(new.external_id),
            name: Set(new.name),
            city: Set(new.city),
            capacity: Set(new.capacity),
            address: Set(new.address),
        };
        let stadium = row.insert(&self.tx).await?;
        self.touch(Tag::teams());
        Ok(stadium.id)
    }
}
