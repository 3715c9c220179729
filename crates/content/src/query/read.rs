//! A query from the tree of its parameters.

use super::filters::search;
use super::scope::Scope;
use super::{Condition, Fields, Locales, Order, Query, Shown, State, paging};
use crate::brackets::Node;
use crate::model::{ContentType, Model};
use crate::problem::Problem;

/// Who asks, as far as it matters to what may be asked.
#[derive(Clone, Copy)]
pub struct Asking<'a> {
    /// Whether entries of a type may be read. What may not is as if it were not there.
    pub may_find: &'a dyn Fn(&ContentType) -> bool,
    /// The language where the query names none; without it, the model's.
    pub default_locale: Option<&'a str>,
    /// The most entries of one answer.
    pub max_limit: u64,
    /// Whether drafts may be read. Where not, who asks for them gets what is published.
    pub may_preview: bool,
}

/// How much one query may ask for.
pub(super) mod bounds {
    pub const CONDITIONS: usize = 100;
    pub const VALUES: usize = 100;
    pub const SORT_KEYS: usize = 20;
    pub const POPULATE_DEPTH: usize = 5;
    pub const POPULATED: usize = 200;
    /// Steps from an entry to another in one filter or one sort key.
    pub const HOPS: usize = 5;
}

/// What becomes of a name that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unknown {
    Refused,
    /// Inside of populate.
    Dropped,
}

/// Reads the parts of one query, and keeps count of what they ask for.
pub(super) struct Reader<'a, 'm> {
    pub model: &'m Model,
    pub asking: &'a Asking<'a>,
    pub conditions: usize,
    pub sort_keys: usize,
    pub populated: usize,
}

impl<'m> Query<'m> {
    pub fn list(model: &'m Model, of: &'m ContentType, node: &Node, asking: &Asking<'_>) -> Result<Self, Problem> {
        let mut reader = Reader::new(model, asking);
        let condition = reader.filters(Scope::Type(of), node.get("filters"), Unknown::Refused)?;
        let condition = match search(of, node.get("_q"))? {
            Some(search) => Condition::All(vec![condition, search]),
            None => condition,
        };
        let sort = reader.sort(Scope::Type(of), node.get("sort"), Unknown::Refused)?;
        let shown = reader.shown(of, node)?;
        let page = paging::page(node, asking.max_limit)?;
        let (locales, state) = (reader.locales(of, node.get("locale"))?, reader.state_of(of, node)?);
        Ok(Self { content_type: of, condition, sort, page, shown, locales, state })
    }

    /// A single: what is asked of a list, but neither sorted nor paged.
    pub fn single(model: &'m Model, of: &'m ContentType, node: &Node, asking: &Asking<'_>) -> Result<Self, Problem> {
        let mut reader = Reader::new(model, asking);
        let condition = reader.filters(Scope::Type(of), node.get("filters"), Unknown::Refused)?;
        let shown = reader.shown(of, node)?;
        let page = paging::first(asking.max_limit);
        let (locales, state) = (reader.locales(of, node.get("locale"))?, reader.state_of(of, node)?);
        Ok(Self { content_type: of, condition, sort: Vec::<Order<'m>>::new(), page, shown, locales, state })
    }

    /// One entry by its id: only what is shown of it is asked.
    pub fn one(model: &'m Model, of: &'m ContentType, node: &Node, asking: &Asking<'_>) -> Result<Shown<'m>, Problem> {
        Reader::new(model, asking).shown(of, node)
    }
}

impl<'a, 'm> Reader<'a, 'm> {
    fn new(model: &'m Model, asking: &'a Asking<'a>) -> Self {
        Self { model, asking, conditions: 0, sort_keys: 0, populated: 0 }
    }

    fn shown(&mut self, of: &'m ContentType, node: &Node) -> Result<Shown<'m>, Problem> {
        let scope = Scope::Type(of);
        let fields = fields(scope, node.get("fields"), Unknown::Refused)?;
        Ok(Shown { fields, populate: self.populate(scope, node.get("populate"), 0)? })
    }

    /// A language that is none of the model's becomes one without a name: nothing is found in it, and what is made up leaves
    /// no trace in the query.
    fn locales(&self, of: &ContentType, node: Option<&Node>) -> Result<Locales, Problem> {
        if !of.is_localized {
            return Ok(Locales::All);
        }
        let known = |code: &str| if self.model.has_locale(code) { code.to_owned() } else { String::new() };
        let refused = || Problem::parameter("locale");
        match node {
            None | Some(Node::Null) => {
                let default = self.asking.default_locale.filter(|code| self.model.has_locale(code));
                Ok(Locales::Some(vec![default.unwrap_or(self.model.default_locale()).to_owned()]))
            }
            Some(Node::Text(code)) if code == "all" => Ok(Locales::All),
            Some(Node::Text(code)) => Ok(Locales::Some(vec![known(code)])),
            Some(Node::List(codes)) => {
                let codes = codes.iter().map(|code| code.as_text().map(known).ok_or_else(refused));
                let mut codes = codes.collect::<Result<Vec<_>, _>>()?;
                codes.sort();
                codes.dedup();
                Ok(Locales::Some(codes))
            }
            Some(Node::Map(_)) => Err(refused()),
        }
    }

    fn state_of(&self, of: &ContentType, node: &Node) -> Result<State, Problem> {
        let state = self.state(node.get("publicationState"))?.unwrap_or(State::Live);
        Ok(if of.has_drafts { state } else { State::Live })
    }

    pub fn state(&self, node: Option<&Node>) -> Result<Option<State>, Problem> {
        match node {
            None | Some(Node::Null) => Ok(None),
            Some(Node::Text(word)) if word == "live" => Ok(Some(State::Live)),
            Some(Node::Text(word)) if word == "preview" => {
                Ok(Some(if self.asking.may_preview { State::Preview } else { State::Live }))
            }
            Some(_) => Err(Problem::validation("Invalid publicationState. Expected one of 'preview','live'")),
        }
    }
}

/// Which scalars are shown, in the order of the type.
pub(super) fn fields(scope: Scope<'_>, node: Option<&Node>, unknown: Unknown) -> Result<Fields, Problem> {
    let malformed = || Problem::validation("Invalid fields parameter. Expected a name or a list of names");
    let names: Vec<&str> = match node {
        None | Some(Node::Null) => return Ok(Fields::All),
        Some(Node::Text(name)) if name.is_empty() && unknown == Unknown::Dropped => return Ok(Fields::All),
        Some(Node::Text(name)) => vec![name],
        Some(Node::List(names)) => names.iter().map(Node::as_text).collect::<Option<_>>().ok_or_else(malformed)?,
        Some(Node::Map(_)) => return Err(malformed()),
    };
    if names.contains(&"*") {
        return Ok(Fields::All);
    }
    let known: Vec<&str> = scope.shown_names().collect();
    if unknown == Unknown::Refused {
        if names.contains(&"") {
            return Err(malformed());
        }
        if let Some(name) = names.iter().find(|name| **name != "id" && !known.contains(name)) {
            return Err(Problem::parameter(name));
        }
    }
    Ok(Fields::Some(known.into_iter().filter(|name| names.contains(name)).map(str::to_owned).collect()))
}
