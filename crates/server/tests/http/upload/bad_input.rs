//! What is refused, in the dialect's words and without a trace.

use axum::body::{Body, Bytes};
use futures_util::stream;
use serde_json::json;

use super::{BOUNDARY, Desk, Form, body, is_error, picture};

#[tokio::test]
async fn files_that_are_not_what_they_seem_are_refused_by_name() {
    let whole = picture(400, 300, 1);
    let png_bomb = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xea\x60\0\0\xea\x60\x08\x02\0\0\0\x8b\xa1\x1f\x6f";
    let bomb = {
        let mut text = "<svg xmlns='http://www.w3.org/2000/svg'><g id='l0'><rect/></g>".to_owned();
        for level in 1..10 {
            text += &format!("<g id='l{level}'>{}</g>", format!("<use href='#l{}'/>", level - 1).repeat(10));
        }
        text + "</svg>"
    };
    let cases: [(&str, &[u8], &str); 9] = [
        ("a.jpg", b"", "\"a.jpg\" is empty"),
        ("a.jpg", b"PK\x03\x04", "\"a.jpg\" is not a JPEG, PNG, WebP, GIF or TIFF picture, an SVG drawing or a PDF"),
        (
            "a.png",
            b"<html><script>",
            "\"a.png\" is not a JPEG, PNG, WebP, GIF or TIFF picture, an SVG drawing or a PDF",
        ),
        ("a.jpg", &whole[..whole.len() / 2], "\"a.jpg\" is damaged or incomplete"),
        ("../b.png", png_bomb, "\"b.png\" is damaged or incomplete"),
        ("a.svg", bomb.as_bytes(), "\"a.svg\" is a drawing that cannot be used: it has too many elements"),
        (
            "a.svg",
            b"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>",
            "\"a.svg\" is a drawing that cannot be used: it has a document type",
        ),
        (
            "a.pdf",
            b"%PDF-1.7\n1 0 obj <</S/#4aavaScript>> endobj\n%%EOF",
            "\"a.pdf\" is a PDF that cannot be used: it has scripts, attachments or actions in it",
        ),
        ("a.pdf", b"%PDF-1.7\n1 0 obj", "\"a.pdf\" is damaged or incomplete"),
    ];
    for desk in Desk::each().await {
        for (name, bytes, message) in cases {
            is_error(&desk.upload("editor", Form::file(name, bytes)).await, 400, "ValidationError", message);
            // One that is bad takes those before it with it.
            let both = Form::file("good.jpg", &whole).and_file(name, bytes);
            let answer = desk.upload("editor", both).await;
            is_error(&answer, 400, "ValidationError", message);
            let details = &body(&answer, 400)["error"]["details"]["errors"][0];
            assert_eq!(details["path"], json!(["files", 1]));
        }
        desk.has_files(&Default::default()).await;
        assert_eq!(body(&desk.get("editor", "/api/upload/files").await, 200), json!([]));
        // The scratch files have no names.
        let left: Vec<_> =
            std::fs::read_dir(desk.client.database.folder.path()).unwrap().map(|it| it.unwrap().file_name()).collect();
        assert!(
            left.iter().all(|name| name == "media" || name.to_string_lossy().starts_with("jornada.sqlite")),
            "{left:?}"
        );
    }
}

#[tokio::test]
async fn what_is_too_large_or_too_much_is_refused() {
    for desk in Desk::each().await {
        let large = vec![0xff; 26 << 20];
        let answer = desk.upload("editor", Form::file("a.jpg", &large)).await;
        is_error(&answer, 413, "PayloadTooLargeError", "\"a.jpg\" is larger than 25 MB");
        let mut form = Form::default();
        for number in 0..11 {
            form = form.and_file(&format!("{number}.jpg"), &picture(20, 20, number));
        }
        is_error(&desk.upload("editor", form).await, 400, "ValidationError", "At most 10 files can be sent at once");
        let mut form = Form::default();
        for _ in 0..51 {
            form = form.and_text("x", "y");
        }
        is_error(&desk.upload("editor", form).await, 400, "ValidationError", "A form can have at most 50 parts");
        let kind = format!("multipart/form-data; boundary={BOUNDARY}");
        let request = axum::http::Request::post("/api/upload")
            .header("authorization", desk.token("editor").await)
            .header("content-type", kind)
            .header("content-length", (300u64 << 20).to_string());
        let answer = desk.client.send(request.body(Body::empty()).unwrap()).await;
        is_error(&answer, 413, "PayloadTooLargeError", "request entity too large");
        assert!(desk.files().await.is_empty());
    }
}

