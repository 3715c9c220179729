//! Documents as they are shown, with all that was asked for around them.
//!
//! Whatever is populated is read for all entries at once, level by level: the number of statements follows from what is
//! asked for, never from how much there is.

use std::collections::{HashMap, HashSet};
use std::pin::Pin;
use std::sync::Arc;

use content::model::{ContentType, FILE, Field, FieldKind, Model};
use content::query::{Condition, Fields, Nested, Populatable, Populated, Shown, State};
use content::stored::COMPONENT;
use jiff::Timestamp;
use serde_json::{Map, Value};
use store::content::{Document, Narrowed, Sights};
use store::tags::Tag;

use super::{depend, sports};
use crate::app::App;
use crate::cache::Reads;
use crate::error::ApiError;
use crate::locale::Locale;
use crate::wire::content::Node;

/// Beyond so many, an answer depends on the whole type rather than on each entry.
const MOST_TAGS: usize = 60;

pub(super) struct Shaper<'a> {
    pub app: &'a App,
    pub model: &'a Model,
    pub locale: Locale,
    /// What the one who asks may see.
    pub sights: Sights,
    pub state: State,
    pub reads: &'a mut Reads,
    /// How many entries the answer depends on one by one.
    pub noted: usize,
}

/// Something that has fields: an entry, or a component in one.
struct Holder<'d> {
    data: &'d Map<String, Value>,
    document: Option<&'d Document>,
}

type Attributes = Vec<(String, Node)>;
type Shaping<'s, T> = Pin<Box<dyn Future<Output = Result<T, ApiError>> + Send + 's>>;

