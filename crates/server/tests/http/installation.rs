//! What devices that install the site ask for, the native apps that belong to it, and what visitors do, counted.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use server::{AndroidApp, AppOptions};
use testkit::TestDatabase;

use crate::client::{Answer, Client, now};
use crate::pages::{limits, pages};

async fn site(change: impl FnOnce(&mut AppOptions)) -> Client {
    Client::with(Client::demo_database().await, |options| {
        options.pages = Some(pages(limits()));
        change(options);
    })
    .await
}

#[tokio::test]
async fn the_manifest_is_there_in_both_languages_and_all_it_names_is() {
    let site = site(|options| options.installation.short_name = Some("Liga".to_owned())).await;
    for (address, language, start, table) in [
        ("/manifest.webmanifest", "pt-PT", "/", "Classificação"),
        ("/manifest.webmanifest?lang=en", "en", "/?lang=en", "Table"),
    ] {
        let answer = site.get(address).await;
        assert_eq!(answer.headers["content-type"], "application/manifest+json");
        let manifest: Value = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!([&manifest["lang"], &manifest["start_url"], &manifest["short_name"]], [language, start, "Liga"]);
        assert_eq!([&manifest["display"], &manifest["scope"], &manifest["id"]], ["standalone", "/", "/"]);
        let shortcuts = manifest["shortcuts"].as_array().unwrap();
        let named = shortcuts.iter().find(|shortcut| shortcut["name"] == table).unwrap();
        assert!(named["url"].as_str().unwrap().starts_with("/competition/liga-atlantica/classification"), "{named}");
        let icons = manifest["icons"].as_array().unwrap().iter().chain(shortcuts.iter().map(|s| &s["icons"][0]));
        for icon in icons {
            let answer = site.get(icon["src"].as_str().unwrap()).await;
            let picture = image::load_from_memory(&answer.body).unwrap();
            assert_eq!(icon["sizes"], format!("{0}x{0}", picture.width()), "{icon}");
        }
        let purposes: Vec<&Value> = manifest["icons"].as_array().unwrap().iter().map(|icon| &icon["purpose"]).collect();
        assert!(["any", "maskable", "monochrome"].iter().all(|purpose| purposes.contains(&&json!(purpose))));
    }
    assert_eq!(site.get("/manifest.webmanifest?lang=fr").await.status, 400);
    for nothing in ["/icons/any-513.png", "/icons/any-192.svg", "/icons/..%2Fany-192.png"] {
        assert_eq!(site.get(nothing).await.status, 404, "{nothing}");
    }
}

#[tokio::test]
async fn the_worker_is_always_asked_about_and_can_be_withdrawn() {
    let withdrawn = site(|options| options.installation.has_worker = false).await;
    let answer = withdrawn.get("/sw.js").await;
    let text = String::from_utf8(answer.body).unwrap();
    assert!(text.contains("unregister") && text.contains("caches.delete") && text.contains("skipWaiting"), "{text}");
    assert_eq!(answer.headers["cache-control"], "no-cache");
    assert_eq!(answer.headers["service-worker-allowed"], "/");
    let site = site(|_| {}).await;
    let answer = site.get("/sw.js").await;
    assert_eq!(answer.body, b"addEventListener('fetch', () => {})");
    assert_eq!(answer.headers["cache-control"], "no-cache");
    assert_eq!(answer.headers["content-type"], "text/javascript; charset=utf-8");
}

#[tokio::test]
async fn native_apps_are_named_where_there_are_any() {
    let nobody = site(|_| {}).await;
    for place in ["/.well-known/assetlinks.json", "/.well-known/apple-app-site-association"] {
        assert_eq!(nobody.get(place).await.status, 404, "{place}");
    }
    let site = site(|options| {
        let fingerprints = vec!["AB:CD".to_owned()];
        options.installation.android = vec![AndroidApp { package: "pt.liga.app".to_owned(), fingerprints }];
        options.installation.ios = vec!["TEAM123456.pt.liga.app".to_owned()];
    })
    .await;
    let links: Value = site.json("/.well-known/assetlinks.json").await;
    assert_eq!(links[0]["target"]["package_name"], "pt.liga.app");
    assert_eq!(links[0]["target"]["sha256_cert_fingerprints"], json!(["AB:CD"]));
    let association: Value = site.json("/.well-known/apple-app-site-association").await;
    assert_eq!(association["applinks"]["details"][0]["appIDs"], json!(["TEAM123456.pt.liga.app"]));
    assert_eq!(association["webcredentials"]["apps"], json!(["TEAM123456.pt.liga.app"]));
    let manifest: Value = serde_json::from_slice(&site.get("/manifest.webmanifest").await.body).unwrap();
    assert_eq!(manifest["related_applications"], json!([{ "platform": "play", "id": "pt.liga.app" }]));
}