#[tokio::test]
async fn bodies_that_are_no_forms_are_refused() {
    const UNREADABLE: &str = "The form cannot be read: it is no multipart/form-data, or it ends early";
    for desk in Desk::each().await {
        let good = Form::file("a.jpg", &picture(20, 20, 1)).end();
        let cases: [(&str, &[u8], &str); 8] = [
            ("multipart/form-data", &good, UNREADABLE),
            ("multipart/form-data; boundary=another", &good, UNREADABLE),
            ("multipart/form-data; boundary=limite", &good[..good.len() - 12], UNREADABLE),
            ("multipart/form-data; boundary=limite", &good[..60], UNREADABLE),
            ("multipart/form-data; boundary=limite", b"", UNREADABLE),
            ("multipart/form-data; boundary=limite", b"--limite--\r\n", "Files are empty"),
            ("", &good, "Files are empty"),
            ("application/json", b"{}", "Files are empty"),
        ];
        for (kind, bytes, message) in cases {
            let answer = desk.send("editor", "POST", "/api/upload", kind, bytes.to_vec()).await;
            is_error(&answer, 400, "ValidationError", message);
        }
        for (name, value, message) in [
            ("fileInfo", "{", "fileInfo must be JSON"),
            ("fileInfo", "5", "fileInfo must be an object"),
            ("fileInfo", "{\"focalPoint\": {\"x\": 2, \"y\": 0}}", "focalPoint must have x and y, each from 0 to 1"),
            ("ref", "api::news.news", "ref, refId and field go together"),
        ] {
            let form = Form::file("a.jpg", &picture(20, 20, 1)).and_text(name, value);
            is_error(&desk.upload("editor", form).await, 400, "ValidationError", message);
        }
        let wrong = Form::file("a.jpg", &picture(20, 20, 1)).and_text("fileInfo", "{\"caption\": 5}");
        assert_eq!(desk.upload("editor", wrong).await.status, 400);
        // A field for files that is left empty sends one without a name.
        is_error(&desk.upload("editor", Form::file("", b"")).await, 400, "ValidationError", "Files are empty");
        assert_eq!(desk.get("editor", "/api/upload").await.status, 405);
        desk.has_files(&Default::default()).await;
    }
}

/// A client that vanishes: its body ends with an error.
#[tokio::test]
async fn who_hangs_up_leaves_nothing() {
    for desk in Desk::each().await {
        let good = Form::file("a.jpg", &picture(400, 300, 1)).end();
        let first = Bytes::copy_from_slice(&good[..good.len() / 2]);
        let parts = [Ok(first), Err(std::io::Error::other("gone"))];
        let kind = format!("multipart/form-data; boundary={BOUNDARY}");
        let answer = desk.send("editor", "POST", "/api/upload", &kind, Body::from_stream(stream::iter(parts))).await;
        assert_eq!(answer.status, 400, "{}", answer.text());
        assert!(desk.files().await.is_empty());
        assert_eq!(body(&desk.get("editor", "/api/upload/files").await, 200), json!([]));
    }
}

#[tokio::test]
async fn names_do_no_harm() {
    for desk in Desk::each().await {
        for name in
            ["../../etc/passwd", "a%00b.jpg", "C:\\x\\y.jpg", "⚽️.jpg", "\u{202e}gpj.exe", "x".repeat(5_000).as_str()]
        {
            let file = desk.kept("editor", name, &picture(20, 20, 1)).await;
            assert!(media::is_object_name(file["url"].as_str().unwrap().strip_prefix("/uploads/").unwrap()));
            assert!(file["name"].as_str().unwrap().chars().all(|c| !c.is_control() && c != '/' && c != '\u{202e}'));
            assert_eq!(desk.get("", file["url"].as_str().unwrap()).await.status, 200);
        }
    }
}
