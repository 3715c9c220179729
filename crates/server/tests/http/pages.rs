//! Pages, with a small app in the place of the real one: so that each way in which a page can go wrong can be had.

use std::fs;
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use render::{Bundle, Limits};
use serde_json::json;
use server::{Elsewhere, Pages};
use store::matches::MatchFacts;
use testkit::TestDatabase;

use crate::client::{Answer, Client, now};

/// Pages say what they are and what they read; some misbehave, as their address says.
const APP: &str = r#"
let current;
const head = (title) => ({ title, description: "D", canonical: "/c" });
globalThis.jornada = {
  parameters: ["tab", "preview"],
  describe(text) {
    current = JSON.parse(text);
    const { address } = current;
    if (address === "/blind") throw new Error("cannot see");
    return JSON.stringify({ status: 200, head: head("described"), files: [] });
  },
  async prepare() {
    const { address, language } = current;
    if (address === "/prepare-loops") for (;;);
    current.answer = await askProgram(address === "/standings" ? "/api/v2/competition/standings?competition=liga-atlantica" : "/api/v2/seasons");
    if (address.startsWith("/old")) return JSON.stringify({ status: 200, head: head("old"), files: [], location: "/new?tab=a" });
    const lead = address.split("?")[0];
    if (lead.startsWith("/lead/")) return JSON.stringify({ status: 200, head: head("lead"), files: [], location: decodeURIComponent(lead.slice(6)) });
    if (address === "/etc") current.answer = await askProgram("/etc/passwd");
    const status = address.startsWith("/missing") ? 404 : current.answer.status;
    return JSON.stringify({ status, head: head(language), files: ["src/Page.tsx"], state: { a: 1 } });
  },
  paint() {
    if (current.address === "/paint-throws") throw new Error("no luck");
    if (current.address === "/paint-hogs") { const kept = []; for (;;) kept.push(new Array(10000).fill(0)); }
    return `<h1>${current.address} ${current.language} ${current.isAppView}</h1><p>${current.answer.body.length}</p>`;
  },
};
"#;

const MANIFEST: &str = r#"{
    "src/app/entry-first.ts": { "file": "assets/first-1.js" },
    "src/app/entry-client.tsx": { "file": "assets/main-1.js", "css": ["assets/main-1.css"] },
    "src/Page.tsx": { "file": "assets/Page-1.js", "css": ["assets/Page-1.css"] }
}"#;

pub fn pages(limits: Limits) -> Pages {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    file("server/pages.js", APP);
    file("client/manifest.json", MANIFEST);
    file("client/assets/main-1.js", "export {}");
    file("client/assets/main-1.js.br", "(brotli)");
    file("client/assets/first-1.js", "start()");
    file("client/assets/main-1.css", "@layer base;");
    file("client/assets/Page-1.css", "h1 { color: red }");
    file("client/favicon.svg", "<svg/>");
    file("client/sw.js", "addEventListener('fetch', () => {})");
    Pages::start(Bundle::read(folder.path()).unwrap(), limits, "https://liga.example".to_owned()).unwrap()
}

pub fn limits() -> Limits {
    let deadline = Duration::from_millis(500);
    Limits { workers: 1, deadline, memory_bytes: 16 << 20, ..Limits::default() }
}

async fn client() -> Client {
    let client = Client::with_pages(TestDatabase::sqlite(), Some(pages(limits()))).await;
    client.load_demo().await;
    client
}

/// A change that every page here depends on.
async fn change(client: &Client) {
    let mut write = client.app.store().write().await.unwrap();
    let edition = write.find_edition("liga-atlantica", "20262027".parse().unwrap()).await.unwrap().unwrap();
    let team = write.find_team_by_external_id("far").await.unwrap().unwrap();
    write.deduct_points(&edition, team.id, 1, 1, ("Teste", "Test")).await.unwrap();
    let known = write.find_matches(edition.id).await.unwrap().remove(0);
    let facts = MatchFacts { attendance: Some(12), ..known.facts.clone() };
    write.update_match(&edition, &known, known.round_id, facts).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
}

fn is_stale(answer: &Answer) -> bool {
    answer.headers.contains_key("x-jornada-stale")
}

#[tokio::test]
async fn a_page_is_a_whole_document_that_runs_nothing_but_ours() {
    let client = client().await;
    let page = client.get("/").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    assert_eq!(page.headers["cache-tag"], "seasons");
    assert_eq!(page.headers["vary"], "accept-encoding, cookie");
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    let scripts = policy.split("; ").find(|part| part.starts_with("script-src ")).unwrap();
    assert!(scripts.starts_with("script-src 'self' 'sha256-") && !scripts.contains("unsafe"), "{policy}");
    assert!(policy.contains("frame-src 'none';"), "{policy}");
    let html = page.text();
    for part in [
        "<html lang=\"pt-PT\">",
        "<title>pt-PT</title>",
        "<h1>/ pt-PT false</h1>",
        "<link rel=\"canonical\" href=\"https://liga.example/c\">",
        "<script data-entry=\"/assets/main-1.js\" data-modules=\"/assets/Page-1.js\">start()</script>",
        "<style id=\"jornada-own\"></style>\n<style>@layer base;\nh1 { color: red }</style>",
        "<link rel=\"stylesheet\" href=\"/assets/main-1.css\" disabled>",
        "<link rel=\"stylesheet\" href=\"/assets/Page-1.css\" disabled>",
        "<script type=\"application/json\" id=\"jornada-state\">{\"page\":{\"a\":1},\"answers\":{\"/api/v2/seasons\":[{",
    ] {
        assert!(html.contains(part), "{part} is not in {html}");
    }
    let head = Request::head("/").body(Body::empty()).unwrap();
    assert_eq!(client.send(head).await.status, 200);
}

