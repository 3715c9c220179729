//! Drafts, shown to whoever was given a link.

use serde_json::{Value, json};
use testkit::TestDatabase;

use crate::old_addresses::Desk;

#[tokio::test]
async fn a_link_leads_to_the_page_of_its_draft() {
    let desk = Desk::on(TestDatabase::sqlite()).await;
    let link = async |address: &str, id: Option<i64>| {
        let id = id.map(|id| format!("/{id}")).unwrap_or_default();
        let path = format!("/api/{address}{id}/actions/preview");
        let answer = desk.send("editor", "POST", &path, &Value::Null).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        answer.json()["data"].clone()
    };
    for (address, start) in [
        ("news", "/news/{id}/um-dois?"),
        ("opinions", "/opinion/{id}/um-dois?"),
        ("pressreleases", "/press-releases/{id}/um-dois?"),
        ("publications", "/publications/{id}?"),
        ("videos", "/video/{id}/um-dois?"),
        ("static-pages", "/pages/um-dois?"),
    ] {
        let id = desk.add(address, &json!({ "title": "Um, dois", "publishedAt": null })).await;
        let given = link(address, Some(id)).await;
        let token = given["token"].as_str().unwrap();
        assert_eq!(token.len(), 54, "an address has room for it");
        let start = start.replace("{id}", &id.to_string());
        assert_eq!(given["page"], format!("{start}preview={token}"), "{address}");
        let english = desk.add(address, &json!({ "title": "One", "publishedAt": null, "locale": "en" })).await;
        let page = link(address, Some(english)).await["page"].as_str().unwrap().to_owned();
        assert!(page.contains("?lang=en&preview="), "{page}");
    }
    let statement = desk.add("comunicados", &json!({ "title": "Um", "publishedAt": null })).await;
    assert_eq!(link("comunicados", Some(statement)).await["page"], Value::Null);
    desk.send("editor", "PUT", "/api/homepage", &json!({ "data": { "title": "Um" } })).await;
    let page = link("homepage", None).await["page"].as_str().unwrap().to_owned();
    assert!(page.starts_with("/?preview="), "{page}");
}

#[tokio::test]
async fn a_page_is_found_by_its_slug_with_its_link_and_no_other() {
    for database in TestDatabase::at_hand().await {
        let desk = Desk::on(database).await;
        let draft = json!({ "title": "Um", "publishedAt": null });
        let (one, other) = (desk.add("static-pages", &draft).await, json!({ "title": "Dois", "publishedAt": null }));
        let other = desk.add("static-pages", &other).await;
        let token = async |id: i64| {
            let path = format!("/api/static-pages/{id}/actions/preview");
            let answer = desk.send("editor", "POST", &path, &Value::Null).await;
            answer.json()["data"]["token"].as_str().unwrap().to_owned()
        };
        let (own, others) = (token(one).await, token(other).await);
        let path = "/api/static-pages?filters[slug][$eq]=um";
        let shown = desk.client.get(&format!("{path}&preview={own}")).await;
        assert_eq!(shown.status, 200, "{}", shown.text());
        assert_eq!(shown.headers["cache-control"], "private, no-store");
        assert_eq!(shown.json()["data"].as_array().unwrap().len(), 1);
        assert_eq!(shown.json()["data"][0]["id"], one);
        for link in [others.as_str(), "", "1.x", "0000000000.x"] {
            assert_eq!(desk.client.get(&format!("{path}&preview={link}")).await.status, 403, "{link}");
        }
        // All drafts at once are not to be had with the link of one.
        let all = desk.client.get(&format!("/api/static-pages?preview={own}")).await.json();
        assert_eq!(all["data"].as_array().unwrap().len(), 1);
        assert_eq!(desk.client.get(path).await.json()["data"], json!([]), "it stays a draft");
        // Once it is published the link shows it as it stands.
        let publish = format!("/api/static-pages/{one}/actions/publish");
        desk.send("editor", "POST", &publish, &Value::Null).await;
        assert_eq!(desk.client.get(&format!("{path}&preview={own}")).await.json()["data"][0]["id"], one);
    }
}

