//! Reading documents.

use content::model::{ContentType, Field, FieldKind, Model, PLATFORM, TextForm};
use content::query::{Column, Condition, Locales, Operand, PageForm, Query, State, Test};
use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult, TransactionTrait};

use super::conditions::{Conditions, Subject};
use super::orders::Orders;
use super::sql::Sql;
use super::{Document, DocumentRow, Sight, Sights};
use crate::{Result, Store, Write, boxed, query};

/// A page of documents.
#[derive(Debug)]
pub struct Found {
    pub documents: Vec<Document>,
    /// How many there are in all, where that was asked for.
    pub total: Option<u64>,
}

#[derive(FromQueryResult)]
struct CountRow {
    count: i64,
}

impl Store {
    /// Makes what the model's look-ups need: an index for each field that entries are found by. Nodes that start together
    /// do so one after the other.
    #[boxed]
    pub async fn prepare_content(&self, model: &Model) -> Result<()> {
        let tx = self.writer.begin().await?;
        if tx.get_database_backend() == DbBackend::Postgres {
            let lock = crate::migrate::LOCK;
            tx.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({lock}); SET LOCAL statement_timeout = 0"))
                .await?;
        }
        for content_type in model.types() {
            for field in content_type.fields.iter().filter(|field| field.is_indexed && is_looked_up(&field.kind)) {
                let (name, field) = (&content_type.name, &field.name);
                let index = format!(
                    "CREATE INDEX IF NOT EXISTS \"ix_document__{name}__{field}\" ON document ((data->>'{field}')) \
                     WHERE type = '{name}'"
                );
                tx.execute_unprepared(&index).await?;
            }
        }
        tx.commit().await?;
        Ok(())
    }

    /// What a query asks for. Numbers of pages may be as large as they like.
    #[boxed]
    pub async fn find_documents(&self, query: &Query<'_>, sights: Sights) -> Result<Found> {
        let (start, limit) = match query.page.form {
            PageForm::Page { page, size } => (page.saturating_sub(1).saturating_mul(size), size),
            PageForm::Offset { start, limit } => (start, limit),
        };
        let sights = if query.state == State::Live { Sights::LIVE } else { sights };
        let documents = match i64::try_from(start) {
            Ok(start) => self.page_of_documents(query, sights, start, limit).await?,
            Err(_) => Vec::new(),
        };
        let seen = documents.len() as u64;
        let total = match (query.page.is_counted, seen) {
            (false, _) => None,
            // The end of the list is in sight.
            (true, 1..) if seen < limit => Some(start + seen),
            (true, 0) if start == 0 => Some(0),
            (true, _) => Some(self.count_documents(query, sights).await?),
        };
        Ok(Found { documents, total })
    }

    async fn page_of_documents(
        &self,
        query: &Query<'_>,
        sights: Sights,
        start: i64,
        limit: u64,
    ) -> Result<Vec<Document>> {
        let columns = DocumentRow::columns("d");
        let mut sql = Sql::new(self.backend(), &format!("SELECT {columns} FROM document d WHERE "));
        let subject = Subject::document("d", query.content_type);
        let condition = conditions(&mut sql, &subject, query, sights);
        sql.push(&condition);
        let order = Orders { sights, state: query.state }.write(&mut sql, &subject, &query.sort);
        let (limit, start) = (sql.bind(limit as i64), sql.bind(start));
        sql.push(&format!(" ORDER BY {order} LIMIT {limit} OFFSET {start}"));
        let rows: Vec<DocumentRow> = query::all(&self.reader, &sql.text, sql.values).await?;
        rows.into_iter().map(Document::try_from).collect()
    }

