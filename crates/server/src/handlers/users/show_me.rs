use axum::extract::RawQuery;
use axum::response::Response;
use content::brackets::{self, Node};
use content::problem::Problem;
use serde_json::Value;

use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::handlers::auth::private;
use crate::wire::account::UserBody;

/// Who is signed in
#[utoipa::path(
    get, path = "/api/users/me", tag = "Accounts", operation_id = "show_me",
    params(
        ("populate" = Option<String>, Query, description = "`role`, or `*` for all there is"),
        ("fields[0]" = Option<String>, Query, description = "Only these fields; the id always"),
    ),
    security(("key" = [])),
    responses(
        (status = 200, body = UserBody),
        (status = 401, description = "The token does not count", body = ref("#/components/schemas/ContentError")),
        (status = 403, description = "Nobody is signed in", body = ref("#/components/schemas/ContentError")),
        (status = 429, description = "Too many wrong keys", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn show_me(caller: Caller, RawQuery(query): RawQuery) -> Result<Response, ApiError> {
    let Caller::Account(session) = caller else { return Err(Dialect::forbidden()) };
    let query = brackets::parse(query.as_deref().unwrap_or_default())?;
    let fields = fields(query.get("fields"))?;
    let role = Some(session.role).filter(|_| query.get("populate").is_some_and(asks_for_role));
    let user = UserBody::new(&session.account, role);
    Ok(match fields {
        None => private(&user),
        Some(fields) => private(&chosen(&user, &fields)),
    })
}

/// The fields that were asked for; `None` for all. A list with commas is no name.
fn fields(asked: Option<&Node>) -> Result<Option<Vec<&str>>, Problem> {
    let asked = match asked {
        None => return Ok(None),
        Some(Node::List(list)) => list.iter().collect(),
        Some(one) => vec![one],
    };
    let name = |node: &'_ Node| match node.as_text() {
        Some(name) if name == "*" || UserBody::FIELDS.contains(&name) => Ok(()),
        name => Err(Problem::parameter(name.unwrap_or("fields"))),
    };
    asked.iter().try_for_each(|node| name(node))?;
    let names: Vec<&str> = asked.into_iter().filter_map(Node::as_text).collect();
    Ok(Some(names).filter(|names| !names.contains(&"*")))
}

/// In any of the forms in which the dialect asks. What is not there is not missed.
fn asks_for_role(populate: &Node) -> bool {
    let is_role = |name: &str| name.trim().split('.').next() == Some("role");
    match populate {
        Node::Null => false,
        Node::Text(text) => text == "*" || text.split(',').any(is_role),
        Node::List(list) => list.iter().filter_map(Node::as_text).any(is_role),
        Node::Map(_) => populate.get("role").is_some_and(|role| role.as_text() != Some("false")),
    }
}

/// What is populated stays.
fn chosen(user: &UserBody<'_>, fields: &[&str]) -> Value {
    let mut user = serde_json::to_value(user).unwrap_or_default();
    if let Some(user) = user.as_object_mut() {
        user.retain(|name, _| name == "id" || name == "role" || fields.contains(&name.as_str()));
    }
    user
}
