//! The observed questions of the dialect, as far as reading them goes: what was answered is read, what was refused is
//! refused in the same words. Their answers are held against the whole server elsewhere.

#![allow(clippy::unwrap_used, reason = "a test fails where it finds something wrong")]

use std::path::PathBuf;

use content::brackets;
use content::model::{ContentType, Language, Model, TypeKind};
use content::problem::{Problem, ProblemKind};
use content::query::{Asking, Query};
use serde_json::Value;

fn model() -> Model {
    let files = [
        ("article.toml", include_str!("types/article.toml")),
        ("tag.toml", include_str!("types/tag.toml")),
        ("secret.toml", include_str!("types/secret.toml")),
        ("homepage.toml", include_str!("types/homepage.toml")),
        ("shared.banner.toml", include_str!("types/shared.banner.toml")),
        ("shared.link.toml", include_str!("types/shared.link.toml")),
        ("shared.quote.toml", include_str!("types/shared.quote.toml")),
    ];
    let language = |code: &str| Language { code: code.to_owned(), name: code.to_owned() };
    Model::read(&files, vec![language("pt-PT"), language("en")]).unwrap()
}

#[allow(clippy::print_stderr, reason = "a skipped test must say so")]
fn cases() -> Option<Vec<Value>> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let folder = std::env::var_os("JORNADA_TEST_DATA").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let file = folder.join("dialect").join("cases.json");
    match std::fs::read_to_string(&file) {
        Ok(text) => Some(serde_json::from_str(&text).unwrap()),
        Err(_) => {
            eprintln!("SKIPPED: no observed cases at {} (set JORNADA_TEST_DATA)", file.display());
            None
        }
    }
}

fn asked(model: &Model, address: &str) -> Result<(), Problem> {
    let is_public = |of: &ContentType| of.is_public;
    let asking = Asking { may_find: &is_public, default_locale: None, max_limit: 100, may_preview: true };
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let mut parts = path.trim_matches('/').split('/');
    let of = model.at(parts.next().unwrap()).unwrap();
    let node = brackets::parse(query)?;
    match (parts.next(), of.kind) {
        (Some(_), _) => Query::one(model, of, &node, &asking).map(|shown| drop(shown.key())),
        (None, TypeKind::Collection) => Query::list(model, of, &node, &asking).map(|query| drop(query.key())),
        (None, TypeKind::Single) => Query::single(model, of, &node, &asking).map(|query| drop(query.key())),
    }
}

#[test]
fn observed_questions_are_read_or_refused_as_they_were() {
    let model = model();
    for case in cases().into_iter().flatten() {
        let (Some(address), Some(status)) = (case["get"].as_str(), case["status"].as_u64()) else { continue };
        let result = asked(&model, address);
        if status != 400 {
            assert_eq!(result, Ok(()), "{address}");
            continue;
        }
        let problem = result.expect_err(address);
        if let Some(message) = case["error"]["message"].as_str() {
            assert_eq!(problem.message, message, "{address}");
        }
        let kind = match problem.kind {
            ProblemKind::Validation => "ValidationError",
            ProblemKind::Pagination => "PaginationError",
            ProblemKind::Application => "ApplicationError",
        };
        assert_eq!(Some(kind), case["error"]["name"].as_str(), "{address}");
    }
}
