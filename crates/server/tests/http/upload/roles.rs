//! Who may send, change and remove files.

use serde_json::json;

use super::{Desk, Form, body, is_forbidden, news, picture};

#[tokio::test]
async fn who_writes_anything_may_upload_and_nobody_else() {
    for desk in Desk::each().await {
        for who in ["", "fan", "operator"] {
            is_forbidden(&desk.upload(who, Form::file("a.jpg", &picture(20, 20, 1))).await);
            is_forbidden(&desk.get(who, "/api/upload/files").await);
            is_forbidden(&desk.send(who, "DELETE", "/api/upload/files/1", "", "").await);
        }
        assert!(desk.files().await.is_empty());
        for (shade, who) in ["author", "press", "editor", "admin"].into_iter().enumerate() {
            desk.kept(who, "a.jpg", &picture(20, 20, shade as u8 * 50)).await;
        }
        let kind = format!("multipart/form-data; boundary={}", super::BOUNDARY);
        let request = axum::http::Request::post("/api/upload")
            .header("authorization", "Bearer wrong")
            .header("content-type", kind);
        let answer =
            desk.client.send(request.body(Form::file("a.jpg", &picture(20, 20, 1)).end().into()).unwrap()).await;
        super::is_error(&answer, 401, "UnauthorizedError", "Missing or invalid credentials");
    }
}

#[tokio::test]
async fn files_are_changed_by_editors_and_by_those_who_sent_them() {
    for desk in Desk::each().await {
        let mine = desk.kept("author", "a.jpg", &picture(20, 20, 1)).await;
        let other = desk.kept("editor", "b.jpg", &picture(20, 20, 2)).await;
        let path = |file: &serde_json::Value| format!("/api/upload?id={}", file["id"]);
        let say = || Form::text("fileInfo", "{\"caption\": \"Outra\"}");
        for who in ["author", "press"] {
            is_forbidden(&desk.upload_to(&path(&other), who, say()).await);
            let delete = format!("/api/upload/files/{}", other["id"]);
            is_forbidden(&desk.send(who, "DELETE", &delete, "", "").await);
        }
        is_forbidden(&desk.upload_to(&path(&mine), "press", say()).await);
        for who in ["author", "editor"] {
            let changed = body(&desk.upload_to(&path(&mine), who, say()).await, 200);
            assert_eq!(changed["caption"], "Outra");
        }
        assert_eq!(
            desk.send("author", "DELETE", &format!("/api/upload/files/{}", mine["id"]), "", "").await.status,
            200
        );
    }
}

#[tokio::test]
async fn nobody_changes_by_a_file_what_he_could_not_change_himself() {
    for desk in Desk::each().await {
        let mine = desk.kept("author", "a.jpg", &picture(20, 20, 1)).await;
        let created = body(&desk.json("author", "POST", "/api/news", &news("Um")).await, 200);
        let at = format!("/api/news/{}", created["data"]["id"]);
        let with = json!({ "data": { "banner": mine["id"] } });
        body(&desk.json("author", "PUT", &at, &with).await, 200);
        let delete = format!("/api/upload/files/{}", mine["id"]);
        let change = format!("/api/upload?id={}", mine["id"]);
        let say = || Form::text("fileInfo", "{\"caption\": \"Minha\"}");
        assert_eq!(desk.upload_to(&change, "author", say()).await.status, 200);
        let publish = desk.json("editor", "POST", &format!("{at}/actions/publish"), &json!({})).await;
        assert_eq!(publish.status, 200, "{}", publish.text());
        is_forbidden(&desk.upload_to(&change, "author", say()).await);
        is_forbidden(&desk.send("author", "DELETE", &delete, "", "").await);
        assert_eq!(desk.send("editor", "DELETE", &delete, "", "").await.status, 200);
        let left = body(&desk.get("", &format!("{at}?populate=banner")).await, 200);
        assert_eq!(left["data"]["attributes"]["banner"], json!({ "data": null }));
    }
}
