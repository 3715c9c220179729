//! What the site has pages of: no more of each thing than its address is made of, a part at a time, in the order of
//! numbers. For whoever lists them all.

use content::model::{ContentType, FILE};
use jiff::Timestamp;
use jiff::civil::Date;
use sea_orm::{FromQueryResult, Value};

use crate::{Result, Store, StoreError, boxed, query};

/// A published document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentAddress {
    pub id: i64,
    /// The same for all languages of an entry.
    pub group: i64,
    pub locale: String,
    /// What its address says of it: its slug, or an author's name.
    pub slug: Option<String>,
    pub updated: Timestamp,
    /// The file that shows it.
    pub picture: Option<i64>,
    /// The same in other languages.
    pub others: Vec<Translation>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    pub id: i64,
    pub locale: String,
    pub slug: Option<String>,
}

/// Where to go on after a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AfterDocument {
    pub group: i64,
    pub locale: String,
}

#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct MatchAddress {
    pub id: i64,
    pub season_id: i64,
    pub competition: String,
    pub round: i32,
    pub day: Option<String>,
}

impl MatchAddress {
    pub fn day(&self) -> Option<Date> {
        self.day.as_deref()?.parse().ok()
    }
}

/// A team, in the competition that it belongs to most: the newest season's, at home before abroad, the league first.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct TeamAddress {
    pub id: i64,
    pub name: String,
    pub competition: String,
    pub season_id: i64,
}

/// Somebody, with the team that he belonged to last.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct MemberAddress {
    pub id: i64,
    pub name: String,
    pub team_id: i64,
    pub season_id: i64,
}

/// A referee, delegate or observer, with his last season.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct OfficialAddress {
    pub id: i64,
    pub role: i16,
    pub season_id: i64,
}

#[derive(FromQueryResult)]
struct DocumentRow {
    id: i64,
    grp: i64,
    locale: String,
    slug: Option<String>,
    updated_at: i64,
    picture: Option<i64>,
}

/// What the site shows, and search engines may list.
const SHOWN: &str = "published_at IS NOT NULL AND platform <> 'app' \
                     AND COALESCE(CAST(data->'seo'->>'noIndex' AS TEXT), '') NOT IN ('1', 'true')";

/// An author has a page in a language in which something of his can be read.
const WRITES: &str = "EXISTS (SELECT 1 FROM document_link l JOIN document w ON w.type = l.source_type AND w.id = l.source_id \
                      WHERE l.target_type = 'author' AND l.target_id = document.id AND l.source_type IN ('news', 'opinion') \
                      AND l.path = 'author' AND w.locale = document.locale \
                      AND w.published_at IS NOT NULL AND w.platform <> 'app')";

/// Which documents of a type have pages.
fn listed(content_type: &ContentType) -> String {
    match content_type.name.as_str() {
        "author" => format!("{SHOWN} AND {WRITES}"),
        _ => SHOWN.to_owned(),
    }
}

#[derive(FromQueryResult)]
struct FileRow {
    id: i64,
    url: Option<String>,
}

#[derive(FromQueryResult)]
struct CountRow {
    count: i64,
}

/// Who stands in the squads, or who leads the teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Members {
    Players,
    Coaches,
}