impl Shaper<'_> {
    /// Entries of one type, in their order, as `{id, attributes}`.
    pub(super) fn entries<'s>(
        &'s mut self,
        content_type: &'s ContentType,
        documents: &'s [Document],
        shown: &'s Shown<'_>,
    ) -> Shaping<'s, Vec<Node>> {
        Box::pin(async move {
            let holders: Vec<Holder<'_>> =
                documents.iter().map(|one| Holder { data: &one.data, document: Some(one) }).collect();
            let populated = self.populate(Some(content_type), &holders, shown).await?;
            let entry = |(document, populated): (&Document, Attributes)| {
                let mut attributes = scalars(&content_type.fields, &document.data, Some(document), &shown.fields);
                attributes.extend(system(content_type, document, &shown.fields));
                attributes.extend(populated);
                Node::entry(document.id, attributes)
            };
            Ok(documents.iter().zip(populated).map(entry).collect())
        })
    }

    /// What is shown of each holder beyond its scalars.
    async fn populate(
        &mut self,
        content_type: Option<&ContentType>,
        holders: &[Holder<'_>],
        shown: &Shown<'_>,
    ) -> Result<Vec<Attributes>, ApiError> {
        let mut results: Vec<Attributes> = holders.iter().map(|_| Vec::new()).collect();
        if holders.is_empty() || shown.populate.is_empty() {
            return Ok(results);
        }
        let pool = self.pool(holders, shown).await?;
        for populated in &shown.populate {
            let (name, nodes) = match populated.what {
                Populatable::Localizations => {
                    let Some(content_type) = content_type else { continue };
                    ("localizations", self.localizations(content_type, holders, &populated.how).await?)
                }
                Populatable::Field(field) => {
                    (field.name.as_str(), self.field(content_type, field, holders, populated, &pool).await?)
                }
            };
            results.iter_mut().zip(nodes).for_each(|(result, node)| result.push((name.to_owned(), node)));
        }
        Ok(results)
    }

    async fn field(
        &mut self,
        content_type: Option<&ContentType>,
        field: &Field,
        holders: &[Holder<'_>],
        populated: &Populated<'_>,
        pool: &Pool,
    ) -> Result<Vec<Node>, ApiError> {
        match &field.kind {
            FieldKind::Component { component, is_repeatable, .. } => {
                self.components(field, component, *is_repeatable, holders, &populated.how).await
            }
            FieldKind::Zone { .. } => self.zone(field, holders, populated).await,
            FieldKind::Sport { entity, is_many } => {
                let ids: Vec<Vec<i64>> = holders.iter().map(|holder| ids(holder.data, field)).collect();
                let wanted = distinct(&ids);
                let found = sports::read(self.app, self.reads, *entity, &wanted, self.locale).await?;
                Ok(ids.iter().map(|ids| pick(ids, &found, *is_many)).collect())
            }
            FieldKind::Inverse { source, is_many, .. } => {
                let Some(content_type) = content_type else { return Ok(vec![Node::NULL; holders.len()]) };
                let source = self.model.named(source);
                let own: Vec<i64> = holders.iter().filter_map(|holder| Some(holder.document?.id)).collect();
                let sights = self.sights_in(populated.how.state);
                self.reads.tag(Tag::content(&source.name));
                let mut sides = self.app.store().other_side(content_type, field, source, &own, sights).await?;
                let ids = own.iter().map(|id| sides.remove(id).unwrap_or_default()).collect();
                self.related(source, ids, *is_many, &populated.how, pool).await
            }
            FieldKind::Relation { target, is_many } => {
                let target = self.model.named(target);
                let ids = holders.iter().map(|holder| ids(holder.data, field)).collect();
                self.related(target, ids, *is_many, &populated.how, pool).await
            }
            FieldKind::Media { is_multiple, .. } => {
                let ids = holders.iter().map(|holder| ids(holder.data, field)).collect();
                self.related(self.model.named(FILE), ids, *is_multiple, &populated.how, pool).await
            }
            _ => Ok(vec![Node::NULL; holders.len()]),
        }
    }

    /// Related entries of each holder, wrapped as relations are.
    async fn related(
        &mut self,
        target: &ContentType,
        ids: Vec<Vec<i64>>,
        is_many: bool,
        how: &Nested<'_>,
        pool: &Pool,
    ) -> Result<Vec<Node>, ApiError> {
        let wanted = distinct(&ids);
        let documents = if is_narrowed(how) {
            // Which of them are shown may change with any of them, and with what they are chosen by.
            self.reads.tag(Tag::content(&target.name));
            depend::condition(self.reads, &how.condition);
            depend::orders(self.reads, &how.sort);
            let state = how.state.unwrap_or(self.state);
            let narrowed = Narrowed { condition: &how.condition, sort: &how.sort, state };
            self.app.store().narrowed(target, &wanted, &narrowed, self.sights).await?
        } else {
            match pool.get(&target.name) {
                Some(known) => wanted.iter().filter_map(|id| known.get(id).cloned()).collect(),
                None => self.app.store().documents(target, &wanted, self.sights_in(how.state)).await?,
            }
        };
        self.depend_on(target, &wanted, &documents);
        let chosen = choose(&ids, &documents, how);
        if how.is_count {
            return Ok(chosen.iter().map(|ids| count(ids.len())).collect());
        }
        let nodes = self.entries(target, &documents, &how.shown).await?;
        let nodes = nodes.into_iter().map(|node| Node::Shared(Arc::new(node)));
        let nodes: HashMap<i64, Node> = documents.iter().map(|document| document.id).zip(nodes).collect();
        Ok(chosen.iter().map(|ids| pick(ids, &nodes, is_many)).collect())
    }

    async fn localizations(
        &mut self,
        content_type: &ContentType,
        holders: &[Holder<'_>],
        how: &Nested<'_>,
    ) -> Result<Vec<Node>, ApiError> {
        let documents: Vec<&Document> = holders.iter().filter_map(|holder| holder.document).collect();
        let mut groups: Vec<i64> = documents.iter().map(|document| document.group).collect();
        groups.sort_unstable();
        groups.dedup();
        self.reads.tag(Tag::content(&content_type.name));
        let languages = self.app.store().languages(content_type, &groups, self.sights_in(how.state)).await?;
        let others = |document: &&Document| {
            let others = languages.iter().filter(|other| other.group == document.group && other.id != document.id);
            others.map(|other| other.id).collect::<Vec<_>>()
        };
        let ids: Vec<Vec<i64>> = documents.iter().map(others).collect();
        let pool = Pool::from([(
            content_type.name.clone(),
            languages.iter().map(|language| (language.id, language.clone())).collect(),
        )]);
        self.related(content_type, ids, true, how, &pool).await
    }

    async fn components(
        &mut self,
        field: &Field,
        component: &str,
        is_repeatable: bool,
        holders: &[Holder<'_>],
        how: &Nested<'_>,
    ) -> Result<Vec<Node>, ApiError> {
        let parts: Vec<Vec<&Map<String, Value>>> = holders.iter().map(|holder| parts(holder.data, field)).collect();
        let flat: Vec<&Map<String, Value>> = parts.iter().flatten().copied().collect();
        let mut nodes = self.parts(component, &flat, &how.shown, false).await?.into_iter();
        let node = |parts: &Vec<&Map<String, Value>>| {
            let nodes: Vec<Node> = nodes.by_ref().take(parts.len()).collect();
            match is_repeatable {
                true => Node::List(nodes),
                false => nodes.into_iter().next().unwrap_or(Node::NULL),
            }
        };
        Ok(parts.iter().map(node).collect())
    }

    async fn zone(
        &mut self,
        field: &Field,
        holders: &[Holder<'_>],
        populated: &Populated<'_>,
    ) -> Result<Vec<Node>, ApiError> {
        let FieldKind::Zone { components, .. } = &field.kind else { return Ok(Vec::new()) };
        let parts: Vec<Vec<&Map<String, Value>>> = holders.iter().map(|holder| parts(holder.data, field)).collect();
        let is = |part: &Map<String, Value>, name: &str| part.get(COMPONENT).and_then(Value::as_str) == Some(name);
        let mut queues = HashMap::new();
        for name in components {
            let how = match populated.on.as_slice() {
                [] => Some(&populated.how),
                named => named.iter().find(|(known, _)| known == name).map(|(_, how)| how),
            };
            let Some(how) = how else { continue };
            let flat: Vec<_> = parts.iter().flatten().copied().filter(|part| is(part, name)).collect();
            queues.insert(name.as_str(), self.parts(name, &flat, &how.shown, true).await?.into_iter());
        }
        let mut next = |part: &&Map<String, Value>| queues.get_mut(part.get(COMPONENT)?.as_str()?)?.next();
        Ok(parts.iter().map(|parts| Node::List(parts.iter().filter_map(&mut next).collect())).collect())
    }

    /// Components of one kind: flat, with their number first.
    fn parts<'s>(
        &'s mut self,
        name: &'s str,
        parts: &'s [&'s Map<String, Value>],
        shown: &'s Shown<'_>,
        is_in_zone: bool,
    ) -> Shaping<'s, Vec<Node>> {
        Box::pin(async move {
            let component = self.model.named_component(name);
            let holders: Vec<Holder<'_>> = parts.iter().map(|data| Holder { data, document: None }).collect();
            let populated = self.populate(None, &holders, shown).await?;
            let node = |(data, populated): (&&Map<String, Value>, Attributes)| {
                let mut entries = vec![("id".to_owned(), data.get("id").cloned().unwrap_or_default().into())];
                if is_in_zone {
                    entries.push((COMPONENT.to_owned(), Value::from(name).into()));
                }
                entries.extend(scalars(&component.fields, data, None, &shown.fields));
                entries.extend(populated);
                Node::Object(entries)
            };
            Ok(parts.iter().zip(populated).map(node).collect())
        })
    }

    /// Reads what several fields lead to, where it is shown as it is: one statement for each type.
    async fn pool(&mut self, holders: &[Holder<'_>], shown: &Shown<'_>) -> Result<Pool, ApiError> {
        let mut wanted: HashMap<&str, HashSet<i64>> = HashMap::new();
        for populated in &shown.populate {
            let Populatable::Field(field) = populated.what else { continue };
            let target = match &field.kind {
                FieldKind::Relation { target, .. } => target,
                FieldKind::Media { .. } => FILE,
                _ => continue,
            };
            if is_narrowed(&populated.how) || self.differs(populated.how.state) {
                continue;
            }
            wanted.entry(target).or_default().extend(holders.iter().flat_map(|holder| ids(holder.data, field)));
        }
        let mut pool = Pool::new();
        for (target, ids) in wanted {
            let mut ids: Vec<i64> = ids.into_iter().collect();
            ids.sort_unstable();
            let documents = match ids.is_empty() {
                true => Vec::new(),
                false => self.app.store().documents(self.model.named(target), &ids, self.sights_in(None)).await?,
            };
            pool.insert(target.to_owned(), documents.into_iter().map(|document| (document.id, document)).collect());
        }
        Ok(pool)
    }

    fn differs(&self, state: Option<State>) -> bool {
        state.is_some_and(|state| state != self.state)
    }

    fn sights_in(&self, state: Option<State>) -> Sights {
        match state.unwrap_or(self.state) {
            State::Live => Sights::LIVE,
            State::Preview => self.sights,
        }
    }

    /// An answer depends on each entry that it shows, and on the whole type where there are many, or where some are not to
    /// be seen: which ones those are is nobody's business.
    fn depend_on(&mut self, target: &ContentType, wanted: &[i64], shown: &[Document]) {
        if shown.len() < wanted.len() || self.noted + shown.len() > MOST_TAGS {
            self.reads.tag(Tag::content(&target.name));
            return;
        }
        self.noted += shown.len();
        shown.iter().for_each(|document| self.reads.tag(Tag::document(&target.name, document.id)));
    }
}

/// Documents at hand, by type and number.
type Pool = HashMap<String, HashMap<i64, Document>>;

fn is_narrowed(how: &Nested<'_>) -> bool {
    !how.sort.is_empty() || !matches!(&how.condition, Condition::All(list) if list.is_empty())
}

/// Which of its related entries each holder shows: in the order asked for or in its own. A limit is one for all holders
/// together, as if they stood in one list.
fn choose(ids: &[Vec<i64>], documents: &[Document], how: &Nested<'_>) -> Vec<Vec<i64>> {
    let places: HashMap<i64, usize> = documents.iter().enumerate().map(|(place, one)| (one.id, place)).collect();
    let (first, last) = (how.start, how.start.saturating_add(how.limit.unwrap_or(u64::MAX)));
    let mut place = 0;
    let mut of_one = |ids: &Vec<i64>| {
        let mut ids: Vec<i64> = ids.iter().copied().filter(|id| places.contains_key(id)).collect();
        if !how.sort.is_empty() {
            ids.sort_by_key(|id| places[id]);
        }
        ids.retain(|_| {
            place += 1;
            (first + 1..=last).contains(&place)
        });
        ids
    };
    ids.iter().map(&mut of_one).collect()
}

fn count(number: usize) -> Node {
    Node::wrapped(Node::object([("attributes", Node::object([("count", Value::from(number).into())]))]))
}

fn pick(ids: &[i64], nodes: &HashMap<i64, Node>, is_many: bool) -> Node {
    let mut found = ids.iter().filter_map(|id| nodes.get(id).cloned());
    match is_many {
        true => Node::wrapped(Node::List(found.collect())),
        false => Node::wrapped(found.next().unwrap_or(Node::NULL)),
    }
}

fn distinct(ids: &[Vec<i64>]) -> Vec<i64> {
    let mut all: Vec<i64> = ids.iter().flatten().copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The numbers in a field that leads elsewhere.
fn ids(data: &Map<String, Value>, field: &Field) -> Vec<i64> {
    match data.get(&field.name) {
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_i64).collect(),
        Some(value) => value.as_i64().into_iter().collect(),
        None => Vec::new(),
    }
}

/// The components in a field.
fn parts<'d>(data: &'d Map<String, Value>, field: &Field) -> Vec<&'d Map<String, Value>> {
    match data.get(&field.name) {
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_object).collect(),
        Some(value) => value.as_object().into_iter().collect(),
        None => Vec::new(),
    }
}

