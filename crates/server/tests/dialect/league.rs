//! The types that come with the program, and the demo league.

use content::model::Model;
use jiff::tz::TimeZone;
use server::App;
use testkit::TestDatabase;

use super::case::Site;
use super::fixture::{NOW, options};

pub async fn site(database: TestDatabase) -> Site {
    let store = database.open().await;
    let zone = TimeZone::get("Europe/Lisbon").unwrap();
    feeds::demo::load(&store, NOW.parse().unwrap(), &zone, feeds::demo::SEED).await.unwrap();
    let app = App::start(store, options(Model::built_in())).await.unwrap();
    Site::new(app, database).await
}
