//! What documents refer to: that it exists, that it can be found from either end, and that it goes when its target goes.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use content::model::{ContentType, Field, Model, SportEntity};
use content::stored::{self, Link, LinkTarget};
use sea_orm::FromQueryResult;
use serde_json::{Map, Value};

use super::sql::Sql;
use super::{Document, DocumentRow, Refusal, sport_name};
use crate::tags::Tag;
use crate::{Result, StoreError, Write, boxed, query};

const LINKS_AT_A_TIME: usize = 100;

#[derive(FromQueryResult)]
struct IdRow {
    id: i64,
}

#[derive(FromQueryResult)]
struct KeyRow {
    id: i64,
    key: String,
}

#[derive(FromQueryResult)]
struct SourceRow {
    source_type: String,
    source_id: i64,
}

fn target_name(target: &LinkTarget) -> &str {
    match target {
        LinkTarget::Type(name) => name,
        LinkTarget::Sport(entity) => sport_name(*entity),
    }
}

fn no_target(target: &LinkTarget, model: &Model, count: usize) -> StoreError {
    let target = match target {
        LinkTarget::Type(name) => model.find(name).map_or_else(|| name.clone(), ContentType::uid),
        LinkTarget::Sport(entity) => sport_name(*entity).replace('/', "::"),
    };
    StoreError::Refused(Refusal::NoTarget { target, count })
}

impl Write {
    /// Refuses documents that refer to what is not there.
    pub(super) async fn check_targets(&self, model: &Model, links: &[Link]) -> Result<()> {
        let missing = self.missing_targets(links).await?;
        match missing.first() {
            None => Ok(()),
            Some((target, _)) => {
                Err(no_target(target, model, missing.iter().filter(|(other, _)| other == target).count()))
            }
        }
    }

    /// What is referred to and is not there.
    #[boxed]
    pub async fn missing_targets(&self, links: &[Link]) -> Result<Vec<(LinkTarget, i64)>> {
        let mut wanted: HashMap<&LinkTarget, BTreeSet<i64>> = HashMap::new();
        for link in links {
            wanted.entry(&link.target).or_default().insert(link.id);
        }
        let mut missing = Vec::new();
        for (target, mut ids) in wanted {
            let all: Vec<i64> = ids.iter().copied().collect();
            for part in query::chunks(&all) {
                let table = match target {
                    LinkTarget::Type(_) => "document",
                    LinkTarget::Sport(SportEntity::Team) => "team",
                    LinkTarget::Sport(SportEntity::Player) => "person",
                    LinkTarget::Sport(SportEntity::Competition) => "competition",
                    LinkTarget::Sport(SportEntity::Match) => "match",
                };
                let mut sql = Sql::new(self.backend(), &format!("SELECT id FROM {table} WHERE id IN "));
                let list = sql.list(part);
                sql.push(&list);
                if let LinkTarget::Type(name) = target {
                    let name = sql.bind(name);
                    sql.push(&format!(" AND type = {name}"));
                }
                let rows: Vec<IdRow> = query::all(&self.tx, &sql.text, sql.values).await?;
                for row in rows {
                    ids.remove(&row.id);
                }
            }
            missing.extend(ids.into_iter().map(|id| (target.clone(), id)));
        }
        Ok(missing)
    }

    /// Competitions are given by their keys, and kept by their numbers.
    pub(super) async fn resolve_competitions(
        &self,
        model: &Model,
        fields: &[Field],
        data: &mut Map<String, Value>,
    ) -> Result<()> {
        let mut keys = BTreeSet::new();
        each_competition(model, fields, data, &mut |value| {
            keys.extend(value.as_str().map(str::to_owned));
        });
        if keys.is_empty() {
            return Ok(());
        }
        let mut sql = Sql::new(self.backend(), "SELECT id, key FROM competition WHERE key IN ");
        let list = sql.list(keys.iter().cloned());
        sql.push(&list);
        let rows: Vec<KeyRow> = query::all(&self.tx, &sql.text, sql.values).await?;
        let known: HashMap<String, i64> = rows.into_iter().map(|row| (row.key, row.id)).collect();
        if known.len() < keys.len() {
            let target = LinkTarget::Sport(SportEntity::Competition);
            return Err(no_target(&target, model, keys.len() - known.len()));
        }
        each_competition(model, fields, data, &mut |value| {
            if let Some(id) = value.as_str().and_then(|key| known.get(key)) {
                *value = (*id).into();
            }
        });
        Ok(())
    }

