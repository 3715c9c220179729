//! What is sent becomes a file with all its formats, and is found again.

use content::model::FILE;
use serde_json::{Value, json};
use store::content::{Author, NewDocument};

use super::{Desk, Form, all_names, body, info, names, paper, picture};
use crate::client::now;

#[tokio::test]
async fn a_picture_is_kept_in_all_its_formats_and_listed() {
    for desk in Desk::each().await {
        let said =
            json!({ "alternativeText": "Um golo", "caption": "Aos 90 minutos", "focalPoint": { "x": 0.25, "y": 0.5 } });
        let form = Form::file("Golo do Séc.PNG", &picture(1600, 900, 10)).and_text("fileInfo", &info(&said));
        let files = body(&desk.upload("editor", form).await, 200);
        let [file] = files.as_array().unwrap().as_slice() else { panic!("{files}") };
        assert_eq!(file["name"], "Golo do Séc.PNG");
        assert_eq!((&file["ext"], &file["mime"]), (&json!(".jpg"), &json!("image/jpeg")));
        assert_eq!((&file["width"], &file["height"]), (&json!(1600), &json!(900)));
        assert_eq!((&file["alternativeText"], &file["caption"]), (&json!("Um golo"), &json!("Aos 90 minutos")));
        assert_eq!(file["focalPoint"], json!({ "x": 0.25, "y": 0.5 }));
        assert!(file["placeholder"].as_str().unwrap().starts_with("data:image/webp;base64,"));
        let keys: Vec<&String> = file["formats"].as_object().unwrap().keys().collect();
        assert_eq!(keys, ["large", "medium", "share", "small", "square", "thumbnail", "xSmall"]);
        assert_eq!(desk.files().await, names(file));
        for name in names(file) {
            let answer = desk.get("", &format!("/uploads/{name}")).await;
            assert_eq!(answer.status, 200, "{name}");
            assert_eq!(answer.body, std::fs::read(desk.folder.join("uploads").join(&name)).unwrap());
            let decoded = image::load_from_memory(&answer.body).unwrap();
            let of = file["formats"].as_object().unwrap().values().find(|format| {
                [&format["url"], &format["webp"]["url"]].iter().any(|url| **url == format!("/uploads/{name}"))
            });
            let size = of.unwrap_or(file);
            assert_eq!(
                (json!(decoded.width()), json!(decoded.height())),
                (size["width"].clone(), size["height"].clone())
            );
        }
        let id = &file["id"];
        assert_eq!(body(&desk.get("editor", "/api/upload/files").await, 200), files);
        assert_eq!(body(&desk.get("author", &format!("/api/upload/files/{id}")).await, 200), *file);
    }
}

#[tokio::test]
async fn several_files_are_kept_together_each_with_its_own_description() {
    for desk in Desk::each().await {
        let said = json!([{ "caption": "Um" }, { "name": "outro nome.jpg" }]);
        let form = Form::text("fileInfo", &info(&said))
            .and_file("a.jpg", &picture(300, 200, 1))
            .and_file("b.jpg", &picture(300, 200, 2))
            .and_file("c.pdf", &paper());
        let files = body(&desk.upload_to("/api/upload/", "press", form).await, 200);
        let column =
            |name: &str| files.as_array().unwrap().iter().map(|file| file[name].clone()).collect::<Vec<Value>>();
        assert_eq!(column("name"), ["a.jpg", "outro nome.jpg", "c.pdf"]);
        assert_eq!(column("caption"), [json!("Um"), Value::Null, Value::Null]);
        assert_eq!(column("mime"), ["image/jpeg", "image/jpeg", "application/pdf"]);
        assert!(files[1]["hash"].as_str().unwrap().starts_with("outro_nome_"));
        assert_eq!(files[2]["previewUrl"], files[2]["formats"]["small"]["url"]);
        assert_eq!(desk.files().await, all_names(files.as_array().unwrap()));
    }
}

#[tokio::test]
async fn a_drawing_is_never_given_as_it_came() {
    for desk in Desk::each().await {
        let drawing =
            b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10' onload='alert(1)'><script>alert(1)</script>\
            <rect width='10' height='10'/></svg>";
        let file = desk.kept("author", "emblema.svg", drawing).await;
        assert_eq!((&file["ext"], &file["mime"]), (&json!(".png"), &json!("image/png")));
        for name in desk.files().await {
            let bytes = std::fs::read(desk.folder.join("uploads").join(&name)).unwrap();
            assert!(!bytes.windows(5).any(|window| window == b"alert"), "{name}");
            assert!(!name.ends_with(".svg"));
        }
    }
}

#[tokio::test]
async fn the_same_file_twice_is_stored_once_and_goes_with_its_last_document() {
    for desk in Desk::each().await {
        let bytes = picture(800, 600, 5);
        let first = desk.kept("editor", "a.jpg", &bytes).await;
        let second = desk.kept("editor", "a.jpg", &bytes).await;
        assert_ne!(first["id"], second["id"]);
        assert_eq!(first["hash"], second["hash"]);
        assert_eq!(desk.files().await, names(&first));
        let gone = desk.send("editor", "DELETE", &format!("/api/upload/files/{}", first["id"]), "", "").await;
        assert_eq!(body(&gone, 200), first);
        desk.has_files(&names(&second)).await;
        assert_eq!(desk.get("", second["url"].as_str().unwrap()).await.status, 200);
        desk.send("editor", "DELETE", &format!("/api/upload/files/{}", second["id"]), "", "").await;
        desk.has_files(&Default::default()).await;
        assert_eq!(desk.get("", second["url"].as_str().unwrap()).await.status, 404);
        let again = desk.send("editor", "DELETE", &format!("/api/upload/files/{}", second["id"]), "", "").await;
        super::is_error(&again, 404, "NotFoundError", "file.notFound");
    }
}

#[tokio::test]
async fn what_a_crash_left_behind_goes_at_the_second_look() {
    for desk in Desk::each().await {
        let kept = desk.kept("editor", "a.jpg", &picture(300, 200, 1)).await;
        let orphan = desk.folder.join("uploads/orphan_0123456789.jpg");
        std::fs::write(&orphan, "x").unwrap();
        // What a document of another form names is needed, too.
        let brought = desk.folder.join("uploads/brought_0123456789.jpg");
        std::fs::write(&brought, "x").unwrap();
        let address = "https://old.example/uploads/brought_0123456789.jpg";
        bring(&desk, &json!({ "name": "x", "url": address })).await;
        assert_eq!(desk.client.app.remove_leftovers().await.unwrap(), 0);
        assert!(orphan.exists());
        assert_eq!(desk.client.app.remove_leftovers().await.unwrap(), 1);
        let brought = "brought_0123456789.jpg".to_owned();
        assert_eq!(desk.files().await, names(&kept).into_iter().chain([brought]).collect());
    }
}

/// Writes a file's document as another program would have.
async fn bring(desk: &Desk, data: &Value) {
    let model = content::model::Model::built_in();
    let new = NewDocument { data: data.as_object().unwrap().clone(), published: Some(now()), ..NewDocument::default() };
    let mut write = desk.client.app.store().write().await.unwrap();
    write.add_document(&model, model.named(FILE), new, &Author::default(), now()).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
}
