//! Writing documents. Whatever is written, its links, its counts, its history and its tags are written with it.

use std::collections::{BTreeMap, HashSet};

use content::entry::InverseChange;
use content::model::{ContentType, Field, FieldKind, Model, TypeKind};
use content::stored::{self, Link, LinkTarget};
use jiff::Timestamp;
use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult, Statement};
use serde_json::{Map, Value};

use super::conditions::is_many;
use super::counts::{Counted, platform};
use super::sql::Sql;
use super::{Author, Document, NewDocument, Refusal, Saved, VersionEvent};
use crate::tags::Tag;
use crate::{Conflict, Result, StoreError, Write, boxed, query};

const DOCUMENTS_AT_A_TIME: usize = 100;

#[derive(FromQueryResult)]
struct LastRow {
    last: i64,
}

#[derive(FromQueryResult)]
struct IdRow {
    id: i64,
}

impl Write {
    pub(super) fn backend(&self) -> DbBackend {
        self.tx.get_database_backend()
    }

    pub(super) async fn execute(&self, sql: Sql) -> Result<()> {
        let statement = Statement::from_sql_and_values(self.backend(), sql.text, sql.values);
        self.tx.execute_raw(statement).await?;
        Ok(())
    }

    #[boxed]
    pub async fn add_document(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        new: NewDocument,
        author: &Author,
        at: Timestamp,
    ) -> Result<Document> {
        let mut added = self.add_documents(model, content_type, vec![new], author, at).await?;
        added.pop().ok_or_else(|| StoreError::Corrupt("a document that was written is not there".to_owned()))
    }

    /// Adds many documents of one type in a few statements.
    #[boxed]
    pub async fn add_documents(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        new: Vec<NewDocument>,
        author: &Author,
        at: Timestamp,
    ) -> Result<Vec<Document>> {
        let first = self.numbers_for(content_type, &new).await?;
        let mut inverse = Vec::new();
        let mut documents = Vec::with_capacity(new.len());
        let mut next = first;
        for new in new {
            let id = new.id.unwrap_or_else(|| {
                next += 1;
                next - 1
            });
            let group = match content_type.kind {
                TypeKind::Single => 1,
                TypeKind::Collection => new.group.unwrap_or(id),
            };
            inverse.push((id, new.inverse));
            documents.push(Document {
                id,
                group,
                platform: platform(content_type, &new.data),
                locale: new.locale,
                data: new.data,
                views: new.views,
                published: new.published,
                publish_at: new.publish_at,
                unpublish_at: None,
                created: at,
                updated: at,
                created_by: author.account,
                updated_by: author.account,
                version: 1,
            });
        }
        let links = self.prepare(model, content_type, &mut documents).await?;
        self.insert(content_type, &documents).await?;
        self.add_links(content_type, &links).await?;
        let mut counted = Counted::default();
        documents.iter().for_each(|document| counted.add(document, 1));
        self.count(content_type, counted).await?;
        self.add_versions(content_type, &documents, VersionEvent::Created, author, at).await?;
        self.index_documents(model, content_type, &documents).await?;
        for (id, changes) in inverse {
            self.change_other_side(model, content_type, id, &changes, author, at).await?;
        }
        self.touch(Tag::content(&content_type.name));
        documents.iter().for_each(|document| self.touch(Tag::document(&content_type.name, document.id)));
        Ok(documents)
    }

    /// Saves a document, and with it that it was saved. Nothing is written where somebody else did so in between.
    #[allow(clippy::too_many_arguments, reason = "who, when, what and to which: each is one word")]
    #[boxed]
    pub async fn save_document(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        id: i64,
        saved: Saved,
        event: VersionEvent,
        author: &Author,
        at: Timestamp,
    ) -> Result<Document> {
        let before = self.document(content_type, id).await?.ok_or(StoreError::NotFound)?;
        check_version(&before, saved.known)?;
        let is_rewritten = saved.data.is_some();
        let data = saved.data.unwrap_or_else(|| before.data.clone());
        let mut after = [Document {
            platform: platform(content_type, &data),
            data,
            published: saved.published.unwrap_or(before.published),
            publish_at: saved.publish_at.unwrap_or(before.publish_at),
            unpublish_at: saved.unpublish_at.unwrap_or(before.unpublish_at),
            updated: at,
            updated_by: author.account.or(before.updated_by),
            version: before.version + 1,
            ..before.clone()
        }];
        // Where only the state changes, what it refers to is what it was.
        let links = match is_rewritten {
            true => Some(self.prepare(model, content_type, &mut after).await?),
            false => None,
        };
        let [after] = after;
        self.update(content_type, &after).await?;
        if let Some(links) = links {
            self.remove_links(content_type, id).await?;
            self.add_links(content_type, &links).await?;
        }
        let mut counted = Counted::default();
        counted.add(&before, -1);
        counted.add(&after, 1);
        self.count(content_type, counted).await?;
        self.add_versions(content_type, std::slice::from_ref(&after), event, author, at).await?;
        self.index_saved(model, content_type, &before, &after).await?;
        self.change_other_side(model, content_type, id, &saved.inverse, author, at).await?;
        self.touch(Tag::content(&content_type.name));
        self.touch(Tag::document(&content_type.name, id));
        Ok(after)
    }