    async fn count_documents(&self, query: &Query<'_>, sights: Sights) -> Result<u64> {
        let content_type = query.content_type;
        let sight = sights.of(content_type);
        let sql = match (sight, platforms(content_type, &query.condition)) {
            (Sight::Own(_), _) | (_, None) => {
                let mut sql = Sql::new(self.backend(), "SELECT COUNT(*) AS count FROM document d WHERE ");
                let condition = conditions(&mut sql, &Subject::document("d", content_type), query, sights);
                sql.push(&condition);
                sql
            }
            // Everything that is asked for is counted already.
            (_, Some(platforms)) => {
                let counted =
                    "SELECT CAST(COALESCE(SUM(count), 0) AS BIGINT) AS count FROM document_count WHERE type = ";
                let mut sql = Sql::new(self.backend(), counted);
                let mut condition = sql.bind(&content_type.name);
                if let Some(locales) = locales(content_type, &query.locales) {
                    condition += &format!(" AND locale IN {}", sql.list(locales));
                }
                if let Some(platforms) = platforms {
                    condition += &format!(" AND platform IN {}", sql.list(platforms));
                }
                if sight == Sight::Live && content_type.has_drafts {
                    condition += " AND is_live";
                }
                sql.push(&condition);
                sql
            }
        };
        let row: Option<CountRow> = query::one(&self.reader, &sql.text, sql.values).await?;
        Ok(row.map_or(0, |row| row.count.max(0) as u64))
    }

    /// Whether there is anything of a type, in any language and state.
    #[boxed]
    pub async fn has_documents(&self, content_type: &ContentType) -> Result<bool> {
        let sql =
            "SELECT CAST(COUNT(*) AS BIGINT) AS count FROM (SELECT 1 FROM document WHERE type = $1 LIMIT 1) AS one";
        let row: Option<CountRow> = query::one(&self.reader, sql, [content_type.name.as_str().into()]).await?;
        Ok(row.is_some_and(|row| row.count > 0))
    }

    /// One document, whatever its state.
    #[boxed]
    pub async fn document(&self, content_type: &ContentType, id: i64) -> Result<Option<Document>> {
        one(&self.reader, content_type, id).await
    }

    /// The one entry of a single in this language, whatever its state.
    #[boxed]
    pub async fn single(&self, content_type: &ContentType, locale: &str) -> Result<Option<Document>> {
        single(&self.reader, content_type, locale).await
    }

    /// So many documents behind this number, by their numbers and whatever their state: to go through all of them.
    #[boxed]
    pub async fn documents_after(&self, content_type: &ContentType, id: i64, most: usize) -> Result<Vec<Document>> {
        after(&self.reader, content_type, id, most).await
    }

    /// Those of these numbers that are there and may be seen, in no order.
    #[boxed]
    pub async fn documents(&self, content_type: &ContentType, ids: &[i64], sights: Sights) -> Result<Vec<Document>> {
        some(&self.reader, content_type, ids, sights).await
    }
}

impl Write {
    /// One document, as it stands inside the write.
    #[boxed]
    pub async fn document(&self, content_type: &ContentType, id: i64) -> Result<Option<Document>> {
        one(&self.tx, content_type, id).await
    }

    /// Those of these numbers that are there, as they stand inside the write.
    #[boxed]
    pub async fn documents(&self, content_type: &ContentType, ids: &[i64]) -> Result<Vec<Document>> {
        some(&self.tx, content_type, ids, Sights::ALL).await
    }

    /// As [`Store::documents_after`], inside the write.
    #[boxed]
    pub async fn documents_after(&self, content_type: &ContentType, id: i64, most: usize) -> Result<Vec<Document>> {
        after(&self.tx, content_type, id, most).await
    }

    /// Those with this text in a field of theirs, as they stand inside the write.
    #[boxed]
    pub async fn documents_with(&self, content_type: &ContentType, field: &Field, text: &str) -> Result<Vec<Document>> {
        // Said outright, as in the index.
        let sql = format!(
            "SELECT {} FROM document d WHERE d.type = '{}' AND d.data->>'{}' = $1 ORDER BY d.id",
            DocumentRow::columns("d"),
            content_type.name,
            field.name
        );
        let rows: Vec<DocumentRow> = query::all(&self.tx, &sql, [text.into()]).await?;
        rows.into_iter().map(Document::try_from).collect()
    }

    /// The one entry of a single, as it stands inside the write.
    #[boxed]
    pub async fn single(&self, content_type: &ContentType, locale: &str) -> Result<Option<Document>> {
        single(&self.tx, content_type, locale).await
    }
}

async fn single(database: &impl ConnectionTrait, content_type: &ContentType, locale: &str) -> Result<Option<Document>> {
    let sql = format!(
        "SELECT {} FROM document d WHERE d.type = $1 AND d.grp = 1 AND d.locale = $2",
        DocumentRow::columns("d")
    );
    let row: Option<DocumentRow> =
        query::one(database, &sql, [content_type.name.as_str().into(), locale.into()]).await?;
    row.map(Document::try_from).transpose()
}

