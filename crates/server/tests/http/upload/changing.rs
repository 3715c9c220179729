//! Files that are described anew, cut anew, or replaced.

use serde_json::{Value, json};

use super::{Desk, Form, all_names, body, info, is_error, names, news, paper, picture};

fn at(file: &Value) -> String {
    format!("/api/upload?id={}", file["id"])
}

#[tokio::test]
async fn what_is_said_of_a_file_changes_without_its_files() {
    for desk in Desk::each().await {
        let file = desk.kept("editor", "a.jpg", &picture(1600, 900, 1)).await;
        let said = json!({ "name": "b/novo.jpg", "alternativeText": "Texto", "caption": null });
        let changed = body(&desk.upload_to(&at(&file), "editor", Form::text("fileInfo", &info(&said))).await, 200);
        assert_eq!((&changed["name"], &changed["alternativeText"]), (&json!("novo.jpg"), &json!("Texto")));
        assert_eq!((&changed["hash"], &changed["formats"]), (&file["hash"], &file["formats"]));
        // The same as JSON, and what is left out stays.
        let said = json!({ "fileInfo": { "caption": "Legenda" } });
        let changed = body(&desk.json("editor", "POST", &at(&file), &said).await, 200);
        assert_eq!((&changed["caption"], &changed["alternativeText"]), (&json!("Legenda"), &json!("Texto")));
        assert_eq!(body(&desk.get("editor", &format!("/api/upload/files/{}", file["id"])).await, 200), changed);
        desk.has_files(&names(&file)).await;
        is_error(
            &desk.json("editor", "POST", "/api/upload?id=999", &said).await,
            404,
            "NotFoundError",
            "file.notFound",
        );
        is_error(&desk.json("editor", "POST", "/api/upload?id=x", &said).await, 404, "NotFoundError", "file.notFound");
    }
}

#[tokio::test]
async fn another_focal_point_cuts_anew_and_old_cuts_go() {
    for desk in Desk::each().await {
        let file = desk.kept("editor", "a.jpg", &picture(1600, 900, 1)).await;
        let said = json!({ "focalPoint": { "x": 0, "y": 0.5 } });
        let changed = body(&desk.upload_to(&at(&file), "editor", Form::text("fileInfo", &info(&said))).await, 200);
        assert_eq!(changed["focalPoint"], json!({ "x": 0.0, "y": 0.5 }));
        assert_eq!(changed["formats"]["small"], file["formats"]["small"]);
        assert_ne!(changed["formats"]["square"]["url"], file["formats"]["square"]["url"]);
        desk.has_files(&names(&changed)).await;
        assert_eq!(desk.get("", file["formats"]["square"]["url"].as_str().unwrap()).await.status, 404);
        let back = Form::text("fileInfo", "{\"focalPoint\": null}");
        let back = body(&desk.upload_to(&at(&file), "editor", back).await, 200);
        assert_eq!(back["formats"], file["formats"]);
        desk.has_files(&names(&file)).await;
    }
}

#[tokio::test]
async fn a_file_is_replaced_under_its_number() {
    for desk in Desk::each().await {
        let form = Form::file("a.jpg", &picture(800, 600, 1)).and_text("fileInfo", "{\"caption\": \"Fica\"}");
        let file = body(&desk.upload("editor", form).await, 200)[0].clone();
        let created = body(&desk.json("editor", "POST", "/api/news", &news("Um")).await, 200);
        let entry = format!("/api/news/{}", created["data"]["id"]);
        body(&desk.json("editor", "PUT", &entry, &json!({ "data": { "banner": file["id"] } })).await, 200);
        let replaced =
            body(&desk.upload_to(&at(&file), "editor", Form::file("b.jpg", &picture(300, 200, 9))).await, 200);
        assert_eq!(
            (&replaced["id"], &replaced["name"], &replaced["caption"]),
            (&file["id"], &json!("b.jpg"), &json!("Fica"))
        );
        assert_ne!(replaced["hash"], file["hash"]);
        desk.has_files(&names(&replaced)).await;
        let shown = body(&desk.get("editor", &format!("{entry}?populate=banner")).await, 200);
        assert_eq!(shown["data"]["attributes"]["banner"]["data"]["attributes"]["url"], replaced["url"]);
        // Not by something that the entry has no place for.
        let paper = desk.upload_to(&at(&file), "editor", Form::file("c.pdf", &paper())).await;
        assert_eq!(paper.status, 400, "{}", paper.text());
        desk.has_files(&names(&replaced)).await;
        let two = Form::file("a.jpg", &picture(20, 20, 1)).and_file("b.jpg", &picture(20, 20, 2));
        is_error(
            &desk.upload_to(&at(&file), "editor", two).await,
            400,
            "ValidationError",
            "One file is changed at a time",
        );
    }
}

#[tokio::test]
async fn what_two_documents_share_stays_while_one_needs_it() {
    for desk in Desk::each().await {
        let bytes = picture(1600, 900, 1);
        let (first, second) = (desk.kept("editor", "a.jpg", &bytes).await, desk.kept("editor", "a.jpg", &bytes).await);
        let said = Form::text("fileInfo", "{\"focalPoint\": {\"x\": 1, \"y\": 1}}");
        let first = body(&desk.upload_to(&at(&first), "editor", said).await, 200);
        desk.has_files(&all_names([&first, &second])).await;
        desk.send("editor", "DELETE", &format!("/api/upload/files/{}", second["id"]), "", "").await;
        desk.has_files(&names(&first)).await;
    }
}

#[tokio::test]
async fn an_older_version_is_not_written_over_a_newer_one() {
    for desk in Desk::each().await {
        let file = desk.kept("editor", "a.jpg", &picture(20, 20, 1)).await;
        let send = async |version: &str| {
            let request = axum::http::Request::post(at(&file))
                .header("authorization", desk.token("editor").await)
                .header("content-type", "application/json")
                .header("if-match", version);
            let body = json!({ "fileInfo": { "caption": version } }).to_string();
            desk.client.send(request.body(body.into()).unwrap()).await.status.as_u16()
        };
        assert_eq!((send("\"1\"").await, send("\"1\"").await, send("\"2\"").await), (200, 412, 200));
    }
}
