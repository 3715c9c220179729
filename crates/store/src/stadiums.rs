//! Stadiums.

use std::collections::HashMap;

use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter};

use crate::entities::{stadium, team_season};
use crate::tags::Tag;
use crate::{Result, Store, Write, boxed, query};

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
    #[boxed]
    pub async fn stadiums(&self, ids: &[i64]) -> Result<Vec<Stadium>> {
        let ids = ids.iter().copied();
        Ok(stadium::Entity::find().filter(stadium::Column::Id.is_in(ids)).all(&self.reader).await?)
    }
}

impl Write {
    /// Some stadiums, by their external ids.
    #[boxed]
    pub async fn find_stadiums_by_external_id(&self, external_ids: &[String]) -> Result<HashMap<String, Stadium>> {
        let mut found = HashMap::new();
        for ids in query::chunks(external_ids) {
            let rows = stadium::Entity::find().filter(stadium::Column::ExternalId.is_in(ids)).all(&self.tx).await?;
            found.extend(rows.into_iter().map(|stadium| (stadium.external_id.clone(), stadium)));
        }
        Ok(found)
    }

    /// Writes what is known of a stadium now; writing the same again changes nothing. Says whether it was news.
    #[boxed]
    pub async fn update_stadium(&mut self, known: &Stadium, facts: Stadium) -> Result<bool> {
        let facts = Stadium { id: known.id, ..facts };
        if facts == *known {
            return Ok(false);
        }
        stadium::ActiveModel::from(facts).reset_all().update(&self.tx).await?;
        self.touch(Tag::teams());
        for team in self.teams_at(known.id).await? {
            self.touch(Tag::team(team));
            self.rename_team(team);
        }
        Ok(true)
    }

    /// Who was ever at home there.
    async fn teams_at(&self, stadium: i64) -> Result<Vec<i64>> {
        let find = team_season::Entity::find().filter(team_season::Column::StadiumId.eq(stadium));
        Ok(find.all(&self.tx).await?.into_iter().map(|row| row.team_id).collect())
    }

    #[boxed]
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
