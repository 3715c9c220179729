//! The newsroom as a whole.

use std::convert::Infallible;

use jiff::{SignedDuration, Timestamp};
use media::{KeptFile, Upload};
use store::Store;
use testkit::TestDatabase;

use super::super::load::load_around;
use super::super::{SEED, load};
use super::*;

fn lisbon() -> TimeZone {
    TimeZone::get("Europe/Lisbon").unwrap()
}

fn now() -> Timestamp {
    "2026-11-14T21:10:00Z".parse().unwrap()
}

async fn kept(upload: Upload) -> Result<KeptFile, Infallible> {
    let (stem, ext) = upload.name.rsplit_once('.').unwrap();
    Ok(KeptFile {
        name: upload.name.clone(),
        width: None,
        height: None,
        formats: None,
        hash: stem.to_owned(),
        ext: format!(".{ext}"),
        mime: if ext == "pdf" { "application/pdf" } else { "image/svg+xml" }.to_owned(),
        size: upload.bytes.len() as f64 / 1000.0,
        url: format!("/uploads/{stem}.{ext}"),
        preview_url: None,
        provider: "local".to_owned(),
        provider_metadata: None,
        placeholder: None,
        focal_point: upload.focal_point,
    })
}

#[tokio::test]
async fn first_look() {
    let database = TestDatabase::sqlite();
    let store: Store = database.open().await;
    assert!(load(&store, now(), &lisbon(), SEED).await.unwrap());
    let model = Model::built_in();
    assert!(write_newsroom(&store, &model, kept, now(), &lisbon(), SEED).await.unwrap());
    assert!(!write_newsroom(&store, &model, kept, now(), &lisbon(), SEED).await.unwrap());
    let _ = (load_around, SignedDuration::ZERO);
}
