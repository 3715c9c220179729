//! What is shown beside an entry's own values.

use super::paging;
use super::read::{Reader, Unknown, bounds, fields};
use super::scope::{Attribute, Scope, attribute_of};
use super::values::{boolean, is_true};
use super::{Hop, Nested, Populatable, Populated, Shown};
use crate::brackets::Node;
use crate::model::{Component, ContentType, Field, FieldKind};
use crate::problem::Problem;

const LOCALIZATIONS: &str = "localizations";

/// What is wanted at one level.
enum Wanted<'n> {
    /// Everything that there is.
    Everything,
    /// Names, and what is wanted of each. A name may stand there more than once.
    These(Vec<(&'n str, How<'n>)>),
}

/// How something is wanted.
#[derive(Clone, Copy)]
enum How<'n> {
    Plainly,
    /// With something of its own, named behind dots: `tag.articles`.
    With(&'n str),
    /// As the parameters under its name say.
    As(&'n Node),
}

impl<'m> Reader<'_, 'm> {
    /// What `populate` says at some depth: `*`, names with dots and commas, a list of those, or an object.
    pub fn populate(
        &mut self,
        scope: Scope<'m>,
        node: Option<&Node>,
        depth: usize,
    ) -> Result<Vec<Populated<'m>>, Problem> {
        self.wanted(scope, &read(node)?, depth)
    }

    fn wanted(&mut self, scope: Scope<'m>, wanted: &Wanted<'_>, depth: usize) -> Result<Vec<Populated<'m>>, Problem> {
        let mut populated = Vec::new();
        for field in scope.fields().iter().filter(|field| !field.kind.is_scalar()) {
            let hows = wanted.of(&field.name);
            if hows.is_empty() {
                continue;
            }
            let Some(attribute) = attribute_of(field, self.model, self.asking) else { continue };
            let what = Populatable::Field(field);
            populated.extend(match attribute {
                Attribute::Related(Hop::Field(_, other), _) => self.entries(what, other, &hows, depth)?,
                Attribute::Component(_, component) => self.component(what, component, &hows, depth)?,
                Attribute::Zone => self.zone(field, &hows, depth)?,
                Attribute::Sport(..) => self.league(what, &hows, depth)?,
                Attribute::Column(_) | Attribute::Related(Hop::Localizations, _) => None,
            });
        }
        if let Scope::Type(of) = scope
            && of.is_localized
        {
            let hows = wanted.of(LOCALIZATIONS);
            if !hows.is_empty() {
                populated.extend(self.entries(Populatable::Localizations, of, &hows, depth)?);
            }
        }
        Ok(populated)
    }

    fn entries(
        &mut self,
        what: Populatable<'m>,
        other: &'m ContentType,
        hows: &[How<'_>],
        depth: usize,
    ) -> Result<Option<Populated<'m>>, Problem> {
        let scope = Scope::Type(other);
        let Some(depth) = self.deeper(hows, depth)? else { return Ok(None) };
        let mut how = Nested { shown: self.shown_of(scope, hows, depth)?, ..Nested::default() };
        if let Some(node) = parameters(hows) {
            how.condition = self.filters(scope, given(node, "filters"), Unknown::Dropped)?;
            how.sort = self.sort(scope, given(node, "sort"), Unknown::Dropped)?;
            how.state = self.state(node.get("publicationState"))?;
            part(node, &mut how)?;
        }
        Ok(Some(Populated { what, how, on: Vec::new() }))
    }

    /// What is of the league has its own form: only how many of it can be said.
    fn league(
        &mut self,
        what: Populatable<'m>,
        hows: &[How<'_>],
        depth: usize,
    ) -> Result<Option<Populated<'m>>, Problem> {
        let Some(_) = self.deeper(hows, depth)? else { return Ok(None) };
        let mut how = Nested::default();
        if let Some(node) = parameters(hows) {
            part(node, &mut how)?;
        }
        Ok(Some(Populated { what, how, on: Vec::new() }))
    }

    fn component(
        &mut self,
        what: Populatable<'m>,
        component: &'m Component,
        hows: &[How<'_>],
        depth: usize,
    ) -> Result<Option<Populated<'m>>, Problem> {
        let Some(depth) = self.deeper(hows, depth)? else { return Ok(None) };
        let how = Nested { shown: self.shown_of(Scope::Component(component), hows, depth)?, ..Nested::default() };
        Ok(Some(Populated { what, how, on: Vec::new() }))
    }

    /// Each component of a zone in its own way: where it is named under `on`, as that says; otherwise all as the zone's own
    /// parameters say, as far as they mean something to each.
    fn zone(&mut self, field: &'m Field, hows: &[How<'_>], depth: usize) -> Result<Option<Populated<'m>>, Problem> {
        let FieldKind::Zone { components, .. } = &field.kind else { return Ok(None) };
        let Some(depth) = self.deeper(hows, depth)? else { return Ok(None) };
        let fragments = match parameters(hows).and_then(|node| node.get("on")) {
            None | Some(Node::Null) => None,
            Some(map @ Node::Map(_)) => Some(map),
            Some(Node::Text(_) | Node::List(_)) => {
                return Err(Problem::validation("on must name components"));
            }
        };
        let mut on = Vec::new();
        for name in components {
            let scope = Scope::Component(self.model.named_component(name));
            let shown = match fragments.map(|fragments| fragments.get(name)) {
                None => self.shown_of(scope, hows, depth)?,
                Some(None) => continue,
                Some(Some(fragment)) => {
                    let how = [how(fragment)?];
                    if !is_wanted(&how) {
                        continue;
                    }
                    self.shown_of(scope, &how, depth)?
                }
            };
            on.push((name.clone(), Nested { shown, ..Nested::default() }));
        }
        let is_named = !on.is_empty();
        Ok(is_named.then(|| Populated { what: Populatable::Field(field), how: Nested::default(), on }))
    }

    /// The depth below something that is populated; none where it is said not to be.
    fn deeper(&mut self, hows: &[How<'_>], depth: usize) -> Result<Option<usize>, Problem> {
        if !is_wanted(hows) {
            return Ok(None);
        }
        if let Some(How::As(Node::Null | Node::List(_))) =
            hows.iter().find(|how| matches!(how, How::As(Node::Null | Node::List(_))))
        {
            return Err(Problem::validation("Invalid nested populate. Expected '*' or an object"));
        }
        if depth == bounds::POPULATE_DEPTH {
            let message = format!("Populate goes at most {} levels deep", bounds::POPULATE_DEPTH);
            return Err(Problem::validation(message));
        }
        self.populated += 1;
        if self.populated > bounds::POPULATED {
            let message = format!("Too much is populated: at most {} relations and components", bounds::POPULATED);
            return Err(Problem::validation(message));
        }
        Ok(Some(depth + 1))
    }

    fn shown_of(&mut self, scope: Scope<'m>, hows: &[How<'_>], depth: usize) -> Result<Shown<'m>, Problem> {
        if let Some(node) = parameters(hows) {
            let fields = fields(scope, node.get("fields"), Unknown::Dropped)?;
            return Ok(Shown { fields, populate: self.populate(scope, node.get("populate"), depth)? });
        }
        let rests = hows.iter().filter_map(|how| match how {
            How::With(rest) => Some(*rest),
            How::Plainly | How::As(_) => None,
        });
        let wanted = Wanted::These(rests.map(dotted).collect());
        Ok(Shown { populate: self.wanted(scope, &wanted, depth)?, ..Shown::default() })
    }
}

