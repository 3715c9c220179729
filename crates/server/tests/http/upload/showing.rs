//! Files as visitors get them: for ever, in parts, and without a life of their own.

use axum::body::Body;
use axum::http::Request;

use super::{Desk, paper, picture};

#[tokio::test]
async fn files_are_cached_for_ever_and_do_nothing() {
    for desk in Desk::each().await {
        let file = desk.kept("editor", "a.jpg", &picture(800, 600, 1)).await;
        let webp = file["formats"]["small"]["webp"]["url"].as_str().unwrap();
        for (url, mime) in [(file["url"].as_str().unwrap(), "image/jpeg"), (webp, "image/webp")] {
            let name = url.strip_prefix("/uploads/").unwrap();
            let answer = desk.get("", url).await;
            assert_eq!(answer.status, 200);
            let expected = [
                ("content-type", mime.to_owned()),
                ("content-length", answer.body.len().to_string()),
                ("cache-control", "public, max-age=31536000, immutable".to_owned()),
                ("etag", format!("\"{name}\"")),
                ("x-content-type-options", "nosniff".to_owned()),
                ("content-security-policy", "default-src 'none'; sandbox".to_owned()),
                ("content-disposition", format!("inline; filename=\"{name}\"")),
            ];
            for (header, value) in expected {
                assert_eq!(answer.headers[header], value, "{header}");
            }
            let again = desk.client.get_with(url, &[("if-none-match", &format!("W/\"x\", \"{name}\""))]).await;
            assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
            assert_eq!(again.headers["cache-control"], "public, max-age=31536000, immutable");
            let head = desk.send("", "HEAD", url, "", Body::empty()).await;
            assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
            assert_eq!(head.headers["content-length"], answer.body.len().to_string());
            assert_eq!(desk.send("", "POST", url, "", Body::empty()).await.status, 405);
        }
    }
}

#[tokio::test]
async fn papers_come_in_parts() {
    for desk in Desk::each().await {
        let bytes = paper();
        let file = desk.kept("press", "a.pdf", &bytes).await;
        let url = file["url"].as_str().unwrap();
        let name = url.strip_prefix("/uploads/").unwrap();
        let whole = desk.get("", url).await;
        assert_eq!((whole.headers["accept-ranges"].to_str().unwrap(), &whole.body), ("bytes", &bytes));
        let policy = whole.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("sandbox"), "{policy}");
        let length = bytes.len();
        let cases = [
            ("bytes=0-3", 206, format!("bytes 0-3/{length}"), &bytes[..4]),
            ("bytes=5-", 206, format!("bytes 5-{}/{length}", length - 1), &bytes[5..]),
            ("bytes=-6", 206, format!("bytes {}-{}/{length}", length - 6, length - 1), &bytes[length - 6..]),
            ("bytes=99999-", 416, format!("bytes */{length}"), &[]),
        ];
        for (range, status, content_range, expected) in cases {
            let answer = desk.client.get_with(url, &[("range", range)]).await;
            assert_eq!((answer.status.as_u16(), answer.body.as_slice()), (status, expected), "{range}");
            assert_eq!(answer.headers["content-range"], content_range, "{range}");
        }
        for headers in
            [[("range", "bytes=0-1,3-4"), ("accept", "*/*")], [("range", "bytes=0-1"), ("if-range", "\"x\"")]]
        {
            assert_eq!(desk.client.get_with(url, &headers).await.status, 200);
        }
        let known = format!("\"{name}\"");
        let part = desk.client.get_with(url, &[("range", "bytes=0-1"), ("if-range", &known)]).await;
        assert_eq!(part.status, 206);
    }
}

#[tokio::test]
async fn there_is_no_way_out_of_the_folder() {
    let desk = Desk::on(testkit::TestDatabase::sqlite()).await;
    desk.kept("editor", "a.jpg", &picture(20, 20, 1)).await;
    std::fs::write(desk.folder.join("secret.png"), "x").unwrap();
    std::fs::write(desk.folder.join("uploads/secret.txt"), "x").unwrap();
    let paths = [
        "/uploads/none_0123456789.jpg",
        "/uploads/secret.txt",
        "/uploads/../secret.png",
        "/uploads/%2e%2e/secret.png",
        "/uploads/..%2fsecret.png",
        "/uploads/%2e%2e%2fsecret.png",
        "/uploads/a/b.jpg",
        "/uploads//secret.png",
        "/uploads/a%00.jpg",
        "/uploads/%ff.jpg",
        "/uploads/",
        "/uploads",
    ];
    for path in paths {
        let answer = desk.client.send(Request::get(path).body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
    }
}
