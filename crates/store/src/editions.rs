//! Editions: a competition in one season, with its rules, its entrants and the points taken from them.

mod write;

use football::occurrence::Origin;
use football::season::SeasonId;
use jiff::civil::Date;
use sea_orm::{ColumnTrait, EntityTrait, FromQueryResult, QueryFilter, QueryOrder, Value};
use serde::{Deserialize, Serialize};

use crate::entities::{competition, deduction, season};
use crate::rounds::Label;
use crate::seasons::Season;
use crate::{Result, Store, StoreError, boxed, query};

pub use deduction::Model as Deduction;

/// What a place in the final table leads to. `rank` is the position it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promotion {
    pub rank: u16,
    pub color: String,
    pub label_pt: String,
    pub label_en: String,
    /// Whether reserve teams cannot take this place, so that it goes to the next club.
    #[serde(default)]
    pub skips_reserves: bool,
}

/// Points taken from a team, from a round on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDeduction {
    pub team_id: i64,
    pub points: i32,
    pub from_round: i32,
    pub message: Label,
}

impl From<Deduction> for NewDeduction {
    fn from(row: Deduction) -> Self {
        Self {
            team_id: row.team_id,
            points: row.points,
            from_round: row.from_round,
            message: Label { pt: row.message_pt, en: row.message_en },
        }
    }
}

#[derive(Clone, Debug)]
pub struct Edition {
    pub id: i64,
    pub season: SeasonId,
    pub rules: String,
    pub promotions: Vec<Promotion>,
    pub competition: competition::Model,
    /// The ball it is played with.
    pub ball: Option<Ball>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ball {
    pub name: String,
    pub link: Option<String>,
}

impl Edition {
    /// How the sources of its matches tell what happened.
    pub fn origin(&self) -> Origin {
        if self.competition.is_international { Origin::International } else { Origin::Domestic }
    }
}

/// An edition's matches, counted: all, those in play, those with a result, and the goals and spectators of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromQueryResult)]
pub struct EditionFigures {
    pub matches: i64,
    pub live: i64,
    pub results: i64,
    pub goals: i64,
    pub attendance: i64,
    /// How many of the results have an attendance.
    pub attended: i64,
}

/// An edition in the list of all seasons.
#[derive(Clone, Debug)]
pub struct EditionSummary {
    pub edition: Edition,
    pub has_matches: bool,
    /// How many are in play.
    pub live: i64,
}

#[derive(FromQueryResult)]
struct EditionRow {
    edition_id: i64,
    season_id: i64,
    rules: String,
    promotions: serde_json::Value,
    ball: Option<serde_json::Value>,
    id: i64,
    key: String,
    label: String,
    format: String,
    is_international: bool,
    is_european: bool,
    position: i32,
    color: Option<String>,
    text_color: Option<String>,
    highlight: bool,
    tags: Option<serde_json::Value>,
}

#[derive(FromQueryResult)]
struct EditionFlags {
    edition_id: i64,
    live: i64,
}

const SELECT: &str = "SELECT e.id AS edition_id, e.season_id, e.rules, e.promotions, e.ball, \
     c.id, c.key, c.label, c.format, c.is_international, c.is_european, c.position, c.color, c.text_color, \
     c.highlight, c.tags \
     FROM edition e JOIN competition c ON c.id = e.competition_id";

impl TryFrom<EditionRow> for Edition {
    type Error = StoreError;

    fn try_from(row: EditionRow) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("edition {}: {what}", row.edition_id));
        Ok(Self {
            id: row.edition_id,
            season: row.season_id.try_into().map_err(|_| wrong("its season"))?,
            promotions: serde_json::from_value(row.promotions).map_err(|_| wrong("its promotions"))?,
            rules: row.rules,
            competition: competition::Model {
                id: row.id,
                key: row.key,
                label: row.label,
                format: row.format,
                is_international: row.is_international,
                is_european: row.is_european,
                position: row.position,
                color: row.color,
                text_color: row.text_color,
                highlight: row.highlight,
                tags: row.tags,
            },
            ball: row.ball.map(serde_json::from_value).transpose().map_err(|_| wrong("its ball"))?,
        })
    }
}

