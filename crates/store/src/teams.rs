//! Teams, and the names by which they are found.

use std::collections::{HashMap, HashSet};

use football::names;
use football::season::SeasonId;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QueryOrder, QueryResult,
};

use crate::entities::{team, team_alias};
use crate::tags::Tag;
use crate::{Result, Store, Write, boxed, query};

pub use team::Model as Team;

#[derive(Clone, Debug, Default)]
pub struct NewTeam {
    pub external_id: String,
    pub name: String,
    pub abbreviation: Option<String>,
    pub fullname: Option<String>,
    pub category_variant: Option<String>,
    pub city: Option<String>,
    pub founded: Option<i32>,
    pub color: Option<String>,
    pub text_color: Option<String>,
    pub secondary_color: Option<String>,
    pub reserve_of: Option<i64>,
    /// The description from which the crest is drawn.
    pub crest: Option<serde_json::Value>,
}

impl NewTeam {
    fn into_row(self, id: i64) -> Team {
        Team {
            id,
            external_id: self.external_id,
            name: self.name,
            abbreviation: self.abbreviation,
            fullname: self.fullname,
            category_variant: self.category_variant,
            city: self.city,
            founded: self.founded,
            color: self.color,
            text_color: self.text_color,
            secondary_color: self.secondary_color,
            reserve_of: self.reserve_of,
            crest: self.crest,
        }
    }
}

impl From<Team> for NewTeam {
    fn from(team: Team) -> Self {
        Self {
            external_id: team.external_id,
            name: team.name,
            abbreviation: team.abbreviation,
            fullname: team.fullname,
            category_variant: team.category_variant,
            city: team.city,
            founded: team.founded,
            color: team.color,
            text_color: team.text_color,
            secondary_color: team.secondary_color,
            reserve_of: team.reserve_of,
            crest: team.crest,
        }
    }
}

/// A team in an edition; `group` for group stages.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant {
    pub team: Team,
    pub group: Option<String>,
}

#[derive(FromQueryResult)]
struct TeamIdRow {
    team_id: i64,
}

impl FromQueryResult for Entrant {
    fn from_query_result(row: &QueryResult, prefix: &str) -> std::result::Result<Self, DbErr> {
        Ok(Self { team: Team::from_query_result(row, prefix)?, group: row.try_get(prefix, "group_key")? })
    }
}

impl Store {
    #[boxed]
    pub async fn team(&self, id: i64) -> Result<Option<Team>> {
        Ok(team::Entity::find_by_id(id).one(&self.reader).await?)
    }

    #[boxed]
    pub async fn teams(&self, ids: &[i64]) -> Result<Vec<Team>> {
        Ok(team::Entity::find().filter(team::Column::Id.is_in(ids.iter().copied())).all(&self.reader).await?)
    }

    /// Who takes part in any of some editions, by name.
    #[boxed]
    pub async fn teams_of_editions(&self, editions: &[i64]) -> Result<Vec<Team>> {
        if editions.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (1..=editions.len()).map(|i| format!("${i}")).collect();
        let sql = format!(
            "SELECT t.* FROM team t WHERE t.id IN (SELECT team_id FROM entry WHERE edition_id IN ({}))",
            places.join(", ")
        );
        let mut teams: Vec<Team> = query::all(&self.reader, &sql, editions.iter().map(|&id| id.into())).await?;
        teams.sort_by_cached_key(|team| (names::fold(&team.name), team.id));
        Ok(teams)
    }

    /// The ids of the teams that play at home in a season.
    #[boxed]
    pub async fn domestic_teams(&self, season: SeasonId) -> Result<HashSet<i64>> {
        let sql = "SELECT DISTINCT n.team_id FROM entry n JOIN edition e ON e.id = n.edition_id \
             JOIN competition c ON c.id = e.competition_id WHERE e.season_id = $1 AND NOT c.is_international";
        let rows: Vec<TeamIdRow> = query::all(&self.reader, sql, [season.number().into()]).await?;
        Ok(rows.into_iter().map(|row| row.team_id).collect())
    }

    /// Who takes part in an edition, by name. Opponents in its play-offs against others do not.
    #[boxed]
    pub async fn entrants(&self, edition: i64) -> Result<Vec<Entrant>> {
        let sql = "SELECT t.*, e.group_key FROM entry e JOIN team t ON t.id = e.team_id WHERE e.edition_id = $1";
        let mut entrants: Vec<Entrant> = query::all(&self.reader, sql, [edition.into()]).await?;
        // Databases disagree on where “Á” goes.
        entrants.sort_by_cached_key(|entrant| (names::fold(&entrant.team.name), entrant.team.id));
        Ok(entrants)
    }
}

impl Write {
    /// Folded name → team, for all names known.
    #[boxed]
    pub async fn find_aliases(&self) -> Result<HashMap<String, i64>> {
        let rows = team_alias::Entity::find().all(&self.tx).await?;
        Ok(rows.into_iter().map(|row| (row.alias, row.team_id)).collect())
    }

    #[boxed]
    pub async fn find_teams(&self) -> Result<Vec<Team>> {
        Ok(team::Entity::find().order_by_asc(team::Column::Id).all(&self.tx).await?)
    }

    #[boxed]
    pub async fn find_team_by_external_id(&self, external_id: &str) -> Result<Option<Team>> {
        Ok(team::Entity::find().filter(team::Column::ExternalId.eq(external_id)).one(&self.tx).await?)
    }

    /// Some teams, by their external ids.
    #[boxed]
    pub async fn find_teams_by_external_id(&self, external_ids: &[String]) -> Result<HashMap<String, Team>> {
        let mut found = HashMap::new();
        for ids in query::chunks(external_ids) {
            let rows = team::Entity::find().filter(team::Column::ExternalId.is_in(ids)).all(&self.tx).await?;
            found.extend(rows.into_iter().map(|team| (team.external_id.clone(), team)));
        }
        Ok(found)
    }

    /// Writes what is known of a team now; writing the same again changes nothing.
    #[boxed]
    pub async fn update_team(&mut self, known: &Team, facts: NewTeam) -> Result<Team> {
        let row = facts.into_row(known.id);
        if row != *known {
            team::ActiveModel::from(row.clone()).reset_all().update(&self.tx).await?;
            self.touch(Tag::team(known.id));
            self.touch(Tag::teams());
            self.rename_team(known.id);
        }
        Ok(row)
    }

    #[boxed]
    pub async fn add_team(&mut self, new: NewTeam) -> Result<Team> {
        let row = team::ActiveModel { id: NotSet, ..new.into_row(0).into() };
        let team = row.insert(&self.tx).await?;
        self.touch(Tag::team(team.id));
        self.touch(Tag::teams());
        self.rename_team(team.id);
        Ok(team)
    }

    /// Adds a name (already folded) under which a team is found.
    #[boxed]
    pub async fn add_alias(&mut self, alias: &str, team: i64) -> Result<()> {
        let row = team_alias::ActiveModel { alias: Set(alias.to_owned()), team_id: Set(team) };
        team_alias::Entity::insert(row).exec_without_returning(&self.tx).await?;
        self.touch(Tag::team(team));
        self.rename_team(team);
        Ok(())
    }
}
