//! What documents are related to, for many of them at a time.

use std::collections::HashMap;

use content::model::{ContentType, Field, FieldKind};
use content::query::{Condition, Order, State};
use sea_orm::FromQueryResult;

use super::conditions::{Conditions, Subject};
use super::orders::Orders;
use super::sql::Sql;
use super::{Document, DocumentRow, Sights};
use crate::{Result, Store, boxed, query};

/// How many entries are shown on the other side of one entry: a tag may be on every article there is.
const MOST_ON_THE_OTHER_SIDE: i64 = 100;

/// A choice among related documents.
pub struct Narrowed<'q, 'm> {
    pub condition: &'q Condition<'m>,
    pub sort: &'q [Order<'m>],
    pub state: State,
}

#[derive(FromQueryResult)]
struct PairRow {
    parent: i64,
    child: i64,
}

impl Store {
    /// Those of the documents that a choice leaves, in its order (by number, where it has none).
    #[boxed]
    pub async fn narrowed(
        &self,
        content_type: &ContentType,
        ids: &[i64],
        narrowed: &Narrowed<'_, '_>,
        sights: Sights,
    ) -> Result<Vec<Document>> {
        let sights = if narrowed.state == State::Live { Sights::LIVE } else { sights };
        let mut documents = Vec::new();
        // Sorted as a whole only within one part; pages of a hundred entries stay within it.
        for ids in query::chunks(ids) {
            let select = format!("SELECT {} FROM document d WHERE d.type = ", DocumentRow::columns("d"));
            let mut sql = Sql::new(self.backend(), &select);
            let subject = Subject::document("d", content_type);
            let (name, ids) = (sql.bind(&content_type.name), sql.list(ids));
            let seen = sights.condition(&mut sql, "d", content_type);
            let condition = Conditions { sights }.write(&mut sql, &subject, narrowed.condition);
            let order = Orders { sights, state: narrowed.state }.write(&mut sql, &subject, narrowed.sort);
            sql.push(&format!("{name} AND d.id IN {ids} AND {seen} AND {condition} ORDER BY {order}"));
            let rows: Vec<DocumentRow> = query::all(&self.reader, &sql.text, sql.values).await?;
            for row in rows {
                documents.push(Document::try_from(row)?);
            }
        }
        Ok(documents)
    }

    /// For each of these documents, the numbers of those that refer to it by the field on their side; the first hundred.
    #[boxed]
    pub async fn other_side(
        &self,
        content_type: &ContentType,
        field: &Field,
        source: &ContentType,
        ids: &[i64],
        sights: Sights,
    ) -> Result<HashMap<i64, Vec<i64>>> {
        let FieldKind::Inverse { field: path, .. } = &field.kind else { return Ok(HashMap::new()) };
        let mut found: HashMap<i64, Vec<i64>> = HashMap::new();
        for ids in query::chunks(ids) {
            let mut sql = Sql::new(self.backend(), "SELECT parent, child FROM (SELECT l.target_id AS parent, ");
            let (aim, ids) = (sql.bind(&content_type.name), sql.list(ids));
            let (name, path) = (sql.bind(&source.name), sql.bind(path));
            let seen = sights.condition(&mut sql, "s", source);
            sql.push(&format!(
                "l.source_id AS child, ROW_NUMBER() OVER (PARTITION BY l.target_id ORDER BY l.source_id) AS place \
                 FROM document_link l JOIN document s ON s.type = l.source_type AND s.id = l.source_id \
                 WHERE l.target_type = {aim} AND l.target_id IN {ids} AND l.source_type = {name} AND l.path = {path} \
                 AND {seen}) ranked WHERE place <= {MOST_ON_THE_OTHER_SIDE} ORDER BY parent, child"
            ));
            let rows: Vec<PairRow> = query::all(&self.reader, &sql.text, sql.values).await?;
            for row in rows {
                found.entry(row.parent).or_default().push(row.child);
            }
        }
        Ok(found)
    }

    /// Every language of these groups, the same documents among them.
    #[boxed]
    pub async fn languages(&self, content_type: &ContentType, groups: &[i64], sights: Sights) -> Result<Vec<Document>> {
        let mut documents = Vec::new();
        for groups in query::chunks(groups) {
            let select = format!("SELECT {} FROM document d WHERE d.type = ", DocumentRow::columns("d"));
            let mut sql = Sql::new(self.backend(), &select);
            let (name, groups) = (sql.bind(&content_type.name), sql.list(groups));
            let seen = sights.condition(&mut sql, "d", content_type);
            sql.push(&format!("{name} AND d.grp IN {groups} AND {seen}"));
            let rows: Vec<DocumentRow> = query::all(&self.reader, &sql.text, sql.values).await?;
            for row in rows {
                documents.push(Document::try_from(row)?);
            }
        }
        // Ordered here: SQLite would rather read the whole type in this order than look the groups up.
        documents.sort_unstable_by_key(|document| document.id);
        Ok(documents)
    }
}