impl Store {
    #[boxed]
    pub async fn editions_by_id(&self, ids: &[i64]) -> Result<Vec<Edition>> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (1..=ids.len()).map(|i| format!("${i}")).collect();
        let sql = format!("{SELECT} WHERE e.id IN ({}) ORDER BY e.season_id DESC, c.position, c.id", places.join(", "));
        let rows: Vec<EditionRow> = query::all(&self.reader, &sql, ids.iter().map(|&id| id.into())).await?;
        rows.into_iter().map(Edition::try_from).collect()
    }

    /// The editions of one season, at home and abroad, in the competitions' order.
    #[boxed]
    pub async fn editions_of_season(&self, season: SeasonId) -> Result<Vec<Edition>> {
        let sql = format!("{SELECT} WHERE e.season_id = $1 ORDER BY c.is_international, c.position, c.id");
        let rows: Vec<EditionRow> = query::all(&self.reader, &sql, [season.number().into()]).await?;
        rows.into_iter().map(Edition::try_from).collect()
    }

    /// The editions of the seasons that cover any of these days, at home and abroad, in the competitions' order.
    #[boxed]
    pub async fn editions_of_days(&self, first: Date, last: Date) -> Result<Vec<Edition>> {
        let sql = format!(
            "{SELECT} JOIN season s ON s.id = e.season_id WHERE s.initial_date <= $2 AND s.final_date >= $1 \
             ORDER BY e.season_id DESC, c.is_international, c.position, c.id"
        );
        let rows: Vec<EditionRow> =
            query::all(&self.reader, &sql, [first.to_string().into(), last.to_string().into()]).await?;
        rows.into_iter().map(Edition::try_from).collect()
    }

    #[boxed]
    pub async fn edition(&self, competition: &str, season: SeasonId) -> Result<Option<Edition>> {
        let sql = format!("{SELECT} WHERE c.key = $1 AND e.season_id = $2");
        find(&self.reader, &sql, [competition.into(), season.number().into()]).await
    }

    /// The editions of a competition with their seasons, newest first.
    #[boxed]
    pub async fn editions_of(&self, competition: &str) -> Result<Vec<(Edition, Season)>> {
        let sql = format!("{SELECT} WHERE c.key = $1 ORDER BY e.season_id DESC");
        let rows: Vec<EditionRow> = query::all(&self.reader, &sql, [competition.into()]).await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.season_id).collect();
        let seasons = season::Entity::find().filter(season::Column::Id.is_in(ids)).all(&self.reader).await?;
        let pair = |row: EditionRow| {
            let season = seasons.iter().find(|season| season.id == row.season_id).cloned();
            let missing = || StoreError::Corrupt(format!("edition {} has no season", row.edition_id));
            Ok((season.ok_or_else(missing)?.try_into()?, row))
        };
        rows.into_iter()
            .map(pair)
            .map(|found: Result<(Season, EditionRow)>| {
                let (season, row) = found?;
                Ok((row.try_into()?, season))
            })
            .collect()
    }

    /// The editions of one season that a team has entered, those at home first, in the competitions' order.
    #[boxed]
    pub async fn editions_of_team(&self, team: i64, season: SeasonId) -> Result<Vec<Edition>> {
        self.editions_of_teams(&[team], season).await
    }

    /// Every edition that a team has ever entered, newest season first; within one, as above.
    #[boxed]
    pub async fn all_editions_of_team(&self, team: i64) -> Result<Vec<Edition>> {
        let sql = format!(
            "{SELECT} JOIN entry n ON n.edition_id = e.id WHERE n.team_id = $1 \
             ORDER BY e.season_id DESC, c.is_international, c.position, c.id"
        );
        let rows: Vec<EditionRow> = query::all(&self.reader, &sql, [team.into()]).await?;
        rows.into_iter().map(Edition::try_from).collect()
    }

    /// The editions of one season that any of some teams has entered, each once, in the same order.
    #[boxed]
    pub async fn editions_of_teams(&self, teams: &[i64], season: SeasonId) -> Result<Vec<Edition>> {
        if teams.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (2..teams.len() + 2).map(|i| format!("${i}")).collect();
        let sql = format!(
            "{SELECT} WHERE e.season_id = $1 \
             AND EXISTS (SELECT 1 FROM entry n WHERE n.edition_id = e.id AND n.team_id IN ({})) \
             ORDER BY c.is_international, c.position, c.id",
            places.join(", ")
        );
        let values = std::iter::once(season.number().into()).chain(teams.iter().map(|&team| team.into()));
        let rows: Vec<EditionRow> = query::all(&self.reader, &sql, values).await?;
        rows.into_iter().map(Edition::try_from).collect()
    }

    /// Every edition there is, by season (newest first) and the competitions' order.
    #[boxed]
    pub async fn editions(&self, international: bool) -> Result<Vec<EditionSummary>> {
        let sql = format!("{SELECT} WHERE c.is_international = $1 ORDER BY e.season_id DESC, c.position, c.id");
        let rows: Vec<EditionRow> = query::all(&self.reader, &sql, [international.into()]).await?;
        // One look into the index for each edition, not a count of all matches.
        let sql = "SELECT e.id AS edition_id, \
             (SELECT COUNT(*) FROM match m WHERE m.edition_id = e.id AND m.status = 3 AND m.sub_status <> 13) AS live \
             FROM edition e WHERE EXISTS (SELECT 1 FROM match m WHERE m.edition_id = e.id)";
        let flags: Vec<EditionFlags> = query::all(&self.reader, sql, []).await?;
        let summary = |row: EditionRow| {
            let flag = flags.iter().find(|flag| flag.edition_id == row.edition_id);
            let (has_matches, live) = (flag.is_some(), flag.map_or(0, |flag| flag.live));
            Ok(EditionSummary { edition: row.try_into()?, has_matches, live })
        };
        rows.into_iter().map(summary).collect()
    }

    /// An edition's matches, counted.
    #[boxed]
    pub async fn edition_figures(&self, edition: i64) -> Result<EditionFigures> {
        let sql = "SELECT COUNT(*) AS matches, \
             CAST(COALESCE(SUM(CASE WHEN status = 3 AND sub_status <> 13 THEN 1 ELSE 0 END), 0) AS BIGINT) AS live, \
             CAST(COALESCE(SUM(CASE WHEN status IN (4, 5) AND home_goals IS NOT NULL THEN 1 ELSE 0 END), 0) AS BIGINT) \
             AS results, \
             CAST(COALESCE(SUM(CASE WHEN status IN (4, 5) THEN home_goals + away_goals END), 0) AS BIGINT) AS goals, \
             CAST(COALESCE(SUM(CASE WHEN status IN (4, 5) THEN attendance END), 0) AS BIGINT) AS attendance, \
             COUNT(CASE WHEN status IN (4, 5) THEN attendance END) AS attended \
             FROM match WHERE edition_id = $1";
        let row: Option<EditionFigures> = query::one(&self.reader, sql, [edition.into()]).await?;
        row.ok_or(StoreError::NotFound)
    }

    #[boxed]
    pub async fn deductions(&self, edition: i64) -> Result<Vec<Deduction>> {
        let find = deduction::Entity::find().filter(deduction::Column::EditionId.eq(edition));
        Ok(find.order_by_asc(deduction::Column::Id).all(&self.reader).await?)
    }
}

async fn find(
    database: &impl sea_orm::ConnectionTrait,
    sql: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Option<Edition>> {
    let row: Option<EditionRow> = query::one(database, sql, values).await?;
    row.map(Edition::try_from).transpose()
}