impl<'n> Wanted<'n> {
    /// All that is said of a name.
    fn of(&self, name: &str) -> Vec<How<'n>> {
        match self {
            Self::Everything => vec![How::Plainly],
            Self::These(names) => names.iter().filter(|(wanted, _)| *wanted == name).map(|(_, how)| *how).collect(),
        }
    }
}

fn read(node: Option<&Node>) -> Result<Wanted<'_>, Problem> {
    let malformed = || {
        let message = "Invalid populate parameter. Expected a string, an array of strings, a populate object";
        Problem::validation(message)
    };
    let names = |text: &'_ str| -> bool { text.split(',').any(|name| name.trim() == "*") };
    Ok(match node {
        None | Some(Node::Null) => Wanted::These(Vec::new()),
        Some(Node::Text(text)) if text == "*" => Wanted::Everything,
        Some(Node::Text(text)) if names(text) => return Err(malformed()),
        Some(Node::Text(text)) => Wanted::These(text.split(',').map(dotted).collect()),
        Some(Node::List(items)) => {
            let mut wanted = Vec::new();
            for item in items {
                let text = item.as_text().filter(|text| !names(text)).ok_or_else(malformed)?;
                wanted.extend(text.split(',').map(dotted));
            }
            Wanted::These(wanted)
        }
        Some(Node::Map(entries)) => {
            Wanted::These(entries.iter().map(|(name, node)| (name.as_str(), How::As(node))).collect())
        }
    })
}

fn dotted(path: &str) -> (&str, How<'_>) {
    match path.trim().split_once('.') {
        Some((name, rest)) => (name, How::With(rest)),
        None => (path.trim(), How::Plainly),
    }
}

fn how(node: &Node) -> Result<How<'_>, Problem> {
    match node {
        Node::Text(_) | Node::Map(_) => Ok(How::As(node)),
        Node::Null | Node::List(_) => Err(Problem::validation("Invalid nested populate. Expected '*' or an object")),
    }
}

/// A name with a word behind it is wanted unless the word says no.
fn is_wanted(hows: &[How<'_>]) -> bool {
    hows.iter().any(|how| match how {
        How::As(word @ Node::Text(_)) => is_true(word),
        How::Plainly | How::With(_) | How::As(_) => true,
    })
}

fn parameters<'n>(hows: &[How<'n>]) -> Option<&'n Node> {
    hows.iter().find_map(|how| match how {
        How::As(node @ Node::Map(_)) => Some(*node),
        How::Plainly | How::With(_) | How::As(_) => None,
    })
}

/// A parameter that says something: an empty text does not.
fn given<'n>(node: &'n Node, name: &str) -> Option<&'n Node> {
    node.get(name).filter(|node| node.as_text() != Some(""))
}

fn part(node: &Node, how: &mut Nested<'_>) -> Result<(), Problem> {
    (how.start, how.limit) = paging::part(node)?;
    how.is_count = match given(node, "count") {
        None | Some(Node::Null) => false,
        Some(word) => boolean(word.as_text().unwrap_or_default())?,
    };
    Ok(())
}
