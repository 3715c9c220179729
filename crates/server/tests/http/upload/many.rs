//! Many at once.

use futures_util::future::join_all;
use serde_json::Value;

use super::{Desk, Form, all_names, body, names, picture};

#[tokio::test]
async fn ten_at_once_are_all_kept() {
    for desk in Desk::each().await {
        let send = async |number: u8| {
            let form = Form::file(&format!("{number}.jpg"), &picture(700, 500, number * 20));
            body(&desk.upload("editor", form).await, 200)[0].clone()
        };
        let files: Vec<Value> = join_all((0..10).map(send)).await;
        assert_eq!(desk.files().await, all_names(&files));
        let listed = body(&desk.get("editor", "/api/upload/files?pagination[pageSize]=100").await, 200);
        assert_eq!(listed.as_array().unwrap().len(), 10);
    }
}

/// The same file is sent and removed by many at once: whoever still has a document has all its files.
#[tokio::test]
async fn what_is_sent_while_others_remove_it_stays_whole() {
    for desk in Desk::each().await {
        let bytes = picture(300, 200, 7);
        let last = desk.kept("editor", "a.jpg", &bytes).await;
        for _ in 0..5 {
            let old = body(&desk.get("editor", "/api/upload/files").await, 200);
            let send = async || body(&desk.upload("editor", Form::file("a.jpg", &bytes)).await, 200)[0].clone();
            let remove = async |file: &Value| {
                let path = format!("/api/upload/files/{}", file["id"]);
                desk.send("editor", "DELETE", &path, "", "").await.status.as_u16()
            };
            let (sent, removed) = tokio::join!(send(), join_all(old.as_array().unwrap().iter().map(remove)));
            assert!(removed.iter().all(|status| *status == 200), "{removed:?}");
            assert_eq!(sent["hash"], last["hash"]);
            desk.has_files(&names(&sent)).await;
        }
    }
}