#[tokio::test]
async fn what_a_draft_of_the_home_page_opens_with_is_seen_by_its_link() {
    let desk = Desk::on(TestDatabase::sqlite()).await;
    let news = desk.add("news", &json!({ "title": "Um" })).await;
    let other = desk.add("news", &json!({ "title": "Dois" })).await;
    let highlights = json!([{ "type": "news", "news": news }]);
    let data = json!({ "title": "Casa", "highlights": highlights, "publishedAt": null });
    desk.send("editor", "PUT", "/api/homepage", &json!({ "data": data })).await;
    let link = desk.send("editor", "POST", "/api/homepage/actions/preview", &Value::Null).await;
    let token = link.json()["data"]["token"].as_str().unwrap().to_owned();
    let hero = async |query: &str| desk.client.json(&format!("/api/v1/home/hero{query}")).await;
    let of = |list: &Value| list.as_array().unwrap().iter().map(|one| one["news"]["id"].clone()).collect::<Vec<_>>();
    assert_eq!(of(&hero("").await), [json!(other), json!(news)], "the newest, as nobody published a choice");
    assert_eq!(of(&hero(&format!("?preview={token}")).await), [json!(news)]);
    let draft = desk.client.get(&format!("/api/v1/home/hero?preview={token}")).await;
    assert_eq!(draft.headers["cache-control"], "private, no-store");
    let link = desk.send("editor", "POST", &format!("/api/news/{news}/actions/preview"), &Value::Null).await;
    let wrong = link.json()["data"]["token"].as_str().unwrap().to_owned();
    for (token, status) in [(wrong.as_str(), 403), ("x", 400)] {
        let refused = desk.client.get(&format!("/api/v1/home/hero?preview={token}")).await;
        assert_eq!(refused.status, status, "{token}");
    }
    let english = desk.client.get_with(&format!("/api/v1/home/hero?preview={token}"), &[("locale", "en")]).await;
    assert_eq!(english.status, 403, "it is of the Portuguese page");
}

#[tokio::test]
async fn nobody_keeps_a_page_with_a_draft() {
    let desk = Desk::on(TestDatabase::sqlite()).await;
    let token = format!("1794863400.{}", "x".repeat(43));
    let secret = desk.client.get(&format!("/x?preview={token}")).await;
    assert_eq!(secret.status, 200);
    assert!(secret.text().contains(&format!("<h1>/x?preview={token} ")), "{}", secret.text());
    assert_eq!(secret.headers["cache-control"], "private, no-store");
    assert_eq!(secret.headers["referrer-policy"], "no-referrer");
    assert_eq!(secret.headers["x-robots-tag"], "noindex");
    assert!(!secret.headers.contains_key("etag") && !secret.headers.contains_key("cache-tag"));
    // What leads to no draft leads to the page that everybody sees, if there is one.
    for (path, place) in [
        (format!("/x?preview=1000000000.{}", "x".repeat(43)), "/x"),
        ("/x?lang=en&preview=made-up".to_owned(), "/x?lang=en"),
        ("/x?preview=".to_owned(), "/x"),
        (format!("/missing?tab=a&preview={token}"), "/missing?tab=a"),
    ] {
        let over = desk.client.get(&path).await;
        assert_eq!(over.status, 308, "{path}");
        assert_eq!(over.headers["location"], place, "{path}");
        assert_eq!(over.headers["cache-control"], "no-cache", "{path}");
    }
    let plain = desk.client.get("/x").await;
    assert_eq!(plain.headers["referrer-policy"], "strict-origin-when-cross-origin");
    assert!(!plain.headers.contains_key("x-robots-tag"));
    // The address of a draft may change while somebody has the link.
    let moved = desk.client.get(&format!("/old?preview={token}&lang=en")).await;
    assert_eq!(moved.headers["location"], format!("/new?tab=a&lang=en&preview={token}"));
    assert_eq!(moved.headers["cache-control"], "private, no-store");
    let elsewhere = desk.client.get(&format!("/lead/https%3A%2F%2Fx.example?preview={token}")).await;
    assert_eq!(elsewhere.headers["location"], "https://x.example");
}
