//! What clubs say of themselves: honours, board, networks, tags, tickets; and what they wear in a season.

use football::season::SeasonId;
use sea_orm::ActiveValue::Set;
use sea_orm::{ActiveModelTrait, EntityTrait};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::entities::{team_profile, team_season};
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamProfile {
    pub tags: Vec<TagMark>,
    pub awards: Vec<Award>,
    pub socials: Vec<Social>,
    pub board: Vec<BoardSeat>,
    pub tickets_store_url: Option<String>,
}

/// A label under which things are found together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TagMark {
    pub slug: String,
    pub name: String,
    pub background_colour: String,
    pub text_colour: String,
}

/// Something won, and how often or when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    pub award: String,
    pub result: String,
    pub icon: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Social {
    pub social: String,
    pub url: String,
}

/// A position on the board; several names are separated by `;`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardSeat {
    pub position: String,
    pub elements: String,
}

/// What a team wears in a season.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wardrobe {
    /// The description from which the shirts are drawn.
    pub kit: Option<Value>,
    pub brands: Vec<KitBrand>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KitBrand {
    pub id: i64,
    pub name: String,
    pub link: Option<String>,
}

/// What a team has for one season.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TeamSeason {
    pub stadium_id: Option<i64>,
    pub wardrobe: Wardrobe,
}

fn unreadable(what: &str, team: i64) -> StoreError {
    StoreError::Corrupt(format!("team {team}: {what}"))
}

impl Store {
    #[boxed]
    pub async fn team_profile(&self, team: i64) -> Result<TeamProfile> {
        let Some(row) = team_profile::Entity::find_by_id(team).one(&self.reader).await? else {
            return Ok(TeamProfile::default());
        };
        serde_json::from_value(row.body).map_err(|_| unreadable("its profile", team))
    }

    /// `None` where the team is not known to have played in that season.
    #[boxed]
    pub async fn team_season(&self, team: i64, season: SeasonId) -> Result<Option<TeamSeason>> {
        let row = team_season::Entity::find_by_id((team, season.number())).one(&self.reader).await?;
        let read = |row: team_season::Model| {
            let wardrobe = row.kits.map(serde_json::from_value).transpose();
            let wardrobe = wardrobe.map_err(|_| unreadable("its kits", team))?.unwrap_or_default();
            Ok(TeamSeason { stadium_id: row.stadium_id, wardrobe })
        };
        row.map(read).transpose()
    }
}

impl Write {
    #[boxed]
    pub async fn set_team_profile(&mut self, team: i64, profile: &TeamProfile) -> Result<()> {
        let body = serde_json::to_value(profile).map_err(|error| StoreError::Corrupt(format!("a profile: {error}")))?;
        let known = team_profile::Entity::find_by_id(team).one(&self.tx).await?;
        let row = team_profile::ActiveModel { team_id: Set(team), body: Set(body.clone()) };
        match known {
            Some(known) if known.body == body => return Ok(()),
            Some(_) => {
                row.update(&self.tx).await?;
            }
            None => {
                team_profile::Entity::insert(row).exec_without_returning(&self.tx).await?;
            }
        }
        self.touch(Tag::team(team));
        Ok(())
    }

    /// Says what a team wears in a season in which it has a home ground.
    #[boxed]
    pub async fn set_wardrobe(&mut self, team: i64, season: SeasonId, wardrobe: &Wardrobe) -> Result<()> {
        let kits = serde_json::to_value(wardrobe).map_err(|error| StoreError::Corrupt(format!("kits: {error}")))?;
        let known = team_season::Entity::find_by_id((team, season.number())).one(&self.tx).await?;
        if known.ok_or(StoreError::NotFound)?.kits.as_ref() == Some(&kits) {
            return Ok(());
        }
        let row = team_season::ActiveModel {
            team_id: Set(team),
            season_id: Set(season.number()),
            kits: Set(Some(kits)),
            ..Default::default()
        };
        row.update(&self.tx).await?;
        self.touch(Tag::team(team));
        Ok(())
    }
}
