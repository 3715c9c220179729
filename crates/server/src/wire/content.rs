//! Content as it goes out: `{data: {id, attributes}, meta}`.

use std::sync::Arc;

use content::query::{Page, PageForm};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

/// A piece of an answer, with its keys in the order in which they were put there.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Node {
    Value(Value),
    Object(Vec<(String, Node)>),
    List(Vec<Node>),
    /// An entry that several others show: there once, however often it is written.
    Shared(Arc<Node>),
}

impl Node {
    pub(crate) const NULL: Self = Self::Value(Value::Null);

    pub(crate) fn object<const N: usize>(entries: [(&str, Node); N]) -> Self {
        Self::Object(entries.into_iter().map(|(name, node)| (name.to_owned(), node)).collect())
    }

    /// `{data: …}`, as relations are shown.
    pub(crate) fn wrapped(data: Node) -> Self {
        Self::object([("data", data)])
    }

    /// `{id, attributes}`.
    pub(crate) fn entry(id: impl Into<Value>, attributes: Vec<(String, Node)>) -> Self {
        Self::object([("id", Self::Value(id.into())), ("attributes", Self::Object(attributes))])
    }

    /// A whole answer.
    pub(crate) fn answer(data: Node, meta: Node) -> Self {
        Self::object([("data", data), ("meta", meta)])
    }

    /// `{pagination: …}` for a list.
    pub(crate) fn pagination(page: Page, total: Option<u64>) -> Self {
        let number = |value: u64| Self::Value(value.into());
        let mut entries = match page.form {
            PageForm::Page { page, size } => vec![("page", number(page)), ("pageSize", number(size))],
            PageForm::Offset { start, limit } => vec![("start", number(start)), ("limit", number(limit))],
        };
        if let Some(total) = total {
            if let PageForm::Page { size, .. } = page.form {
                entries.push(("pageCount", number(total.div_ceil(size.max(1)))));
            }
            entries.push(("total", number(total)));
        }
        let entries = entries.into_iter().map(|(name, node)| (name.to_owned(), node)).collect();
        Self::object([("pagination", Self::Object(entries))])
    }
}

impl From<Value> for Node {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Value(value) => value.serialize(serializer),
            Self::List(list) => serializer.collect_seq(list),
            Self::Shared(node) => node.serialize(serializer),
            Self::Object(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (name, node) in entries {
                    map.serialize_entry(name, node)?;
                }
                map.end()
            }
        }
    }
}
