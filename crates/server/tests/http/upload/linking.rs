//! Files in entries: sent for one, and only where they belong.

use serde_json::{Value, json};

use super::{Desk, Form, body, is_error, is_forbidden, names, news, paper, picture};

async fn entry(desk: &Desk, who: &str) -> Value {
    body(&desk.json(who, "POST", "/api/news", &news("Um")).await, 200)["data"]["id"].clone()
}

#[tokio::test]
async fn files_are_sent_for_an_entry() {
    for desk in Desk::each().await {
        let id = entry(&desk, "author").await;
        let form = Form::file("a.jpg", &picture(20, 20, 1)).for_entry("api::news.news", &id, "banner");
        let file = body(&desk.upload("author", form).await, 200)[0].clone();
        let shown = body(&desk.get("author", &format!("/api/news/{id}?populate=banner")).await, 200);
        assert_eq!(shown["data"]["attributes"]["banner"]["data"]["id"], file["id"]);
        assert_eq!(shown["meta"]["version"], 2);
    }
}

#[tokio::test]
async fn a_field_for_many_gets_more_and_keeps_what_it_has() {
    for desk in Desk::each().await {
        let new = json!({ "data": { "title": "Comunicado", "publishedAt": null } });
        let id = body(&desk.json("press", "POST", "/api/comunicados", &new).await, 200)["data"]["id"].clone();
        let mut sent = Vec::new();
        for number in [1, 2] {
            let form = Form::file("a.jpg", &picture(20, 20, number * 20)).and_file("b.pdf", &paper()).for_entry(
                "comunicado",
                &id,
                "attachments",
            );
            let files = body(&desk.upload("press", form).await, 200);
            sent.extend(files.as_array().unwrap().iter().map(|file| file["id"].clone()));
        }
        let shown = body(&desk.get("press", &format!("/api/comunicados/{id}?populate=attachments")).await, 200);
        let attached = shown["data"]["attributes"]["attachments"]["data"].as_array().unwrap();
        assert_eq!(attached.iter().map(|file| file["id"].clone()).collect::<Vec<_>>(), sent);
    }
}

#[tokio::test]
async fn what_one_may_not_change_one_may_not_send_for() {
    for desk in Desk::each().await {
        let id = entry(&desk, "editor").await;
        let form = |target: &str, id: &Value, field: &str| {
            Form::file("a.jpg", &picture(20, 20, 1)).for_entry(target, id, field)
        };
        let answer = desk.upload("author", form("news", &id, "banner")).await;
        is_error(&answer, 404, "NotFoundError", "Not Found");
        is_forbidden(&desk.upload("press", form("news", &id, "banner")).await);
        let cases = [
            (form("nothing", &id, "banner"), 400, "ref is unknown"),
            (form("file", &id, "banner"), 400, "ref is unknown"),
            (form("news", &id, "nothing"), 400, "field is unknown"),
            (form("news", &id, "title"), 400, "field is not for files"),
            (form("news", &json!("x"), "banner"), 400, "refId must be the number of an entry"),
        ];
        for (form, status, message) in cases {
            is_error(&desk.upload("editor", form).await, status, "ValidationError", message);
        }
        is_error(&desk.upload("editor", form("news", &json!(99), "banner")).await, 404, "NotFoundError", "Not Found");
        let two = form("news", &id, "banner").and_file("b.jpg", &picture(20, 20, 2));
        is_error(&desk.upload("editor", two).await, 400, "ValidationError", "banner takes one file");
        desk.has_files(&Default::default()).await;
        assert_eq!(body(&desk.get("editor", "/api/upload/files").await, 200), json!([]));
    }
}

#[tokio::test]
async fn a_field_takes_the_kinds_it_is_for() {
    const WRONG: &str = "banner takes only files of these kinds: image";
    for desk in Desk::each().await {
        let id = entry(&desk, "editor").await;
        let file = desk.kept("editor", "a.pdf", &paper()).await;
        let with = json!({ "data": { "banner": file["id"] } });
        let answer = desk.json("editor", "PUT", &format!("/api/news/{id}"), &with).await;
        is_error(&answer, 400, "ValidationError", WRONG);
        assert_eq!(body(&answer, 400)["error"]["details"]["errors"][0]["path"], json!(["banner"]));
        let new = json!({ "data": { "title": "Dois", "publishedAt": null, "banner": file["id"] } });
        is_error(&desk.json("editor", "POST", "/api/news", &new).await, 400, "ValidationError", WRONG);
        let form = Form::file("b.pdf", &paper()).for_entry("news", &id, "banner");
        is_error(&desk.upload("editor", form).await, 400, "ValidationError", WRONG);
        desk.has_files(&names(&file)).await;
    }
}