#[tokio::test]
async fn what_a_page_begins_with_is_written_into_it_and_allowed_by_its_digest() {
    let page = client().await.get("/").await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    // As `openssl dgst -sha256 -binary | base64` has them.
    let script = "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';";
    // The first of these is that of nothing: the sheet for what only one device shows is empty when it is sent.
    let styles = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-8/CIl/Cjmjzo8NDvgMK71mOvGuekg10nu/jamJVopMM=';";
    assert!(policy.contains(script) && policy.contains(styles), "{policy}");
}

#[tokio::test]
async fn pages_may_load_from_elsewhere_what_they_were_allowed() {
    let elsewhere = Elsewhere {
        pictures: Some("https://media.example/liga".to_owned()),
        embeds: vec!["https://video.example".to_owned()],
        streams: vec!["https://live.example".to_owned()],
        organisation: Vec::new(),
    };
    let pages = pages(limits()).allowing(&elsewhere);
    let client = Client::with_pages(TestDatabase::sqlite(), Some(pages)).await;
    // Also the page that says that there is none.
    for path in ["/", "/missing"] {
        let page = client.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        for part in [
            "img-src 'self' https://media.example data:;",
            "connect-src 'self' https://live.example;",
            "media-src 'self' blob: data: https://live.example;",
            "frame-src https://video.example;",
            "script-src 'self' 'sha256-",
        ] {
            assert!(policy.contains(part), "{path}: {part} is not in {policy}");
        }
    }
}

#[tokio::test]
async fn a_page_is_kept_and_renewed_when_what_it_read_changes() {
    let client = client().await;
    let first = client.get("/standings").await;
    let tag = first.headers["etag"].to_str().unwrap().to_owned();
    assert_eq!(client.get_with("/standings", &[("if-none-match", &tag)]).await.status, 304);
    change(&client).await;
    // The next visitor does not wait: the page of a moment ago comes at once, and a new one is painted meanwhile.
    let meanwhile = client.get("/standings").await;
    assert!(is_stale(&meanwhile));
    assert_eq!(meanwhile.body, first.body);
    let renewed = async {
        loop {
            let page = client.get("/standings").await;
            if !is_stale(&page) {
                return page;
            }
            tokio::task::yield_now().await;
        }
    };
    let renewed = tokio::time::timeout(Duration::from_secs(20), renewed).await.unwrap();
    assert_ne!(renewed.body, first.body);
}

#[tokio::test]
async fn the_language_is_chosen_by_the_address_and_remembered() {
    let client = client().await;
    let chosen = client.get("/?lang=en&tab=2").await;
    assert!(chosen.text().contains("<html lang=\"en\">") && chosen.text().contains("<h1>/?tab=2 en false</h1>"));
    let cookie = chosen.headers["set-cookie"].to_str().unwrap();
    assert_eq!(cookie, "jornada_language=en; Path=/; Max-Age=2160000; SameSite=Lax; Secure");
    assert_eq!(chosen.headers["cache-control"], "private, no-store");
    let remembered = client.get_with("/", &[("cookie", "a=b; jornada_language=en")]).await;
    assert!(remembered.text().contains("<h1>/ en false</h1>"));
    assert!(!remembered.headers.contains_key("set-cookie"));
    let again = client.get_with("/?lang=pt", &[("cookie", "jornada_language=en")]).await;
    assert!(again.text().contains("<h1>/ pt-PT false</h1>"));
    assert!(again.headers["set-cookie"].to_str().unwrap().starts_with("jornada_language=pt-PT;"));
    // The choice is made by the handler each time, never by a shortcut past it.
    assert!(client.get("/?lang=en&tab=2").await.headers.contains_key("set-cookie"));
    assert!(client.get("/").await.text().contains("<h1>/ pt-PT false</h1>"));
}

#[tokio::test]
async fn the_app_view_lasts_for_the_visit() {
    let client = client().await;
    let chosen = client.get("/?app=1").await;
    assert!(chosen.text().contains("data-view=\"app\"") && chosen.text().contains("<h1>/ pt-PT true</h1>"));
    assert_eq!(chosen.headers["set-cookie"], "jornada_view=app; Path=/; SameSite=Lax; Secure");
    let next = client.get_with("/missing", &[("cookie", "jornada_view=app")]).await;
    assert!(next.text().contains("<h1>/missing pt-PT true</h1>"));
}

