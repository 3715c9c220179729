//! Which part of a list.

use super::{Page, PageForm};
use crate::brackets::Node;
use crate::problem::{Problem, ProblemKind};

/// How many entries a list has where nothing is said.
const DEFAULT_LIMIT: u64 = 25;
/// The largest number that clients tell from its neighbours.
const LARGEST: f64 = 9_007_199_254_740_991.0;

/// The first page of the usual size.
pub(super) fn first(max_limit: u64) -> Page {
    Page { form: PageForm::Page { page: 1, size: DEFAULT_LIMIT.min(max_limit) }, is_counted: true }
}

pub(super) fn page(node: &Node, max_limit: u64) -> Result<Page, Problem> {
    let is_given = |name: &str| !matches!(node.get(name), None | Some(Node::Null));
    if ["page", "pageSize", "start", "limit"].into_iter().any(is_given) {
        return Err(mixed());
    }
    let Some(pagination @ Node::Map(_)) = node.get("pagination") else { return Ok(first(max_limit)) };
    let form = form(pagination, max_limit)?;
    let is_counted = match pagination.get("withCount").map(Node::as_text) {
        None => true,
        Some(Some("true" | "t" | "1")) => true,
        Some(Some("false" | "f" | "0")) => false,
        Some(_) => {
            let message = "Invalid withCount parameter. Expected \"t\",\"1\",\"true\",\"false\",\"0\",\"f\"";
            return Err(Problem::validation(message));
        }
    };
    Ok(Page { form, is_counted })
}

fn form(pagination: &Node, max_limit: u64) -> Result<PageForm, Problem> {
    let [page, size, start, limit] = ["page", "pageSize", "start", "limit"].map(|name| pagination.get(name));
    let default = DEFAULT_LIMIT.min(max_limit);
    let number = |name: &str, node: Option<&Node>| match node {
        None => Ok(None),
        Some(node) => whole(node).map(Some).ok_or_else(|| {
            Problem::validation(format!("Invalid pagination parameter {name}. Expected a whole number"))
        }),
    };
    let at_least = |least: u64, number: Option<i64>| number.map(|number| u64::try_from(number).unwrap_or(0).max(least));
    match (page.or(size).is_some(), start.or(limit).is_some()) {
        (true, true) => {
            let message = "Invalid pagination parameters. Expected either start/limit or page/pageSize";
            Err(Problem::validation(message))
        }
        (_, false) => Ok(PageForm::Page {
            page: at_least(1, number("page", page)?).unwrap_or(1),
            size: at_least(1, number("pageSize", size)?).unwrap_or(default).min(max_limit),
        }),
        (false, true) => {
            let limit = match number("limit", limit)? {
                Some(-1) => max_limit,
                limit => at_least(1, limit).unwrap_or(default).min(max_limit),
            };
            Ok(PageForm::Offset { start: at_least(0, number("start", start)?).unwrap_or(0), limit })
        }
    }
}

/// The part of what is populated: where it starts, and how much there is of it.
pub(super) fn part(node: &Node) -> Result<(u64, Option<u64>), Problem> {
    let [page, size, start, limit] =
        ["page", "pageSize", "start", "limit"].map(|name| node.get(name).filter(|given| **given != Node::Null));
    if page.or(size).is_some() && start.or(limit).is_some() {
        return Err(mixed());
    }
    // Pages mean nothing here, but must be some.
    for (name, given) in [("page", page), ("pageSize", size)] {
        if given.is_some_and(|given| whole(given).is_none_or(|number| number <= 0)) {
            return Err(pagination(format!("Invalid '{name}' parameter. Expected an integer > 0")));
        }
    }
    let positive = |name: &str, given: &Node| {
        match whole(given) {
            Some(number) => u64::try_from(number).ok(),
            None => None,
        }
        .ok_or_else(|| Problem::validation(format!("Invalid {name} parameter in populate. Expected a whole number")))
    };
    let start = start.map_or(Ok(0), |start| positive("start", start))?;
    let limit = match limit {
        Some(limit) if whole(limit) == Some(-1) => None,
        Some(limit) => Some(positive("limit", limit)?),
        None => None,
    };
    Ok((start, limit))
}

fn mixed() -> Problem {
    let message = "Invalid pagination attributes. You cannot use page and offset pagination in the same query";
    pagination(message.to_owned())
}

fn pagination(message: String) -> Problem {
    Problem { kind: ProblemKind::Pagination, ..Problem::validation(message) }
}

/// A whole number; nothing and the empty text are 0.
fn whole(node: &Node) -> Option<i64> {
    let text = match node {
        Node::Null => return Some(0),
        Node::Text(text) => text.trim(),
        Node::List(_) | Node::Map(_) => return None,
    };
    if text.is_empty() {
        return Some(0);
    }
    let number: f64 = text.parse().ok()?;
    (number.fract() == 0.0 && number.abs() <= LARGEST).then_some(number as i64)
}