    /// Deletes a document, and every reference to it. Its history stays.
    #[boxed]
    pub async fn delete_document(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        id: i64,
        known: Option<i64>,
        author: &Author,
        at: Timestamp,
    ) -> Result<Document> {
        let document = self.document(content_type, id).await?.ok_or(StoreError::NotFound)?;
        check_version(&document, known)?;
        self.remove_links(content_type, id).await?;
        self.forget_target(model, content_type, id).await?;
        let mut sql = Sql::new(self.backend(), "DELETE FROM document WHERE type = ");
        let (name, place) = (sql.bind(&content_type.name), sql.bind(id));
        sql.push(&format!("{name} AND id = {place}"));
        self.execute(sql).await?;
        let mut counted = Counted::default();
        counted.add(&document, -1);
        self.count(content_type, counted).await?;
        let last = Document { version: document.version + 1, ..document.clone() };
        self.add_versions(content_type, &[last], VersionEvent::Deleted, author, at).await?;
        self.unindex_document(content_type, id).await?;
        self.touch(Tag::content(&content_type.name));
        self.touch(Tag::document(&content_type.name, id));
        Ok(document)
    }

    /// Gives numbers to what has none yet, and refuses what cannot stand: references to nothing, a value that another
    /// entry has already.
    async fn prepare(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        documents: &mut [Document],
    ) -> Result<Vec<(i64, Link)>> {
        let mut wanted: BTreeMap<String, i64> = BTreeMap::new();
        for document in &mut *documents {
            self.resolve_competitions(model, &content_type.fields, &mut document.data).await?;
            stored::each_component_mut(model, &content_type.fields, &mut document.data, &mut |name, part| {
                if !part.contains_key("id") {
                    *wanted.entry(name.to_owned()).or_default() += 1;
                }
            });
        }
        let mut next = BTreeMap::new();
        for (name, count) in wanted {
            next.insert(name.clone(), self.numbers(&format!("component/{name}"), count).await?);
        }
        let mut links = Vec::new();
        for document in &mut *documents {
            stored::each_component_mut(model, &content_type.fields, &mut document.data, &mut |name, part| {
                if !part.contains_key("id")
                    && let Some(next) = next.get_mut(name)
                {
                    part.insert("id".to_owned(), (*next).into());
                    *next += 1;
                }
            });
            let of_one = stored::links(model, &content_type.fields, &document.data);
            links.extend(of_one.into_iter().map(|link| (document.id, link)));
        }
        // Those that are written together may refer to each other.
        let own: HashSet<i64> = documents.iter().map(|document| document.id).collect();
        let is_own = |link: &Link| {
            matches!(&link.target, LinkTarget::Type(name) if *name == content_type.name) && own.contains(&link.id)
        };
        let others: Vec<Link> = links.iter().map(|(_, link)| link).filter(|link| !is_own(link)).cloned().collect();
        self.check_targets(model, &others).await?;
        for document in &*documents {
            self.check_unique(content_type, document).await?;
        }
        Ok(links)
    }

    async fn check_unique(&self, content_type: &ContentType, document: &Document) -> Result<()> {
        for field in content_type.fields.iter().filter(|field| field.is_unique) {
            let (name, type_name) = (&field.name, &content_type.name);
            let (value, stored) = match document.data.get(name) {
                Some(Value::String(text)) => (text.clone(), format!("data->>'{name}'")),
                Some(Value::Number(number)) => (number.to_string(), format!("CAST(data->>'{name}' AS TEXT)")),
                _ => continue,
            };
            let sql = format!(
                "SELECT id FROM document WHERE type = '{type_name}' AND {stored} = $1 AND locale = $2 AND id <> $3 LIMIT 1"
            );
            let values = [value.into(), document.locale.as_str().into(), document.id.into()];
            let row: Option<IdRow> = query::one(&self.tx, &sql, values).await?;
            if row.is_some_and(|row| row.id != document.id) {
                return Err(StoreError::Refused(Refusal::NotUnique { field: name.clone() }));
            }
        }
        Ok(())
    }

