//! What the OpenAPI document says of the API as a whole. Calls get into it by being routed (`router.rs`); the whole is
//! checked in as `docs/openapi.json`, the contract that clients are generated from.

mod content;
mod uploads;

use ::content::model::Model;
use utoipa::OpenApi as _;
use utoipa::ToSchema as _;
use utoipa::openapi::path::Parameter;
use utoipa::openapi::schema::{Schema, SchemaType, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response};
use utoipa::{IntoParams, Modify, Number};

use crate::error::{Envelope, ErrorBody};

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Jornada",
        description = "Fixtures, results, tables, line-ups and figures of a football league. \
            Times are ISO 8601 with the league's offset; errors are `{error, message, statusCode}`.",
    ),
    tags(
        (name = "Seasons", description = "Seasons and the competitions played in them"),
        (name = "Competition", description = "One competition: rounds, matches, teams, table, figures"),
        (name = "Match", description = "One match: before, during and after it"),
        (name = "Team", description = "One team: itself, squad, matches, figures"),
        (name = "Player", description = "One player: himself, matches, seasons, videos"),
        (name = "Coach", description = "One coach: himself, matches, teams"),
        (name = "Officials", description = "Referees, delegates and observers"),
        (name = "Calendar", description = "Matches by day"),
        (name = "Search", description = "Everything by its words"),
        (name = "International", description = "Competitions abroad, by number"),
        (name = "Content", description = "What editors write: news, videos, pages, menus, texts"),
        (name = "Accounts", description = "Signing in, and who is signed in"),
        (name = "Profile", description = "What a fan has of his own: account, profile, photo, teams, newsletters, devices"),
        (name = "Accreditation", description = "Media that ask to be let in, and those who decide on it"),
        (name = "Events", description = "What visitors do, counted"),
        (name = "Feed", description = "Data in, for those who have a data provider"),
    ),
    modifiers(&Keys),
)]
struct Description;

/// How a program shows its key.
struct Keys;

impl Modify for Keys {
    fn modify(&self, document: &mut OpenApi) {
        let scheme = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        document.components.get_or_insert_default().add_security_scheme("key", scheme);
    }
}

/// What holds for every call, so that it is said once: the answer is what the call is for, and some errors can always
/// happen.
pub(crate) fn complete(mut document: OpenApi, model: &Model) -> OpenApi {
    let operations = document.paths.paths.iter_mut().flat_map(|(path, item)| {
        let envelope = Envelope::of(path);
        let reads = item.get.as_mut().map(|operation| (operation, COMMON.iter().chain(READING)));
        let writes = [item.put.as_mut(), item.post.as_mut(), item.delete.as_mut()].into_iter().flatten();
        let writes = writes.map(|operation| (operation, COMMON.iter().chain(WRITING)));
        reads.into_iter().chain(writes).map(move |(operation, common)| (envelope, operation, common))
    });
    for (envelope, operation, common) in operations {
        for parameter in operation.parameters.iter_mut().flatten() {
            if let RefOr::T(parameter) = parameter {
                narrow(parameter);
            }
        }
        let summary = operation.summary.clone().unwrap_or_default();
        let asks = operation.parameters.iter().flatten().any(|p| matches!(p, RefOr::T(p) if p.name != "Locale"));
        let asks = asks || operation.request_body.is_some();
        let answers = &mut operation.responses.responses;
        let (error, never) = match envelope {
            Envelope::Sports => (ErrorBody::name(), &[][..]),
            // What is somebody's own has no ETag, and a body that is not JSON says nothing.
            Envelope::Content => ("ContentError".into(), &["304", "415"][..]),
        };
        // Nor has what only one person may see.
        let (is_own, has_body) = (operation.security.is_some(), operation.request_body.is_some());
        let common = common.filter(|(status, _)| match *status {
            status if never.contains(&status) => false,
            "400" => asks,
            "304" => !is_own,
            "415" => has_body,
            _ => true,
        });
        for &(status, description) in common {
            let mut answer = Response::new(description);
            if status != "304" {
                let schema = Ref::from_schema_name(error.clone());
                let content = Content::new(Some(RefOr::Ref(schema)));
                answer.content.insert("application/json".to_owned(), RefOr::T(content));
            }
            answers.insert(status.to_owned(), RefOr::T(answer));
        }
        if let Some(RefOr::T(answer)) = answers.get_mut("200") {
            answer.description = summary;
        }
    }
    let schemas = document.components.iter_mut().flat_map(|components| components.schemas.values_mut());
    for schema in schemas {
        if let RefOr::T(Schema::AllOf(whole)) = schema {
            whole.items.iter_mut().for_each(open);
        }
    }
    if let Err(error) = content::describe(&mut document, model).and_then(|()| uploads::describe(&mut document)) {
        tracing::error!(%error, "the content API could not be described");
    }
    document
}