#[tokio::test]
async fn the_native_app_gets_pages_without_what_it_draws_itself_and_is_remembered() {
    let site = site(|_| {}).await;
    let agent = [("user-agent", "Mozilla/5.0 (Linux; Android 16) JornadaApp/3.1")];
    for _ in 0..2 {
        assert!(!String::from_utf8_lossy(&site.get("/some").await.body).contains("data-view"), "a browser is none");
    }
    let answer = site.get_with("/some", &agent).await;
    let html = String::from_utf8_lossy(&answer.body).into_owned();
    assert!(html.contains("<html lang=\"pt-PT\" data-view=\"app\">"), "{html}");
    assert!(html.contains("media=\"(prefers-color-scheme: dark)\" content=\"#000e26\""), "{html}");
    assert!(answer.headers["set-cookie"].to_str().unwrap().starts_with("jornada_view=app"));
    assert_eq!(answer.headers["cache-control"], "private, no-store", "nobody in between may give it to others");
    let answer = site.get_with("/some?app=0", &agent).await;
    assert!(!String::from_utf8_lossy(&answer.body).contains("data-view"), "whoever asks for the site gets it");
}

async fn count(site: &Client, body: Value) -> Answer {
    let request = Request::post("/api/v1/events").header("content-type", "application/json");
    site.send(request.body(Body::from(body.to_string())).unwrap()).await
}

#[tokio::test]
async fn what_visitors_do_is_kept_as_numbers() {
    let one = |name: &str| json!({ "name": name, "platform": "pwa", "deviceType": "mobile" });
    let silent = site(|_| {}).await;
    assert_eq!(count(&silent, json!({ "events": [one("logout")] })).await.status, 404);
    let page = String::from_utf8(silent.get("/some").await.body).unwrap();
    assert!(!page.contains("data-counting"));

    let site = Client::with(TestDatabase::sqlite(), |options| options.installation.is_counting = true).await;
    assert_eq!(count(&site, json!({ "events": [one("logout"), one("play_video"), one("logout")] })).await.status, 204);
    assert_eq!(count(&site, json!({ "events": [one("logout")] })).await.status, 204);
    site.app.write_counts().await.unwrap();
    assert_eq!(count(&site, json!({ "events": [one("logout")] })).await.status, 204);
    site.app.write_counts().await.unwrap();
    let today = now().to_zoned(crate::client::lisbon()).date();
    let counted = site.app.store().event_counts(today, today).await.unwrap();
    let counted: Vec<(&str, &str, i64)> =
        counted.iter().map(|one| (one.name.as_str(), one.device_type.as_str(), one.number)).collect();
    assert_eq!(counted, [("logout", "mobile", 4), ("play_video", "mobile", 1)]);
    assert_eq!(site.app.store().forget_events(today.tomorrow().unwrap()).await.unwrap(), 2);
}

#[tokio::test]
async fn nothing_else_is_counted() {
    let site = Client::with(TestDatabase::sqlite(), |options| options.installation.is_counting = true).await;
    let good = json!({ "name": "logout", "platform": "web", "deviceType": "desktop" });
    let with = |field: &str, value: Value| {
        let mut event = good.clone();
        event[field] = value;
        json!({ "events": [good, event] })
    };
    for (body, status) in [
        (with("name", json!("hacked")), 400),
        (with("platform", json!("fridge")), 400),
        (with("deviceType", json!(7)), 400),
        (with("device_id", json!("somebody")), 400),
        (json!({ "events": "logout" }), 400),
        (json!([]), 400),
        (json!({ "events": vec![good.clone(); 51] }), 413),
    ] {
        assert_eq!(count(&site, body.clone()).await.status, status, "{body}");
    }
    site.app.write_counts().await.unwrap();
    let day = |text: &str| text.parse().unwrap();
    assert_eq!(site.app.store().event_counts(day("0001-01-01"), day("9999-12-31")).await.unwrap(), []);
}