    /// The first of the numbers for documents that have none. Numbers that were brought along are never given again.
    async fn numbers_for(&mut self, content_type: &ContentType, new: &[NewDocument]) -> Result<i64> {
        let name = format!("document/{}", content_type.name);
        if let Some(highest) = new.iter().filter_map(|new| new.id).max() {
            let sql = "INSERT INTO document_number (name, last) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE \
                       SET last = CASE WHEN excluded.last > document_number.last THEN excluded.last ELSE document_number.last END";
            let values = [name.as_str().into(), highest.into()];
            self.tx.execute_raw(Statement::from_sql_and_values(self.backend(), sql, values)).await?;
        }
        let count = new.iter().filter(|new| new.id.is_none()).count();
        self.numbers(&name, count as i64).await
    }

    /// Takes the numbers of documents that are to be added, so that others can refer to them before; gives the first.
    #[boxed]
    pub async fn reserve_documents(&mut self, content_type: &ContentType, count: usize) -> Result<i64> {
        self.numbers(&format!("document/{}", content_type.name), count as i64).await
    }

    /// Takes so many numbers; gives the first.
    async fn numbers(&mut self, name: &str, count: i64) -> Result<i64> {
        if count == 0 {
            return Ok(0);
        }
        let sql = "INSERT INTO document_number (name, last) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE \
                   SET last = document_number.last + excluded.last RETURNING last";
        let row: Option<LastRow> = query::one(&self.tx, sql, [name.into(), count.into()]).await?;
        let last = row.ok_or_else(|| StoreError::Corrupt(format!("no number for {name}")))?.last;
        Ok(last - count + 1)
    }

    async fn insert(&self, content_type: &ContentType, documents: &[Document]) -> Result<()> {
        for documents in documents.chunks(DOCUMENTS_AT_A_TIME) {
            let insert = "INSERT INTO document (type, id, locale, grp, platform, data, views, published_at, publish_at, \
                          created_at, updated_at, created_by, updated_by, version) VALUES ";
            let mut sql = Sql::new(self.backend(), insert);
            let name = sql.bind(&content_type.name);
            let mut rows = Vec::with_capacity(documents.len());
            for document in documents {
                let values = [
                    sql.bind(document.id),
                    sql.bind(&document.locale),
                    sql.bind(document.group),
                    sql.bind(&document.platform),
                    sql.bind(Value::Object(document.data.clone())),
                    sql.bind(document.views),
                    sql.bind(document.published.map(Timestamp::as_millisecond)),
                    sql.bind(document.publish_at.map(Timestamp::as_millisecond)),
                    sql.bind(document.created.as_millisecond()),
                    sql.bind(document.updated.as_millisecond()),
                    sql.bind(document.created_by),
                    sql.bind(document.updated_by),
                    sql.bind(document.version),
                ];
                rows.push(format!("({name}, {})", values.join(", ")));
            }
            sql.push(&rows.join(", "));
            self.execute(sql).await.map_err(|error| taken(content_type, error))?;
        }
        Ok(())
    }

    async fn update(&self, content_type: &ContentType, document: &Document) -> Result<()> {
        let mut sql = Sql::new(self.backend(), "UPDATE document SET ");
        let sets = [
            ("platform", sql.bind(&document.platform)),
            ("data", sql.bind(Value::Object(document.data.clone()))),
            ("published_at", sql.bind(document.published.map(Timestamp::as_millisecond))),
            ("publish_at", sql.bind(document.publish_at.map(Timestamp::as_millisecond))),
            ("unpublish_at", sql.bind(document.unpublish_at.map(Timestamp::as_millisecond))),
            ("updated_at", sql.bind(document.updated.as_millisecond())),
            ("updated_by", sql.bind(document.updated_by)),
            ("version", sql.bind(document.version)),
        ];
        let sets: Vec<String> = sets.iter().map(|(column, place)| format!("{column} = {place}")).collect();
        let (name, id) = (sql.bind(&content_type.name), sql.bind(document.id));
        sql.push(&format!("{} WHERE type = {name} AND id = {id}", sets.join(", ")));
        self.execute(sql).await
    }

