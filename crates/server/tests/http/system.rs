use axum::body::Body;
use axum::http::{Method, Request};

use crate::client::Client;
use crate::pages::{limits, pages};

#[tokio::test]
async fn health_readiness_and_figures() {
    let client = Client::demo().await;
    assert_eq!(client.get("/healthz").await.body, b"ok\n");
    assert_eq!(client.get("/readyz").await.body, b"ready\n");
    client.get("/api/v2/seasons").await;
    client.get("/api/v2/seasons").await;
    let figures = String::from_utf8(client.get("/metrics").await.body).unwrap();
    for line in [
        "jornada_http_requests_total{route=\"/api/v2/seasons\",method=\"GET\",status=\"200\"}",
        "jornada_http_request_seconds_bucket{route=\"/api/v2/seasons\"",
        "jornada_cache_requests_total{result=\"hit\"}",
        "jornada_cache_requests_total{result=\"miss\"}",
        "jornada_database_seconds_count",
    ] {
        assert!(figures.contains(line), "{line} is missing in\n{figures}");
    }
}

#[tokio::test]
async fn every_answer_has_a_request_id() {
    let client = Client::demo().await;
    let (first, second) = (client.get("/healthz").await, client.get("/nowhere").await);
    assert_ne!(first.headers["x-request-id"], second.headers["x-request-id"]);
    let given = client.get_with("/healthz", &[("x-request-id", "proxy-42-abc")]).await;
    assert_eq!(given.headers["x-request-id"], "proxy-42-abc");
    let hostile = client.get_with("/healthz", &[("x-request-id", "a\"; drop")]).await;
    assert_ne!(hostile.headers["x-request-id"], "a\"; drop");
}

#[tokio::test]
async fn other_sites_may_read_and_nothing_else() {
    let client = Client::demo().await;
    let answer = client.get_with("/api/v2/seasons", &[("origin", "https://example.org")]).await;
    assert_eq!(answer.headers["access-control-allow-origin"], "*");
    let preflight = Request::builder()
        .method(Method::OPTIONS)
        .uri("/api/v2/seasons")
        .header("origin", "https://example.org")
        .header("access-control-request-method", "GET")
        .body(Body::empty())
        .unwrap();
    let answer = client.send(preflight).await;
    assert_eq!(answer.status, 204);
    assert_eq!(answer.headers["access-control-allow-methods"], "GET, HEAD");
    assert!(!answer.headers["access-control-allow-headers"].to_str().unwrap().contains("authorization"));
}

#[tokio::test]
async fn the_api_describes_itself() {
    let client = Client::demo().await;
    let document = client.json("/api/openapi.json").await;
    let paths = document["paths"].as_object().unwrap().iter();
    for (path, operation) in paths.flat_map(|(path, item)| item.as_object().unwrap().values().map(move |it| (path, it)))
    {
        assert!(operation["operationId"].is_string() && operation["summary"].is_string(), "{path}");
        for (status, answer) in operation["responses"].as_object().unwrap() {
            assert!(answer["description"].as_str().is_some_and(|text| !text.is_empty()), "{path} {status}");
            let content = answer["content"].as_object();
            let is_described = content.is_some_and(|kinds| kinds.values().any(|kind| kind["schema"].is_object()));
            let is_empty = status.starts_with('3') || status == "204";
            assert_eq!(is_described, !is_empty, "{path} {status}");
        }
    }
    client.get("/api/docs").await;
    let page = client.get("/api/docs").await;
    assert!(page.headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
    let html = String::from_utf8(page.body).unwrap();
    assert!(html.contains("<code>r</code> and its id"), "code is shown as such");
    assert!(html.contains("<h1>") && html.contains("/api/v2/competition/standings"));
    assert!(!html.contains("<script") && !html.contains("https://"), "the page loads nothing from elsewhere");
    assert_eq!(client.get("/api/docs.css").await.headers["content-type"], "text/css; charset=utf-8");
}

#[test]
fn the_checked_in_description_is_up_to_date() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let known = std::fs::read_to_string(file).unwrap_or_default();
    let current = server::openapi(&content::model::Model::built_in()).to_pretty_json().unwrap() + "\n";
    assert!(known == current, "docs/openapi.json is stale: run `make openapi`");
    // A league's own types are described, too.
    let own =
        ("own.toml", "name = \"recipe\"\nplural = \"recipes\"\narea = \"site\"\nlabel = { pt = \"R\", en = \"R\" }\n");
    let with_own = server::openapi(&content::model::Model::built_in_with(&[own]).unwrap()).to_json().unwrap();
    assert!(known.contains("\"/api/news/{id}\"") && with_own.contains("\"/api/recipes\""));
}

/// The page that describes the API has an address to try for each call.
#[tokio::test]
async fn every_example_works_in_the_demo_league() {
    let client = Client::with_pages(Client::demo_database().await, Some(pages(limits()))).await;
    let html = String::from_utf8(client.get("/api/docs").await.body).unwrap();
    let examples: Vec<String> = html
        .split("href=\"")
        .filter_map(|rest| rest.split_once('"').map(|(address, _)| address.replace("&amp;", "&")))
        .filter(|address| address.starts_with("/api/v"))
        .collect();
    assert!(examples.len() > 50, "{examples:?}");
    for example in examples {
        assert_eq!(client.get(&example).await.status, 200, "{example}");
    }
}

/// What docs/SPECIFICATION.md names exists: files, and tests by their last name.
#[test]
fn the_specification_names_only_what_is_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("docs/SPECIFICATION.md")).unwrap();
    let mut sources = String::new();
    let mut folders = vec![root.join("crates")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    let named: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    assert!(named.len() > 200);
    for name in named {
        if name.starts_with("crates/") && name.ends_with(".rs") {
            assert!(root.join(name).is_file(), "{name}");
        } else if let Some(file) = name.strip_prefix("http/") {
            assert!(root.join("crates/server/tests/http").join(file).is_file(), "{name}");
        } else if name.contains("::")
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_: ".contains(c))
        {
            let test = name.rsplit("::").next().unwrap();
            assert!(sources.contains(&format!("fn {test}(")), "{name}");
        }
    }
}