fn is_shown(fields: &Fields, name: &str) -> bool {
    match fields {
        Fields::All => true,
        Fields::Some(names) => names.iter().any(|known| known == name),
    }
}

fn scalars(fields: &[Field], data: &Map<String, Value>, document: Option<&Document>, shown: &Fields) -> Attributes {
    let visible = |field: &&Field| field.kind.is_scalar() && field.is_visible() && is_shown(shown, &field.name);
    let value = |field: &Field| match (&field.kind, document) {
        (FieldKind::Views, Some(document)) => document.views.into(),
        _ => data.get(&field.name).cloned().unwrap_or_default(),
    };
    fields.iter().filter(visible).map(|field| (field.name.clone(), value(field).into())).collect()
}

fn system(content_type: &ContentType, document: &Document, shown: &Fields) -> Attributes {
    let time = |instant: Timestamp| Value::from(format!("{instant:.3}"));
    let published = document.published.map_or(Value::Null, time);
    let all = [
        ("createdAt", true, time(document.created)),
        ("updatedAt", true, time(document.updated)),
        ("publishedAt", content_type.has_drafts, published),
        ("locale", content_type.is_localized, document.locale.as_str().into()),
    ];
    let shown = all.into_iter().filter(|(name, is_there, _)| *is_there && is_shown(shown, name));
    shown.map(|(name, _, value)| (name.to_owned(), value.into())).collect()
}