    /// The documents that a change from the other side would write: those that begin to refer to this one, and those that
    /// cease to. What is not there is not among them.
    #[boxed]
    pub async fn written_by<'m>(
        &self,
        model: &'m Model,
        content_type: &ContentType,
        id: Option<i64>,
        changes: &[InverseChange],
    ) -> Result<Vec<(&'m ContentType, Document)>> {
        let mut written = Vec::new();
        for change in changes {
            let Some((source, path)) = other_end(model, content_type, change) else { continue };
            let present = match id {
                Some(id) => self.sources(source, &path.name, &content_type.name, id).await?,
                None => Vec::new(),
            };
            let (gone, added) = differences(&present, change);
            written.extend(present.into_iter().filter(|one| gone.contains(&one.id)).map(|one| (source, one)));
            let added = super::read::some(&self.tx, source, &added, super::Sights::ALL).await?;
            written.extend(added.into_iter().map(|one| (source, one)));
        }
        Ok(written)
    }

    /// A relation written from its other side is written where it is kept: in the documents that refer to this one. For
    /// them it is a save like any other.
    async fn change_other_side(
        &mut self,
        model: &Model,
        content_type: &ContentType,
        id: i64,
        changes: &[InverseChange],
        author: &Author,
        at: Timestamp,
    ) -> Result<()> {
        for change in changes {
            let Some((source, field)) = other_end(model, content_type, change) else { continue };
            let present = self.sources(source, &field.name, &content_type.name, id).await?;
            let (gone, added) = differences(&present, change);
            let found = super::read::some(&self.tx, source, &added, super::Sights::ALL).await?;
            if found.len() < added.len() {
                let count = added.len() - found.len();
                return Err(StoreError::Refused(Refusal::NoTarget { target: source.uid(), count }));
            }
            let gone = present.iter().filter(|document| gone.contains(&document.id));
            let gone = gone.map(|document| (document.id, without(&document.data, &field.name, id)));
            let added = found.iter().map(|document| (document.id, with(&document.data, field, id)));
            for (source_id, data) in gone.chain(added) {
                let saved = Saved { data: Some(data), ..Saved::default() };
                let save = self.save_document(model, source, source_id, saved, VersionEvent::Updated, author, at);
                Box::pin(save).await?;
            }
        }
        Ok(())
    }
}

/// The type and the field that keep what is written from the other side.
fn other_end<'m>(
    model: &'m Model,
    content_type: &ContentType,
    change: &InverseChange,
) -> Option<(&'m ContentType, &'m Field)> {
    match &content_type.field(&change.field)?.kind {
        FieldKind::Inverse { source, field, .. } => {
            let source = model.named(source);
            Some((source, source.field(field)?))
        }
        _ => None,
    }
}

/// Who ceases to refer to it, and who begins to.
fn differences(present: &[Document], change: &InverseChange) -> (Vec<i64>, Vec<i64>) {
    let present: Vec<i64> = present.iter().map(|document| document.id).collect();
    let wanted = change.applied_to(&present);
    let gone = present.iter().copied().filter(|id| !wanted.contains(id)).collect();
    (gone, wanted.into_iter().filter(|id| !present.contains(id)).collect())
}

fn check_version(document: &Document, known: Option<i64>) -> Result<()> {
    match known {
        Some(known) if known != document.version => {
            Err(StoreError::Refused(Refusal::Stale { version: document.version }))
        }
        _ => Ok(()),
    }
}

fn taken(content_type: &ContentType, error: StoreError) -> StoreError {
    match (error, content_type.kind) {
        (StoreError::Conflict(Conflict::DocumentLocale), TypeKind::Single) => StoreError::Refused(Refusal::SingleTaken),
        (StoreError::Conflict(Conflict::DocumentLocale), TypeKind::Collection) => {
            StoreError::Refused(Refusal::LocaleTaken)
        }
        (other, _) => other,
    }
}

fn with(data: &Map<String, Value>, field: &Field, id: i64) -> Map<String, Value> {
    let mut data = data.clone();
    match data.get_mut(&field.name) {
        Some(Value::Array(ids)) => ids.push(id.into()),
        _ => {
            let value = if is_many(field) { Value::from(vec![id]) } else { id.into() };
            data.insert(field.name.clone(), value);
        }
    }
    data
}

fn without(data: &Map<String, Value>, path: &str, id: i64) -> Map<String, Value> {
    let mut data = data.clone();
    match data.get_mut(path) {
        Some(Value::Array(ids)) => ids.retain(|known| known.as_i64() != Some(id)),
        Some(one) => *one = Value::Null,
        None => {}
    }
    data
}