    /// Writes down the links of some documents, which have none so far.
    pub(super) async fn add_links(&self, content_type: &ContentType, links: &[(i64, Link)]) -> Result<()> {
        for links in links.chunks(LINKS_AT_A_TIME) {
            let insert =
                "INSERT INTO document_link (source_type, source_id, path, position, target_type, target_id) VALUES ";
            let mut sql = Sql::new(self.backend(), insert);
            let name = sql.bind(&content_type.name);
            let mut rows = Vec::with_capacity(links.len());
            for (id, link) in links {
                let values = [
                    sql.bind(*id),
                    sql.bind(&link.path),
                    sql.bind(i64::from(link.position)),
                    sql.bind(target_name(&link.target)),
                    sql.bind(link.id),
                ];
                rows.push(format!("({name}, {})", values.join(", ")));
            }
            sql.push(&rows.join(", "));
            self.execute(sql).await?;
        }
        Ok(())
    }

    pub(super) async fn remove_links(&self, content_type: &ContentType, id: i64) -> Result<()> {
        let mut sql = Sql::new(self.backend(), "DELETE FROM document_link WHERE source_type = ");
        let (name, id) = (sql.bind(&content_type.name), sql.bind(id));
        sql.push(&format!("{name} AND source_id = {id}"));
        self.execute(sql).await
    }

    /// All that refer to a document, with their types. A type that is declared no more keeps its documents, but nobody
    /// looks after them.
    #[boxed]
    pub async fn referring<'m>(
        &self,
        model: &'m Model,
        content_type: &ContentType,
        id: i64,
    ) -> Result<Vec<(&'m ContentType, Document)>> {
        let sql = "SELECT DISTINCT source_type, source_id FROM document_link WHERE target_type = $1 AND target_id = $2";
        let rows: Vec<SourceRow> = query::all(&self.tx, sql, [content_type.name.as_str().into(), id.into()]).await?;
        let mut sources: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        for row in rows {
            sources.entry(row.source_type).or_default().push(row.source_id);
        }
        let mut referring = Vec::new();
        for (name, ids) in sources {
            let Some(source) = model.find(&name) else { continue };
            let documents = super::read::some(&self.tx, source, &ids, super::Sights::ALL).await?;
            referring.extend(documents.into_iter().map(|document| (source, document)));
        }
        Ok(referring)
    }

    /// Takes a document out of all that refer to it. The links of types that are declared no more go with their target.
    pub(super) async fn forget_target(&mut self, model: &Model, content_type: &ContentType, id: i64) -> Result<()> {
        let target = LinkTarget::Type(content_type.name.clone());
        for (source, mut document) in self.referring(model, content_type, id).await? {
            if stored::remove_link(model, &source.fields, &mut document.data, &target, id) {
                self.rewrite(source, document.id, document.data.clone()).await?;
                self.index_documents(model, source, std::slice::from_ref(&document)).await?;
            }
        }
        let mut sql = Sql::new(self.backend(), "DELETE FROM document_link WHERE target_type = ");
        let (name, id) = (sql.bind(&content_type.name), sql.bind(id));
        sql.push(&format!("{name} AND target_id = {id}"));
        self.execute(sql).await
    }

    /// Writes what is left of a document after a target of its went away: its writer did nothing, so it is the same version.
    async fn rewrite(&mut self, content_type: &ContentType, id: i64, data: Map<String, Value>) -> Result<()> {
        let mut sql = Sql::new(self.backend(), "UPDATE document SET data = ");
        let (data, name, place) = (sql.bind(Value::Object(data)), sql.bind(&content_type.name), sql.bind(id));
        sql.push(&format!("{data} WHERE type = {name} AND id = {place}"));
        self.execute(sql).await?;
        self.touch(Tag::content(&content_type.name));
        self.touch(Tag::document(&content_type.name, id));
        Ok(())
    }

    /// The documents that refer to one by a field of theirs.
    pub(super) async fn sources(
        &self,
        source: &ContentType,
        path: &str,
        target: &str,
        id: i64,
    ) -> Result<Vec<Document>> {
        let sql = format!(
            "SELECT {} FROM document_link l JOIN document d ON d.type = l.source_type AND d.id = l.source_id \
             WHERE l.target_type = $1 AND l.target_id = $2 AND l.source_type = $3 AND l.path = $4 ORDER BY d.id",
            DocumentRow::columns("d")
        );
        let values = [target.into(), id.into(), source.name.as_str().into(), path.into()];
        let rows: Vec<DocumentRow> = query::all(&self.tx, &sql, values).await?;
        rows.into_iter().map(Document::try_from).collect()
    }
}

/// Calls `visit` with each id of a competition, wherever it stands.
fn each_competition(
    model: &Model,
    fields: &[Field],
    data: &mut Map<String, Value>,
    visit: &mut impl FnMut(&mut Value),
) {
    stored::each_link_mut(model, fields, data, &mut |_, target, value| match (target, value) {
        (LinkTarget::Sport(SportEntity::Competition), Value::Array(ids)) => ids.iter_mut().for_each(&mut *visit),
        (LinkTarget::Sport(SportEntity::Competition), id) => visit(id),
        _ => {}
    });
}
