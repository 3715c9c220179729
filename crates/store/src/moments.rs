//! Moments to be seen again: events with something to watch.

use football::PersonId;
use sea_orm::{FromQueryResult, Value};

use crate::entities::match_event;
use crate::records::Event;
use crate::{Result, Store, boxed, query};

/// An event with an embed, and the match in which it happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    pub match_id: i64,
    pub event: Event,
}

#[derive(FromQueryResult)]
struct CountRow {
    count: i64,
}

const OF_PERSON: &str = "FROM match_event e JOIN match m ON m.id = e.match_id \
     WHERE (e.person_id = $1 OR e.related_id = $1) AND e.embed IS NOT NULL";
const LATEST: &str = "ORDER BY m.day DESC, m.id DESC, e.number DESC";

impl Store {
    /// A page of the moments in which somebody had a part, latest first, and how many there are in all.
    #[boxed]
    pub async fn moments_of_person(&self, person: PersonId, skip: u64, limit: u64) -> Result<(Vec<Moment>, u64)> {
        let sql = format!("SELECT COUNT(*) AS count {OF_PERSON}");
        let count: Option<CountRow> = query::one(&self.reader, &sql, [person.into()]).await?;
        let sql = format!("SELECT e.* {OF_PERSON} {LATEST} LIMIT $2 OFFSET $3");
        let values: [Value; 3] = [person.into(), page(limit), page(skip)];
        let moments = moments(query::all(&self.reader, &sql, values).await?)?;
        Ok((moments, count.and_then(|row| row.count.try_into().ok()).unwrap_or(0)))
    }

    /// The latest moments of a team's matches in some editions.
    #[boxed]
    pub async fn moments_of_team(&self, team: i64, editions: &[i64], limit: u64) -> Result<Vec<Moment>> {
        if editions.is_empty() {
            return Ok(Vec::new());
        }
        let among: Vec<String> = (0..editions.len()).map(|i| format!("${}", i + 3)).collect();
        let sql = format!(
            "SELECT e.* FROM match m JOIN match_event e ON e.match_id = m.id \
             WHERE (m.home_team_id = $1 OR m.away_team_id = $1) AND m.edition_id IN ({}) AND e.embed IS NOT NULL \
             {LATEST} LIMIT $2",
            among.join(", ")
        );
        let values = [team.into(), page(limit)].into_iter().chain(editions.iter().map(|&id| id.into()));
        moments(query::all(&self.reader, &sql, values).await?)
    }
}

fn page(number: u64) -> Value {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}

fn moments(rows: Vec<match_event::Model>) -> Result<Vec<Moment>> {
    rows.into_iter().map(|row| Ok(Moment { match_id: row.match_id, event: Event::try_from(row)? })).collect()
}