impl Store {
    /// Published documents that the site shows, after the one named: by entry, its languages together. `picture` is the
    /// media field that shows them.
    #[boxed]
    pub async fn document_addresses(
        &self,
        content_type: &ContentType,
        picture: &str,
        after: &AfterDocument,
        limit: u64,
    ) -> Result<Vec<DocumentAddress>> {
        let shown = listed(content_type);
        let sql = format!(
            "SELECT d.id, d.grp, d.locale, d.slug, d.updated_at, p.target_id AS picture \
             FROM (SELECT type, id, grp, locale, data->>'slug' AS slug, updated_at FROM document WHERE type = $1 AND (grp, locale) > ($2, $3) AND {shown} \
                   ORDER BY grp, locale LIMIT $4) d \
             LEFT JOIN document_link p ON p.source_type = d.type AND p.source_id = d.id AND p.path = $5 AND p.position = 0 \
             ORDER BY d.grp, d.locale"
        );
        let values: [Value; 5] = [
            content_type.name.as_str().into(),
            after.group.into(),
            after.locale.as_str().into(),
            (limit as i64).into(),
            picture.into(),
        ];
        let rows: Vec<DocumentRow> = query::all(&self.reader, &sql, values).await?;
        let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Ok(Vec::new()) };
        // Languages of an entry follow each other; only those of the first and the last may be on another page.
        let beyond = self.translations(content_type, [first.grp, last.grp]).await?;
        let mut addresses: Vec<DocumentAddress> = Vec::with_capacity(rows.len());
        for entry in rows.chunk_by(|one, other| one.grp == other.grp) {
            let here =
                entry.iter().map(|row| Translation { id: row.id, locale: row.locale.clone(), slug: row.slug.clone() });
            let mut all: Vec<Translation> = here.collect();
            let elsewhere = beyond
                .iter()
                .filter(|(group, one)| *group == entry[0].grp && all.iter().all(|known| known.id != one.id));
            let elsewhere: Vec<Translation> = elsewhere.map(|(_, one)| one.clone()).collect();
            all.extend(elsewhere);
            all.sort_by(|one, other| one.locale.cmp(&other.locale));
            for row in entry {
                let wrong = |_| StoreError::Corrupt(format!("document {}: its time", row.id));
                addresses.push(DocumentAddress {
                    id: row.id,
                    group: row.grp,
                    locale: row.locale.clone(),
                    slug: row.slug.clone(),
                    updated: Timestamp::from_millisecond(row.updated_at).map_err(wrong)?,
                    picture: row.picture,
                    others: all.iter().filter(|one| one.id != row.id).cloned().collect(),
                });
            }
        }
        Ok(addresses)
    }

    /// All languages in which these entries are shown, with the entries.
    async fn translations(&self, content_type: &ContentType, groups: [i64; 2]) -> Result<Vec<(i64, Translation)>> {
        #[derive(FromQueryResult)]
        struct Row {
            grp: i64,
            id: i64,
            locale: String,
            slug: Option<String>,
        }
        let shown = listed(content_type);
        let sql = format!(
            "SELECT grp, id, locale, data->>'slug' AS slug FROM document WHERE type = $1 AND grp IN ($2, $3) AND {shown}"
        );
        let values: [Value; 3] = [content_type.name.as_str().into(), groups[0].into(), groups[1].into()];
        let rows: Vec<Row> = query::all(&self.reader, &sql, values).await?;
        Ok(rows.into_iter().map(|Row { grp, id, locale, slug }| (grp, Translation { id, locale, slug })).collect())
    }

    /// The document before which a part of the list begins, so that parts need not be walked through.
    #[boxed]
    pub async fn document_at(&self, content_type: &ContentType, place: u64) -> Result<Option<AfterDocument>> {
        #[derive(FromQueryResult)]
        struct Row {
            grp: i64,
            locale: String,
        }
        if place == 0 {
            return Ok(Some(AfterDocument::default()));
        }
        let shown = listed(content_type);
        let sql = format!(
            "SELECT grp, locale FROM document WHERE type = $1 AND {shown} ORDER BY grp, locale LIMIT 1 OFFSET $2"
        );
        let values: [Value; 2] = [content_type.name.as_str().into(), (place as i64 - 1).into()];
        let row: Option<Row> = query::one(&self.reader, &sql, values).await?;
        Ok(row.map(|Row { grp, locale }| AfterDocument { group: grp, locale }))
    }

    /// How many documents [`Store::document_addresses`] gives at most: those kept out of search engines are counted too.
    #[boxed]
    pub async fn count_document_addresses(&self, content_type: &ContentType) -> Result<u64> {
        let sql = "SELECT CAST(COALESCE(SUM(count), 0) AS BIGINT) AS count FROM document_count \
                   WHERE type = $1 AND is_live AND platform <> 'app'";
        self.count(sql, [content_type.name.as_str().into()]).await
    }

    /// Where these files are, by their numbers.
    #[boxed]
    pub async fn file_addresses(&self, ids: &[i64]) -> Result<Vec<(i64, String)>> {
        let mut found = Vec::with_capacity(ids.len());
        for ids in query::chunks(ids) {
            let places: Vec<String> = (2..ids.len() + 2).map(|place| format!("${place}")).collect();
            let places = places.join(", ");
            let sql = format!("SELECT id, data->>'url' AS url FROM document WHERE type = $1 AND id IN ({places})");
            let values = std::iter::once(FILE.into()).chain(ids.into_iter().map(Value::from));
            let rows: Vec<FileRow> = query::all(&self.reader, &sql, values).await?;
            found.extend(rows.into_iter().filter_map(|FileRow { id, url }| Some((id, url?))));
        }
        Ok(found)
    }

    #[boxed]
    pub async fn match_addresses(&self, after: i64, limit: u64) -> Result<Vec<MatchAddress>> {
        let sql = "
            SELECT m.id, e.season_id, c.key AS competition, r.number AS round, m.day
            FROM match m JOIN edition e ON e.id = m.edition_id JOIN competition c ON c.id = e.competition_id
            JOIN round r ON r.id = m.round_id
            WHERE m.id > $1 ORDER BY m.id LIMIT $2";
        query::all(&self.reader, sql, [after.into(), (limit as i64).into()]).await
    }

    #[boxed]
    pub async fn count_match_addresses(&self) -> Result<u64> {
        self.count("SELECT COUNT(*) AS count FROM match", []).await
    }

    /// The match before which a part of the list begins.
    #[boxed]
    pub async fn match_at(&self, place: u64) -> Result<Option<i64>> {
        if place == 0 {
            return Ok(Some(0));
        }
        #[derive(FromQueryResult)]
        struct Row {
            id: i64,
        }
        let sql = "SELECT id FROM match ORDER BY id LIMIT 1 OFFSET $1";
        let row: Option<Row> = query::one(&self.reader, sql, [(place as i64 - 1).into()]).await?;
        Ok(row.map(|row| row.id))
    }

    #[boxed]
    pub async fn team_addresses(&self, after: i64, limit: u64) -> Result<Vec<TeamAddress>> {
        let sql = "
            SELECT id, name, competition, season_id FROM (
              SELECT t.id, t.name, c.key AS competition, e.season_id,
                     ROW_NUMBER() OVER (PARTITION BY t.id ORDER BY e.season_id DESC, c.is_international, c.position, c.id)
                       AS place
              FROM (SELECT id, name FROM team WHERE id > $1 ORDER BY id LIMIT $2) t
              JOIN entry n ON n.team_id = t.id JOIN edition e ON e.id = n.edition_id
              JOIN competition c ON c.id = e.competition_id) ranked
            WHERE place = 1 ORDER BY id";
        query::all(&self.reader, sql, [after.into(), (limit as i64).into()]).await
    }

    #[boxed]
    pub async fn member_addresses(&self, members: Members, after: i64, limit: u64) -> Result<Vec<MemberAddress>> {
        // Head coaches, and those who stand beside them.
        let (table, only) = match members {
            Members::Players => ("squad_member", "1 = 1"),
            Members::Coaches => ("staff_member", "role IN (3, 13)"),
        };
        let sql = format!(
            "SELECT p.id, p.name, s.team_id, s.season_id
             FROM person p JOIN (SELECT * FROM {table} WHERE {only}) s ON s.person_id = p.id
             WHERE p.id > $1 AND NOT EXISTS (
               SELECT 1 FROM (SELECT * FROM {table} WHERE {only}) n WHERE n.person_id = p.id
               AND (n.season_id, n.season_order, n.team_id) > (s.season_id, s.season_order, s.team_id))
             ORDER BY p.id LIMIT $2"
        );
        query::all(&self.reader, &sql, [after.into(), (limit as i64).into()]).await
    }

    #[boxed]
    pub async fn official_addresses(&self, after: i64, limit: u64) -> Result<Vec<OfficialAddress>> {
        let sql = "
            SELECT person_id AS id, role, MAX(season_id) AS season_id FROM official
            WHERE person_id IN (SELECT DISTINCT person_id FROM official WHERE person_id > $1 ORDER BY person_id LIMIT $2)
            GROUP BY person_id, role ORDER BY person_id, role";
        query::all(&self.reader, sql, [after.into(), (limit as i64).into()]).await
    }

    async fn count<const N: usize>(&self, sql: &str, values: [Value; N]) -> Result<u64> {
        let row: Option<CountRow> = query::one(&self.reader, sql, values).await?;
        Ok(row.map_or(0, |row| row.count.max(0) as u64))
    }
}
