//! Figures of an edition that are not sums of players or teams: who came to watch, how grounds were marked, how long the
//! ball was in play.

use sea_orm::{FromQueryResult, Value};

use crate::{Result, Store, boxed, query};

/// Who came to a team's home matches.
#[derive(Clone, Debug, PartialEq, FromQueryResult)]
pub struct Spectators {
    pub team_id: i64,
    /// Where they were played; one of them where there were several.
    pub stadium_id: Option<i64>,
    pub matches: i64,
    pub total: i64,
    /// The seats there were at those matches; 0 where no capacity is known.
    pub seats: i64,
}

/// How a ground was marked, and one of the teams at home there.
#[derive(Clone, Debug, PartialEq, FromQueryResult)]
pub struct GroundRating {
    pub stadium_id: i64,
    pub team_id: i64,
    /// How many marks there are, and their sum in tenths of a point.
    pub marks: i64,
    pub tenths: i64,
}

/// Who came to a team's home matches, and how its ground was marked, in some editions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromQueryResult)]
pub struct GroundFigures {
    pub matches: i64,
    pub total: i64,
    /// How many marks there are, and their sum in tenths of a point.
    pub marks: i64,
    pub tenths: i64,
}

/// How long the ball was in play in a team's matches. Seconds.
#[derive(Clone, Debug, PartialEq, FromQueryResult)]
pub struct UsefulTime {
    pub team_id: i64,
    pub matches: i64,
    pub useful: i64,
    pub played: i64,
}

/// What a ground is marked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// How the match was organised.
    Stadium,
    Pitch,
}

/// Narrows a question about an edition to one round.
fn of_round(edition: i64, round: Option<i64>) -> (&'static str, Vec<Value>) {
    match round {
        None => ("m.edition_id = $1", vec![edition.into()]),
        Some(round) => ("m.edition_id = $1 AND m.round_id = $2", vec![edition.into(), round.into()]),
    }
}

impl Store {
    /// Who came to the home matches of each team of an edition, or of one of its rounds; most first.
    #[boxed]
    pub async fn spectators(&self, edition: i64, round: Option<i64>) -> Result<Vec<Spectators>> {
        let (these, values) = of_round(edition, round);
        let sql = format!(
            "SELECT m.home_team_id AS team_id, MAX(m.stadium_id) AS stadium_id, COUNT(*) AS matches, \
             CAST(SUM(m.attendance) AS BIGINT) AS total, CAST(SUM(COALESCE(s.capacity, 0)) AS BIGINT) AS seats \
             FROM match m LEFT JOIN stadium s ON s.id = m.stadium_id \
             WHERE {these} AND m.attendance IS NOT NULL AND m.status IN (4, 5) \
             GROUP BY m.home_team_id ORDER BY total DESC, m.home_team_id"
        );
        query::all(&self.reader, &sql, values).await
    }

    /// How the grounds of an edition were marked, best first.
    #[boxed]
    pub async fn ground_ratings(&self, edition: i64, mark: Mark) -> Result<Vec<GroundRating>> {
        let column = match mark {
            Mark::Stadium => "stadium_score",
            Mark::Pitch => "pitch_score",
        };
        let sql = format!(
            "SELECT m.stadium_id, MAX(m.home_team_id) AS team_id, COUNT(*) AS marks, \
             CAST(SUM(r.{column}) AS BIGINT) AS tenths \
             FROM match m JOIN match_report r ON r.match_id = m.id \
             WHERE m.edition_id = $1 AND m.stadium_id IS NOT NULL AND m.status IN (4, 5) AND r.{column} IS NOT NULL \
             GROUP BY m.stadium_id ORDER BY SUM(r.{column}) * 1.0 / COUNT(*) DESC, m.stadium_id"
        );
        query::all(&self.reader, &sql, [edition.into()]).await
    }

    /// What a team's own page says of its ground.
    #[boxed]
    pub async fn ground_figures(&self, team: i64, stadium: i64, editions: &[i64]) -> Result<GroundFigures> {
        if editions.is_empty() {
            return Ok(GroundFigures::default());
        }
        let among: Vec<String> = (3..editions.len() + 3).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT COUNT(CASE WHEN m.home_team_id = $1 THEN m.attendance END) AS matches, \
             CAST(COALESCE(SUM(CASE WHEN m.home_team_id = $1 THEN m.attendance END), 0) AS BIGINT) AS total, \
             COUNT(CASE WHEN m.stadium_id = $2 THEN r.stadium_score END) AS marks, \
             CAST(COALESCE(SUM(CASE WHEN m.stadium_id = $2 THEN r.stadium_score END), 0) AS BIGINT) AS tenths \
             FROM match m LEFT JOIN match_report r ON r.match_id = m.id \
             WHERE m.edition_id IN ({}) AND m.status IN (4, 5) AND (m.home_team_id = $1 OR m.stadium_id = $2)",
            among.join(", ")
        );
        let values = [team.into(), stadium.into()].into_iter().chain(editions.iter().map(|&id| id.into()));
        let figures: Option<GroundFigures> = query::one(&self.reader, &sql, values).await?;
        Ok(figures.unwrap_or_default())
    }

    /// How long the ball was in play in each team's matches, in an edition or one of its rounds; longest on average first.
    #[boxed]
    pub async fn useful_time(&self, edition: i64, round: Option<i64>) -> Result<Vec<UsefulTime>> {
        let (these, values) = of_round(edition, round);
        let side = |column: &str| {
            format!(
                "SELECT m.{column} AS team_id, r.useful, \
                 r.first_half + r.second_half + COALESCE(r.extra_time, 0) AS played \
                 FROM match m JOIN match_report r ON r.match_id = m.id \
                 WHERE {these} AND m.status IN (4, 5) AND r.useful IS NOT NULL"
            )
        };
        let sql = format!(
            "SELECT team_id, COUNT(*) AS matches, CAST(SUM(useful) AS BIGINT) AS useful, \
             CAST(SUM(COALESCE(played, 0)) AS BIGINT) AS played \
             FROM ({} UNION ALL {}) AS sides GROUP BY team_id ORDER BY SUM(useful) * 1.0 / COUNT(*) DESC, team_id",
            side("home_team_id"),
            side("away_team_id")
        );
        query::all(&self.reader, &sql, values).await
    }
}