/// A part of a whole cannot refuse the fields of the others.
fn open(part: &mut RefOr<Schema>) {
    if let RefOr::T(Schema::Object(part)) = part {
        part.additional_properties = None;
    }
}

/// Says what a parameter takes, as exactly as a schema can.
fn narrow(parameter: &mut Parameter) {
    let Some(RefOr::T(Schema::Object(schema))) = parameter.schema.as_mut() else { return };
    let is_text = schema.schema_type == SchemaType::new(Type::String);
    let most = MOST.iter().find(|(name, _)| *name == parameter.name).map(|(_, most)| *most);
    if is_text {
        let form = FORMS.iter().find(|(name, _)| *name == parameter.name);
        schema.pattern = form.map(|(_, form)| (*form).to_owned());
    } else if schema.schema_type == SchemaType::new(Type::Integer) {
        schema.minimum = Some(Number::Int(1));
        schema.maximum = most.map(Number::Int);
    }
}

/// How texts in addresses are written.
const FORMS: [(&str, &str); 5] = [
    ("season", "^[0-9]{8}$"),
    ("competition", "^[a-z0-9-]{1,64}$"),
    ("round", "^(r[0-9]{1,15}|[1-9][0-9]{0,3})$"),
    ("month", "^([0-9]{4}-)?(0[1-9]|1[0-2])$|^[1-9]$"),
    ("team", "^(all|[1-9][0-9]{0,17})$"),
];

/// The most that can be asked for at once.
const MOST: [(&str, isize); 6] =
    [("size", 100), ("perPage", 100), ("limit", 100), ("matches", 100), ("page", 10_000), ("pageSize", 100)];

/// Answers that every call can give.
const COMMON: &[(&str, &str)] = &[
    ("400", "A parameter or the body is missing, cannot be read, or contradicts another"),
    ("414", "The address is too long"),
    ("431", "The headers are too large"),
    ("500", "Our fault; quote the request id"),
    ("503", "The data is not available right now"),
];

/// Those of calls that read, and of calls that write.
const READING: &[(&str, &str)] = &[("304", "Not changed since the answer whose ETag was sent")];
const WRITING: &[(&str, &str)] = &[("413", "The body is too large"), ("415", "The body is not declared as JSON")];

/// A competition in one season.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[allow(dead_code, reason = "describes parameters, which `params.rs` reads")]
pub(crate) struct EditionQuery {
    #[param(example = "liga-atlantica")]
    competition: String,
    /// Default: the current season
    #[param(example = "20262027")]
    season: Option<String>,
}

/// Which table.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[allow(dead_code, reason = "describes parameters, which `params.rs` reads")]
pub(crate) struct TableQuery {
    /// Count matches in play; default `false`
    live: Option<bool>,
    /// The round's number, or `r` and its id
    #[param(example = "13")]
    round: Option<String>,
}

/// How a calendar to subscribe to is asked for.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[allow(dead_code, reason = "describes parameters, which `params.rs` reads")]
pub(crate) struct FileQuery {
    /// Default: the current season
    #[param(example = "20262027")]
    season: Option<String>,
    /// `pt-PT` (default) or `en`
    #[param(example = "en")]
    lang: Option<String>,
}

/// A match by its place in a competition. All four must agree.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[allow(dead_code, reason = "describes parameters, which `params.rs` reads")]
pub(crate) struct MatchQuery {
    /// The competition's slug
    #[param(example = "liga-atlantica")]
    competition: String,
    #[param(example = "20262027")]
    season: String,
    /// The round's number, or `r` and its id
    #[param(example = "14")]
    round: String,
    /// The match's number
    #[param(example = 1591)]
    fixture: i64,
}

#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
#[allow(dead_code, reason = "describes a header, which `locale.rs` reads")]
pub(crate) struct LocaleHeader {
    /// `pt-PT` (default) or `en`
    #[param(rename = "Locale")]
    locale: Option<String>,
}

/// The document before any call is in it.
pub(crate) fn description() -> OpenApi {
    Description::openapi()
}
