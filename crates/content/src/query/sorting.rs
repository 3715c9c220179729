//! The order of a list.

use super::read::{Reader, Unknown, bounds};
use super::scope::{Attribute, Scope};
use super::{Hop, Order, Step};
use crate::brackets::Node;
use crate::model::FieldKind;
use crate::problem::Problem;

impl<'m> Reader<'_, 'm> {
    /// `a`, `a:desc,b`, a list of those, `[a]=desc`, `[a][b]=desc`, or a list of these.
    pub fn sort(&mut self, scope: Scope<'m>, node: Option<&Node>, unknown: Unknown) -> Result<Vec<Order<'m>>, Problem> {
        let mut orders = Vec::new();
        match node {
            None | Some(Node::Null) => {}
            Some(Node::Text(text)) => self.sort_text(scope, text, unknown, &mut orders)?,
            Some(Node::List(items)) => {
                let is_texts = items.iter().all(|item| matches!(item, Node::Text(_)));
                for item in items {
                    match item {
                        Node::Text(text) if is_texts => self.sort_text(scope, text, unknown, &mut orders)?,
                        Node::Map(_) => self.sort_map(scope, item, unknown, &mut orders)?,
                        Node::Null | Node::Text(_) | Node::List(_) => return Err(malformed()),
                    }
                }
            }
            Some(map @ Node::Map(_)) => self.sort_map(scope, map, unknown, &mut orders)?,
        }
        Ok(orders)
    }

    fn sort_text(
        &mut self,
        scope: Scope<'m>,
        text: &str,
        unknown: Unknown,
        orders: &mut Vec<Order<'m>>,
    ) -> Result<(), Problem> {
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let mut halves = part.split(':').map(str::trim);
            let names: Vec<&str> = halves.next().unwrap_or_default().split('.').collect();
            self.order(scope, &names, halves.next().unwrap_or("asc"), unknown, orders)?;
        }
        Ok(())
    }

    fn sort_map(
        &mut self,
        scope: Scope<'m>,
        node: &Node,
        unknown: Unknown,
        orders: &mut Vec<Order<'m>>,
    ) -> Result<(), Problem> {
        /// Every end of the tree, with the names that lead there.
        fn ends<'n>(node: &'n Node, names: &mut Vec<&'n str>, found: &mut Vec<(Vec<&'n str>, &'n str)>) -> Option<()> {
            match node {
                Node::Text(word) => found.push((names.clone(), word)),
                Node::Map(entries) => {
                    for (name, node) in entries {
                        names.push(name);
                        ends(node, names, found)?;
                        names.pop();
                    }
                }
                Node::Null | Node::List(_) => return None,
            }
            Some(())
        }
        let mut found = Vec::new();
        ends(node, &mut Vec::new(), &mut found).ok_or_else(malformed)?;
        for (names, word) in found {
            self.order(scope, &names, word, unknown, orders)?;
        }
        Ok(())
    }

    fn order(
        &mut self,
        mut scope: Scope<'m>,
        names: &[&str],
        word: &str,
        unknown: Unknown,
        orders: &mut Vec<Order<'m>>,
    ) -> Result<(), Problem> {
        let refused = |name: &str| match unknown {
            Unknown::Refused => Err(Problem::parameter(name)),
            Unknown::Dropped => Ok(()),
        };
        let mut path = Vec::new();
        let mut column = None;
        for (index, name) in names.iter().enumerate() {
            let is_last = index + 1 == names.len();
            match scope.attribute(name, self.model, self.asking) {
                Some(Attribute::Column(found)) if is_last => column = Some(found),
                Some(Attribute::Related(hop, other)) if !is_last => {
                    path.push(Step::Hop(hop));
                    scope = Scope::Type(other);
                }
                Some(Attribute::Component(field, component)) if !is_last => {
                    path.push(Step::Component(field));
                    scope = Scope::Component(component);
                }
                _ if name.is_empty() => return Err(malformed()),
                _ => return refused(name),
            }
        }
        let Some(column) = column else { return Err(malformed()) };
        let is_descending = match word.to_ascii_lowercase().as_str() {
            "asc" => false,
            "desc" => true,
            _ => return Err(Problem::validation("Invalid order. order can only be one of asc|desc|ASC|DESC")),
        };
        if path.len() > bounds::HOPS {
            return Err(Problem::validation(format!("A sort key leads through at most {} relations", bounds::HOPS)));
        }
        if !is_cheap(&path) {
            return Err(Problem::validation(
                "A sort key leads through at most one relation to many, and through the other side of a relation only at once",
            ));
        }
        self.sort_keys += 1;
        if self.sort_keys > bounds::SORT_KEYS {
            return Err(Problem::validation(format!("Too many sort keys: at most {} are read", bounds::SORT_KEYS)));
        }
        orders.push(Order { path, column, is_descending });
        Ok(())
    }
}

/// Every entry of a list looks at all that its sort keys lead to. Relations to one lead to one; a relation to many may be
/// followed once; and the other side of a relation, which may be thousands, only from the entry itself.
fn is_cheap(path: &[Step<'_>]) -> bool {
    let is_inverse = |step: &Step<'_>| matches!(step, Step::Hop(Hop::Field(field, _)) if matches!(field.kind, FieldKind::Inverse { .. }));
    let is_many = |step: &&Step<'_>| match step {
        Step::Hop(Hop::Field(field, _)) => match field.kind {
            FieldKind::Relation { is_many, .. } | FieldKind::Inverse { is_many, .. } => is_many,
            FieldKind::Media { is_multiple, .. } => is_multiple,
            _ => false,
        },
        Step::Hop(Hop::Localizations) | Step::Component(_) => false,
    };
    path.iter().filter(is_many).count() <= 1 && (path.len() == 1 || !path.iter().any(is_inverse))
}

fn malformed() -> Problem {
    let message =
        "Invalid sort parameter. Expected a string, an array of strings, a sort object or an array of sort objects";
    Problem::validation(message)
}
