//! The types that come with the program, and the demo league.

use content::model::{FILE, Model};
use jiff::tz::TimeZone;
use serde_json::json;
use server::App;
use store::content::{Author, NewDocument};
use testkit::TestDatabase;

use super::case::Site;
use super::fixture::{NOW, options};

pub async fn site(database: TestDatabase) -> Site {
    let store = database.open().await;
    let zone = TimeZone::get("Europe/Lisbon").unwrap();
    feeds::demo::load(&store, NOW.parse().unwrap(), &zone, feeds::demo::SEED).await.unwrap();
    let model = Model::built_in();
    let format = |key: &str, width: i64, height: i64| {
        json!({
            "name": format!("{key}_golo.jpg"), "hash": format!("{key}_golo_0123456789"), "ext": ".jpg", "mime": "image/jpeg",
            "path": null, "width": width, "height": height, "size": 12.3, "sizeInBytes": 12300,
            "url": format!("/uploads/{key}_golo_0123456789.jpg"),
        })
    };
    let picture = json!({
        "name": "golo.jpg", "alternativeText": null, "caption": null, "width": 1600, "height": 900, "hash": "golo_0123456789",
        "ext": ".jpg", "mime": "image/jpeg", "size": 123.45, "url": "/uploads/golo_0123456789.jpg", "previewUrl": null,
        "provider": "local", "provider_metadata": null,
        "formats": {
            "thumbnail": format("thumbnail", 245, 138), "small": format("small", 500, 281),
            "medium": format("medium", 750, 422), "large": format("large", 1000, 563),
        },
    });
    let new = NewDocument { data: picture.as_object().unwrap().clone(), ..NewDocument::default() };
    let (now, mut write) = (NOW.parse().unwrap(), store.write().await.unwrap());
    write.add_document(&model, model.named(FILE), new, &Author::default(), now).await.unwrap();
    write.commit(now, "test", json!({})).await.unwrap();
    let app = App::start(store, options(model)).await.unwrap();
    Site::new(app, database).await
}
