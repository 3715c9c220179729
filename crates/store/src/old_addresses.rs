//! What old addresses lead to: entries by the address or slug that they had, clubs and people by their names. Each is one
//! statement, and gives no more than a handful.

use content::model::{ContentType, Model};
use content::old_address;
use football::season::SeasonId;
use sea_orm::{FromQueryResult, Value};

use crate::addresses::{MatchAddress, MemberAddress, TeamAddress};
use crate::{Result, Store, boxed, query};

/// More entries than share an old address.
const MOST: usize = 20;
/// More people than share their two longest names.
const MOST_PEOPLE: usize = 200;

/// A published document that an old address may mean, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct OldDocument {
    #[sea_orm(from_alias = "type")]
    pub content_type: String,
    pub id: i64,
    pub locale: String,
    pub slug: Option<String>,
}

/// A line of the editors' table.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct Redirect {
    pub source: String,
    pub target: String,
}

/// A competition, with the season of it that an old address means: the one that it names, else the newest.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct CompetitionAddress {
    pub key: String,
    pub name: String,
    pub format: String,
    pub season_id: i64,
}

const COLUMNS: &str = "type, id, locale, data->>'slug' AS slug, published_at";
const SHOWN: &str = "published_at IS NOT NULL AND platform <> 'app'";

impl Store {
    /// Those of these sources that the editors' table has, in no order.
    #[boxed]
    pub async fn redirects(&self, model: &Model, sources: &[String]) -> Result<Vec<Redirect>> {
        let content_type = &model.named("redirect").name;
        let places = places(1, sources.len());
        // The type is said outright, as in the index.
        let sql = format!(
            "SELECT data->>'from' AS source, data->>'to' AS target FROM document \
             WHERE type = '{content_type}' AND data->>'from' IN ({places})"
        );
        query::all(&self.reader, &sql, sources.iter().map(|source| source.as_str().into())).await
    }

    /// Entries of any type that had this address.
    #[boxed]
    pub async fn documents_once_at(&self, path: &str) -> Result<Vec<OldDocument>> {
        let spellings = old_address::spellings(path);
        let places = places(1, spellings.len());
        let sql = format!(
            "SELECT {COLUMNS} FROM document \
             WHERE lower(data->>'legacyUrl') IN ({places}) AND data->>'legacyUrl' IS NOT NULL AND {SHOWN} \
             ORDER BY published_at DESC, type, id LIMIT {MOST}"
        );
        query::all(&self.reader, &sql, spellings.into_iter().map(Value::from)).await
    }

    /// Entries of these types with this slug.
    #[boxed]
    pub async fn documents_called(&self, types: &[&ContentType], slug: &str) -> Result<Vec<OldDocument>> {
        let of_type = |content_type: &&ContentType| {
            let name = &content_type.name;
            format!("SELECT {COLUMNS} FROM document WHERE type = '{name}' AND data->>'slug' = $1 AND {SHOWN}")
        };
        let all: Vec<String> = types.iter().map(of_type).collect();
        let sql = format!(
            "SELECT * FROM ({}) found ORDER BY published_at DESC, type, id LIMIT {MOST}",
            all.join(" UNION ALL ")
        );
        query::all(&self.reader, &sql, [slug.into()]).await
    }

    /// All competitions that were ever played: there are few.
    #[boxed]
    pub async fn competition_addresses(&self, season: Option<SeasonId>) -> Result<Vec<CompetitionAddress>> {
        let sql = "
            SELECT c.key, c.label AS name, c.format,
                   COALESCE(MAX(CASE WHEN e.season_id = $1 THEN e.season_id END), MAX(e.season_id)) AS season_id
            FROM competition c JOIN edition e ON e.competition_id = c.id
            GROUP BY c.id, c.key, c.label, c.format ORDER BY MIN(c.position), c.id";
        query::all(&self.reader, sql, values(&[], season)).await
    }

    /// Clubs that have all of these words in a name, each in the competition that it belongs to most: in this season if it
    /// took part, else in its newest.
    #[boxed]
    pub async fn teams_called(&self, words: &[&str], season: Option<SeasonId>) -> Result<Vec<TeamAddress>> {
        let (named, first) = named(1, words);
        let sql = format!(
            "SELECT id, name, competition, season_id FROM (
               SELECT t.id, t.name, c.key AS competition, e.season_id,
                      ROW_NUMBER() OVER (PARTITION BY t.id ORDER BY CASE WHEN e.season_id = ${first} THEN 0 ELSE 1 END,
                        e.season_id DESC, c.is_international, c.position, c.id) AS place
               FROM team t JOIN entry n ON n.team_id = t.id JOIN edition e ON e.id = n.edition_id
               JOIN competition c ON c.id = e.competition_id WHERE t.id IN ({named})) ranked
             WHERE place = 1 ORDER BY id LIMIT {MOST_PEOPLE}"
        );
        query::all(&self.reader, &sql, values(words, season)).await
    }

    /// Players that have all of these words in a name, each with a team of his: of this season if he had one, else his last.
    #[boxed]
    pub async fn players_called(&self, words: &[&str], season: Option<SeasonId>) -> Result<Vec<MemberAddress>> {
        let (named, first) = named(3, words);
        let sql = format!(
            "SELECT id, name, team_id, season_id FROM (
               SELECT p.id, p.name, s.team_id, s.season_id,
                      ROW_NUMBER() OVER (PARTITION BY p.id ORDER BY CASE WHEN s.season_id = ${first} THEN 0 ELSE 1 END,
                        s.season_id DESC, s.season_order DESC, s.team_id DESC) AS place
               FROM person p JOIN squad_member s ON s.person_id = p.id WHERE p.id IN ({named})) ranked
             WHERE place = 1 ORDER BY id LIMIT {MOST_PEOPLE}"
        );
        query::all(&self.reader, &sql, values(words, season)).await
    }

    #[boxed]
    pub async fn match_address(&self, id: i64) -> Result<Option<MatchAddress>> {
        let found = self.match_addresses(id.saturating_sub(1), 1).await?;
        Ok(found.into_iter().find(|found| found.id == id))
    }
}

fn places(first: usize, count: usize) -> String {
    (first..first + count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

/// Whose names have all words, and the place of the first value after those.
fn named(class: i16, words: &[&str]) -> (String, usize) {
    let places = places(1, words.len());
    let named = format!(
        "SELECT ref_id FROM search_name_word WHERE class = {class} AND word IN ({places}) \
         GROUP BY ref_id HAVING COUNT(*) = {} LIMIT {MOST_PEOPLE}",
        words.len()
    );
    (named, words.len() + 1)
}

fn values(words: &[&str], season: Option<SeasonId>) -> Vec<Value> {
    let words = words.iter().map(|word| Value::from(*word));
    words.chain([season.map_or(0, SeasonId::number).into()]).collect()
}
