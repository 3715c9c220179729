//! Where the pages of teams are: a team is shown in one of its competitions.

use std::collections::HashMap;

use football::season::SeasonId;
use sea_orm::FromQueryResult;
use serde_json::json;

use super::sql;
use crate::{Result, Store, StoreError, boxed, query};

/// The last season of a team, and the foremost competition that it has entered in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPlace {
    pub season: SeasonId,
    pub competition_id: i64,
}

#[derive(FromQueryResult)]
struct PlaceRow {
    team_id: i64,
    season_id: i64,
    competition_id: i64,
}

impl Store {
    #[boxed]
    pub async fn places_of_teams(&self, teams: &[i64]) -> Result<HashMap<i64, TeamPlace>> {
        if teams.is_empty() {
            return Ok(HashMap::new());
        }
        let sql = format!(
            "SELECT n.team_id, e.season_id, e.competition_id FROM entry n JOIN edition e ON e.id = n.edition_id \
             JOIN competition c ON c.id = e.competition_id WHERE n.team_id IN {} \
             ORDER BY e.season_id DESC, c.is_international, c.position, c.id",
            sql::numbers(self.backend(), 1)
        );
        let rows: Vec<PlaceRow> = query::all(&self.reader, &sql, [json!(teams).into()]).await?;
        let mut places = HashMap::new();
        for row in rows {
            let wrong = |_| StoreError::Corrupt(format!("team {}: a season", row.team_id));
            let place =
                TeamPlace { season: row.season_id.try_into().map_err(wrong)?, competition_id: row.competition_id };
            places.entry(row.team_id).or_insert(place);
        }
        Ok(places)
    }
}