#[tokio::test]
async fn a_page_that_cannot_be_painted_is_a_shell_with_the_best_head_and_status_known() {
    let client = client().await;
    for (address, status, title) in [
        ("/paint-throws", 200, "pt-PT"),
        ("/paint-hogs", 200, "pt-PT"),
        ("/prepare-loops", 200, "described"),
        ("/blind", 503, "Jornada"),
    ] {
        let shell = client.get(address).await;
        assert_eq!(shell.status, status, "{address}");
        let html = shell.text();
        assert!(html.contains(&format!("<title>{title}</title>")) && html.contains("<h1>"), "{address}: {html}");
        assert!(html.contains("/assets/main-1.js") && !html.contains("jornada-state"), "{address}: {html}");
        assert!(!html.contains("no luck"));
        assert_eq!(client.get("/").await.status, 200, "after {address}");
    }
    let metrics = client.get("/metrics").await;
    assert!(metrics.text().contains("jornada_renders_total{result=\"threw\"}"));
}

#[tokio::test]
async fn addresses_of_all_kinds_get_a_page_and_the_right_status() {
    let client = client().await;
    for address in ["/missing", "/missing/%zz", "/missing/%ff", "/missing/%00", "/missing//x", "/missing/..%2f..%2fetc"]
    {
        let page = client.get(address).await;
        assert_eq!(page.status, 404, "{address}");
        assert!(page.text().contains("<h1>"), "{address}");
        assert_eq!(page.headers["cache-control"], "no-store");
    }
    let moved = client.get("/news/?tab=1").await;
    assert_eq!((moved.status.as_u16(), moved.headers["location"].to_str().unwrap()), (308, "/news?tab=1"));
    let elsewhere = client.get("//evil.example/").await;
    assert!(!elsewhere.headers.contains_key("location"));
    let ignored = client.get("/?utm_source=x&tab=1&lang=xx&__proto__=1").await;
    assert!(ignored.text().contains("<h1>/?tab=1 pt-PT false</h1>"));
    let post = Request::post("/").body(Body::empty()).unwrap();
    client.send(post).await.is_error(405, "method_not_allowed");
}

#[tokio::test]
async fn pages_reach_the_api_and_nothing_else() {
    let client = client().await;
    let page = client.get("/etc").await;
    assert_eq!(page.status, 404);
    client.get("/api/v1/nothing").await.is_error(404, "not_found");
    client.get("/art/nothing.svg").await.is_error(404, "not_found");
    client.get("/assets/nothing.js").await.is_error(404, "not_found");
}

#[tokio::test]
async fn files_come_in_the_form_that_the_browser_takes() {
    let client = client().await;
    let plain = client.get("/assets/main-1.js").await;
    assert_eq!((plain.status.as_u16(), plain.text()), (200, "export {}"));
    assert_eq!(plain.headers["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(plain.headers["content-type"], "text/javascript; charset=utf-8");
    let brotli = client.get_with("/assets/main-1.js", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!((brotli.text(), brotli.headers["content-encoding"].to_str().unwrap()), ("(brotli)", "br"));
    let icon = client.get("/favicon.svg").await;
    assert_eq!(icon.headers["content-type"], "image/svg+xml");
    assert_eq!(icon.headers["cache-control"], "public, max-age=3600");
    let known = icon.headers["etag"].to_str().unwrap();
    assert_eq!(client.get_with("/favicon.svg", &[("if-none-match", known)]).await.status, 304);
    for inner in ["/server/pages.js", "/manifest.json", "/../server/pages.js", "/assets/../manifest.json"] {
        assert!(!client.get(inner).await.text().contains("globalThis"), "{inner}");
    }
}

#[tokio::test]
async fn while_the_database_is_away_the_last_good_page_is_given_and_a_new_one_says_so() {
    let database = TestDatabase::postgres().await;
    let client =
        Client::with_pages(database, Some(pages(Limits { deadline: Duration::from_secs(10), ..limits() }))).await;
    client.load_demo().await;
    let good = client.get("/").await;
    assert_eq!(good.status, 200);
    change(&client).await;
    client.database.allow_connections(false).await;
    let stale = client.get("/").await;
    assert_eq!((stale.status.as_u16(), &stale.body), (200, &good.body));
    assert!(is_stale(&stale));
    let unknown = client.get("/standings").await;
    assert_eq!(unknown.status, 503);
    assert!(unknown.text().contains("<h1>/standings"), "{}", unknown.text());
    client.database.allow_connections(true).await;
}

#[tokio::test]
async fn a_page_that_has_another_address_sends_visitors_there() {
    let client = client().await;
    for (asked, told) in [("/old", "/new?tab=a"), ("/old?lang=en", "/new?tab=a&lang=en"), ("/old?x=1", "/new?tab=a")] {
        for _ in 0..2 {
            let answer = client.get(asked).await;
            assert_eq!((answer.status.as_u16(), &answer.headers["location"]), (308, &told.parse().unwrap()), "{asked}");
        }
    }
}
