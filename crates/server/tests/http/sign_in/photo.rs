//! A fan's photo.

use accounts::role::Role;
use axum::body::Body;
use image::codecs::jpeg::JpegEncoder;
use image::{Rgb, RgbImage};
use media::library::Options;
use media::{Library, Place};
use server::AppOptions;
use testkit::TestDatabase;

use super::{House, body};
use crate::client::Answer;

const PATH: &str = "/api/v1/profile/photo";

/// With a place where pictures are worked on.
pub(super) async fn studio() -> House {
    studio_with(|_| {}).await
}

pub(super) async fn studio_with(change: impl FnOnce(&mut AppOptions)) -> House {
    let database = TestDatabase::sqlite();
    let scratch = database.folder.path().to_owned();
    let options = Options { is_durable: false, scratch: scratch.clone(), ..Options::default() };
    let library = Library::open(&Place::Folder(scratch.join("media")), options).unwrap();
    House::on(database, |options| {
        options.library = Some(library);
        change(options);
    })
    .await
}

fn picture(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let image = RgbImage::from_fn(width, height, |x, _| Rgb(if x < width / 2 { [200, 0, 0] } else { [0, 0, 200] }));
    JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(&image).unwrap();
    bytes
}

async fn put(house: &House, token: &str, query: &str, bytes: Vec<u8>) -> Answer {
    let bearer = format!("Bearer {token}");
    house
        .send("PUT", &format!("{PATH}{query}"), &[("authorization", &bearer), ("content-type", "image/jpeg")], bytes)
        .await
}

#[tokio::test]
async fn a_square_of_a_picture_is_kept_and_nothing_else() {
    let house = studio().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let saved = body(&put(&house, &token, "?x=500&y=100&side=300", picture(1000, 500)).await, 200);
    assert_eq!((&saved["photo"]["width"], &saved["photo"]["height"]), (&384.into(), &384.into()));
    let url = saved["photo"]["url"].as_str().unwrap().to_owned();
    assert_eq!(house.me(&token).await.json()["photo"]["url"], url.as_str());
    let shown = house.client.get(&url).await;
    assert_eq!((shown.status.as_u16(), &shown.headers["content-type"]), (200, &"image/webp".parse().unwrap()));
    assert_eq!(shown.headers["cache-control"], "private, max-age=3600");
    let image = image::load_from_memory(&shown.body).unwrap().into_rgb8();
    assert_eq!(image.dimensions(), (384, 384));
    assert!(image.pixels().all(|pixel| pixel.0[2] > 120 && pixel.0[0] < 90), "only what was chosen");

    // Another in its place; the first is gone.
    let other = body(&put(&house, &token, "", picture(640, 480)).await, 200);
    assert_ne!(other["photo"]["url"], url.as_str());
    house.client.get(&url).await.is_error(404, "not_found");
    let removed =
        body(&house.send("DELETE", PATH, &[("authorization", &format!("Bearer {token}"))], Body::empty()).await, 200);
    assert!(removed["photo"].is_null());
    house.client.get(other["photo"]["url"].as_str().unwrap()).await.is_error(404, "not_found");
}

#[tokio::test]
async fn what_is_no_photo_is_refused_and_the_one_before_stays() {
    let house = studio().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let before = body(&put(&house, &token, "", picture(100, 100)).await, 200)["photo"].clone();
    let gif_bomb = {
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend([0xff, 0xff, 0xff, 0xff, 0, 0, 0]);
        bytes
    };
    let mut broken = picture(100, 100);
    broken.truncate(300);
    let cases = [
        ("", b"not a picture".to_vec(), 415, "unsupported_media_type"),
        ("", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), 415, "unsupported_media_type"),
        ("", b"%PDF-1.7".to_vec(), 415, "unsupported_media_type"),
        ("", Vec::new(), 415, "unsupported_media_type"),
        ("", gif_bomb, 415, "unsupported_media_type"),
        ("", broken, 415, "unsupported_media_type"),
    ];
    for (query, bytes, status, code) in cases {
        put(&house, &token, query, bytes).await.is_error(status, code);
    }
    house.rest();
    for query in ["?x=50&y=0&side=80", "?x=0&y=0&side=4294967295", "?x=4294967295&y=0&side=40", "?x=0&y=0&side=3"] {
        let error = put(&house, &token, query, picture(100, 100)).await.is_error(400, "invalid_parameter");
        assert_eq!(error["parameter"], "side", "{query}");
    }
    for (query, field) in
        [("?x=-1&y=0&side=40", "x"), ("?x=0&side=40", "y"), ("?x=0&y=0", "side"), ("?x=a&y=0&side=4", "x")]
    {
        let error = put(&house, &token, query, picture(100, 100)).await.is_error(400, "invalid_parameter");
        assert_eq!(error["parameter"], field, "{query}");
    }
    house.rest();
    put(&house, &token, "", vec![0; (10 << 20) + 1]).await.is_error(413, "payload_too_large");
    assert_eq!(house.me(&token).await.json()["photo"], before);
    for path in
        ["/photos/x.webp", "/photos/x", "/photos/..%2f..%2fetc%2fpasswd", &format!("/photos/{}.webp", "a".repeat(500))]
    {
        house.client.get(path).await.is_error(404, "not_found");
    }
}