async fn one(database: &impl ConnectionTrait, content_type: &ContentType, id: i64) -> Result<Option<Document>> {
    let sql = format!("SELECT {} FROM document d WHERE d.type = $1 AND d.id = $2", DocumentRow::columns("d"));
    let values = [content_type.name.as_str().into(), id.into()];
    let row: Option<DocumentRow> = query::one(database, &sql, values).await?;
    row.map(Document::try_from).transpose()
}

/// Documents of a type in the order of their numbers, from after one of them on, whatever their state.
pub(crate) async fn after(
    database: &impl ConnectionTrait,
    content_type: &ContentType,
    id: i64,
    most: usize,
) -> Result<Vec<Document>> {
    let sql = format!(
        "SELECT {} FROM document d WHERE d.type = $1 AND d.id > $2 ORDER BY d.id LIMIT {most}",
        DocumentRow::columns("d")
    );
    let rows: Vec<DocumentRow> = query::all(database, &sql, [content_type.name.as_str().into(), id.into()]).await?;
    rows.into_iter().map(Document::try_from).collect()
}

pub(crate) async fn some(
    database: &impl ConnectionTrait,
    content_type: &ContentType,
    ids: &[i64],
    sights: Sights,
) -> Result<Vec<Document>> {
    let mut documents = Vec::with_capacity(ids.len());
    for ids in query::chunks(ids) {
        let select = format!("SELECT {} FROM document d WHERE d.type = ", DocumentRow::columns("d"));
        let mut sql = Sql::new(database.get_database_backend(), &select);
        let (name, ids) = (sql.bind(&content_type.name), sql.list(ids));
        let seen = sights.condition(&mut sql, "d", content_type);
        sql.push(&format!("{name} AND d.id IN {ids} AND {seen}"));
        let rows: Vec<DocumentRow> = query::all(database, &sql.text, sql.values).await?;
        for row in rows {
            documents.push(row.try_into()?);
        }
    }
    Ok(documents)
}

/// Short texts, which are compared as they are stored. Platforms and views have columns of their own.
fn is_looked_up(kind: &FieldKind) -> bool {
    match kind {
        FieldKind::Text { form, .. } => !matches!(form, TextForm::Text | TextForm::Rich | TextForm::Url),
        FieldKind::Date | FieldKind::DateTime | FieldKind::Time => true,
        _ => false,
    }
}

fn conditions(sql: &mut Sql, subject: &Subject<'_>, query: &Query<'_>, sights: Sights) -> String {
    let content_type = query.content_type;
    // Said outright, so that an index for this type alone can be used.
    let mut condition = format!("d.type = '{}'", content_type.name);
    if let Some(locales) = locales(content_type, &query.locales) {
        // One language is the rule, and lets an index give the order.
        let among = match locales.as_slice() {
            [only] => format!("= {}", sql.bind(only)),
            several => format!("IN {}", sql.list(several)),
        };
        condition += &format!(" AND d.locale {among}");
    }
    condition += &format!(" AND {}", sights.condition(sql, "d", content_type));
    let asked = Conditions { sights }.write(sql, subject, &query.condition);
    condition + " AND " + &asked
}

fn locales(content_type: &ContentType, locales: &Locales) -> Option<Vec<String>> {
    match locales {
        Locales::Some(codes) if content_type.is_localized => Some(codes.clone()),
        Locales::Some(_) | Locales::All => None,
    }
}

/// Where a condition asks for nothing but platforms: for these, or for all (`None`).
fn platforms(content_type: &ContentType, condition: &Condition<'_>) -> Option<Option<Vec<String>>> {
    match condition {
        Condition::All(list) => match list.as_slice() {
            [] => Some(None),
            [only] => platforms(content_type, only),
            _ => None,
        },
        Condition::Value(Column::Field(field), test) if field.name == PLATFORM && content_type.has_platform() => {
            let operands = match test {
                Test::Equal(operand) => std::slice::from_ref(operand),
                Test::In(operands) => operands.as_slice(),
                _ => return None,
            };
            let text = |operand: &Operand| match operand {
                // Nothing is on no platform: that is no text.
                Operand::Text(text) if !text.is_empty() => Some(text.clone()),
                _ => None,
            };
            operands.iter().map(text).collect::<Option<Vec<_>>>().map(Some)
        }
        _ => None,
    }
}
